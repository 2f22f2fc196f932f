//! A table's clock: whose time runs since when, and what is left. It reads no clock itself: all times are passed
//! in, in milliseconds since 1970.
//!
//! Time is kept by decision. While several seats commit in secret, what each of them spends is put aside and
//! counted only when the window closes: a purse that shrank earlier would tell who has committed.

use feerie_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::undo_clock::{Begun, ClockRewind, Turn};
use crate::error::Problem;
use crate::store::ClockRow;
use crate::wire::{Clock, Times};

/// No line is credited with more than this, in milliseconds, whatever was measured.
pub const MOST_LAG: i64 = 500;
/// The longest time for one decision or for a game, in seconds, and the most days for a decision.
const LONGEST: (u32, u32) = (24 * 3600, 30);
/// The longest increment, in seconds.
const LONGEST_INCREMENT: u32 = 600;
const DAY: i64 = 24 * 3600 * 1000;

/// Whether a clock from outside makes sense.
pub fn check(clock: Clock) -> Result<Clock, Problem> {
    let (seconds, days) = LONGEST;
    let problem = match clock {
        Clock::None => return Ok(clock),
        Clock::Move { seconds: given } | Clock::Game { seconds: given, .. } if !(1..=seconds).contains(&given) => {
            format!("a clock has 1 to {seconds} seconds, not {given}")
        }
        Clock::Game { increment, .. } if increment > LONGEST_INCREMENT => {
            format!("an increment has 0 to {LONGEST_INCREMENT} seconds, not {increment}")
        }
        Clock::Days { days: given } if !(1..=days).contains(&given) => {
            format!("a clock has 1 to {days} days, not {given}")
        }
        _ => return Ok(clock),
    };
    Err(Problem::BadRequest(problem))
}

/// What a seat has, in milliseconds, where the time is for the whole game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Purse {
    /// When the decision began that the table waits for.
    left: i64,
    /// Since then; less than nothing if an increment came back.
    spent: i64,
}

/// The clock of one table.
#[derive(Clone, Debug, PartialEq)]
pub struct Timekeeper {
    setting: Clock,
    since: i64,
    /// What names the decision that began then.
    decision: u32,
    /// One for each seat; none where time is given by decision.
    purses: Vec<Purse>,
    turn: Turn,
}

impl Timekeeper {
    /// A full clock; none where people have as much time as they like.
    pub fn new(setting: Clock, seats: usize, now: i64) -> Option<Timekeeper> {
        let purses = match setting {
            Clock::None => return None,
            Clock::Game { seconds, .. } => vec![Purse { left: i64::from(seconds) * 1000, spent: 0 }; seats],
            Clock::Move { .. } | Clock::Days { .. } => Vec::new(),
        };
        Some(Timekeeper { setting, since: now, decision: 0, purses, turn: Turn::default() })
    }

    /// A clock as it was stored, at a decision.
    pub fn stored(row: &ClockRow, decision: u32) -> Result<Timekeeper, serde_json::Error> {
        let (setting, purses) = (serde_json::from_str(&row.setting)?, serde_json::from_str(&row.purses)?);
        let turn: Option<Turn> = serde_json::from_str(&row.turn)?;
        Ok(Timekeeper { setting, since: row.since, decision, purses, turn: turn.unwrap_or_default().moved(row.since) })
    }

    /// The clock, to be stored.
    pub fn row(&self, table: &str, deadline: Option<i64>) -> Result<ClockRow, serde_json::Error> {
        let (setting, purses) = (serde_json::to_string(&self.setting)?, serde_json::to_string(&self.purses)?);
        let turn = serde_json::to_string(&self.turn.clone().moved(-self.since))?;
        Ok(ClockRow { table: table.to_owned(), setting, since: self.since, deadline, purses, turn })
    }

    /// How much time people have.
    pub fn setting(&self) -> Clock {
        self.setting
    }

    /// The game begins.
    pub fn start(&mut self, now: i64) {
        self.since = now;
    }

    /// A person decides: what it took is theirs to pay, less what the line took.
    pub fn charge(&mut self, seat: Seat, now: i64, lag: i64) {
        let took = (now - self.since - lag.clamp(0, MOST_LAG)).max(0);
        if let Some(purse) = self.purses.get_mut(seat.index()) {
            purse.spent += took.min((purse.left - purse.spent).max(0));
        }
    }

