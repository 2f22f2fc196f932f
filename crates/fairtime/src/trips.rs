//! ELM-NET-4, ELM-NET-12: the measured round trips of a seat, and how far they are believed.

use std::time::Duration;

/// How many measurements count.
const KEPT: usize = 20;
/// ELM-NET-12: what a trip may take beyond what the transport measures, and still be believed.
const BELIEVED: Duration = Duration::from_millis(40);
/// What the usual trip of a steady line may take beyond its quickest: the time to the next frame of a screen, and a
/// little jitter.
const DRAWING: Duration = Duration::from_millis(22);
/// A line whose trips differ by more than this is unsteady.
const STEADY: Duration = Duration::from_millis(55);
/// With a line whose trips differ by more than this no race starts that counts.
const UNFIT: Duration = Duration::from_millis(150);
/// What the quickest answer of an honest machine takes beyond its line, at most.
const PROMPT: Duration = Duration::from_millis(50);

/// What the system itself measured of a connection: acknowledgements that no program of the other side can delay.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Transport {
    /// The shortest round trip of the last few minutes.
    pub fastest: Duration,
    /// The usual round trip, smoothed; what waits for an answer to travel with makes it longer.
    pub smoothed: Duration,
}

/// The latest round trips of a seat. A client answers a beat with the next frame that it draws, so that the time
/// to draw is part of the round trip as it is part of every reaction; otherwise a seat timed by the host would
/// pay for its screen.
#[derive(Clone, Debug)]
pub struct RoundTrips {
    latest: [Duration; KEPT],
    len: usize,
    next: usize,
    /// The quickest of the latest pings.
    ping: Option<Duration>,
    transport: Option<Transport>,
}

