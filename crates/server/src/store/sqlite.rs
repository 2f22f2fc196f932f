//! One SQLite file: a few connections that read, and the one that writes.

use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::{Mutex, MutexGuard, mpsc};

use super::dialect::{Backend, Columns as _, Connection, args};
use super::sql::LONGEST_RUN;
use super::sql_store::SqlStore;
use super::writer::{Journal, Unit, Writer};
use super::writes::{step_args, write_units};
use super::{Change, Claim, FromPeer, PeerMessage, StepRow, StoreError, failed, migrations};
use crate::files;

/// How many connections read at once. Reads are short; more would only queue for the cores.
const READERS: usize = 4;

/// Tables in one SQLite file.
pub type SqliteStore = SqlStore<Sqlite>;

/// One SQLite file.
pub struct Sqlite {
    /// Not the library's pool, which asks a connection how it is after each use: that is dearer than most uses.
    readers: Vec<Mutex<SqliteConnection>>,
    /// Whom to wait for if all are busy.
    turn: AtomicUsize,
    options: SqliteConnectOptions,
}

impl SqliteStore {
    /// Opens the file, or creates it, and brings its tables up to date.
    ///
    /// The journal is a write-ahead log, synced at every commit (`FULL`): an acknowledged move survives a power
    /// cut, not only the end of the process, which is all that `NORMAL` promises in this mode. Group commit
    /// shares the sync among all moves that wait for it.
    pub async fn open(file: &Path) -> Result<SqliteStore, StoreError> {
        files::keep_private(file).map_err(|error| StoreError::Failed(format!("{}: {error}", file.display())))?;
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // What a statement would undo is kept in memory instead of a temporary file.
            .pragma("temp_store", "MEMORY")
            // A statement for each number of steps that may be written at once, and the others.
            .statement_cache_capacity(LONGEST_RUN + 100)
            .busy_timeout(Duration::from_secs(10))
            .disable_statement_logging();
        let mut connection = options.connect().await.map_err(failed)?;
        migrations::all().run(&mut connection).await.map_err(|error| StoreError::Failed(error.to_string()))?;
        let reading = options.clone().pragma("query_only", "ON");
        let mut readers = Vec::new();
        for _ in 0..READERS {
            readers.push(Mutex::new(reading.connect().await.map_err(failed)?));
        }
        let backend = Sqlite { readers, turn: AtomicUsize::new(0), options };
        Ok(SqlStore { backend, writer: Writer::start(connection) })
    }

    /// Looks through the whole file for damage: pages that cannot be read, and rows that are not where they should be.
    pub async fn check(&self) -> Result<(), StoreError> {
        let rows = self.backend.reader().await?.fetch("PRAGMA quick_check(5)", &[]).await?;
        let found = rows.iter().map(|row| row.text("quick_check")).collect::<Result<Vec<_>, _>>()?;
        if found == ["ok"] { Ok(()) } else { Err(StoreError::Failed(found.join("; "))) }
    }

    /// Writes a consistent copy to a new file for this user alone, while others read and write.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        files::create_private(to).map_err(|error| StoreError::Failed(format!("{}: {error}", to.display())))?;
        let to = to.to_str().ok_or_else(|| StoreError::Failed("the file's name is not text".to_owned()))?;
        // A connection of its own: those that read refuse to write, to any file.
        let mut connection = self.backend.options.connect().await.map_err(failed)?;
        connection.run("VACUUM INTO $1", &args![to]).await.map(|_| ())
    }
}

impl Backend for Sqlite {
    type Connection = SqliteConnection;
    type Reader<'a> = MutexGuard<'a, SqliteConnection>;

    /// A file has one process: whatever it wants to do is its own to do.
    const IS_SHARED: bool = false;
    const PATIENCE: Option<Duration> = None;

    fn give_up(_reader: MutexGuard<'_, SqliteConnection>) {}

    /// The first that is free.
    async fn reader(&self) -> Result<MutexGuard<'_, SqliteConnection>, StoreError> {
        if let Some(free) = self.readers.iter().find_map(|reader| reader.try_lock().ok()) {
            return Ok(free);
        }
        let turn = self.turn.fetch_add(1, Ordering::Relaxed) % READERS;
        Ok(self.readers[turn].lock().await)
    }

    async fn claim(&self, _what: &str) -> Result<Option<Claim>, StoreError> {
        Ok(Some(Claim::sole()))
    }

    async fn peers(&self) -> Result<Option<mpsc::Receiver<FromPeer>>, StoreError> {
        Ok(None)
    }

    async fn publish(&self, _message: PeerMessage) -> Result<(), StoreError> {
        Ok(())
    }
}

impl Journal for SqliteConnection {
    async fn write(&mut self, units: &[Unit]) -> Result<(), StoreError> {
        if let Some(steps) = only_steps(units) {
            return write_steps(self, &steps).await;
        }
        let done = write_changes(self, units).await;
        if done.is_err() {
            undo(self).await;
        }
        done
    }

    async fn close(self) {
        if let Err(error) = sqlx::Connection::close(self).await {
            tracing::warn!(%error, "the database did not close cleanly");
        }
    }
}

/// What most batches hold: a few steps, and nothing else.
fn only_steps(units: &[Unit]) -> Option<Vec<&StepRow>> {
    let mut steps = Vec::new();
    for change in units.iter().flat_map(|unit| &unit.changes) {
        let Change::AddSteps(rows) = change else { return None };
        steps.extend(rows);
    }
    (1..=LONGEST_RUN).contains(&steps.len()).then_some(steps)
}

/// A whole transaction as one text: the connection lives on a thread of its own, and each text that it is sent
/// alone wakes that thread, and us when it is done.
async fn write_steps(connection: &mut SqliteConnection, steps: &[&StepRow]) -> Result<(), StoreError> {
    let sql = SqliteConnection::statements().commit_steps(steps.len());
    let done = connection.run(sql, &step_args(steps)).await;
    if done.is_err() {
        undo(connection).await;
    }
    done.map(|_| ())
}

/// A transaction in SQL of our own: the library counts those that it begins, and counts wrong where SQLite ends one
/// itself, as it does on a full disk. Nothing could be written any more.
async fn write_changes(connection: &mut SqliteConnection, units: &[Unit]) -> Result<(), StoreError> {
    connection.run("BEGIN IMMEDIATE", &[]).await?;
    write_units(connection, units).await?;
    connection.run("COMMIT", &[]).await.map(|_| ())
}

/// Undoes what was written up to where it failed. Where it failed to begin, or SQLite has undone it already, there is
/// nothing to undo, and that is no error.
async fn undo(connection: &mut SqliteConnection) {
    let _ = connection.run("ROLLBACK", &[]).await;
}
