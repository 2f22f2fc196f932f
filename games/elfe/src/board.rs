//! The Magic Forest: squares, directions, contact.

use feerie_core::ParseError;
use feerie_core::grid::{self, GridSquare, SquareSet};
use serde::{Serialize, Serializer};
use std::fmt;

/// The board is a square of this many columns and rows (ELF-BOARD-1).
pub const SIZE: u8 = 20;
/// How many squares the Edge has.
pub const EDGE_SQUARES: u8 = 4 * (SIZE - 1);
/// The first column and row of the Pond, both counted from 0.
const POND_FIRST: u8 = 8;
/// The last column and row of the Pond.
const POND_LAST: u8 = 11;

/// A square: column counted from the west, row from the north, both from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Square {
    col: u8,
    row: u8,
}

impl Square {
    /// The square of a column and a row counted from 0; both must be below [`SIZE`].
    #[inline]
    pub const fn new(col: u8, row: u8) -> Square {
        debug_assert!(col < SIZE && row < SIZE);
        Square { col, row }
    }

    /// The square of a column and a row, if the board has it.
    #[inline]
    pub const fn at(col: i8, row: i8) -> Option<Square> {
        if col >= 0 && row >= 0 && col < SIZE as i8 && row < SIZE as i8 {
            Some(Square { col: col as u8, row: row as u8 })
        } else {
            None
        }
    }

    /// The column, from 0 in the west.
    #[inline]
    pub const fn col(self) -> u8 {
        self.col
    }

    /// The row, from 0 in the north.
    #[inline]
    pub const fn row(self) -> u8 {
        self.row
    }

    /// ELF-BOARD-2: the Edge is the outermost ring.
    #[inline]
    pub const fn is_edge(self) -> bool {
        self.col == 0 || self.row == 0 || self.col == SIZE - 1 || self.row == SIZE - 1
    }

    /// ELF-BOARD-3: the Pond is the central block of 4 × 4.
    #[inline]
    pub const fn is_pond(self) -> bool {
        POND_FIRST <= self.col && self.col <= POND_LAST && POND_FIRST <= self.row && self.row <= POND_LAST
    }

    /// The king distance; pieces and Pond do not matter (ELF-BOARD-6).
    #[inline]
    pub const fn distance(self, other: Square) -> u8 {
        let (dc, dr) = (self.col.abs_diff(other.col), self.row.abs_diff(other.row));
        if dc > dr { dc } else { dr }
    }

    /// Whether the squares touch: one step apart in one of the eight directions (ELF-BOARD-6).
    #[inline]
    pub const fn touches(self, other: Square) -> bool {
        self.distance(other) == 1
    }

    /// The square so many steps away, if the board has it.
    #[inline]
    pub const fn step(self, dir: Dir, steps: i8) -> Option<Square> {
        let (dc, dr) = dir.step();
        Square::at(self.col as i8 + dc * steps, self.row as i8 + dr * steps)
    }

    /// All squares in the bytewise order of their names.
    pub fn by_name() -> impl Iterator<Item = Square> {
        /// Rows in the order of their numbers as text: 1, 10, 11 … 19, 2, 20, 3 … 9.
        const ROWS: [u8; SIZE as usize] = [0, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 1, 19, 2, 3, 4, 5, 6, 7, 8];
        (0..SIZE).flat_map(|col| ROWS.into_iter().map(move |row| Square { col, row }))
    }

