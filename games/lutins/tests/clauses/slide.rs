//! LUT-SLIDE: how a lutin slides.

use crate::board::Table;

const LONE: &str = "
        . . . . . .
  8   . . . . . . . .
  7 . . . . . . . . . .
  6 . . . . . . . . . .
  5 . . . . . . . . . .
  4 . . . . B . . . . .
  3 . . . . . . . . . .
  2 . . . . . . . . . .
  1   . . . . . . . .
        . . . . . .
      a b c d e f g h";

/// One slide each: the strings with one stop only.
fn first_slides(table: &Table) -> Vec<String> {
    table.legal().into_iter().filter(|step| step.matches('-').count() == 1).collect()
}

/// LUT-SLIDE-1
#[test]
fn slide_1_straight_lines_in_eight_directions() {
    let table = Table::new(4).drawn(LONE);
    let ends = ["L:d4-Nd", "L:d4-a1", "L:d4-a4", "L:d4-a7", "L:d4-d1", "L:d4-g1", "L:d4-h4", "L:d4-h8"];
    assert_eq!(first_slides(&table), ends);
    for bent in ["L:d4-e6", "L:d4-h5", "L:d4-Nb", "L:d4-d4"] {
        assert_eq!(table.why(bent), "LUT-SLIDE-1", "{bent}");
    }
}

/// LUT-SLIDE-2
#[test]
fn slide_2_a_slide_never_ends_sooner_than_it_must() {
    let table = Table::new(4).drawn(
        "       . . . . . .
         8   . . . . . . . .
         7 . . . . . . . . . .
         6 . . . . . . . . . .
         5 . . . . * . . . . .
         4 . . . . B . . . * .
         3 . . . . . . . . . .
         2 . . . . . . . . . .
         1   . . . . . . . .
               . . . . . .
             a b c d e f g h",
    );
    assert_eq!(table.why("L:d4-g4"), "ok", "the tree on h4 stops it");
    assert_eq!(table.why("L:d4-f4"), "LUT-SLIDE-2");
    assert_eq!(table.why("L:d4-e4"), "LUT-SLIDE-2");
    assert_eq!(table.why("L:d4-d2"), "LUT-SLIDE-2", "to the edge, not before");
    assert!(table.legal_from("L:d4-d5").is_empty(), "stopped at once, it cannot slide that way");
    assert!(!first_slides(&table).iter().any(|step| step == "L:d4-d4"));
}

/// LUT-SLIDE-3
#[test]
fn slide_3_trees_lutins_and_the_edge_stop_it() {
    let table = Table::new(4).drawn(
        "       . . . . . .
         8   . . . . . . . .
         7 . . . . R . . . . .
         6 . . . . . . . . . .
         5 . . . . . . . . . .
         4 . . . . B . * . . .
         3 . . . . . . . . . .
         2 . . B . . . . . . .
         1   . . . . . . . .
               . . . . . .
             a b c d e f g h",
    );
    assert_eq!(table.why("L:d4-d6"), "ok", "a rival on d7");
    assert_eq!(table.why("L:d4-e4"), "ok", "a tree on f4");
    assert_eq!(table.why("L:d4-c3"), "ok", "one of its own on b2");
    assert_eq!(table.why("L:d4-a4"), "ok", "the lateral start cell W4, though empty");
    assert_eq!(table.why("L:d4-d1"), "ok", "its own start cell Sd, though empty");
    assert_eq!(table.why("L:d4-h8"), "ok", "a void place");
}

