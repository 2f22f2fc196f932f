//! Sets of squares as bits, one word a row: what a movement reaches is found by spreading them.

use std::ops::{BitAnd, BitOr, Not};

use crate::board::{SIZE, Square};

const ROWS: usize = SIZE as usize;
/// The columns of a row.
const WHOLE_ROW: u32 = (1 << SIZE) - 1;

/// A set of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Squares([u32; ROWS]);

impl Squares {
    /// No square.
    pub const EMPTY: Squares = Squares([0; ROWS]);
    /// The outermost ring (ELF-BOARD-2).
    pub const EDGE: Squares = Squares::of_kind(true);
    /// The central block (ELF-BOARD-3).
    pub const POND: Squares = Squares::of_kind(false);

    const fn of_kind(edge: bool) -> Squares {
        let mut set = Squares::EMPTY;
        let mut n = 0;
        while n < SIZE as u16 * SIZE as u16 {
            let square = Square::new((n % SIZE as u16) as u8, (n / SIZE as u16) as u8);
            if edge && square.is_edge() || !edge && square.is_pond() {
                set.insert(square);
            }
            n += 1;
        }
        set
    }

    /// The set of one square.
    #[inline]
    pub const fn only(square: Square) -> Squares {
        let mut set = Squares::EMPTY;
        set.insert(square);
        set
    }

    /// Adds a square.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0[square.row() as usize] |= 1 << square.col();
    }

    /// Takes a square away.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        self.0[square.row() as usize] &= !(1 << square.col());
    }

    /// Whether the square is in the set.
    #[inline]
    pub const fn contains(&self, square: Square) -> bool {
        self.0[square.row() as usize] >> square.col() & 1 == 1
    }

    /// How many squares.
    #[inline]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|row| row.count_ones()).sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, row| all | row) == 0
    }

    /// The squares of the set and all that touch one of them (ELF-BOARD-6).
    #[inline]
    pub fn spread(&self) -> Squares {
        let mut wide = [0u32; ROWS + 2];
        for (wide, row) in wide[1..=ROWS].iter_mut().zip(&self.0) {
            *wide = row | row << 1 | row >> 1;
        }
        let mut out = Squares::EMPTY;
        for (row, out) in out.0.iter_mut().enumerate() {
            *out = (wide[row] | wide[row + 1] | wide[row + 2]) & WHOLE_ROW;
        }
        out
    }

    /// The squares that touch this one.
    #[inline]
    pub fn around(square: Square) -> Squares {
        let mut set = Squares::EMPTY;
        let here = 1u32 << square.col();
        let wide = (here | here << 1 | here >> 1) & WHOLE_ROW;
        let row = square.row() as usize;
        set.0[row] = wide & !here;
        if row > 0 {
            set.0[row - 1] = wide;
        }
        if row + 1 < ROWS {
            set.0[row + 1] = wide;
        }
        set
    }

    /// The n-th square in the order of [`iter`](Squares::iter).
    pub fn nth(&self, mut n: u32) -> Option<Square> {
        for (row, &bits) in self.0.iter().enumerate() {
            let here = bits.count_ones();
            if n < here {
                let mut bits = bits;
                for _ in 0..n {
                    bits &= bits - 1;
                }
                return Some(Square::new(bits.trailing_zeros() as u8, row as u8));
            }
            n -= here;
        }
        None
    }

    /// The squares, row by row.
    pub fn iter(&self) -> impl Iterator<Item = Square> {
        self.0.into_iter().enumerate().flat_map(|(row, mut bits)| {
            std::iter::from_fn(move || {
                (bits != 0).then(|| {
                    let square = Square::new(bits.trailing_zeros() as u8, row as u8);
                    bits &= bits - 1;
                    square
                })
            })
        })
    }
}

impl BitAnd for Squares {
    type Output = Squares;

    #[inline]
    fn bitand(mut self, other: Squares) -> Squares {
        for (row, other) in self.0.iter_mut().zip(other.0) {
            *row &= other;
        }
        self
    }
}

impl BitOr for Squares {
    type Output = Squares;

    #[inline]
    fn bitor(mut self, other: Squares) -> Squares {
        for (row, other) in self.0.iter_mut().zip(other.0) {
            *row |= other;
        }
        self
    }
}

impl Not for Squares {
    type Output = Squares;

    #[inline]
    fn not(mut self) -> Squares {
        for row in &mut self.0 {
            *row = !*row & WHOLE_ROW;
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_agree_with_the_squares_in_them() {
        let edge: Vec<Square> = Squares::EDGE.iter().collect();
        assert_eq!((edge.len() as u32, Squares::EDGE.len()), (76, 76));
        assert!(edge.iter().enumerate().all(|(n, &square)| Squares::EDGE.nth(n as u32) == Some(square)));
        assert_eq!(Squares::EDGE.nth(76), None);
        assert_eq!((!Squares::EDGE & !Squares::POND).len(), 308);
    }

    #[test]
    fn spreading_goes_to_every_touching_square_and_not_round_the_board() {
        for square in Square::by_name() {
            let around = Squares::around(square);
            assert!(Square::by_name().all(|other| around.contains(other) == square.touches(other)));
            assert_eq!(Squares::only(square).spread(), around | Squares::only(square));
        }
    }
}
