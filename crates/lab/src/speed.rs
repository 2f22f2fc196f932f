//! How fast a game is searched.

use cpu_time::ThreadTime;
use feerie_bots::{Budget, Question, Search};
use feerie_core::{Dice, Heuristic, Legal, NoEvents, Node, Observer};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// Iterations of one measured search.
const ITERATIONS: u32 = 500;
/// Random steps between two measured searches.
const APART: u64 = 15;

/// Iterations of the tree search in a second of this thread's processor time, over positions of random games.
/// Measures for about `time`.
pub fn iterations_per_second<G: Heuristic>(game: &G, time: Duration) -> f64 {
    let mut dice = Dice::from_number(2);
    let mut scratch = Legal::new();
    let mut state = game.start();
    let mut searching = Duration::ZERO;
    let mut searched = 0;
    while searching < time {
        feerie_core::playout::playout(game, &mut state, &mut dice, &mut scratch, APART);
        while game.node(&state) == Node::Chance {
            let outcome = game.draw(&state, &mut dice);
            game.resolve(&mut state, &outcome, &mut NoEvents);
        }
        let Some(seat) = game.node(&state).acting().first() else {
            state = game.start();
            continue;
        };
        let view = game.view(&state, Observer::Seat(seat));
        // The search asks once after each iteration whether time is up.
        let asked = AtomicU32::new(0);
        let count = || {
            asked.fetch_add(1, Ordering::Relaxed);
            false
        };
        let begun = ThreadTime::now();
        let budget = Budget { iterations: ITERATIONS, stop: Some(&count) };
        let choice = Search::default().choose(Question::new(game, seat, &view, budget), &mut dice);
        if choice.is_some_and(|choice| choice.best.len() > 1) {
            searching += begun.elapsed();
            searched += asked.into_inner();
        }
    }
    f64::from(searched) / searching.as_secs_f64()
}
