//! Round-trip times (RTT) of one connection, measured by heartbeats that the other end answers.

use feerie_fairtime::RoundTrips;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::ids::monotonic;

/// The measured round trips of one connection.
#[derive(Debug, Default)]
pub struct RttProbe(Mutex<Beats>);

#[derive(Debug, Default)]
struct Beats {
    trips: RoundTrips,
    measured: bool,
    /// The beat that is not answered yet.
    open: Option<(u32, Instant)>,
    next: u32,
    /// When anything was last heard, on this process's monotonic clock.
    sign: Duration,
}

impl Beats {
    fn is_slow(&self) -> bool {
        self.trips.is_full() && self.trips.is_slow()
    }
}

impl RttProbe {
    fn beats(&self) -> MutexGuard<'_, Beats> {
        // Nothing that holds this can leave it half changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A beat goes out now; its number. One that was not answered in time counts no more.
    pub fn beat(&self) -> u32 {
        let mut beats = self.beats();
        let number = beats.next;
        beats.next = beats.next.wrapping_add(1);
        beats.open = Some((number, Instant::now()));
        number
    }

    /// A beat came back. Only the newest counts, and once: nobody makes their line longer by answering late.
    /// Whether the line has become slow by it, or is slow no more.
    pub fn answered(&self, number: u32) -> bool {
        let mut beats = self.beats();
        let was_slow = beats.is_slow();
        if let Some((open, sent)) = beats.open
            && open == number
        {
            beats.open = None;
            beats.measured = true;
            beats.trips.note(sent.elapsed());
        }
        beats.is_slow() != was_slow
    }

    /// ELM-NET-5: whether the line is known to be slower than any reaction is credited with.
    pub fn is_slow(&self) -> bool {
        self.beats().is_slow()
    }

    /// Something was heard.
    pub fn heard(&self) {
        self.beats().sign = monotonic();
    }

    /// The round trips, and when anything was last heard.
    pub fn signs(&self) -> (RoundTrips, Duration) {
        let beats = self.beats();
        (beats.trips.clone(), beats.sign)
    }

    /// The usual round trip in milliseconds; none if nothing was measured.
    pub fn lag(&self) -> Option<i64> {
        let beats = self.beats();
        beats.measured.then(|| i64::try_from(beats.trips.r50().as_millis()).unwrap_or(i64::MAX))
    }
}
