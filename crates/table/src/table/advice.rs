//! What a bot would play at a table, in words.

use feerie_bots::Choice;
use feerie_core::game::action_text;
use feerie_core::{Actor, Dice, Heuristic, Observer, Seat};

use super::Table;
use crate::any::{Advice, AskError};
use crate::bot_memory::TablePast;

impl<G: Heuristic> Table<G> {
    /// A bot's choice for a seat that is to act, in words.
    pub(super) fn advice(
        &self,
        seat: Seat,
        choose: impl FnOnce(&G::View, TablePast<'_>, &mut Dice) -> Option<Choice<G::Action>>,
    ) -> Result<Advice, AskError> {
        let actor = Actor::Seat(seat);
        if let Err((fault, clause)) = self.game.may_act(&self.state, actor) {
            return Err(AskError::NotNow(self.refusal(fault, clause, actor, "")));
        }
        let view = self.game.view(&self.state, Observer::Seat(seat));
        // Each seat thinks with dice of its own: two bots with the same view are two persons.
        let own = self.seed.salted(&self.salts).of_bot(seat);
        let mut dice = Dice::for_step(&own, self.steps.len() as u64);
        // What wanders over the whole game needs one number for all of it.
        let table = Dice::for_step(&own, u64::MAX).bits();
        let past = TablePast { races: &self.races, table };
        let choice = choose(&view, past, &mut dice).ok_or(AskError::Nothing)?;
        let world = self.game.imagine(&view, &mut dice);
        let text = |action: &G::Action| action_text(&*self.game, action);
        Ok(Advice {
            action: text(&choice.action),
            estimate: choice.estimate.to_vec(),
            best: choice.best.iter().map(|(action, share)| (text(action), *share)).collect(),
            reason: self.game.reason(&world, seat, choice.action),
        })
    }
}
