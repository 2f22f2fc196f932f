//! Which bots think about a table in this process, and whose decisions they make.

use feerie_core::{Seat, SeatSet};
use std::sync::Arc;

/// The bots of one table.
#[derive(Debug, Default)]
pub struct BotTurns {
    thinking: SeatSet,
    /// People whose time for one decision is up: a bot makes that one.
    timed_out: (u32, SeatSet),
    /// How quick the person among the bots was before this table, once that was looked up.
    earlier_catches: Option<Arc<[u32]>>,
}

impl BotTurns {
    /// Whether no bot thinks.
    pub fn is_idle(&self) -> bool {
        self.thinking.is_empty()
    }

    /// A seat's bot begins to think; false if it does already.
    pub fn begin(&mut self, seat: Seat) -> bool {
        let is_new = !self.thinking.contains(seat);
        self.thinking.insert(seat);
        is_new
    }

    /// A seat's bot thinks no longer.
    pub fn end(&mut self, seat: Seat) {
        self.thinking.remove(seat);
    }

    /// Bots make this decision for people whose time is up.
    pub fn decide_for(&mut self, seats: SeatSet, decision: u32) {
        self.timed_out = (decision, seats);
    }

    /// Whether a bot makes this decision for the person of a seat.
    pub fn decides_for(&self, seat: Seat, decision: u32) -> bool {
        self.timed_out.0 == decision && self.timed_out.1.contains(seat)
    }

    /// How quick the person among the bots was before this table, in milliseconds, latest last; none as long as nobody has
    /// looked it up.
    pub fn earlier_catches(&self) -> Option<&[u32]> {
        self.earlier_catches.as_deref()
    }

    /// Notes what was looked up.
    pub fn remember_catches(&mut self, catches: Arc<[u32]>) {
        self.earlier_catches = Some(catches);
    }

    /// The bots that think go on doing so about the same table, read anew.
    pub fn carried_over(self) -> BotTurns {
        BotTurns { thinking: self.thinking, earlier_catches: self.earlier_catches, ..BotTurns::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_thinks_once_and_decides_once() {
        let mut bots = BotTurns::default();
        assert!(bots.begin(Seat(1)) && !bots.begin(Seat(1)) && !bots.is_idle());
        bots.decide_for(SeatSet::from_iter([Seat(0)]), 7);
        assert!(bots.decides_for(Seat(0), 7) && !bots.decides_for(Seat(0), 8) && !bots.decides_for(Seat(1), 7));
        let mut bots = bots.carried_over();
        assert!(!bots.begin(Seat(1)) && !bots.decides_for(Seat(0), 7));
        bots.end(Seat(1));
        assert!(bots.is_idle());
    }
}
