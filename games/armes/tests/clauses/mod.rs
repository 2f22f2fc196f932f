//! Scenarios named by clause: each would fail without it.

mod action;
mod bonus;
mod data;
mod dice;
mod flow;
mod force;
mod recruit;
mod round;
mod scenario;
mod setup;
mod sight;
mod special;
mod upkeep;
mod walk;
