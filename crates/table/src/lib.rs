//! The checked door to a game.
//!
//! A [`Table`] holds one game, typed; [`AnyTable`] is the same over strings and JSON, which is what
//! servers, protocols and other languages hold. Nothing reaches the rules that was not parsed and checked.
//! What a bot would play at a table is another crate's affair, and so are clocks: there is none here.

mod any;
mod at_screen;
mod describe;
mod legal_text;
mod practice;
mod question;
mod records;
mod seen;
mod table;
#[cfg(test)]
mod typescript;
mod undo_limits;
mod verify;
mod viewpoint;
mod visible_seq;

pub use any::{AnyTable, Happened, NodeForm, Noticed, Told};
pub use at_screen::{AtScreen, Together};
pub use describe::describe_games;
pub use practice::{Practice, PracticeError, Practised, answer_practised, practise};
pub use question::{Ahead, Outlook, Question, TurnRefusal, answer_view, check_turn};
pub use records::{Games, OpenError, RecordError, TableSetup, about_options, replay, replay_with};
pub use seen::{Seen, SeenBuilder, Undone};
pub use table::Table;
pub use undo_limits::{TooFar, UndoRefusal, UndoScope};
pub use verify::{Finding, verify};
pub use viewpoint::Viewpoint;
pub use visible_seq::VisibleSeq;
