//! PostgreSQL: several processes on one database. Each has a pool that reads and one writer of its own; what one
//! of them stores the others are told by the database itself, in the same transaction.

use sqlx::migrate::{Migration, Migrator};
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection as _, SqlSafeStr};
use std::str::FromStr;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::dialect::Backend;
use super::sql_store::SqlStore;
use super::writer::{Journal, Unit, Writer};
use super::writes::write_units;
use super::{Claim, FromPeer, PeerMessage, StoreError, failed, migrations};
use crate::ids;

mod claims;
mod peers;
use claims::Claims;

/// How many connections read at once in one process.
const READERS: u32 = 8;
/// How long to wait for a connection: a database that restarts is back by then, or somebody has to look.
const PATIENCE: Duration = Duration::from_secs(5);
/// How soon the database notices that the machine of a connection is gone: idle seconds, interval, probes.
const KEEPALIVE: [(&str, &str); 3] =
    [("tcp_keepalives_idle", "10"), ("tcp_keepalives_interval", "5"), ("tcp_keepalives_count", "3")];

/// Tables in a PostgreSQL database.
pub type PostgresStore = SqlStore<Postgres>;

/// One PostgreSQL database.
pub struct Postgres {
    readers: PgPool,
    claims: Claims,
    options: PgConnectOptions,
    /// Names this process among all on the same database.
    origin: String,
}

impl PostgresStore {
    /// Connects, and brings the tables up to date. Several processes may do so at once.
    pub async fn open(url: &str) -> Result<PostgresStore, StoreError> {
        if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
            // The address itself is not repeated: it may hold a password.
            return Err(StoreError::Failed("a database's address begins with postgres://".to_owned()));
        }
        let options = PgConnectOptions::from_str(url).map_err(failed)?.options(KEEPALIVE).disable_statement_logging();
        let mut connection = options.connect().await.map_err(failed)?;
        migrations().run(&mut connection).await.map_err(|error| StoreError::Failed(error.to_string()))?;
        let pool = PgPoolOptions::new().max_connections(READERS).acquire_timeout(PATIENCE);
        let reading = options.clone().options([("default_transaction_read_only", "on")]);
        let readers = pool.connect_with(reading).await.map_err(failed)?;
        let origin = ids::fresh();
        let claims = Claims::start(&options, &origin).await?;
        let journal = PgJournal { options: options.clone(), connection, origin: origin.clone() };
        let backend = Postgres { readers, claims, options, origin };
        Ok(SqlStore { backend, writer: Writer::start(journal) })
    }
}

impl Backend for Postgres {
    type Connection = PgConnection;
    type Reader<'a> = PoolConnection<sqlx::Postgres>;

    const IS_SHARED: bool = true;

    async fn reader(&self) -> Result<PoolConnection<sqlx::Postgres>, StoreError> {
        self.readers.acquire().await.map_err(failed)
    }

    async fn claim(&self, what: &str) -> Result<Option<Claim>, StoreError> {
        self.claims.take(what).await
    }

    async fn peers(&self) -> Result<Option<mpsc::Receiver<FromPeer>>, StoreError> {
        peers::listen(&self.readers, &self.options, &self.origin).await.map(Some)
    }

    async fn publish(&self, message: PeerMessage) -> Result<(), StoreError> {
        let mut connection = self.reader().await?;
        peers::tell(&mut connection, &self.origin, vec![message]).await
    }
}

/// The same migrations as for a file, without the words that only SQLite knows: PostgreSQL has no row ids that
/// a table could do without.
fn migrations() -> Migrator {
    let plain = |migration: &Migration| Migration {
        sql: AssertSqlSafe(migration.sql.as_str().replace("WITHOUT ROWID", "")).into_sql_str(),
        ..migration.clone()
    };
    let migrator = migrations::all();
    Migrator { migrations: migrator.iter().map(plain).collect(), ..migrator }
}

/// The writer's connection.
struct PgJournal {
    options: PgConnectOptions,
    connection: PgConnection,
    origin: String,
}

impl PgJournal {
    async fn try_write(&mut self, units: &[Unit]) -> Result<(), StoreError> {
        let mut transaction = self.connection.begin().await.map_err(failed)?;
        write_units(&mut *transaction, units).await?;
        peers::tell(&mut transaction, &self.origin, peers::of(units)).await?;
        transaction.commit().await.map_err(failed)
    }
}

impl Journal for PgJournal {
    async fn write(&mut self, units: &[Unit]) -> Result<(), StoreError> {
        let done = self.try_write(units).await;
        if let Err(StoreError::Failed(_) | StoreError::Away(_)) = &done
            && self.connection.ping().await.is_err()
        {
            // Whether a lost commit arrived is found out by whoever tries again: its steps are taken, by itself.
            match timeout(PATIENCE, self.options.connect()).await {
                Ok(Ok(connection)) => self.connection = connection,
                Ok(Err(error)) => tracing::warn!(%error, "failed to reconnect to the database"),
                Err(_) => tracing::warn!("the database does not answer"),
            }
        }
        done
    }

    async fn close(self) {
        if let Err(error) = sqlx::Connection::close(self.connection).await {
            tracing::warn!(%error, "the database did not close cleanly");
        }
    }
}
