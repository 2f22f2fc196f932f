//! What is to be played: a plan, read from TOML, as a list of variants of one game.

mod data;
mod file;
mod variants;

use feerie_bots::Level;
use feerie_core::GameInfo;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;

pub use file::{read_bots, rules};
pub use variants::Cross;

/// Deals of one variant at most.
pub const MOST_DEALS: u32 = 1_000_000;
/// Variants at most.
pub const MOST_VARIANTS: usize = 1_000;
/// Iterations of a searching bot at most.
pub const MOST_ITERATIONS: u32 = 1_000_000;
/// Iterations of a searching bot, where the plan does not say.
pub const ITERATIONS: u32 = 200;

/// A bot in a seat: a level, and how many iterations it may search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bot {
    /// The level.
    pub level: Level,
    /// Iterations a decision.
    pub iterations: u32,
}

impl Bot {
    /// Reads `greedy`, `strong` or `strong:400`.
    pub fn read(text: &str, info: &GameInfo, seats: u8) -> Result<Bot, String> {
        let (name, iterations) = match text.split_once(':') {
            None => (text, ITERATIONS),
            Some((name, number)) => match number.parse() {
                Ok(iterations @ 1..=MOST_ITERATIONS) => (name, iterations),
                _ => {
                    return Err(format!(
                        "{text:?}: write a level and a number of iterations from 1 to {MOST_ITERATIONS}, as in strong:400"
                    ));
                }
            },
        };
        let level = Level::named(name, info, seats).map_err(|error| error.to_string())?;
        Ok(Bot { level, iterations })
    }

    /// Whether it searches, so that its iterations matter.
    pub fn searches(self) -> bool {
        matches!(self.level, Level::Keen | Level::Strong | Level::Master)
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.searches() { write!(f, "{}:{}", self.level, self.iterations) } else { write!(f, "{}", self.level) }
    }
}

/// One way to play the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Variant {
    /// The factors that set it apart, with the value of each, as people read them.
    pub settings: Vec<(String, String)>,
    /// Options that differ from the defaults.
    pub options: Map<String, Value>,
    /// How many seats.
    pub seats: u8,
    /// Who plays.
    pub bots: Vec<Bot>,
}

impl Variant {
    /// What sets it apart, in a few words.
    pub fn label(&self) -> String {
        let parts: Vec<String> = self.settings.iter().map(|(factor, value)| format!("{factor} {value}")).collect();
        parts.join(", ")
    }
}

/// What is told first, and what difference matters.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Wishes {
    /// The metrics that sentences are about; the usual ones if there are none.
    pub headline: Vec<String>,
    /// The least difference that matters, by metric.
    pub matters: BTreeMap<String, f64>,
}

/// A plan, checked.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// Its name: that of its file.
    pub name: String,
    /// The game's id.
    pub game: String,
    /// Deals of each variant.
    pub deals: u32,
    /// All chance follows from it.
    pub seed: u64,
    /// What is played; the first is the baseline.
    pub variants: Vec<Variant>,
    /// Two options, each with every value of a list.
    pub cross: Option<Cross>,
    /// What is told of it.
    pub wishes: Wishes,
    /// The plan as it was written.
    pub text: String,
}

/// What is wrong with a plan, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanError {
    /// The line, from 1; none if it is nowhere in particular.
    pub line: Option<usize>,
    /// The field.
    pub field: String,
    /// What is wrong with it.
    pub problem: String,
}

impl fmt::Display for PlanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        if self.field.is_empty() { f.write_str(&self.problem) } else { write!(f, "{}: {}", self.field, self.problem) }
    }
}

impl std::error::Error for PlanError {}

impl Plan {
    /// Reads a plan and checks it; files that it names are looked for in `folder`.
    pub fn read(name: &str, text: &str, folder: &Path) -> Result<Plan, PlanError> {
        file::read(name, text, folder)
    }

    /// What decides about the games: two plans with the same hash play the same ones.
    pub fn hash(&self) -> String {
        let variants: Vec<Value> = self
            .variants
            .iter()
            .map(|variant| {
                let bots: Vec<String> = variant.bots.iter().map(ToString::to_string).collect();
                serde_json::json!([variant.seats, variant.options, bots])
            })
            .collect();
        let whole = serde_json::json!([self.game, self.deals, self.seed, variants]);
        Sha256::digest(whole.to_string()).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
    }
}
