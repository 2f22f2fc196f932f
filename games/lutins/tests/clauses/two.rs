//! LUT-TWO: two players, two colours each.

use feerie_lutins::board::Color;
use serde_json::json;

use crate::board::Table;

/// Seat 0 has blue on c4 and red on f4; seat 1 yellow on f5.
const BOTH: &str = "
        . . . . . .
  8   . . . . . . . .
  7 . . . . . . . . . .
  6 . . . . . . . . . .
  5 . . . . . . Y . . .
  4 . . . B . . R . . .
  3 . . . . . . . . . .
  2 . . . . . . . . . .
  1   . . . . . . . .
        . . . . . .
      a b c d e f g h";

/// The same with blue walled in.
const BLUE_STUCK: &str = "
        . . . . . .
  8   . . . . . . . .
  7 . . . . . . . . . .
  6 . . . . . . . . . .
  5 . . * * * . Y . . .
  4 . . * B * . R . . .
  3 . . * * * . . . . .
  2 . . . . . . . . . .
  1   . . . . . . . .
        . . . . . .
      a b c d e f g h";

/// LUT-TWO-1
#[test]
fn two_1_each_has_two_neighbouring_colours_that_never_share_a_side() {
    for color in Color::ALL {
        let table = Table::with(2, json!({"colour0": color.name()}));
        let colours = table.view()["colours"].clone();
        for seat in 0..2 {
            let own: Vec<Color> = serde_json::from_value(colours[seat].clone()).unwrap();
            assert_eq!(own.len(), 2);
            assert!(own[0].clockwise(1) == own[1] || own[1].clockwise(1) == own[0], "neighbours: {own:?}");
            assert_ne!(own[0].opposite(), own[1]);
        }
    }
    let table = Table::new(2).drawn(BOTH);
    assert_eq!((table.why("L:c4-Nc"), table.why("L:f4-f1")), ("ok", "ok"), "both are mine to move");
}

/// LUT-TWO-2
#[test]
fn two_2_colours_alternate_and_the_first_is_free() {
    let mut table = Table::new(2).drawn(BOTH);
    assert_eq!(table.view()["due"], json!([null, null]));
    assert_eq!((table.why("L:c4-c1"), table.why("L:f4-h4")), ("ok", "ok"));
    table.play("L:c4-c1");
    assert_eq!(table.view()["due"], json!(["red", null]), "after blue, red is due");
    table.play("T:- L:f5-E5 T:-");
    assert_eq!(table.why("L:c1-Nc"), "LUT-TWO-2");
    assert!(table.legal().iter().all(|step| step.starts_with("L:f4")));
    table.play("L:f4-f1");
    assert_eq!(table.view()["due"], json!(["blue", "violet"]));
}

/// LUT-TWO-3
#[test]
fn two_3_if_the_due_colour_cannot_move_the_other_does_and_it_stays_due() {
    let mut table = Table::new(2).drawn(BLUE_STUCK).due(0, Color::Blue);
    assert_eq!(table.why("L:-"), "LUT-MOVE-1", "red can move, so somebody must");
    assert_eq!(table.why("L:f4-h4"), "ok");
    table.play("L:f4-h4");
    assert_eq!(table.view()["due"][0], "blue");
    // It is judged after the tree step.
    let mut freed = Table::new(2).drawn(BLUE_STUCK).due(0, Color::Blue).tree_step();
    freed.play("T:c5-c6");
    assert_eq!(freed.why("L:f4-h4"), "LUT-TWO-2");
    assert_eq!(freed.why("L:c4-c5"), "ok");
}

/// LUT-TWO-4
#[test]
fn two_4_a_pass_leaves_the_due_colour() {
    let mut table = Table::with(2, json!({"lutin_move": "may"})).drawn(BOTH).due(0, Color::Blue);
    assert_eq!(table.why("L:-"), "ok");
    assert_eq!(table.why("L:f4-h4"), "LUT-TWO-2", "passing is allowed, moving the other colour is not");
    table.play("L:-");
    assert_eq!(table.view()["due"][0], "blue");
}
