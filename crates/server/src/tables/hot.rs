//! The tables in memory: a cache of what is stored, and never the truth.

use feerie_core::SeatSet;
use lru::LruCache;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{Mutex as Lock, OwnedMappedMutexGuard, OwnedMutexGuard};

use super::Tables;
use super::live::Live;
use crate::error::Problem;
use crate::ids;

/// The place of one table in memory; empty until somebody needs it.
#[derive(Default)]
pub struct Slot(Arc<Lock<Option<Live>>>);

impl Slot {
    /// Whether anybody but the cache holds it, or its table.
    fn is_used(self: &Arc<Self>) -> bool {
        Arc::strong_count(self) > 1 || Arc::strong_count(&self.0) > 1
    }
}

/// A table that nobody else can change or look at meanwhile.
pub type Guard = OwnedMappedMutexGuard<Option<Live>, Live>;

/// The tables in memory.
pub(super) struct Hot {
    slots: Mutex<LruCache<String, Arc<Slot>>>,
    most: usize,
}

impl Hot {
    pub fn new(most: usize) -> Hot {
        Hot { slots: Mutex::new(LruCache::unbounded()), most: most.max(1) }
    }

    pub fn len(&self) -> usize {
        self.slots().len()
    }

    fn slots(&self) -> std::sync::MutexGuard<'_, LruCache<String, Arc<Slot>>> {
        // The cache is whole between any two statements: a panic elsewhere leaves nothing half done.
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn slot(&self, id: &str) -> Arc<Slot> {
        let mut slots = self.slots();
        if let Some(slot) = slots.get(id) {
            return Arc::clone(slot);
        }
        let slot = Arc::new(Slot::default());
        slots.put(id.to_owned(), Arc::clone(&slot));
        // Whoever follows a table or thinks about it holds its slot, and is not forgotten. A few of the
        // longest unused are looked at; in a busy house that is enough to keep the number.
        for _ in 0..8 {
            if slots.len() <= self.most {
                break;
            }
            if let Some((name, slot)) = slots.pop_lru()
                && slot.is_used()
            {
                slots.put(name, slot);
            }
        }
        slot
    }

    fn forget(&self, id: &str) {
        self.slots().pop(id);
    }
}

impl Tables {
    /// A table's place in memory. Holding it keeps the table there.
    pub fn slot(&self, id: &str) -> Arc<Slot> {
        self.hot.slot(id)
    }

    /// A table, from memory or replayed from the store.
    pub async fn lock(self: &Arc<Self>, id: &str) -> Result<Guard, Problem> {
        if !ids::is_plausible(id) {
            return Err(Problem::NotFound);
        }
        let slot = self.slot(id);
        let mut place = Arc::clone(&slot.0).lock_owned().await;
        let mut thinking = SeatSet::EMPTY;
        let mut host = None;
        if let Some(live) = place.as_mut().filter(|live| live.is_in_doubt()) {
            // Somebody stopped in the middle of storing, or was refused. The store knows; whoever followed
            // comes back and resumes from it. Bots that think go on thinking.
            live.listeners.send_away();
            thinking = live.thinking;
            host = live.host.take();
            *place = None;
        }
        if place.is_none() {
            match self.load(id).await {
                Ok(mut live) => {
                    live.thinking = thinking;
                    live.host = host.or(live.host);
                    self.wake_bots(&mut live);
                    *place = Some(live);
                }
                Err(problem) => {
                    self.hot.forget(id);
                    return Err(problem);
                }
            }
        }
        OwnedMutexGuard::try_map(place, Option::as_mut).map_err(|_| Problem::Internal)
    }

    /// Puts a table that was just stored into memory.
    pub(super) async fn keep(&self, live: Live) -> Result<Guard, Problem> {
        let slot = self.slot(&live.row.id);
        let mut place = Arc::clone(&slot.0).lock_owned().await;
        // Nobody knew its name before; but if somebody was told it and was quicker, theirs is as good.
        if place.is_none() {
            *place = Some(live);
        }
        OwnedMutexGuard::try_map(place, Option::as_mut).map_err(|_| Problem::Internal)
    }

    async fn load(&self, id: &str) -> Result<Live, Problem> {
        let stored = self.store.table(id).await?.ok_or(Problem::NotFound)?;
        let steps = self.store.steps_after(id, 0).await?;
        let clock = self.store.clock(id).await?;
        self.think(move || Live::stored(stored, steps, clock)).await?
    }
}
