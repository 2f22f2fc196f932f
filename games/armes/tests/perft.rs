//! Leaf counts from `fixtures/armes.perft`: [`counts_hold`] says how they are written.

use feerie_armes::Armes;
use feerie_core::testing::counts_hold;

#[test]
fn from_many_tables_and_positions() {
    assert!(counts_hold::<Armes>(include_str!("fixtures/armes.perft")) > 0);
}
