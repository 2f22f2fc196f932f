//! ARM-RND, ARM-ORD: rounds, turns and tokens.

use crate::table::{Table, fig};
use feerie_core::Seat;
use serde_json::json;

fn pair() -> Table {
    Table::field(["ogre,gobelin", "prince,neige"], "A1 k10 A2 c10 B1 k14 B2 p10")
}

/// ARM-RND-1, ARM-END-1.
#[test]
fn rnd_1_and_end_1_the_game_lasts_so_many_rounds() {
    let mut t = Table::with(json!({"rounds": 2}));
    t.play("roll:0 roll:0 first:0");
    t.end_round();
    assert_eq!((t.phase(), t.s.round), ("roll_round", 2));
    t.play("roll:0 first:0").end_round();
    assert_eq!(t.ranking().unwrap().places.as_slice(), [1, 1]);
}

/// ARM-RND-2.
#[test]
fn rnd_2_a_round_begins_with_its_dice_and_tokens() {
    let mut t = Table::with(json!({"tokens": 3}));
    assert_eq!(t.view()["tokens"], json!([0, 0]), "none before round 1");
    t.play("roll:0");
    // ARM-ORD-1.
    assert_eq!((t.s.round, t.s.tokens), (1, [3, 3]));
}

/// ARM-RND-3.
#[test]
fn rnd_3_the_winner_names_the_first_player() {
    let mut t = Table::with(json!({}));
    t.play("roll:0");
    assert_eq!(t.odds(), [("roll:0".to_owned(), 15), ("roll:1".to_owned(), 15), ("roll:=".to_owned(), 6)]);
    t.play("roll:1");
    assert_eq!((t.seat(), t.legal()), (Seat(1), vec!["first:0".to_owned(), "first:1".to_owned()]));
    t.play("first:0");
    assert_eq!((t.s.first, t.seat()), (Seat(0), Seat(0)), "he may name the other");
}

/// ARM-RND-4.
#[test]
fn rnd_4_on_equal_dice_whoever_was_not_first_chooses() {
    let mut t = Table::with(json!({}));
    t.play("roll:0 roll:=");
    assert_eq!(t.seat(), Seat(1));
    t.play("first:1").end_round();
    t.play("roll:=");
    assert_eq!(t.seat(), Seat(0), "seat 1 was first in round 1");
}

/// ARM-RND-5.
#[test]
fn rnd_5_an_activation_is_one_turn() {
    let mut t = pair();
    t.play("act:A1 stay end");
    assert_eq!((t.phase(), t.seat()), ("turn", Seat(1)));
}

/// ARM-RND-6.
#[test]
fn rnd_6_whoever_cannot_play_is_skipped_without_losing_anything() {
    let mut t = pair();
    t.s.tokens[1] = 0;
    t.play("act:A1 stay end");
    assert_eq!(t.seat(), Seat(0), "seat 1 has no token");
    let mut t = pair();
    t.s.figures[fig("B1").index()].orders = 2;
    t.s.figures[fig("B2").index()].orders = 2;
    t.play("act:A1 stay end");
    assert_eq!(t.seat(), Seat(0), "all figures of seat 1 carry two tokens, and nobody needs a kiss");
    t.s.figures[fig("B1").index()].hp = 1;
    t.play("act:A1 stay end");
    assert_eq!((t.seat(), t.legal()), (Seat(1), vec!["bonus".to_owned(), "pass".to_owned()]), "now one does");
}

/// ARM-RND-7.
#[test]
fn rnd_7_a_pass_is_final() {
    let mut t = pair();
    t.play("pass act:B1 stay end");
    assert_eq!(t.seat(), Seat(1), "the other goes on");
    assert!(t.s.passed[0]);
}

/// ARM-RND-8.
#[test]
fn rnd_8_nobody_must_activate() {
    let mut t = pair();
    t.end_round();
    assert_eq!(t.s.round, 2);
}

/// ARM-ORD-1, ARM-ORD-2.
#[test]
fn ord_1_and_ord_2_the_trailing_player_gets_a_token_for_good() {
    let mut t = pair();
    t.s.vp_round = [1, 0];
    t.end_round();
    assert_eq!((t.s.extra, t.s.tokens), ([0, 1], [5, 6]));
    t.play("roll:0 first:0");
    t.s.vp_round = [1, 0];
    t.end_round();
    assert_eq!(t.s.tokens, [5, 7], "they add up");
}

/// ARM-ORD-3.
#[test]
fn ord_3_activating_costs_a_token() {
    let mut t = pair();
    t.play("act:A1");
    assert_eq!((t.s.tokens[0], t.s.fig(fig("A1")).orders), (4, 1));
    // So the last one is not there for bonus dice.
    let mut t = Table::field(["ogre", "bucheron"], "A1 k10 B1 k11");
    let mut last = t.clone();
    last.s.tokens[0] = 1;
    t.play("act:A1 stay use:club at:B1");
    last.play("act:A1 stay use:club at:B1");
    assert!(t.may("boost:1"));
    assert_eq!(last.node(), feerie_core::Node::Chance, "nothing is asked, the dice fall");
}

/// ARM-ORD-4, ARM-ORD-5.
#[test]
fn ord_4_and_ord_5_two_tokens_and_own_figures_in_play() {
    let mut t = pair();
    t.s.figures[fig("A1").index()].orders = 2;
    assert_eq!(t.refused("act:A1"), "ARM-ORD-4");
    assert_eq!(t.refused("act:B1"), "ARM-ORD-5");
    t.s.figures[fig("A2").index()].at = None;
    assert_eq!(t.refused("act:A2"), "ARM-ORD-5");
    assert_eq!(t.refused("act:A3"), "ARM-ORD-5", "there is no third figure");
}

/// ARM-ORD-9.
#[test]
fn ord_9_tokens_left_are_lost() {
    let mut t = pair();
    t.play("act:A1 stay end").end_round();
    assert_eq!((t.s.tokens, t.s.fig(fig("A1")).orders), ([5, 5], 0));
}

/// ARM-ACT-1, ARM-ACT-2.
#[test]
fn act_1_and_act_2_move_then_one_thing() {
    let mut t = pair();
    t.play("act:A1");
    assert!(t.may("move:k11") && t.may("stay"));
    t.play("move:k13");
    assert_eq!(t.legal(), ["end", "run", "use:club", "use:eat"]);
    t.play("use:club at:B1 boost:0 hits:3");
    assert_eq!(t.seat(), Seat(1), "then the turn ends");
}

/// ARM-ACT-3.
#[test]
fn act_3_running_is_another_movement_and_must_go_somewhere() {
    let mut t = pair();
    t.play("act:A2 move:c15 run");
    assert!(!t.may("stay") && t.may("move:c17"));
    assert_eq!(t.squares("move").len(), t.squares("move").iter().filter(|s| s.as_str() != "c15").count());
    t.play("move:c17");
    assert_eq!(t.at("A2").unwrap(), "c17");
    let mut t = Table::field(["gobelin,gobelin,gobelin", "prince"], "A1 a1 A2 b1 A3 a2 B1 k14");
    t.play("act:A1 stay");
    assert_eq!(t.refused("run"), "ARM-ACT-3");
}
