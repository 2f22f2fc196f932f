//! The checked door to a game.
//!
//! A [`Table`] holds one game, typed; [`AnyTable`] is the same over strings and JSON, which is what
//! servers, protocols and other languages hold. Nothing reaches the rules that was not parsed and checked.
//! What a bot would play at a table is another crate's affair, and so are clocks: there is none here.

mod any;
mod describe;
mod legal_text;
mod records;
mod table;
mod undo_limits;
mod verify;

pub use any::{AnyTable, Happened, NodeForm, Noticed, Told};
pub use describe::describe_games;
pub use records::{Games, OpenError, RecordError, replay, replay_with};
pub use table::{Table, TooFar};
pub use undo_limits::{UndoRefusal, UndoScope};
pub use verify::{Finding, verify};
