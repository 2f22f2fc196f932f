//! ELM-NET-1, -3, -4, -6: one window, from sending the card to the last commitment.

use std::ops::RangeInclusive;
use std::time::Duration;

use crate::Line;

/// Whole milliseconds as a span of time.
const fn span(ms: u32) -> Duration {
    Duration::from_millis(ms as u64)
}

/// What the host makes of a claimed time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Believed: the seat reacted at that time.
    Taken {
        /// The time claimed.
        ms: u32,
    },
    /// Implausibly quick: the host records the quickest time that is plausible.
    Corrected {
        /// The time recorded.
        ms: u32,
    },
    /// The seat is timed by the host alone.
    HostTimed {
        /// The time recorded.
        ms: u32,
    },
    /// The window was over for that seat: it has committed nothing.
    Late,
    /// Not accepted; the seat has not committed and may try again.
    Refused(Refusal),
}

impl Verdict {
    /// The time to record; none if the seat's commitment is `none`, or if there is no commitment.
    pub const fn ms(self) -> Option<u32> {
        match self {
            Verdict::Taken { ms } | Verdict::Corrected { ms } | Verdict::HostTimed { ms } => Some(ms),
            Verdict::Late | Verdict::Refused(_) => None,
        }
    }

    /// Whether the seat has committed.
    pub const fn commits(self) -> bool {
        !matches!(self, Verdict::Refused(_))
    }
}

/// Why a claim was not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// ELM-NET-3: quicker than anybody can have seen the card.
    TooEarly,
    /// ELM-NET-4: longer than the whole time since the card was sent.
    BeforeSending,
    /// The seat has committed already, or takes no part in this window.
    NotWaiting,
}

/// ELM-NET-10: what the host keeps beside the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// What came of it.
    pub verdict: Verdict,
    /// The time claimed.
    pub claimed_ms: u32,
    /// E: receipt minus sending, on the host's clock.
    pub elapsed: Duration,
    /// The seat's median round trip.
    pub r50: Duration,
    /// Its 95th percentile, capped.
    pub r95: Duration,
    /// Whether the claim was implausibly quick, whatever was recorded.
    pub implausible: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    /// Takes no part, or the card was not sent to it yet.
    Out,
    /// The card was sent at that time, to a seat with that handicap.
    Waiting { sent: Duration, handicap_ms: u32 },
    /// Has committed; the card was sent at that time.
    Done { sent: Duration, handicap_ms: u32 },
}

impl Entry {
    fn done(self) -> Entry {
        match self {
            Entry::Waiting { sent, handicap_ms } => Entry::Done { sent, handicap_ms },
            Entry::Out => Entry::Done { sent: Duration::ZERO, handicap_ms: 0 },
            Entry::Done { .. } => self,
        }
    }
}

/// One window. Seats are numbered from 0.
#[derive(Clone, Debug)]
pub struct Window {
    number: u64,
    times: RangeInclusive<u32>,
    seats: Vec<Entry>,
    /// The best right reaction so far, its handicap added.
    best_ms: Option<u32>,
}

impl Window {
    /// Opens a window with a number of its own and the range of times that a reaction may have.
    pub fn open(number: u64, times: RangeInclusive<u32>) -> Window {
        Window { number, times, seats: Vec::new(), best_ms: None }
    }

    /// ELM-NET-1: packets carrying another window's number are dropped.
    pub fn is(&self, number: u64) -> bool {
        self.number == number
    }

    /// The card's face went out to a seat. Its time starts here on the host's clock.
    pub fn sent(&mut self, seat: usize, at: Duration, handicap_ms: u32) {
        if self.seats.len() <= seat {
            self.seats.resize(seat + 1, Entry::Out);
        }
        self.seats[seat] = Entry::Waiting { sent: at, handicap_ms };
    }

    /// When the card went out to a seat that has still to commit.
    pub fn sent_at(&self, seat: usize) -> Option<Duration> {
        match self.seats.get(seat) {
            Some(&Entry::Waiting { sent, .. }) => Some(sent),
            _ => None,
        }
    }

    /// Whether a seat has still to commit.
    pub fn is_waiting(&self, seat: usize) -> bool {
        matches!(self.seats.get(seat), Some(Entry::Waiting { .. }))
    }

    /// Whether every seat has committed: the window is settled at once (ELM-NET-6).
    pub fn is_settled(&self) -> bool {
        !self.seats.is_empty() && self.seats.iter().all(|seat| !matches!(seat, Entry::Waiting { .. }))
    }

