//! The edge cases of the rules, section 6, by their numbers.

use feerie_lutins::board::Color;
use feerie_lutins::phase::{End, Phase};
use feerie_lutins::state::Piece;
use serde_json::json;

use crate::board::Table;

/// LUT-SLIDE-2, LUT-SLIDE-4
#[test]
fn edge_01_no_stop_before_an_open_goal() {
    let table = Table::new(4).listed("B b5");
    assert_eq!(table.why("L:b5-b8"), "LUT-SLIDE-2");
    assert_eq!(table.legal_from("L:b5-N"), ["L:b5-Nb", "L:b5-Nf"], "straight and diagonally");
}

/// LUT-SLIDE-5, LUT-SECOND-1
#[test]
fn edge_02_before_ones_own_at_home_it_stops_and_may_turn() {
    let table = Table::new(4).listed("B b5 Nb");
    assert_eq!(table.legal_from("L:b5-b8"), ["L:b5-b8", "L:b5-b8-a8", "L:b5-b8-h8"]);
    assert_eq!(table.why("L:b5-Nb"), "LUT-SLIDE-5");
}

/// LUT-SLIDE-4, LUT-BOARD-3
#[test]
fn edge_03_diagonally_into_the_goal() {
    let ends = |from: &str, to: &str| Table::new(4).listed(&format!("B {from}")).why(&format!("L:{from}-{to}"));
    assert_eq!(ends("a8", "Nb"), "ok");
    assert_eq!(ends("b8", "Nc"), "ok");
    assert_eq!(ends("h8", "Ng"), "ok");
    let at_g8 = Table::new(4).listed("B g8");
    assert_eq!(at_g8.legal_from("L:g8-N"), ["L:g8-Nf", "L:g8-Ng"], "north-east of g8 is the edge");
}

/// LUT-SLIDE-3
#[test]
fn edge_04_columns_a_and_h_have_no_goal_at_their_end() {
    assert_eq!(Table::new(4).listed("B a3").why("L:a3-a8"), "ok");
    assert_eq!(Table::new(4).listed("B h3").why("L:h3-h8"), "ok");
    assert_eq!(Table::new(4).listed("Y c1").turn_of(1).why("L:c1-h1"), "ok", "nor have rows 1 and 8");
    assert_eq!(Table::new(4).listed("Y c8").turn_of(1).why("L:c8-h8"), "ok");
}

/// LUT-SLIDE-3, LUT-SLIDE-8
#[test]
fn edge_05_lateral_start_cells_stop_it_though_empty() {
    let table = Table::new(4).listed("B c4");
    assert_eq!((table.why("L:c4-a4"), table.why("L:c4-W4")), ("ok", "LUT-SLIDE-8"));
}

/// LUT-SLIDE-8
#[test]
fn edge_06_no_way_back_to_the_start() {
    let table = Table::new(4).listed("B c4");
    assert_eq!((table.why("L:c4-c1"), table.why("L:c4-Sc")), ("ok", "LUT-SLIDE-8"));
}

/// LUT-SLIDE-7
#[test]
fn edge_07_a_waiting_lutin_hemmed_in() {
    let table = Table::new(4).listed("B Sb * a1 b1 c1");
    assert_eq!(table.legal(), ["L:-"]);
    assert_eq!(table.why("L:Sb-Sc"), "LUT-SLIDE-7");
}

/// LUT-SLIDE-6, LUT-TREE-6
#[test]
fn edge_08_between_two_trees() {
    assert_eq!(Table::new(4).listed("B d4 * d5 e4 f6").why("L:d4-e5"), "ok");
    assert_eq!(Table::new(4).listed("* d4 d5 e4").tree_step().why("T:d4-e5"), "ok");
}

/// LUT-SECOND-4, LUT-SECOND-6
#[test]
fn edge_09_over_the_origin_but_not_onto_it() {
    let any = |list: &str| Table::with(4, json!({"turn_angle": "any"})).listed(list);
    assert_eq!(any("B d4 * d7 d2").why("L:d4-d6-d3"), "ok");
    assert_eq!(any("B d4 * d7 d3").why("L:d4-d6-d4"), "LUT-SECOND-6");
    assert_eq!(Table::new(4).listed("B d4 * d7 d2").why("L:d4-d6-d3"), "LUT-SECOND-2");
}

/// LUT-TREE-5
#[test]
fn edge_10_nothing_is_taboo_after_a_turn_without_a_tree() {
    let mut table = Table::new(4);
    table.play("T:b3-a3 L:Sd-d3 T:- L:W4-c4");
    assert_eq!(table.why("T:a3-a4"), "ok");
    assert_eq!(table.view()["last_tree"], json!(null));
}

