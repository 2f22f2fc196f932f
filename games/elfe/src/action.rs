//! What a seat may intend, and what chance may answer.

use feerie_core::Seat;

use crate::board::{Dir, Square};
use crate::cards::Spell;

/// A decision of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Places one's fairy at the start.
    Place(Square),
    /// Draws a card.
    Draw,
    /// Declares a walk of one's own piece.
    Walk,
    /// Declares a movement of a prince or toad.
    Prince,
    /// Goes from one square to another, by whatever path (ELF-MOVE-2).
    Go {
        /// Where the piece stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// Casts `hex` at the piece on a square.
    Hex(Square),
    /// Casts `invite`: a prince arrives on a square.
    Invite(Square),
    /// Casts `banish` at the prince on a square.
    Banish(Square),
    /// Casts `slap` at the piece on a square.
    Slap(Square),
    /// Casts `elf`.
    Gust,
    /// Does nothing, because nothing can be done.
    Pass,
}

impl Action {
    /// The card that it casts.
    pub const fn spell(self) -> Option<Spell> {
        match self {
            Action::Hex(_) => Some(Spell::Hex),
            Action::Invite(_) => Some(Spell::Invite),
            Action::Banish(_) => Some(Spell::Banish),
            Action::Slap(_) => Some(Spell::Slap),
            Action::Gust => Some(Spell::Elf),
            Action::Place(_) | Action::Draw | Action::Walk | Action::Prince | Action::Go { .. } | Action::Pass => None,
        }
    }
}

/// An answer of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Who plays first.
    First(Seat),
    /// Where the elf starts.
    Elf(Square),
    /// The card dealt or drawn.
    Card(Spell),
    /// The d6.
    Die(u8),
    /// Where a slapped piece lands.
    Land(Square),
    /// Where the wind blows, and how far.
    Wind(Dir, u8),
}
