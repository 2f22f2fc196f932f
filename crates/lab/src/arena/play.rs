//! One game of a tournament.

use cpu_time::ThreadTime;
use feerie_bots::{Budget, Choice, SeatBot, choose};
use feerie_core::{Dice, Heuristic, NoEvents, Node, Observer, Ranking, Seat, Seed};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::lineup::Lineup;
use super::{Arena, Entrant};

/// How a game came out, and how long each seat thought.
#[derive(Clone, Debug)]
pub struct Played {
    pub ranking: Ranking,
    pub steps: u32,
    pub thoughts: Vec<Thought>,
}

/// What a seat spent on its decisions, in processor time: what others do on the machine does not count. Decisions
/// without a choice are left out.
#[derive(Clone, Copy, Debug, Default)]
pub struct Thought {
    pub decisions: u32,
    pub time: Duration,
    pub longest: Duration,
    /// Visits that its searches took over from those before them.
    pub inherited: u64,
}

/// Plays a game to its end; none if it was cancelled.
pub fn play<G: Heuristic>(game: &Arc<G>, lineup: &Lineup, arena: &Arena, cancel: &AtomicBool) -> Option<Played> {
    let mut state = game.start();
    // The table's chance depends on the deal alone: whoever sits where meets the same dice.
    let chance = Seed::from_number(arena.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(lineup.deal));
    let mut thoughts = vec![Thought::default(); usize::from(arena.seats)];
    let mut bots: Vec<Sitter<G>> = Seat::all(arena.seats).map(|seat| Sitter::new(game, seat, lineup)).collect();
    let mut steps = 0;
    loop {
        if cancel.load(Ordering::Relaxed) {
            return None;
        }
        match game.node(&state) {
            Node::Terminal(ranking) => return Some(Played { ranking, steps, thoughts }),
            Node::Chance => {
                let outcome = game.draw(&state, &mut Dice::for_step(&chance, u64::from(steps)));
                game.resolve(&mut state, &outcome, &mut NoEvents);
                steps += 1;
            }
            node => {
                // Seats that commit at the same time all choose before any commit is made.
                let acting: Vec<Seat> = node.acting().iter().collect();
                let choices: Vec<_> = acting
                    .iter()
                    .map(|&seat| {
                        let own =
                            Seed::from_number(arena.seed ^ u64::from(lineup.deal) << 32 ^ u64::from(seat.0) << 24);
                        let mut dice = Dice::for_step(&own, u64::from(steps));
                        let view = game.view(&state, Observer::Seat(seat));
                        think(&mut bots[seat.index()], &view, arena, &mut dice, &mut thoughts[seat.index()])
                    })
                    .collect();
                for (seat, action) in acting.into_iter().zip(choices) {
                    game.play(&mut state, seat, action?, &mut NoEvents);
                    steps += 1;
                }
            }
        }
    }
}

/// Who sits in a seat.
struct Sitter<'a, G: Heuristic> {
    game: &'a G,
    seat: Seat,
    entrant: Entrant,
    /// None if it begins every search anew.
    thinker: Option<SeatBot<G>>,
}

impl<'a, G: Heuristic> Sitter<'a, G> {
    fn new(game: &'a Arc<G>, seat: Seat, lineup: &Lineup) -> Self {
        let entrant = lineup.seats[seat.index()];
        let thinker = (!entrant.fresh).then(|| SeatBot::new(Arc::clone(game), seat, entrant.level));
        Sitter { game, seat, entrant, thinker }
    }

    fn choose(&mut self, view: &G::View, budget: Budget<'_>, dice: &mut Dice) -> Option<Choice<G::Action>> {
        match &mut self.thinker {
            Some(thinker) => thinker.choose(view, budget, dice),
            None => choose(self.entrant.level, self.game, self.seat, view, budget, dice),
        }
    }
}

fn think<G: Heuristic>(
    bot: &mut Sitter<'_, G>,
    view: &G::View,
    arena: &Arena,
    dice: &mut Dice,
    thought: &mut Thought,
) -> Option<G::Action> {
    let started = ThreadTime::now();
    let limit = arena.budget.ms.map(|ms| Instant::now() + Duration::from_millis(u64::from(ms)));
    let stop = || limit.is_some_and(|limit| Instant::now() >= limit);
    let iterations = arena.budget.iterations.unwrap_or(u32::MAX);
    let budget = Budget { iterations, stop: limit.is_some().then_some(&stop as &(dyn Fn() -> bool + Sync)) };
    let choice = bot.choose(view, budget, dice)?;
    if choice.best.len() > 1 {
        let spent = started.elapsed();
        thought.decisions += 1;
        thought.time += spent;
        thought.longest = thought.longest.max(spent);
        thought.inherited += bot.thinker.as_ref().map_or(0, |thinker| u64::from(thinker.inherited()));
    }
    Some(choice.action)
}
