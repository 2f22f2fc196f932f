//! What the tests of all games share beside the [laws](crate::laws): records replayed step by step, lists of leaf
//! counts, games whose views tell too much or whose numbers tell too little, whole games written down for snapshots, and types for boards.

mod counts;
mod leak;
mod mistake;
mod playthrough;
mod replay;
mod types;

pub use counts::counts_hold;
pub use leak::{Leak, Leaky};
pub use mistake::Mistake;
pub use playthrough::playthrough;
pub use replay::Replay;
pub use types::generated_types;
