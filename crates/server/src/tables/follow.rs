//! Following a table: from a frame on, without gap and without anything twice.

use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;

use super::listeners::{Line, Listener, next_subscription};
use super::{Slot, Tables};
use crate::error::Problem;
use crate::store::{News, Phase};
use crate::ws::message::ServerMessage;

/// A table that somebody follows.
pub struct Following {
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
        line: &Arc<Line>,
        from: u32,
    ) -> Result<Following, Problem> {
        let subscription = next_subscription();
        let races;
        let (introduction, missed, eyes) = {
            let mut live = self.lock(id).await?;
            if live.takes_back(person) {
                self.save(&mut live).await?;
            }
            let eyes = live.eyes_of(person);
            let (is_first, is_new) = (live.listeners.is_empty(), !live.listeners.is_near(person));
            let comes = !live.listeners.is_here(person) && !live.seats_of(person).is_empty();
            let is_veiled = live.is_veiled_for(eyes);
            let waits_from = is_veiled.then_some(from);
            let listener =
                Listener { subscription, person: Arc::clone(person), eyes, line: Arc::clone(line), waits_from };
            live.listeners.add(listener);
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
                self.publish(News::Presence { table: id.to_owned(), person: person.to_string(), here: true }).await;
            }
            if is_first {
                self.publish(News::WhoIsThere { table: id.to_owned() }).await;
            }
            let missed = (!is_veiled && live.trail.newest(eyes) > from).then(|| live.past());
            races = live.host.is_some();
            (live.table_message(person, &self.keys).into(), missed, eyes)
        };
        let missed = match missed {
            None => Vec::new(),
            Some(past) => {
                let table = id.to_owned();
                let texts = move || -> Result<Vec<Utf8Bytes>, Problem> {
                    let text = |frame| ServerMessage::Frame { table: &table, frame: &frame }.text().into();
                    Ok(past.frames(eyes, from)?.into_iter().map(text).collect())
                };
                self.think(texts).await??
            }
        };
        Ok(Following { _slot: self.slot(id), subscription, introduction, missed, races })
    }

    /// Somebody's line has become slow, or is slow no more: a table that waits to race is told (ELM-NET-5).
    pub async fn line_changed(self: &Arc<Self>, id: &str) {
        let Ok(mut live) = self.lock_cached(id).await else { return };
        if live.row.phase == Phase::Waiting {
            live.announce(&self.keys, None);
        }
    }

    /// Follows a table no longer.
    pub async fn unfollow(self: &Arc<Self>, id: &str, subscription: u64) {
        let Ok(mut live) = self.lock_cached(id).await else { return };
        let Some(listener) = live.listeners.remove(subscription) else { return };
        if !live.listeners.is_near(&listener.person) {
            let person = listener.person.to_string();
            self.publish(News::Presence { table: id.to_owned(), person, here: false }).await;
        }
        if !live.listeners.is_here(&listener.person) && !live.seats_of(&listener.person).is_empty() {
            self.look_around(&mut live);
            live.announce(&self.keys, None);
        }
    }
}
