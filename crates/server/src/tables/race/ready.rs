//! Before the first card of a race the table waits for everybody's `ready`; then all clients count down together.

use feerie_core::{Actor, Seat, SeatSet, Step};
use std::sync::Arc;
use std::time::Duration;

use super::state::Stage;
use crate::error::Problem;
use crate::ids::monotonic;
use crate::store::RaceMessage;
use crate::tables::Tables;
use crate::tables::table::LiveTable;

/// From everybody's "ready" to the first card: three, two, one.
const COUNTDOWN: Duration = Duration::from_secs(3);
/// While nobody is ready people may still be reading: the table waits so many times as long as for the last of them.
const NOBODY_READY: u32 = 2;

/// What the race knows of the start. Nothing of it is stored: after a restart people say again that they are ready.
pub(super) struct Start {
    ready: SeatSet,
    /// Since when we wait: for anybody at all, then, from the first who is ready on, for the others.
    since: Option<Duration>,
    counted_down: bool,
}

impl Default for Start {
    fn default() -> Start {
        Start { ready: SeatSet::EMPTY, since: None, counted_down: false }
    }
}

impl Start {
    /// Where nobody has to be ready, or not any more.
    pub(super) fn unasked() -> Start {
        Start { counted_down: true, ..Start::default() }
    }
}

impl Tables {
    /// A person is ready for the first card.
    pub async fn ready(self: &Arc<Self>, table: &str, person: &str) -> Result<(), Problem> {
        let mut live = self.lock(table).await?;
        let seats = live.seats.of(person);
        if seats.is_empty() {
            return Err(Problem::NotYours);
        }
        if live.note_ready(seats) {
            live.announce(&self.keys, None);
            if self.store.is_shared() {
                let seats = seats.iter().map(|Seat(seat)| seat).collect();
                self.tell_of_race(table, RaceMessage::Ready { seats }).await;
            }
        }
        Ok(())
    }

    /// The same, heard from another process.
    pub(super) async fn ready_elsewhere(self: &Arc<Self>, table: &str, seats: &[u8]) -> Result<(), Problem> {
        let mut live = self.lock(table).await?;
        if live.note_ready(seats.iter().copied().map(Seat).collect()) {
            live.announce(&self.keys, None);
        }
        Ok(())
    }
}

impl LiveTable {
    /// Whether this was news.
    fn note_ready(&mut self, seats: SeatSet) -> bool {
        let (before, is_asked) = (self.unready(), self.is_before_first_card());
        if let Some(race) = self.race.as_deref_mut().filter(|_| is_asked) {
            if race.start.ready.is_empty() {
                race.start.since = Some(monotonic());
            }
            race.start.ready = race.start.ready.union(seats);
        }
        self.wake_driver();
        self.unready() != before
    }

    /// The seats whose people the first card waits for.
    pub(super) fn unready(&self) -> SeatSet {
        match self.race.as_deref() {
            Some(race) if self.is_before_first_card() && !race.start.counted_down => {
                self.waited_for().filter(|&seat| !race.start.ready.contains(seat)).collect()
            }
            _ => SeatSet::EMPTY,
        }
    }

    /// How long to wait for people who are not ready. Nobody waits for ever for somebody else, nor does a client that
    /// was never told of the question.
    pub(super) fn waits_for_ready(&mut self, patience: Duration) -> Option<Duration> {
        if self.unready().is_empty() {
            return None;
        }
        let start = &mut self.race.as_deref_mut()?.start;
        let patience = if start.ready.is_empty() { patience * NOBODY_READY } else { patience };
        let since = *start.since.get_or_insert_with(monotonic);
        (since + patience).checked_sub(monotonic()).filter(|left| !left.is_zero())
    }

    /// Begins the countdown before the first card; whether it began now.
    pub(super) fn counts_down(&mut self) -> bool {
        let first = self.is_before_first_card();
        let Some(race) = self.race.as_deref_mut().filter(|race| first && !race.start.counted_down) else {
            return false;
        };
        race.start.counted_down = true;
        race.stage = Stage::Resting(monotonic() + COUNTDOWN);
        true
    }

    /// No person has reacted to anything; bots commit to a card before it is shown.
    fn is_before_first_card(&self) -> bool {
        let is_persons = |Step(actor, _): &Step| match actor {
            Actor::Seat(seat) => self.bot_level(*seat).is_none(),
            Actor::Chance => false,
        };
        self.is_timed_race() && !self.game().steps().iter().any(is_persons)
    }
}
