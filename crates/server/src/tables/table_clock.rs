//! A table's clock, where it has one, and what the store knows of it.

use feerie_core::{Seat, SeatSet};

use super::clock::Timekeeper;
use super::undo_clock::ClockRewind;
use crate::store::ClockRow;
use crate::wire::{Clock, Times};

/// The clock of a table; it does nothing where people have as much time as they like.
#[derive(Debug, Default)]
pub struct TableClock {
    keeper: Option<Timekeeper>,
    stored: Option<ClockRow>,
}

/// A step that was just made, as far as a clock is concerned.
#[derive(Clone, Copy, Debug)]
pub struct Made {
    /// Whose decision it was, and how many steps stood before it.
    pub by: Option<(Seat, usize)>,
    /// Whether a person made it, whose turn is over with it.
    pub ends_turn: bool,
    /// The decision that the table waits for now.
    pub decision: u32,
}

impl TableClock {
    /// A full clock that is in no store yet.
    pub fn new(setting: Clock, seats: usize, now: i64) -> TableClock {
        TableClock { keeper: Timekeeper::new(setting, seats, now), stored: None }
    }

    /// A clock as it is stored, at a decision.
    pub fn stored(row: Option<ClockRow>, decision: u32) -> Result<TableClock, serde_json::Error> {
        let keeper = row.as_ref().map(|row| Timekeeper::stored(row, decision)).transpose()?;
        Ok(TableClock { keeper, stored: row })
    }

    /// Whether time is kept at all.
    pub fn is_kept(&self) -> bool {
        self.keeper.is_some()
    }

    /// How much time people have.
    pub fn setting(&self) -> Clock {
        self.keeper.as_ref().map_or(Clock::None, Timekeeper::setting)
    }

    /// The game begins.
    pub fn start(&mut self, now: i64) {
        if let Some(keeper) = &mut self.keeper {
            keeper.start(now);
        }
    }

    /// A person decides now, over a connection that takes so long.
    pub fn charge(&mut self, seat: Seat, now: i64, lag: i64) {
        if let Some(keeper) = &mut self.keeper {
            keeper.charge(seat, now, lag);
        }
    }

    /// A step was made; how the clock stands then.
    pub fn step(&mut self, made: Made, now: i64) -> Option<Times> {
        let keeper = self.keeper.as_mut()?;
        // The person was charged before; a turn is over when another seat is to act.
        if let (Some((seat, _)), true) = (made.by, made.ends_turn) {
            keeper.give_back(seat);
        }
        keeper.stand(made.decision, made.by, now);
        Some(keeper.told(now))
    }

    /// A seat took steps back until so many stood; how the clock stands then.
    pub fn take_back(
        &mut self,
        decision: u32,
        seat: Seat,
        kept: usize,
        rewind: ClockRewind,
        now: i64,
    ) -> Option<Times> {
        let keeper = self.keeper.as_mut()?;
        keeper.go_back(decision, seat, kept, rewind, now);
        Some(keeper.told(now))
    }

    /// Whether a seat's time for a decision that it made would be up if it took that back.
    pub fn is_up(&self, seat: Seat, kept: usize, now: i64, lag: i64) -> bool {
        self.keeper.as_ref().is_some_and(|keeper| keeper.is_up(seat, kept, now, lag))
    }

    /// When a seat that is to act runs out of time, over a connection that takes so long.
    pub fn deadline(&self, seat: Seat, lag: i64) -> Option<i64> {
        self.keeper.as_ref().map(|keeper| keeper.deadline(seat, lag))
    }

    /// A seat has used up its time for the whole game.
    pub fn run_out(&mut self, seat: Seat) {
        if let Some(keeper) = &mut self.keeper {
            keeper.run_out(seat);
        }
    }

    /// The seats that have no time left for this game at all.
    pub fn out(&self) -> SeatSet {
        self.keeper.as_ref().map_or(SeatSet::EMPTY, Timekeeper::out)
    }

    /// How the clock stands, for everybody.
    pub fn times(&self, now: i64) -> Option<Times> {
        self.keeper.as_ref().map(|keeper| keeper.told(now))
    }

    /// The clock as it has to be stored; none if the store has it so.
    pub fn changed(&self, table: &str, deadline: Option<i64>) -> Option<ClockRow> {
        self.row(table, deadline).filter(|row| self.stored.as_ref() != Some(row))
    }

    /// The store has it as it is now.
    pub fn mark_stored(&mut self, table: &str, deadline: Option<i64>) {
        self.stored = self.row(table, deadline);
    }

    fn row(&self, table: &str, deadline: Option<i64>) -> Option<ClockRow> {
        // Our own numbers can always be written down.
        self.keeper.as_ref()?.row(table, deadline).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_stored_when_it_changed_and_only_then() {
        let mut clock = TableClock::new(Clock::Move { seconds: 60 }, 2, 1_000);
        assert!(clock.changed("t", Some(61_000)).is_some());
        clock.mark_stored("t", Some(61_000));
        assert!(clock.changed("t", Some(61_000)).is_none());
        let made = Made { by: Some((Seat(0), 0)), ends_turn: true, decision: 1 };
        assert_eq!(clock.step(made, 5_000).map(|times| times.since), Some(5_000));
        let row = clock.changed("t", Some(65_000));
        let read = TableClock::stored(row, 1).unwrap();
        assert!(read.changed("t", Some(65_000)).is_none());
        assert_eq!(read.deadline(Seat(1), 0), Some(65_000));
    }

    #[test]
    fn where_no_time_is_kept_nothing_is_stored() {
        let mut clock = TableClock::new(Clock::None, 2, 0);
        clock.charge(Seat(0), 9_000, 0);
        assert!(!clock.is_kept() && clock.changed("t", None).is_none() && clock.times(0).is_none());
        assert!(clock.out().is_empty() && clock.deadline(Seat(0), 0).is_none());
    }
}
