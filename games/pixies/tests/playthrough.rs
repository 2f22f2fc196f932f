//! Whole games from `fixtures/*.json`, replayed and written down: steps, events and who is told of them, and what
//! everybody sees. What is shown moves only when the rules or the wire forms do.

use feerie_core::testing::playthrough;
use feerie_pixies::Pixies;

#[test]
fn two_seats() {
    insta::assert_snapshot!(playthrough::<Pixies>(include_str!("fixtures/two.json")));
}

#[test]
fn three_seats() {
    insta::assert_snapshot!(playthrough::<Pixies>(include_str!("fixtures/three.json")));
}

#[test]
fn five_seats() {
    insta::assert_snapshot!(playthrough::<Pixies>(include_str!("fixtures/five.json")));
}
