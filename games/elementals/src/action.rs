//! What a seat may do in a window, and what chance answers.

use arrayvec::ArrayVec;
use feerie_core::Seat;

use crate::cards::{CARDS, Card};

/// When a reaction was made. A window lasts at most 60000 ms, so 16 bits hold every time that can be legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Time {
    /// Without a time, as in mode `relaxed` (ELM-TIME-4).
    Free,
    /// A pattern: any time of the range. Written `<ms>`; only lists hold it, nobody can play it.
    Open,
    /// So many milliseconds after the card was seen (ELM-TIME-1).
    At(u16),
}

impl Time {
    /// The time in milliseconds, where there is one.
    pub const fn ms(self) -> Option<u16> {
        match self {
            Time::At(ms) => Some(ms),
            Time::Free | Time::Open => None,
        }
    }
}

/// A reaction (ELM-REACT-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Keeps still.
    None,
    /// Puts the book on the middle; which elemental does not matter (ELM-REACT-5).
    Book(Time),
    /// Hits a middle card.
    Slap(Card, Time),
}

impl Action {
    /// The time it was made at; keeping still takes none.
    pub const fn time(self) -> Option<Time> {
        match self {
            Action::None => None,
            Action::Book(time) | Action::Slap(_, time) => Some(time),
        }
    }

    /// The same reaction at another time.
    pub const fn with_time(self, time: Time) -> Action {
        match self {
            Action::None => Action::None,
            Action::Book(_) => Action::Book(time),
            Action::Slap(card, _) => Action::Slap(card, time),
        }
    }
}

/// A list of cards that needs no heap.
pub type Cards = ArrayVec<Card, { CARDS as usize }>;

/// What chance answers.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::large_enum_variant, reason = "a deal is drawn once a game, and must not allocate")]
pub enum Outcome {
    /// Who begins (ELM-SETUP-5).
    First(Seat),
    /// All cards: the packet of seat 0 from the top, then that of seat 1, … (ELM-SETUP-3).
    Deal(Cards),
    /// The cards won, the first of which will come up first (ELM-WIN-4).
    Shuffle(Cards),
}
