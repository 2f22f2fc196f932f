//! Leaf counts from `fixtures/*.perft`: [`counts_hold`] says how they are written.

use feerie_core::testing::counts_hold;
use feerie_elfe::Elfe;

#[test]
fn from_the_start() {
    assert!(counts_hold::<Elfe>(include_str!("fixtures/start.perft")) > 0);
}

#[test]
fn from_positions_of_whole_games() {
    assert!(counts_hold::<Elfe>(include_str!("fixtures/games.perft")) > 0);
}
