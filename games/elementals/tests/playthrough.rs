//! Whole games from `fixtures/*.json`, replayed and written down: steps, events and who is told of them, and what
//! everybody sees. What is shown moves only when the rules or the wire forms do.

use feerie_core::testing::playthrough;
use feerie_elementals::Elementals;

#[test]
fn two_players_by_the_book() {
    insta::assert_snapshot!(playthrough::<Elementals>(include_str!("fixtures/two.json")));
}

#[test]
fn four_players_who_shuffle() {
    insta::assert_snapshot!(playthrough::<Elementals>(include_str!("fixtures/four.json")));
}

#[test]
fn five_players_without_a_clock() {
    insta::assert_snapshot!(playthrough::<Elementals>(include_str!("fixtures/five.json")));
}
