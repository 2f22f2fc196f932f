//! Tables: the one way from a request to the rules and to the store.

mod absence;
mod act;
mod ask;
mod attendance;
mod bot_turns;
mod cache;
mod clock;
mod create;
mod history;
mod info;
mod lobby;
mod outbox;
mod peers;
mod practice;
mod quickness;
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

pub use act::Act;
pub use cache::{Guard, Slot};
pub use create::{Again, CreateTable, info_of};
pub use info::url;
pub use outbox::{OutMessage, Outbox};
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

/// What is stored costs disk space: for every 50 requests per second that an address may make, it may have so many things
/// per second stored, and in a burst as many as it may make requests.
pub fn quota_of_stored_things(http_rate: u32, things: u32) -> Quota {
    let each = NonZeroU32::new(http_rate.saturating_mul(things) / 50).unwrap_or(NonZeroU32::MIN);
    Quota::per_second(each).allow_burst(NonZeroU32::new(http_rate).unwrap_or(NonZeroU32::MIN))
}

/// So many bytes of a new table cost as much as one without options and steps.
const OPENING: usize = 4 << 10;

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
    /// From where those that are open to all were opened.
    openers: lobby::Openers,
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
        let openings = RateLimiter::keyed(quota_of_stored_things(limits.http_rate, 1));
        let openers = lobby::Openers::default();
        let opens = std::array::from_fn(|_| tokio::sync::Mutex::default());
        let relay = race::Relay::default();
        let sockets = Arc::default();
        Arc::new(Tables {
            games,
            store,
            keys,
            limits,
            test_dice,
            sockets,
            cache,
            relay,
            lanes,
            openings,
            openers,
            opens,
        })
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
