//! A step: legal where it stands, stored, acknowledged and told, in that order.

use axum::extract::ws::Utf8Bytes;
use feerie_bots::Level;
use feerie_core::{Actor, Seat};
use feerie_table::{Advice, AskError};
use metrics::counter;
use std::sync::Arc;

use super::race::judge::Arrival;
use super::table::{Command, LiveTable};
use super::viewpoint::Viewpoint;
use super::{LEVEL_FOR_ABSENT, Tables};
use crate::error::Problem;
use crate::jobs::bot;
use crate::store::{Change, Kind, PeerMessage, Phase};
use crate::wire::Phrase;
use crate::ws::message::ServerMessage;

/// How often an act is tried while other processes are quicker.
pub(super) const ATTEMPTS: u32 = 8;

/// What somebody wants to play.
#[derive(Clone, Copy, Debug)]
pub struct Act<'a> {
    /// Chosen by the client: the same id plays once.
    pub id: &'a str,
    /// Which seat.
    pub seat: u8,
    /// The newest frame they saw.
    pub seq: u32,
    /// In the game's notation.
    pub action: &'a str,
}

impl Tables {
    /// Plays; answers the number of the step's frame once it is stored.
    pub async fn act(self: &Arc<Self>, table: &str, person: &str, act: Act<'_>) -> Result<u32, Problem> {
        let mut done = self.act_once(table, person, act).await;
        // Another process may have been quicker with something that this person does not notice: a secret
        // commitment. To be refused for it would tell; so whether there is a conflict is looked at again.
        for _ in 1..ATTEMPTS {
            if done != Err(Problem::Conflict) || !self.store.is_shared() {
                break;
            }
            done = self.act_once(table, person, act).await;
        }
        done
    }

    async fn act_once(self: &Arc<Self>, table: &str, person: &str, act: Act<'_>) -> Result<u32, Problem> {
        let mut live = self.lock_cached(table).await?;
        let viewpoint = live.viewpoint_of(person);
        if act.seq > live.visible.newest(viewpoint) && self.store.is_shared() {
            // They saw more elsewhere than we heard of yet.
            self.catch_up(&mut live).await?;
        }
        let command = Command { person: person.to_owned(), id: act.id.to_owned() };
        if let Some(step) = live.step_of(&command) {
            return Ok(live.visible.number(viewpoint, step).unwrap_or(step));
        }
        let seat = live.own_seat(person, act.seat)?;
        if live.row.phase == Phase::Waiting {
            return Err(Problem::NotStarted);
        }
        if live.seats[seat.index()].held {
            return Err(Problem::NotYours);
        }
        if act.seq != live.visible.newest(viewpoint) {
            return Err(Problem::Conflict);
        }
        let race = live.table.race().filter(|_| live.is_hosted());
        if live.clock.is_some() || race.is_some() {
            // Only what will be played is paid for, and judged.
            live.table.check(Actor::Seat(seat), act.action).map_err(Problem::Refused)?;
            live.charge(seat);
        }
        let step = match race {
            Some(_) if !live.judges() => {
                let claimed = live.measured(seat, act.action)?;
                drop(live);
                return self.pass_on(table, command, claimed).await;
            }
            Some(race) => {
                self.commit_reaction(&mut live, seat, act.action, Some(command), &race, Arrival::Here).await?
            }
            None => {
                live.play(Actor::Seat(seat), act.action, Some(command)).map_err(Problem::Refused)?;
                let step = live.visible.len();
                live.roll_on()?;
                self.save(&mut live).await?;
                step
            }
        };
        counter!("feerie_steps_total", "by" => "person").increment(1);
        Ok(live.visible.number(viewpoint, step).unwrap_or(step))
    }

    /// Whether an action would be accepted: "why not?".
    pub async fn check(self: &Arc<Self>, table: &str, person: &str, seat: u8, action: &str) -> Result<(), Problem> {
        let live = self.lock(table).await?;
        let seat = live.own_seat(person, seat)?;
        if live.row.phase == Phase::Waiting {
            return Err(Problem::NotStarted);
        }
        live.table.check(Actor::Seat(seat), action).map_err(Problem::Refused)
    }

