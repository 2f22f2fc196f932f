//! Scenarios named by clause: each would fail without it.

mod doubles;
mod edges;
mod ending;
mod mine;
mod notes;
mod offerings;
mod rewards;
mod score;
mod setup;
mod singles;
mod swaps;
mod turns;
mod two;
