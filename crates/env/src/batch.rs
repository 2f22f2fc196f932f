//! Many games at once.

use feerie_core::encode::Encode;
use feerie_core::{Clause, Dice, SetupError};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::fmt;
use std::sync::Arc;

use crate::desk::PREFIX;
use crate::row::{Cells, Row, RowError};

/// Few enough games to share evenly, enough not to wait for each other.
const TOGETHER: usize = 16;

/// Why a batch was not stepped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BatchError {
    /// There are more or fewer numbers than games.
    Length {
        /// How many there are.
        given: usize,
        /// How many games.
        games: usize,
    },
    /// A number is none that may be said in its game. Nothing was stepped.
    Token {
        /// The game.
        index: usize,
        /// The number.
        token: i64,
        /// The clause that says what may be done there.
        rule: Clause,
    },
    /// A table's own data goes beyond what the tokens can say.
    Mute,
    /// The threads could not be started.
    Threads(String),
}

impl fmt::Display for BatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BatchError::Length { given, games } => write!(f, "{given} actions for {games} games"),
            BatchError::Token { index, token, rule } => {
                write!(f, "action {token} of game {index} is not in its mask ({rule})")
            }
            BatchError::Mute => f.write_str("the table's own data goes beyond the action space"),
            BatchError::Threads(problem) => write!(f, "no threads: {problem}"),
        }
    }
}

impl std::error::Error for BatchError {}

/// The caller's arrays, a row a game. They hold what the last step left there.
pub struct Arrays<'a> {
    /// What the acting seat sees, and behind it what it said of its word.
    pub observations: &'a mut [f32],
    /// The tokens that may be said.
    pub masks: &'a mut [bool],
    /// What was said of a word; -1 for nothing.
    pub prefixes: &'a mut [i16],
    /// What each seat was rewarded with, where a game has just ended.
    pub rewards: &'a mut [f32],
    /// Whether a game has just ended; its row shows the next one.
    pub done: &'a mut [bool],
    /// Which seat acts.
    pub acting: &'a mut [i8],
}

/// Games of one table, stepped together; a game that is over starts again.
pub struct Batch<G: Encode> {
    game: Arc<G>,
    rows: Vec<Row<G>>,
    /// None where the caller's own thread does: waking others takes longer than a few games.
    pool: Option<ThreadPool>,
    random: Dice,
}

