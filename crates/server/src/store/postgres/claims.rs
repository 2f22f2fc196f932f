//! Claims: advisory locks of one connection. PostgreSQL gives them back when the connection ends, so a process
//! that is killed holds nothing any more; from one that is silent the others take them ([`super::roll_call`]).

use sha2::{Digest, Sha256};
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Connection as _};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{MissedTickBehavior, interval, timeout};

use crate::store::{Claim, StoreError, failed};

/// Every connection that holds claims bears this name, followed by its process's own.
pub const NAME: &str = "feerie claims";
/// How long a process may be silent before the others take its claims.
pub const SILENCE: Duration = Duration::from_millis(2500);
/// How often it shows that it is there.
const BEAT: Duration = Duration::from_millis(500);

/// A request for a claim.
struct Wish {
    key: i64,
    answer: oneshot::Sender<Result<bool, StoreError>>,
}

/// Hands out claims.
pub struct Claims {
    wishes: mpsc::UnboundedSender<Wish>,
    give_back: mpsc::UnboundedSender<i64>,
}

impl Claims {
    /// Opens the connection that holds them.
    pub async fn start(options: &PgConnectOptions, origin: &str) -> Result<Claims, StoreError> {
        let options = options.clone().application_name(&format!("{NAME} {origin}"));
        let connection = options.connect().await.map_err(failed)?;
        let ((wishes, wished), (give_back, given_back)) = (mpsc::unbounded_channel(), mpsc::unbounded_channel());
        tokio::spawn(keep(options, connection, wished, given_back));
        Ok(Claims { wishes, give_back })
    }

    /// Takes a claim, unless another process has it.
    pub async fn take(&self, what: &str) -> Result<Option<Claim>, StoreError> {
        let gone = || StoreError::Failed("claims are kept no longer".to_owned());
        let (answer, answered) = oneshot::channel();
        let key = key(what);
        self.wishes.send(Wish { key, answer }).map_err(|_| gone())?;
        let is_ours = answered.await.map_err(|_| gone())??;
        Ok(is_ours.then(|| Claim::new(key, self.give_back.clone())))
    }
}

/// The number under which PostgreSQL knows a claim. Should two claims ever share one, the second waits for
/// nothing worse than the first one's end.
fn key(what: &str) -> i64 {
    let hash = Sha256::digest(what.as_bytes());
    i64::from_be_bytes(std::array::from_fn(|index| hash[index]))
}

async fn keep(
    options: PgConnectOptions,
    mut connection: PgConnection,
    mut wished: mpsc::UnboundedReceiver<Wish>,
    mut given_back: mpsc::UnboundedReceiver<i64>,
) {
    let mut beat = interval(BEAT);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let done = tokio::select! {
            biased;
            Some(key) = given_back.recv() => give_back(&mut connection, key).await,
            // A query, and not only a keep-alive: what counts is the time of the last query.
            _ = beat.tick() => show_presence(&mut connection).await,
            wish = wished.recv() => {
                let Some(Wish { key, answer }) = wish else { break };
                let taken = take(&mut connection, key).await;
                let done = taken.as_ref().map(|_| ()).map_err(Clone::clone);
                // If the request is gone, its claim must not stay taken.
                match answer.send(taken) {
                    Err(Ok(true)) => give_back(&mut connection, key).await,
                    _ => done,
                }
            }
        };
        if done.is_err() && !matches!(timeout(SILENCE, connection.ping()).await, Ok(Ok(()))) {
            // All claims went with the connection. Others may take them now; steps are made once all the same.
            match timeout(SILENCE, options.connect()).await {
                Ok(Ok(fresh)) => connection = fresh,
                Ok(Err(error)) => tracing::warn!(%error, "failed to reconnect to the database"),
                Err(_) => tracing::warn!("the database does not answer"),
            }
        }
    }
}

async fn take(connection: &mut PgConnection, key: i64) -> Result<bool, StoreError> {
    within(sqlx::query_scalar("SELECT pg_try_advisory_lock($1)").bind(key).fetch_one(connection)).await
}

async fn give_back(connection: &mut PgConnection, key: i64) -> Result<(), StoreError> {
    within(sqlx::query("SELECT pg_advisory_unlock($1)").bind(key).execute(connection)).await.map(|_| ())
}

async fn show_presence(connection: &mut PgConnection) -> Result<(), StoreError> {
    within(sqlx::query("SELECT 1").execute(connection)).await.map(|_| ())
}

/// None of these queries takes long: no answer means that the database is unreachable.
async fn within<T>(asked: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
    let silent = |_| StoreError::Away("the database is silent".to_owned());
    timeout(SILENCE, asked).await.map_err(silent)?.map_err(failed)
}
