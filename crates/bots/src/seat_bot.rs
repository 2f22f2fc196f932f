//! A bot that stays at its seat.

use feerie_core::{Dice, Heuristic, Past, Seat};
use std::fmt;
use std::sync::Arc;

use crate::budget::Budget;
use crate::choice::{Choice, NO_PAST, Question};
use crate::level::{Approach, Level, approach, choose_with};
use crate::search::Search;
use crate::search_memory::SearchMemory;
use crate::thought::Thought;

/// A bot in one seat of one table. Between the steps of a turn it remembers what its search found out about the
/// position that its own action led to, and the next search goes on from there: the visits it inherits come on top
/// of its budget. Whatever else happened, it thinks afresh, and then chooses as [`choose`](crate::choose) does.
///
/// It gets views and nothing else, so it cannot peek, and the same views, dice and iterations give the same choices.
/// Levels that look only so far do not remember: they would look farther.
pub struct SeatBot<G: Heuristic> {
    game: Arc<G>,
    seat: Seat,
    manner: Manner,
    memory: SearchMemory<G>,
}

/// How it chooses.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Manner {
    Level(Level),
    Search(Search),
}

impl<G: Heuristic> SeatBot<G> {
    /// A bot of this level that has seen nothing yet.
    pub fn new(game: Arc<G>, seat: Seat, level: Level) -> Self {
        SeatBot { game, seat, manner: Manner::Level(level), memory: SearchMemory::default() }
    }

    /// A bot with settings of one's own for its searches.
    pub fn searching(game: Arc<G>, seat: Seat, search: Search) -> Self {
        SeatBot { game, seat, manner: Manner::Search(search), memory: SearchMemory::default() }
    }

    /// Whether it is a bot of this level in this seat, under the very same rules.
    pub fn is_for(&self, game: &Arc<G>, seat: Seat, level: Level) -> bool {
        Arc::ptr_eq(&self.game, game) && self.seat == seat && self.manner == Manner::Level(level)
    }

    /// What it chooses in a game without races; none if its seat has nothing to decide in this view.
    pub fn choose(&mut self, view: &G::View, budget: Budget<'_>, dice: &mut Dice) -> Option<Choice<G::Action>> {
        let past = NO_PAST;
        self.choose_after(past, view, budget, dice)
    }

    /// The same after races that everybody saw.
    pub fn choose_after(
        &mut self,
        past: Past<'_>,
        view: &G::View,
        budget: Budget<'_>,
        dice: &mut Dice,
    ) -> Option<Choice<G::Action>> {
        let question = Question { game: &*self.game, seat: self.seat, view, past, budget };
        let memory = Some(&mut self.memory);
        match self.manner {
            Manner::Level(level) => choose_with(level, question, dice, memory),
            Manner::Search(search) => search.choose_with(question, dice, memory),
        }
    }

    /// Begins to think about what [`choose_after`](SeatBot::choose_after) would answer, for so many iterations, with
    /// dice of the thought's own.
    pub fn begin(&mut self, past: Past<'_>, view: &G::View, iterations: u32, mut dice: Dice) -> Thought<G> {
        let budget = Budget::iterations(iterations);
        let question = Question { game: &*self.game, seat: self.seat, view, past, budget };
        let approach = match self.manner {
            Manner::Level(level) => approach(level, question, &mut dice),
            Manner::Search(search) => Approach::Searches { search, iterations, remembers: true },
        };
        Thought::new(approach, question, dice, &mut self.memory)
    }

    /// Thinks on for at most so many iterations; whether the thought is ripe.
    pub fn think_on(&mut self, thought: &mut Thought<G>, iterations: u32) -> bool {
        thought.grow(&*self.game, self.seat, iterations)
    }

    /// What it chooses after all it thought, and the dice that are left. A thought that is not ripe is cut short.
    pub fn conclude(&mut self, thought: Thought<G>) -> (Option<Choice<G::Action>>, Dice) {
        thought.conclude(&*self.game, self.seat, &mut self.memory)
    }

    /// How many visits its last choice inherited from the search before it.
    pub fn inherited(&self) -> u32 {
        self.memory.inherited
    }
}

impl<G: Heuristic> fmt::Debug for SeatBot<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SeatBot").field("seat", &self.seat).field("manner", &self.manner).finish_non_exhaustive()
    }
}
