//! The engine for browsers: the rules of one game or of all, and their bots, behind functions of numbers.
//!
//! A [`Desk`] holds tables by number and answers questions about them. It is plain Rust, so the same desk is held
//! against the table protocol in native tests. `exports` hands it to JavaScript: numbers go in and out as they are,
//! texts through one buffer each way. There is no clock, no entropy and no I/O in here: the page brings seeds, and a
//! bot's budget is a number of iterations, spent at once or in slices.

mod answer;
mod desk;
pub mod exports;
mod held;
mod place;
mod request;
#[cfg(feature = "bots")]
mod study;
#[cfg(feature = "bots")]
mod thinking;

pub use answer::{Answer, Fault};
pub use desk::Desk;
