//! What a seat may intend, and what chance may answer.

use feerie_core::Seat;

use crate::board::{Dir, Square};
use crate::state::FigId;

/// One step of a seat. Names of the roster are positions in its lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Adds a figure of this profile to one's band.
    Recruit(u16),
    /// Stops recruiting, or bringing figures back.
    Done,
    /// Chooses a faction card.
    Card(u16),
    /// Names a scenery piece.
    Piece {
        /// Which piece.
        piece: u16,
        /// Quarter turns clockwise.
        turn: u8,
    },
    /// Places it.
    Place(Square),
    /// Places an objective.
    Objective(Square),
    /// Places one's lair.
    Lair(Square),
    /// Places one's next figure.
    Deploy(Square),
    /// Names the first player of the round.
    First(Seat),
    /// Activates a figure.
    Act(FigId),
    /// Uses the faction's bonus.
    Bonus,
    /// Passes for the rest of the round.
    Pass,
    /// Names a target.
    At(FigId),
    /// Names a direction.
    Dir(Dir),
    /// Moves the active figure.
    Move(Square),
    /// Leaves it where it stands.
    Stay,
    /// Uses an action, by the position of its id among all of the roster.
    Use(u16),
    /// Loots the enemy lair.
    Loot,
    /// Searches an objective.
    Search(Square),
    /// Moves once more.
    Run,
    /// Ends the activation.
    End,
    /// Charges to a square.
    Charge(Square),
    /// Throws tokens in.
    Boost(u8),
    /// Dodges to a square.
    Dodge(Square),
    /// Brings a figure back.
    Raise {
        /// Which one.
        fig: FigId,
        /// Where to.
        to: Square,
    },
}

/// What chance answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This seat rolled higher.
    Roll(Seat),
    /// The dice were equal.
    Tie,
    /// So many dice were successes.
    Hits(u8),
}
