//! ARM-EOR, ARM-SCORE, ARM-BACK, ARM-END, ARM-FLAMES, ARM-POISON, ARM-REGEN.

use crate::table::{Table, fig};
use serde_json::json;

fn field() -> Table {
    Table::field(["ogre,gobelin", "prince,neige"], "A1 k10 A2 c10 B1 k14 B2 p10")
}

/// ARM-EOR-1, ARM-FLAMES-1, ARM-REGEN-1.
#[test]
fn eor_1_flames_1_and_regen_1_fire_before_regeneration() {
    let mut t = Table::field(["blanche", "prince"], "A1 k10 B1 t20").health("A1", 2);
    t.s.figures[0].flames = 3;
    t.end_round();
    assert_eq!(t.at("A1"), None, "burnt before it could heal");
    let mut t = Table::field(["golem", "prince"], "A1 k10 B1 t20").health("A1", 4);
    t.s.figures[0].flames = 2;
    t.end_round();
    assert_eq!((t.hp("A1"), t.s.fig(fig("A1")).flames), (3, 0), "armour does not help; then 1 back");
}

/// ARM-POISON-1.
#[test]
fn poison_1_one_damage_and_one_token_a_round() {
    let mut t = field();
    t.s.figures[fig("B1").index()].poison = 3;
    t.end_round();
    assert_eq!((t.hp("B1"), t.s.fig(fig("B1")).poison), (4, 2));
}

/// ARM-EOR-2.
#[test]
fn eor_2_cracks_and_orders_go() {
    let mut t = field();
    t.s.figures[0].crack = 2;
    t.play("act:A1 stay end").end_round();
    assert_eq!((t.s.figures[0].crack, t.s.figures[0].orders), (0, 0));
}

/// ARM-SCORE-1, ARM-SCORE-2.
#[test]
fn score_1_and_score_2_the_greater_value_removed() {
    let mut t = field();
    t.s.figures[fig("B2").index()].flames = 4;
    t.end_round();
    assert_eq!((t.s.vp, t.s.lost), ([1, 0], [0, 2]), "burnt at the end of the round, in the same round");
    let mut t = field();
    t.s.figures[fig("B1").index()].flames = 5;
    t.s.figures[fig("A1").index()].flames = 9;
    t.end_round();
    assert_eq!((t.s.vp, t.s.lost), ([0, 0], [3, 3]), "equal values: nobody");
    // A player who shoves his own goblin out gives the point away.
    let mut t = Table::field(["loup,gobelin", "prince"], "A1 k10 A2 k11 B1 t20").scenery("muret:0:k12").health("A2", 1);
    t.play("act:A1 stay use:huff at:A2 boost:0 hits:1").end_round();
    assert_eq!(t.s.vp, [0, 1]);
}

/// ARM-SCORE-3, ARM-SCORE-4.
#[test]
fn score_3_and_score_4_points_add_up_and_the_trailing_player_is_helped() {
    let mut t = field();
    t.s.vp = [2, 2];
    t.s.figures[fig("B2").index()].flames = 4;
    t.end_round();
    assert_eq!((t.s.vp, t.s.vp_round, t.s.extra), ([3, 2], [1, 0], [0, 1]));
}

/// ARM-BACK-1, ARM-BACK-2.
#[test]
fn back_1_and_back_2_figures_return_beside_their_lair() {
    let mut t = field();
    t.s.figures[fig("B2").index()].flames = 4;
    t.end_round();
    assert_eq!((t.phase(), t.seat().0), ("raise", 1));
    assert_eq!(t.legal(), ["done", "raise:B2:v23", "raise:B2:w22", "raise:B2:w24", "raise:B2:x23"]);
    assert_eq!(t.refused("raise:B1:v23"), "ARM-BACK-1");
    assert_eq!(t.refused("raise:A1:v23"), "ARM-BACK-1");
    assert_eq!(t.refused("raise:B2:v22"), "ARM-BACK-2");
    t.play("raise:B2:v23");
    assert_eq!((t.hp("B2"), t.phase()), (4, "roll_round"), "full health, and on it goes");
    // Both lost somebody: the first player's come first.
    let mut t = field();
    t.s.figures[fig("A2").index()].flames = 4;
    t.s.figures[fig("B2").index()].flames = 4;
    t.end_round();
    assert_eq!(t.seat().0, 0);
    t.play("raise:A2:b1");
    assert_eq!((t.phase(), t.seat().0), ("raise", 1));
}

/// ARM-BACK-2.
#[test]
fn back_2_when_the_lair_is_surrounded_one_square_farther() {
    let mut t =
        Table::field(["gobelin,gobelin,gobelin,gobelin", "prince,neige"], "A1 v23 A2 x23 A3 w22 A4 w24 B1 k14 B2 p10");
    t.s.figures[fig("B2").index()].flames = 4;
    t.end_round();
    assert_eq!(t.squares("raise:B2"), ["u23", "v22", "v24", "w21", "x22", "x24"]);
}

/// ARM-BACK-3.
#[test]
fn back_3_figures_left_out_may_return_later() {
    let mut t = field();
    t.s.figures[fig("B2").index()].flames = 4;
    t.end_round();
    t.play("done roll:0 first:0");
    assert_eq!(t.at("B2"), None);
    t.end_round();
    assert!(t.may("raise:B2:v23"));
}

/// ARM-END-1, ARM-END-2.
#[test]
fn end_1_and_end_2_points_then_value_then_a_shared_place() {
    let finish = |options, vp: [u8; 2], lost: [u8; 2]| {
        let mut t = Table::field_with(["ogre", "prince"], "A1 k10 B1 t20", options);
        t.s.round = 5;
        (t.s.vp, t.s.lost) = (vp, lost);
        t.end_round();
        let ranking = t.ranking().unwrap();
        assert_eq!(ranking.scores.as_slice(), [i32::from(t.s.vp[0]), i32::from(t.s.vp[1])]);
        (ranking.places[0], ranking.places[1])
    };
    assert_eq!(finish(json!({}), [3, 2], [9, 0]), (1, 2));
    assert_eq!(finish(json!({}), [2, 2], [3, 4]), (1, 2), "seat 1 lost more");
    assert_eq!(finish(json!({}), [2, 2], [3, 3]), (1, 1));
    assert_eq!(finish(json!({"tie": "share"}), [2, 2], [3, 4]), (1, 1));
}

/// ARM-END-1.
#[test]
fn end_1_nobody_returns_after_the_last_round() {
    let mut t = field();
    t.s.round = 5;
    t.s.figures[fig("B2").index()].flames = 4;
    t.end_round();
    assert_eq!(t.phase(), "over");
}

/// ARM-END-3.
#[test]
fn end_3_every_game_ends() {
    use feerie_core::{Dice, Game, Legal, playout};
    let t = Table::with(json!({"rounds": 9, "tokens": 6, "search": "free"}));
    for seed in 0..30 {
        let (mut dice, mut scratch) = (Dice::from_number(seed), Legal::new());
        let played = playout::playout(&t.game, &mut t.game.start(), &mut dice, &mut scratch, 5000);
        assert!(played.ranking.is_some());
    }
}
