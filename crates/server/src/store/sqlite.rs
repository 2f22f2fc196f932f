//! One SQLite file: a pool that reads, and the one writer.

use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteRow, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection as _};
use std::path::Path;
use std::time::Duration;
use tokio::sync::mpsc;

use super::writer::{Journal, Unit, Writer};
use super::{Claim, Heard, News, StoreError, failed};

#[allow(clippy::duplicate_mod, reason = "the same words for every database")]
#[path = "reads.rs"]
mod reads;
#[allow(clippy::duplicate_mod, reason = "the same words for every database")]
#[path = "writes.rs"]
mod writes;

// What the shared files call the database they belong to.
type Arguments = SqliteArguments;
type Connection = SqliteConnection;
type Database = SqliteStore;
type Dialect = sqlx::Sqlite;
type Row = SqliteRow;

/// Whether several processes work on one database: a file has one.
const SHARED: bool = false;
/// How many connections read at once. Reads are short; more would only queue for the cores.
const READERS: u32 = 4;

/// Tables in one SQLite file.
pub struct SqliteStore {
    readers: SqlitePool,
    writer: Writer,
}

impl SqliteStore {
    /// Opens the file, or creates it, and brings its tables up to date.
    ///
    /// The journal is a write-ahead log, synced at every commit (`FULL`): an acknowledged move survives a power
    /// cut, not only the end of the process, which is all that `NORMAL` promises in this mode. Group commit
    /// shares the sync among all moves that wait for it.
    pub async fn open(file: &Path) -> Result<SqliteStore, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // What a statement would undo is kept in memory instead of a temporary file.
            .pragma("temp_store", "MEMORY")
            .busy_timeout(Duration::from_secs(10))
            .disable_statement_logging();
        let mut connection = options.connect().await.map_err(failed)?;
        sqlx::migrate!().run(&mut connection).await.map_err(|error| StoreError::Failed(error.to_string()))?;
        let readers = SqlitePoolOptions::new().max_connections(READERS).connect_with(options).await.map_err(failed)?;
        Ok(SqliteStore { readers, writer: Writer::start(connection) })
    }

    /// Writes a consistent copy to a new file, while others read and write.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        let to = to.to_str().ok_or_else(|| StoreError::Failed("the file's name is not text".to_owned()))?;
        sqlx::query("VACUUM INTO $1").bind(to).execute(&self.readers).await.map(|_| ()).map_err(failed)
    }

    /// A file has one process: whatever it wants to do is its own to do.
    #[expect(clippy::unused_async, reason = "other databases have to ask")]
    async fn take(&self, _what: &str) -> Result<Option<Claim>, StoreError> {
        Ok(Some(Claim::sole()))
    }

    #[expect(clippy::unused_async, reason = "other databases have to ask")]
    async fn listen(&self) -> Result<Option<mpsc::Receiver<Heard>>, StoreError> {
        Ok(None)
    }

    #[expect(clippy::unused_async, reason = "other databases have to ask")]
    async fn tell(&self, _news: News) -> Result<(), StoreError> {
        Ok(())
    }
}

impl Journal for SqliteConnection {
    async fn write(&mut self, units: &[Unit]) -> Result<(), StoreError> {
        let mut transaction = self.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
        writes::write_units(&mut transaction, units).await?;
        transaction.commit().await.map_err(failed)
    }

    async fn close(self) {
        if let Err(error) = sqlx::Connection::close(self).await {
            tracing::warn!(%error, "the database did not close cleanly");
        }
    }
}
