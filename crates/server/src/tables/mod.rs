//! Tables: the one way from a request to the rules and to the store.

mod absence;
mod alarm;
mod clock;
mod eyes;
mod follow;
mod frame;
mod host;
mod hot;
mod info;
mod listeners;
mod live;
mod lobby;
mod news;
mod opening;
mod pending;
mod practice;
mod pulse;
mod race;
mod relay;
mod replay;
mod ruling;
mod step;
mod study;
mod trail;
mod turn;
mod undo;

pub use follow::Following;
pub use hot::{Guard, Slot};
pub use info::url;
pub use listeners::{Line, Out};
pub use live::Live;
pub use lobby::Joining;
pub use opening::{Again, Opening};
pub use practice::Practice;
pub use step::Act;
pub use study::{Study, Studying};
pub use undo::NoUndo;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::{Semaphore, oneshot};

use crate::config::Limits;
use crate::error::Problem;
use crate::keys::Keys;
use crate::store::{NotTaken, Store};
use hot::Hot;

/// The level of a bot that fills an open seat or takes over for somebody.
pub const LEVEL_FOR_ABSENT: &str = "fair";

/// All tables of the store, those in use being in memory.
pub struct Tables {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) keys: Keys,
    pub(crate) limits: Limits,
    hot: Hot,
    /// Reactions that were passed on to another process, which judges them.
    passed: Mutex<HashMap<relay::Passed, oneshot::Sender<Option<NotTaken>>>>,
    /// Permits for searches and long replays: as many as cores, so that they cannot starve the sockets.
    pub(crate) thinkers: Arc<Semaphore>,
}

impl Tables {
    /// The tables of a store.
    pub fn new(store: Arc<dyn Store>, keys: Keys, limits: Limits) -> Arc<Tables> {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        let threads = if limits.bot_threads == 0 { cores } else { limits.bot_threads };
        let hot = Hot::new(limits.hot_tables);
        let thinkers = Arc::new(Semaphore::new(threads));
        Arc::new(Tables { store, keys, limits, hot, passed: Mutex::default(), thinkers })
    }

    /// How many tables are in memory.
    pub fn hot_count(&self) -> usize {
        self.hot.len()
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
