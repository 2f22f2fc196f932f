//! What a seat may intend. Chance has no part in this game.

use crate::board::Cell;

/// One step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Leaves the trees alone.
    NoTree,
    /// Moves a tree.
    Tree {
        /// Where it stands.
        from: Cell,
        /// Where it goes.
        to: Cell,
    },
    /// No lutin moves.
    Pass,
    /// One slide.
    Slide {
        /// Where the lutin stands.
        from: Cell,
        /// Where it is stopped.
        stop: Cell,
    },
    /// Two slides.
    Slides {
        /// Where the lutin stands.
        from: Cell,
        /// Where the first slide is stopped.
        stop: Cell,
        /// Where the second is.
        end: Cell,
    },
    /// Puts the chased lutin down.
    Place(Cell),
}

/// No outcome exists: this game has no chance nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {}
