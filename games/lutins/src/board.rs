//! Geometry: cells, colours, rays, and the layouts of trees.

use feerie_core::ParseError;
use serde::{Deserialize, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt::{self, Write};
use std::sync::LazyLock;

use crate::options::Layout;

/// The forest has 8 × 8 squares (LUT-BOARD-1).
pub const FOREST: u8 = 64;
/// Forest squares and start cells together (LUT-BOARD-2).
pub const CELLS: u8 = 88;
/// Start cells of one side (LUT-BOARD-2).
pub const PER_SIDE: u8 = 6;

/// A cell of the board: 0 to 63 are the forest squares `a1`, `b1` … `h8`; then six start cells a side, in
/// the order of the colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell(pub u8);

impl Cell {
    /// Every cell.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS).map(Cell)
    }

    /// Whether it is a forest square.
    pub const fn is_forest(self) -> bool {
        self.0 < FOREST
    }

    /// Its bit in a set of forest squares; no bit for a start cell.
    pub const fn bit(self) -> u64 {
        if self.is_forest() { 1 << self.0 } else { 0 }
    }

    /// The colour whose start cell this is, and which of its six.
    pub const fn start(self) -> Option<(Color, u8)> {
        if self.is_forest() {
            return None;
        }
        let n = self.0 - FOREST;
        Some((Color::ALL[(n / PER_SIDE) as usize], n % PER_SIDE))
    }

    /// The start cell of a colour.
    pub const fn of_start(color: Color, index: u8) -> Cell {
        Cell(FOREST + color as u8 * PER_SIDE + index)
    }

    /// Its name: a letter, and a letter or a digit.
    pub const fn name(self) -> [u8; 2] {
        match self.start() {
            None => [b'a' + self.0 % 8, b'1' + self.0 / 8],
            Some((Color::Blue, i)) => [b'S', b'b' + i],
            Some((Color::Yellow, i)) => [b'W', b'2' + i],
            Some((Color::Violet, i)) => [b'N', b'b' + i],
            Some((Color::Red, i)) => [b'E', b'2' + i],
        }
    }

    /// Column and row on the 10 × 10 grid, which start cells continue (LUT-BOARD-3).
    pub const fn grid(self) -> (i8, i8) {
        match self.start() {
            None => ((self.0 % 8) as i8 + 1, (self.0 / 8) as i8 + 1),
            Some((Color::Blue, i)) => (i as i8 + 2, 0),
            Some((Color::Yellow, i)) => (0, i as i8 + 2),
            Some((Color::Violet, i)) => (i as i8 + 2, 9),
            Some((Color::Red, i)) => (9, i as i8 + 2),
        }
    }

    /// The cell at a place of the 10 × 10 grid; none where the grid is void (LUT-BOARD-3).
    pub const fn at(col: i8, row: i8) -> Option<Cell> {
        match (col, row) {
            (1..=8, 1..=8) => Some(Cell(((row - 1) * 8 + col - 1) as u8)),
            (2..=7, 0) => Some(Cell::of_start(Color::Blue, (col - 2) as u8)),
            (2..=7, 9) => Some(Cell::of_start(Color::Violet, (col - 2) as u8)),
            (0, 2..=7) => Some(Cell::of_start(Color::Yellow, (row - 2) as u8)),
            (9, 2..=7) => Some(Cell::of_start(Color::Red, (row - 2) as u8)),
            _ => None,
        }
    }

    /// The direction and the number of steps to another cell on a common line; none without one.
    /// A cell shares no line with itself (LUT-NOTE-3).
    pub fn line_to(self, to: Cell) -> Option<(Dir, i8)> {
        let (col, row) = self.grid();
        let (to_col, to_row) = to.grid();
        let (dx, dy) = (to_col - col, to_row - row);
        let straight = dx == 0 || dy == 0 || dx.abs() == dy.abs();
        if !straight || self == to {
            return None;
        }
        let dir = Dir::ALL.into_iter().find(|dir| dir.step() == (dx.signum(), dy.signum()))?;
        Some((dir, dx.abs().max(dy.abs())))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.name();
        f.write_char(first.into())?;
        f.write_char(second.into())
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // A name is made of two letters or digits.
        serializer.serialize_str(str::from_utf8(&self.name()).unwrap_or_default())
    }
}

impl std::str::FromStr for Cell {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let &[first, second] = text.as_bytes() else { return Err(ParseError) };
        let cell = match (first, second) {
            (b'a'..=b'h', b'1'..=b'8') => Cell((second - b'1') * 8 + first - b'a'),
            (b'S', b'b'..=b'g') => Cell::of_start(Color::Blue, second - b'b'),
            (b'W', b'2'..=b'7') => Cell::of_start(Color::Yellow, second - b'2'),
            (b'N', b'b'..=b'g') => Cell::of_start(Color::Violet, second - b'b'),
            (b'E', b'2'..=b'7') => Cell::of_start(Color::Red, second - b'2'),
            _ => return Err(ParseError),
        };
        Ok(cell)
    }
}

