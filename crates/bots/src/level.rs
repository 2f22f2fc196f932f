//! The levels that people choose from.

use feerie_core::{Dice, Heuristic, PerSeat, PlayStyle, Seat};
use std::fmt;
use std::str::FromStr;

use crate::budget::Budget;
use crate::choice::{Bot, Choice};
use crate::greedy::Greedy;
use crate::random::Random;
use crate::search::Search;
use crate::search_memory::SearchMemory;

/// How strong a bot is, by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Uniformly random: for tests and baselines.
    Random,
    /// One action ahead by the evaluation: the yardstick of the arena.
    Greedy,
    /// Sees what is good, and often takes something else that looks fine.
    Gentle,
    /// Plays well and is seldom absent-minded.
    Fair,
    /// Plays as well as somebody who knows the game.
    Keen,
    /// Thinks as far as its budget goes.
    #[default]
    Strong,
}

impl Level {
    /// Every level: the two yardsticks, then those that people choose from, weakest first.
    pub const ALL: [Level; 6] = [Level::Random, Level::Greedy, Level::Gentle, Level::Fair, Level::Keen, Level::Strong];
    /// The levels that people choose from, weakest first.
    pub const LADDER: [Level; 4] = [Level::Gentle, Level::Fair, Level::Keen, Level::Strong];

    /// Its name on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Gentle => "gentle",
            Level::Fair => "fair",
            Level::Keen => "keen",
            Level::Strong => "strong",
        }
    }

    /// How sharp its senses are in games of speed, from 0 to 100; the yardsticks have none.
    const fn senses(self) -> Option<u8> {
        match self {
            Level::Random | Level::Greedy => None,
            Level::Gentle => Some(15),
            Level::Fair => Some(40),
            Level::Keen => Some(60),
            Level::Strong => Some(85),
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

/// What a bot of this level chooses; none if the seat has nothing to decide in this view. The same view, dice
/// and iterations give the same choice on any machine.
pub fn choose<G: Heuristic>(
    level: Level,
    game: &G,
    seat: Seat,
    view: &G::View,
    budget: Budget<'_>,
    dice: &mut Dice,
) -> Option<Choice<G::Action>> {
    choose_with(level, game, seat, view, budget, dice, None)
}

/// The same with a memory of the seat's last search.
pub(crate) fn choose_with<G: Heuristic>(
    level: Level,
    game: &G,
    seat: Seat,
    view: &G::View,
    budget: Budget<'_>,
    dice: &mut Dice,
    memory: Option<&mut SearchMemory<G>>,
) -> Option<Choice<G::Action>> {
    if let Some(choice) = by_instinct(level, game, seat, view, dice) {
        return Some(choice);
    }
    match level {
        Level::Random => Random.choose(game, seat, view, budget, dice),
        Level::Greedy => Greedy::default().choose(game, seat, view, budget, dice),
        Level::Gentle => by_style(game.ladder()[0], game, seat, view, budget, dice, memory),
        Level::Fair => by_style(game.ladder()[1], game, seat, view, budget, dice, memory),
        Level::Keen => by_style(game.ladder()[2], game, seat, view, budget, dice, memory),
        Level::Strong => by_style(game.ladder()[3], game, seat, view, budget, dice, memory),
    }
}

fn by_style<G: Heuristic>(
    style: PlayStyle,
    game: &G,
    seat: Seat,
    view: &G::View,
    budget: Budget<'_>,
    dice: &mut Dice,
    memory: Option<&mut SearchMemory<G>>,
) -> Option<Choice<G::Action>> {
    let PlayStyle { iterations, heat, breadth } = style;
    if iterations == 0 {
        return Greedy { heat, breadth, ..Greedy::default() }.choose(game, seat, view, budget, dice);
    }
    // A level that looks only so far would look farther with what it remembers.
    let memory = memory.filter(|_| iterations == u32::MAX);
    let budget = Budget { iterations: budget.iterations.min(iterations), ..budget };
    Search { mistakes: heat, breadth, ..Search::default() }.choose_with(game, seat, view, budget, dice, memory)
}

/// In games of speed thinking longer does not help: a level is how quick and exact its senses are.
fn by_instinct<G: Heuristic>(
    level: Level,
    game: &G,
    seat: Seat,
    view: &G::View,
    dice: &mut Dice,
) -> Option<Choice<G::Action>> {
    let action = game.instinct(view, seat, level.senses()?, dice)?;
    let estimate: PerSeat<f32> = game.evaluate(&game.imagine(view, dice));
    let share = estimate[seat.index()];
    Some(Choice { action, estimate, best: vec![(action, share)] })
}
