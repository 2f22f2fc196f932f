//! The levels that people choose from.

use feerie_core::{Dice, Heuristic, Seat};
use std::fmt;
use std::str::FromStr;

use crate::budget::Budget;
use crate::choice::{Bot, Choice};
use crate::greedy::Greedy;
use crate::random::Random;

/// How strong a bot is, by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Uniformly random: for tests and baselines.
    Random,
    /// One action ahead by the evaluation: the yardstick of the arena.
    #[default]
    Greedy,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];

    /// Its name on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no level has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(pub String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Level::ALL.map(Level::name).join(", ");
        write!(f, "no bot is called {:?}; there are {known}", self.0)
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Self, UnknownLevel> {
        Level::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| UnknownLevel(name.to_owned()))
    }
}

/// What a bot of this level chooses.
pub fn choose<G: Heuristic>(
    level: Level,
    game: &G,
    seat: Seat,
    view: &G::View,
    budget: Budget<'_>,
    dice: &mut Dice,
) -> Option<Choice<G::Action>> {
    match level {
        Level::Random => Random.choose(game, seat, view, budget, dice),
        Level::Greedy => Greedy::default().choose(game, seat, view, budget, dice),
    }
}
