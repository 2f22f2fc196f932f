//! Bots for every game. A bot gets its seat's view and imagines the rest: it has no way to peek.

mod budget;
mod choice;
mod greedy;
mod level;
mod random;

pub use budget::Budget;
pub use choice::{Bot, Choice};
pub use greedy::Greedy;
pub use level::{Level, UnknownLevel, choose};
pub use random::Random;