    /// A seat says that it reacted after so many milliseconds; the packet arrived at this time.
    pub fn claim(&mut self, seat: usize, line: &mut Line, claimed_ms: u32, arrival: Duration) -> Ruling {
        let (r50, r95) = (line.trips.r50(), line.trips.r95());
        let mut ruling = Ruling {
            verdict: Verdict::Refused(Refusal::NotWaiting),
            claimed_ms,
            elapsed: Duration::ZERO,
            r50,
            r95,
            implausible: false,
        };
        let Some(&Entry::Waiting { sent, .. }) = self.seats.get(seat) else { return ruling };
        ruling.elapsed = arrival.saturating_sub(sent);
        ruling.verdict = self.judge(seat, line, &mut ruling, arrival);
        if ruling.verdict.commits() {
            self.seats[seat] = self.seats[seat].done();
        }
        ruling
    }

    fn judge(&self, seat: usize, line: &mut Line, ruling: &mut Ruling, arrival: Duration) -> Verdict {
        let (elapsed, claimed) = (ruling.elapsed, ruling.claimed_ms);
        if self.is_over(seat, line, arrival) {
            return Verdict::Late;
        }
        if claimed < *self.times.start() {
            return Verdict::Refused(Refusal::TooEarly);
        }
        if span(claimed) > elapsed {
            return Verdict::Refused(Refusal::BeforeSending);
        }
        // ELM-NET-4: the quickest plausible time, rounded up.
        let quickest = up(elapsed.saturating_sub(ruling.r95 + line.trips.jitter())).max(*self.times.start());
        ruling.implausible = claimed < quickest;
        let host_timed = line.is_host_timed();
        line.note_claim(quickest, elapsed, claimed);
        let (ms, verdict): (u32, fn(u32) -> Verdict) = if host_timed {
            // ELM-NET-5: the whole usual round trip is the line's, the rest is the player's.
            let ms = nearest(elapsed.saturating_sub(ruling.r50)).max(*self.times.start());
            (ms, |ms| Verdict::HostTimed { ms })
        } else if ruling.implausible {
            (quickest, |ms| Verdict::Corrected { ms })
        } else {
            (claimed, |ms| Verdict::Taken { ms })
        };
        if self.times.contains(&ms) { verdict(ms) } else { Verdict::Late }
    }

    /// A seat says that it will do nothing (ELM-NET-7: final), or is given `none` because its window is over, it
    /// fell silent (ELM-NET-9) or left.
    pub fn nothing(&mut self, seat: usize) {
        if let Some(entry) = self.seats.get_mut(seat) {
            *entry = entry.done();
        }
    }

    /// What a seat committed came to nothing, for the host could not keep it: the seat may try again, and its time
    /// still runs from when the card was sent.
    pub fn forget(&mut self, seat: usize) {
        if let Some(entry) = self.seats.get_mut(seat)
            && let Entry::Done { sent, handicap_ms } = *entry
        {
            *entry = Entry::Waiting { sent, handicap_ms };
        }
    }

    /// ELM-NET-6: a right reaction of a seat with this handicap is in: silent seats need not be waited for longer
    /// than they could still beat it.
    pub fn right(&mut self, ms: u32, handicap_ms: u32) {
        let time = ms + handicap_ms;
        self.best_ms = Some(self.best_ms.map_or(time, |best| best.min(time)));
    }

    /// ELM-NET-6: the last moment at which a waiting seat's claim may arrive; after that it is given `none`.
    pub fn closes_at(&self, seat: usize, line: &Line) -> Option<Duration> {
        let Some(&Entry::Waiting { sent, handicap_ms }) = self.seats.get(seat) else { return None };
        let last = match self.best_ms {
            Some(best) => best.saturating_sub(handicap_ms).min(*self.times.end()),
            None => *self.times.end(),
        };
        Some(sent + span(last) + line.slack())
    }

    /// Whether a waiting seat's window is over, so that it is to be given `none`.
    pub fn is_over(&self, seat: usize, line: &Line, now: Duration) -> bool {
        self.closes_at(seat, line).is_some_and(|end| now > end)
    }
}

/// Milliseconds, rounded up.
fn up(time: Duration) -> u32 {
    u32::try_from(time.as_micros().div_ceil(1000)).unwrap_or(u32::MAX)
}

/// Milliseconds, rounded to the nearest.
fn nearest(time: Duration) -> u32 {
    u32::try_from((time.as_micros() + 500) / 1000).unwrap_or(u32::MAX)
}
