//! LUT-TURN: the steps of a turn, and whose it is.

use feerie_core::Fault;
use feerie_lutins::clauses;
use feerie_lutins::phase::Phase;
use serde_json::json;

use crate::board::Table;

/// Blue is walled in on b2; a lutin of it waits on Sf.
const WALLED_IN: &str = "
        . . . . . .
  8   . . . . . . . .
  7 . . . . . . . . . .
  6 . . . . . . . . . .
  5 . . . . . . . . . .
  4 . . . . . . . . . .
  3 . * * * . . . . . .
  2 . * B * . . . . . .
  1   * * * . . . . .
        . . . . B .
      a b c d e f g h";

/// LUT-TURN-1
#[test]
fn turn_1_the_tree_then_the_lutin_then_the_placing() {
    let mut table = Table::new(4).drawn(
        "       . . V . . .
         8   . . . B . . . .
         7 . . . . . . . . . .
         6 . . . . . . . . . .
         5 . . . . . . . . . .
         4 . . . . * . . . . .
         3 . . . . . . . . . .
         2 . . . . . . . . . .
         1   . . . . . . . .
               . . . . . .
             a b c d e f g h",
    );
    table = table.tree_step();
    assert_eq!(table.why("L:d8-Nd"), "LUT-TURN-1", "the tree step comes first");
    assert_eq!(table.why("L:-"), "LUT-TURN-1");
    assert_eq!(table.why("P:a1"), "LUT-TURN-1");
    table.play("T:d4-d5");
    assert_eq!(table.why("T:d5-d6"), "LUT-TURN-1", "only one tree step");
    assert_eq!(table.why("P:a1"), "LUT-TURN-1");
    table.play("L:d8-Nd");
    assert_eq!(table.state.phase, Phase::Place, "somebody was chased");
    assert_eq!(table.why("T:-"), "LUT-TURN-1");
    assert_eq!(table.why("L:-"), "LUT-TURN-1");
    table.play("P:a1");
    assert_eq!((table.state.phase, table.state.turn), (Phase::Tree, 2));
}

/// LUT-TURN-2
#[test]
fn turn_2_turns_go_clockwise_and_nobody_acts_out_of_turn() {
    let mut table = Table::with(3, json!({"lutin_move": "may"}));
    for turn in 1..8u8 {
        let seat = (turn - 1) % 3;
        assert_eq!(table.actor(), Some(seat));
        for other in (0..6).filter(|&other| other != seat) {
            assert_eq!(table.answer(other, "T:-"), Err((Fault::WrongActor, Some(clauses::TURN_2))));
        }
        let events = table.play("T:- L:-");
        assert_eq!(events[1], json!({"event": "turn", "seat": turn % 3, "turn": turn + 1}));
    }
}

/// LUT-TURN-2
#[test]
fn turn_2_a_seat_that_cannot_move_is_not_skipped() {
    let mut table = Table::new(4).drawn(WALLED_IN).turn_of(3);
    table.play("L:-");
    assert_eq!(table.actor(), Some(0), "blue cannot move a lutin, and has its turn all the same");
}

/// LUT-TURN-3
#[test]
fn turn_3_who_cannot_move_a_lutin_passes_but_may_move_a_tree() {
    let mut table = Table::new(4).drawn(WALLED_IN).tree_step();
    assert!(table.legal().len() > 1, "there are tree steps");
    table.play("T:-");
    assert_eq!(table.legal(), ["L:-"]);
    let events = table.play("L:-");
    assert_eq!(events, [json!({"event": "pass", "seat": 0}), json!({"event": "turn", "seat": 1, "turn": 2})]);
}
