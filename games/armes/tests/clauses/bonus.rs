//! ARM-BONUS: faction cards.

use crate::table::{Table, fig};
use serde_json::json;

/// ARM-BONUS-1.
#[test]
fn bonus_1_permanent_bonuses() {
    // Feather: the gnome takes 1, the fairy nothing.
    let mut t = Table::field(["loup", "lys"], "A1 k10 B1 k11").scenery("muret:0:k13");
    t.play("act:A1 stay use:huff at:B1 boost:0 hits:1");
    assert_eq!(t.hp("B1"), 2);
    let mut t = Table::field(["lys,marraine", "golem"], "A1 k10 A2 k12 B1 k14");
    t.play("act:A1 stay use:gust at:A2 boost:0 hits:1");
    assert_eq!((t.hp("A2"), t.hp("B1")), (5, 6));
    // Surefoot: the mire is open ground, but a second activation is still slow.
    let mut t = Table::field(["arbaletrier", "prince"], "A1 k10 B1 t20").scenery("bourbier:0:j11");
    t.play("act:A1");
    assert!(t.may("move:k14"));
    // Plunderers loot on a 5.
    let mut t = Table::field(["ogre", "prince"], "A1 w22 B1 c10");
    t.play("act:A1 stay loot boost:0");
    assert_eq!(t.roll().1, 5);
    // Purity heals at the end of the round, with Regeneration.
    let mut t = Table::field(["blanche,poulain", "prince"], "A1 k10 A2 k12 B1 t20").health("A1", 1).health("A2", 1);
    t.end_round();
    assert_eq!((t.hp("A1"), t.hp("A2")), (3, 2));
    // Precedence.
    let mut t = Table::with(json!({"band1": "princesses1"}));
    t.play("roll:0");
    assert_eq!(t.odds().iter().map(|(_, w)| *w).collect::<Vec<_>>(), [10, 21, 5]);
}

/// ARM-BONUS-2.
#[test]
fn bonus_2_costs_a_token_before_choosing_a_figure() {
    let t = Table::field(["prince", "ogre"], "A1 k10 B1 t20");
    assert_eq!(t.refused("bonus"), "ARM-BONUS-2", "nobody needs a kiss");
    let mut t = t.health("A1", 1);
    t.play("bonus at:A1");
    assert_eq!((t.phase(), t.seat().0, t.s.tokens[0]), ("turn", 0, 4), "the turn goes on");
    let mut t = Table::field(["prince,ogre", "ogre"], "A1 k10 A2 c10 B1 t20");
    t.s.tokens[0] = 5;
    assert_eq!(t.refused("bonus"), "ARM-REC-4", "a mixed band has no card");
}

/// ARM-BONUS-3.
#[test]
fn bonus_3_the_turn_ends_when_nothing_more_can_be_done() {
    let mut t = Table::field(["prince", "ogre"], "A1 k10 B1 t20").health("A1", 1);
    t.s.tokens[0] = 1;
    t.play("bonus at:A1");
    assert_eq!(t.seat().0, 1);
}

/// ARM-BONUS-4.
#[test]
fn bonus_4_the_breeze_moves_anybody_nearby() {
    let mut t = Table::field(["lys", "ogre,prince"], "A1 k10 B1 k14 B2 k15");
    t.play("bonus");
    assert_eq!(t.legal(), ["at:A1", "at:B1"], "one's own too; five squares is too far");
    assert_eq!(t.refused("at:B2"), "ARM-BONUS-4");
    t.play("at:B1 dir:s");
    assert_eq!((t.at("B1").unwrap(), t.phase()), ("k12".into(), "turn"));
}

/// ARM-BONUS-5.
#[test]
fn bonus_5_second_wind() {
    let mut t = Table::field(["blanche,poulain", "ogre"], "A1 k10 A2 c10 B1 k11");
    assert_eq!(t.refused("bonus"), "ARM-BONUS-5", "nobody has acted yet");
    t.s.figures[fig("A1").index()].orders = 1;
    t.play("bonus");
    assert_eq!(t.refused("bonus"), "ARM-BONUS-5", "once a turn");
    t.play("act:A1 stay use:horn at:B1 boost:0");
    assert_eq!(t.roll(), (2, 4), "no −2, though the ogre frightens");
    let mut t = Table::field(["blanche", "ogre"], "A1 k10 B1 k11");
    t.s.figures[fig("A1").index()].orders = 1;
    t.s.tokens[0] = 1;
    assert_eq!(t.refused("bonus"), "ARM-BONUS-5", "it needs two tokens");
}

/// ARM-BONUS-6.
#[test]
fn bonus_6_tinkering_adds_up() {
    let mut t = Table::field(["jardinier", "prince"], "A1 k10 B1 k11");
    t.s.tokens[0] = 3;
    t.play("bonus bonus");
    assert_eq!(t.view()["aim"], 4);
    assert_eq!(t.refused("bonus"), "ARM-BONUS-6");
    t.play("act:A1 stay use:spade at:B1");
    assert_eq!(t.roll(), (2, 2));
}

/// ARM-BONUS-7.
#[test]
fn bonus_7_kiss_and_low_blow() {
    let mut t = Table::field(["prince,chaperon", "ogre"], "A1 k10 A2 c10 B1 t20").health("A1", 2);
    t.play("bonus");
    assert_eq!(t.refused("at:A2"), "ARM-BONUS-7");
    t.play("at:A1");
    assert_eq!(t.hp("A1"), 4);
    let mut t = Table::field(["ogre", "golem,golem"], "A1 k10 B1 k11 B2 k12");
    t.play("bonus");
    assert_eq!(t.legal(), ["at:B1"]);
    t.play("at:B1");
    assert_eq!(t.hp("B1"), 6, "armour does not help");
}

/// ARM-BONUS-8.
#[test]
fn bonus_8_an_unused_bonus_is_lost() {
    let mut t = Table::field(["jardinier", "prince"], "A1 k10 B1 k11");
    t.play("bonus pass");
    assert_eq!((t.view()["aim"].clone(), t.s.tokens[0]), (json!(0), 4));
}
