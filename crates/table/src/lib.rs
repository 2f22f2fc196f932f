//! The checked door to a game.
//!
//! A [`Table`] holds one game, typed; [`AnyTable`] is the same over strings and JSON, which is what
//! servers, protocols and other languages hold. Nothing reaches the rules that was not parsed and checked.

mod any;
mod back;
mod desk;
mod listed;
mod mind;
mod records;
mod request;
mod table;
mod verify;

pub use any::{Advice, AnyTable, AskError, Happened, NodeForm, Noticed, Told};
pub use back::{Reach, Stuck};
pub use desk::{Desk, describe_games};
pub use mind::Mind;
pub use records::{Games, OpenError, RecordError, replay};
pub use request::fault_code;
pub use table::{Table, TooFar};
pub use verify::{Finding, verify};
