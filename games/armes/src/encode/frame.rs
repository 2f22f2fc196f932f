//! The table as a seat sees it: its own figures first, and the board turned so that its own side is in the south.

use feerie_core::Seat;

use crate::board::{Dir, SIZE, Square};
use crate::state::{BAND, FigId, State};

/// How a seat sees the table. Ready-made maps are equal to their half turn: what is learnt on one side holds for both.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    /// Whose eyes.
    pub seat: Seat,
    /// The objectives, by number, in the order of their turned squares; those that are not placed come last.
    pub objectives: [u8; 4],
}

impl Frame {
    /// How a seat sees a position.
    pub fn of(s: &State, seat: Seat) -> Frame {
        let mut frame = Frame { seat, objectives: [0, 1, 2, 3] };
        let place = |&n: &u8| s.objectives[n as usize].map_or((SIZE, SIZE), |at| frame.place(at));
        let mut objectives = frame.objectives;
        objectives.sort_by_key(|n| place(n));
        frame.objectives = objectives;
        frame
    }

    /// Row and column of a square, turned.
    pub const fn place(self, square: Square) -> (u8, u8) {
        let (row, col) = (square.row() as u8, square.col() as u8);
        if self.seat.0 == 0 { (row, col) } else { (SIZE - 1 - row, SIZE - 1 - col) }
    }

    /// The number of a square, turned.
    pub const fn square(self, square: Square) -> usize {
        let (row, col) = self.place(square);
        row as usize * SIZE as usize + col as usize
    }

    /// The number of a direction, turned.
    pub const fn dir(self, dir: Dir) -> usize {
        if self.seat.0 == 0 { dir as usize } else { 3 - dir as usize }
    }

    /// The place of a figure: its own band's come first.
    pub const fn slot(self, fig: FigId) -> usize {
        if fig.seat().0 == self.seat.0 { fig.number() } else { BAND + fig.number() }
    }

    /// The figure of a place.
    pub const fn fig(self, slot: usize) -> FigId {
        let seat = if slot < BAND { self.seat } else { Seat(1 - self.seat.0) };
        FigId::of(seat, slot % BAND)
    }

    /// The place of an objective in the turned order.
    pub fn rank(self, objective: u8) -> usize {
        self.objectives.iter().position(|&n| n == objective).unwrap_or(usize::MAX)
    }

    /// 0 for the own seat, 1 for the other.
    pub const fn around(self, seat: Seat) -> usize {
        (seat.0 ^ self.seat.0) as usize
    }
}
