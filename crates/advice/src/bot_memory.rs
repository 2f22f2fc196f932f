//! What a bot at a table remembers, without naming its game.

use feerie_bots::{Budget, Choice, Level, SeatBot};
use feerie_core::{Company, Dice, Heuristic, Past, RaceHistory, Seat};
use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// What the bot of one seat remembers between the steps of its turn. It belongs to one table and its forks; at any
/// other, or in another seat, the bot thinks afresh. Losing it costs nothing but thought.
///
/// How awake a bot of senses is, and how strong one that fits itself to people, follows from the table's public past:
/// both go on over a whole game, whatever is forgotten here.
#[derive(Default)]
pub struct BotMemory {
    bot: Option<Box<dyn Any + Send>>,
    company: Company,
}

/// What a table tells its bots besides views.
#[derive(Clone, Copy)]
pub(crate) struct TablePast<'a> {
    pub races: &'a RaceHistory,
    pub table: u64,
}

impl BotMemory {
    /// Tells the bot who sits at the table now.
    pub fn is_among(&mut self, company: Company) {
        self.company = company;
    }

    /// What the bot chooses, and what it then remembers.
    pub(crate) fn choose<G: Heuristic>(
        &mut self,
        game: &Arc<G>,
        (seat, level): (Seat, Level),
        view: &G::View,
        past: TablePast<'_>,
        budget: Budget<'_>,
        dice: &mut Dice,
    ) -> Option<Choice<G::Action>> {
        let known = self.bot.take().and_then(|memory| memory.downcast::<SeatBot<G>>().ok());
        let mut bot = known
            .filter(|bot| bot.is_for(game, seat, level))
            .unwrap_or_else(|| Box::new(SeatBot::new(Arc::clone(game), seat, level)));
        let choice =
            bot.choose_after(Past { races: past.races, table: past.table, company: &self.company }, view, budget, dice);
        self.bot = Some(bot);
        choice
    }
}

impl fmt::Debug for BotMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BotMemory").finish_non_exhaustive()
    }
}