    /// A person's turn is over: the increment comes back.
    pub fn give_back(&mut self, seat: Seat) {
        if let (Clock::Game { increment, .. }, Some(purse)) = (self.setting, self.purses.get_mut(seat.index())) {
            purse.spent -= i64::from(increment) * 1000;
        }
    }

    /// The table stands at a decision; if it is a new one, its time begins now. `made` says whose decision led here,
    /// and how many steps stood before it.
    pub fn stand(&mut self, decision: u32, made: Option<(Seat, usize)>, now: i64) {
        if decision == self.decision {
            return;
        }
        if let Some((seat, standing)) = made {
            let left = self.purses.get(seat.index()).map_or(0, |purse| purse.left);
            self.turn.note(seat, Begun { standing, at: self.since, left });
        }
        (self.decision, self.since) = (decision, now);
        for purse in &mut self.purses {
            purse.left -= std::mem::take(&mut purse.spent);
        }
    }

    /// A seat took steps back until so many stood.
    pub fn go_back(&mut self, decision: u32, seat: Seat, standing: usize, rewind: ClockRewind, now: i64) {
        let begun = self.turn.at(seat, standing).filter(|_| rewind == ClockRewind::Own);
        (self.decision, self.since) = (decision, begun.map_or(now, |begun| begun.at));
        self.purses.iter_mut().for_each(|purse| purse.spent = 0);
        if let (Some(begun), Some(purse)) = (begun, self.purses.get_mut(seat.index())) {
            purse.left = begun.left;
        }
        self.turn.back_to(standing);
    }

    /// Whether a seat's time for a decision that it made would be up if it took that back.
    pub fn is_up(&self, seat: Seat, standing: usize, now: i64, lag: i64) -> bool {
        let begun = self.turn.at(seat, standing);
        begun.is_some_and(|begun| begun.at + self.allowed(begun.left) + lag.clamp(0, MOST_LAG) <= now)
    }

    /// How long a decision may take, in milliseconds, with so much in the purse.
    fn allowed(&self, left: i64) -> i64 {
        match self.setting {
            Clock::None => i64::MAX / 4,
            Clock::Move { seconds } => i64::from(seconds) * 1000,
            Clock::Days { days } => i64::from(days) * DAY,
            Clock::Game { .. } => left,
        }
    }

    /// When a seat that is to act runs out of time, if its line takes so long.
    pub fn deadline(&self, seat: Seat, lag: i64) -> i64 {
        let left = self.purses.get(seat.index()).map_or(0, |purse| purse.left);
        self.since + self.allowed(left) + lag.clamp(0, MOST_LAG)
    }

    /// A seat has used up its time for the whole game.
    pub fn run_out(&mut self, seat: Seat) {
        if let Some(purse) = self.purses.get_mut(seat.index()) {
            *purse = Purse::default();
        }
    }

    /// The seats that have no time left for this game at all.
    pub fn out(&self) -> SeatSet {
        let out = self.purses.iter().zip(0..).filter(|(purse, _)| purse.left <= 0);
        out.map(|(_, seat)| Seat(seat)).collect()
    }