/// LUT-TREE-4, LUT-TURN-3
#[test]
fn edge_11_the_taboo_tree_is_the_only_way_out() {
    let list = "B a1 # b2 * a2 b1 a3 b3 c1 c2";
    let table = Table::new(4).listed(list).tree_step();
    assert_eq!(table.why("T:b2-c3"), "LUT-TREE-4");
    for step in table.legal() {
        let mut next = table.clone();
        next.play(&step);
        assert_eq!(next.legal(), ["L:-"], "after {step}");
    }
    let mut free = Table::new(4).listed(&list.replace("# b2 *", "* b2")).tree_step();
    free.state.last_tree = None;
    free.play("T:b2-c3");
    assert_eq!(free.legal_from("L:a1"), ["L:a1-b2"], "without the taboo it was one");
}

/// LUT-TURN-3
#[test]
fn edge_12_ones_own_tree_step_blocks_ones_last_move() {
    let mut blocked = Table::new(4).listed("B a1 * b1 b2 a3").tree_step();
    assert_eq!(blocked.clone().lutin_step().why("L:a1-a2"), "ok", "the last move");
    blocked.play("T:a3-a2");
    assert_eq!(blocked.legal(), ["L:-"]);
}

/// LUT-ENTER-3
#[test]
fn edge_13_walled_in_while_five_wait() {
    let table = Table::new(4).listed("B b2 Sc Sd Se Sf Sg * a1 b1 c1 a2 c2 a3 b3 c3");
    assert_eq!(table.legal(), ["L:-"]);
    assert_eq!(table.why("L:Se-Ne"), "LUT-ENTER-1");
}

/// LUT-ENTER-1, LUT-MOVE-1
#[test]
fn edge_14_the_next_enters_a_turn_after_the_arrival() {
    let mut table = Table::new(4).listed("B b8 Se");
    assert_eq!(table.why("L:Se-Ne"), "LUT-ENTER-1");
    table.play("L:b8-Nb");
    assert_eq!(table.actor(), Some(1), "not in the same turn");
    table.play("T:- L:- T:- L:- T:- L:- T:-");
    assert_eq!((table.actor(), table.why("L:Se-Ne")), (Some(0), "ok"));
}

/// LUT-ENTER-2
#[test]
fn edge_15_chased_into_the_forest_while_another_is_out() {
    let mut table = Table::new(4).listed("B c8 V Nc Nd f4");
    table.play("L:c8-Nc P:b5 T:- L:- T:-");
    assert_eq!((table.actor(), table.view()["lutins"]["violet"]["forest"].clone()), (Some(2), json!(["b5", "f4"])));
    assert_eq!((table.why("L:b5-Sb"), table.why("L:f4-Sf")), ("ok", "ok"), "either");
    assert_eq!(table.why("L:Nd-Sd"), "LUT-ENTER-1");
}

/// LUT-CHASE-5
#[test]
fn edge_16_chased_onto_its_own_start_row() {
    let mut table = Table::new(4).listed("B c8 f8 V Nc");
    table.play("L:c8-Nc P:Nf T:- L:- T:-");
    assert_eq!(table.view()["lutins"]["violet"], json!({"start": ["Nf"], "forest": [], "home": []}));
    assert_eq!((table.actor(), table.why("L:Nf-a4")), (Some(2), "ok"), "it may enter");
    let mut again = table.turn_of(0);
    assert_eq!(again.play("L:f8-Nf")[2]["event"], "chased", "and be chased again");
}

/// LUT-CHASE-4, LUT-CHASE-5
#[test]
fn edge_17_chased_to_the_front_of_its_own_goal() {
    let mut table = Table::new(4).listed("B c8 V Nc");
    table.play("L:c8-Nc P:c1");
    assert_eq!(table.piece("c1"), Some(Piece::Lutin(Color::Violet)), "it does not slide by itself");
    assert_eq!(table.view()["home"], json!([1, 0, 0, 0]));
}

/// LUT-CHASE-4, LUT-TREE-3
#[test]
fn edge_18_three_players_and_the_empty_side() {
    let mut table = Table::new(3).listed("B d8 Y W4 R a4 * b8");
    let events = table.play("L:d8-Nd");
    assert!(events.iter().all(|event| event["event"] != "chased"), "nobody waits there");
    assert_eq!(table.why("T:b8-Nb"), "LUT-TREE-3");
    let mut red = table.lutin_step().turn_of(2);
    red.play("L:a4-W4");
    assert_eq!((red.why("P:Nb"), red.why("P:Nd"), red.why("P:W5")), ("LUT-CHASE-4", "LUT-CHASE-4", "ok"));
}

