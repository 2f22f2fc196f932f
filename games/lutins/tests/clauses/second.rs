//! LUT-SECOND: the second slide.

use serde_json::json;

use crate::board::Table;

/// North of the lutin on d4 a tree stops it on d6, west of which one stops it on b6.
const TWO_STOPS: &str = "
        . . . . . .
  8   . . . . . . . .
  7 . . . . * . . . . .
  6 . * . . . . . . . .
  5 . . . . . . . . . .
  4 . . . . B . . . . .
  3 . . . . . . . . . .
  2 . . . . . . . . . .
  1   . . . . . . . .
        . . . . . .
      a b c d e f g h";

/// LUT-SECOND-1
#[test]
fn second_1_a_second_slide_from_where_the_first_ended_or_none() {
    let mut table = Table::new(4).drawn(TWO_STOPS);
    assert_eq!(table.why("L:d4-d6"), "ok", "one may do without");
    assert_eq!(table.why("L:d4-d6-b6"), "ok");
    assert_eq!(table.why("L:d4-d5-h5"), "LUT-SLIDE-2", "not from a square on the way");
    assert_eq!(table.why("L:d4-a4-a5"), "ok", "the edge is as good a stop as any");
    let events = table.play("L:d4-d6-b6");
    assert_eq!(events[0], json!({"event": "slide", "colour": "blue", "from": "d4", "to": "d6"}));
    assert_eq!(events[1], json!({"event": "slide", "colour": "blue", "from": "d6", "to": "b6"}));
    assert_eq!(table.view()["lutins"]["blue"]["forest"], json!(["b6"]));
}

/// LUT-SECOND-2
#[test]
fn second_2_it_turns_by_a_right_angle() {
    let table = Table::new(4).drawn(TWO_STOPS);
    assert_eq!(table.legal_from("L:d4-d6-"), ["L:d4-d6-b6", "L:d4-d6-h6"], "after north: west and east");
    assert_eq!(table.legal_from("L:d4-h4-"), ["L:d4-h4-h1", "L:d4-h4-h8"], "after east: south and north");
    assert_eq!(table.legal_from("L:d4-a7-"), ["L:d4-a7-Nc"], "after north-west: north-east, and home");
    // On, back, and slantwise four ways; off every line; nowhere.
    for end in ["d8", "d1", "b8", "f8", "a3", "h2", "e8", "d4", "d6"] {
        assert_eq!(table.why(&format!("L:d4-d6-{end}")), "LUT-SECOND-2", "{end}");
    }
}

/// LUT-SECOND-3
#[test]
fn second_3_it_slides_like_the_first_and_there_is_no_third() {
    let table = Table::new(4).drawn(TWO_STOPS);
    assert_eq!(table.why("L:d4-d6-c6"), "LUT-SLIDE-2", "to the obstacle, not before");
    assert_eq!(table.why("L:d4-d6-a6"), "LUT-SLIDE-6", "no jumping");
    assert_eq!(table.why("L:d4-d6-W6"), "LUT-SLIDE-8", "no lateral start cell");
    assert_eq!(table.why("L:d4-d6-b6-b1"), "LUT-NOTE-1");
}

/// LUT-SECOND-4
#[test]
fn second_4_the_square_it_left_counts_as_free() {
    // At a right angle no slide meets its origin; straight back it does.
    let table = Table::with(4, json!({"turn_angle": "any"})).drawn(TWO_STOPS);
    assert_eq!(table.why("L:d4-d6-d1"), "ok", "back over d4");
    assert_eq!(table.why("L:d4-d6-d5"), "LUT-SLIDE-2");
}

/// LUT-SECOND-5
#[test]
fn second_5_a_lutin_that_is_home_does_not_slide_again() {
    let table = Table::new(4).drawn(
        "       . . . . . .
         8   . . . . . . . .
         7 . . . . . . . . . .
         6 . . . . . . . . . .
         5 . . . . . . . . . .
         4 . . . . B . . . . .
         3 . . . . . . . . . .
         2 . . . . . . . . . .
         1   . . . . . . . .
               . . . . . .
             a b c d e f g h",
    );
    assert_eq!(table.legal_from("L:d4-Nd"), ["L:d4-Nd"]);
    for on in ["L:d4-Nd-Ne", "L:d4-Nd-a6", "L:d4-Nd-d1", "L:d4-Nd-c8"] {
        assert_eq!(table.why(on), "LUT-SECOND-5", "{on}");
    }
}

/// LUT-SECOND-6
#[test]
fn second_6_with_any_it_goes_anywhere_but_to_its_origin() {
    let picture = TWO_STOPS.replace("3 . . . . . ", "3 . . . . * ");
    assert_ne!(picture, TWO_STOPS);
    let table = Table::with(4, json!({"turn_angle": "any"})).drawn(&picture);
    let seconds = table.legal_from("L:d4-d6-");
    let all = ["L:d4-d6-Ng", "L:d4-d6-a3", "L:d4-d6-b6", "L:d4-d6-b8", "L:d4-d6-h2", "L:d4-d6-h6"];
    assert_eq!(seconds, all, "six of eight: north is a tree, and south ends where it began");
    assert_eq!(table.why("L:d4-d6-d4"), "LUT-SECOND-6");
    assert_eq!(table.why("L:d4-d6-e8"), "LUT-SLIDE-1", "still only along lines");
    assert_eq!(Table::new(4).drawn(&picture).why("L:d4-d6-f8"), "LUT-SECOND-2", "not by default");
}
