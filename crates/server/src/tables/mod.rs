//! Tables: the one way from a request to the rules and to the store.

mod absence;
mod act;
mod analysis;
mod bot_turns;
mod cache;
mod clock;
mod create;
mod frame;
mod history;
mod info;
mod outbox;
mod peers;
mod practice;
mod race;
mod replay;
mod rtt;
mod save;
mod seating;
mod seats;
mod subscribe;
mod table;
mod table_clock;
mod timeouts;
mod tracked;
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
pub use outbox::{OutMessage, Outbox};
pub use practice::Practice;
pub use rtt::RttProbe;
pub use seating::Joining;
pub use subscribe::Subscription;
pub use table::LiveTable;
pub use undo::NoUndo;

use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;

use crate::config::Limits;
use crate::error::Problem;
use crate::keys::Keys;
use crate::store::Store;
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
    relay: race::Relay,
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
        Arc::new(Tables { store, keys, limits, test_dice, cache, relay: race::Relay::default(), thinkers })
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
            tracing::error!(%error, "a worker thread panicked");
            Problem::Internal
        })
    }
}
