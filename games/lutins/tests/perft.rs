//! Leaf counts from `fixtures/*.perft` (LUT-NOTE-4): [`counts_hold`] says how they are written.

use feerie_core::testing::counts_hold;
use feerie_lutins::Lutins;

#[test]
fn from_the_start() {
    assert!(counts_hold::<Lutins>(include_str!("fixtures/start.perft")) > 0);
}

#[test]
fn from_positions_of_whole_games() {
    assert!(counts_hold::<Lutins>(include_str!("fixtures/games.perft")) > 0);
}
