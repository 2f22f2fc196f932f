//! LUT-NOTE: strings, refusals and counting.

use feerie_core::Fault;
use feerie_core::perft::perft;
use feerie_lutins::board::Color;
use feerie_lutins::clauses;
use serde_json::json;

use crate::board::Table;

/// LUT-NOTE-1
#[test]
fn note_1_one_canonical_string_for_each_action() {
    let tree = Table::new(4);
    assert_eq!((tree.why("T:b3-a3"), tree.why("T:-")), ("ok", "ok"));
    let lutin = Table::with(4, json!({"lutin_move": "may"})).lutin_step();
    assert_eq!((lutin.why("L:Sd-d3"), lutin.why("L:Sd-d3-c3"), lutin.why("L:-")), ("ok", "ok", "ok"));
    for text in
        ["", "T", "T:", "t:b3-a3", "T:b3", "T:b3a3", "T:b3-a3 ", "T:b3-a3-a4", "T:B3-A3", "T:b3-i3", "P:-", "pass"]
    {
        assert_eq!(tree.why(text), "LUT-NOTE-1", "{text:?}");
    }
}

/// LUT-NOTE-2
#[test]
fn note_2_a_move_is_named_by_its_path() {
    let table = Table::new(4).listed("B d4");
    let ways: Vec<String> = table.legal().into_iter().filter(|step| step.ends_with("-h1")).collect();
    assert_eq!(ways, ["L:d4-d1-h1", "L:d4-h4-h1"]);
    // A chase is not marked: with a rival on Nd the string is the same.
    assert_eq!(table.why("L:d4-Nd"), "ok");
    assert_eq!(Table::new(4).listed("B d4 V Nd").why("L:d4-Nd"), "ok");
}

/// LUT-NOTE-3
#[test]
fn note_3_first_the_end_then_the_seat_then_the_notation_then_the_step() {
    let table = Table::new(4);
    let wrong = Err((Fault::WrongActor, Some(clauses::TURN_2)));
    assert_eq!(table.answer(1, "nonsense"), wrong, "the seat comes before the notation");
    assert_eq!(table.answer(9, "T:-"), wrong, "a seat that does not exist");
    assert_eq!(table.answer(0, "nonsense"), Err((Fault::Illegal, Some(clauses::NOTE_1))));
    assert_eq!(table.answer(0, "L:Sd-z9"), Err((Fault::Illegal, Some(clauses::NOTE_1))), "before the step");
    assert_eq!(table.answer(0, "L:Sd-Sd"), Err((Fault::Illegal, Some(clauses::TURN_1))));
    let mut placing = Table::new(4).listed("B c8 V Nc");
    placing.play("L:c8-Nc");
    assert_eq!(placing.answer(2, "nonsense"), Err((Fault::WrongActor, Some(clauses::CHASE_3))));
    let mut over = Table::with(4, json!({"turn_cap": 1})).listed("B c4");
    over.play("L:c4-c1");
    assert_eq!(over.answer(3, "nonsense"), Err((Fault::Illegal, Some(clauses::END_1))));
}

/// LUT-NOTE-3
#[test]
fn note_3_the_first_broken_clause_of_a_tree_step() {
    let table = Table::new(4).listed("# b1 * d1 d2 B Sd e5").tree_step();
    for (step, clause) in [
        ("T:e5-Sd", "LUT-TREE-1"), // no tree there; and much else
        ("T:b1-g7", "LUT-TREE-4"), // taboo; and too far
        ("T:d1-Sg", "LUT-TREE-2"), // too far; and a start cell
        ("T:d1-Sd", "LUT-TREE-3"), // a start cell; and occupied
        ("T:d1-d2", "LUT-BOARD-5"),
        ("T:d1-d1", "LUT-TREE-2"), // a cell is no neighbour of its own
    ] {
        assert_eq!(table.why(step), clause, "{step}");
    }
}

