//! Slides along whole lines: where they end both ways, read from a table by what is free on the line.

use super::{Cell, Dir, FOREST};

/// A line through a square: a column, a row or a diagonal of the forest.
#[derive(Clone, Copy)]
struct Line {
    squares: u64,
    /// Multiplied by this, the squares of the line come to lie in the highest byte, in their order.
    gather: u64,
    /// Which of them the square is.
    place: u8,
}

/// The first square of each row; a diagonal has at most one square in each column, so this gathers diagonals.
const FIRST_COLUMN: u64 = 0x0101_0101_0101_0101;
/// Gathers the first column.
const ROWS_TO_BITS: u64 = 0x0102_0408_1020_4080;

/// The lines through each square, by the first of the two directions that they run in.
static LINES: [[Line; 4]; FOREST as usize] = {
    let mut table = [[Line { squares: 0, gather: FIRST_COLUMN, place: 0 }; 4]; FOREST as usize];
    let mut square = 0;
    while square < FOREST {
        let (col, row) = (square % 8, square / 8);
        let lines = &mut table[square as usize];
        let mut n = 0;
        while n < 4 {
            lines[n].squares = line(square, Dir(n as u8)) | line(square, Dir(n as u8 + 4));
            lines[n].place = col;
            n += 1;
        }
        lines[0].gather = ROWS_TO_BITS >> col;
        lines[0].place = row;
        lines[2].gather = 1 << (56 - 8 * row);
        square += 1;
    }
    table
};

/// A square and those in a direction from it.
const fn line(square: u8, dir: Dir) -> u64 {
    let mut set = 1 << square;
    let mut n = 1;
    while n < 8 {
        set |= super::shift(set, dir);
        n += 1;
    }
    set
}

/// How many places further a slide gets up and down a line of eight, by where it begins and which places are free.
static RUNS: [[[u8; 2]; 256]; 8] = {
    let mut table = [[[0; 2]; 256]; 8];
    let mut place = 0;
    while place < 8 {
        let mut free = 0;
        while free < 256 {
            let mut up = place;
            while up < 7 && free >> (up + 1) & 1 == 1 {
                up += 1;
            }
            let mut down = place;
            while down > 0 && free >> (down - 1) & 1 == 1 {
                down -= 1;
            }
            table[place][free] = [(up - place) as u8, (place - down) as u8];
            free += 1;
        }
        place += 1;
    }
    table
};

/// What a step in each direction adds to the number of a square.
const STEPS: [i8; 8] = [8, 9, 1, -7, -8, -9, -1, 7];

/// The last of the free squares that follow one another from a forest square in a direction; the square itself where the
/// next is not free.
#[inline(always)]
pub fn last_free(from: Cell, dir: Dir, free: u64) -> Cell {
    let dir = dir.0 as usize;
    let Line { squares, gather, place } = &LINES[from.0 as usize][dir % 4];
    let runs = RUNS[*place as usize][((free & squares).wrapping_mul(*gather) >> 56) as usize];
    Cell((from.0 as i8 + STEPS[dir] * runs[dir / 4] as i8) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::ray_from;
    use feerie_core::Dice;

    #[test]
    fn lines_say_what_rays_say() {
        let mut dice = Dice::from_number(6);
        for _ in 0..2000 {
            let free = dice.bits() & dice.bits() | dice.bits() & dice.bits();
            let from = Cell(dice.below(64) as u8);
            for dir in Dir::ALL {
                let ray = ray_from(from, dir);
                let clear = ray.clear(!free);
                let last = if clear == 0 { from } else { ray.farthest(clear) };
                assert_eq!(last_free(from, dir, free), last, "{from} {dir:?} {free:x}");
            }
        }
    }
}
