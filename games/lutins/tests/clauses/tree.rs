//! LUT-TREE: the tree step.

use serde_json::json;

use crate::board::Table;

const ONE_TREE: &str = "
        . . . . . .
  8   . . . . . . . .
  7 . . . . . . . . . .
  6 . . . . . . . . . .
  5 . . . . . . . . . .
  4 . . . . * . . . . .
  3 . . . . . . . . . .
  2 . . . . . . . . . .
  1   . . . . . . . .
        . B . . . .
      a b c d e f g h";

/// LUT-TREE-1
#[test]
fn tree_1_one_tree_any_tree_or_none() {
    let mut table = Table::new(4).drawn(ONE_TREE).tree_step();
    assert_eq!(table.why("T:-"), "ok");
    assert_eq!(table.why("T:e4-e5"), "LUT-TREE-1", "no tree stands there");
    assert_eq!(table.why("T:Sc-c1"), "LUT-TREE-1", "a lutin is not a tree");
    table.play("T:d4-d5");
    assert!(table.legal_from("T:").is_empty(), "no more than one");
    // Seen from the start, every tree with a free neighbour may move, whoever's side it is on.
    let steps = Table::new(4).legal();
    assert!(["T:a7-a6", "T:h2-h3", "T:b8-c8", "T:e3-d3"].iter().all(|step| steps.iter().any(|s| s == step)));
    assert_eq!(steps.len(), 99);
}

/// LUT-TREE-1
#[test]
fn tree_1_with_must_a_tree_moves_if_one_can() {
    let must = || Table::with(4, json!({"tree_move": "must"}));
    assert_eq!(must().why("T:-"), "LUT-TREE-1");
    assert_eq!(must().drawn(ONE_TREE).tree_step().why("T:-"), "LUT-TREE-1");
    let only_taboo = must().drawn(&ONE_TREE.replace('*', "#")).tree_step();
    assert_eq!(only_taboo.legal(), ["T:-"], "the taboo tree does not count");
}

/// LUT-TREE-2
#[test]
fn tree_2_one_square_in_any_of_eight_directions() {
    let table = Table::new(4).drawn(ONE_TREE).tree_step();
    let steps = ["T:-", "T:d4-c3", "T:d4-c4", "T:d4-c5", "T:d4-d3", "T:d4-d5", "T:d4-e3", "T:d4-e4", "T:d4-e5"];
    assert_eq!(table.legal(), steps);
    for far in ["T:d4-d6", "T:d4-f4", "T:d4-b6", "T:d4-e6", "T:d4-d4"] {
        assert_eq!(table.why(far), "LUT-TREE-2", "{far}");
    }
}

/// LUT-TREE-3
#[test]
fn tree_3_start_cells_stay_clear() {
    let table = Table::new(4)
        .drawn(
            "       . . . . . .
             8   . . . . . . . .
             7 . . . . . . . . . .
             6 . . . . . . . . . .
             5 . . . . . . . . . .
             4 . . . . . . . . . .
             3 . . . . . . . . . .
             2 . * . . . . . . . .
             1   . * . . . . . .
                   B . . . . .
                 a b c d e f g h",
        )
        .tree_step();
    assert_eq!(table.why("T:b1-Sb"), "LUT-TREE-3", "occupied");
    assert_eq!(table.why("T:b1-Sc"), "LUT-TREE-3", "empty");
    assert_eq!(table.why("T:a2-W2"), "LUT-TREE-3");
    assert_eq!(table.why("T:a2-W3"), "LUT-TREE-3");
    assert!(table.legal_from("T:b1-").iter().all(|step| step.len() == 7 && !step.contains('S')));
    assert_eq!(table.legal_from("T:b1-").len(), 4, "c1, c2, b2 and a1; a2 is a tree");
}

/// LUT-TREE-4
#[test]
fn tree_4_the_tree_just_moved_may_not_be_moved() {
    let mut table = Table::new(4);
    table.play("T:b3-a3 L:Sd-d3");
    assert_eq!(table.why("T:a3-a4"), "LUT-TREE-4");
    assert!(table.legal_from("T:a3").is_empty());
    assert_eq!(table.why("T:b2-b3"), "ok", "it is that piece, not the square it came from");
    assert_eq!(table.view()["last_tree"], "a3");
}

/// LUT-TREE-5
#[test]
fn tree_5_the_taboo_looks_at_the_turn_just_before_only() {
    let mut table = Table::with(4, json!({"lutin_move": "may"}));
    assert_eq!(table.state.last_tree, None, "at the first turn no tree is taboo");
    table.play("T:b3-a3 L:-");
    assert_eq!(table.why("T:a3-a4"), "LUT-TREE-4");
    let mut skipped = table.clone();
    skipped.play("T:- L:-");
    assert_eq!(skipped.why("T:a3-a4"), "ok", "the player before moved no tree");
    table.play("T:g3-h3 L:-");
    assert_eq!(table.why("T:a3-a4"), "ok", "it was moved two turns ago");
    assert_eq!(table.why("T:h3-h4"), "LUT-TREE-4");
}

/// LUT-TREE-5
#[test]
fn tree_5_one_may_move_again_the_tree_one_moved_oneself() {
    let mut table = Table::with(2, json!({"lutin_move": "may"}));
    table.play("T:b3-a3 L:- T:g3-h3 L:-");
    assert_eq!(table.why("T:a3-a4"), "ok");
    let mut meddled = Table::with(3, json!({"lutin_move": "may"}));
    meddled.play("T:b3-a3 L:- T:g3-h3 L:- T:a3-a4 L:-");
    assert_eq!(meddled.why("T:a4-a3"), "LUT-TREE-4", "the predecessor moved it since");
}

/// LUT-TREE-6
#[test]
fn tree_6_a_tree_steps_diagonally_between_two_occupied_squares() {
    let table = Table::new(4).drawn(
        "       . . . . . .
         8   . . . . . . . .
         7 . . . . . . . . . .
         6 . . . . . . . . . .
         5 . . . . * . . . . .
         4 . . . . * B . . . .
         3 . . . . . . . . . .
         2 . . . . . . . . . .
         1   . . . . . . . .
               . . . . . .
             a b c d e f g h",
    );
    assert_eq!(table.tree_step().why("T:d4-e5"), "ok");
}
