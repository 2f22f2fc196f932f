//! The phases of ARM-FLOW-2, and what each asks for.

use feerie_core::{Node, Seat};

use crate::Armes;
use crate::rules::setup;
use crate::scoring;
use crate::state::{FigId, State};

/// What is being done, in the order of the table of phases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// A seat recruits its band.
    Recruit(Seat),
    /// A seat chooses among the factions its band shares.
    Card(Seat),
    /// First-player dice of the set-up.
    RollSetup,
    /// A scenery piece is named.
    Piece,
    /// It is placed.
    PieceAt {
        /// Which piece.
        piece: u16,
        /// Quarter turns clockwise.
        turn: u8,
    },
    /// An objective is placed.
    Objective,
    /// A lair is placed.
    Lair,
    /// A figure is placed.
    Deploy,
    /// First-player dice of a round.
    RollRound,
    /// The winner names the first player.
    First(Seat),
    /// A player begins a turn.
    Turn,
    /// The target of a bonus.
    BonusAt,
    /// The direction of a Breeze.
    BonusDir(FigId),
    /// A figure is active.
    Active(Stage, Activation),
    /// A seat brings figures back.
    Raise(Seat),
    /// The game is over.
    Over,
}

/// How far an activation has come (ARM-ACT-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The free movement.
    Free,
    /// What to do then.
    Choose,
    /// The additional movement.
    Run,
    /// The target of an action.
    Target,
    /// Where the charge goes.
    Charge,
    /// How many tokens become dice.
    Boost,
    /// The dice.
    Hits,
    /// Which way the target is moved.
    Dir,
    /// Where the acting figure dodges.
    Dodge,
}

/// What is known of an activation so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Activation {
    /// The active figure.
    pub fig: FigId,
    /// Whether it counts as its second activation of the round (ARM-ORD-6).
    pub second: bool,
    /// What it does.
    pub what: Option<What>,
    /// Its target.
    pub at: Option<FigId>,
    /// Tokens thrown in.
    pub boost: Option<u8>,
}

/// What an active figure rolls for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// An action of its card, by position.
    Use(u8),
    /// Looting.
    Loot,
    /// Searching an objective, by number.
    Search(u8),
}

impl Phase {
    /// Its name in views.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Recruit(_) => "recruit",
            Phase::Card(_) => "card",
            Phase::RollSetup => "roll_setup",
            Phase::Piece => "piece",
            Phase::PieceAt { .. } => "piece_at",
            Phase::Objective => "objective",
            Phase::Lair => "lair",
            Phase::Deploy => "deploy",
            Phase::RollRound => "roll_round",
            Phase::First(_) => "first",
            Phase::Turn => "turn",
            Phase::BonusAt => "bonus_at",
            Phase::BonusDir(_) => "bonus_dir",
            Phase::Active(stage, _) => stage.name(),
            Phase::Raise(_) => "raise",
            Phase::Over => "over",
        }
    }

    /// The activation under way.
    pub const fn activation(self) -> Option<Activation> {
        match self {
            Phase::Active(_, activation) => Some(activation),
            _ => None,
        }
    }
}

impl Stage {
    /// Its name in views.
    pub const fn name(self) -> &'static str {
        match self {
            Stage::Free => "free",
            Stage::Choose => "choose",
            Stage::Run => "run",
            Stage::Target => "target",
            Stage::Charge => "charge",
            Stage::Boost => "boost",
            Stage::Hits => "hits",
            Stage::Dir => "dir",
            Stage::Dodge => "dodge",
        }
    }
}

/// ARM-FLOW-1: the one seat that decides; none at chance nodes and at the end.
pub fn actor(s: &State) -> Option<Seat> {
    match s.phase {
        Phase::Recruit(seat) | Phase::Card(seat) | Phase::First(seat) | Phase::Raise(seat) => Some(seat),
        Phase::Piece | Phase::PieceAt { .. } | Phase::Objective | Phase::Lair | Phase::Deploy => {
            Some(setup::builder(s))
        }
        Phase::Turn | Phase::BonusAt | Phase::BonusDir(_) => Some(s.turn),
        Phase::RollSetup | Phase::RollRound | Phase::Over | Phase::Active(Stage::Hits, _) => None,
        Phase::Active(..) => Some(s.turn),
    }
}

/// What the position asks for. A decision with a single action is still one (ARM-FLOW-4).
pub fn node(rules: &Armes, s: &State) -> Node {
    match (s.phase, actor(s)) {
        (Phase::Over, _) => Node::Terminal(scoring::ranking(rules, s)),
        (_, Some(seat)) => Node::Decision(seat),
        (_, None) => Node::Chance,
    }
}
