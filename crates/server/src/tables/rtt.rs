//! How long messages take to one person and back: beats that their screen answers, pings that their machine answers by
//! itself, and what our own system measures (ELM-NET-4, ELM-NET-12).

use feerie_fairtime::RoundTrips;
use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::ids::monotonic;
use crate::transport::Ends;

/// How many pings are remembered.
const PINGS: usize = 20;

/// The measured round trips of one connection.
#[derive(Debug, Default)]
pub struct RttProbe {
    /// The connection; none where a proxy stands in between, of which our system would tell.
    ends: Option<Ends>,
    beats: Mutex<Beats>,
}

#[derive(Debug, Default)]
struct Beats {
    trips: RoundTrips,
    measured: bool,
    /// The beats and pings that are not answered yet, oldest first.
    open: VecDeque<(u32, Instant)>,
    open_pings: VecDeque<(u32, Instant)>,
    /// What the latest pings took.
    pings: VecDeque<Duration>,
    next: u32,
    /// When anything was last heard, on this process's monotonic clock.
    sign: Duration,
}

impl Beats {
    /// Whether no race that counts can be run over this line.
    fn is_slow(&self) -> bool {
        self.trips.is_full() && (self.trips.is_slow() || self.trips.is_unfit())
    }
}

impl RttProbe {
    /// A connection of which our system can tell.
    pub fn of(ends: Option<Ends>) -> RttProbe {
        RttProbe { ends, ..RttProbe::default() }
    }

    fn beats(&self) -> MutexGuard<'_, Beats> {
        // Nothing that holds this can leave it half changed.
        self.beats.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A beat and a ping of the same number go out now.
    pub fn beat(&self) -> u32 {
        let mut beats = self.beats();
        let (number, now) = (beats.next, Instant::now());
        beats.next = beats.next.wrapping_add(1);
        let is_lost = |(_, sent): &mut (u32, Instant)| now.duration_since(*sent) >= RoundTrips::LOST;
        while beats.open.pop_front_if(is_lost).is_some() {
            beats.trips.note_lost();
        }
        while beats.open_pings.pop_front_if(is_lost).is_some() {}
        beats.open.push_back((number, now));
        beats.open_pings.push_back((number, now));
        number
    }

    /// A beat came back, and counts once. Whether the line has become slow by it, or is slow no more.
    pub fn answered(&self, number: u32) -> bool {
        let transport = self.ends.and_then(Ends::measured);
        let mut beats = self.beats();
        let was_slow = beats.is_slow();
        if let Some(trip) = take(&mut beats.open, number) {
            beats.measured = true;
            beats.trips.note(trip);
        }
        beats.trips.note_transport(transport);
        beats.is_slow() != was_slow
    }

    /// A ping came back.
    pub fn pong_received(&self, number: u32) {
        let transport = self.ends.and_then(Ends::measured);
        let mut beats = self.beats();
        if let Some(trip) = take(&mut beats.open_pings, number) {
            beats.pings.truncate(PINGS - 1);
            beats.pings.push_front(trip);
            let quickest = beats.pings.iter().copied().min();
            beats.trips.note_ping(quickest);
        }
        beats.trips.note_transport(transport);
    }

    /// ELM-NET-5: whether the line is known to be slower than any reaction is credited with, or too unsteady.
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

    /// The usual round trip in milliseconds, as far as it is believed; none if nothing was measured.
    pub fn lag(&self) -> Option<i64> {
        let beats = self.beats();
        beats.measured.then(|| i64::try_from(beats.trips.r50().as_millis()).unwrap_or(i64::MAX))
    }
}

/// Takes an answered number out of those that are open; how long the answer took.
fn take(open: &mut VecDeque<(u32, Instant)>, number: u32) -> Option<Duration> {
    let at = open.iter().position(|(other, _)| *other == number)?;
    open.remove(at).map(|(_, sent)| sent.elapsed())
}
