//! The board: the geometry of the pyramid, and the designer's numbers of `data/board.toml`.

mod file;
mod form;

use arrayvec::ArrayVec;
use feerie_core::{ParseError, SetupError};
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use crate::goods::{Goods, read_number};
use crate::tiles::Series;

pub use form::schema;

/// Double spaces of the pyramid.
pub const SPACES: usize = 14;
/// Spaces of a track.
pub const TRACK: usize = 7;
/// No series of reward tiles is longer.
pub const LONGEST_SERIES: usize = 8;
/// No pile of food tiles is higher.
pub const HIGHEST_PILE: usize = 8;
/// Colours on the board at most.
pub const COLORS: usize = 5;
/// Symbols of mines at most.
pub const MINES: usize = 16;
/// The castle, above the fourth level.
pub const CASTLE_LEVEL: u8 = 5;

/// A double space of the pyramid, numbered 1 to 14 like its action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Space(pub u8);

impl Space {
    /// All fourteen, in order.
    pub fn all() -> impl Iterator<Item = Space> {
        (1..=SPACES as u8).map(Space)
    }

    /// Its index in arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// Its row, from 1 above the mines to 4 below the castle.
    #[inline]
    pub const fn level(self) -> u8 {
        match self.0 {
            0..=5 => 1,
            6..=9 => 2,
            10..=12 => 3,
            _ => 4,
        }
    }

    /// The spaces of a level.
    #[inline]
    pub fn of_level(level: u8) -> impl Iterator<Item = Space> {
        let (first, last) = match level {
            1 => (1, 5),
            2 => (6, 9),
            3 => (10, 12),
            4 => (13, 14),
            _ => (1, 0),
        };
        (first..=last).map(Space)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Space {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match read_number(text)? {
            number if usize::from(number) <= SPACES => Ok(Space(number)),
            _ => Err(ParseError),
        }
    }
}

/// What one side of the casino die gives, and on how many faces it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CasinoSide {
    /// The goods.
    pub gives: Goods,
    /// The number of faces.
    pub faces: u8,
}

/// The designer's numbers, checked.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "each field is explained beside its number in data/board.toml")]
pub struct Board {
    pub totals: Goods,
    pub stones: u8,
    pub icons: [Goods; SPACES],
    pub silver_price: [u8; TRACK],
    pub gold_price: [u8; TRACK],
    pub track_points: [u8; TRACK],
    pub track_bonus: u8,
    pub series: [ArrayVec<u8, LONGEST_SERIES>; 3],
    pub gold_numbered: u8,
    pub mines: ArrayVec<u16, MINES>,
    pub dungeon: u16,
    pub pass: u8,
    pub refusal: u8,
    pub miners: [u8; 2],
    pub copying: [u8; COLORS],
    pub hoard: u8,
    /// How many faces of the punishment die show each number, from 0 to 9.
    pub whip: [u8; 10],
    /// Food, gold, silver: the bytewise order of their names.
    pub casino: [CasinoSide; 3],
    pub demand: [u8; 3],
    pub start: Goods,
    pub start_honey: u8,
    pub special: Goods,
    pub bag_metal: [u8; 2],
    pub bag_stones_each: u8,
    pub discs: u8,
    pub n_skills: u8,
    /// For 2, 3, 4, 5 players.
    pub food_tiles: [ArrayVec<u8, HIGHEST_PILE>; 4],
    /// For 2, 3, 4, 5 players.
    pub pixies: [u8; 4],
}

impl Board {
    /// The stones in the bag at a table of so many seats (PIX-SET-8).
    pub fn bag_stones(&self, seats: u8) -> u8 {
        u32::from(self.stones).min(u32::from(self.bag_stones_each) * u32::from(seats)) as u8
    }

    /// A series of reward tiles.
    pub fn tiles(&self, series: Series) -> &[u8] {
        &self.series[series as usize]
    }

    /// The next symbol of the mine beyond so many crowns, or the dungeon (PIX-SCO-2).
    pub fn next_symbol(&self, crowns: u16) -> u16 {
        self.mines.iter().copied().find(|&mine| mine > crowns).unwrap_or(self.dungeon)
    }
}

/// The board file that comes with the game.
pub const SHIPPED: &str = include_str!("../data/board.toml");

/// The board that comes with the game.
pub(crate) static DEFAULT: LazyLock<Board> =
    LazyLock::new(|| Board::parse(SHIPPED).expect("the embedded board file is valid"));

impl Board {
    /// The board of a table: its own, if it brings one in its option `board`.
    pub fn of_table(text: &str) -> Result<Board, SetupError> {
        if text.trim().is_empty() {
            return Ok(DEFAULT.clone());
        }
        Board::parse(text).map_err(|error| error.in_option("board", None))
    }
}
