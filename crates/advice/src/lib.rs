//! Bots at a table.
//!
//! A table knows its rules and nobody's wishes; an [`AdvisedTable`] can be asked besides what a bot would play in a
//! seat, out of that seat's view alone. What only plays by the rules holds a plain
//! [`AnyTable`](feerie_table::AnyTable) and is built without any of this.

mod advice;
mod advised;
mod analysis;
mod bot_memory;
mod games;

pub use advice::{Advice, AskError};
pub use advised::AdvisedTable;
pub use analysis::{Analysis, Analyzing, Point, Slip};
pub use bot_memory::BotMemory;
pub use games::{AdvisedGames, replay_advised};
