//! The roll call: which processes are there. Each shows that it is by using the connection of its claims all the
//! time. A process that falls silent, because it is paused or cut off, loses that connection and the claims with it, so
//! that others can take over what it had begun.

use sqlx::postgres::PgPool;
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval};

use super::bus::missed;
use super::claims;
use crate::store::{FromPeer, PeerMessage};

/// How often we look whether all other processes are still there.
const ROLL_CALL: Duration = Duration::from_secs(1);

/// Ends the connections of those who have been silent for longer than so many seconds; our own only if there is a newer
/// one: a line that swallows everything leaves behind a connection that would hold our claims for hours.
const SEND_AWAY: &str = "\
    SELECT application_name, pg_terminate_backend(pid) FROM pg_stat_activity \
    WHERE datname = current_database() AND application_name LIKE $1 || ' %' \
    AND (application_name <> $1 || ' ' || $2 OR backend_start < (SELECT max(backend_start) FROM pg_stat_activity \
    WHERE datname = current_database() AND application_name = $1 || ' ' || $2)) \
    AND query_start < clock_timestamp() - make_interval(secs => $3)";
const PRESENT: &str = "\
    SELECT application_name, pid FROM pg_stat_activity \
    WHERE datname = current_database() AND application_name LIKE $1 || ' %'";

/// Notices when another process is gone or silent, until the receiver is dropped.
pub async fn call(readers: PgPool, origin: String, news: mpsc::Sender<FromPeer>) {
    let mut tick = interval(ROLL_CALL);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut present: BTreeMap<String, i32> = BTreeMap::new();
    let own = format!("{} {origin}", claims::NAME);
    while !news.is_closed() {
        tick.tick().await;
        let now = match look(&readers, &origin).await {
            Ok(now) => now,
            Err(error) => {
                tracing::warn!(%error, "failed to list the peer processes");
                continue;
            }
        };
        if present.contains_key(&own) && now.get(&own).is_some_and(|pid| present.get(&own) != Some(pid)) {
            // We were the silent one, and the others have forgotten who is here.
            if news.send(missed()).await.is_err() {
                return;
            }
        }
        for gone in present.keys().filter(|name| !now.contains_key(*name) && **name != own) {
            let from = gone.trim_start_matches(claims::NAME).trim_start().to_owned();
            if news.send(FromPeer { from, news: PeerMessage::Ended }).await.is_err() {
                return;
            }
        }
        // Our own connection may be about to come back.
        let known = present.remove_entry(&own);
        present = now;
        if let Some((own, pid)) = known {
            present.entry(own).or_insert(pid);
        }
    }
}

/// Sends the silent away, and lists the others with the numbers of their connections.
async fn look(readers: &PgPool, origin: &str) -> Result<BTreeMap<String, i32>, sqlx::Error> {
    let silent = sqlx::query_as(SEND_AWAY).bind(claims::NAME).bind(origin).bind(claims::SILENCE.as_secs_f64());
    let silent: Vec<(String, bool)> = silent.fetch_all(readers).await?;
    for (process, _) in &silent {
        tracing::warn!(process, "a peer process is silent: its claims are taken from it");
    }
    let there: Vec<(String, i32)> = sqlx::query_as(PRESENT).bind(claims::NAME).fetch_all(readers).await?;
    Ok(there.into_iter().filter(|(name, _)| silent.iter().all(|(gone, _)| gone != name)).collect())
}
