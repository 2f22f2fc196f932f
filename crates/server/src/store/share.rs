//! What processes on one store tell each other, and how they share work.

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use crate::wire::Phrase;

/// Something that another process on the same store did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heard {
    /// Which process; empty if none in particular.
    pub from: String,
    /// What it did.
    #[serde(flatten)]
    pub news: News,
}

/// What processes on the same store tell each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "news", rename_all = "kebab-case")]
pub enum News {
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
    /// Some news may have been missed: whatever is in memory may be behind.
    #[serde(skip)]
    Missed,
    /// The process has ended: what it was doing is nobody's now.
    #[serde(skip)]
    Ended,
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
            // If nobody keeps claims any more, they ended with whoever did.
            let _ = give_back.send(*key);
        }
    }
}
