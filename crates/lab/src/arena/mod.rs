//! The arena: bots of several levels play many games in balanced seats.

mod entrant;
mod lineup;
mod play;
mod report;
mod tally;

use feerie_catalog::{Catalog, Visitor, visit};
use feerie_core::{Game, GameInfo, Heuristic, Options, SetupError};
use serde::Serialize;
use serde_json::{Map, Value};
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Instant;

pub use entrant::Entrant;
pub(crate) use lineup::seatings;
pub use report::{Duel, Report, Standing};

use feerie_table::Games;
use lineup::lineups;
use play::Played;
use tally::Tally;

/// How long bots may think about each decision. At least one of the two limits is needed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Allowance {
    /// At most so many iterations: reproducible on any machine.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub iterations: Option<u32>,
    /// At most so many milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ms: Option<u32>,
}

/// A tournament to be played.
#[derive(Clone, Debug)]
pub struct Arena {
    /// The game's id.
    pub game: String,
    /// Options that differ from the defaults.
    pub options: Map<String, Value>,
    /// How many seats each table has.
    pub seats: u8,
    /// Who plays: one against itself, or several. More of them than seats meet in every combination.
    pub entrants: Vec<Entrant>,
    /// Games of each combination.
    pub games: u32,
    /// All chance follows from it.
    pub seed: u64,
    /// How long bots may think.
    pub budget: Allowance,
    /// How many games are played at once; 0 for one on each core.
    pub threads: usize,
}

/// Games of one combination at most: every result is kept until the end.
pub const MOST_GAMES: u32 = 1_000_000;

/// Hears how far a tournament has come.
pub trait Progress: Sync {
    /// So many games of all are done.
    fn done(&self, games: u32, of: u32);
}

/// Ignores progress.
#[derive(Clone, Copy, Debug, Default)]
pub struct Quiet;

impl Progress for Quiet {
    fn done(&self, _games: u32, _of: u32) {}
}

/// A tournament that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArenaError {
    /// No game has this name; these there are.
    UnknownGame(String, Vec<&'static str>),
    /// The table cannot be set up.
    Setup(SetupError),
    /// There are no entrants.
    NoEntrants,
    /// An entrant is named twice.
    Twice(Entrant),
    /// No games are asked for.
    NoGames,
    /// More games than [`MOST_GAMES`] are asked for.
    TooManyGames(u32),
    /// Bots are given no time at all, or no limit at all.
    NoBudget,
}

impl fmt::Display for ArenaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArenaError::UnknownGame(name, known) => {
                write!(f, "no game is called {name:?}; there are {}", known.join(", "))
            }
            ArenaError::Setup(error) => error.fmt(f),
            ArenaError::NoEntrants => f.write_str("an arena needs at least one bot"),
            ArenaError::Twice(entrant) => write!(f, "{entrant} is named twice; each bot is named once"),
            ArenaError::NoGames => f.write_str("an arena needs at least one game"),
            ArenaError::TooManyGames(n) => write!(f, "an arena plays at most {MOST_GAMES} games, not {n}"),
            ArenaError::NoBudget => f.write_str("bots need a limit of iterations or milliseconds, greater than 0"),
        }
    }
}

impl std::error::Error for ArenaError {}

/// Plays a tournament. When `cancel` becomes true, games under way are dropped and what is known so far is
/// reported. The same seed and a budget of iterations alone give the same games, however many threads play.
pub fn run(arena: &Arena, progress: &dyn Progress, cancel: &AtomicBool) -> Result<Report, ArenaError> {
    arena.validate()?;
    let unknown = || ArenaError::UnknownGame(arena.game.clone(), Catalog.infos().iter().map(|card| card.id).collect());
    visit(&arena.game, Run { arena, progress, cancel }).unwrap_or_else(|| Err(unknown()))
}

impl Arena {
    fn validate(&self) -> Result<(), ArenaError> {
        let entrants = &self.entrants;
        if entrants.is_empty() {
            return Err(ArenaError::NoEntrants);
        }
        if let Some(n) = (1..entrants.len()).find(|&n| entrants[..n].contains(&entrants[n])) {
            return Err(ArenaError::Twice(entrants[n]));
        }
        if self.games == 0 {
            return Err(ArenaError::NoGames);
        }
        if self.games > MOST_GAMES {
            return Err(ArenaError::TooManyGames(self.games));
        }
        let given = [self.budget.iterations, self.budget.ms];
        if given.contains(&Some(0)) || given == [None, None] {
            return Err(ArenaError::NoBudget);
        }
        Ok(())
    }

    fn n_threads(&self) -> usize {
        match self.threads {
            0 => std::thread::available_parallelism().map_or(1, |n| n.get()),
            n => n,
        }
    }
}

struct Run<'a> {
    arena: &'a Arena,
    progress: &'a dyn Progress,
    cancel: &'a AtomicBool,
}

impl Visitor for Run<'_> {
    type Output = Result<Report, ArenaError>;

    fn visit<G: Heuristic>(self) -> Self::Output {
        let arena = self.arena;
        let game = Arc::new(table_rules::<G>(arena).map_err(ArenaError::Setup)?);
        let lineups = lineups(&arena.entrants, arena.seats, arena.games);
        let started = Instant::now();
        let next = AtomicUsize::new(0);
        let mut played: Vec<Option<Played>> = vec![None; lineups.len()];
        std::thread::scope(|scope| {
            let (send, receive) = mpsc::channel();
            for _ in 0..arena.n_threads().min(lineups.len()) {
                let send = send.clone();
                let (game, lineups, next) = (&game, &lineups, &next);
                scope.spawn(move || {
                    while !self.cancel.load(Ordering::Relaxed) {
                        let n = next.fetch_add(1, Ordering::Relaxed);
                        let Some(lineup) = lineups.get(n) else { break };
                        let result = play::play(game, lineup, arena, self.cancel);
                        if let Some(result) = result
                            && send.send((n, result)).is_err()
                        {
                            break;
                        }
                    }
                });
            }
            drop(send);
            for (done, (n, result)) in receive.iter().enumerate() {
                played[n] = Some(result);
                self.progress.done(done as u32 + 1, lineups.len() as u32);
            }
        });
        // Added up in the order of the lineups, not of arrival: sums of floats depend on it.
        let mut tally = Tally::new(arena);
        for (lineup, result) in lineups.iter().zip(&played) {
            if let Some(result) = result {
                tally.add(lineup, result);
            }
        }
        Ok(tally.report(arena, lineups.len() as u32, started.elapsed()))
    }
}

fn table_rules<G: Game>(arena: &Arena) -> Result<G, SetupError> {
    let card: GameInfo = G::INFO;
    if !card.seats_range().contains(&arena.seats) {
        return Err(SetupError::Seats { given: u64::from(arena.seats), allowed: card.seats_range() });
    }
    G::new(G::Options::read(&arena.options, arena.seats)?, arena.seats)
}
