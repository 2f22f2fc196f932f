//! What processes on one store tell each other, and how they share work.

use tokio::sync::mpsc;

/// What other processes on the same store did.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// Some news may have been missed: whatever is in memory may be behind.
    Missed,
    /// Another process has ended: what it was doing is nobody's now.
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
