//! What a bot at a table remembers, without naming its game.

use feerie_bots::{Budget, Choice, Level, SeatBot};
use feerie_core::{Dice, Heuristic, Seat};
use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// What the bot of one seat remembers between the steps of its turn. It belongs to one table and its forks; at any
/// other, or in another seat, the bot thinks afresh. Losing it costs nothing but thought.
#[derive(Default)]
pub struct BotMemory(Option<Box<dyn Any + Send>>);

impl BotMemory {
    /// What the bot chooses, and what it then remembers.
    pub(crate) fn choose<G: Heuristic>(
        &mut self,
        game: &Arc<G>,
        (seat, level): (Seat, Level),
        view: &G::View,
        budget: Budget<'_>,
        dice: &mut Dice,
    ) -> Option<Choice<G::Action>> {
        let known = self.0.take().and_then(|memory| memory.downcast::<SeatBot<G>>().ok());
        let mut bot = known
            .filter(|bot| bot.is_for(game, seat, level))
            .unwrap_or_else(|| Box::new(SeatBot::new(Arc::clone(game), seat, level)));
        let choice = bot.choose(view, budget, dice);
        self.0 = Some(bot);
        choice
    }
}

impl fmt::Debug for BotMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BotMemory").finish_non_exhaustive()
    }
}
