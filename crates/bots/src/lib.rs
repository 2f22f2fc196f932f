//! Bots for every game. A bot gets its seat's view and imagines the rest: it has no way to peek.
//!
//! [`choose`] serves the levels that people know. Underneath are [`Greedy`], which looks one action ahead, and
//! [`Search`], a tree search over imagined worlds; both know of a game only what its
//! [`Heuristic`](feerie_core::Heuristic) tells.

mod budget;
mod choice;
mod greedy;
mod hunt;
mod level;
mod mood;
mod playout;
mod ply;
mod random;
mod search;
mod tree;
mod weigh;

pub use budget::Budget;
pub use choice::{Bot, Choice};
pub use greedy::Greedy;
pub use level::{Level, UnknownLevel, choose};
pub use random::Random;
pub use search::Search;
pub use weigh::weigh;
