//! PostgreSQL: several processes on one database. Each has a pool that reads and one writer of its own; what one
//! of them stores the others hear over a bus: PostgreSQL's own messages, or NATS.

use sqlx::migrate::{Migration, Migrator};
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection as _, SqlSafeStr};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::dialect::{Backend, Columns as _, Connection as _, args};
use super::sql_store::SqlStore;
use super::writer::{Journal, Unit, Writer};
use super::writes::write_units;
use super::{Claim, FromPeer, PeerMessage, StoreError, failed, migrations, sql};
use crate::ids;

mod bus;
mod claims;
mod nats;
mod notify;
mod roll_call;
use bus::Bus;
use claims::Claims;
use nats::Nats;
use notify::Notify;

/// How many connections read at once in one process.
const READERS: u32 = 8;
/// How long to wait for a connection: a database that restarts is back by then, or needs an operator.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long an answer may take: far longer than any of our questions does.
const LONGEST_ANSWER: Duration = Duration::from_secs(10);
/// How soon the database notices that the machine of a connection is gone: idle seconds, interval, probes.
const KEEPALIVE: [(&str, &str); 3] =
    [("tcp_keepalives_idle", "10"), ("tcp_keepalives_interval", "5"), ("tcp_keepalives_count", "3")];
/// How many milliseconds a writer may stop in the middle of a transaction: others wait for the rows that it wrote.
const STANDSTILL: [(&str, &str); 1] = [("idle_in_transaction_session_timeout", "2000")];
/// The setting that holds the name under which the processes on one database know each other on a bus that others use, too.
const CLUSTER: &str = "house";

/// Tables in a PostgreSQL database.
pub type PostgresStore = SqlStore<Postgres>;

/// One PostgreSQL database.
pub struct Postgres {
    readers: PgPool,
    claims: Claims,
    bus: Arc<dyn Bus>,
    /// Names this process among all on the same database.
    origin: String,
}

impl PostgresStore {
    /// Connects, and brings the tables up to date. Several processes may do so at once. They hear of each other over
    /// NATS, if there is an address of one.
    pub async fn open(url: &str, nats: Option<&str>) -> Result<PostgresStore, StoreError> {
        if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
            // The address itself is not repeated: it may hold a password.
            return Err(StoreError::Failed("a database's address begins with postgres://".to_owned()));
        }
        let options = PgConnectOptions::from_str(url).map_err(failed)?.options(KEEPALIVE).disable_statement_logging();
        let writing = options.clone().options(STANDSTILL);
        let mut connection = writing.connect().await.map_err(failed)?;
        migrations().run(&mut connection).await.map_err(|error| StoreError::Failed(error.to_string()))?;
        let pool = PgPoolOptions::new().max_connections(READERS).acquire_timeout(PATIENCE);
        let reading = options.clone().options([("default_transaction_read_only", "on")]);
        let readers = pool.connect_with(reading).await.map_err(failed)?;
        let origin = ids::fresh();
        let claims = Claims::start(&options, &origin).await?;
        let notify = Notify { readers: readers.clone(), options, origin: origin.clone() };
        let bus: Arc<dyn Bus> = match nats {
            Some(nats) => Arc::new(Nats::connect(nats, &cluster_name(&mut connection).await?, notify).await?),
            None => Arc::new(notify),
        };
        let journal = PgJournal { options: writing, connection, bus: Arc::clone(&bus) };
        let backend = Postgres { readers, claims, bus, origin };
        Ok(SqlStore { backend, writer: Writer::start(journal) })
    }
}

impl Backend for Postgres {
    type Connection = PgConnection;
    type Reader<'a> = PoolConnection<sqlx::Postgres>;

    const IS_SHARED: bool = true;
    const PATIENCE: Option<Duration> = Some(LONGEST_ANSWER);

    fn give_up(mut reader: PoolConnection<sqlx::Postgres>) {
        reader.close_on_drop();
    }

    async fn reader(&self) -> Result<PoolConnection<sqlx::Postgres>, StoreError> {
        self.readers.acquire().await.map_err(failed)
    }

    async fn claim(&self, what: &str) -> Result<Option<Claim>, StoreError> {
        self.claims.take(what).await
    }

    async fn peers(&self) -> Result<Option<mpsc::Receiver<FromPeer>>, StoreError> {
        let (heard, news) = mpsc::channel(bus::QUEUE);
        self.bus.listen(heard.clone()).await?;
        tokio::spawn(roll_call::call(self.readers.clone(), self.origin.clone(), heard));
        Ok(Some(news))
    }

    async fn publish(&self, message: PeerMessage) -> Result<(), StoreError> {
        self.bus.tell(&[message]).await
    }
}

/// The name of this database's cluster of processes, made by the first of them.
async fn cluster_name(connection: &mut PgConnection) -> Result<String, StoreError> {
    connection.run(sql::ADD_SETTING, &args![CLUSTER, &ids::fresh()]).await?;
    let named = connection.fetch(sql::SETTING, &args![CLUSTER]).await?;
    named.first().ok_or_else(|| StoreError::Failed("the cluster has no name".to_owned()))?.text("value")
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
    bus: Arc<dyn Bus>,
}

impl PgJournal {
    async fn try_write(&mut self, units: &[Unit]) -> Result<(), StoreError> {
        let mut transaction = self.connection.begin().await.map_err(failed)?;
        let news = bus::of(units);
        let written = async {
            write_units(&mut *transaction, units).await?;
            self.bus.tell_within(&mut transaction, &news).await
        };
        let is_told = match written.await {
            Ok(is_told) => is_told,
            Err(error) => {
                // At once, and not when the connection is used next: others may wait for the rows.
                transaction.rollback().await.map_err(failed)?;
                return Err(error);
            }
        };
        transaction.commit().await.map_err(failed)?;
        if !is_told && let Err(error) = self.bus.tell(&news).await {
            // It is stored all the same, and found by the next comparison.
            tracing::warn!(%error, "failed to publish what was stored");
        }
        Ok(())
    }
}

impl Journal for PgJournal {
    async fn write(&mut self, units: &[Unit]) -> Result<(), StoreError> {
        let done = timeout(PATIENCE, self.try_write(units)).await;
        let is_lost = match &done {
            Ok(Err(StoreError::Failed(_) | StoreError::Away(_))) => {
                !matches!(timeout(PATIENCE, self.connection.ping()).await, Ok(Ok(())))
            }
            Ok(_) => false,
            Err(_) => true,
        };
        if is_lost {
            // Whether a lost commit arrived shows when it is retried: then its own steps are there already.
            match timeout(PATIENCE, self.options.connect()).await {
                Ok(Ok(connection)) => self.connection = connection,
                Ok(Err(error)) => tracing::warn!(%error, "failed to reconnect to the database"),
                Err(_) => tracing::warn!("the database does not answer"),
            }
        }
        done.unwrap_or_else(|_| Err(StoreError::Away("the database is silent".to_owned())))
    }

    async fn close(self) {
        if let Err(error) = sqlx::Connection::close(self.connection).await {
            tracing::warn!(%error, "the database did not close cleanly");
        }
    }
}
