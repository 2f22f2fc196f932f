//! Fair reaction times over a network, for games in which the quicker hand wins.
//!
//! Each player's own machine measures the reaction, from the first frame in which the card is fully drawn to
//! the press (ELM-NET-2), so a long line costs nobody anything. The host believes such a claim as far as its own
//! clock allows: a claim must fit between sending the card and receiving the answer, less the round trip that it
//! measured. A program can answer late and so make its line look longer; a round trip is therefore believed only as
//! far as the transport confirms it (ELM-NET-12). This crate holds those judgements and nothing else. It knows no game, and it has no clock: all host
//! times are passed in, as durations since any fixed moment of the host's monotonic clock. Clause ids are those
//! of the Elementals rules.
//!
//! - [`RoundTrips`]: the measured round trips of a seat (ELM-NET-4, ELM-NET-12).
//! - [`Window`]: one window: claims, corrections, refusals, when it closes (ELM-NET-3, -4, -6).
//! - [`Standing`]: what a seat's claims have been like (ELM-NET-5, ELM-NET-10).
//! - [`Presence`]: signs of life and pauses (ELM-NET-9).
//!
//! ```
//! use feerie_fairtime::{Line, Verdict, Window};
//! use std::time::Duration;
//! let ms = Duration::from_millis;
//!
//! let mut line = Line::default();
//! (0..20).for_each(|_| line.trips.note(ms(80)));
//! let mut window = Window::open(7, 150..=2500);
//! window.sent(0, ms(10_000), 0);
//! // Pressed 612 ms after the card was drawn; the packet arrived 700 ms after it was sent.
//! let ruling = window.claim(0, &mut line, 612, ms(10_700));
//! assert_eq!(ruling.verdict, Verdict::Taken { ms: 612 });
//! ```

mod presence;
mod standing;
mod trips;
mod window;

pub use presence::Presence;
pub use standing::{Flags, Standing};
pub use trips::{RoundTrips, Transport};
pub use window::{Refusal, Ruling, Verdict, Window};

use std::time::Duration;

/// ELM-NET-4, ELM-NET-6: the most that a claim may fall short of the measured round trip, for jitter and drawing.
pub const JITTER: Duration = Duration::from_millis(60);

/// ELM-NET-8: how long the table rests between settling a window and the next card, so that nobody can hit in rhythm.
/// With the rules' shortest rest of 700 ms it is at least 1500 after a win or a mistake, and up to 600 longer.
pub fn rest(shortest: Duration, after_result: bool, random: u64) -> Duration {
    let shortest = u64::try_from(shortest.as_millis()).unwrap_or(u64::MAX / 16);
    let least = if after_result { shortest * 15 / 7 } else { shortest };
    Duration::from_millis(least + random % (shortest * 6 / 7 + 1))
}

/// What a host keeps of one seat for as long as the table lasts.
#[derive(Clone, Debug, Default)]
pub struct Line {
    /// Its measured round trips.
    pub trips: RoundTrips,
    /// What its claims have been like.
    pub standing: Standing,
}

impl Line {
    /// A line with a measured round trip, before the first window.
    pub fn measured(trips: RoundTrips) -> Line {
        Line { trips, standing: Standing::default() }
    }

    /// ELM-NET-5: whether the seat is timed by the host alone. Everyone at the table is to be told. Whoever answers
    /// later than the line explains is timed so at once: nothing that such a machine says of its time can be checked.
    /// So is a line that is slower than any claim may be, for every claim it made would be corrected.
    pub fn is_host_timed(&self) -> bool {
        let is_slow = self.trips.is_full() && self.trips.is_slow();
        self.standing.is_host_timed() || self.trips.answers_late() || is_slow
    }

    /// Notes a claim that the host judges.
    pub(crate) fn note_claim(&mut self, quickest: u32, elapsed: Duration, claimed: u32) {
        self.standing.note_claim(standing::Claim { quickest, claimed, elapsed }, &self.trips);
    }

    /// How much longer than its own reaction an answer of this seat may take to arrive and still count.
    pub(crate) fn slack(&self) -> Duration {
        let slack = self.trips.r95() + JITTER;
        // A seat timed by the host is credited with its whole usual round trip, however long that is.
        if self.is_host_timed() { slack.max(self.trips.r50()) } else { slack }
    }
}
