//! A position: everything that changes at a table.

use feerie_core::Seat;
use serde::{Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};

use crate::Armes;
use crate::board::{Bits, Square};
use crate::ground::Placed;
use crate::phase::Phase;

/// A band has at most so many figures (ARM-REC-2).
pub const BAND: usize = 10;
/// So many pieces are placed in a full set-up (ARM-SET-3).
pub const PIECES: usize = 6;
/// So many turns a round can have, both players together: each spends a token (ARM-END-3).
pub const TURNS: usize = 2 * (6 + 8);

/// The other seat of the two (ARM-CARD-1).
pub const fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// A figure: seat 0 owns 0 to 9, shown as `A1` to `A10`, seat 1 the others, `B1` to `B10` (ARM-CARD-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct FigId(pub u8);

impl FigId {
    /// A seat's figure, counted from 0.
    pub const fn of(seat: Seat, index: usize) -> FigId {
        FigId(seat.0 * BAND as u8 + index as u8)
    }

    /// Whose it is.
    pub const fn seat(self) -> Seat {
        Seat(self.0 / BAND as u8)
    }

    /// Its number in the band, counted from 0.
    pub const fn number(self) -> usize {
        self.0 as usize % BAND
    }

    /// Its position in the list of figures.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every figure that could be, in order.
    pub fn all() -> impl Iterator<Item = FigId> {
        (0..2 * BAND as u8).map(FigId)
    }

    /// Every figure that a seat could own, in order.
    pub fn of_seat(seat: Seat) -> impl Iterator<Item = FigId> {
        (0..BAND).map(move |index| FigId::of(seat, index))
    }
}

impl fmt::Display for FigId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", ['A', 'B'][self.seat().index()], self.number() + 1)
    }
}

impl Serialize for FigId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// What changes about a figure. Its profile is in its band.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figure {
    /// Where it stands: exactly one square, or it is not in play (ARM-GRID-2).
    pub at: Option<Square>,
    /// Poison tokens.
    pub poison: u16,
    /// Health left.
    pub hp: u8,
    /// Order tokens of this round.
    pub orders: u8,
    /// Flame tokens.
    pub flames: u8,
    /// Crack tokens.
    pub crack: u8,
}

impl Hash for Figure {
    /// As one number: searches look positions up all the time.
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let at = self.at.map_or(0, |at| 1 + at.row() as u64 * 24 + at.col() as u64);
        let tokens = [self.hp, self.orders, self.flames, self.crack];
        let tokens = tokens.iter().fold(u64::from(self.poison), |sum, &n| sum << 8 | u64::from(n));
        hasher.write_u64(tokens << 16 | at);
    }
}

/// The profiles of a band, by position in the roster, in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Troop {
    profiles: [u16; BAND],
    len: u8,
}

impl Troop {
    /// The profiles, in order.
    pub fn as_slice(&self) -> &[u16] {
        &self.profiles[..self.len as usize]
    }

    /// How many figures.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether it has none yet.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds a figure, if there is room.
    pub fn push(&mut self, profile: u16) {
        if let Some(place) = self.profiles.get_mut(self.len as usize) {
            *place = profile;
            self.len += 1;
        }
    }

    /// Puts it in the order of the roster (ARM-REC-7).
    pub fn sort(&mut self) {
        self.profiles[..self.len as usize].sort_unstable();
    }
}

impl FromIterator<u16> for Troop {
    fn from_iter<I: IntoIterator<Item = u16>>(profiles: I) -> Self {
        let mut troop = Troop::default();
        profiles.into_iter().for_each(|profile| troop.push(profile));
        troop
    }
}

/// The objectives tried this round, in order, and by whom (ARM-SCEN-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tries {
    tries: [u8; TURNS],
    len: u8,
}

impl Tries {
    /// None yet.
    pub const NONE: Tries = Tries { tries: [0; TURNS], len: 0 };

    /// Notes a try of an objective, by its number.
    pub fn push(&mut self, objective: u8, seat: Seat) {
        if let Some(place) = self.tries.get_mut(self.len as usize) {
            *place = objective << 1 | seat.0;
            self.len += 1;
        }
    }

