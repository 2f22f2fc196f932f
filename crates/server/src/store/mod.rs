//! Where tables are kept. Everything that was answered with "done" is in the store.

#[cfg(test)]
mod contract;
mod dialect;
mod migrations;
mod peers;
mod postgres;
mod rows;
mod rows_read;
mod sql;
mod sql_store;
mod sqlite;
mod writer;
mod writes;

pub use peers::{Claim, Claimed, FromPeer, NotTaken, PeerMessage, RaceMessage, SentTrips};
pub use postgres::PostgresStore;
pub use rows::{
    ACTOR_CHANCE, ACTOR_UNDO, BotAccount, ClockRow, Ended, Kind, PersonRow, Phase, RulingRow, SeatRow, SessionRow,
    SessionState, StepRow, TableRow, TokenRow, Visibility,
};
pub use sqlite::SqliteStore;

use async_trait::async_trait;
use std::fmt;
use std::sync::Arc;
use tokio::sync::mpsc;

use crate::config::Config;

/// One thing to write. A list of them is written whole or not at all.
#[derive(Clone, Debug)]
pub enum Change {
    /// A new table with its seats.
    AddTable(TableRow, Vec<SeatRow>),
    /// A table's row, replaced; refused if it changed since the version that the row carries was read.
    SetTable(TableRow),
    /// Seats of a table, replaced. Goes with a [`Change::SetTable`], which guards it.
    SetSeats(Vec<SeatRow>),
    /// Steps, in order; refused if any `(table, seq)` is taken.
    AddSteps(Vec<StepRow>),
    /// What a race's judge made of a reaction. Goes with the step, which guards it.
    AddRuling(RulingRow),
    /// A person, new or changed.
    PutPerson(PersonRow),
    /// A session that is over for good.
    EndSession(String),
    /// All sessions of a person but one are over.
    EndOthers {
        /// Whose.
        person: String,
        /// The one that stays.
        but: String,
    },
    /// A new session.
    AddSession(SessionRow),
    /// A session from before sessions were written down; refused silently if such sessions count no longer.
    AdoptSession(SessionRow),
    /// A session was used, at this time.
    UseSession(String, i64),
    /// Sessions that cannot be used any more are deleted.
    ForgetSessions {
        /// Those that began before this, in milliseconds since 1970.
        begun_before: i64,
        /// Those that were not used since then.
        unused_since: i64,
        /// Notes of sessions that were ended before this.
        ended_before: i64,
    },
    /// A bot account's token; goes after its person. Refused if the owner has so many already.
    AddToken {
        /// The token.
        token: TokenRow,
        /// How many an owner has at most.
        most: i64,
    },
    /// A token was used, at this time.
    UseToken(String, i64),
    /// A token and its bot account are gone for good.
    EndToken {
        /// The token.
        id: String,
        /// The bot account.
        person: String,
    },
    /// A table's clock, new or changed.
    PutClock(ClockRow),
    /// A setting of this name, new or changed.
    Set(String, String),
    /// A setting of this name, unless there is one.
    AddSetting(String, String),
    /// Tables that waited since before this moment and never started, running ones without a step since then to which
    /// nobody can come back, finished ones that guests brought before, and guests older than that one who sit and host
    /// nowhere: they are forgotten.
    Expire {
        /// Tables opened and left alone before.
        tables: i64,
        /// Guests who came before.
        guests: i64,
    },
    /// No server was running from the moment of the last heartbeat until now: no clock ran meanwhile.
    /// Refused if another process set the clocks on first.
    Closed {
        /// The last heartbeat.
        from: i64,
        /// Now.
        to: i64,
    },
}

/// The setting that holds the last heartbeat of any server.
pub const ALIVE: &str = "alive";

