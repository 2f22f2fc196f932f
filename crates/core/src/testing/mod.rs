//! What the tests of all games share beside the [laws](crate::laws): records replayed step by step, lists of leaf
//! counts, games whose views tell too much, and JSON written for snapshots.

mod counts;
mod leak;
mod replay;
mod told;

pub use counts::counts_hold;
pub use leak::{Leak, Leaky};
pub use replay::Replay;
pub use told::{by_key, last_word, sorted};
