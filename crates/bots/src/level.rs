//! The levels that people choose from.

use feerie_core::{Character, Dice, GameInfo, Heuristic, PerSeat, PlayStyle, Strength};
use std::fmt;

use crate::budget::Budget;
use crate::choice::{Choice, Question};
use crate::greedy::Greedy;
use crate::master::Master;
use crate::random::Random;
use crate::search::Search;
use crate::search_memory::SearchMemory;

/// How strong a bot is, by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
    /// Thinks as far, by what a net has learnt; where there is none for the table, it is `strong`.
    Master,
    /// A bot with a name of its own, in a game of speed.
    Character(Character),
    /// Senses this sharp, from 0 to 100 in steps of five, in a game of speed: `s35`.
    Senses(u8),
}

/// The steps in which senses may be chosen.
const SENSES_STEP: u8 = 5;

impl Level {
    /// The levels of every game: the two yardsticks, then those that people choose from, weakest first.
    pub const ALL: [Level; 7] =
        [Level::Random, Level::Greedy, Level::Gentle, Level::Fair, Level::Keen, Level::Strong, Level::Master];

    /// The strongest there is in a game with so many seats.
    pub fn best(info: &GameInfo, seats: u8) -> Level {
        if info.masters.contains(&seats) { Level::Master } else { Level::Strong }
    }

    /// The level of this name in a game with so many seats: one that every game has, `master` where there is one, one of
    /// its characters, or how sharp its senses are.
    pub fn named(name: &str, info: &GameInfo, seats: u8) -> Result<Level, UnknownLevel> {
        let usual = Level::ALL.into_iter().filter(|&level| level != Level::Master || Level::best(info, seats) == level);
        let characters = info.characters.iter().map(|&character| Level::Character(character));
        let senses = (0..=100u8).step_by(SENSES_STEP.into()).filter(|_| !info.characters.is_empty()).map(Level::Senses);
        let mut all = usual.clone().chain(characters).chain(senses);
        all.find(|level| level.to_string() == name).ok_or_else(|| UnknownLevel {
            name: name.to_owned(),
            known: usual
                .map(|level| level.to_string())
                .chain(info.characters.iter().map(|c| c.id.to_owned()))
                .collect(),
        })
    }

    /// How sharp its senses are in games of speed; the yardsticks have none.
    const fn senses(self) -> Option<Strength> {
        match self {
            Level::Random | Level::Greedy => None,
            Level::Gentle => Some(Strength::Fixed(15)),
            Level::Fair => Some(Strength::Fixed(40)),
            Level::Keen => Some(Strength::Fixed(60)),
            Level::Strong | Level::Master => Some(Strength::Fixed(85)),
            Level::Character(character) => Some(character.strength),
            Level::Senses(strength) => Some(Strength::Fixed(strength)),
        }
    }

    /// Whether it fits itself to the people at the table.
    pub fn is_fitted(self) -> bool {
        self.senses() == Some(Strength::Fitted)
    }
}

/// Its name on the wire.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Gentle => "gentle",
            Level::Fair => "fair",
            Level::Keen => "keen",
            Level::Strong => "strong",
            Level::Master => "master",
            Level::Character(character) => character.id,
            Level::Senses(strength) => return write!(f, "s{strength}"),
        })
    }
}

/// A name that no level of the game has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel {
    /// The name.
    pub name: String,
    /// Those that there are.
    pub known: Vec<String>,
}

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no bot is called {:?}; there are {}", self.name, self.known.join(", "))
    }
}

impl std::error::Error for UnknownLevel {}

/// What a bot of this level chooses; none if the seat has nothing to decide in this view. The same view, past, dice
/// and iterations give the same choice on any machine.
pub fn choose<G: Heuristic>(level: Level, question: Question<'_, G>, dice: &mut Dice) -> Option<Choice<G::Action>> {
    choose_with(level, question, dice, None)
}

/// The same with a memory of the seat's last search.
pub(crate) fn choose_with<G: Heuristic>(
    level: Level,
    question: Question<'_, G>,
    dice: &mut Dice,
    memory: Option<&mut SearchMemory<G>>,
) -> Option<Choice<G::Action>> {
    let mut memory = memory;
    if level == Level::Master
        && let Some(mut master) =
            memory.as_mut().and_then(|memory| memory.master.take()).or_else(|| Master::new(question.game))
    {
        let choice = master.choose(question, dice);
        if let Some(memory) = memory {
            memory.master = Some(master);
        }
        return choice;
    }
    match approach(level, question, dice) {
        Approach::Answers(choice) => choice,
        Approach::Searches { search, iterations, remembers } => {
            let budget = Budget { iterations, ..question.budget };
            search.choose_with(Question { budget, ..question }, dice, memory.filter(|_| remembers))
        }
    }
}

/// How a level goes about a question.
pub(crate) enum Approach<A> {
    /// It knows at once.
    Answers(Option<Choice<A>>),
    /// It thinks.
    Searches {
        /// In this way.
        search: Search,
        /// For at most so long.
        iterations: u32,
        /// Whether it uses what it found out before.
        remembers: bool,
    },
}

/// How a bot of this level goes about a question.
pub(crate) fn approach<G: Heuristic>(level: Level, question: Question<'_, G>, dice: &mut Dice) -> Approach<G::Action> {
    if let Some(choice) = by_instinct(level, question, dice) {
        return Approach::Answers(Some(choice));
    }
    let [gentle, fair, keen, strong] = question.game.ladder();
    match level {
        Level::Random => Approach::Answers(Random.choose(question, dice)),
        Level::Greedy => Approach::Answers(Greedy::default().choose(question, dice)),
        Level::Gentle => by_style(gentle, question, dice),
        Level::Fair => by_style(fair, question, dice),
        Level::Keen => by_style(keen, question, dice),
        // Who has senses has used them, unless the seat has nothing to decide.
        Level::Strong | Level::Character(_) | Level::Senses(_) => by_style(strong, question, dice),
        // What a net has learnt needs no slices: it is asked at one go.
        Level::Master => match Master::new(question.game) {
            Some(mut master) => Approach::Answers(master.choose(question, dice)),
            None => by_style(strong, question, dice),
        },
    }
}

fn by_style<G: Heuristic>(style: PlayStyle, question: Question<'_, G>, dice: &mut Dice) -> Approach<G::Action> {
    let PlayStyle { iterations, heat, breadth } = style;
    if iterations == 0 {
        return Approach::Answers(Greedy { heat, breadth, ..Greedy::default() }.choose(question, dice));
    }
    Approach::Searches {
        search: Search { mistakes: heat, breadth, ..Search::default() },
        iterations: question.budget.iterations.min(iterations),
        // A level that looks only so far would look farther with what it remembers.
        remembers: iterations == u32::MAX,
    }
}

/// In games of speed thinking longer does not help: a level is how quick and exact its senses are.
fn by_instinct<G: Heuristic>(level: Level, question: Question<'_, G>, dice: &mut Dice) -> Option<Choice<G::Action>> {
    let Question { game, seat, view, past, .. } = question;
    let action = game.instinct(view, seat, level.senses()?, past, dice)?;
    let estimate: PerSeat<f32> = game.evaluate(&game.imagine(view, dice));
    let share = estimate[seat.index()];
    Some(Choice { action, estimate, best: vec![(action, share)] })
}
