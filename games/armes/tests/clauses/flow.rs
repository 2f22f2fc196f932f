//! ARM-FLOW: who acts, how steps are written, what views say.

use crate::table::Table;
use feerie_core::{Actor, Fault, Game, Seat};
use serde_json::json;

/// ARM-FLOW-1.
#[test]
fn flow_1_one_seat_at_a_time_and_chance_apart() {
    let mut t = Table::with(json!({}));
    let not_now =
        |t: &Table, actor| t.game.may_act(&t.s, actor).map_err(|(fault, clause)| (fault, clause.map(|c| c.id())));
    assert_eq!(not_now(&t, Actor::Seat(Seat(0))), Err((Fault::WrongActor, Some("ARM-FLOW-1"))), "the dice roll");
    t.play("roll:0 roll:0");
    assert_eq!(not_now(&t, Actor::Seat(Seat(1))), Err((Fault::WrongActor, Some("ARM-FLOW-1"))));
    assert_eq!(not_now(&t, Actor::Chance), Err((Fault::NoChance, None)));
    t.play("first:0");
    t.s.round = 5;
    t.end_round();
    assert_eq!(not_now(&t, Actor::Seat(Seat(0))), Err((Fault::WrongActor, Some("ARM-FLOW-1"))), "the game is over");
    assert_eq!(not_now(&t, Actor::Chance), Err((Fault::NoChance, None)));
}

#[test]
fn flow_2_each_phase_has_its_verbs() {
    let mut t = Table::with(json!({}));
    assert_eq!(t.refused_to(Actor::Chance, "hits:1"), "ARM-FLOW-2");
    assert_eq!(t.refused_to(Actor::Chance, "roll:="), "ARM-FLOW-2");
    t.play("roll:0 roll:0");
    assert_eq!(t.refused("pass"), "ARM-FLOW-2");
    assert_eq!(t.refused("first:2"), "ARM-RND-3");
    t.play("first:0");
    assert_eq!(t.refused("move:a1"), "ARM-FLOW-2");
    assert_eq!(t.refused("dance"), "ARM-FLOW-2");
}

/// ARM-FLOW-3.
#[test]
fn flow_3_what_cannot_happen_is_not_listed() {
    let faction = "format = 1\n[[faction]]\nid = \"fees\"\nfr = \"x\"\nen = \"x\"\n[faction.permanent]\nkind = \"initiative\"\nvalue = 5\nfr = \"x\"\nen = \"x\"\n[faction.activated]\nkind = \"fresh\"\nfr = \"x\"\nen = \"x\"";
    let t = Table::with(json!({"extra": faction}));
    assert_eq!(t.odds(), [("roll:0".to_owned(), 35)]);
}

/// ARM-FLOW-4.
#[test]
fn flow_4_a_single_action_is_still_asked() {
    let mut t = Table::field(["gobelin,gobelin,gobelin", "prince"], "A1 a1 A2 b1 A3 a2 B1 k14");
    t.play("act:A1");
    assert_eq!(t.legal(), ["stay"]);
}

#[test]
fn flow_5_squares_without_leading_zero() {
    let mut t = Table::field(["ogre", "prince"], "A1 k9 B1 k14");
    t.play("act:A1");
    assert_eq!(t.refused("move:k08"), "ARM-FLOW-5");
    assert_eq!(t.refused("move:k25"), "ARM-FLOW-5");
    assert!(t.may("move:k8"));
}

#[test]
fn pending_tells_what_is_known_so_far() {
    let mut t = Table::field(["ogre", "prince"], "A1 k10 B1 k11");
    t.play("act:A1");
    assert_eq!(t.view()["pending"], json!({"seat": 0, "fig": "A1", "second": false}));
    t.play("stay use:club at:B1 boost:1");
    assert_eq!(
        t.view()["pending"],
        json!({"fig": "A1", "second": false, "what": "use", "act": "club", "at": "B1", "boost": 1, "dice": 5, "face": 4})
    );
    let mut t = Table::with(json!({"setup": "full"}));
    assert_eq!(t.view()["pending"], json!({}));
    t.play("roll:0 piece:haie:2");
    assert_eq!(t.view()["pending"], json!({"seat": 0, "piece": "haie", "turn": 2}));
}
