//! Looking after a race: opening the next window when the table has rested, settling for those who are silent.

use feerie_core::{Actor, Node};
use std::sync::Arc;
use std::time::Duration;

use super::Tables;
use super::live::Live;
use crate::error::Problem;
use crate::ws::message::ServerMessage;

/// How soon we look again for somebody the table pauses for.
const PAUSE_LOOK: Duration = Duration::from_millis(200);
/// How long we wait after the server failed us.
const TROUBLE: Duration = Duration::from_secs(1);

impl Tables {
    /// Somebody who races is there: from now on the race is looked after, until nobody is.
    pub(super) fn drive(self: &Arc<Self>, live: &mut Live) {
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
        if !live.anybody_races() {
            return Ok(live.rests_alone());
        }
        if let Some(left) = live.rests() {
            return Ok(Some(left));
        }
        let paused = live.paused_for();
        if paused != live.paused {
            live.paused = paused;
            live.announce(&self.keys, None);
        }
        if !paused.is_empty() {
            return Ok(Some(PAUSE_LOOK));
        }
        live.open_window(&race);
        self.let_in(&mut live)?;
        Ok(Some(live.next_end(&race)))
    }

    /// Whoever came while the next card was veiled sees the table now, and what they missed.
    fn let_in(&self, live: &mut Live) -> Result<(), Problem> {
        let waiting = live.listeners.take_waiting();
        if waiting.is_empty() {
            return Ok(());
        }
        let past = live.past();
        for (subscription, person, from) in waiting {
            let mut texts = vec![live.table_message(&person, &self.keys)];
            for frame in past.frames(live.eyes_of(&person), from)? {
                texts.push(ServerMessage::Frame { table: &live.row.id, frame: &frame }.text());
            }
            live.listeners.tell_one(subscription, texts);
        }
        Ok(())
    }
}

impl Live {
    /// Nobody looks after the race any more.
    fn rests_alone(&mut self) -> Option<Duration> {
        if let Some(host) = self.host.as_deref_mut() {
            host.driven = false;
        }
        None
    }
}
