//! Games as environments for learners.
//!
//! What a seat sees is a row of numbers, what it may do a word of tokens
//! ([`Encode`](feerie_core::encode::Encode)). Here words are said token by token, so that one fixed set of numbers is the
//! action space of a game: a [`Desk`] is one game, with everything a table answers besides; a [`Batch`] is thousands,
//! stepped at once into arrays that the caller owns.

mod batch;
mod desk;
mod listing;
mod open;
mod reward;
mod row;

pub use batch::{AnyBatch, Arrays, Batch, BatchError};
pub use desk::{AnyDesk, Desk, DeskError, PREFIX, Planes};
pub use listing::{Listing, Said};
pub use open::{Spaces, open_batch, open_desk, spaces};
pub use reward::rewards;
