//! Geometry: squares, directions, and sets of squares as 24 rows of bits (ARM-GRID).

use feerie_core::ParseError;
use feerie_core::grid::{self, GridSquare, SquareSet};
use serde::{Serialize, Serializer};
use std::fmt;
use std::num::NonZeroU16;
use std::str::FromStr;

/// The board has 24 × 24 squares (ARM-GRID-1).
pub const SIZE: u8 = 24;

/// A square of the board. One more than row × 32 + column is kept, so that "no square" costs no room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Square(NonZeroU16);

impl Square {
    /// The square at a column and a row, both counted from 0; none off the board.
    pub const fn at(col: i8, row: i8) -> Option<Square> {
        if col < 0 || row < 0 || col >= SIZE as i8 || row >= SIZE as i8 {
            return None;
        }
        match NonZeroU16::new(((row as u16) << 5 | col as u16) + 1) {
            Some(number) => Some(Square(number)),
            None => None,
        }
    }

    /// Its column, counted from 0.
    #[inline]
    pub const fn col(self) -> i8 {
        ((self.0.get() - 1) & 31) as i8
    }

    /// Its row, counted from 0.
    #[inline]
    pub const fn row(self) -> i8 {
        ((self.0.get() - 1) >> 5) as i8
    }

    /// Every square, row by row.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..SIZE as i8).flat_map(|row| (0..SIZE as i8).filter_map(move |col| Square::at(col, row)))
    }

    /// ARM-GRID-4: squares counted along rows and columns, whatever lies between.
    #[inline]
    pub const fn distance(self, other: Square) -> u8 {
        self.col().abs_diff(other.col()) + self.row().abs_diff(other.row())
    }

    /// ARM-GRID-6, ARM-GRID-7: whether two squares are in contact, which diagonal neighbours are not.
    #[inline]
    pub const fn touches(self, other: Square) -> bool {
        self.distance(other) == 1
    }

    /// The next square in a direction; none off the board.
    pub const fn next(self, dir: Dir) -> Option<Square> {
        let (dx, dy) = dir.step();
        Square::at(self.col() + dx, self.row() + dy)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        grid::write_name(self.col() as u8, self.row() as u8, f)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = ParseError;

    /// ARM-FLOW-5: no leading zero.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (col, row) = grid::read_name(text, SIZE)?;
        Ok(Square::of_place(col, row))
    }
}

impl GridSquare for Square {
    #[inline]
    fn place(self) -> (u8, u8) {
        (self.col() as u8, self.row() as u8)
    }

    #[inline]
    fn of_place(col: u8, row: u8) -> Square {
        Square(NonZeroU16::MIN.saturating_add(u16::from(row) << 5 | u16::from(col)))
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// One of the four directions, in the order of their letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Dir {
    /// East: column + 1.
    #[serde(rename = "e")]
    East,
    /// North: row + 1.
    #[serde(rename = "n")]
    North,
    /// South: row − 1.
    #[serde(rename = "s")]
    South,
    /// West: column − 1.
    #[serde(rename = "w")]
    West,
}

impl Dir {
    /// All four.
    pub const ALL: [Dir; 4] = [Dir::East, Dir::North, Dir::South, Dir::West];

    /// The change of column and row of one step.
    pub const fn step(self) -> (i8, i8) {
        match self {
            Dir::East => (1, 0),
            Dir::North => (0, 1),
            Dir::South => (0, -1),
            Dir::West => (-1, 0),
        }
    }

    /// Its letter.
    pub const fn letter(self) -> &'static str {
        match self {
            Dir::East => "e",
            Dir::North => "n",
            Dir::South => "s",
            Dir::West => "w",
        }
    }
}

/// A set of squares.
pub type Bits = SquareSet<Square, { SIZE as usize }>;

/// Every square within a distance of a set (ARM-GRID-5).
pub fn within(set: &Bits, distance: u8) -> Bits {
    (0..distance).fold(*set, |set, _| set.spread_straight())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// ARM-FLOW-5.
    #[test]
    fn flow_5_squares_have_one_name() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        for text in ["", "a", "a0", "a01", "a25", "y1", "A1", "a1 ", "a-1", "a024", "é1"] {
            assert_eq!(text.parse::<Square>(), Err(ParseError), "{text:?}");
        }
    }

    #[test]
    fn sets_agree_with_counting_squares() {
        let center: Square = "c23".parse().unwrap();
        for distance in 0..6 {
            let near: Bits = Square::all().filter(|s| s.distance(center) <= distance).collect();
            assert_eq!(Bits::within_steps(center, distance), near);
            assert_eq!(within(&Bits::only(center), distance), near);
        }
        assert_eq!(Bits::FULL.iter().collect::<Vec<_>>(), Square::all().collect::<Vec<_>>());
    }
}