impl Change {
    /// What it is about: all changes are written in the order of this.
    fn subject(&self) -> &str {
        match self {
            Change::AddTable(row, _) | Change::SetTable(row) => &row.id,
            Change::SetSeats(seats) => seats.first().map_or("", |seat| &seat.table),
            Change::AddSteps(steps) => steps.first().map_or("", |step| &step.table),
            Change::AddRuling(ruling) => &ruling.table,
            Change::PutPerson(person) => &person.id,
            Change::EndSession(id) => id,
            Change::EndOthers { person, .. } => person,
            Change::AddSession(session) | Change::AdoptSession(session) => &session.person,
            Change::UseSession(id, _) => id,
            Change::ForgetSessions { .. } => "",
            Change::AddToken { token, .. } => &token.person,
            Change::UseToken(id, _) => id,
            Change::EndToken { person, .. } => person,
            Change::PutClock(clock) => &clock.table,
            Change::Set(name, _) | Change::AddSetting(name, _) => name,
            Change::Closed { .. } => ALIVE,
            Change::Expire { .. } => "",
        }
    }
}

/// Why something was not stored or not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// Another commit was first: a step, a version or a claimed name is taken.
    Taken,
    /// There is no room on the disk.
    Full,
    /// The database does not answer, for now; the text is for the log only.
    Away(String),
    /// The database failed; the text is for the log only.
    Failed(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Taken => f.write_str("somebody else was first"),
            StoreError::Full => f.write_str("the disk is full"),
            StoreError::Away(problem) => write!(f, "the database does not answer: {problem}"),
            StoreError::Failed(problem) => write!(f, "the store failed: {problem}"),
        }
    }
}

impl std::error::Error for StoreError {}

/// A table's row, its seats in order, and how many steps it has.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredTable {
    /// Its row.
    pub row: TableRow,
    /// Its seats, in order.
    pub seats: Vec<SeatRow>,
    /// The number of its newest step.
    pub seq: i64,
}

/// How far a table has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Newest {
    /// The table.
    pub table: String,
    /// The number of its newest step.
    pub seq: i64,
    /// The version of its row and seats.
    pub version: i64,
}

/// As much of a table that is open to all as a list needs to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenTable {
    /// The table.
    pub id: String,
    /// Who opened it.
    pub creator: String,
    /// Whether it waits, plays or is over.
    pub phase: Phase,
    /// When it was opened.
    pub created: i64,
}

/// Which tables to list.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// Of this game only.
    pub game: Option<String>,
    /// In this phase only.
    pub phase: Option<Phase>,
}

