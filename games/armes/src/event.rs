//! What happened. Everything is public but the recruiting of bands (ARM-FLOW-6).

use feerie_core::{Observer, PerSeat, Seat};
use serde::Serialize;

use crate::board::{Dir, Square};
use crate::state::FigId;

/// Why a figure lost health.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names of the rules file")]
pub enum Cause {
    Action,
    Bump,
    Bite,
    Flames,
    Poison,
    Bonus,
}

/// Why a seat scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names of the rules file")]
pub enum Why {
    Search,
    Loot,
    Value,
}

/// A kind of token put beside a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the names of the rules file")]
pub enum Mark {
    Flames,
    Poison,
    Crack,
}

/// How a figure moved by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names of the events")]
pub enum Step {
    Move,
    Run,
    Charge,
    Dodge,
}

impl Step {
    /// The event of such a movement.
    pub fn event(self, fig: FigId, from: Square, to: Square) -> Event {
        match self {
            Step::Move => Event::Move { fig, from, to },
            Step::Run => Event::Run { fig, from, to },
            Step::Charge => Event::Charge { fig, from, to },
            Step::Dodge => Event::Dodge { fig, from, to },
        }
    }
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ArmesEvent"))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "each field is what its name says; the locales tell them")]
pub enum Event {
    /// A figure was added to a band; told to its owner alone.
    Recruit { seat: Seat, profile: String },
    /// A seat has its band.
    Ready { seat: Seat },
    /// Both bands are shown.
    Bands { bands: [Vec<String>; 2] },
    /// A seat has its faction card, or none.
    Card { seat: Seat, faction: Option<String> },
    /// Somebody is first player, of the set-up (round 0) or of a round.
    First { seat: Seat, round: u8 },
    /// A scenery piece was placed.
    Piece { seat: Seat, piece: String, turn: u8, at: Square },
    /// An objective was placed.
    Objective { seat: Seat, at: Square },
    /// A lair was placed.
    Lair { seat: Seat, at: Square },
    /// A figure was placed.
    Deploy { fig: FigId, at: Square },
    /// A seat may name the first player.
    Chooser { seat: Seat, equal: bool },
    /// A round began.
    Round { round: u8, tokens: [u8; 2] },
    /// A figure was activated.
    Act { fig: FigId, second: bool },
    /// A faction's bonus was used.
    Bonus { seat: Seat, faction: Option<String> },
    /// A seat passed for the round.
    Pass { seat: Seat },
    /// A free movement.
    Move { fig: FigId, from: Square, to: Square },
    /// An additional movement.
    Run { fig: FigId, from: Square, to: Square },
    /// A charge.
    Charge { fig: FigId, from: Square, to: Square },
    /// A dodge.
    Dodge { fig: FigId, from: Square, to: Square },
    /// An action was begun.
    Use { fig: FigId, act: String, at: FigId },
    /// A figure looks for loot in the enemy lair.
    Loot { fig: FigId },
    /// A figure searches an objective.
    Search { fig: FigId, at: Square },
    /// Tokens became dice.
    Boost { fig: FigId, tokens: u8 },
    /// Dice were rolled.
    Roll { fig: FigId, dice: u8, face: u8, hits: u8 },
    /// Too few successes.
    Miss { fig: FigId },
    /// Tokens were put beside a figure.
    Mark { fig: FigId, mark: Mark, number: u8 },
    /// A figure was moved by another.
    Forced { fig: FigId, from: Square, to: Square, dir: Dir },
    /// It ran into something, or into somebody.
    Bump { fig: FigId, into: Option<FigId> },
    /// A figure lost health.
    Hurt { fig: FigId, damage: u8, left: u8, cause: Cause },
    /// A figure regained health.
    Heal { fig: FigId, amount: u8, left: u8 },
    /// A figure was gobbled up.
    Devour { fig: FigId, at: FigId },
    /// A figure left the board.
    Out { fig: FigId, value: u8 },
    /// A point was scored.
    Vp { seat: Seat, why: Why },
    /// A round was scored.
    Score { round: u8, points: [u8; 2], total: [u8; 2], lost: [u8; 2] },
    /// A seat has additional tokens from now on.
    Extra { seat: Seat, extra: u8 },
    /// A figure came back.
    Raise { fig: FigId, at: Square },
    /// A seat brings no more figures back.
    Done { seat: Seat },
    /// The game is over.
    End {
        #[cfg_attr(test, ts(as = "Vec<u8>"))]
        ranking: PerSeat<u8>,
        #[cfg_attr(test, ts(as = "Vec<i32>"))]
        scores: PerSeat<i32>,
        lost: [u8; 2],
    },
}

impl feerie_core::Event for Event {
    /// ARM-FLOW-6: what a seat recruits is told to its owner alone until both bands are shown.
    fn told_to(&self, who: Observer) -> Option<Self> {
        match self {
            Event::Recruit { seat, .. } if !who.knows(*seat) => None,
            _ => Some(self.clone()),
        }
    }
}
