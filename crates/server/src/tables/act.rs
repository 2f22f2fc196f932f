//! Acting: legal where it stands, stored, acknowledged and told, in that order.

use feerie_advice::{Advice, AskError};
use feerie_bots::Level;
use feerie_core::{Actor, Refusal, Seat};
use feerie_table::{TurnRefusal, check_turn};
use metrics::counter;
use std::sync::Arc;
use tracing::{Instrument as _, debug_span};

use super::Tables;
use super::history::{By, Command};
use super::table::LiveTable;
use crate::error::Problem;
use crate::ids;
use crate::jobs::bot;
use crate::lanes::Lane;
use crate::store::{Kind, PeerMessage, Phase};
use crate::wire::Phrase;
use crate::ws::message::ServerMessage;

/// How often an act is tried while other processes are quicker.
pub(super) const ATTEMPTS: u32 = 8;

/// A request to play.
#[derive(Clone, Copy, Debug)]
pub struct Act<'a> {
    /// Chosen by the client: the same id plays once.
    pub id: &'a str,
    /// Which seat.
    pub seat: u8,
    /// The newest frame they saw.
    pub seq: u32,
    /// In the game's notation, one after the other: all of them or none.
    pub actions: &'a [String],
}

impl Tables {
    /// Plays; answers the number of the last step's frame once all is stored.
    pub async fn act(self: &Arc<Self>, table: &str, person: &str, act: Act<'_>) -> Result<u32, Problem> {
        self.try_to_act(table, person, act).instrument(debug_span!("act", table, seat = act.seat)).await
    }

    async fn try_to_act(self: &Arc<Self>, table: &str, person: &str, act: Act<'_>) -> Result<u32, Problem> {
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
        let viewpoint = live.seats.viewpoint_of(person);
        if act.seq > live.history.newest(viewpoint) && self.store.is_shared() {
            // They saw more elsewhere than we heard of yet.
            self.catch_up(&mut live).await?;
        }
        let command = Command { person: person.to_owned(), id: act.id.to_owned() };
        if let Some(step) = live.history.step_of(&command) {
            return Ok(live.history.number(viewpoint, step));
        }
        let seat = live.own_started_seat(person, act.seat)?;
        if live.seats.is_held(seat) {
            return Err(Problem::NotYours);
        }
        if act.seq != live.history.newest(viewpoint) {
            return Err(Problem::Conflict);
        }
        if live.is_timed_race() {
            let [action] = act.actions else { return Err(one_reaction()) };
            return self.react(live, seat, action, command).await;
        }
        if live.clock.is_kept() || act.actions.len() != 1 {
            // Only what will be played is paid for; and of several actions all are played or none.
            check_turn(live.game(), seat, act.actions).map_err(|refusal| of_turn(act.actions, refusal))?;
        }
        let lag = live.lag(seat);
        for (index, action) in act.actions.iter().enumerate() {
            let is_last = index + 1 == act.actions.len();
            let by = if is_last { By::Command(command.clone()) } else { By::Part(person.to_owned()) };
            live.clock.charge(seat, ids::now(), lag);
            live.play(Actor::Seat(seat), action, by).map_err(|refusal| refused_at(act.actions, index, refusal))?;
        }
        let step = live.history.len();
        live.roll_on()?;
        self.save(&mut live).await?;
        counter!("feerie_steps_total", "by" => "person").increment(act.actions.len() as u64);
        Ok(live.history.number(viewpoint, step))
    }

    /// Whether an action would be accepted: "why not?".
    pub async fn check(self: &Arc<Self>, table: &str, person: &str, seat: u8, action: &str) -> Result<(), Problem> {
        let live = self.lock(table).await?;
        let seat = live.own_started_seat(person, seat)?;
        // What is legal tells of the card that lies ready.
        live.check_shown()?;
        live.game().check(Actor::Seat(seat), action).map_err(Problem::Refused)
    }

    /// What the strongest bot would play in a person's seat.
    pub async fn hint(self: &Arc<Self>, table: &str, person: &str, seat: u8) -> Result<Advice, Problem> {
        let (position, seat) = {
            let live = self.lock(table).await?;
            let seat = live.own_started_seat(person, seat)?;
            live.check_shown()?;
            if live.counts_among_people() {
                return Err(Problem::NoHelp);
            }
            (live.fork(), seat)
        };
        let (time, level) = (self.think_time(), Level::best(&position.info(), position.seats()));
        match self.think(Lane::Help, move || bot::ask(&*position, seat, level, time)).await? {
            Ok(advice) => Ok(advice),
            Err(AskError::NotNow(refusal)) => Err(Problem::Refused(refusal)),
            Err(AskError::Nothing) => Err(Problem::BadRequest("the bot sees nothing to play".to_owned())),
        }
    }

    /// A bot takes a seat over for good.
    pub async fn resign(self: &Arc<Self>, table: &str, person: &str, seat: u8) -> Result<u32, Problem> {
        let mut live = self.lock(table).await?;
        let Some(row) = live.seats.get(Seat(seat)) else { return Err(Problem::NotYours) };
        // Resigned already: asking again changes nothing.
        let has_resigned = row.kind == Kind::Bot && row.person.as_deref() == Some(person);
        if !has_resigned {
            let seat = live.own_started_seat(person, seat)?;
            if live.phase() == Phase::Playing {
                live.seats.resign(seat);
                self.save(&mut live).await?;
            }
        }
        Ok(live.history.newest(live.seats.viewpoint_of(person)))
    }

    /// Says a preset phrase to everybody at the table.
    pub async fn say(self: &Arc<Self>, table: &str, person: &str, phrase: Phrase) -> Result<(), Problem> {
        let mut live = self.lock_cached(table).await?;
        let seat = live.seats.of(person).first().ok_or(Problem::NotYours)?;
        if !live.may_talk() {
            return Err(Problem::Quiet);
        }
        let text = ServerMessage::Said { table, seat: seat.0, phrase }.text();
        live.viewers.tell_everybody(&text.into());
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
        live.play(Actor::Seat(seat), action, By::Nobody).map_err(Problem::Refused)?;
        live.roll_on()?;
        self.save(live).await?;
        counter!("feerie_steps_total", "by" => "bot").increment(1);
        Ok(())
    }
}

/// Why several actions cannot be played one after the other.
pub(super) fn of_turn(actions: &[String], refusal: TurnRefusal) -> Problem {
    match refusal {
        TurnRefusal::Refused(index, refusal) => refused_at(actions, index, refusal),
        TurnRefusal::LookFirst(index) => Problem::LookFirst(index),
    }
}

/// The rules refuse one of several actions; which one is said where there are several.
fn refused_at(actions: &[String], index: usize, refusal: Refusal) -> Problem {
    if actions.len() == 1 { Problem::Refused(refusal) } else { Problem::RefusedAction(index, refusal) }
}

fn one_reaction() -> Problem {
    Problem::BadRequest("a reaction is one action".to_owned())
}
