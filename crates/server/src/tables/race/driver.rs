//! The loop of a race: opens the next window after a pause, and settles for the seats that have done nothing.

use feerie_core::Actor;
use feerie_table::Viewpoint;
use std::sync::Arc;
use std::time::Duration;

use super::ready::Start;
use crate::error::Problem;
use crate::store::PeerMessage;
use crate::tables::history::By;
use crate::tables::table::LiveTable;
use crate::tables::viewers::CatchingUp;
use crate::tables::{Guard, Tables};
use crate::ws::message::ServerMessage;

/// How often to check whether the person the table pauses for is back.
const PAUSE_LOOK: Duration = Duration::from_millis(200);
/// How long we wait after the server failed us.
const TROUBLE: Duration = Duration::from_secs(1);

impl Tables {
    /// Drives the race from now on, as long as one of its people is connected.
    pub(super) fn drive(self: &Arc<Self>, live: &mut LiveTable) {
        let is_timed = live.is_timed_race();
        let Some(race) = live.race.as_deref_mut().filter(|race| is_timed && !race.driven) else { return };
        race.driven = true;
        if self.limits.ready_ms == 0 {
            race.start = Start::unasked();
        }
        let bell = Arc::clone(&race.bell);
        let (tables, id) = (Arc::clone(self), live.id().to_owned());
        // Held so that the table stays in memory.
        let slot = self.slot(&id);
        tokio::spawn(async move {
            loop {
                let wait = match tables.look_after(&id).await {
                    Ok(Some(wait)) => wait,
                    Ok(None) => break,
                    Err(problem) => {
                        tracing::warn!(table = id, ?problem, "failed to drive a race; retrying");
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

    /// Does what is due. Returns when to look again; none if none of its people is connected.
    async fn look_after(self: &Arc<Self>, id: &str) -> Result<Option<Duration>, Problem> {
        let mut live = self.lock(id).await?;
        live.note_signs();
        let Some(rules) = live.game().race().filter(|_| live.is_timed_race() && live.in_window()) else {
            return Ok(live.rests_alone());
        };
        if !live.judges() && !self.becomes_judge(&mut live).await? {
            return self.report(&mut live, &rules).await;
        }
        if !live.is_veiled() {
            live.note_right(&rules);
            let silent = live.out_of_the_race(&rules);
            if silent.is_empty() {
                return Ok(Some(live.next_end(&rules)));
            }
            for seat in silent.iter() {
                live.gives_none(seat);
                live.play(Actor::Seat(seat), &rules.silent, By::Nobody).map_err(Problem::Refused)?;
            }
            live.roll_on()?;
            self.save(&mut live).await?;
            return Ok(Some(Duration::ZERO));
        }
        if !live.has_racers() {
            return Ok(live.rests_alone());
        }
        if !live.anybody_races() {
            // All are connected and silent: the table stays as it is until one of them gives a sign of life.
            return Ok(Some(PAUSE_LOOK));
        }
        if let Some(left) = live.rests() {
            return Ok(Some(left));
        }
        if let Some(wait) = live.waits_for_ready(Duration::from_millis(self.limits.ready_ms)) {
            return Ok(Some(wait));
        }
        if live.counts_down() {
            live.announce(&self.keys, None);
            return Ok(live.rests());
        }
        let (paused, is_changed) = live.look_for_pauses();
        if is_changed {
            live.announce(&self.keys, None);
            self.tell_how_it_stands(&live).await;
        }
        if !paused.is_empty() {
            return Ok(Some(PAUSE_LOOK));
        }
        live.open_window(&rules);
        self.let_in(&mut live, Viewpoint::All);
        self.tell_how_it_stands(&live).await;
        Ok(Some(live.next_end(&rules)))
    }

    /// One process judges a race: the one that holds the claim. The claim passes to another process when nobody who races
    /// is connected here any more, and when this process ends in whatever way.
    async fn becomes_judge(&self, live: &mut Guard) -> Result<bool, Problem> {
        if !live.is_time_to_report() {
            return Ok(false);
        }
        let claim = self.store.claim(&format!("race {}", live.id())).await?;
        let Some(race) = live.race.as_deref_mut() else { return Ok(false) };
        race.judge = claim;
        Ok(live.judges())
    }

    /// Tells the processes that do not judge this race how it stands.
    pub(in crate::tables) async fn tell_how_it_stands(&self, live: &LiveTable) {
        if self.store.is_shared() && live.judges() {
            self.publish(PeerMessage::Race { table: live.id().to_owned(), race: live.race_stands() }).await;
        }
    }

    /// Once the table may be shown to a viewpoint, whoever came while the next card was veiled sees it, and what they
    /// missed. ELM-NET-11: watchers of a rated game see the card itself once its window is settled.
    pub(in crate::tables) fn let_in(&self, live: &mut LiveTable, once_shown_to: Viewpoint) {
        if !live.may_show(once_shown_to) {
            return;
        }
        let behind = live.viewers.take_catching_up();
        if behind.is_empty() {
            return;
        }
        let past = live.past();
        for CatchingUp { subscription, person, from } in behind {
            let viewpoint = live.seats.viewpoint_of(&person);
            let Ok(frames) = past.frames(viewpoint, from) else {
                // Subscribers that cannot be sent what they missed are disconnected: they resume.
                live.viewers.send_away();
                return;
            };
            let newest = live.newest_shown(viewpoint);
            let (now, later): (Vec<_>, Vec<_>) = frames.into_iter().partition(|frame| frame.seq <= newest);
            let (table, standing) = (live.info(&person, &self.keys), live.standing(viewpoint));
            let frame = if live.may_show(viewpoint) { Some(&standing) } else { now.last() };
            let mut texts = vec![ServerMessage::Table { table: &table, frame }.text()];
            let text = |frame| ServerMessage::Frame { table: live.id(), frame: &frame }.text();
            texts.extend(now.into_iter().map(text));
            let later = later.into_iter().map(|frame| (viewpoint, text(frame).into())).collect();
            if let Some(race) = live.race.as_deref_mut() {
                race.frames.hold_for_watchers(later);
            }
            live.viewers.tell_one(subscription, texts);
        }
    }
}

impl LiveTable {
    /// Stops driving the race at this process.
    pub(super) fn rests_alone(&mut self) -> Option<Duration> {
        if let Some(race) = self.race.as_deref_mut() {
            race.driven = false;
            race.judge = None;
        }
        None
    }
}
