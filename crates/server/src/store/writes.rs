//! How changes are written, once for every database.

use super::dialect::{Arg, Connection, args};
use super::sql::{self, LONGEST_RUN};
use super::writer::Unit;
use super::{
    ALIVE, Change, ClockRow, PersonRow, RulingRow, SeatRow, SessionRow, StepRow, StoreError, TableRow, TokenRow,
};
use crate::ids;

/// Writes the changes of all units, inside of a transaction that the caller has begun.
pub async fn write_units<C: Connection>(connection: &mut C, units: &[Unit]) -> Result<(), StoreError> {
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
            Change::EndSession(id) => end_session(connection, id).await?,
            Change::EndOthers { person, but } => {
                connection.run(sql::END_OTHERS, &args![person, but]).await?;
            }
            Change::AddSession(session) => put_session(connection, sql::ADD_SESSION, session).await?,
            Change::AdoptSession(session) => put_session(connection, sql::ADOPT_SESSION, session).await?,
            Change::UseSession(id, at) => {
                connection.run(sql::USE_SESSION, &args![*at, id]).await?;
            }
            Change::ForgetSessions { begun_before, unused_since, ended_before } => {
                connection.run(sql::FORGET_SESSIONS, &args![*begun_before, *unused_since]).await?;
                connection.run(sql::FORGET_ENDED, &args![*ended_before]).await?;
            }
            Change::AddToken { token, most } => add_token(connection, token, *most).await?,
            Change::UseToken(id, at) => {
                connection.run(sql::USE_TOKEN, &args![*at, id]).await?;
            }
            Change::EndToken { id, person } => end_token(connection, id, person).await?,
            Change::PutClock(clock) => put_clock(connection, clock).await?,
            Change::Set(name, value) => {
                connection.run(sql::SET_SETTING, &args![name, value]).await?;
            }
            Change::AddSetting(name, value) => {
                connection.run(sql::ADD_SETTING, &args![name, value]).await?;
            }
            Change::Closed { from, to } => reopen(connection, *from, *to).await?,
            Change::Expire { tables, guests } => expire(connection, *tables, *guests).await?,
        }
    }
    add_steps(connection, &steps).await
}

async fn put_person<C: Connection>(connection: &mut C, person: &PersonRow) -> Result<(), StoreError> {
    let PersonRow { id, name, login, passphrase, created, likeness, old_cookies, face, owner } = person;
    let args = args![id, name, login, passphrase, *created, likeness, *old_cookies, face, owner];
    connection.run(sql::PUT_PERSON, &args).await.map(|_| ())
}

async fn put_session<C: Connection>(
    connection: &mut C,
    how: &'static str,
    session: &SessionRow,
) -> Result<(), StoreError> {
    let SessionRow { id, person, created, used, device } = session;
    connection.run(how, &args![id, person, *created, *used, device]).await.map(|_| ())
}

async fn end_session<C: Connection>(connection: &mut C, id: &str) -> Result<(), StoreError> {
    connection.run(sql::END_SESSION, &args![id, ids::now()]).await?;
    connection.run(sql::REMOVE_SESSION, &args![id]).await.map(|_| ())
}

async fn add_token<C: Connection>(connection: &mut C, token: &TokenRow, most: i64) -> Result<(), StoreError> {
    let TokenRow { id, hash, person, created, used } = token;
    match connection.run(sql::ADD_TOKEN, &args![id, hash, person, *created, *used, most]).await? {
        0 => Err(StoreError::Taken),
        _ => Ok(()),
    }
}

/// The note that it has ended is for the sockets that look whether they still hold.
async fn end_token<C: Connection>(connection: &mut C, id: &str, person: &str) -> Result<(), StoreError> {
    if connection.run(sql::REMOVE_TOKEN, &args![id, person]).await? > 0 {
        connection.run(sql::END_SESSION, &args![id, ids::now()]).await?;
        connection.run(sql::REMOVE_BOT, &args![person]).await?;
    }
    Ok(())
}

