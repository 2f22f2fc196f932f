//! The lab: tournaments between bots and what can be said of them.
//!
//! [`arena::run`] plays bots of several levels against each other in balanced seats and reports shares with
//! their intervals, ratings and thinking times. [`speed::iterations_per_second`] counts how fast a game is searched.

pub mod analysis;
pub mod arena;
pub mod bench;
pub mod chances;
pub mod plan;
pub mod plot;
pub mod ratings;
pub mod report;
pub mod run;
pub mod speed;
pub mod stats;
pub mod trial;
