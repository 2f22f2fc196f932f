//! Opening tables by the game's name, and replaying records.

use feerie_core::{Game, GameInfo, Options, Record, Refusal, Seed, SetupError, Step};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use std::fmt;

use crate::any::AnyTable;
use crate::question::written;
use crate::table::Table;

/// The games that tables can be opened for. The catalog implements it.
pub trait Games: Send + Sync {
    /// What each game says of itself.
    fn infos(&self) -> Vec<GameInfo>;
    /// The options of a game, as the protocol's `games` describes them, in order.
    fn options(&self, game: &str) -> Option<Vec<(&'static str, Value)>>;
    /// Sets up a table.
    fn open(&self, game: &str, setup: TableSetup<'_>) -> Result<Box<dyn AnyTable>, OpenError>;
    /// What a game says of options before there is a table: [`about_options`] of that game.
    fn about_options(&self, game: &str, seats: u8, options: &Map<String, Value>) -> Result<Box<RawValue>, OpenError>;
}

/// What a game says of options before there is a table.
pub fn about_options<G: Game>(seats: u8, options: &Map<String, Value>) -> Result<Box<RawValue>, OpenError> {
    let options = G::Options::read(options, seats).map_err(OpenError::Setup)?;
    Ok(written(&G::about_options(&options)))
}

/// How a table is set up.
#[derive(Clone, Debug)]
pub struct TableSetup<'a> {
    /// How many seats.
    pub seats: u8,
    /// The options chosen; the game's own choices for the others.
    pub options: &'a Map<String, Value>,
    /// What chance is drawn from.
    pub seed: Seed,
    /// What each person added to the seed.
    pub salts: Vec<String>,
}

impl<'a> TableSetup<'a> {
    /// A table whose chance comes from the seed alone.
    pub fn new(seats: u8, options: &'a Map<String, Value>, seed: Seed) -> Self {
        TableSetup { seats, options, seed, salts: Vec::new() }
    }

    /// A table of this game, set up so.
    pub fn table<G: Game>(self) -> Result<Table<G>, OpenError> {
        Table::new(self.seats, self.options, self.seed, self.salts).map_err(OpenError::Setup)
    }
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
    replay_with(|setup| games.open(&record.game, setup), record, fallback)
}

/// The same for tables that are opened in another way.
pub fn replay_with<T: AnyTable + ?Sized>(
    open: impl FnOnce(TableSetup<'_>) -> Result<Box<T>, OpenError>,
    record: &Record,
    fallback: Seed,
) -> Result<Box<T>, RecordError> {
    let (seed, salts) = match record.head.seed {
        Some(seed) => (seed, record.head.salts.clone()),
        None => (fallback, Vec::new()),
    };
    let setup = TableSetup { seats: record.seats, options: &record.options, seed, salts };
    let mut table = open(setup).map_err(RecordError::Open)?;
    for (index, Step(actor, text)) in record.steps.iter().enumerate() {
        table.advance(*actor, text).map_err(|refusal| RecordError::Step { index, refusal })?;
    }
    Ok(table)
}
