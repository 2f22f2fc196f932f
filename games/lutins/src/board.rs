//! The board: its cells and the colours on its sides. Lines across it and the layouts of trees are below.

pub(crate) mod layout;
mod line;
mod ray;

use feerie_core::ParseError;
use serde::{Deserialize, Serialize, Serializer};
use std::fmt::{self, Write};

pub use line::last_free;
pub use ray::{Dir, Ray, ray_from, shift, squares};

/// The forest has 8 × 8 squares (LUT-BOARD-1).
pub const FOREST: u8 = 64;
/// Forest squares and start cells together (LUT-BOARD-2).
pub const CELLS: u8 = 88;
/// Start cells of one side (LUT-BOARD-2).
pub const PER_SIDE: u8 = 6;

/// A cell of the board: 0 to 63 are the forest squares `a1`, `b1` … `h8`; then six start cells per side, in
/// the order of the colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
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
        Some((Dir::toward(dx.signum(), dy.signum()), dx.abs().max(dy.abs())))
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
#[cfg_attr(test, derive(ts_rs::TS))]
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
}
