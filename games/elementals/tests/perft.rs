//! Leaf counts from `fixtures/*.perft`: [`counts_hold`] says how they are written. A count that moves means that a
//! legal list or a rule moved; then the edition is raised.

use feerie_core::testing::counts_hold;
use feerie_elementals::Elementals;

#[test]
fn from_the_start() {
    assert!(counts_hold::<Elementals>(include_str!("fixtures/start.perft")) > 0);
}

#[test]
fn from_positions_of_whole_games() {
    assert!(counts_hold::<Elementals>(include_str!("fixtures/games.perft")) > 0);
}
