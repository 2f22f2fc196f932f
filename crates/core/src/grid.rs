//! Square boards of up to 26 × 26: the names of squares, and sets of squares as rows of bits.
//!
//! Which way the rows run, which squares touch and how directions are written is each game's own rule and stays with
//! its board.

use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Not};

use crate::clause::ParseError;

/// A square of a game's board.
pub trait GridSquare: Copy + Eq + Debug {
    /// Its column and row, both counted from 0.
    fn place(self) -> (u8, u8);
    /// The square at a column and a row that the board has.
    fn of_place(col: u8, row: u8) -> Self;
}

/// Writes the name of a square: a letter for the column, a number from 1 for the row.
pub fn write_name(col: u8, row: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "{}{}", (b'a' + col) as char, row + 1)
}

/// Reads the name of a square on a board of so many columns and rows; there is one name for each, without leading zero.
pub fn read_name(text: &str, size: u8) -> Result<(u8, u8), ParseError> {
    let (&letter, number) = text.as_bytes().split_first().ok_or(ParseError)?;
    let row = match *number {
        [ones @ b'1'..=b'9'] => ones - b'1',
        [tens @ b'1'..=b'2', ones @ b'0'..=b'9'] => (tens - b'0') * 10 + ones - b'1',
        _ => return Err(ParseError),
    };
    let col = letter.checked_sub(b'a').ok_or(ParseError)?;
    if col < size && row < size { Ok((col, row)) } else { Err(ParseError) }
}

/// A set of squares of a board with `SIZE` columns and rows: a word of columns for each row.
pub struct SquareSet<S, const SIZE: usize> {
    /// The columns of each row, the lowest bit being the first; no bit beyond the last column.
    pub rows: [u32; SIZE],
    squares: PhantomData<fn() -> S>,
}

impl<S, const SIZE: usize> SquareSet<S, SIZE> {
    /// All columns of a row.
    pub const ROW: u32 = (1 << SIZE) - 1;
    /// No square.
    pub const EMPTY: Self = Self::from_rows([0; SIZE]);
    /// Every square.
    pub const FULL: Self = Self::from_rows([Self::ROW; SIZE]);
    /// The outermost ring.
    pub const RIM: Self = {
        let mut rows = [1 | 1 << (SIZE - 1); SIZE];
        rows[0] = Self::ROW;
        rows[SIZE - 1] = Self::ROW;
        Self::from_rows(rows)
    };

    /// The set with these columns in each row.
    pub const fn from_rows(rows: [u32; SIZE]) -> Self {
        SquareSet { rows, squares: PhantomData }
    }

    /// The squares of a block, its first and last column and row included.
    pub const fn block(cols: (u8, u8), rows: (u8, u8)) -> Self {
        let mut set = Self::EMPTY;
        let mut row = rows.0;
        while row <= rows.1 {
            set.rows[row as usize] = columns(cols.0 as i8, cols.1 as i8, SIZE);
            row += 1;
        }
        set
    }

    /// How many squares.
    #[inline]
    pub fn len(&self) -> u32 {
        self.rows.iter().map(|row| row.count_ones()).sum()
    }

