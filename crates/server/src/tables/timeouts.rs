//! What happens when a person's time is up: a bot decides, so that no table is ever stuck.

use feerie_core::{Seat, SeatSet};
use std::sync::Arc;

use super::Tables;
use super::table::LiveTable;
use crate::error::Problem;
use crate::ids;
use crate::wire::Clock;

impl Tables {
    /// Checks whether anybody's time is up at a table. Where time is given per decision, a bot of the table's level
    /// makes this one; where it is for the whole game, the bot holds the seat from now on. A second check, in this
    /// process or another, finds it done: only one step can follow the newest.
    pub async fn time_out(self: &Arc<Self>, id: &str) -> Result<(), Problem> {
        let mut live = self.lock(id).await?;
        let late = live.out_of_time(ids::now());
        if late.is_empty() {
            // Another process moved on, and the store knows a newer deadline.
            return Ok(());
        }
        if matches!(live.clock.setting(), Clock::Game { .. }) {
            for seat in late.iter() {
                live.clock.run_out(seat);
                live.seats.hold(seat);
            }
            return self.save(&mut live).await;
        }
        let decision = live.decision();
        live.bots.decide_for(late, decision);
        self.wake_bots(&mut live);
        Ok(())
    }
}

impl LiveTable {
    /// The median round trip of a person's connection, in milliseconds.
    pub(super) fn lag(&self, seat: Seat) -> i64 {
        self.seats.person_of(seat).and_then(|person| self.viewers.lag(person)).unwrap_or(0)
    }

    /// When the people who are waited for run out of time.
    fn deadlines(&self) -> impl Iterator<Item = (Seat, i64)> {
        self.waited_for().filter_map(|seat| Some((seat, self.clock.deadline(seat, self.lag(seat))?)))
    }

    /// When the next person runs out of time.
    pub(super) fn next_deadline(&self) -> Option<i64> {
        self.deadlines().map(|(_, deadline)| deadline).min()
    }

    fn out_of_time(&self, now: i64) -> SeatSet {
        self.deadlines().filter(|&(_, deadline)| deadline <= now).map(|(seat, _)| seat).collect()
    }
}
