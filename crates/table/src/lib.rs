//! The checked door to a game.
//!
//! A [`Table`] holds one game, typed; [`AnyTable`] is the same over strings and JSON, which is what
//! servers, protocols and other languages hold. Nothing reaches the rules that was not parsed and checked.

mod any;
mod bot_memory;
mod legal_text;
mod protocol;
mod records;
mod request;
mod table;
mod undo_limits;
mod verify;

pub use any::{Advice, AnyTable, AskError, Happened, NodeForm, Noticed, Told};
pub use bot_memory::BotMemory;
pub use protocol::{ProtocolSession, describe_games};
pub use records::{Games, OpenError, RecordError, replay};
pub use request::fault_code;
pub use table::{Table, TooFar};
pub use undo_limits::{UndoRefusal, UndoScope};
pub use verify::{Finding, verify};
