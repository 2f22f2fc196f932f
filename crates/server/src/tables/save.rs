//! Storing what was done in memory, then sending it, in that order.

use feerie_table::Viewpoint;
use std::sync::Arc;

use super::Tables;
use super::table::{LiveTable, StoredNews};
use crate::error::Problem;
use crate::jobs::bot;
use crate::store::Change;

impl Tables {
    /// Stores what was done in memory, then tells everybody, then wakes the bots that are to act.
    pub(super) async fn save(self: &Arc<Self>, live: &mut LiveTable) -> Result<(), Problem> {
        self.save_with(live, Vec::new()).await
    }

    /// The same, together with other changes: all of them or none.
    pub(super) async fn save_with(self: &Arc<Self>, live: &mut LiveTable, more: Vec<Change>) -> Result<(), Problem> {
        let mut unit = more;
        unit.extend(live.take_changes());
        // If this fails, or if we are dropped while we wait, the table stays in doubt: the next one to lock it
        // replays it from the store.
        self.store.commit(unit).await?;
        let news = live.mark_stored(self.limits.rest_ms);
        self.tell(live, &news);
        Ok(())
    }

    /// Tells everybody what is stored now, then wakes the bots that are to act.
    pub(super) fn tell(self: &Arc<Self>, live: &mut LiveTable, news: &StoredNews) {
        live.viewers.tell_all(&news.frames);
        self.let_in(live, Viewpoint::Watcher);
        if news.is_changed {
            self.watch_absences(live);
            live.announce(&self.keys, None);
        }
        self.wake_bots(live);
        self.attend_race(live);
    }

    /// Starts the bots that are to act, each once.
    pub(crate) fn wake_bots(self: &Arc<Self>, live: &mut LiveTable) {
        if !live.is_attended() {
            return;
        }
        for seat in live.acting().iter() {
            if live.bot_level(seat).is_some() && live.bots.begin(seat) {
                bot::start(self, live.row(), seat);
            }
        }
    }
}
