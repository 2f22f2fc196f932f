//! Bots for every game. A bot gets its seat's view and imagines the rest: it has no way to peek.
//!
//! [`choose`] serves the levels that people know, one view at a time; a [`Thinker`] stays at its seat and uses what it
//! thought again within a turn. Underneath are [`Greedy`], which looks one action ahead, and
//! [`Search`], a tree search over imagined worlds; both know of a game only what its
//! [`Heuristic`](feerie_core::Heuristic) tells.

mod budget;
mod choice;
mod greedy;
mod hunt;
mod level;
mod memory;
mod mood;
mod playout;
mod ply;
mod random;
mod search;
mod thinker;
mod tree;
mod weigh;

pub use budget::Budget;
pub use choice::{Bot, Choice};
pub use greedy::Greedy;
pub use level::{Level, UnknownLevel, choose};
pub use random::Random;
pub use search::Search;
pub use thinker::Thinker;
pub use weigh::weigh;
