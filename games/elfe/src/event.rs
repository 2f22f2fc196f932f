//! What happened. Everything told here is public; a card drawn is not told (ELF-INFO-4).

use feerie_core::{Observer, PerSeat, Seat};
use serde::Serialize;

use crate::board::Square;
use crate::cards::Spell;
use crate::state::{Form, Piece};

/// What kind of piece something happened to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the five kinds of piece")]
pub enum Kind {
    Elf,
    Fairy,
    Frog,
    Prince,
    Toad,
}

impl Piece {
    /// Its kind, for events and drawings.
    pub const fn kind(self) -> Kind {
        match self {
            Piece::Elf => Kind::Elf,
            Piece::Fairy(_, Form::Born) => Kind::Fairy,
            Piece::Fairy(_, Form::Enchanted(_)) => Kind::Frog,
            Piece::Suitor(Form::Born) => Kind::Prince,
            Piece::Suitor(Form::Enchanted(_)) => Kind::Toad,
        }
    }

    /// Whose it is.
    pub const fn owner(self) -> Option<Seat> {
        match self {
            Piece::Fairy(seat, _) => Some(seat),
            Piece::Elf | Piece::Suitor(_) => None,
        }
    }
}

/// Something that happened. `owner` is the seat whose fairy or frog a piece is.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ElfeEvent"))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// Who plays first.
    First { seat: Seat },
    /// Where the elf starts.
    Elf { at: Square },
    /// A fairy was placed.
    Place { seat: Seat, at: Square },
    /// A card was drawn, or dealt; which one is not told.
    Draw { seat: Seat, dealt: bool },
    /// A new turn began.
    Turn { seat: Seat, turn: u16, round: u16 },
    /// A frog or toad changed back; `piece` is what it is now.
    Back { piece: Kind, owner: Option<Seat>, at: Square },
    /// The die was rolled.
    Roll { seat: Seat, die: u8 },
    /// A piece walked.
    Move { seat: Seat, piece: Kind, owner: Option<Seat>, from: Square, to: Square },
    /// A spell was cast; `piece` is its target as it was before.
    Cast { seat: Seat, spell: Spell, at: Option<Square>, piece: Option<Kind>, owner: Option<Seat> },
    /// A slapped piece landed.
    Land { piece: Kind, owner: Option<Seat>, from: Square, to: Square },
    /// The wind blew the elf; `from` and `to` are the same if he did not move.
    Wind { direction: &'static str, die: u8, from: Square, to: Square },
    /// A frog or toad was kissed; it changes back at the start of turn `back`.
    Kiss { piece: Kind, owner: Option<Seat>, at: Square, back: u16 },
    /// A seat could do nothing.
    Pass { seat: Seat },
    /// The game is over.
    Over {
        reason: &'static str,
        winner: Option<Seat>,
        #[cfg_attr(test, ts(as = "Vec<u8>"))]
        ranking: PerSeat<u8>,
    },
}

impl feerie_core::Event for Event {
    fn told_to(&self, _who: Observer) -> Option<Self> {
        Some(self.clone())
    }
}
