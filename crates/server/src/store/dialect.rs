//! What differs between databases, so that queries and rows are written once for all of them.

use sqlx::postgres::{PgConnection, PgRow};
use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{ColumnIndex, Row as _};
use std::ops::DerefMut;
use std::str::FromStr;
use std::sync::LazyLock;
use std::time::Duration;
use tokio::sync::mpsc;

use super::sql::Statements;
use super::{Claim, FromPeer, PeerMessage, StoreError, failed};

/// A value that goes into a statement.
#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    /// Text, or none.
    Text(Option<&'a str>),
    /// A number, or none.
    Number(Option<i64>),
    /// Yes or no.
    Flag(bool),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(Some(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Arg<'a> {
        Arg::Text(Some(text))
    }
}

impl<'a> From<&'a Option<String>> for Arg<'a> {
    fn from(text: &'a Option<String>) -> Arg<'a> {
        Arg::Text(text.as_deref())
    }
}

impl From<i64> for Arg<'_> {
    fn from(number: i64) -> Self {
        Arg::Number(Some(number))
    }
}

impl From<Option<i64>> for Arg<'_> {
    fn from(number: Option<i64>) -> Self {
        Arg::Number(number)
    }
}

impl From<bool> for Arg<'_> {
    fn from(flag: bool) -> Self {
        Arg::Flag(flag)
    }
}

/// The values of a statement, in order.
macro_rules! args {
    ($($value:expr),* $(,)?) => { [$($crate::store::dialect::Arg::from($value)),*] };
}
pub(super) use args;

/// A row that was read.
pub trait Columns {
    /// Text.
    fn text(&self, column: &str) -> Result<String, StoreError>;
    /// Text, or none.
    fn maybe_text(&self, column: &str) -> Result<Option<String>, StoreError>;
    /// A number.
    fn number(&self, column: &str) -> Result<i64, StoreError>;
    /// A number, or none.
    fn maybe_number(&self, column: &str) -> Result<Option<i64>, StoreError>;
    /// Yes or no.
    fn flag(&self, column: &str) -> Result<bool, StoreError>;

    /// One of a few words.
    fn word<T: FromStr>(&self, column: &str) -> Result<T, StoreError> {
        let text = self.text(column)?;
        text.parse().map_err(|_| StoreError::Failed(format!("{column} holds {text:?}")))
    }
}

/// A connection to a database.
pub trait Connection: Send {
    /// What it reads.
    type Row: Columns + Send;

    /// The statements whose text depends on the database.
    fn statements() -> &'static Statements;
    /// Reads.
    fn fetch(
        &mut self,
        sql: &'static str,
        args: &[Arg<'_>],
    ) -> impl Future<Output = Result<Vec<Self::Row>, StoreError>> + Send;
    /// Writes; how many rows that changed.
    fn run(&mut self, sql: &'static str, args: &[Arg<'_>]) -> impl Future<Output = Result<u64, StoreError>> + Send;
}

/// A database that tables are kept in.
pub trait Backend: Send + Sync + 'static {
    /// How it is spoken to.
    type Connection: Connection;
    /// A connection that reads, and never writes.
    type Reader<'a>: DerefMut<Target = Self::Connection> + Send;

    /// Whether other processes may change what is stored.
    const IS_SHARED: bool;
    /// How long an answer may take, where it comes over a network that may have swallowed it.
    const PATIENCE: Option<Duration>;

    /// Does not use a connection again that did not answer in time.
    fn give_up(reader: Self::Reader<'_>);
    /// A connection to read with.
    fn reader(&self) -> impl Future<Output = Result<Self::Reader<'_>, StoreError>> + Send;
    /// See [`super::Store::claim`].
    fn claim(&self, what: &str) -> impl Future<Output = Result<Option<Claim>, StoreError>> + Send;
    /// See [`super::Store::peers`].
    fn peers(&self) -> impl Future<Output = Result<Option<mpsc::Receiver<FromPeer>>, StoreError>> + Send;
    /// See [`super::Store::publish`].
    fn publish(&self, message: PeerMessage) -> impl Future<Output = Result<(), StoreError>> + Send;
}

/// A statement with its values; a macro, because its type depends on the database.
macro_rules! bound {
    ($sql:expr, $args:expr) => {{
        let mut query = sqlx::query($sql);
        for arg in $args {
            query = match *arg {
                Arg::Text(text) => query.bind(text),
                Arg::Number(number) => query.bind(number),
                Arg::Flag(flag) => query.bind(flag),
            };
        }
        query
    }};
}

/// Gives a connection of the library our few words. The library's own traits say the same only with a bound for each
/// type at each function.
macro_rules! speak {
    ($connection:ty, $row:ty, $place:expr) => {
        impl Columns for $row
        where
            for<'a> &'a str: ColumnIndex<$row>,
        {
            fn text(&self, column: &str) -> Result<String, StoreError> {
                self.try_get(column).map_err(failed)
            }

            fn maybe_text(&self, column: &str) -> Result<Option<String>, StoreError> {
                self.try_get(column).map_err(failed)
            }

            fn number(&self, column: &str) -> Result<i64, StoreError> {
                self.try_get(column).map_err(failed)
            }

            fn maybe_number(&self, column: &str) -> Result<Option<i64>, StoreError> {
                self.try_get(column).map_err(failed)
            }

            fn flag(&self, column: &str) -> Result<bool, StoreError> {
                self.try_get(column).map_err(failed)
            }
        }

        impl Connection for $connection {
            type Row = $row;

            fn statements() -> &'static Statements {
                static STATEMENTS: LazyLock<Statements> = LazyLock::new(|| Statements::new($place));
                &STATEMENTS
            }

            async fn fetch(&mut self, sql: &'static str, args: &[Arg<'_>]) -> Result<Vec<$row>, StoreError> {
                bound!(sql, args).fetch_all(self).await.map_err(failed)
            }

            async fn run(&mut self, sql: &'static str, args: &[Arg<'_>]) -> Result<u64, StoreError> {
                bound!(sql, args).execute(self).await.map(|done| done.rows_affected()).map_err(failed)
            }
        }
    };
}

// SQLite looks the names of places up one after another, for every value: without names there are none to look up.
speak!(SqliteConnection, SqliteRow, |_| "?".to_owned());
speak!(PgConnection, PgRow, |number| format!("${number}"));
