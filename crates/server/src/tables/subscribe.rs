//! Subscription a table: from a frame on, without gap and without anything twice.

use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;

use super::viewers::{Outbox, Subscriber, next_subscription};
use super::{Slot, Tables};
use crate::error::Problem;
use crate::store::{PeerMessage, Phase};
use crate::ws::message::ServerMessage;

/// A table that somebody follows.
pub struct Subscription {
    /// Keeps the table in memory.
    _slot: Arc<Slot>,
    /// What later messages on the line carry.
    pub subscription: u64,
    /// Whether the quicker hand wins there: then the line is measured all the time.
    pub races: bool,
    /// How the table stands.
    pub introduction: Utf8Bytes,
    /// What was missed, in order; what comes on the line happened after it.
    pub missed: Vec<Utf8Bytes>,
}

impl Tables {
    /// Follows a table from a frame on; 0 is the start.
    pub async fn follow(
        self: &Arc<Self>,
        id: &str,
        person: &Arc<str>,
        outbox: &Arc<Outbox>,
        from: u32,
    ) -> Result<Subscription, Problem> {
        let subscription = next_subscription();
        let races;
        let (introduction, missed, viewpoint) = {
            let mut live = self.lock(id).await?;
            if live.takes_back(person) {
                self.save(&mut live).await?;
            }
            let viewpoint = live.viewpoint_of(person);
            let (is_first, is_new) = (live.viewers.is_empty(), !live.viewers.is_near(person));
            let comes = !live.viewers.is_here(person) && !live.seats_of(person).is_empty();
            let is_veiled = live.is_veiled_for(viewpoint);
            let waits_from = is_veiled.then_some(from);
            let subscriber = Subscriber {
                subscription,
                person: Arc::clone(person),
                viewpoint,
                outbox: Arc::clone(outbox),
                waits_from,
            };
            live.viewers.add(subscriber);
            if comes {
                self.look_around(&mut live);
                live.announce(&self.keys, Some(subscription));
            }
            live.note_arrival(person);
            if live.has_racers() {
                self.drive(&mut live);
            }
            // Told while the table is held: what others hear is in the order in which it was.
            if is_new {
                self.publish(PeerMessage::Presence { table: id.to_owned(), person: person.to_string(), here: true })
                    .await;
            }
            if is_first {
                self.publish(PeerMessage::WhoIsThere { table: id.to_owned() }).await;
            }
            let missed = (!is_veiled && live.visible.newest(viewpoint) > from).then(|| live.past());
            races = live.host.is_some();
            (live.table_message(person, &self.keys).into(), missed, viewpoint)
        };
        let missed = match missed {
            None => Vec::new(),
            Some(past) => {
                let table = id.to_owned();
                let texts = move || -> Result<Vec<Utf8Bytes>, Problem> {
                    let text = |frame| ServerMessage::Frame { table: &table, frame: &frame }.text().into();
                    Ok(past.frames(viewpoint, from)?.into_iter().map(text).collect())
                };
                self.think(texts).await??
            }
        };
        Ok(Subscription { _slot: self.slot(id), subscription, introduction, missed, races })
    }

    /// Somebody's line has become slow, or is slow no more: a table that waits to race is told (ELM-NET-5).
    pub async fn rtt_changed(self: &Arc<Self>, id: &str) {
        let Ok(mut live) = self.lock_cached(id).await else { return };
        if live.row.phase == Phase::Waiting {
            live.announce(&self.keys, None);
        }
    }

    /// Follows a table no longer.
    pub async fn unfollow(self: &Arc<Self>, id: &str, subscription: u64) {
        let Ok(mut live) = self.lock_cached(id).await else { return };
        let Some(subscriber) = live.viewers.remove(subscription) else { return };
        if !live.viewers.is_near(&subscriber.person) {
            let person = subscriber.person.to_string();
            self.publish(PeerMessage::Presence { table: id.to_owned(), person, here: false }).await;
        }
        if !live.viewers.is_here(&subscriber.person) && !live.seats_of(&subscriber.person).is_empty() {
            self.look_around(&mut live);
            live.announce(&self.keys, None);
        }
    }
}
