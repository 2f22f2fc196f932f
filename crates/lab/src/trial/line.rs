//! What is kept of a game: one line of JSON. `docs/lab.md` says what each field means.

use serde::{Deserialize, Serialize};

/// How often a seat could do something, and did.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Use(
    /// The seat.
    pub u8,
    /// The kind of action, and what it is split by, as places in the run's list of uses.
    pub u16,
    /// Decisions at which it was listed.
    pub u32,
    /// Decisions at which it was taken.
    pub u32,
    /// The turn of its first use.
    pub Option<u32>,
);

/// The estimated chances of the seats at the start of a turn, before they are calibrated.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Point(
    /// The turn.
    pub u32,
    /// Each seat's share of the victory.
    pub Vec<f32>,
);

/// A game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameLine {
    /// The variant.
    pub v: u32,
    /// The deal: games of the same deal have the same dice.
    pub i: u32,
    /// The lineup: who sits where.
    pub l: u32,
    /// Each seat's place in the order of play, from 0.
    pub order: Vec<u8>,
    /// Each seat's place in the end, from 1.
    pub places: Vec<u8>,
    /// Each seat's score.
    pub scores: Vec<i32>,
    /// Why it ended.
    pub end: String,
    /// Turns of all seats together.
    pub turns: u32,
    /// Steps, answers of chance included.
    pub steps: u32,
    /// Answers of chance.
    pub chance: u32,
    /// Decisions of each seat.
    pub dec: Vec<u32>,
    /// Those without a choice.
    pub forced: Vec<u32>,
    /// All choices that there were, added up.
    pub choices: u64,
    /// How many decisions had 1, 2 to 3, 4 to 7, 8 to 15, … choices.
    pub wide: Vec<u32>,
    /// The mean of log2 of the choices, in each tenth of the decisions.
    pub tenths: Vec<f32>,
    /// The game's own numbers: a place in the run's list of quantities and the value, in turn; what is 0 is left out.
    pub q: Vec<(u32, f64)>,
    /// What was used.
    pub u: Vec<Use>,
    /// Chances along the game.
    pub p: Vec<Point>,
    /// What chance brought each seat, by the evaluation.
    pub luck: Vec<f32>,
    /// Clauses seen at work, as places in the game's list.
    pub clauses: Vec<u16>,
}

impl GameLine {
    /// Each seat's share of the victory.
    pub fn shares(&self) -> Vec<f64> {
        let winners = self.places.iter().filter(|&&place| place == 1).count().max(1) as f64;
        self.places.iter().map(|&place| if place == 1 { 1.0 / winners } else { 0.0 }).collect()
    }

    /// All decisions.
    pub fn decisions(&self) -> u32 {
        self.dec.iter().sum()
    }
}
