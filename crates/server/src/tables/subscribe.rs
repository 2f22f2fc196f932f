//! Subscribing to a table: from a frame on, without gaps or repetitions.

use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;

use super::replay::Missed;
use super::viewers::Subscriber;
use super::{Outbox, Slot, Tables};
use crate::error::Problem;
use crate::store::{PeerMessage, Phase};

/// A table that somebody is subscribed to.
pub struct Subscription {
    /// Keeps the table in memory.
    _slot: Arc<Slot>,
    /// What later messages in the outbox carry.
    pub id: u64,
    /// Whether the quicker hand wins there: then round trips are measured all the time.
    pub races: bool,
    /// How the table stands.
    pub introduction: Utf8Bytes,
    /// What was missed, in order; what comes in the outbox happened after it. First what is ready to be told.
    pub missed: (Vec<Utf8Bytes>, Option<Missed>),
}

impl Tables {
    /// Subscribes to a table from a frame on; 0 is the start.
    pub async fn subscribe(
        self: &Arc<Self>,
        table: &str,
        person: &Arc<str>,
        outbox: &Arc<Outbox>,
        from: u32,
    ) -> Result<Subscription, Problem> {
        let (id, races, introduction, missed) = {
            let mut live = self.lock(table).await?;
            if live.return_seats(person) {
                self.save(&mut live).await?;
            }
            let viewpoint = live.seats.viewpoint_of(person);
            let (is_first, is_new) = (live.viewers.is_empty(), !live.viewers.is_near(person));
            let comes = !live.viewers.is_here(person) && !live.seats.of(person).is_empty();
            let may_show = live.may_show(viewpoint);
            let subscriber = Subscriber::new(person, viewpoint, outbox);
            let id = subscriber.subscription();
            live.viewers.add(if may_show { subscriber } else { subscriber.behind(from) });
            if comes {
                self.watch_absences(&mut live);
                live.announce(&self.keys, Some(id));
            }
            // Bots of a table without viewers were paused.
            self.wake_bots(&mut live);
            self.racer_arrived(&mut live, person);
            // Told while the table is held: what others hear is in the order in which it was.
            if is_new {
                let person = person.to_string();
                self.publish(PeerMessage::Presence { table: table.to_owned(), person, here: true }).await;
            }
            if is_first {
                self.publish(PeerMessage::WhoIsThere { table: table.to_owned() }).await;
            }
            let has_missed = may_show && live.history.newest(viewpoint) > from;
            let missed = has_missed.then(|| Missed::new(live.past(), viewpoint, from));
            (id, live.race.is_some(), live.table_message(person, &self.keys).into(), missed)
        };
        let missed = match missed {
            None => (Vec::new(), None),
            Some(missed) => self.next_missed(missed).await?,
        };
        Ok(Subscription { _slot: self.slot(table), id, races, introduction, missed })
    }

    /// Somebody's connection has become slow, or is slow no more: a table that waits to race is told (ELM-NET-5).
    pub async fn rtt_changed(self: &Arc<Self>, table: &str) {
        let Ok(mut live) = self.lock_cached(table).await else { return };
        if live.phase() == Phase::Waiting {
            live.announce(&self.keys, None);
        }
    }

    /// Ends a subscription.
    pub async fn unsubscribe(self: &Arc<Self>, table: &str, subscription: u64) {
        let Ok(mut live) = self.lock_cached(table).await else { return };
        let Some(person) = live.viewers.remove(subscription) else { return };
        if !live.viewers.is_near(&person) {
            let person = person.to_string();
            self.publish(PeerMessage::Presence { table: table.to_owned(), person, here: false }).await;
        }
        if !live.viewers.is_here(&person) && !live.seats.of(&person).is_empty() {
            self.watch_absences(&mut live);
            live.announce(&self.keys, None);
        }
    }
}