/// LUT-END-1
#[test]
fn edge_19_the_winning_arrival_chases() {
    let mut table = Table::new(4).listed("B Nb Nc Nd Ne Nf g8 V Ng Sb");
    let kinds: Vec<String> = table.play("L:g8-Ng").iter().map(|event| event["event"].to_string()).collect();
    assert_eq!(kinds, ["\"slide\"", "\"home\"", "\"chased\"", "\"end\""]);
    assert_eq!(table.view()["aside"], "violet");
    assert_eq!(table.ranking().scores.as_slice(), [6, 0, 1, 0], "and it counts as not home");
}

/// LUT-TWO-3
#[test]
fn edge_20_two_players_one_family_complete() {
    let mut table = Table::new(2).listed("B Nb Nc Nd Ne Nf Ng R f4 Y c4").due(0, Color::Blue);
    table.play("L:f4-f8");
    assert_eq!(table.view()["due"][0], "blue", "blue stays due for ever");
    table.play("T:- L:c4-c8 T:-");
    assert_eq!(table.why("L:f8-f1"), "ok", "and red moves every turn");
}

/// LUT-TWO-3
#[test]
fn edge_21_two_players_the_due_colour_blocked_by_ones_own_tree() {
    let mut table = Table::new(2).listed("B a1 R f4 * b1 b2 a3").due(0, Color::Blue).tree_step();
    let mut left = table.clone();
    left.play("T:-");
    assert_eq!(left.why("L:f4-f8"), "LUT-TWO-2", "blue can move and must");
    table.play("T:a3-a2 L:f4-f8");
    assert_eq!(table.view()["due"][0], "blue");
}

/// LUT-TWO-2
#[test]
fn edge_22_two_players_first_turn_either_colour() {
    let mut table = Table::new(2);
    for colours in [["L:S", "L:E"], ["L:W", "L:N"]] {
        table.play("T:-");
        assert!(colours.iter().all(|side| !table.legal_from(side).is_empty()), "{colours:?}");
        let first = table.legal()[0].clone();
        table.play(&first);
    }
}

/// LUT-SLIDE-3, LUT-TWO-1
#[test]
fn edge_23_two_players_ones_other_colour_is_an_obstacle() {
    let table = Table::new(2).listed("B c4 R c6");
    assert_eq!((table.why("L:c4-c5"), table.why("L:c4-Nc")), ("ok", "LUT-SLIDE-6"));
    let lateral = Table::new(2).listed("B c4 R E4");
    assert_eq!(lateral.why("L:c4-h4"), "ok", "and is not chased on its own side");
}

/// LUT-NOTE-2
#[test]
fn edge_24_the_same_end_by_two_paths() {
    let table = Table::new(4).listed("B d4");
    let after = |step: &str| {
        let mut next = table.clone();
        next.play(step);
        next.state
    };
    assert_eq!(after("L:d4-d1-h1"), after("L:d4-h4-h1"));
    assert_eq!(after("L:d4-h8"), after("L:d4-h4-h8"));
}

/// LUT-END-5
#[test]
fn edge_25_stall_and_cap_at_once_and_a_chasing_arrival_is_not_quiet() {
    let both = || Table::with(4, json!({"stall": 1, "turn_cap": 1}));
    let mut quiet = both().listed("B c4");
    quiet.play("L:c4-c1");
    assert_eq!(quiet.state.phase, Phase::Over(End::Stall));
    let mut chasing = both().listed("B c8 V Nc");
    chasing.play("L:c8-Nc P:a1");
    assert_eq!((chasing.state.quiet, chasing.state.phase), (0, Phase::Over(End::Cap)));
    let mut later = Table::new(4).listed("B c8 V Nc");
    later.state.quiet = 7;
    later.play("L:c8-Nc P:a1");
    assert_eq!(later.state.quiet, 0);
}

/// LUT-END-3
#[test]
fn edge_26_a_tie_for_first() {
    let mut table = Table::with(4, json!({"turn_cap": 1})).listed("B c4 Nb Y E2 V Sb Sc R W2 W3");
    table.play("L:c4-c1");
    assert_eq!(table.ranking().places.as_slice(), [3, 3, 1, 1]);
}