    /// The n-th square of the Edge, going clockwise round it from the north-west corner.
    #[inline]
    pub const fn edge(n: u8) -> Square {
        const SIDE: u8 = SIZE - 1;
        let along = n % SIDE;
        match n / SIDE {
            0 => Square::new(along, 0),
            1 => Square::new(SIDE, along),
            2 => Square::new(SIDE - along, SIDE),
            _ => Square::new(0, SIDE - along),
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        grid::write_name(self.col, self.row, f)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl std::str::FromStr for Square {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (col, row) = grid::read_name(text, SIZE)?;
        Ok(Square { col, row })
    }
}

impl GridSquare for Square {
    #[inline]
    fn place(self) -> (u8, u8) {
        (self.col, self.row)
    }

    #[inline]
    fn of_place(col: u8, row: u8) -> Square {
        Square::new(col, row)
    }
}

/// A set of squares: what a movement reaches is found by spreading them.
pub type Squares = SquareSet<Square, { SIZE as usize }>;

/// The outermost ring (ELF-BOARD-2).
pub const EDGE: Squares = Squares::RIM;
/// The central block (ELF-BOARD-3).
pub const POND: Squares = Squares::block((POND_FIRST, POND_LAST), (POND_FIRST, POND_LAST));

/// The squares that touch this one (ELF-BOARD-6).
#[inline]
pub fn touching(square: Square) -> Squares {
    let mut set = Squares::within_block(square, 1);
    set.remove(square);
    set
}

/// One of the eight directions, clockwise from the north (ELF-BOARD-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the points of the compass")]
pub enum Dir {
    N,
    NE,
    E,
    SE,
    S,
    SW,
    W,
    NW,
}

impl Dir {
    /// Every direction, clockwise.
    pub const ALL: [Dir; 8] = [Dir::N, Dir::NE, Dir::E, Dir::SE, Dir::S, Dir::SW, Dir::W, Dir::NW];

    /// Every direction, those along a column or row first.
    pub const STRAIGHT_FIRST: [Dir; 8] = [Dir::N, Dir::E, Dir::S, Dir::W, Dir::NE, Dir::SE, Dir::SW, Dir::NW];

    /// Columns and rows of one step: north goes toward row 1, east toward column t.
    pub const fn step(self) -> (i8, i8) {
        [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)][self as usize]
    }

    /// Its name in the notation.
    pub const fn name(self) -> &'static str {
        ["N", "NE", "E", "SE", "S", "SW", "W", "NW"][self as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn sq(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn board_1_squares_have_names_that_read_back() {
        let names: Vec<String> = Square::by_name().map(|square| square.to_string()).collect();
        assert_eq!(names.len(), 400);
        assert!(names.is_sorted(), "bytewise");
        assert!(Square::by_name().all(|square| sq(&square.to_string()) == square));
        for void in ["a0", "a21", "u1", "a01", "", "a", "5", "A1", "a1 ", "a+1", "é1", "a100"] {
            assert!(void.parse::<Square>().is_err(), "{void} does not exist");
        }
    }

    #[test]
    fn board_2_and_3_edge_76_pond_16_woods_308() {
        assert_eq!(Square::by_name().filter(|s| s.is_edge()).count(), 76);
        assert_eq!(Square::by_name().filter(|s| s.is_pond()).count(), 16);
        assert_eq!(Square::by_name().filter(|s| !s.is_pond() && !s.is_edge()).count(), 308);
        assert!(sq("i9").is_pond() && sq("l12").is_pond() && !sq("h9").is_pond() && !sq("l13").is_pond());
        let ring: BTreeSet<Square> = (0..EDGE_SQUARES).map(Square::edge).collect();
        assert_eq!(ring, Square::by_name().filter(|s| s.is_edge()).collect());
    }

    #[test]
    fn sets_agree_with_the_squares_in_them() {
        assert_eq!(EDGE, Square::by_name().filter(|s| s.is_edge()).collect());
        assert_eq!(POND, Square::by_name().filter(|s| s.is_pond()).collect());
        for square in Square::by_name() {
            let around = touching(square);
            assert!(Square::by_name().all(|other| around.contains(other) == square.touches(other)));
            assert_eq!(Squares::only(square).spread_around(), around | Squares::only(square));
        }
    }

    #[test]
    fn board_4_north_goes_to_row_1_and_east_to_column_t() {
        assert_eq!(sq("k7").step(Dir::N, 1), Some(sq("k6")));
        assert_eq!(sq("k7").step(Dir::SE, 2), Some(sq("m9")));
        assert_eq!(sq("t1").step(Dir::NE, 1), None);
    }

    #[test]
    fn board_6_contact_has_eight_directions() {
        assert_eq!(Square::by_name().filter(|s| s.touches(sq("k7"))).count(), 8);
        assert_eq!(Square::by_name().filter(|s| s.touches(sq("a1"))).count(), 3);
        assert!(!sq("k7").touches(sq("k7")));
        assert_eq!(sq("a1").distance(sq("d9")), 8);
    }
}
