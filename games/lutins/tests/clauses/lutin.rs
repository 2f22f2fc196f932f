//! LUT-MOVE and LUT-ENTER: which lutin moves.

use serde_json::json;

use crate::board::Table;

/// Blue has a lutin in the forest, one waiting and one home; yellow one in the forest.
const RACE: &str = "
        . . B . . .
  8   . . . . . . . .
  7 . . . . . . . . . .
  6 . . . . . Y . . . .
  5 . . . . . . . . . .
  4 . . B . . . . . . .
  3 . . . . . . . . . .
  2 . . . . . . . . . .
  1   . . . . . . . .
        . . . . . B
      a b c d e f g h";

/// LUT-MOVE-1
#[test]
fn move_1_who_can_move_a_lutin_must_and_moves_one() {
    let mut table = Table::new(4).drawn(RACE);
    assert_eq!(table.why("L:-"), "LUT-MOVE-1");
    table.play("L:b4-h4");
    assert_eq!(table.actor(), Some(1), "exactly one: the turn is over");
    let may = Table::with(4, json!({"lutin_move": "may"})).drawn(RACE);
    assert_eq!(may.why("L:-"), "ok");
}

/// LUT-MOVE-2
#[test]
fn move_2_only_ones_own_lutins() {
    let table = Table::new(4).drawn(RACE);
    assert_eq!(table.why("L:e6-E6"), "LUT-MOVE-2", "yellow is another's");
    assert_eq!(table.why("L:c3-c1"), "LUT-MOVE-2", "nobody is there");
    assert!(table.legal().iter().all(|step| step.starts_with("L:b4")));
    assert_eq!(table.turn_of(1).why("L:e6-E6"), "ok");
}

/// LUT-MOVE-3
#[test]
fn move_3_a_lutin_that_is_home_stays() {
    let table = Table::new(4).drawn(RACE);
    assert_eq!(table.why("L:Nd-d1"), "LUT-MOVE-3");
    // Nor is it chased: violet, whose side this is, has no way to come back to it, and blue itself stops before it.
    let violet = Table::new(4).drawn(&RACE.replace('Y', "V")).turn_of(2);
    assert_eq!(violet.why("L:e6-Ne"), "LUT-SLIDE-8");
}

/// LUT-ENTER-1
#[test]
fn enter_1_with_three_or_four_seats_one_runs_at_a_time() {
    for seats in [3, 4] {
        let mut table = Table::new(seats).drawn(RACE);
        assert_eq!(table.why("L:Sg-Ng"), "LUT-ENTER-1");
        table.play("L:b4-Nb");
        assert_eq!(table.turn_of(0).lutin_step().why("L:Sg-Ng"), "ok", "the one in the forest is home");
    }
}

/// LUT-ENTER-2
#[test]
fn enter_2_chased_lutins_count_as_in_the_forest() {
    let mut table = Table::new(4).drawn(
        "       V . V . . .
         8   B . . . . . . .
         7 . . . . . . . . . .
         6 . . . . . . . . . .
         5 . . . . . . . . . .
         4 . . . . . . V . . .
         3 . . . . . . . . . .
         2 . . . . . . . . . .
         1   . . . . . . . .
               . . . . . .
             a b c d e f g h",
    );
    table.play("L:a8-Nb P:c3 T:- L:-");
    assert_eq!(table.actor(), Some(2));
    table.play("T:-");
    assert_eq!(table.why("L:c3-Sc"), "ok", "either of the two");
    assert_eq!(table.why("L:f4-Sf"), "ok");
    assert_eq!(table.why("L:Nd-Sd"), "LUT-ENTER-1", "no new one while one of them is out");
    table.play("L:f4-Sf T:- L:- T:- L:- T:- L:- T:-");
    assert_eq!((table.actor(), table.why("L:Nd-Sd")), (Some(2), "LUT-ENTER-1"), "the chased one bars it as well");
    table.play("L:c3-Sc T:- L:- T:- L:- T:- L:- T:-");
    assert_eq!(table.why("L:Nd-Sd"), "ok", "all of them are home");
}

/// LUT-ENTER-3
#[test]
fn enter_3_being_stuck_is_no_exception() {
    let table = Table::new(4).drawn(
        "       . . . . . .
         8   . . . . . . . .
         7 . . . . . . . . . .
         6 . . . . . . . . . .
         5 . . . . . . . . . .
         4 . . . . . . . . . .
         3 . * * * . . . . . .
         2 . * B * . . . . . .
         1   * * * . . . . .
               . . B B B B
             a b c d e f g h",
    );
    assert_eq!(table.why("L:Sf-Nf"), "LUT-ENTER-1");
    assert_eq!(table.legal(), ["L:-"]);
}

/// LUT-ENTER-4
#[test]
fn enter_4_with_two_seats_there_is_no_limit_unless_one_of_each_colour() {
    let picture = "
                . . . . . .
          8   . . . . . . . .
          7 . . . . . . . . . .
          6 . . . . . . . . . .
          5 . . . . . . . . . .
          4 . . B . . . . . . .
          3 . . . . . . . . . R
          2 . . . . . . . . . .
          1   . . . . . . . .
                . . . . . B";
    let free = Table::new(2).drawn(picture);
    assert_eq!(free.why("L:Sg-Ng"), "ok");
    let one = Table::with(2, json!({"entry2": "one"})).drawn(picture);
    assert_eq!(one.why("L:Sg-Ng"), "LUT-ENTER-4");
    assert_eq!(one.why("L:b4-Nb"), "ok");
    assert_eq!(one.why("L:E3-W3"), "ok", "no red lutin is in the forest");
}
