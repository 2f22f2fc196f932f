//! Races: tables at which the quicker hand wins, and the server keeps the time (ELM-NET).
//!
//! The rules know settled reactions only. Here a card is sent when its window opens, the times that people's machines
//! claim are judged, and seats that do nothing are settled when time runs out. Other modules know a race by the few
//! functions of this file, which do nothing at any other table:
//!
//! - `state`: what a race knows of its window and of its people's connections;
//! - `frames`: frames that must not be seen before a window opens;
//! - `driver`: the loop that opens windows and settles them when time runs out;
//! - `judge`: how reactions are judged;
//! - `ready`: what comes before the first card;
//! - `relay`: races whose people sit at several processes.

mod driver;
mod frames;
mod judge;
mod ready;
mod relay;
mod state;

pub(super) use relay::Relay;
pub(super) use state::Race;

use feerie_core::{Actor, Seat};
use feerie_table::{Happened, Viewpoint};
use std::sync::Arc;

use super::seats::number;
use super::table::LiveTable;
use super::viewers::Outgoing;
use super::{Guard, Tables};
use crate::error::Problem;
use crate::store::{Kind, RulingRow};
use crate::wire::TableInfo;
use crate::ws::message::ServerMessage;

impl LiveTable {
    /// Whether what lies on the table may be shown. The next card of a race is veiled until its window opens; and
    /// watchers of a rated one see each card once its window is settled (ELM-NET-1, ELM-NET-11).
    pub(super) fn may_show(&self, viewpoint: Viewpoint) -> bool {
        !self.is_veiled_for(viewpoint)
    }

    /// Refuses to show a card before its window opens.
    pub(super) fn check_shown(&self) -> Result<(), Problem> {
        if self.is_veiled() { Err(Problem::Conflict) } else { Ok(()) }
    }

    /// The number of the newest frame that a viewpoint may see.
    pub(super) fn newest_shown(&self, viewpoint: Viewpoint) -> u32 {
        let visible = self.history.visible();
        if self.may_show(viewpoint) { visible.newest(viewpoint) } else { visible.before(viewpoint, visible.opening()) }
    }

    /// Whether people may talk: not while a card is open (ELM-NET-11).
    pub(super) fn may_talk(&self) -> bool {
        !(self.is_timed_race() && self.in_window()) || self.is_veiled()
    }

    /// What people are told of a race before it and while it is on.
    pub(super) fn add_race_info(&self, info: &mut TableInfo) {
        let Some(race) = self.race.as_deref() else { return };
        info.hosted = self.is_timed_race().then_some(true);
        info.paused = race.paused.iter().map(|Seat(seat)| seat).collect();
        info.unready = self.unready().iter().map(|Seat(seat)| seat).collect();
        let people = self.seats.rows().iter().zip(&mut info.seats).filter(|(row, _)| row.kind == Kind::Person);
        for (row, seat) in people {
            seat.slow = self.is_too_slow(number(row)).then_some(true);
            seat.timed = self.is_server_timed(number(row)).then_some(true);
        }
    }

    /// A step was played that led here from another decision: of its frames, what is to be told once it is stored.
    /// In a race that is what was settled; the frames wait for the next window.
    pub(super) fn pace(&mut self, happened: &Happened, decided: u32, frames: Outgoing) -> Outgoing {
        if !self.is_timed_race() || self.decision() == decided {
            return frames;
        }
        let (mut texts, mut has_result) = (Outgoing::new(), false);
        if happened.step.0 != Actor::Chance {
            for viewpoint in self.viewers.viewpoints() {
                let settled = happened.events[..happened.settled].iter();
                let events: Vec<_> =
                    settled.filter_map(|told| viewpoint.told(told, None)).map(|event| &**event).collect();
                has_result |= !events.is_empty();
                let text = ServerMessage::Settled { table: self.id(), events: &events }.text();
                texts.push((viewpoint, text.into()));
            }
        }
        if let Some(race) = self.race.as_deref_mut() {
            race.frames.settle(frames, has_result);
        }
        texts
    }

    /// Steps are stored: of what was to be told then, with what was held back, all that may be seen now. After a
    /// window was settled a race rests for at least so many milliseconds.
    pub(super) fn release(&mut self, frames: Outgoing, shortest_rest: u64) -> Outgoing {
        let is_veiled = self.is_veiled();
        let Some(race) = self.race.as_deref_mut() else { return frames };
        let (frames, settled) = race.frames.release(frames, is_veiled);
        if let Some(after_result) = settled.filter(|_| is_veiled) {
            race.rest(shortest_rest, after_result);
        }
        race.bell.notify_one();
        frames
    }

    /// A stored step of a person is about to be played again: if it is a reaction, its window was open, whether or
    /// not we were told. What that shows.
    pub(super) fn opened_elsewhere(&mut self) -> Outgoing {
        let Some(rules) = self.game().race().filter(|_| self.is_veiled()) else { return Outgoing::new() };
        if let Some(race) = self.race.as_deref_mut() {
            race.frames.hold_unsettled();
        }
        self.begin_window(&rules)
    }

    /// Drops what was done in memory since the last commit: it was told to no one.
    pub(super) fn forget_unsettled(&mut self) {
        if let Some(race) = self.race.as_deref_mut() {
            race.frames.forget_unsettled();
        }
    }

    /// The race of the same table, read anew, goes on; of what viewers missed, all that they may see now.
    pub(super) fn carry_race_over(&mut self, race: Option<Box<Race>>, missed: Outgoing) -> Outgoing {
        self.race = race;
        self.forget_unsettled();
        let is_veiled = self.is_veiled();
        match self.race.as_deref_mut().filter(|_| is_veiled) {
            // What was missed may show the next card.
            Some(race) => {
                race.frames.hold(missed);
                Outgoing::new()
            }
            // What was held back comes first.
            None => {
                let mut shown = self.show_held();
                shown.extend(missed);
                shown
            }
        }
    }

    /// The rulings that have to be stored beside the steps they led to.
    pub(super) fn take_rulings(&mut self) -> Vec<RulingRow> {
        self.race.as_deref_mut().map(|race| std::mem::take(&mut race.rulings)).unwrap_or_default()
    }
}

impl Tables {
    /// Makes sure that the race is driven as long as its people are connected here.
    pub(super) fn attend_race(self: &Arc<Self>, live: &mut LiveTable) {
        live.note_signs();
        if live.has_racers() {
            self.drive(live);
        }
    }

    /// A person subscribed.
    pub(super) fn racer_arrived(self: &Arc<Self>, live: &mut LiveTable, person: &str) {
        live.note_arrival(person);
        if live.has_racers() {
            self.drive(live);
        }
    }

    /// A reaction in a race: judged here, or passed on to the process that judges; the number of its frame.
    pub(super) async fn react(
        self: &Arc<Self>,
        mut live: Guard,
        seat: Seat,
        action: &str,
        command: super::history::Command,
    ) -> Result<u32, Problem> {
        // What is legal tells of the card that lies ready.
        live.check_shown()?;
        let rules = live.game().race().ok_or(Problem::Internal)?;
        live.game().check(Actor::Seat(seat), action).map_err(Problem::Refused)?;
        if !live.judges() {
            let claimed = live.measured(seat, action)?;
            let table = live.id().to_owned();
            drop(live);
            return self.pass_on(&table, command, claimed).await;
        }
        let viewpoint = live.seats.viewpoint_of(&command.person);
        let by = super::history::By::Command(command);
        let step = self.commit_reaction(&mut live, seat, action, by, &rules, judge::Arrival::Here).await?;
        Ok(live.history.number(viewpoint, step))
    }
}
