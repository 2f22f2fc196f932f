//! Looking after a race: opening the next window when the table has rested, settling for those who are silent.

use feerie_core::{Actor, Node};
use std::sync::Arc;
use std::time::Duration;

use crate::error::Problem;
use crate::store::PeerMessage;
use crate::tables::table::LiveTable;
use crate::tables::viewpoint::Viewpoint;
use crate::tables::{Guard, Tables};
use crate::ws::message::ServerMessage;

/// How soon we look again for somebody the table pauses for.
const PAUSE_LOOK: Duration = Duration::from_millis(200);
/// How long we wait after the server failed us.
const TROUBLE: Duration = Duration::from_secs(1);

impl Tables {
    /// Somebody who races is there: from now on the race is looked after, until nobody is.
    pub(in crate::tables) fn drive(self: &Arc<Self>, live: &mut LiveTable) {
        let is_hosted = live.is_hosted();
        let Some(host) = live.host.as_deref_mut().filter(|host| is_hosted && !host.driven) else { return };
        host.driven = true;
        let (tables, id, bell) = (Arc::clone(self), live.row.id.clone(), Arc::clone(&host.bell));
        // Held so that the table stays in memory.
        let slot = self.slot(&id);
        tokio::spawn(async move {
            loop {
                let wait = match tables.look_after(&id).await {
                    Ok(Some(wait)) => wait,
                    Ok(None) => break,
                    Err(problem) => {
                        tracing::warn!(table = id, ?problem, "a race could not be looked after; we try again");
                        TROUBLE
                    }
                };
                tokio::select! {
                    () = tokio::time::sleep(wait) => {}
                    () = bell.notified() => {}
                }
            }
            drop(slot);
        });
    }

    /// Does what is due; when to look again, or that nobody is there to look for.
    async fn look_after(self: &Arc<Self>, id: &str) -> Result<Option<Duration>, Problem> {
        let mut live = self.lock(id).await?;
        live.note_signs();
        let race = live.table.race().filter(|_| live.is_hosted());
        let Some(race) = race.filter(|_| matches!(live.table.node(), Node::Simultaneous(_))) else {
            return Ok(live.rests_alone());
        };
        if !live.judges() && !self.becomes_judge(&mut live).await? {
            return self.report(&mut live, &race).await;
        }
        if !live.is_veiled() {
            live.note_right(&race);
            let silent = live.out_of_the_race(&race);
            if silent.is_empty() {
                return Ok(Some(live.next_end(&race)));
            }
            for seat in silent.iter() {
                live.gives_none(seat);
                live.play(Actor::Seat(seat), &race.silent, None).map_err(Problem::Refused)?;
            }
            live.roll_on()?;
            self.save(&mut live).await?;
            return Ok(Some(Duration::ZERO));
        }
        if !live.has_racers() {
            return Ok(live.rests_alone());
        }
        if !live.anybody_races() {
            // All of them are connected and silent: whoever wakes up finds the table as it was.
            return Ok(Some(PAUSE_LOOK));
        }
        if let Some(left) = live.rests() {
            return Ok(Some(left));
        }
        let paused = live.paused_for();
        if paused != live.paused {
            live.paused = paused;
            live.announce(&self.keys, None);
            self.tell_how_it_stands(&live).await;
        }
        if !paused.is_empty() {
            return Ok(Some(PAUSE_LOOK));
        }
        live.open_window(&race);
        self.let_in(&mut live);
        self.tell_how_it_stands(&live).await;
        Ok(Some(live.next_end(&race)))
    }

    /// One process of all judges a race: whoever has the claim. It falls to another one when nobody races here any
    /// more, and when this process ends in whatever way.
    async fn becomes_judge(&self, live: &mut Guard) -> Result<bool, Problem> {
        if !live.is_time_to_report() {
            return Ok(false);
        }
        let claim = self.store.claim(&format!("race {}", live.row.id)).await?;
        let Some(host) = live.host.as_deref_mut() else { return Ok(false) };
        host.judge = claim;
        Ok(live.judges())
    }

    /// Tells the processes that do not judge this race how it stands.
    pub(in crate::tables) async fn tell_how_it_stands(&self, live: &LiveTable) {
        if self.store.is_shared() && live.judges() {
            self.publish(PeerMessage::Race { table: live.row.id.clone(), race: live.race_stands() }).await;
        }
    }

    /// Whoever came while the next card was veiled sees the table now, and what they missed. ELM-NET-11: watchers of
    /// a rated game see the card itself once its window is settled.
    pub(in crate::tables) fn let_in(&self, live: &mut LiveTable) {
        let waiting = live.viewers.take_waiting();
        if waiting.is_empty() {
            return;
        }
        let past = live.past();
        for (subscription, person, from) in waiting {
            let viewpoint = live.viewpoint_of(&person);
            let Ok(frames) = past.frames(viewpoint, from) else {
                // Whoever cannot be told what they missed has to come again.
                live.viewers.send_away();
                return;
            };
            let settled = live.newest_settled(viewpoint);
            let (now, later): (Vec<_>, Vec<_>) = frames.into_iter().partition(|frame| frame.seq <= settled);
            let (table, standing) = (live.info(&person, &self.keys), live.standing(viewpoint));
            let frame = if live.is_veiled_for(viewpoint) { now.last() } else { Some(&standing) };
            let mut texts = vec![ServerMessage::Table { table: &table, frame }.text()];
            let text = |frame| ServerMessage::Frame { table: &live.row.id, frame: &frame }.text();
            texts.extend(now.into_iter().map(text));
            let later: Vec<_> = later.into_iter().map(|frame| (viewpoint, text(frame).into())).collect();
            if let Some(host) = live.host.as_deref_mut().filter(|host| host.for_watchers.is_empty()) {
                host.for_watchers = later;
            }
            live.viewers.tell_one(subscription, texts);
        }
    }
}

impl LiveTable {
    /// Nobody looks after the race here any more.
    pub(in crate::tables) fn rests_alone(&mut self) -> Option<Duration> {
        if let Some(host) = self.host.as_deref_mut() {
            host.driven = false;
            host.judge = None;
        }
        None
    }

    /// The newest frame that this viewpoint may see: all of them, but for watchers who wait for a window to be settled.
    pub(in crate::tables) fn newest_settled(&self, viewpoint: Viewpoint) -> u32 {
        let newest = self.visible.newest(viewpoint);
        if self.is_veiled_for(viewpoint) { self.visible.before(viewpoint, self.visible.opening()) } else { newest }
    }
}