/// A batch of any game.
pub trait AnyBatch: Send + Sync {
    /// How many games.
    fn games(&self) -> usize;
    /// Starts all games anew. Which games they are follows from the seed and their numbers alone.
    fn reset(&mut self, seed: u64, arrays: Arrays<'_>) -> Result<(), BatchError>;
    /// Says a token in every game, or refuses them all.
    fn step(&mut self, tokens: &[i64], arrays: Arrays<'_>) -> Result<(), BatchError>;
    /// Any token of each mask, all equally likely.
    fn random_tokens(&mut self, out: &mut [i64]) -> Result<(), BatchError>;
}

impl<G: Encode> Batch<G> {
    /// So many games by the same rules, on so many threads.
    pub fn new(game: G, games: usize, threads: usize) -> Result<Self, BatchError> {
        let pool = (threads > 1 && games > TOGETHER).then(|| ThreadPoolBuilder::new().num_threads(threads).build());
        let pool = pool.transpose().map_err(|error| BatchError::Threads(error.to_string()))?;
        let rows = (0..games).map(|number| Row::new(&game, 0, number as u64)).collect();
        Ok(Batch { game: Arc::new(game), rows, pool, random: Dice::from_number(0) })
    }

    /// The rules for a batch, as a table reads them.
    pub fn rules(seats: u8, options: &serde_json::Map<String, serde_json::Value>) -> Result<G, SetupError> {
        use feerie_core::Options;
        if !G::INFO.seats_range().contains(&seats) {
            return Err(SetupError::Seats { given: seats.into(), allowed: G::INFO.seats_range() });
        }
        G::new(G::Options::read(options, seats)?, seats)
    }

    /// Does something with every game and its cells; the first thing that went wrong, by game.
    fn each(
        &mut self,
        arrays: Arrays<'_>,
        work: impl Fn(&G, usize, &mut Row<G>, Cells<'_>) -> Result<(), RowError> + Sync,
    ) -> Result<(), (usize, RowError)> {
        let game = &*self.game;
        let (features, seats) = (G::PLAIN_FEATURES + PREFIX, usize::from(game.seats()));
        let Some(pool) = &self.pool else {
            let observations = arrays.observations.chunks_exact_mut(features);
            let rest = arrays.masks.chunks_exact_mut(G::PLAIN_TOKENS).zip(arrays.prefixes.chunks_exact_mut(PREFIX));
            let rest = rest.zip(arrays.rewards.chunks_exact_mut(seats)).zip(arrays.done).zip(arrays.acting);
            let mut rows = self.rows.iter_mut().enumerate().zip(observations.zip(rest));
            return rows.try_for_each(|((index, row), (observation, ((((mask, prefix), rewards), done), acting)))| {
                let cells = Cells { observation, mask, prefix, rewards, done, acting };
                work(game, index, row, cells).map_err(|error| (index, error))
            });
        };
        let rows = self.rows.par_iter_mut().enumerate();
        let cells = (
            arrays.observations.par_chunks_exact_mut(features),
            arrays.masks.par_chunks_exact_mut(G::PLAIN_TOKENS),
            arrays.prefixes.par_chunks_exact_mut(PREFIX),
            arrays.rewards.par_chunks_exact_mut(seats),
            arrays.done.par_iter_mut(),
            arrays.acting.par_iter_mut(),
        );
        pool.install(|| {
            let both = rows.zip(cells.into_par_iter()).with_min_len(TOGETHER);
            both.try_for_each(|((index, row), (observation, mask, prefix, rewards, done, acting))| {
                let cells = Cells { observation, mask, prefix, rewards, done, acting };
                work(game, index, row, cells).map_err(|error| (index, error))
            })
        })
    }

    fn refused(&self, index: usize, token: i64) -> BatchError {
        BatchError::Token { index, token, rule: self.rows[index].forbids(&self.game, token) }
    }

    fn fits(&self, given: usize) -> Result<(), BatchError> {
        let games = self.rows.len();
        if given == games { Ok(()) } else { Err(BatchError::Length { given, games }) }
    }
}

impl<G: Encode> AnyBatch for Batch<G> {
    fn games(&self) -> usize {
        self.rows.len()
    }

    fn reset(&mut self, seed: u64, arrays: Arrays<'_>) -> Result<(), BatchError> {
        self.random = Dice::from_number(seed);
        let begin = |game: &G, index: usize, row: &mut Row<G>, cells: Cells<'_>| {
            *row = Row::new(game, seed, index as u64);
            row.begin(game, cells)
        };
        self.each(arrays, begin).map_err(|_| BatchError::Mute)
    }

    fn step(&mut self, tokens: &[i64], arrays: Arrays<'_>) -> Result<(), BatchError> {
        self.fits(tokens.len())?;
        let masks = &*arrays.masks;
        let is_shown = |index: usize, token: i64| {
            usize::try_from(token).is_ok_and(|token| token < G::PLAIN_TOKENS && masks[index * G::PLAIN_TOKENS + token])
        };
        if let Some((index, &token)) = tokens.iter().enumerate().find(|&(index, &token)| !is_shown(index, token)) {
            return Err(self.refused(index, token));
        }
        let stepped = self.each(arrays, |game, index, row, cells| row.step(game, tokens[index] as u16, cells));
        stepped.map_err(|(index, error)| match error {
            // Only a mask that somebody wrote into shows what cannot be said.
            RowError::Token => self.refused(index, tokens[index]),
            RowError::Mute => BatchError::Mute,
        })
    }

    fn random_tokens(&mut self, out: &mut [i64]) -> Result<(), BatchError> {
        self.fits(out.len())?;
        for (row, out) in self.rows.iter().zip(out) {
            *out = row.random_token(&mut self.random).into();
        }
        Ok(())
    }
}
