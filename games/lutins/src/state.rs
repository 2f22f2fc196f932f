//! A position: 80 bytes, copied freely.

use feerie_core::Seat;

use crate::board::{Cell, Color, PER_SIDE};
use crate::phase::Phase;
use crate::{Lutins, options};

/// All six start cells of a side.
pub const WHOLE_SIDE: u8 = (1 << PER_SIDE) - 1;

/// A position. A lutin waits, runs or is home according to where it stands: own side, forest, opposite side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// Forest squares with a tree.
    pub trees: u64,
    /// Forest squares with a lutin, by colour.
    pub forest: [u64; 4],
    /// Start cells of its own on which a colour's lutins wait.
    pub waiting: [u8; 4],
    /// Goal cells (start cells of the opposite colour) on which a colour's lutins are home.
    pub home: [u8; 4],
    /// The step of the turn.
    pub phase: Phase,
    /// Whose turn it is.
    pub mover: Seat,
    /// Turns are counted from 1.
    pub turn: u32,
    /// Completed turns since the last arrival.
    pub quiet: u32,
    /// Where the tree stands that the most recent tree step moved.
    pub last_tree: Option<Cell>,
    /// The colour each of two seats must move next (LUT-TWO-2).
    pub due: [Option<Color>; 2],
    /// A chased lutin not yet placed.
    pub aside: Option<Color>,
}

/// What stands on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A tree.
    Tree,
    /// A lutin of a colour.
    Lutin(Color),
}

impl State {
    /// The position before the first turn (LUT-SETUP-1, LUT-SETUP-2, LUT-SETUP-4).
    pub fn new(rules: &Lutins) -> State {
        let mut waiting = [0; 4];
        for &color in rules.colors.iter().flatten() {
            waiting[color as usize] = WHOLE_SIDE;
        }
        State {
            trees: rules.dots,
            forest: [0; 4],
            waiting,
            home: [0; 4],
            phase: Phase::Tree,
            mover: Seat(0),
            turn: 1,
            quiet: 0,
            last_tree: None,
            due: [None; 2],
            aside: None,
        }
    }

    /// Forest squares that hold a tree or a lutin.
    #[inline]
    pub const fn occupied(&self) -> u64 {
        self.trees | self.forest[0] | self.forest[1] | self.forest[2] | self.forest[3]
    }

    /// What stands on a cell. No cell holds two pieces (LUT-BOARD-5).
    pub fn piece(&self, cell: Cell) -> Option<Piece> {
        if let Some((side, i)) = cell.start() {
            let guest = side.opposite();
            return if self.waiting[side as usize] >> i & 1 == 1 {
                Some(Piece::Lutin(side))
            } else if self.home[guest as usize] >> i & 1 == 1 {
                Some(Piece::Lutin(guest))
            } else {
                None
            };
        }
        if self.trees & cell.bit() != 0 {
            return Some(Piece::Tree);
        }
        Color::ALL.into_iter().find(|&c| self.forest[c as usize] & cell.bit() != 0).map(Piece::Lutin)
    }

    /// How many lutins of a seat are home.
    pub fn n_home(&self, rules: &Lutins, seat: Seat) -> u32 {
        rules.colors[seat.index()].iter().map(|&c| self.home[c as usize].count_ones()).sum()
    }

    /// Whether a seat has all that wins (LUT-END-1, LUT-END-2).
    pub fn is_complete(&self, rules: &Lutins, seat: Seat) -> bool {
        let mut done = rules.colors[seat.index()].iter().map(|&c| self.home[c as usize] == WHOLE_SIDE);
        let one_is_enough = rules.seats == 2 && rules.options.finish2 == options::Finish::One;
        if one_is_enough { done.any(|d| d) } else { done.all(|d| d) }
    }
}
