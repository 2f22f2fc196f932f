//! What a bot at a table remembers, without naming its game.

use feerie_bots::{Budget, Choice, Level, SeatBot, Thought};
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
    /// What it is thinking about, if it thinks in slices.
    thought: Option<Box<dyn Any + Send>>,
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
        let mut bot = self.take_bot(game, seat, level);
        let past = Past { races: past.races, table: past.table, company: &self.company };
        let choice = bot.choose_after(past, view, budget, dice);
        self.bot = Some(bot);
        choice
    }

    /// Begins to think about the same.
    pub(crate) fn begin<G: Heuristic>(
        &mut self,
        game: &Arc<G>,
        (seat, level): (Seat, Level),
        view: &G::View,
        past: TablePast<'_>,
        iterations: u32,
        dice: Dice,
    ) {
        let mut bot = self.take_bot(game, seat, level);
        let past = Past { races: past.races, table: past.table, company: &self.company };
        self.thought = Some(Box::new(bot.begin(past, view, iterations, dice)));
        self.bot = Some(bot);
    }

    /// Thinks on; whether the thought is ripe, or there is none.
    pub(crate) fn think_on<G: Heuristic>(&mut self, iterations: u32) -> bool {
        let bot = self.bot.as_mut().and_then(|bot| bot.downcast_mut::<SeatBot<G>>());
        let thought = self.thought.as_mut().and_then(|thought| thought.downcast_mut::<Thought<G>>());
        bot.zip(thought).is_none_or(|(bot, thought)| bot.think_on(thought, iterations))
    }

    /// What comes of the thought, and the dice that are left; none if there was no thought.
    pub(crate) fn conclude<G: Heuristic>(&mut self) -> Option<(Option<Choice<G::Action>>, Dice)> {
        let thought = self.thought.take()?.downcast::<Thought<G>>().ok()?;
        let bot = self.bot.as_mut()?.downcast_mut::<SeatBot<G>>()?;
        Some(bot.conclude(*thought))
    }

    /// The bot that was here before, or a new one.
    fn take_bot<G: Heuristic>(&mut self, game: &Arc<G>, seat: Seat, level: Level) -> Box<SeatBot<G>> {
        self.thought = None;
        let known = self.bot.take().and_then(|memory| memory.downcast::<SeatBot<G>>().ok());
        known
            .filter(|bot| bot.is_for(game, seat, level))
            .unwrap_or_else(|| Box::new(SeatBot::new(Arc::clone(game), seat, level)))
    }
}

impl fmt::Debug for BotMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BotMemory").finish_non_exhaustive()
    }
}
