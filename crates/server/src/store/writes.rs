//! How changes are written, in the same words for every database: this file is a module of each of them, and
//! `super` says which one it is.

use std::array;
use std::sync::LazyLock;

use super::{Arguments, Connection, Dialect, place};
use crate::store::writer::Unit;
use crate::store::{
    ALIVE, Change, ClockRow, PersonRow, RulingRow, SeatRow, StepRow, StoreError, TableRow, failed, sql,
};

/// As many rows as one statement writes at most: each number of rows is a statement of its own to prepare and keep.
pub const LONGEST_RUN: usize = 64;

/// The statements that write so many rows; made once.
static PUT_SEATS: LazyLock<[String; LONGEST_RUN + 1]> = LazyLock::new(|| array::from_fn(|n| sql::put_seats(n, place)));
static ADD_STEPS: LazyLock<[String; LONGEST_RUN + 1]> = LazyLock::new(|| array::from_fn(|n| sql::add_steps(n, place)));

type Query<'q> = sqlx::query::Query<'q, Dialect, Arguments>;

/// Writes the changes of all units, inside of a transaction that the caller has begun.
pub async fn write_units(connection: &mut Connection, units: &[Unit]) -> Result<(), StoreError> {
    let mut changes: Vec<&Change> = units.iter().flat_map(|unit| &unit.changes).collect();
    // All processes write in the same order: two of them never wait for each other.
    changes.sort_by(|one, other| one.subject().cmp(other.subject()));
    let mut steps: Vec<&StepRow> = Vec::new();
    for change in changes {
        match change {
            Change::AddTable(row, seats) => {
                add_table(connection, row).await?;
                put_seats(connection, seats).await?;
            }
            Change::SetTable(row) => set_table(connection, row).await?,
            Change::SetSeats(seats) => put_seats(connection, seats).await?,
            // Steps come last and together: nothing else in a batch depends on them.
            Change::AddSteps(rows) => steps.extend(rows),
            Change::AddRuling(ruling) => add_ruling(connection, ruling).await?,
            Change::PutPerson(person) => put_person(connection, person).await?,
            Change::EndSession(id) => {
                run(connection, sqlx::query(sql::END_SESSION).bind(id)).await?;
            }
            Change::PutClock(clock) => put_clock(connection, clock).await?,
            Change::Set(name, value) => {
                run(connection, sqlx::query(sql::SET_SETTING).bind(name).bind(value)).await?;
            }
            Change::Closed { from, to } => reopen(connection, *from, *to).await?,
        }
    }
    add_steps(connection, &steps).await
}

async fn put_person(connection: &mut Connection, person: &PersonRow) -> Result<(), StoreError> {
    let query = sqlx::query(sql::PUT_PERSON).bind(&person.id).bind(&person.name).bind(&person.login);
    run(connection, query.bind(&person.passphrase).bind(person.created)).await.map(|_| ())
}

async fn add_table(connection: &mut Connection, row: &TableRow) -> Result<(), StoreError> {
    let query = sqlx::query(sql::ADD_TABLE)
        .bind(&row.id)
        .bind(&row.game)
        .bind(row.edition)
        .bind(&row.options)
        .bind(&row.seed)
        .bind(&row.salts)
        .bind(&row.creator)
        .bind(row.phase.word())
        .bind(row.visibility.word())
        .bind(row.pace)
        .bind(row.created)
        .bind(&row.result)
        .bind(&row.rematch)
        .bind(row.own_dice)
        .bind(row.ended)
        .bind(row.version);
    run(connection, query).await.map(|_| ())
}

async fn set_table(connection: &mut Connection, row: &TableRow) -> Result<(), StoreError> {
    let query = sqlx::query(sql::SET_TABLE)
        .bind(&row.salts)
        .bind(&row.creator)
        .bind(row.phase.word())
        .bind(&row.result)
        .bind(&row.rematch)
        .bind(row.ended)
        .bind(&row.undo)
        .bind(&row.id)
        .bind(row.version);
    match run(connection, query).await? {
        0 => Err(StoreError::Taken),
        _ => Ok(()),
    }
}

async fn put_seats(connection: &mut Connection, seats: &[SeatRow]) -> Result<(), StoreError> {
    for seats in seats.chunks(LONGEST_RUN) {
        let mut query = sqlx::query(PUT_SEATS[seats.len()].as_str());
        for seat in seats {
            query = query.bind(&seat.table).bind(seat.seat).bind(seat.kind.word()).bind(&seat.person).bind(&seat.name);
            query = query.bind(&seat.level).bind(seat.held).bind(seat.link).bind(&seat.salt);
        }
        run(connection, query).await?;
    }
    Ok(())
}

async fn put_clock(connection: &mut Connection, clock: &ClockRow) -> Result<(), StoreError> {
    let query = sqlx::query(sql::PUT_CLOCK).bind(&clock.table).bind(&clock.setting).bind(clock.since);
    run(connection, query.bind(clock.deadline).bind(&clock.purses).bind(&clock.turn)).await.map(|_| ())
}

async fn add_ruling(connection: &mut Connection, ruling: &RulingRow) -> Result<(), StoreError> {
    let query = sqlx::query(sql::ADD_RULING)
        .bind(&ruling.table)
        .bind(ruling.window)
        .bind(ruling.seat)
        .bind(ruling.claimed)
        .bind(ruling.recorded)
        .bind(ruling.elapsed)
        .bind(ruling.r50)
        .bind(ruling.r95)
        .bind(ruling.corrected)
        .bind(&ruling.marks);
    run(connection, query).await.map(|_| ())
}

/// Sets all clocks on by the time that the house was closed.
async fn reopen(connection: &mut Connection, from: i64, to: i64) -> Result<(), StoreError> {
    let query = sqlx::query(sql::REOPEN).bind(to.to_string()).bind(ALIVE).bind(from.to_string());
    if run(connection, query).await? == 0 {
        return Err(StoreError::Taken);
    }
    run(connection, sqlx::query(sql::SHIFT_CLOCKS).bind(to - from)).await.map(|_| ())
}

async fn add_steps(connection: &mut Connection, steps: &[&StepRow]) -> Result<(), StoreError> {
    for steps in steps.chunks(LONGEST_RUN) {
        run(connection, bind_steps(&ADD_STEPS[steps.len()], steps)).await?;
    }
    Ok(())
}

/// A statement that adds these steps.
pub fn bind_steps<'q>(text: &'static str, steps: &[&'q StepRow]) -> Query<'q> {
    let mut query = sqlx::query(text);
    for step in steps {
        query = query.bind(&step.table).bind(step.seq).bind(step.actor).bind(&step.action).bind(step.at);
        query = query.bind(&step.person).bind(&step.command);
    }
    query
}

pub async fn run(connection: &mut Connection, query: Query<'_>) -> Result<u64, StoreError> {
    query.execute(connection).await.map(|done| done.rows_affected()).map_err(failed)
}
