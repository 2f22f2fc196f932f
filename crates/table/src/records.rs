//! Opening tables by the game's name, and replaying records.

use feerie_core::{GameInfo, Record, Refusal, Seed, SetupError, Step};
use serde_json::{Map, Value};
use std::fmt;

use crate::any::AnyTable;

/// The games that tables can be opened for. The catalog implements it.
pub trait Games: Send + Sync {
    /// What each game says of itself.
    fn infos(&self) -> Vec<GameInfo>;
    /// The options of a game, as the protocol's `games` describes them, in order.
    fn options(&self, game: &str) -> Option<Vec<(&'static str, Value)>>;
    /// Sets up a table.
    fn open(
        &self,
        game: &str,
        seats: u8,
        options: &Map<String, Value>,
        seed: Seed,
        salts: Vec<String>,
    ) -> Result<Box<dyn AnyTable>, OpenError>;
}

/// Why a table could not be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// No such game.
    UnknownGame(String),
    /// The table cannot be set up so.
    Setup(SetupError),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::UnknownGame(id) => write!(f, "no game is called {id:?}"),
            OpenError::Setup(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for OpenError {}

/// Why a record does not replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// Its head names a table that cannot be.
    Open(OpenError),
    /// A step is refused.
    Step {
        /// Its index, counted from 0.
        index: usize,
        /// Why.
        refusal: Refusal,
    },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Open(error) => error.fmt(f),
            RecordError::Step { index, refusal } => write!(f, "step {index}: {refusal}"),
        }
    }
}

impl std::error::Error for RecordError {}

/// A new table replayed from a record. Where the record holds no seed, `fallback` is the dice to go on with.
pub fn replay(games: &dyn Games, record: &Record, fallback: Seed) -> Result<Box<dyn AnyTable>, RecordError> {
    let open = |seed, salts| games.open(&record.game, record.seats, &record.options, seed, salts);
    replay_with(open, record, fallback)
}

/// The same for tables that are opened in another way.
pub fn replay_with<T: AnyTable + ?Sized>(
    open: impl FnOnce(Seed, Vec<String>) -> Result<Box<T>, OpenError>,
    record: &Record,
    fallback: Seed,
) -> Result<Box<T>, RecordError> {
    let (seed, salts) = match record.head.seed {
        Some(seed) => (seed, record.head.salts.clone()),
        None => (fallback, Vec::new()),
    };
    let mut table = open(seed, salts).map_err(RecordError::Open)?;
    for (index, Step(actor, text)) in record.steps.iter().enumerate() {
        table.advance(*actor, text).map_err(|refusal| RecordError::Step { index, refusal })?;
    }
    Ok(table)
}
