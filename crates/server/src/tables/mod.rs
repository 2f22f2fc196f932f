//! Tables: the one way from a request to the rules and to the store.

mod absence;
mod act;
mod analysis;
mod cache;
mod clock;
mod create;
mod frame;
mod info;
mod peers;
mod practice;
mod race;
mod replay;
mod rtt;
mod seating;
mod subscribe;
mod table;
mod timeouts;
mod uncommitted;
mod undo;
mod undo_clock;
mod viewers;
mod viewpoint;
mod visible_seq;

pub use act::Act;
pub use analysis::{Analysis, Analyzing};
pub use cache::{Guard, Slot};
pub use create::{Again, CreateTable};
pub use info::url;
pub use practice::Practice;
pub use seating::Joining;
pub use subscribe::Subscription;
pub use table::LiveTable;
pub use undo::NoUndo;
pub use viewers::{OutMessage, Outbox};

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::{Semaphore, oneshot};

use crate::config::Limits;
use crate::error::Problem;
use crate::keys::Keys;
use crate::store::{NotTaken, Store};
use cache::TableCache;

/// The level of a bot that fills an open seat or takes over for somebody.
pub const LEVEL_FOR_ABSENT: &str = "fair";

/// All tables of the store, those in use being in memory.
pub struct Tables {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) keys: Keys,
    pub(crate) limits: Limits,
    /// Where tests want the same dice each time.
    test_dice: Option<u64>,
    cache: TableCache,
    /// Reactions that were passed on to another process, which judges them.
    passed: Mutex<HashMap<race::relay::Passed, oneshot::Sender<Option<NotTaken>>>>,
    /// Permits for searches and long replays: as many as cores, so that they cannot starve the sockets.
    pub(crate) thinkers: Arc<Semaphore>,
}

impl Tables {
    /// The tables of a store.
    pub fn new(store: Arc<dyn Store>, keys: Keys, limits: Limits, test_dice: Option<u64>) -> Arc<Tables> {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        let threads = if limits.bot_threads == 0 { cores } else { limits.bot_threads };
        let cache = TableCache::new(limits.hot_tables);
        let thinkers = Arc::new(Semaphore::new(threads));
        Arc::new(Tables { store, keys, limits, test_dice, cache, passed: Mutex::default(), thinkers })
    }

    /// How many tables are in memory.
    pub fn cached_count(&self) -> usize {
        self.cache.len()
    }

    /// How long a bot may think.
    pub(crate) fn think_time(&self) -> Duration {
        Duration::from_millis(self.limits.bot_ms)
    }

    /// Runs something long on a thread where it holds nobody up.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let permit = Arc::clone(&self.thinkers).acquire_owned().await.map_err(|_| Problem::Internal)?;
        let done = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            work()
        });
        done.await.map_err(|error| {
            tracing::error!(%error, "a thread failed");
            Problem::Internal
        })
    }
}