impl Default for RoundTrips {
    fn default() -> Self {
        RoundTrips { latest: [Duration::ZERO; KEPT], len: 0, next: 0, ping: None, transport: None }
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
    /// No claim is credited with a longer round trip.
    pub const CAP: Duration = Duration::from_millis(400);
    /// ELM-NET-12: a beat that is not answered within this time counts as the longest trip that is believed.
    pub const LOST: Duration = Duration::from_secs(3);

    /// Notes a measurement; the oldest one beyond 20 is forgotten.
    pub fn note(&mut self, round_trip: Duration) {
        self.latest[self.next] = round_trip;
        self.next = (self.next + 1) % KEPT;
        self.len = (self.len + 1).min(KEPT);
    }

    /// A beat was not answered.
    pub fn note_lost(&mut self) {
        self.note(RoundTrips::LOST);
    }

    /// Notes the quickest of the latest pings, which the other machine answers by itself: no screen is drawn for it.
    pub fn note_ping(&mut self, quickest: Option<Duration>) {
        self.ping = quickest;
    }

    /// The quickest of the latest pings.
    pub fn ping(&self) -> Option<Duration> {
        self.ping
    }

    /// What the transport says; nothing where it cannot be asked.
    pub fn note_transport(&mut self, transport: Option<Transport>) {
        self.transport = transport;
    }

    /// What the transport says.
    pub fn transport(&self) -> Option<Transport> {
        self.transport
    }

    /// The latest measurements, in no particular order: enough to make the same elsewhere.
    pub fn latest(&self) -> &[Duration] {
        &self.latest[..self.len]
    }

    /// The median, as far as it is believed.
    pub fn r50(&self) -> Duration {
        let (sorted, len) = self.sorted();
        match len {
            // Nothing measured: nothing but the line itself is credited.
            0 => self.line().unwrap_or_default(),
            _ => ((sorted[(len - 1) / 2] + sorted[len / 2]) / 2).min(self.most_usual()),
        }
    }

    /// The 95th percentile, as far as it is believed, and capped. Before anything is measured, the most that would
    /// be believed: nobody is corrected for want of measurements.
    pub fn r95(&self) -> Duration {
        let measured = if self.len == 0 { RoundTrips::LOST } else { self.raw_r95() };
        measured.min(self.most()).min(RoundTrips::CAP)
    }

    /// ELM-NET-4: what a claim may fall short of the measured round trip. The more a line jitters, the more; of a line
    /// without measurements nothing of that kind is known.
    pub fn jitter(&self) -> Duration {
        if self.len == 0 {
            return Duration::from_millis(10);
        }
        (Duration::from_millis(10) + 2 * self.r95().saturating_sub(self.r50())).min(crate::JITTER)
    }

    /// Whether there are as many measurements as count: fewer say little of the line, one hiccup too much.
    pub fn is_full(&self) -> bool {
        self.len == KEPT
    }

    /// ELM-NET-5: whether the line is slower than any claim is credited with: the table is warned before the
    /// start, and rated tables do not start.
    pub fn is_slow(&self) -> bool {
        self.answered_r95() > RoundTrips::CAP
    }

    /// Whether trips differ so much that nobody can tell the line from whoever sits behind it. What a seat says of its
    /// time is then believed as far as the rules allow, but such a race is not one to count.
    pub fn is_unsteady(&self) -> bool {
        self.is_full() && !self.answers_late() && self.answered_r95().saturating_sub(self.quickest_beat()) > STEADY
    }

    /// Whether the line is too unsteady for a race that counts.
    pub fn is_unfit(&self) -> bool {
        self.is_full() && self.answered_r95().saturating_sub(self.quickest_beat()) > UNFIT
    }

    /// Whether even the quickest beats are answered later than the line explains: somebody makes it look longer.
    pub fn answers_late(&self) -> bool {
        self.len > 0 && self.bare_line().is_some_and(|line| self.quickest_beat() > line + PROMPT)
    }

    /// What the line takes where nobody draws anything: what the transport says, or the other machine by itself.
    fn bare_line(&self) -> Option<Duration> {
        let transport = self.transport.map(|transport| transport.fastest);
        transport.into_iter().chain(self.ping).min()
    }

    /// The line itself; the quickest beat where nothing else tells.
    fn line(&self) -> Option<Duration> {
        self.bare_line().or_else(|| (self.len > 0).then(|| self.quickest_beat()))
    }

    /// ELM-NET-12: the longest trip that is believed. Acknowledgements may wait for an answer to travel with, and a
    /// program decides when it answers; so the smoothed value counts only where the line is unsteady indeed.
    fn most(&self) -> Duration {
        let line = match self.transport {
            Some(transport) if self.is_unsteady() => transport.smoothed.max(transport.fastest),
            _ => self.line().unwrap_or_default(),
        };
        line + BELIEVED
    }

    /// The longest usual trip that is believed.
    fn most_usual(&self) -> Duration {
        if self.is_unsteady() { self.most() } else { self.line().unwrap_or_default() + DRAWING }
    }

    fn quickest_beat(&self) -> Duration {
        self.latest().iter().copied().min().unwrap_or_default()
    }

    fn raw_r95(&self) -> Duration {
        let (sorted, len) = self.sorted();
        percentile_95(&sorted[..len])
    }

    /// The same of beats that were answered: those that were not say nothing of the line.
    fn answered_r95(&self) -> Duration {
        let (sorted, len) = self.sorted();
        let answered = sorted[..len].partition_point(|&trip| trip < RoundTrips::LOST);
        percentile_95(&sorted[..answered])
    }

    fn sorted(&self) -> ([Duration; KEPT], usize) {
        let mut sorted = self.latest;
        sorted[..self.len].sort_unstable();
        (sorted, self.len)
    }
}

/// The smallest measurement that at least 95 in 100 do not exceed.
fn percentile_95(sorted: &[Duration]) -> Duration {
    match (sorted.len() * 95).div_ceil(100) {
        0 => Duration::ZERO,
        rank => sorted[rank - 1],
    }
}