/// A store of tables. Every implementation passes the same contract tests.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Writes all changes or none; when it answers `Ok` they survive any crash.
    async fn commit(&self, unit: Vec<Change>) -> Result<(), StoreError>;

    /// The setting of this name.
    async fn setting(&self, name: &str) -> Result<Option<String>, StoreError>;
    /// The setting of this name; `fresh` is stored and answered where there is none yet.
    async fn setting_or(&self, name: &str, fresh: &str) -> Result<String, StoreError> {
        if let Some(value) = self.setting(name).await? {
            return Ok(value);
        }
        // Another process may do the same: the first one's value counts.
        self.commit(vec![Change::AddSetting(name.to_owned(), fresh.to_owned())]).await?;
        self.setting(name).await?.ok_or_else(|| StoreError::Failed(format!("the setting {name} was not stored")))
    }
    /// A person.
    async fn person(&self, id: &str) -> Result<Option<PersonRow>, StoreError>;
    /// The person who claimed this name.
    async fn person_by_login(&self, login: &str) -> Result<Option<PersonRow>, StoreError>;
    /// The person whose claimed name looks like this.
    async fn person_by_likeness(&self, likeness: &str) -> Result<Option<PersonRow>, StoreError>;
    /// People who keep a name that was not yet compared with others.
    async fn without_likeness(&self) -> Result<Vec<PersonRow>, StoreError>;
    /// Where a person is logged in, the last used first.
    async fn sessions_of(&self, person: &str) -> Result<Vec<SessionRow>, StoreError>;
    /// A session and its person, in one question: every request asks it.
    async fn session(&self, id: &str, person: &str) -> Result<SessionState, StoreError>;
    /// The bot account whose token has this hash.
    async fn bot_of_token(&self, hash: &str) -> Result<Option<BotAccount>, StoreError>;
    /// The bot accounts of a person, the oldest first.
    async fn bots_of(&self, owner: &str) -> Result<Vec<BotAccount>, StoreError>;

    /// A table.
    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError>;
    /// A table's steps after `seq`, in order.
    async fn steps_after(&self, table: &str, seq: i64) -> Result<Vec<StepRow>, StoreError>;
    /// What the judge of a table's races made of each reaction, in order.
    async fn rulings(&self, table: &str) -> Result<Vec<RulingRow>, StoreError>;
    /// Tables open to all, newest first, from one on that was opened at this time under this id.
    async fn open_tables(
        &self,
        filter: &Filter,
        from: Option<(i64, &str)>,
        limit: i64,
    ) -> Result<Vec<OpenTable>, StoreError>;
    /// Tables that a person opened or sits at, newest first.
    async fn tables_of(&self, person: &str, limit: i64) -> Result<Vec<StoredTable>, StoreError>;
    /// How many unfinished tables a person opened.
    async fn unfinished_of(&self, creator: &str) -> Result<i64, StoreError>;
    /// The running tables with a seat that a bot plays or holds.
    async fn tables_with_bots(&self) -> Result<Vec<String>, StoreError>;

    /// The clock of a table, if it has one.
    async fn clock(&self, table: &str) -> Result<Option<ClockRow>, StoreError>;
    /// The tables at which a person's time is up.
    async fn out_of_time(&self, now: i64) -> Result<Vec<String>, StoreError>;
    /// The newest steps and the versions of those of these tables that there are: enough to know whether memory is
    /// behind.
    async fn newest_of(&self, tables: &[&str]) -> Result<Vec<Newest>, StoreError>;
    /// The newest step and the version of one table.
    async fn newest(&self, table: &str) -> Result<Option<(i64, i64)>, StoreError> {
        Ok(self.newest_of(&[table]).await?.pop().map(|newest| (newest.seq, newest.version)))
    }

    /// Finished games with dice of their own, after the one that ended then at that table, in order of their ends, and
    /// no more than so many.
    async fn ended_after(&self, at: i64, table: &str, most: i64) -> Result<Vec<Ended>, StoreError>;
    /// How many of them have ended since then.
    async fn ended_since(&self, at: i64) -> Result<i64, StoreError>;

    /// The newest step of all: its table, its number, and when it was made. Looks through all steps.
    async fn newest_step(&self) -> Result<Option<(String, i64, i64)>, StoreError>;
    /// Whether the store answers.
    async fn ping(&self) -> Result<(), StoreError>;

    /// Whether other processes may change what is stored.
    fn is_shared(&self) -> bool;
    /// Takes something on that only one process of all on this store does at a time; none if another one has it.
    /// It is given back when the claim is dropped, and when the process ends in whatever way.
    async fn claim(&self, what: &str) -> Result<Option<Claim>, StoreError>;
    /// What other processes do; none if this store is ours alone. Asked once in a process.
    async fn peers(&self) -> Result<Option<mpsc::Receiver<FromPeer>>, StoreError>;
    /// Tells the other processes something that is not stored. What is stored they hear without this.
    async fn publish(&self, message: PeerMessage) -> Result<(), StoreError>;
}

/// Opens the store that a configuration names.
pub async fn open(config: &Config) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match &config.database {
        Some(url) => Arc::new(PostgresStore::open(url, config.nats.as_deref()).await?),
        None if config.nats.is_some() => {
            return Err(StoreError::Failed("--nats is for several processes on one --database".to_owned()));
        }
        None => Arc::new(SqliteStore::open(&config.data).await?),
    })
}

/// A broken uniqueness constraint means that another commit was first; everything else is a failure of the database.
fn failed(error: sqlx::Error) -> StoreError {
    let away = || StoreError::Away(error.to_string());
    match &error {
        sqlx::Error::Database(database) if database.is_unique_violation() => StoreError::Taken,
        sqlx::Error::Database(database) => match database.code().as_deref() {
            // SQLite's SQLITE_FULL, PostgreSQL's disk_full.
            Some("13" | "53100") => StoreError::Full,
            // Too long idle in a transaction, too many connections, shutting down, starting up.
            Some("25P03" | "53300" | "57P01" | "57P02" | "57P03") => away(),
            // Connection exceptions.
            Some(code) if code.starts_with("08") => away(),
            _ => StoreError::Failed(error.to_string()),
        },
        // A connection that breaks in the middle of something breaks its protocol or its encryption.
        sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::Protocol(_) | sqlx::Error::BeginFailed => away(),
        sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed => away(),
        _ => StoreError::Failed(error.to_string()),
    }
}
