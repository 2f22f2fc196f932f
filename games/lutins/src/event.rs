//! What happened. Everything is public.

use feerie_core::{Observer, PerSeat, Seat};
use serde::Serialize;

use crate::board::{Cell, Color};

/// Something that happened, in the fields that `RULES.md` fixes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "LutinsEvent"))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are those of the rules file")]
pub enum Event {
    /// A tree moved.
    Tree { from: Cell, to: Cell },
    /// A lutin slid, once.
    Slide { colour: Color, from: Cell, to: Cell },
    /// A lutin got home.
    Home { colour: Color, cell: Cell },
    /// A lutin was chased from its start cell.
    Chased { colour: Color, from: Cell },
    /// A chased lutin was put down.
    Placed { colour: Color, to: Cell },
    /// A seat moved no lutin.
    Pass { seat: Seat },
    /// A new turn began.
    Turn { seat: Seat, turn: u32 },
    /// The game is over.
    End {
        reason: &'static str,
        #[cfg_attr(test, ts(as = "Vec<u8>"))]
        ranking: PerSeat<u8>,
    },
}

impl feerie_core::Event for Event {
    fn told_to(&self, _who: Observer) -> Option<Self> {
        Some(self.clone())
    }
}
