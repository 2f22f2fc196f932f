//! The tables in memory: a cache of what is stored, and never the truth.

use lru::LruCache;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{Mutex as Lock, OwnedMappedMutexGuard, OwnedMutexGuard};

use super::Tables;
use super::table::LiveTable;
use crate::error::Problem;
use crate::ids;
use crate::lanes::Lane;

/// The cache entry of one table; empty until the table is loaded.
#[derive(Default)]
pub struct Slot(Arc<Lock<Option<LiveTable>>>);

impl Slot {
    /// Whether anybody but the cache holds it, or its table.
    fn is_used(self: &Arc<Self>) -> bool {
        Arc::strong_count(self) > 1 || Arc::strong_count(&self.0) > 1
    }
}

/// A locked table: no other task can read or change it meanwhile.
pub type Guard = OwnedMappedMutexGuard<Option<LiveTable>, LiveTable>;

/// So many bytes of options take as much memory as a table without any.
const WEIGHT: usize = 4 << 10;

/// The tables in memory.
pub(super) struct TableCache {
    slots: Mutex<Slots>,
    /// How many tables without large options there is room for.
    most: usize,
}

/// Places by name, with what each weighs, and what all of them do.
struct Slots {
    by_name: LruCache<String, (Arc<Slot>, usize)>,
    weight: usize,
}

impl Slots {
    fn put(&mut self, name: String, slot: Arc<Slot>, weight: usize) {
        self.weight += weight;
        if let Some((_, old)) = self.by_name.put(name, (slot, weight)) {
            self.weight -= old;
        }
    }

    /// Evicts the longest unused entry, unless it is in use.
    fn forget_oldest(&mut self) {
        let Some((name, (slot, weight))) = self.by_name.pop_lru() else { return };
        self.weight -= weight;
        if slot.is_used() {
            self.put(name, slot, weight);
        }
    }
}

impl TableCache {
    pub fn new(most: usize) -> TableCache {
        let slots = Slots { by_name: LruCache::unbounded(), weight: 0 };
        TableCache { slots: Mutex::new(slots), most: most.max(1) }
    }

    pub fn len(&self) -> usize {
        self.slots().by_name.len()
    }

    fn slots(&self) -> std::sync::MutexGuard<'_, Slots> {
        // The cache is whole between any two statements: a panic elsewhere leaves nothing half done.
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn slot(&self, id: &str) -> Arc<Slot> {
        let mut slots = self.slots();
        if let Some((slot, _)) = slots.by_name.get(id) {
            return Arc::clone(slot);
        }
        let slot = Arc::new(Slot::default());
        slots.put(id.to_owned(), Arc::clone(&slot), 1);
        // Subscribers and thinking bots hold a table's slot, so such a table is not evicted. A few of the
        // longest unused are looked at; on a busy server that is enough to keep the number.
        for _ in 0..8 {
            if slots.weight <= self.most {
                break;
            }
            slots.forget_oldest();
        }
        slot
    }

    /// Notes how large the options of a table are that has just been taken into memory.
    fn set_weight(&self, id: &str, options: usize) {
        let mut slots = self.slots();
        if let Some((slot, _)) = slots.by_name.peek(id) {
            let slot = Arc::clone(slot);
            slots.put(id.to_owned(), slot, 1 + options / WEIGHT);
        }
    }

    fn present(&self, id: &str) -> Option<Arc<Slot>> {
        self.slots().by_name.peek(id).map(|(slot, _)| Arc::clone(slot))
    }

    fn forget(&self, id: &str) {
        let mut slots = self.slots();
        if let Some((_, weight)) = slots.by_name.pop(id) {
            slots.weight -= weight;
        }
    }
}

impl Tables {
    /// A table's place in memory. Holding it keeps the table there.
    pub fn slot(&self, id: &str) -> Arc<Slot> {
        self.cache.slot(id)
    }

    /// A table as it is stored: from memory if it is there, brought up to date if other processes may have
    /// changed it.
    pub async fn lock(self: &Arc<Self>, id: &str) -> Result<Guard, Problem> {
        let mut live = self.lock_cached(id).await?;
        if self.store.is_shared()
            && let Err(problem) = self.catch_up(&mut live).await
        {
            if !live.is_in_doubt() {
                return Err(problem);
            }
            // What is stored does not follow from what memory held: all of it is replayed.
            drop(live);
            live = self.lock_cached(id).await?;
        }
        Ok(live)
    }

