//! Clients that play over real sockets: for the server's tests, and for measuring it.

pub mod chaos;
pub mod client;
pub mod crash;
pub mod database;
pub mod figures;
pub mod hold;
pub mod hostile;
pub mod load;
pub mod plan;
pub mod play;
pub mod player;
pub mod process;
pub mod promise;
pub mod rival;
pub mod scale;
pub mod setting;

/// Idle connections that a crowd keeps for its requests. Few, so that what the server holds for them is not taken
/// for what a table costs.
pub const IDLE: usize = 16;

/// Whatever goes wrong in a program that only measures: the text is all that matters.
pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error + Send + Sync>>;
