//! Bots for every game. A bot gets its seat's view and imagines the rest: it has no way to peek.
//!
//! [`choose`] serves the levels that people know, one view at a time; a [`SeatBot`] stays at its seat and uses what it
//! thought again within a turn. Underneath are a glance one action ahead and
//! [`Search`], a tree search over imagined worlds; both know of a game only what its
//! [`Heuristic`](feerie_core::Heuristic) tells.

mod action_value;
mod budget;
mod choice;
mod greedy;
mod guided;
mod level;
mod master;
mod mistakes;
mod playout;
mod ply;
mod random;
mod search;
mod search_memory;
mod search_run;
mod seat_bot;
mod thought;
mod tree;

pub use action_value::action_value;
pub use budget::Budget;
pub use choice::{Choice, Question};
pub use guided::{GuidedEdge, GuidedTree};
pub use level::{Level, UnknownLevel, choose};
pub use search::{Search, Tried};
pub use seat_bot::SeatBot;
pub use thought::Thought;
