//! A table that can be asked for advice.

use feerie_bots::{Budget, Choice, Level, Question};
use feerie_core::game::action_text;
use feerie_core::{Company, Dice, Heuristic, Observer, Past, Refusal, Seat, SeatSet};
use feerie_table::{AnyTable, Table};
use std::sync::Arc;

use crate::advice::{Advice, AskError};
use crate::bot_memory::{BotMemory, TablePast};

/// A table of any game whose bots can be asked.
pub trait AdvisedTable: AnyTable {
    /// What a bot would play in this seat, out of that seat's view alone.
    fn ask(&self, seat: Seat, level: Level, budget: Budget<'_>) -> Result<Advice, AskError>;
    /// The same of a bot that plays on in this seat: what it thinks now it may use again at its next step.
    fn think(&self, seat: Seat, level: Level, budget: Budget<'_>, memory: &mut BotMemory) -> Result<Advice, AskError>;
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

/// A bot's choice for a seat that is to act, in words.
fn advice<G: Heuristic>(
    table: &Table<G>,
    seat: Seat,
    choose: impl FnOnce(&G::View, TablePast<'_>, &mut Dice) -> Option<Choice<G::Action>>,
) -> Result<Advice, AskError> {
    table.may_act(seat).map_err(AskError::NotNow)?;
    let game: &Arc<G> = table.game();
    let view = game.view(table.state(), Observer::Seat(seat));
    // Each seat thinks with dice of its own: two bots with the same view are two persons.
    let own = table.bot_seed(seat);
    let mut dice = Dice::for_step(&own, table.steps().len() as u64);
    // What wanders over the whole game needs one number for all of it.
    let number = Dice::for_step(&own, u64::MAX).bits();
    let past = TablePast { races: table.races(), table: number };
    let choice = choose(&view, past, &mut dice).ok_or(AskError::Nothing)?;
    let world = game.imagine(&view, &mut dice);
    let text = |action: &G::Action| action_text(&**game, action);
    Ok(Advice {
        action: text(&choice.action),
        estimate: choice.estimate.to_vec(),
        best: choice.best.iter().map(|(action, share)| (text(action), *share)).collect(),
        reason: game.reason(&world, seat, choice.action),
    })
}
