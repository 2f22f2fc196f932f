//! Opening tables at which bots can be asked.

use feerie_core::{Record, Seed};
use feerie_table::{Games, OpenError, RecordError, TableSetup, replay_with};

use crate::advised::AdvisedTable;

/// The games whose tables give advice. The catalog implements it.
pub trait AdvisedGames: Games {
    /// Sets up a table, as [`Games::open`] does.
    fn open_advised(&self, game: &str, setup: TableSetup<'_>) -> Result<Box<dyn AdvisedTable>, OpenError>;
}

/// A new table replayed from a record, as [`replay`](feerie_table::replay) does.
pub fn replay_advised(
    games: &dyn AdvisedGames,
    record: &Record,
    fallback: Seed,
) -> Result<Box<dyn AdvisedTable>, RecordError> {
    replay_with(|setup| games.open_advised(&record.game, setup), record, fallback)
}
