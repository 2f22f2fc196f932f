//! What happens when somebody's time is up: a bot decides, and the table is never frozen.

use feerie_core::{Seat, SeatSet};
use std::sync::Arc;

use super::Tables;
use super::table::LiveTable;
use crate::error::Problem;
use crate::ids;
use crate::wire::Clock;

impl Tables {
    /// Looks whether anybody's time is up at a table. Where time is given by decision, a bot of the table's level
    /// makes this one; where it is for the whole game, the bot holds the seat from now on. Whoever looks a second
    /// time, in this process or another, finds it done: only one step can follow the newest.
    pub async fn ring(self: &Arc<Self>, id: &str) -> Result<(), Problem> {
        let mut live = self.lock(id).await?;
        let late = live.out_of_time(ids::now());
        if late.is_empty() {
            // Another process moved on, and the store knows a newer deadline.
            return Ok(());
        }
        if matches!(live.setting(), Clock::Game { .. }) {
            late.iter().for_each(|seat| live.runs_out(seat));
            return self.save(&mut live).await;
        }
        live.give_up(late);
        self.wake_bots(&mut live);
        Ok(())
    }
}

impl LiveTable {
    /// How much time people have here.
    pub fn setting(&self) -> Clock {
        self.clock.as_ref().map_or(Clock::None, |clock| clock.setting())
    }

    /// The people who are to act, for whom time runs.
    fn waited_for(&self) -> impl Iterator<Item = Seat> {
        self.acting().iter().filter(|&seat| self.bot_level(seat).is_none())
    }

    /// How long a person's line takes, in milliseconds.
    pub(super) fn lag(&self, seat: Seat) -> i64 {
        let person = self.seats.get(seat.index()).and_then(|row| row.person.as_deref());
        person.and_then(|person| self.viewers.lag(person)).unwrap_or(0)
    }

    /// A person decides now.
    pub(super) fn charge(&mut self, seat: Seat) {
        let lag = self.lag(seat);
        if let Some(clock) = &mut self.clock {
            clock.charge(seat, ids::now(), lag);
        }
    }

    /// When the next person runs out of time.
    pub(super) fn next_deadline(&self) -> Option<i64> {
        let clock = self.clock.as_ref()?;
        self.waited_for().map(|seat| clock.deadline(seat, self.lag(seat))).min()
    }

    fn out_of_time(&self, now: i64) -> SeatSet {
        let Some(clock) = &self.clock else { return SeatSet::EMPTY };
        self.waited_for().filter(|&seat| clock.deadline(seat, self.lag(seat)) <= now).collect()
    }

    fn runs_out(&mut self, seat: Seat) {
        if let Some(clock) = &mut self.clock {
            clock.run_out(seat);
        }
        self.hold(seat);
    }
}
