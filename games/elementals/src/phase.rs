//! What a position asks for, and why a game ends.

use feerie_core::{Node, Seat};

use crate::Elementals;
use crate::cards::Card;
use crate::scoring;
use crate::state::State;

/// Where the game stands. Turns have no phase: they happen by themselves (ELM-TURN-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Chance draws who begins.
    First,
    /// Chance deals.
    Deal,
    /// A window is open.
    React(Window),
    /// Chance shuffles the cards that this seat won.
    Shuffle(Seat),
    /// The game is over.
    Over(End),
}

/// What opened a window (ELM-REACT-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opened {
    /// A card turned onto a pile.
    Pile,
    /// A card laid in the middle beside others.
    Middle,
    /// A summoning.
    Wizard,
}

/// The moment after a card is turned in which everyone may react.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Window {
    /// What opened it.
    pub kind: Opened,
    /// Who turned the card, laid it, or turned the wizard.
    pub turner: Seat,
    /// The card just turned by each seat.
    pub turned: [Option<Card>; 6],
}

/// Why the game ended (ELM-END-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// Somebody had no card to turn.
    Empty,
    /// Somebody could not pay.
    Penalty,
    /// Only two hold cards.
    TwoLeft,
    /// Too many turns.
    Cap,
}

impl Phase {
    /// Its name in views.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::First => "first",
            Phase::Deal => "deal",
            Phase::React(_) => "react",
            Phase::Shuffle(_) => "shuffle",
            Phase::Over(_) => "over",
        }
    }
}

impl Opened {
    /// Its name in views and events.
    pub const fn name(self) -> &'static str {
        match self {
            Opened::Pile => "pile",
            Opened::Middle => "middle",
            Opened::Wizard => "wizard",
        }
    }
}

impl End {
    /// Its name in views and events.
    pub const fn reason(self) -> &'static str {
        match self {
            End::Empty => "empty",
            End::Penalty => "penalty",
            End::TwoLeft => "two-left",
            End::Cap => "cap",
        }
    }
}

impl Window {
    /// A window on one card.
    pub fn on(kind: Opened, turner: Seat, card: Card) -> Window {
        let mut turned = [None; 6];
        turned[turner.index()] = Some(card);
        Window { kind, turner, turned }
    }

    /// The one card of a window on a pile; none in the other windows.
    #[inline]
    pub fn pile_card(&self) -> Option<Card> {
        match self.kind {
            Opened::Pile => self.turned[self.turner.index()],
            Opened::Middle | Opened::Wizard => None,
        }
    }

    /// The cards just turned, as a set.
    #[inline]
    pub fn turned_set(&self) -> u64 {
        self.turned.iter().flatten().fold(0, |set, card| set | card.bit())
    }

    /// The cards just turned with their seats, from the turner clockwise.
    pub fn cards(&self, seats: u8) -> impl Iterator<Item = (Seat, Card)> + '_ {
        (0..seats).filter_map(move |step| {
            let seat = Seat((self.turner.0 + step) % seats);
            self.turned[seat.index()].map(|card| (seat, card))
        })
    }
}

/// What the position asks for. A reaction node is simultaneous (ELM-FLOW-2): whoever is still in and has not
/// committed may, in any order.
#[inline]
pub fn node(rules: &Elementals, s: &State) -> Node {
    match s.phase {
        Phase::First | Phase::Deal | Phase::Shuffle(_) => Node::Chance,
        Phase::React(_) => Node::Simultaneous(s.waiting),
        Phase::Over(_) => Node::Terminal(scoring::ranking(rules, s)),
    }
}