    /// Objective and seat of each, in order.
    pub fn iter(&self) -> impl Iterator<Item = (u8, Seat)> + '_ {
        self.tries[..self.len as usize].iter().map(|&entry| (entry >> 1, Seat(entry & 1)))
    }
}

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// What is being done.
    pub phase: Phase,
    /// 0 before the first round.
    pub round: u8,
    /// First player of this round (until it is chosen, of the one before).
    pub first: Seat,
    /// Whose turn it is or was last.
    pub turn: Seat,
    /// Victory points.
    pub vp: [u8; 2],
    /// Victory points of this round.
    pub vp_round: [u8; 2],
    /// Value of the figures each seat lost.
    pub lost: [u8; 2],
    /// The same, this round.
    pub lost_round: [u8; 2],
    /// Order tokens left.
    pub tokens: [u8; 2],
    /// Additional tokens of every round (ARM-ORD-2).
    pub extra: [u8; 2],
    /// Who has passed.
    pub passed: [bool; 2],
    /// Who has tried to loot this round.
    pub looted: [bool; 2],
    /// Which objectives were tried this round.
    pub tries: Tries,
    /// Sum of the aims of this turn (ARM-BONUS-6).
    pub aim: u8,
    /// Whether this turn's activation counts as a first one (ARM-BONUS-5).
    pub fresh: bool,
    /// Faction cards, by position.
    pub cards: [Option<u16>; 2],
    /// The bands.
    pub bands: [Troop; 2],
    /// The figures; those beyond a band are empty.
    pub figures: [Figure; 2 * BAND],
    /// Scenery placed at the table, in order. A map's scenery is no part of the position.
    pub scenery: [Option<Placed>; PIECES],
    /// Objectives, in order.
    pub objectives: [Option<Square>; 4],
    /// The lair of each seat.
    pub lairs: [Option<Square>; 2],
}

impl State {
    /// The position in which recruiting begins. The caller lets the rules go on from here.
    pub fn blank(phase: Phase, bands: [Troop; 2]) -> State {
        State {
            phase,
            round: 0,
            first: Seat(0),
            turn: Seat(0),
            vp: [0; 2],
            vp_round: [0; 2],
            lost: [0; 2],
            lost_round: [0; 2],
            tokens: [0; 2],
            extra: [0; 2],
            passed: [false; 2],
            looted: [false; 2],
            tries: Tries::NONE,
            aim: 0,
            fresh: false,
            cards: [None; 2],
            bands,
            figures: [Figure::default(); 2 * BAND],
            scenery: [None; PIECES],
            objectives: [None; 4],
            lairs: [None; 2],
        }
    }

    /// A figure.
    #[inline]
    pub fn fig(&self, fig: FigId) -> &Figure {
        &self.figures[fig.index()]
    }

    /// Where a figure stands.
    #[inline]
    pub fn at(&self, fig: FigId) -> Option<Square> {
        self.figures[fig.index()].at
    }

    /// The figures of both bands, seat 0's first.
    pub fn members(&self) -> impl Iterator<Item = FigId> + '_ {
        self.members_of(Seat(0)).chain(self.members_of(Seat(1)))
    }

    /// The figures of a band.
    pub fn members_of(&self, seat: Seat) -> impl Iterator<Item = FigId> + use<> {
        (0..self.bands[seat.index()].len()).map(move |index| FigId::of(seat, index))
    }

    /// The figures in play and where they stand.
    pub fn in_play(&self) -> impl Iterator<Item = (FigId, Square)> + '_ {
        self.members().filter_map(|fig| Some((fig, self.at(fig)?)))
    }

    /// A seat's figures in play and where they stand.
    pub fn in_play_of(&self, seat: Seat) -> impl Iterator<Item = (FigId, Square)> + '_ {
        self.members_of(seat).filter_map(|fig| Some((fig, self.at(fig)?)))
    }

    /// A seat's figures that were removed, once figures are placed.
    pub fn removed_of(&self, seat: Seat) -> impl Iterator<Item = FigId> + '_ {
        self.members_of(seat).filter(|&fig| self.at(fig).is_none())
    }

    /// Who stands on a square.
    pub fn on(&self, square: Square) -> Option<FigId> {
        self.in_play().find(|&(_, at)| at == square).map(|(fig, _)| fig)
    }

    /// The squares with figures.
    pub fn occupied(&self) -> Bits {
        let mut bits = Bits::EMPTY;
        for figure in &self.figures {
            if let Some(at) = figure.at {
                bits.insert(at);
            }
        }
        bits
    }

    /// Scenery placed at the table so far.
    pub fn n_pieces(&self) -> usize {
        self.scenery.iter().flatten().count()
    }

    /// Squares where a figure could be put (ARM-MOVE-3).
    pub fn standing(&self, rules: &Armes) -> Bits {
        Bits::FULL.minus(&rules.ground(self).solid).minus(&self.occupied())
    }
}
