//! One game of a tournament.

use cpu_time::ThreadTime;
use feerie_bots::{Budget, choose};
use feerie_core::{Dice, Heuristic, Mute, Node, Observer, Ranking, Seat, Seed};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::Arena;
use super::lineup::Lineup;

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
}

/// Plays a game to its end; none if it was cancelled.
pub fn play<G: Heuristic>(game: &G, lineup: &Lineup, arena: &Arena, cancel: &AtomicBool) -> Option<Played> {
    let mut state = game.start();
    // The table's chance depends on the deal alone: whoever sits where meets the same dice.
    let chance = Seed::from_number(arena.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(lineup.deal));
    let mut thoughts = vec![Thought::default(); usize::from(arena.seats)];
    let mut steps = 0;
    loop {
        if cancel.load(Ordering::Relaxed) {
            return None;
        }
        match game.node(&state) {
            Node::Terminal(ranking) => return Some(Played { ranking, steps, thoughts }),
            Node::Chance => {
                let outcome = game.draw(&state, &mut Dice::for_step(&chance, u64::from(steps)));
                game.resolve(&mut state, &outcome, &mut Mute);
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
                        think(game, &state, seat, lineup, arena, &mut dice, &mut thoughts[seat.index()])
                    })
                    .collect();
                for (seat, action) in acting.into_iter().zip(choices) {
                    game.play(&mut state, seat, action?, &mut Mute);
                    steps += 1;
                }
            }
        }
    }
}

fn think<G: Heuristic>(
    game: &G,
    state: &G::State,
    seat: Seat,
    lineup: &Lineup,
    arena: &Arena,
    dice: &mut Dice,
    thought: &mut Thought,
) -> Option<G::Action> {
    let view = game.view(state, Observer::Seat(seat));
    let started = ThreadTime::now();
    let limit = arena.budget.ms.map(|ms| Instant::now() + Duration::from_millis(u64::from(ms)));
    let stop = || limit.is_some_and(|limit| Instant::now() >= limit);
    let iterations = arena.budget.iterations.unwrap_or(u32::MAX);
    let budget = Budget { iterations, stop: limit.is_some().then_some(&stop as &(dyn Fn() -> bool + Sync)) };
    let choice = choose(lineup.seats[seat.index()], game, seat, &view, budget, dice)?;
    if choice.best.len() > 1 {
        let spent = started.elapsed();
        thought.decisions += 1;
        thought.time += spent;
        thought.longest = thought.longest.max(spent);
    }
    Some(choice.action)
}