    /// Whether there is no square.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.rows.iter().fold(0, |all, row| all | row) == 0
    }

    /// Combines two sets row by row.
    #[inline]
    fn zip(&self, other: &Self, with: impl Fn(u32, u32) -> u32) -> Self {
        Self::from_rows(std::array::from_fn(|row| with(self.rows[row], other.rows[row])))
    }

    /// What belongs to this set and not to the other.
    #[inline]
    pub fn minus(&self, other: &Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }

    /// The set moved by columns and rows; what falls off the board is gone.
    #[inline]
    pub fn shifted(&self, dx: i8, dy: i8) -> Self {
        let mut out = Self::EMPTY;
        for row in 0..SIZE as i8 {
            let from = row - dy;
            if (0..SIZE as i8).contains(&from) {
                let columns = self.rows[from as usize];
                out.rows[row as usize] = if dx >= 0 { columns << dx & Self::ROW } else { columns >> -dx };
            }
        }
        out
    }

    /// The set and every square beside one of it, in a row or a column.
    #[inline]
    pub fn spread_straight(&self) -> Self {
        // One loop for each direction: each is a few instructions for several rows at once.
        let mut out = Self::from_rows(self.rows.map(|row| row | row << 1 | row >> 1));
        for row in 1..SIZE {
            out.rows[row] |= self.rows[row - 1];
        }
        for row in 1..SIZE {
            out.rows[row - 1] |= self.rows[row];
        }
        out & Self::FULL
    }

    /// The set and every square that touches one of it, corners included.
    #[inline]
    pub fn spread_around(&self) -> Self {
        let wide = self.rows.map(|row| row | row << 1 | row >> 1);
        let mut out = Self::EMPTY;
        for row in 0..SIZE {
            let below = if row > 0 { wide[row - 1] } else { 0 };
            let above = if row + 1 < SIZE { wide[row + 1] } else { 0 };
            out.rows[row] = (wide[row] | below | above) & Self::ROW;
        }
        out
    }
}

impl<S: GridSquare, const SIZE: usize> SquareSet<S, SIZE> {
    /// The set of one square.
    #[inline]
    pub fn only(square: S) -> Self {
        let mut set = Self::EMPTY;
        set.insert(square);
        set
    }

    /// Adds a square.
    #[inline]
    pub fn insert(&mut self, square: S) {
        let (col, row) = square.place();
        self.rows[usize::from(row)] |= 1 << col;
    }

    /// Takes a square away.
    #[inline]
    pub fn remove(&mut self, square: S) {
        let (col, row) = square.place();
        self.rows[usize::from(row)] &= !(1 << col);
    }

    /// Whether a square belongs to the set.
    #[inline]
    pub fn contains(&self, square: S) -> bool {
        let (col, row) = square.place();
        self.rows[usize::from(row)] >> col & 1 == 1
    }

    /// The squares at most so many columns and rows in all away from one: a diamond.
    #[inline]
    pub fn within_steps(center: S, steps: u8) -> Self {
        Self::rows_around(center, steps, |away| steps as i8 - away)
    }

    /// The squares at most so many columns and at most so many rows away from one: a block.
    #[inline]
    pub fn within_block(center: S, distance: u8) -> Self {
        Self::rows_around(center, distance, |_| distance as i8)
    }

    /// Rows up to a distance from a square, each as wide as `half` says for so many rows away.
    #[inline]
    fn rows_around(center: S, distance: u8, half: impl Fn(i8) -> i8) -> Self {
        let (col, middle) = center.place();
        let (col, middle, reach) = (col as i8, middle as i8, distance as i8);
        let mut out = Self::EMPTY;
        for row in (middle - reach).max(0)..=(middle + reach).min(SIZE as i8 - 1) {
            let half = half((row - middle).abs());
            out.rows[row as usize] = columns(col - half, col + half, SIZE);
        }
        out
    }

    /// The squares, row by row.
    pub fn iter(&self) -> impl Iterator<Item = S> + use<S, SIZE> {
        self.rows.into_iter().enumerate().flat_map(|(row, mut left)| {
            std::iter::from_fn(move || {
                (left != 0).then(|| {
                    let square = S::of_place(left.trailing_zeros() as u8, row as u8);
                    left &= left - 1;
                    square
                })
            })
        })
    }

    /// The square with `n` others before it in the order of [`iter`](SquareSet::iter); none if there are not so many.
    pub fn nth(&self, mut n: u32) -> Option<S> {
        for (row, &columns) in self.rows.iter().enumerate() {
            let here = columns.count_ones();
            if n < here {
                let mut left = columns;
                for _ in 0..n {
                    left &= left - 1;
                }
                return Some(S::of_place(left.trailing_zeros() as u8, row as u8));
            }
            n -= here;
        }
        None
    }
}

/// The columns from one to another, as far as they are on the board.
#[inline]
pub const fn columns(from: i8, to: i8, size: usize) -> u32 {
    let from = if from < 0 { 0 } else { from };
    let last = size as i8 - 1;
    let to = if to > last { last } else { to };
    if from > to { 0 } else { (u32::MAX >> (31 - (to - from))) << from }
}

