//! ELM-NET-9: signs of life, and pauses for those who fall silent.

use std::time::Duration;

/// Whether a seat is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Presence {
    last_sign: Duration,
    pauses_left: u8,
    paused_until: Option<Duration>,
}

impl Presence {
    /// Without a sign of life for so long, the open window is settled with `none` for the seat.
    pub const SILENCE: Duration = Duration::from_secs(3);
    /// Then the game pauses, at most so long …
    pub const PAUSE: Duration = Duration::from_secs(30);
    /// … and so many times for each player.
    pub const PAUSES: u8 = 2;

    /// A seat that just connected.
    pub fn new(now: Duration) -> Presence {
        Presence { last_sign: now, pauses_left: Presence::PAUSES, paused_until: None }
    }

    /// The seat gave a sign of life: whatever pause was on is over.
    pub fn seen(&mut self, now: Duration) {
        self.last_sign = self.last_sign.max(now);
        self.paused_until = None;
    }

    /// Whether the seat has been silent for too long.
    pub fn is_silent(&self, now: Duration) -> bool {
        now.saturating_sub(self.last_sign) >= Presence::SILENCE
    }

    /// Starts a pause for a silent seat, once its window is settled, and says until when; none if the seat is
    /// there or has used up its pauses: then the game goes on with `none` for it in every window, until it is
    /// back between two windows.
    pub fn pause(&mut self, now: Duration) -> Option<Duration> {
        if !self.is_silent(now) || self.pauses_left == 0 {
            return None;
        }
        self.pauses_left -= 1;
        self.paused_until = Some(now + Presence::PAUSE);
        self.paused_until
    }

    /// Whether the table is waiting for this seat.
    pub fn is_paused(&self, now: Duration) -> bool {
        self.paused_until.is_some_and(|until| now < until)
    }
}
