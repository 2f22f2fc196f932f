//! ELM-NET-4: the measured round trips of a seat.

use std::time::Duration;

/// How many measurements count.
const KEPT: usize = 20;

/// The latest round trips of a seat. A client answers a ping with the next frame that it draws, so that the time
/// to draw is part of the round trip as it is part of every reaction; otherwise a seat timed by the host would
/// pay for its screen.
#[derive(Clone, Debug)]
pub struct RoundTrips {
    latest: [Duration; KEPT],
    len: usize,
    next: usize,
}

impl Default for RoundTrips {
    fn default() -> Self {
        RoundTrips { latest: [Duration::ZERO; KEPT], len: 0, next: 0 }
    }
}

impl FromIterator<Duration> for RoundTrips {
    fn from_iter<I: IntoIterator<Item = Duration>>(measured: I) -> Self {
        let mut trips = RoundTrips::default();
        measured.into_iter().for_each(|round_trip| trips.note(round_trip));
        trips
    }
}

impl RoundTrips {
    /// How often to measure, at least.
    pub const EVERY: Duration = Duration::from_secs(2);
    /// No claim is credited with a longer round trip.
    pub const CAP: Duration = Duration::from_millis(400);

    /// Notes a measurement; the oldest one beyond 20 is forgotten.
    pub fn note(&mut self, round_trip: Duration) {
        self.latest[self.next] = round_trip;
        self.next = (self.next + 1) % KEPT;
        self.len = (self.len + 1).min(KEPT);
    }

    /// The latest measurements, in no particular order: enough to make the same elsewhere.
    pub fn latest(&self) -> &[Duration] {
        &self.latest[..self.len]
    }

    /// The median; nothing measured yet counts as nothing.
    pub fn r50(&self) -> Duration {
        let (sorted, len) = self.sorted();
        match len {
            0 => Duration::ZERO,
            _ => (sorted[(len - 1) / 2] + sorted[len / 2]) / 2,
        }
    }

    /// The 95th percentile, capped. Before anything is measured, the cap: nobody is corrected for want of
    /// measurements.
    pub fn r95(&self) -> Duration {
        if self.len == 0 { RoundTrips::CAP } else { self.raw_r95().min(RoundTrips::CAP) }
    }

    /// Whether there are as many measurements as count: fewer say little of the line, one hiccup too much.
    pub fn is_full(&self) -> bool {
        self.len == KEPT
    }

    /// ELM-NET-5: whether the line is slower than any claim is credited with: the table is warned before the
    /// start, and rated tables do not start.
    pub fn is_slow(&self) -> bool {
        self.raw_r95() > RoundTrips::CAP
    }

    /// The smallest measurement that at least 95 in 100 do not exceed.
    fn raw_r95(&self) -> Duration {
        let (sorted, len) = self.sorted();
        match (len * 95).div_ceil(100) {
            0 => Duration::ZERO,
            rank => sorted[rank - 1],
        }
    }

    fn sorted(&self) -> ([Duration; KEPT], usize) {
        let mut sorted = self.latest;
        sorted[..self.len].sort_unstable();
        (sorted, self.len)
    }
}