    /// A table as this process knows it. What other processes do is heard a little later; whoever then changes
    /// an old state is refused by the store.
    pub(super) async fn lock_cached(self: &Arc<Self>, id: &str) -> Result<Guard, Problem> {
        if !ids::is_plausible(id) {
            return Err(Problem::NotFound);
        }
        let slot = self.slot(id);
        let mut place = Arc::clone(&slot.0).lock_owned().await;
        if place.as_ref().is_none_or(LiveTable::is_in_doubt) {
            // Not loaded yet; or a commit was interrupted or refused, and memory is in doubt. The store has the truth.
            let loaded = match self.load(id).await {
                Ok(live) => self.missed(place.as_ref(), &live).await.map(|missed| (live, missed)),
                Err(problem) => Err(problem),
            };
            let old = place.take();
            match loaded {
                Ok((mut live, missed)) => {
                    if let Some(old) = old {
                        live.take_over(old, missed);
                        live.announce(&self.keys, None);
                    }
                    self.cache.set_weight(id, live.row().options.len());
                    self.wake_bots(&mut live);
                    *place = Some(live);
                }
                Err(problem) => {
                    if let Some(mut old) = old {
                        old.viewers.send_away();
                    }
                    self.cache.forget(id);
                    return Err(problem);
                }
            }
        }
        OwnedMutexGuard::try_map(place, Option::as_mut).map_err(|_| Problem::Internal)
    }

    /// Evicts a table that changed at another process and has no subscriber here. False if it has one.
    pub(super) async fn evict_if_idle(&self, id: &str) -> bool {
        let Some(slot) = self.cache.present(id) else { return true };
        let mut place = Arc::clone(&slot.0).lock_owned().await;
        let is_wanted = place.as_ref().is_some_and(LiveTable::is_wanted);
        if !is_wanted {
            *place = None;
        }
        !is_wanted
    }

    /// How far memory has come with a table that somebody here looks at: its newest step and its version. Not known of
    /// one that is busy just now, which tells by itself.
    pub(super) fn followed(&self, id: &str) -> Option<(i64, i64)> {
        let slot = self.cache.present(id)?;
        let place = slot.0.try_lock().ok()?;
        let live = place.as_ref().filter(|live| !live.viewers.is_empty())?;
        Some((live.history.len().into(), live.row().version))
    }

    /// The names of all tables in memory.
    pub(super) fn cached_names(&self) -> Vec<String> {
        self.cache.slots().by_name.iter().map(|(name, _)| name.clone()).collect()
    }

    /// Puts a table that was just stored into memory.
    pub(super) async fn keep(&self, live: LiveTable) -> Result<Guard, Problem> {
        let slot = self.slot(live.id());
        self.cache.set_weight(live.id(), live.row().options.len());
        let mut place = Arc::clone(&slot.0).lock_owned().await;
        // The table is new, so there is no other entry yet; should there be one, it is as good.
        if place.is_none() {
            *place = Some(live);
        }
        OwnedMutexGuard::try_map(place, Option::as_mut).map_err(|_| Problem::Internal)
    }

    async fn load(&self, id: &str) -> Result<LiveTable, Problem> {
        let stored = self.store.table(id).await?.ok_or(Problem::NotFound)?;
        let steps = self.store.steps_after(id, 0).await?;
        let clock = self.store.clock(id).await?;
        let games = self.games;
        self.think(Lane::Play, move || LiveTable::stored(games, stored, steps, clock)).await?
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_with_large_options_leave_room_for_fewer() {
        let cache = TableCache::new(10);
        for n in 0..30 {
            cache.slot(&n.to_string());
        }
        assert_eq!(cache.len(), 10);
        for n in 30..60 {
            cache.slot(&n.to_string());
            cache.set_weight(&n.to_string(), 4 * WEIGHT);
        }
        assert_eq!(cache.len(), 2, "five each");
        (0..60).for_each(|n| cache.forget(&n.to_string()));
        assert_eq!((cache.len(), cache.slots().weight), (0, 0));
    }
}
