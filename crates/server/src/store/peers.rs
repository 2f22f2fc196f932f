//! What processes on one store tell each other, and how they share work.

use feerie_fairtime::{RoundTrips, Transport};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use tokio::sync::mpsc;

use crate::wire::Phrase;

/// Something that another process on the same store did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FromPeer {
    /// Which process; empty if none in particular.
    pub from: String,
    /// What it did.
    #[serde(flatten)]
    pub news: PeerMessage,
}

/// What processes on the same store tell each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "news", rename_all = "kebab-case")]
pub enum PeerMessage {
    /// A table has these steps and this version now; 0 for what did not change.
    Changed {
        /// The table.
        table: String,
        /// Its newest step.
        seq: i64,
        /// The version of its row and seats.
        version: i64,
    },
    /// Somebody follows a table there, or does so no longer.
    Presence {
        /// The table.
        table: String,
        /// Who.
        person: String,
        /// Whether they do.
        here: bool,
    },
    /// Somebody begins to follow a table there: who else does?
    WhoIsThere {
        /// The table.
        table: String,
    },
    /// Somebody said something.
    Said {
        /// The table.
        table: String,
        /// In which seat.
        seat: u8,
        /// What.
        phrase: Phrase,
    },
    /// Something about a race at a table.
    Race {
        /// The table.
        table: String,
        /// What.
        race: RaceMessage,
    },
    /// A session is over, and its sockets with it.
    SessionEnded {
        /// Its id.
        session: String,
    },
    /// All sessions of a person but one are over.
    OthersEnded {
        /// Whose.
        person: String,
        /// The one that stays.
        but: String,
    },
    /// The process does not hear NATS: it is told through the database.
    Deaf,
    /// Some news may have been missed: whatever is in memory may be behind.
    #[serde(skip)]
    Missed,
    /// The process has ended: its work is free to be taken over.
    #[serde(skip)]
    Ended,
}

/// What processes tell each other of a race: one of them judges it, the others pass on what their people do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum RaceMessage {
    /// How it stands, from its judge.
    Stands {
        /// The number of the window that is open.
        window: Option<u32>,
        /// The seats that the race pauses for.
        paused: Vec<u8>,
        /// The seats that the judge alone times.
        timed: Vec<u8>,
    },
    /// When people at another process were last heard from: seats, and milliseconds ago.
    Signs {
        /// Of these seats.
        ages: Vec<(u8, u64)>,
    },
    /// These seats are ready for the first card.
    Ready {
        /// The seats.
        seats: Vec<u8>,
    },
    /// Somebody at another process has reacted, or can no longer.
    Claimed(Claimed),
    /// What the judge made of a person's command.
    Judged {
        /// Who sent it.
        person: String,
        /// Under which id.
        command: String,
        /// Why it is not stored; none if it is.
        refused: Option<NotTaken>,
    },
}

/// A reaction, with all that was measured where it arrived: the judge's own clock says nothing about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claimed {
    /// The window's number.
    pub window: u32,
    /// Whose.
    pub seat: u8,
    /// Who sent it under which id; none for somebody whose window is over.
    pub command: Option<(String, String)>,
    /// In the game's notation, with the time that is claimed.
    pub action: String,
    /// Microseconds from sending the card to receiving the reaction.
    pub elapsed: u64,
    /// What is known of that line.
    pub trips: SentTrips,
}

/// The measured round trips of a line, in microseconds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SentTrips {
    latest: Vec<u64>,
    ping: Option<u64>,
    /// What the transport says: its fastest and its smoothed round trip.
    transport: Option<(u64, u64)>,
}

impl SentTrips {
    /// What there is to send.
    pub fn of(trips: &RoundTrips) -> SentTrips {
        let micros = |time: Duration| u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        SentTrips {
            latest: trips.latest().iter().copied().map(micros).collect(),
            ping: trips.ping().map(micros),
            transport: trips.transport().map(|told| (micros(told.fastest), micros(told.smoothed))),
        }
    }

    /// The same round trips again.
    pub fn read(&self) -> RoundTrips {
        let span = Duration::from_micros;
        let mut trips: RoundTrips = self.latest.iter().copied().map(span).collect();
        trips.note_ping(self.ping.map(span));
        let told = |(fastest, smoothed)| Transport { fastest: span(fastest), smoothed: span(smoothed) };
        trips.note_transport(self.transport.map(told));
        trips
    }
}

/// Why a reaction was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NotTaken {
    /// Something happened meanwhile.
    Conflict,
    /// Nobody can have reacted so.
    Impossible,
}

/// Something that this process alone does at the moment.
#[derive(Debug)]
pub struct Claim(Option<(mpsc::UnboundedSender<i64>, i64)>);

impl Claim {
    /// There is no other process.
    pub(super) fn sole() -> Claim {
        Claim(None)
    }

    /// A claim under a key, which is sent back when it is over.
    pub(super) fn new(key: i64, give_back: mpsc::UnboundedSender<i64>) -> Claim {
        Claim(Some((give_back, key)))
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        if let Some((give_back, key)) = &self.0 {
            // If nobody holds claims any more, they ended with their holder.
            let _ = give_back.send(*key);
        }
    }
}