async fn add_table<C: Connection>(connection: &mut C, row: &TableRow) -> Result<(), StoreError> {
    let args = args![
        &row.id,
        &row.game,
        row.edition,
        &row.options,
        &row.seed,
        &row.salts,
        &row.creator,
        row.phase.word(),
        row.visibility.word(),
        row.pace,
        row.created,
        &row.result,
        &row.rematch,
        row.own_dice,
        row.apart,
        row.ended,
        row.version,
    ];
    connection.run(sql::ADD_TABLE, &args).await.map(|_| ())
}

async fn set_table<C: Connection>(connection: &mut C, row: &TableRow) -> Result<(), StoreError> {
    let args = args![
        &row.salts,
        &row.creator,
        row.phase.word(),
        &row.result,
        &row.rematch,
        row.ended,
        &row.undo,
        &row.id,
        row.version,
    ];
    match connection.run(sql::SET_TABLE, &args).await? {
        0 => Err(StoreError::Taken),
        _ => Ok(()),
    }
}

async fn put_seats<C: Connection>(connection: &mut C, seats: &[SeatRow]) -> Result<(), StoreError> {
    for seats in seats.chunks(LONGEST_RUN) {
        let mut args = Vec::new();
        for SeatRow { table, seat, kind, person, name, level, held, link, salt, claimed, face, owner } in seats {
            args.extend(args![table, *seat, kind.word(), person, name, level, *held, *link]);
            args.extend(args![salt, *claimed, face, owner]);
        }
        connection.run(C::statements().put_seats(seats.len()), &args).await?;
    }
    Ok(())
}

async fn put_clock<C: Connection>(connection: &mut C, clock: &ClockRow) -> Result<(), StoreError> {
    let ClockRow { table, setting, since, deadline, purses, turn } = clock;
    connection.run(sql::PUT_CLOCK, &args![table, setting, *since, *deadline, purses, turn]).await.map(|_| ())
}

async fn add_ruling<C: Connection>(connection: &mut C, ruling: &RulingRow) -> Result<(), StoreError> {
    let args = args![
        &ruling.table,
        ruling.window,
        ruling.seat,
        ruling.claimed,
        ruling.recorded,
        ruling.elapsed,
        ruling.r50,
        ruling.r95,
        ruling.corrected,
        &ruling.marks,
    ];
    connection.run(sql::ADD_RULING, &args).await.map(|_| ())
}

/// Sets all clocks on by the time that no server was running.
async fn reopen<C: Connection>(connection: &mut C, from: i64, to: i64) -> Result<(), StoreError> {
    let (was, is) = (from.to_string(), to.to_string());
    if connection.run(sql::REOPEN, &args![&is, ALIVE, &was]).await? == 0 {
        return Err(StoreError::Taken);
    }
    connection.run(sql::SHIFT_CLOCKS, &args![to - from]).await.map(|_| ())
}

/// Deletes tables that never started, that nobody can come back to or that guests brought, and then guests who are at no
/// table, with the addresses of their feeds.
async fn expire<C: Connection>(connection: &mut C, tables: i64, guests: i64) -> Result<(), StoreError> {
    for mark in [sql::EXPIRE_WAITING, sql::EXPIRE_DESERTED, sql::EXPIRE_BROUGHT] {
        connection.run(mark, &args![tables]).await?;
    }
    for forget in sql::FORGET_EXPIRED {
        connection.run(forget, &args![]).await?;
    }
    connection.run(sql::EXPIRE_GUESTS, &args![guests]).await?;
    connection.run(sql::FORGET_FEEDS, &args![]).await.map(|_| ())
}

async fn add_steps<C: Connection>(connection: &mut C, steps: &[&StepRow]) -> Result<(), StoreError> {
    for steps in steps.chunks(LONGEST_RUN) {
        connection.run(C::statements().add_steps(steps.len()), &step_args(steps)).await?;
    }
    Ok(())
}

/// The values of a statement that adds these steps.
pub fn step_args<'a>(steps: &[&'a StepRow]) -> Vec<Arg<'a>> {
    let row = |step: &&'a StepRow| {
        let StepRow { table, seq, actor, action, at, person, command } = *step;
        args![table, *seq, *actor, action, *at, person, command]
    };
    steps.iter().flat_map(row).collect()
}
