//! Whole games from `fixtures/*.json`, replayed and written down: steps, events and who is told of them, and what
//! everybody sees. What is shown moves only when the rules or the wire forms do.

use feerie_armes::Armes;
use feerie_core::testing::playthrough;

#[test]
fn a_quick_game() {
    insta::assert_snapshot!(playthrough::<Armes>(include_str!("fixtures/quick.json")));
}

#[test]
fn a_game_by_the_book() {
    insta::assert_snapshot!(playthrough::<Armes>(include_str!("fixtures/book.json")));
}