    /// What the best bot would play in somebody's seat.
    pub async fn hint(self: &Arc<Self>, table: &str, person: &str, seat: u8) -> Result<Advice, Problem> {
        let (position, seat) = {
            let live = self.lock(table).await?;
            let seat = live.own_seat(person, seat)?;
            if live.row.phase == Phase::Waiting {
                return Err(Problem::NotStarted);
            }
            live.only_unveiled()?;
            (live.table.fork(), seat)
        };
        let time = self.think_time();
        match self.think(move || bot::ask(&*position, seat, Level::default(), time)).await? {
            Ok(advice) => Ok(advice),
            Err(AskError::NotNow(refusal)) => Err(Problem::Refused(refusal)),
            Err(AskError::Nothing) => Err(Problem::BadRequest("the bot sees nothing to play".to_owned())),
        }
    }

    /// A bot takes a seat over for good.
    pub async fn resign(self: &Arc<Self>, table: &str, person: &str, seat: u8) -> Result<u32, Problem> {
        let mut live = self.lock(table).await?;
        let Some(row) = live.seats.get(usize::from(seat)) else { return Err(Problem::NotYours) };
        // Resigned already: asking again changes nothing.
        if row.kind == Kind::Bot && row.person.as_deref() == Some(person) {
            return Ok(live.visible.newest(live.viewpoint_of(person)));
        }
        let seat = live.own_seat(person, seat)?;
        match live.row.phase {
            Phase::Waiting => return Err(Problem::NotStarted),
            Phase::Over => return Ok(live.visible.newest(live.viewpoint_of(person))),
            Phase::Playing => {}
        }
        live.set_seat(seat, |row| {
            row.kind = Kind::Bot;
            row.level = Some(LEVEL_FOR_ABSENT.to_owned());
            row.held = false;
        });
        self.save(&mut live).await?;
        Ok(live.visible.newest(live.viewpoint_of(person)))
    }

    /// Says a preset phrase to everybody at the table. ELM-NET-11: not while a card is open.
    pub async fn say(self: &Arc<Self>, table: &str, person: &str, phrase: Phrase) -> Result<(), Problem> {
        let mut live = self.lock_cached(table).await?;
        let seat = live.seats_of(person).first().ok_or(Problem::NotYours)?;
        if live.is_quiet() {
            return Err(Problem::Quiet);
        }
        let text = ServerMessage::Said { table, seat: seat.0, phrase }.text();
        live.viewers.each(|_| Some(text.as_str().into()));
        self.publish(PeerMessage::Said { table: table.to_owned(), seat: seat.0, phrase }).await;
        Ok(())
    }

    /// A bot's move.
    pub(crate) async fn bot_plays(
        self: &Arc<Self>,
        live: &mut LiveTable,
        seat: Seat,
        action: &str,
    ) -> Result<(), Problem> {
        live.play(Actor::Seat(seat), action, None).map_err(Problem::Refused)?;
        live.roll_on()?;
        self.save(live).await?;
        counter!("feerie_steps_total", "by" => "bot").increment(1);
        Ok(())
    }

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
        let (frames, changed) = live.stored_now(self.limits.rest_ms);
        self.tell(live, &frames, changed);
        Ok(())
    }

    /// Tells everybody what is stored now, then wakes the bots that are to act.
    pub(super) fn tell(self: &Arc<Self>, live: &mut LiveTable, frames: &[(Viewpoint, Utf8Bytes)], changed: bool) {
        for (viewpoint, text) in frames {
            live.viewers.tell(*viewpoint, text);
        }
        if !live.is_veiled_for(Viewpoint::Watcher) {
            self.let_in(live);
        }
        if changed {
            self.look_around(live);
            live.announce(&self.keys, None);
        }
        self.wake_bots(live);
        live.note_signs();
        if live.has_racers() {
            self.drive(live);
        }
    }

    /// Starts the bots that are to act, each once.
    pub(crate) fn wake_bots(self: &Arc<Self>, live: &mut LiveTable) {
        for seat in live.acting().iter() {
            if live.bot_level(seat).is_some() && !live.thinking.contains(seat) {
                live.thinking.insert(seat);
                bot::start(self, &live.row, seat);
            }
        }
    }
}

impl LiveTable {
    /// A seat number from outside, if that seat is the person's own.
    pub(super) fn own_seat(&self, person: &str, seat: u8) -> Result<Seat, Problem> {
        let seat = Seat(seat);
        if self.seats_of(person).contains(seat) { Ok(seat) } else { Err(Problem::NotYours) }
    }
}
