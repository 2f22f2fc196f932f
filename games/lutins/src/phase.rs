//! The steps of a turn, and what each asks for.

use feerie_core::{Node, Seat};

use crate::Lutins;
use crate::options::Placer;
use crate::scoring;
use crate::state::State;

/// The step of the turn (LUT-TURN-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// A tree may be moved.
    Tree,
    /// A lutin moves.
    Lutin,
    /// A chased lutin is placed.
    Place,
    /// The game is over.
    Over(End),
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// A seat brought all its lutins home.
    Win(Seat),
    /// Too many turns without an arrival.
    Stall,
    /// Too many turns.
    Cap,
}

impl Phase {
    /// Its name in views.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Tree => "tree",
            Phase::Lutin => "lutin",
            Phase::Place => "place",
            Phase::Over(_) => "over",
        }
    }
}

impl End {
    /// Its name in views and events.
    pub const fn reason(self) -> &'static str {
        match self {
            End::Win(_) => "win",
            End::Stall => "stall",
            End::Cap => "cap",
        }
    }
}

/// The seat to decide, if the game goes on.
pub fn actor(rules: &Lutins, s: &State) -> Option<Seat> {
    match s.phase {
        Phase::Over(_) => None,
        Phase::Place if rules.options.placer == Placer::Owner => s.aside.and_then(|color| rules.owners[color as usize]),
        Phase::Tree | Phase::Lutin | Phase::Place => Some(s.mover),
    }
}

/// What the position asks for. There is no chance and nothing simultaneous in this game.
pub fn node(rules: &Lutins, s: &State) -> Node {
    match (s.phase, actor(rules, s)) {
        (Phase::Over(end), _) => Node::Terminal(scoring::ranking(rules, s, end)),
        (_, Some(seat)) => Node::Decision(seat),
        (_, None) => unreachable!("a chased lutin has an owner"),
    }
}