/// A family, clockwise from the south (LUT-BOARD-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Color {
    /// Starts in the south.
    Blue,
    /// Starts in the west.
    Yellow,
    /// Starts in the north.
    Violet,
    /// Starts in the east.
    Red,
}

impl Color {
    /// Clockwise.
    pub const ALL: [Color; 4] = [Color::Blue, Color::Yellow, Color::Violet, Color::Red];

    /// The colour so many places further clockwise.
    pub const fn clockwise(self, offset: u8) -> Color {
        Color::ALL[((self as u8 + offset) % 4) as usize]
    }

    /// The colour on the side it runs to (LUT-BOARD-4).
    pub const fn opposite(self) -> Color {
        self.clockwise(2)
    }

    /// Its name on the wire.
    pub const fn name(self) -> &'static str {
        ["blue", "yellow", "violet", "red"][self as usize]
    }
}

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

    /// The farthest of these squares of the ray.
    #[inline]
    pub const fn farthest(&self, squares: u64) -> Cell {
        if self.grows { Cell(63 - squares.leading_zeros() as u8) } else { Cell(squares.trailing_zeros() as u8) }
    }
}

const fn ray(from: Cell, dir: Dir) -> Ray {
    let (dx, dy) = dir.step();
    let (mut col, mut row) = from.grid();
    let mut ray = Ray { squares: 0, first: 0, last: from, beyond: None, grows: dir.grows() };
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
    let mut table = [[Ray { squares: 0, first: 0, last: Cell(0), beyond: None, grows: true }; 8]; CELLS as usize];
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

#[derive(Deserialize)]
struct BoardFile {
    layouts: BTreeMap<String, LayoutRows>,
}

#[derive(Deserialize)]
struct LayoutRows {
    rows: Vec<String>,
}

static LAYOUTS: LazyLock<BTreeMap<String, u64>> = LazyLock::new(|| {
    let file: BoardFile = toml::from_str(include_str!("../data/board.toml")).expect("data/board.toml is TOML");
    file.layouts.into_iter().map(|(name, layout)| (name, dots(&layout.rows))).collect()
});

/// The squares on which trees stand at the beginning (LUT-BOARD-6: there are as many to the end).
fn dots(rows: &[String]) -> u64 {
    let mut dots = 0;
    for (row, text) in rows.iter().rev().enumerate() {
        for (col, place) in text.bytes().enumerate() {
            if place == b'*' {
                dots |= 1 << (row * 8 + col);
            }
        }
    }
    dots
}

/// The squares on which the layout puts a tree (LUT-SETUP-1): 34 of them, the same seen from every side
/// (LUT-BOARD-7).
pub fn layout_dots(layout: Layout) -> u64 {
    let name = match layout {
        Layout::Bosquets => "bosquets",
        Layout::Clairiere => "clairiere",
        Layout::Taillis => "taillis",
    };
    LAYOUTS[name]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(name: &str) -> Cell {
        name.parse().unwrap()
    }

    #[test]
    fn board_1_and_2_cells_have_names_that_read_back() {
        let names: Vec<String> = Cell::all().map(|cell| cell.to_string()).collect();
        assert_eq!(names.len(), 88);
        assert!(Cell::all().all(|c| cell(&c.to_string()) == c));
        for void in ["Sa", "Sh", "W1", "W8", "i1", "a9", "a0", "", "a", "a11", "é"] {
            assert!(void.parse::<Cell>().is_err(), "{void} does not exist");
        }
    }

    #[test]
    fn board_3_start_cells_continue_the_grid() {
        assert_eq!(cell("Sb").line_to(cell("a1")), Some((Dir(7), 1)));
        assert_eq!(cell("Sb").line_to(cell("c1")), Some((Dir(1), 1)));
        assert_eq!(cell("h8").line_to(cell("Ng")), Some((Dir(7), 1)));
        assert_eq!(cell("g8").line_to(cell("g8")), None, "a cell shares no line with itself");
        assert!(Cell::all().all(|c| {
            let (col, row) = c.grid();
            Cell::at(col, row) == Some(c)
        }));
        assert_eq!(Cell::at(0, 0), None);
        assert_eq!(Cell::at(1, 0), None);
    }

    #[test]
    fn board_4_blue_faces_violet_and_yellow_faces_red() {
        assert_eq!(Color::Blue.opposite(), Color::Violet);
        assert_eq!(Color::Yellow.opposite(), Color::Red);
    }

    #[test]
    fn board_7_layouts_have_34_dots_and_both_diagonal_reflections() {
        for layout in [Layout::Bosquets, Layout::Clairiere, Layout::Taillis] {
            let dots = layout_dots(layout);
            assert_eq!(dots.count_ones(), 34);
            for square in squares(dots) {
                let (col, row) = (square.0 % 8, square.0 / 8);
                assert!(dots >> (col * 8 + row) & 1 == 1, "{layout:?}: main diagonal, {square}");
                assert!(dots >> ((7 - col) * 8 + 7 - row) & 1 == 1, "{layout:?}: other diagonal, {square}");
            }
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
