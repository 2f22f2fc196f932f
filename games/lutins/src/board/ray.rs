//! Lines across the forest: directions, what lies one way from a cell, and sets of forest squares as bits.

use super::{CELLS, Cell, Color};

/// One of the eight directions, clockwise from the north.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dir(pub u8);

impl Dir {
    /// Every direction.
    pub const ALL: [Dir; 8] = [Dir(0), Dir(1), Dir(2), Dir(3), Dir(4), Dir(5), Dir(6), Dir(7)];

    /// Columns and rows of one step.
    pub const fn step(self) -> (i8, i8) {
        [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)][self.0 as usize]
    }

    /// The direction whose [`step`](Dir::step) this is.
    pub(super) const fn toward(dx: i8, dy: i8) -> Dir {
        Dir([[5, 6, 7], [4, 0, 0], [3, 2, 1]][(dx + 1) as usize][(dy + 1) as usize])
    }

    /// The direction turned clockwise by so many eighths.
    pub const fn turned(self, eighths: u8) -> Dir {
        Dir((self.0 + eighths) % 8)
    }

    /// Whether square numbers grow this way.
    const fn grows(self) -> bool {
        let (dx, dy) = self.step();
        dy * 8 + dx > 0
    }
}

/// What lies one way from a cell.
#[derive(Clone, Copy)]
pub struct Ray {
    /// The forest squares, up to the edge.
    pub squares: u64,
    /// The first of them.
    pub first: u64,
    /// The last of them; the cell itself if there is none.
    pub last: Cell,
    /// The start cell beyond the edge, if there is one: whose, and which of the six.
    pub beyond: Option<(Color, u8)>,
    grows: bool,
    /// What is added to a square's number at each step.
    step: i8,
}

impl Ray {
    /// The squares in front of the nearest obstacle.
    #[inline]
    pub const fn clear(&self, obstacles: u64) -> u64 {
        let hits = self.squares & obstacles;
        if hits == 0 {
            return self.squares;
        }
        if self.grows {
            self.squares & ((1 << hits.trailing_zeros()) - 1)
        } else {
            // The nearest is the highest; keep what is above it.
            self.squares & (u64::MAX << (63 - hits.leading_zeros()) << 1)
        }
    }

    /// The square in front of the nearest of some obstacles, which are on the ray but not its first square.
    #[inline]
    pub const fn before(&self, obstacles: u64) -> Cell {
        let nearest = if self.grows { obstacles.trailing_zeros() } else { 63 - obstacles.leading_zeros() };
        Cell((nearest as i8 - self.step) as u8)
    }

    /// The farthest of these squares of the ray.
    #[inline]
    pub const fn farthest(&self, squares: u64) -> Cell {
        if self.grows { Cell(63 - squares.leading_zeros() as u8) } else { Cell(squares.trailing_zeros() as u8) }
    }
}

const fn ray(from: Cell, dir: Dir) -> Ray {
    let (dx, dy) = dir.step();
    let (mut col, mut row) = from.grid();
    let mut ray = Ray { squares: 0, first: 0, last: from, beyond: None, grows: dir.grows(), step: dy * 8 + dx };
    loop {
        col += dx;
        row += dy;
        match Cell::at(col, row) {
            Some(cell) if cell.is_forest() => {
                if ray.squares == 0 {
                    ray.first = cell.bit();
                }
                ray.squares |= cell.bit();
                ray.last = cell;
            }
            // A start cell never slides along other start cells (LUT-SLIDE-7).
            Some(cell) => {
                if ray.last.is_forest() {
                    ray.beyond = cell.start();
                }
                return ray;
            }
            None => return ray,
        }
    }
}

const fn rays() -> [[Ray; 8]; CELLS as usize] {
    let mut table =
        [[Ray { squares: 0, first: 0, last: Cell(0), beyond: None, grows: true, step: 0 }; 8]; CELLS as usize];
    let mut cell = 0;
    while cell < CELLS {
        let mut dir = 0;
        while dir < 8 {
            table[cell as usize][dir as usize] = ray(Cell(cell), Dir(dir));
            dir += 1;
        }
        cell += 1;
    }
    table
}

static RAYS: [[Ray; 8]; CELLS as usize] = rays();

/// What lies one way from a cell.
#[inline]
pub fn ray_from(cell: Cell, dir: Dir) -> &'static Ray {
    &RAYS[cell.0 as usize][dir.0 as usize]
}

/// A set of forest squares moved one step; what would leave the forest is dropped.
#[inline]
pub const fn shift(squares: u64, dir: Dir) -> u64 {
    const NOT_A: u64 = !0x0101_0101_0101_0101;
    const NOT_H: u64 = !0x8080_8080_8080_8080;
    match dir.0 {
        0 => squares << 8,
        1 => (squares & NOT_H) << 9,
        2 => (squares & NOT_H) << 1,
        3 => (squares & NOT_H) >> 7,
        4 => squares >> 8,
        5 => (squares & NOT_A) >> 9,
        6 => (squares & NOT_A) >> 1,
        _ => (squares & NOT_A) << 7,
    }
}

/// The squares of a set, lowest first.
pub fn squares(mut set: u64) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let cell = Cell(set.trailing_zeros() as u8);
            set &= set - 1;
            cell
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(name: &str) -> Cell {
        name.parse().unwrap()
    }

    #[test]
    fn steps_and_directions_say_each_other() {
        for dir in Dir::ALL {
            let (dx, dy) = dir.step();
            assert_eq!(Dir::toward(dx, dy), dir);
        }
    }

    #[test]
    fn rays_end_at_the_edge_and_know_what_lies_beyond() {
        let north = ray_from(cell("b7"), Dir(0));
        assert_eq!((north.last, north.beyond), (cell("b8"), cell("Nb").start()));
        assert_eq!(ray_from(cell("g8"), Dir(1)).beyond, None, "above h8 is void");
        assert_eq!(ray_from(cell("a8"), Dir(1)).beyond, cell("Nb").start());
        assert_eq!(ray_from(cell("Sb"), Dir(2)).beyond, None);
        assert_eq!(north.clear(0), cell("b8").bit());
        let south = ray_from(cell("c6"), Dir(4));
        assert_eq!(south.farthest(south.clear(cell("c2").bit())), cell("c3"));
        assert_eq!(south.clear(cell("c5").bit()), 0);
    }
}
