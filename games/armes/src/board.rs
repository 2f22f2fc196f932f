//! Geometry: squares, directions, and sets of squares as 24 rows of bits (ARM-GRID).

use feerie_core::ParseError;
use serde::{Serialize, Serializer};
use std::fmt;
use std::num::NonZeroU16;
use std::str::FromStr;

/// The board has 24 × 24 squares (ARM-GRID-1).
pub const SIZE: u8 = 24;
/// All columns of a row.
const ROW: u32 = (1 << SIZE) - 1;

/// A square of the board. One more than row × 32 + column is kept, so that "no square" costs no room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
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
        write!(f, "{}{}", (b'a' + self.col() as u8) as char, self.row() + 1)
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
        let (&col, row) = text.as_bytes().split_first().ok_or(ParseError)?;
        let row = match *row {
            [ones @ b'1'..=b'9'] => ones - b'0',
            [tens @ b'1'..=b'2', ones @ b'0'..=b'9'] => (tens - b'0') * 10 + ones - b'0',
            _ => return Err(ParseError),
        };
        if !col.is_ascii_lowercase() {
            return Err(ParseError);
        }
        Square::at((col - b'a') as i8, row as i8 - 1).ok_or(ParseError)
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// One of the four directions, in the order of their letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
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

/// A set of squares: a word of columns for each row.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Bits(pub [u32; SIZE as usize]);

impl Bits {
    /// No square.
    pub const EMPTY: Bits = Bits([0; SIZE as usize]);
    /// Every square.
    pub const FULL: Bits = Bits([ROW; SIZE as usize]);

    /// One square.
    #[inline]
    pub fn one(square: Square) -> Bits {
        let mut bits = Bits::EMPTY;
        bits.insert(square);
        bits
    }

    /// Whether a square belongs to the set.
    #[inline]
    pub fn has(&self, square: Square) -> bool {
        self.0[square.row() as usize] >> square.col() & 1 == 1
    }

    /// Adds a square.
    #[inline]
    pub fn insert(&mut self, square: Square) {
        self.0[square.row() as usize] |= 1 << square.col();
    }

    /// Takes a square away.
    #[inline]
    pub fn remove(&mut self, square: Square) {
        self.0[square.row() as usize] &= !(1 << square.col());
    }

    /// Combines two sets row by row.
    #[inline]
    fn zip(&self, other: &Bits, with: impl Fn(u32, u32) -> u32) -> Bits {
        Bits(std::array::from_fn(|row| with(self.0[row], other.0[row])))
    }

    /// What belongs to either.
    #[inline]
    pub fn or(&self, other: &Bits) -> Bits {
        self.zip(other, |a, b| a | b)
    }

    /// What belongs to both.
    #[inline]
    pub fn and(&self, other: &Bits) -> Bits {
        self.zip(other, |a, b| a & b)
    }

    /// What belongs to this one alone.
    #[inline]
    pub fn minus(&self, other: &Bits) -> Bits {
        self.zip(other, |a, b| a & !b)
    }

    /// Whether there is no square.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, row| all | row) == 0
    }

    /// How many squares.
    #[inline]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|row| row.count_ones()).sum()
    }

    /// The squares, row by row.
    pub fn iter(&self) -> impl Iterator<Item = Square> + '_ {
        (0..SIZE as i8).flat_map(|row| {
            let mut left = self.0[row as usize];
            std::iter::from_fn(move || {
                if left == 0 {
                    return None;
                }
                let col = left.trailing_zeros() as i8;
                left &= left - 1;
                Square::at(col, row)
            })
        })
    }

    /// The square with `n` others before it; none if there are not so many.
    pub fn nth(&self, mut n: u32) -> Option<Square> {
        for (row, &columns) in self.0.iter().enumerate() {
            let here = columns.count_ones();
            if n < here {
                let mut left = columns;
                for _ in 0..n {
                    left &= left - 1;
                }
                return Square::at(left.trailing_zeros() as i8, row as i8);
            }
            n -= here;
        }
        None
    }

    /// The set moved by columns and rows; what falls off the board is gone.
    #[inline]
    pub fn shifted(&self, dx: i8, dy: i8) -> Bits {
        let mut out = Bits::EMPTY;
        for row in 0..SIZE as i8 {
            let from = row - dy;
            if (0..SIZE as i8).contains(&from) {
                let columns = self.0[from as usize];
                out.0[row as usize] = if dx >= 0 { columns << dx & ROW } else { columns >> -dx };
            }
        }
        out
    }

    /// The set and every square in contact with it.
    #[inline]
    pub fn grown(&self) -> Bits {
        let mut out = Bits::EMPTY;
        for row in 0..SIZE as usize {
            let here = self.0[row];
            let below = if row > 0 { self.0[row - 1] } else { 0 };
            let above = if row + 1 < SIZE as usize { self.0[row + 1] } else { 0 };
            out.0[row] = (here | here << 1 | here >> 1 | below | above) & ROW;
        }
        out
    }

    /// Every square within a distance of the set (ARM-GRID-5).
    pub fn within(&self, distance: u8) -> Bits {
        (0..distance).fold(*self, |set, _| set.grown())
    }

    /// The squares within a distance of one square.
    pub fn around(center: Square, distance: u8) -> Bits {
        let mut out = Bits::EMPTY;
        let reach = distance as i8;
        for row in (center.row() - reach).max(0)..=(center.row() + reach).min(SIZE as i8 - 1) {
            let half = reach - (row - center.row()).abs();
            out.0[row as usize] = columns(center.col() - half, center.col() + half);
        }
        out
    }

    /// The square block of squares at most so many columns and rows away.
    pub fn block_around(center: Square, distance: u8) -> Bits {
        let mut out = Bits::EMPTY;
        let reach = distance as i8;
        for row in (center.row() - reach).max(0)..=(center.row() + reach).min(SIZE as i8 - 1) {
            out.0[row as usize] = columns(center.col() - reach, center.col() + reach);
        }
        out
    }

    /// The outermost rows and columns.
    pub fn rim() -> Bits {
        let mut out = Bits([1 | 1 << (SIZE - 1); SIZE as usize]);
        out.0[0] = ROW;
        out.0[SIZE as usize - 1] = ROW;
        out
    }
}

/// The columns from one to another, as far as they are on the board.
fn columns(from: i8, to: i8) -> u32 {
    let (from, to) = (from.max(0), to.min(SIZE as i8 - 1));
    if from > to { 0 } else { (ROW >> (SIZE as i8 - 1 - (to - from))) << from }
}

impl FromIterator<Square> for Bits {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut bits = Bits::EMPTY;
        for square in squares {
            bits.insert(square);
        }
        bits
    }
}

impl fmt::Debug for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
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
            assert_eq!(Bits::around(center, distance), near);
            assert_eq!(Bits::one(center).within(distance), near);
            assert_eq!(near.iter().count() as u32, near.len());
            assert_eq!(near.nth(near.len() - 1), near.iter().last());
            assert_eq!(near.nth(near.len()), None);
        }
        assert_eq!(Bits::rim().len(), 92);
        assert_eq!(Bits::FULL.shifted(3, -2).len(), 21 * 22);
    }
}
