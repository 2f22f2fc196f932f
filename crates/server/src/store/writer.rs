//! The one writer of a SQLite file: many tables' changes, one transaction, one wait for the disk.

use metrics::{counter, histogram};
use sqlx::sqlite::{SqliteArguments, SqliteConnection};
use sqlx::{AssertSqlSafe, Connection, Sqlite};
use std::slice;
use std::time::Instant;
use tokio::sync::{mpsc, oneshot};

use super::rows::{PersonRow, SeatRow, StepRow, TableRow};
use super::{Change, StoreError, sql};

/// How many units wait at most; whoever comes later waits to be let in.
const QUEUE: usize = 4096;
/// How many units one transaction takes at most: beyond it the first would wait for too many others.
const LARGEST_BATCH: usize = 512;
/// Steps are inserted in runs of these lengths, so that few statements are prepared and kept.
const RUNS: [usize; 5] = [64, 16, 4, 2, 1];

/// Changes that belong together, and who waits for them.
struct Unit {
    changes: Vec<Change>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// Hands changes to the writer. The writer stops when the last of these is gone.
#[derive(Clone)]
pub struct Writer(mpsc::Sender<Unit>);

impl Writer {
    /// Starts the writer on a connection of its own.
    pub fn start(connection: SqliteConnection) -> Writer {
        let (sender, units) = mpsc::channel(QUEUE);
        tokio::spawn(write_all(connection, units));
        Writer(sender)
    }

    /// Answers once the changes are on the disk, or refused whole.
    pub async fn commit(&self, changes: Vec<Change>) -> Result<(), StoreError> {
        let stopped = || StoreError::Failed("the writer has stopped".to_owned());
        let (done, answer) = oneshot::channel();
        self.0.send(Unit { changes, done }).await.map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())?
    }
}

/// Takes whatever is waiting into one transaction, again and again. While the disk is busy the next batch
/// gathers: the busier the house, the more moves share one wait.
async fn write_all(mut connection: SqliteConnection, mut units: mpsc::Receiver<Unit>) {
    let mut batch = Vec::new();
    while units.recv_many(&mut batch, LARGEST_BATCH).await > 0 {
        let start = Instant::now();
        histogram!("feerie_commit_units").record(batch.len() as f64);
        let together = write_batch(&mut connection, &batch).await;
        histogram!("feerie_commit_seconds").record(start.elapsed().as_secs_f64());
        match together {
            Ok(()) => batch.drain(..).for_each(|unit| answer(unit.done, Ok(()))),
            Err(error) if batch.len() == 1 => batch.drain(..).for_each(|unit| answer(unit.done, Err(error.clone()))),
            // One of them was refused; none was written. Alone, each gets its own answer.
            Err(_) => {
                for unit in batch.drain(..) {
                    let alone = write_batch(&mut connection, slice::from_ref(&unit)).await;
                    answer(unit.done, alone);
                }
            }
        }
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the database did not close cleanly");
    }
}

fn answer(done: oneshot::Sender<Result<(), StoreError>>, result: Result<(), StoreError>) {
    if let Err(error) = &result {
        counter!("feerie_commits_refused_total").increment(1);
        tracing::debug!(%error, "not stored");
    }
    // Whoever asked may have gone; the changes are stored all the same.
    let _ = done.send(result);
}

async fn write_batch(connection: &mut SqliteConnection, units: &[Unit]) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
    let mut steps: Vec<&StepRow> = Vec::new();
    for change in units.iter().flat_map(|unit| &unit.changes) {
        match change {
            Change::AddTable(row, seats) => {
                add_table(&mut transaction, row).await?;
                put_seats(&mut transaction, seats).await?;
            }
            Change::SetTable(row) => set_table(&mut transaction, row).await?,
            Change::SetSeats(seats) => put_seats(&mut transaction, seats).await?,
            // Steps come last and together: nothing else in a batch depends on them.
            Change::AddSteps(rows) => steps.extend(rows),
            Change::PutPerson(person) => put_person(&mut transaction, person).await?,
            Change::EndSession(id) => {
                run(&mut transaction, sqlx::query(sql::END_SESSION).bind(id)).await?;
            }
        }
    }
    add_steps(&mut transaction, &steps).await?;
    transaction.commit().await.map_err(failed)
}

async fn put_person(connection: &mut SqliteConnection, person: &PersonRow) -> Result<(), StoreError> {
    let query = sqlx::query(sql::PUT_PERSON).bind(&person.id).bind(&person.name).bind(&person.login);
    run(connection, query.bind(&person.passphrase).bind(person.created)).await.map(|_| ())
}

async fn add_table(connection: &mut SqliteConnection, row: &TableRow) -> Result<(), StoreError> {
    let query = sqlx::query(sql::ADD_TABLE)
        .bind(&row.id)
        .bind(&row.game)
        .bind(row.edition)
        .bind(&row.options)
        .bind(&row.seed)
        .bind(&row.salts)
        .bind(&row.host)
        .bind(row.phase.word())
        .bind(row.visibility.word())
        .bind(row.pace)
        .bind(row.created)
        .bind(&row.result)
        .bind(&row.rematch)
        .bind(row.own_dice)
        .bind(row.version);
    run(connection, query).await.map(|_| ())
}

async fn set_table(connection: &mut SqliteConnection, row: &TableRow) -> Result<(), StoreError> {
    let query = sqlx::query(sql::SET_TABLE)
        .bind(&row.salts)
        .bind(&row.host)
        .bind(row.phase.word())
        .bind(&row.result)
        .bind(&row.rematch)
        .bind(&row.undo)
        .bind(&row.id)
        .bind(row.version);
    match run(connection, query).await? {
        0 => Err(StoreError::Taken),
        _ => Ok(()),
    }
}

async fn put_seats(connection: &mut SqliteConnection, seats: &[SeatRow]) -> Result<(), StoreError> {
    for seat in seats {
        let query = sqlx::query(sql::PUT_SEAT)
            .bind(&seat.table)
            .bind(seat.seat)
            .bind(seat.kind.word())
            .bind(&seat.person)
            .bind(&seat.name)
            .bind(&seat.level)
            .bind(seat.held)
            .bind(seat.link)
            .bind(&seat.salt);
        run(connection, query).await?;
    }
    Ok(())
}

async fn add_steps(connection: &mut SqliteConnection, mut rows: &[&StepRow]) -> Result<(), StoreError> {
    for run_length in RUNS {
        while rows.len() >= run_length {
            let (now, later) = rows.split_at(run_length);
            // The text is made of numbers alone.
            let mut query = sqlx::query(AssertSqlSafe(sql::add_steps(run_length)));
            for row in now {
                query = query.bind(&row.table).bind(row.seq).bind(row.actor).bind(&row.action).bind(row.at);
                query = query.bind(&row.person).bind(&row.command);
            }
            run(connection, query).await?;
            rows = later;
        }
    }
    Ok(())
}

async fn run(
    connection: &mut SqliteConnection,
    query: sqlx::query::Query<'_, Sqlite, SqliteArguments>,
) -> Result<u64, StoreError> {
    query.execute(connection).await.map(|done| done.rows_affected()).map_err(failed)
}

/// A broken uniqueness means that somebody else was first; everything else is the database's trouble.
pub fn failed(error: sqlx::Error) -> StoreError {
    match error.as_database_error() {
        Some(database) if database.is_unique_violation() => StoreError::Taken,
        _ => StoreError::Failed(error.to_string()),
    }
}
