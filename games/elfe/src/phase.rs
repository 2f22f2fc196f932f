//! What is going on, and what each phase asks for.

use feerie_core::{Clause, Node, Seat};

use crate::board::Square;
use crate::state::Open;
use crate::{Elfe, clauses, scoring};

/// The phases of the flow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Who plays first is drawn.
    First,
    /// The elf is placed at random.
    Elf,
    /// The active seat places its fairy.
    Place,
    /// The active seat is dealt a card.
    Deal,
    /// The active seat chooses its manoeuvre.
    Turn,
    /// It draws a card.
    Draw,
    /// The die is rolled for its own piece.
    RollWalk,
    /// It moves its own piece by so many steps at most.
    Walk(u8),
    /// The die is rolled for a prince or toad.
    RollPrince,
    /// It moves a prince or toad by so many steps at most.
    Prince(u8),
    /// The piece slapped on this square flies.
    Land(Square),
    /// The wind blows the elf.
    Wind,
    /// The game is over.
    Over(End),
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// A seat's fairy charmed the elf.
    Contact(Seat),
    /// Too many rounds.
    Cap,
}

impl End {
    /// Its name in views and events.
    pub const fn reason(self) -> &'static str {
        match self {
            End::Contact(_) => "contact",
            End::Cap => "cap",
        }
    }

    /// Who charmed the elf.
    pub const fn winner(self) -> Option<Seat> {
        match self {
            End::Contact(seat) => Some(seat),
            End::Cap => None,
        }
    }
}

impl Phase {
    /// Its name in views.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::First => "first",
            Phase::Elf => "elf",
            Phase::Place => "place",
            Phase::Deal => "deal",
            Phase::Turn => "turn",
            Phase::Draw => "draw",
            Phase::RollWalk => "roll-walk",
            Phase::Walk(_) => "walk",
            Phase::RollPrince => "roll-prince",
            Phase::Prince(_) => "prince",
            Phase::Land(_) => "land",
            Phase::Wind => "wind",
            Phase::Over(_) => "over",
        }
    }

    /// The die between roll and movement.
    pub const fn roll(self) -> Option<u8> {
        match self {
            Phase::Walk(die) | Phase::Prince(die) => Some(die),
            _ => None,
        }
    }

    /// Who is asked.
    pub const fn asks(self) -> Asks {
        match self {
            Phase::First => Asks::Chance(clauses::SETUP_1),
            Phase::Elf => Asks::Chance(clauses::SETUP_2),
            Phase::Deal => Asks::Chance(clauses::SETUP_8),
            Phase::Draw => Asks::Chance(clauses::DRAW_2),
            Phase::RollWalk => Asks::Chance(clauses::WALK_1),
            Phase::RollPrince => Asks::Chance(clauses::PRINCE_1),
            Phase::Land(_) => Asks::Chance(clauses::RANDOM_2),
            Phase::Wind => Asks::Chance(clauses::ELF_2),
            Phase::Place | Phase::Turn | Phase::Walk(_) | Phase::Prince(_) => Asks::Seat,
            Phase::Over(end) => Asks::Nobody(end),
        }
    }
}

/// Who is asked in a phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// The active seat.
    Seat,
    /// Chance; an outcome that is not offered breaks this clause.
    Chance(Clause),
    /// Nobody: the game is over.
    Nobody(End),
}

/// What the position asks for.
pub fn node(rules: &Elfe, o: &Open) -> Node {
    match o.phase.asks() {
        Asks::Seat => Node::Decision(o.active),
        Asks::Chance(_) => Node::Chance,
        Asks::Nobody(end) => Node::Terminal(scoring::ranking(rules, o, end)),
    }
}