// By hand: a derived impl would ask the same of the squares.
impl<S, const SIZE: usize> Clone for SquareSet<S, SIZE> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S, const SIZE: usize> Copy for SquareSet<S, SIZE> {}

impl<S, const SIZE: usize> PartialEq for SquareSet<S, SIZE> {
    fn eq(&self, other: &Self) -> bool {
        self.rows == other.rows
    }
}

impl<S, const SIZE: usize> Eq for SquareSet<S, SIZE> {}

impl<S, const SIZE: usize> Hash for SquareSet<S, SIZE> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.rows.hash(state);
    }
}

impl<S, const SIZE: usize> Default for SquareSet<S, SIZE> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<S: GridSquare, const SIZE: usize> Debug for SquareSet<S, SIZE> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<S: GridSquare, const SIZE: usize> FromIterator<S> for SquareSet<S, SIZE> {
    fn from_iter<I: IntoIterator<Item = S>>(squares: I) -> Self {
        let mut set = Self::EMPTY;
        for square in squares {
            set.insert(square);
        }
        set
    }
}

impl<S, const SIZE: usize> BitAnd for SquareSet<S, SIZE> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.zip(&other, |a, b| a & b)
    }
}

impl<S, const SIZE: usize> BitOr for SquareSet<S, SIZE> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.zip(&other, |a, b| a | b)
    }
}

impl<S, const SIZE: usize> Not for SquareSet<S, SIZE> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self::from_rows(self.rows.map(|row| !row & Self::ROW))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    struct Square(u8, u8);

    impl GridSquare for Square {
        fn place(self) -> (u8, u8) {
            (self.0, self.1)
        }
        fn of_place(col: u8, row: u8) -> Square {
            Square(col, row)
        }
    }

    type Set = SquareSet<Square, 12>;

    #[test]
    fn names_are_read_as_they_are_written() {
        assert_eq!(read_name("a1", 12), Ok((0, 0)));
        assert_eq!(read_name("l12", 12), Ok((11, 11)));
        assert_eq!(read_name("x20", 24), Ok((23, 19)));
        for text in ["", "a", "a0", "a01", "a13", "m1", "A1", "a1 ", "a+1", "a-1", "a100", "é1"] {
            assert_eq!(read_name(text, 12), Err(ParseError), "{text:?}");
        }
    }

    #[test]
    fn sets_agree_with_counting_squares() {
        let all: Vec<Square> = Set::FULL.iter().collect();
        assert_eq!(all.len(), 144);
        let far = |a: Square, b: Square| (a.0.abs_diff(b.0), a.1.abs_diff(b.1));
        for &center in &all {
            for distance in 0..4 {
                let diamond: Set =
                    all.iter().copied().filter(|&s| far(s, center).0 + far(s, center).1 <= distance).collect();
                let block: Set =
                    all.iter().copied().filter(|&s| far(s, center).0.max(far(s, center).1) <= distance).collect();
                assert_eq!(Set::within_steps(center, distance), diamond);
                assert_eq!(Set::within_block(center, distance), block);
                let (mut straight, mut around) = (Set::only(center), Set::only(center));
                for _ in 0..distance {
                    (straight, around) = (straight.spread_straight(), around.spread_around());
                }
                assert_eq!((straight, around), (diamond, block));
                assert_eq!(block.nth(block.len() - 1), block.iter().last());
                assert_eq!(block.nth(block.len()), None);
            }
        }
    }

    #[test]
    fn sets_combine() {
        let mut inner = Set::block((1, 10), (1, 10));
        assert_eq!(inner, !Set::RIM);
        assert_eq!((inner | Set::RIM, inner & Set::RIM), (Set::FULL, Set::EMPTY));
        assert_eq!(Set::FULL.minus(&inner), Set::RIM);
        assert_eq!(Set::FULL.shifted(3, -2).len(), 9 * 10);
        inner.remove(Square(4, 4));
        assert!(!inner.contains(Square(4, 4)) && !inner.is_empty());
    }
}
