//! How fast a game is played and searched.

use feerie_bots::{Bot, Budget, Search};
use feerie_catalog::{Visitor, visit};
use feerie_core::{Dice, Game, Heuristic, Legal, Mute, Node, Observer, Options, SetupError};
use serde::Serialize;
use serde_json::{Map, Value};
use std::fmt;
use std::time::{Duration, Instant};

/// What was measured, on one core.
#[derive(Clone, Debug, Serialize)]
pub struct Speed {
    /// The game's id.
    pub game: String,
    /// Seats at the table.
    pub seats: u8,
    /// Steps of uniformly random play in a second.
    pub steps_per_second: f64,
    /// Iterations of the tree search in a second, over positions of random games.
    pub iterations_per_second: f64,
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:<11} {} seats  {:>10.0} random steps/s  {:>9.0} search iterations/s",
            self.game, self.seats, self.steps_per_second, self.iterations_per_second
        )
    }
}

/// Measures a game with its default options for about `time`; none if there is no such game.
pub fn measure(game: &str, seats: u8, time: Duration) -> Option<Result<Speed, SetupError>> {
    visit(game, Measure { seats, time })
}

struct Measure {
    seats: u8,
    time: Duration,
}

impl Visitor for Measure {
    type Output = Result<Speed, SetupError>;

    fn visit<G: Heuristic>(self) -> Self::Output {
        let allowed = G::CARD.seats_range();
        if !allowed.contains(&self.seats) {
            return Err(SetupError::Seats { given: u64::from(self.seats), allowed });
        }
        let game = G::new(G::Options::read(&Map::<String, Value>::new(), self.seats)?, self.seats)?;
        Ok(Speed {
            game: G::CARD.id.to_owned(),
            seats: self.seats,
            steps_per_second: random_steps(&game, self.time / 2),
            iterations_per_second: iterations(&game, self.time / 2),
        })
    }
}

fn random_steps<G: Game>(game: &G, time: Duration) -> f64 {
    let mut dice = Dice::from_number(1);
    let mut scratch = Legal::new();
    let mut steps = 0;
    let started = Instant::now();
    while started.elapsed() < time {
        let mut state = game.start();
        let played = feerie_core::playout::playout(game, &mut state, &mut dice, &mut scratch, 10_000);
        steps += played.actions + played.outcomes;
    }
    steps as f64 / started.elapsed().as_secs_f64()
}

/// Iterations of one measured search.
const ITERATIONS: u32 = 500;
/// Random steps between two measured searches.
const APART: u64 = 15;

fn iterations<G: Heuristic>(game: &G, time: Duration) -> f64 {
    let mut dice = Dice::from_number(2);
    let mut scratch = Legal::new();
    let mut state = game.start();
    let mut searching = Duration::ZERO;
    let mut searched = 0;
    let started = Instant::now();
    while started.elapsed() < time || searched == 0 {
        feerie_core::playout::playout(game, &mut state, &mut dice, &mut scratch, APART);
        while game.node(&state) == Node::Chance {
            let outcome = game.draw(&state, &mut dice);
            game.resolve(&mut state, &outcome, &mut Mute);
        }
        let Some(seat) = game.node(&state).acting().first() else {
            state = game.start();
            continue;
        };
        let view = game.view(&state, Observer::Seat(seat));
        let begun = Instant::now();
        let count = Counted::new();
        let budget = Budget { iterations: ITERATIONS, stop: Some(&|| count.tick()) };
        let choice = Search::default().choose(game, seat, &view, budget, &mut dice);
        if choice.is_some_and(|choice| choice.best.len() > 1) {
            searching += begun.elapsed();
            searched += count.ticks();
        }
    }
    f64::from(searched) / searching.as_secs_f64().max(f64::MIN_POSITIVE)
}

/// Counts iterations: the search asks once after each whether time is up.
struct Counted(std::sync::atomic::AtomicU32);

impl Counted {
    fn new() -> Counted {
        Counted(std::sync::atomic::AtomicU32::new(0))
    }

    fn tick(&self) -> bool {
        self.0.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        false
    }

    fn ticks(&self) -> u32 {
        self.0.load(std::sync::atomic::Ordering::Relaxed)
    }
}