    /// How the clock stands, for everybody.
    pub fn told(&self, now: i64) -> Times {
        let left = self.purses.iter().map(|purse| purse.left).collect();
        Times { now, since: self.since, left: (!self.purses.is_empty()).then_some(left) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: Clock = Clock::Game { seconds: 60, increment: 5 };

    #[test]
    fn a_game_clock_pays_for_decisions_and_gives_increments_back() {
        let mut clock = Timekeeper::new(GAME, 2, 1_000).unwrap();
        clock.charge(Seat(0), 11_000, 0);
        clock.give_back(Seat(0));
        clock.stand(1, None, 11_000);
        assert_eq!(clock.told(11_000).left, Some(vec![55_000, 60_000]));
        assert_eq!(clock.deadline(Seat(1), 0), 71_000);
    }

    #[test]
    fn lag_is_credited_up_to_a_limit() {
        for (lag, left) in [(0, 59_000), (300, 59_300), (4_000, 59_500), (-9, 59_000)] {
            let mut clock = Timekeeper::new(GAME, 1, 0).unwrap();
            clock.charge(Seat(0), 1_000, lag);
            clock.stand(1, None, 1_000);
            assert_eq!(clock.told(0).left, Some(vec![left]), "{lag}");
        }
    }

    #[test]
    fn a_purse_does_not_tell_who_has_committed() {
        let mut clock = Timekeeper::new(GAME, 2, 0).unwrap();
        let before = clock.told(0);
        clock.charge(Seat(0), 9_000, 0);
        clock.give_back(Seat(0));
        clock.stand(0, None, 9_000);
        assert_eq!(clock.told(0), before, "the window is still open");
        clock.stand(2, None, 10_000);
        assert_eq!(clock.told(0).left, Some(vec![56_000, 60_000]));
    }

    #[test]
    fn nobody_pays_more_than_they_have() {
        let mut clock = Timekeeper::new(GAME, 1, 0).unwrap();
        clock.charge(Seat(0), 100_000, 0);
        clock.stand(1, None, 100_000);
        assert_eq!((clock.told(0).left, clock.out().len()), (Some(vec![0]), 1));
    }

    const MOVE: Clock = Clock::Move { seconds: 60 };

    #[test]
    fn taking_back_makes_no_time_and_costs_none() {
        let mut clock = Timekeeper::new(MOVE, 2, 0).unwrap();
        // Act and take back, again and again: the decision that began at 0 is still the same one.
        let mut decision = 0;
        for now in [20_000, 40_000, 50_000] {
            clock.stand(decision + 1, Some((Seat(0), 7)), now);
            assert_eq!(clock.deadline(Seat(1), 0), now + 60_000, "the others' time begins anew each time");
            clock.go_back(decision + 2, Seat(0), 7, ClockRewind::Own, now + 1_000);
            assert_eq!(clock.deadline(Seat(0), 0), 60_000);
            decision += 2;
        }
        // Two decisions of one turn: the second has its time, the first one's does not begin anew.
        clock.stand(decision + 1, Some((Seat(0), 7)), 55_000);
        clock.stand(decision + 2, Some((Seat(0), 8)), 58_000);
        assert!(!clock.is_up(Seat(0), 7, 59_000, 0) && clock.is_up(Seat(0), 7, 60_000, 0));
        assert!(!clock.is_up(Seat(0), 7, 60_000, 300), "lag is credited");
        clock.go_back(decision + 3, Seat(0), 8, ClockRewind::Own, 62_000);
        assert_eq!(clock.deadline(Seat(0), 0), 115_000);
        // Where the others agree, time begins anew.
        clock.go_back(decision + 4, Seat(0), 7, ClockRewind::Anew, 100_000);
        assert_eq!(clock.deadline(Seat(0), 0), 160_000);
    }

    #[test]
    fn taking_back_earns_no_increments() {
        let mut clock = Timekeeper::new(GAME, 2, 0).unwrap();
        for decision in [1, 3, 5] {
            clock.charge(Seat(0), 1_000, 0);
            clock.give_back(Seat(0));
            clock.stand(decision, Some((Seat(0), 0)), 1_000);
            assert_eq!(clock.told(0).left, Some(vec![64_000, 60_000]));
            clock.go_back(decision + 1, Seat(0), 0, ClockRewind::Own, 1_000);
            assert_eq!((clock.told(0).left, clock.told(0).since), (Some(vec![60_000, 60_000]), 0));
        }
        // Nobody else's turn can be taken back so.
        clock.stand(7, Some((Seat(1), 1)), 2_000);
        assert!(!clock.is_up(Seat(0), 0, i64::MAX / 2, 0));
    }

    #[test]
    fn a_clock_is_stored_and_read() {
        let mut clock = Timekeeper::new(GAME, 3, 5).unwrap();
        clock.stand(1, Some((Seat(1), 3)), 405);
        clock.charge(Seat(2), 905, 100);
        let row = clock.row("t", Some(7)).unwrap();
        assert_eq!(Timekeeper::stored(&row, 1).unwrap(), clock);
        assert_eq!(Timekeeper::new(Clock::None, 3, 5), None);
    }

    #[test]
    fn clocks_from_outside_are_checked() {
        for good in [Clock::None, Clock::Move { seconds: 1 }, GAME, Clock::Days { days: 30 }] {
            assert_eq!(check(good), Ok(good));
        }
        let endless = Clock::Game { seconds: 60, increment: u32::MAX };
        for bad in [Clock::Move { seconds: 0 }, Clock::Move { seconds: u32::MAX }, endless, Clock::Days { days: 31 }] {
            assert!(matches!(check(bad), Err(Problem::BadRequest(_))), "{bad:?}");
        }
    }
}
