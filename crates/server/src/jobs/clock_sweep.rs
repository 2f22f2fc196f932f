//! Clocks: who is out of time, and what an outage does not cost. The deadlines are in the store, so any process
//! that is open looks after all of them, and nothing is lost with one that ends.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::ids;
use crate::store::{ALIVE, Change, StoreError};
use crate::tables::Tables;

/// How often we look.
const LOOK: Duration = Duration::from_millis(500);
/// How often the server heartbeat is written.
const ALIVE_EVERY: Duration = Duration::from_secs(5);
/// A shorter gap is no outage: another process may be open.
const SHORTEST_OUTAGE: i64 = 2 * ALIVE_EVERY.as_millis() as i64;

/// After a start: the time since the last heartbeat of any server is charged to no clock.
pub async fn reopen(tables: &Tables) -> Result<(), StoreError> {
    let now = ids::now();
    let last = tables.store.setting_or(ALIVE, &now.to_string()).await?;
    let from: i64 = last.parse().map_err(|_| StoreError::Failed(format!("{ALIVE} holds {last:?}")))?;
    if now - from < SHORTEST_OUTAGE {
        return Ok(());
    }
    tracing::info!(seconds = (now - from) / 1000, "no server was running; all clocks are moved on by that time");
    match tables.store.commit(vec![Change::Closed { from, to: now }]).await {
        // Another process opened at the same moment and has set the clocks.
        Err(StoreError::Taken) => Ok(()),
        done => done,
    }
}

/// Looks for people whose time is up, as long as the server runs.
pub async fn keep_time(tables: Arc<Tables>) {
    let mut written: Option<Instant> = None;
    loop {
        if written.is_none_or(|at| at.elapsed() >= ALIVE_EVERY) {
            if let Err(error) = tables.store.commit(vec![Change::Set(ALIVE.to_owned(), ids::now().to_string())]).await {
                tracing::error!(%error, "failed to write the server heartbeat");
            }
            written = Some(Instant::now());
        }
        match tables.store.out_of_time(ids::now()).await {
            Ok(late) => {
                for id in late {
                    if let Err(problem) = tables.time_out(&id).await {
                        tracing::warn!(
                            table = id,
                            ?problem,
                            "failed to sweep the clock of a table; it will be swept again"
                        );
                    }
                }
            }
            Err(error) => tracing::error!(%error, "failed to read the clocks"),
        }
        tokio::time::sleep(LOOK).await;
    }
}
