//! A table that can be asked for advice.

use feerie_bots::{Budget, Choice, Level, Question};
use feerie_core::game::action_text;
use feerie_core::{Company, Dice, Heuristic, Observer, Past, Refusal, Seat, SeatSet};
use feerie_table::{AnyTable, Table};

use crate::advice::{Advice, AskError};
use crate::bot_memory::{BotMemory, TablePast};

/// A table of any game whose bots can be asked.
pub trait AdvisedTable: AnyTable {
    /// What a bot would play in this seat, out of that seat's view alone.
    fn ask(&self, seat: Seat, level: Level, budget: Budget<'_>) -> Result<Advice, AskError>;
    /// The same of a bot that plays on in this seat: what it thinks now it may use again at its next step.
    fn think(&self, seat: Seat, level: Level, budget: Budget<'_>, memory: &mut BotMemory) -> Result<Advice, AskError>;
    /// Begins a thought that [`think_on`](AdvisedTable::think_on) goes on with, slice by slice: in the end it is what
    /// [`think`](AdvisedTable::think) would have answered at one go.
    fn begin_thought(&self, seat: Seat, level: Level, iterations: u32, memory: &mut BotMemory) -> Result<(), AskError>;
    /// Thinks on for at most so many iterations; whether there is nothing more to think about.
    fn think_on(&self, memory: &mut BotMemory, iterations: u32) -> bool;
    /// What comes of a thought that was begun in this position, however far it has come.
    fn conclude(&self, seat: Seat, memory: &mut BotMemory) -> Result<Advice, AskError>;
    /// Each seat's mean share of the victory after an action, over so many worlds imagined from the acting seat's
    /// view alone. The same number imagines the same worlds.
    fn action_value(&self, seat: Seat, text: &str, worlds: u32, number: u64) -> Result<Vec<f32>, Refusal>;
    /// A table of its own in the same position, as [`AnyTable::fork`] makes one.
    fn fork_advised(&self) -> Box<dyn AdvisedTable>;
}

impl<G: Heuristic> AdvisedTable for Table<G> {
    fn ask(&self, seat: Seat, level: Level, budget: Budget<'_>) -> Result<Advice, AskError> {
        advice(self, seat, |view, past, dice| {
            // Who sits where is not known here: the others may all be people.
            let people = Seat::all(self.seats()).filter(|&other| other != seat).collect();
            let company = Company { people, fitted: SeatSet::from_iter([seat]), earlier: Vec::new() };
            let past = Past { races: past.races, table: past.table, company: &company };
            feerie_bots::choose(level, Question { game: &**self.game(), seat, view, past, budget }, dice)
        })
    }

    fn think(&self, seat: Seat, level: Level, budget: Budget<'_>, memory: &mut BotMemory) -> Result<Advice, AskError> {
        advice(self, seat, |view, past, dice| memory.choose(self.game(), (seat, level), view, past, budget, dice))
    }

    fn begin_thought(&self, seat: Seat, level: Level, iterations: u32, memory: &mut BotMemory) -> Result<(), AskError> {
        let Asked { view, dice, past } = asked(self, seat)?;
        memory.begin(self.game(), (seat, level), &view, past, iterations, dice);
        Ok(())
    }

    fn think_on(&self, memory: &mut BotMemory, iterations: u32) -> bool {
        memory.think_on::<G>(iterations)
    }

    fn conclude(&self, seat: Seat, memory: &mut BotMemory) -> Result<Advice, AskError> {
        let Asked { view, .. } = asked(self, seat)?;
        let (choice, mut dice) = memory.conclude::<G>().ok_or(AskError::Nothing)?;
        Ok(in_words(self, seat, &view, choice.ok_or(AskError::Nothing)?, &mut dice))
    }

    fn action_value(&self, seat: Seat, text: &str, worlds: u32, number: u64) -> Result<Vec<f32>, Refusal> {
        let action = self.action(seat, text)?;
        let view = self.game().view(self.state(), Observer::Seat(seat));
        let mut dice = Dice::from_number(number);
        Ok(feerie_bots::action_value(&**self.game(), seat, &view, action, worlds, &mut dice).to_vec())
    }

    fn fork_advised(&self) -> Box<dyn AdvisedTable> {
        Box::new(self.clone())
    }
}

/// What a bot goes by.
struct Asked<'a, G: Heuristic> {
    view: G::View,
    dice: Dice,
    past: TablePast<'a>,
}

/// What the bot of a seat goes by, if the seat is to act.
fn asked<G: Heuristic>(table: &Table<G>, seat: Seat) -> Result<Asked<'_, G>, AskError> {
    table.may_act(seat).map_err(AskError::NotNow)?;
    // Each seat thinks with dice of its own: two bots with the same view are two persons.
    let own = table.bot_seed(seat);
    // What wanders over the whole game needs one number for all of it.
    let number = Dice::for_step(&own, u64::MAX).bits();
    Ok(Asked {
        view: table.game().view(table.state(), Observer::Seat(seat)),
        dice: Dice::for_step(&own, table.steps().len() as u64),
        past: TablePast { races: table.races(), table: number },
    })
}

/// A bot's choice for a seat that is to act, in words.
fn advice<G: Heuristic>(
    table: &Table<G>,
    seat: Seat,
    choose: impl FnOnce(&G::View, TablePast<'_>, &mut Dice) -> Option<Choice<G::Action>>,
) -> Result<Advice, AskError> {
    let Asked { view, mut dice, past } = asked(table, seat)?;
    let choice = choose(&view, past, &mut dice).ok_or(AskError::Nothing)?;
    Ok(in_words(table, seat, &view, choice, &mut dice))
}

fn in_words<G: Heuristic>(
    table: &Table<G>,
    seat: Seat,
    view: &G::View,
    choice: Choice<G::Action>,
    dice: &mut Dice,
) -> Advice {
    let game = &**table.game();
    let world = game.imagine(view, dice);
    let text = |action: &G::Action| action_text(game, action);
    Advice {
        action: text(&choice.action),
        estimate: choice.estimate.to_vec(),
        best: choice.best.iter().map(|(action, share)| (text(action), *share)).collect(),
        reason: game.reason(&world, seat, choice.action),
    }
}
