//! Tables: the one way from a request to the rules and to the store.

mod absence;
mod act;
mod analysis;
mod attendance;
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
pub use replay::Page;
pub use rtt::RttProbe;
pub use seating::Joining;
pub use subscribe::Subscription;
pub use table::LiveTable;
pub use undo::NoUndo;

use feerie_advice::AdvisedGames;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use crate::accounts::OpenSockets;
use crate::config::Limits;
use crate::error::Problem;
use crate::keys::Keys;
use crate::lanes::{Client, Lane, Lanes};
use crate::store::Store;
use cache::TableCache;

/// The level of a bot that fills an open seat or takes over a person's.
pub const LEVEL_FOR_ABSENT: &str = "fair";

/// A new table costs disk for good: for every 50 requests a second that an address may make, it may open one table a
/// second, and as many at once as it may make requests.
fn openings(http_rate: u32) -> Quota {
    let each = NonZeroU32::new(http_rate / 50).unwrap_or(NonZeroU32::MIN);
    Quota::per_second(each).allow_burst(NonZeroU32::new(http_rate).unwrap_or(NonZeroU32::MIN))
}

/// All tables of the store, those in use being in memory.
pub struct Tables {
    /// What can be played.
    games: &'static dyn AdvisedGames,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) keys: Keys,
    pub(crate) limits: Limits,
    /// Where tests want the same dice each time.
    test_dice: Option<u64>,
    /// Who is connected here, by session.
    pub(crate) sockets: Arc<OpenSockets>,
    cache: TableCache,
    relay: race::Relay,
    lanes: Lanes,
    /// How many tables each address opens.
    openings: DefaultKeyedRateLimiter<Client>,
    /// A person's requests to open tables are handled one after the other; people share these locks by their ids.
    opens: [tokio::sync::Mutex<()>; 64],
}

impl Tables {
    /// The tables of a store.
    pub fn new(
        games: &'static dyn AdvisedGames,
        store: Arc<dyn Store>,
        keys: Keys,
        limits: Limits,
        test_dice: Option<u64>,
    ) -> Arc<Tables> {
        let cache = TableCache::new(limits.hot_tables);
        let lanes = Lanes::new(limits.bot_threads);
        let openings = RateLimiter::keyed(openings(limits.http_rate));
        let opens = std::array::from_fn(|_| tokio::sync::Mutex::default());
        let relay = race::Relay::default();
        let sockets = Arc::default();
        Arc::new(Tables { games, store, keys, limits, test_dice, sockets, cache, relay, lanes, openings, opens })
    }

    /// Forgets who has not opened a table for a while.
    pub fn tidy(&self) {
        self.openings.retain_recent();
    }

    /// How many tables are in memory.
    pub fn cached_count(&self) -> usize {
        self.cache.len()
    }

    /// How long a bot may think.
    pub(crate) fn think_time(&self) -> Duration {
        Duration::from_millis(self.limits.bot_ms)
    }

    /// Runs something long on a lane of its own, off the threads that serve sockets.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        lane: Lane,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        self.lanes.run(lane, work).await
    }

    /// Lets a bot think, on behalf of the longest subscriber of its table.
    pub(crate) async fn think_for<T: Send + 'static>(
        &self,
        client: Client,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        self.lanes.run_for(Lane::Bots, client, work).await
    }
}