/// LUT-SLIDE-4
#[test]
fn slide_4_an_open_goal_cell_is_entered_like_it_or_not() {
    let table = Table::new(4).drawn(
        "       V . . . . .
         8   . . . . . . . .
         7 . . . . . . . . . .
         6 . . . . . . . . . .
         5 . . . . . . . . . .
         4 . B . . . . B . . .
         3 . . . . . . . . . .
         2 . . . . . . . . . .
         1   . . . . . . . .
               . . . . . .
             a b c d e f g h",
    );
    assert_eq!(table.why("L:f4-Nf"), "ok", "an empty goal cell, straight");
    assert_eq!(table.why("L:f4-f8"), "LUT-SLIDE-2", "the edge does not stop it there");
    assert_eq!(table.why("L:a4-Nf"), "ok", "diagonally, with the first slide");
    assert_eq!(table.why("L:f4-b8"), "ok", "north-west of b8 is nothing");
    let mut second = table.clone();
    assert_eq!(second.why("L:f4-b4-Nb"), "ok", "with the second slide, where a rival waits");
    second.play("L:f4-b4-Nb");
    assert_eq!(second.view()["lutins"]["blue"]["home"][0], "Nb");
}

/// LUT-SLIDE-5
#[test]
fn slide_5_a_goal_cell_with_ones_own_is_an_obstacle() {
    let table = Table::new(4).drawn(
        "       . . B . . .
         8   . . . . . . . .
         7 . . . . . . . . . .
         6 . . . . B . . . . .
         5 . . . . . . . . . .
         4 . . . . . . . . . .
         3 . . . . . . . . . .
         2 . . . . . . . . . .
         1   . . . . . . . .
               . . . . . .
             a b c d e f g h",
    );
    assert_eq!(table.why("L:d6-d8"), "ok");
    assert_eq!(table.why("L:d6-Nd"), "LUT-SLIDE-5");
}

/// LUT-SLIDE-6
#[test]
fn slide_6_nothing_is_jumped_over_but_corners_do_not_touch() {
    let table = Table::new(4).drawn(
        "       . . . . . .
         8   . . . . . . . .
         7 . . . . . . . . . .
         6 . . . . . . . . . .
         5 . . . . R . . . . .
         4 . . . . B * . . . .
         3 . . . . . . . . . .
         2 . . * . . . . . . .
         1   . . . . . . . .
               . . . . . .
             a b c d e f g h",
    );
    for jump in ["L:d4-Nd", "L:d4-d8", "L:d4-d5", "L:d4-e4", "L:d4-h4", "L:d4-b2", "L:d4-a1"] {
        assert_eq!(table.why(jump), "LUT-SLIDE-6", "{jump}");
    }
    assert_eq!(table.why("L:d4-h8"), "ok", "between d5 and e4");
}

/// LUT-SLIDE-7
#[test]
fn slide_7_a_waiting_lutin_only_sets_out_into_the_forest() {
    let table = Table::new(4).drawn(
        "       . . . . . .
         8   . . . . . . . .
         7 . . . . . . . . . .
         6 . . . . . . . . . .
         5 . . . . . . . . . .
         4 . . . . . . . . . .
         3 . . . . * . . . . .
         2 . . . . . . . . . .
         1   . . . . * . . .
               . . B . . .
             a b c d e f g h",
    );
    assert_eq!(first_slides(&table), ["L:Sd-a3", "L:Sd-d2"], "ahead and to the left; to the right is a tree");
    assert_eq!(table.why("L:Sd-Se"), "LUT-SLIDE-7");
    assert_eq!(table.why("L:Sd-Sb"), "LUT-SLIDE-7");
    assert_eq!(table.why("L:Sd-e1"), "LUT-SLIDE-6");
}

/// LUT-SLIDE-8
#[test]
fn slide_8_no_way_back_and_no_way_out_to_the_sides() {
    let table = Table::new(4).drawn(LONE);
    assert_eq!(table.why("L:d4-Sd"), "LUT-SLIDE-8", "its own start cells");
    assert_eq!(table.why("L:d4-W4"), "LUT-SLIDE-8", "the lateral ones");
    assert_eq!(table.why("L:d4-E4"), "LUT-SLIDE-8");
    assert_eq!(table.why("L:d4-a7-W6"), "LUT-SLIDE-8", "nor with the second slide");
    assert_eq!(table.why("L:d4-a1-Sb"), "LUT-SLIDE-8");
    let is_out = |step: &String| ["S", "W", "E"].iter().any(|side| step.contains(&format!("-{side}")));
    assert!(!table.legal().iter().any(is_out));
}
