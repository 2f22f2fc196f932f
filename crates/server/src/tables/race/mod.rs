//! Races: games in which the quicker hand wins, timed by the server.

mod driver;
pub(super) mod judge;
pub(super) mod relay;
pub(super) mod state;
