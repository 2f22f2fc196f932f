//! What happened. Everything is public.

use feerie_core::{Observer, PerSeat, Seat};
use serde::Serialize;

use crate::board::{Cell, Color};

fn cell_name<S: serde::Serializer>(cell: &Cell, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(cell)
}

/// Something that happened, in the fields that `RULES.md` fixes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are those of the rules file")]
pub enum Event {
    /// A tree moved.
    Tree {
        #[serde(serialize_with = "cell_name")]
        from: Cell,
        #[serde(serialize_with = "cell_name")]
        to: Cell,
    },
    /// A lutin slid, once.
    Slide {
        colour: Color,
        #[serde(serialize_with = "cell_name")]
        from: Cell,
        #[serde(serialize_with = "cell_name")]
        to: Cell,
    },
    /// A lutin got home.
    Home {
        colour: Color,
        #[serde(serialize_with = "cell_name")]
        cell: Cell,
    },
    /// A lutin was chased from its start cell.
    Chased {
        colour: Color,
        #[serde(serialize_with = "cell_name")]
        from: Cell,
    },
    /// A chased lutin was put down.
    Placed {
        colour: Color,
        #[serde(serialize_with = "cell_name")]
        to: Cell,
    },
    /// A seat moved no lutin.
    Pass { seat: Seat },
    /// A new turn began.
    Turn { seat: Seat, turn: u32 },
    /// The game is over.
    End { reason: &'static str, ranking: PerSeat<u8> },
}

impl feerie_core::Event for Event {
    fn told_to(&self, _who: Observer) -> Option<Self> {
        Some(self.clone())
    }
}