/// LUT-NOTE-3
#[test]
fn note_3_the_first_broken_clause_of_a_lutin_move() {
    let two = Table::with(2, json!({"entry2": "one"})).listed("B Nb c4 Sg R f4 E7 Y f5").due(0, Color::Red);
    for (step, clause) in [
        ("L:-", "LUT-MOVE-1"),
        ("L:f5-f5", "LUT-MOVE-2"),  // another's; and no line
        ("L:Nb-Nb", "LUT-MOVE-3"),  // home; and blue is not due
        ("L:Sg-Sg", "LUT-ENTER-4"), // may not enter; and blue is not due
        ("L:c4-d6", "LUT-TWO-2"),   // red is due; and no line
        ("L:f4-d5", "LUT-SLIDE-1"),
        ("L:f4-E4", "LUT-SLIDE-8"),
        ("L:f4-e4", "LUT-SLIDE-2"),    // too short
        ("L:f4-f6", "LUT-SLIDE-6"),    // over yellow
        ("L:f4-e4-e9", "LUT-NOTE-1"),  // no such cell; and too short
        ("L:f4-e4-e4", "LUT-SLIDE-2"), // the first slide comes first
        ("L:f4-f1-f1", "LUT-SECOND-2"),
        ("L:f4-f1-f2", "LUT-SECOND-2"), // straight back; and too short
        ("L:f4-f1-b1", "LUT-SLIDE-2"),
        ("L:f4-f1-h1", "ok"),
    ] {
        assert_eq!(two.why(step), clause, "{step}");
    }
    let four = Table::new(4).listed("B Nb Nc c4 Sg");
    for (step, clause) in [
        ("L:Sg-Sf", "LUT-ENTER-1"), // may not enter; and along the start cells
        ("L:c4-Nc", "LUT-SLIDE-5"), // one's own is home there
        ("L:c4-b4", "LUT-SLIDE-2"),
        ("L:c4-h4-Nc", "LUT-SECOND-2"),
    ] {
        assert_eq!(four.why(step), clause, "{step}");
    }
    let waiting = Table::new(4).listed("B Sb Sg * a1 b1 c1");
    for (step, clause) in [
        ("L:Sb-Sc", "LUT-SLIDE-7"), // along the start cells; and one of them
        ("L:Sb-W2", "LUT-SLIDE-8"), // a lateral cell; and behind a tree
        ("L:Sb-b1", "LUT-SLIDE-6"),
        ("L:Sg-Ng-g1", "LUT-SECOND-5"), // home; and straight back
    ] {
        assert_eq!(waiting.why(step), clause, "{step}");
    }
    let any = Table::with(4, json!({"turn_angle": "any"})).listed("B d4 * d7 d3");
    for (step, clause) in [
        ("L:d4-d6-e8", "LUT-SLIDE-1"), // no line
        ("L:d4-d6-d6", "LUT-SLIDE-1"),
        ("L:d4-d6-d4", "LUT-SECOND-6"),
        ("L:d4-d6-d5", "LUT-SLIDE-2"),
        ("L:d4-d6-d8", "LUT-SLIDE-6"),
    ] {
        assert_eq!(any.why(step), clause, "{step}");
    }
    // A goal cell with one's own in front of a lutin that cannot move at all.
    assert_eq!(Table::new(4).listed("B b8 Nb").why("L:b8-Nb"), "LUT-SLIDE-5");
}

/// LUT-NOTE-3
#[test]
fn note_3_the_first_broken_clause_of_a_placing() {
    let mut table = Table::new(4).listed("B c8 Sb V Nc Nd * a1");
    table.play("L:c8-Nc");
    assert_eq!(table.why("P:Sb"), "LUT-CHASE-4", "another colour's; and occupied");
    assert_eq!(table.why("P:Nd"), "LUT-BOARD-5");
    assert_eq!(table.why("P:a1"), "LUT-BOARD-5");
}

/// LUT-NOTE-4
#[test]
fn note_4_each_step_is_a_ply_and_the_end_has_no_leaves() {
    let count = |table: &Table, depth| perft(&table.game, &table.state, depth).unwrap();
    let table = Table::new(4).listed("B c8 V Nc * d4");
    assert_eq!(count(&table, 0), 1);
    assert_eq!(count(&table, 1), table.legal().len() as u64);
    let sum = |table: &Table, depth| -> u64 {
        let after = |step: &String| {
            let mut next = table.clone();
            next.play(step);
            count(&next, depth)
        };
        table.legal().iter().map(after).sum()
    };
    assert_eq!(count(&table, 2), sum(&table, 1));
    assert_eq!(count(&table, 3), sum(&table, 2));
    let mut chased = table.clone();
    chased.play("L:c8-Nc");
    assert_eq!(count(&chased, 1), 63 + 5, "the placing is a ply of its own");
    let mut over = Table::with(4, json!({"turn_cap": 1})).listed("B c4");
    over.play("L:c4-c1");
    assert_eq!((count(&over, 0), count(&over, 1), count(&over, 2)), (1, 0, 0));
}
