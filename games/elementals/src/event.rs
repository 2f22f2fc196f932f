//! What happened. Everything in an event is public: commitments are told when the window is settled, and no
//! event tells what lies in a packet (ELM-INFO-1, ELM-INFO-2, ELM-INFO-3).

use feerie_core::{Observer, PerSeat, Seat};
use serde::{Serialize, Serializer};

use crate::action::Action;
use crate::cards::Card;

fn text<S: Serializer>(action: &Action, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(action)
}

/// Where a card was turned to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum To {
    /// Onto the turner's pile.
    Pile,
    /// Into the middle.
    Middle,
    /// Back under the packet: a special card that was to lie in the middle (ELM-MID-2).
    Under,
}

/// Something that happened, in the fields that `RULES.md` fixes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ElementalsEvent"))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are those of the rules file")]
pub enum Event {
    /// The first player was drawn.
    First { seat: Seat },
    /// Everyone was dealt so many cards.
    Deal { each: u8 },
    /// A card was turned.
    Turn { seat: Seat, card: Card, to: To },
    /// All players turned a card together.
    Summon {
        seat: Seat,
        #[cfg_attr(test, ts(as = "Vec<(Seat, Card)>"))]
        cards: PerSeat<(Seat, Card)>,
    },
    /// A double had no effect.
    Lapse { seat: Seat },
    /// A window opened.
    Window { kind: &'static str, turner: Seat },
    /// A reaction, in settling order; `right` is null if it was void.
    React {
        seat: Seat,
        #[serde(serialize_with = "text")]
        #[cfg_attr(test, ts(type = "string"))]
        action: Action,
        right: Option<bool>,
    },
    /// A mistake was paid.
    Penalty {
        seat: Seat,
        #[cfg_attr(test, ts(as = "Vec<Seat>"))]
        to: PerSeat<Seat>,
    },
    /// A packet too small to pay with was set aside.
    Aside { seat: Seat, cards: u8 },
    /// A seat left the game.
    Out { seat: Seat },
    /// A seat won the table.
    Win { seat: Seat, cards: u8 },
    /// The cards won were shuffled.
    Shuffle { seat: Seat },
    /// The game is over.
    End { reason: &'static str },
}

impl feerie_core::Event for Event {
    fn told_to(&self, _who: Observer) -> Option<Self> {
        Some(self.clone())
    }

    // ELM-NET-1: the next card is told when its window opens, what became of the last one at once.
    fn comes_next(&self) -> bool {
        matches!(self, Event::Turn { .. } | Event::Summon { .. } | Event::Lapse { .. } | Event::Window { .. })
    }
}
