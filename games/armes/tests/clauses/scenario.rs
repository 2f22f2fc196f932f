//! ARM-SCEN: looting and searching. ARM-GRID-7.

use crate::table::Table;
use serde_json::json;

/// ARM-SCEN-1, ARM-SCEN-3.
#[test]
fn scen_1_and_scen_3_looting_the_enemy_lair_once_a_round() {
    let mut t = Table::field(["ogre,ogre", "prince"], "A1 w22 A2 v23 B1 c10").no_card(0);
    t.play("act:A1 stay loot boost:0");
    assert_eq!(t.roll(), (3, 6));
    let mut hit = t.clone();
    hit.play("hits:1");
    assert_eq!((hit.s.vp, hit.s.vp_round), ([1, 0], [1, 0]));
    t.play("hits:0 pass act:A2 stay");
    assert_eq!(t.refused("loot"), "ARM-SCEN-3", "tried is tried");
    let mut t = Table::field(["ogre", "prince"], "A1 v22 B1 c10");
    t.play("act:A1 stay");
    assert_eq!(t.refused("loot"), "ARM-SCEN-1", "diagonally is not in contact");
}

/// ARM-SCEN-2.
#[test]
fn scen_2_the_6_is_natural_unless_the_table_says_otherwise() {
    let face = |options| {
        let mut t = Table::field_with(["sage,jardinier", "prince"], "A1 v23 A2 w22 B1 c10", options);
        t.s.figures[1].orders = 1;
        t.play("act:A2 stay loot boost:0");
        t.roll().1
    };
    assert_eq!(face(json!({})), 6);
    let mut t = Table::field_with(["sage,jardinier", "prince"], "A1 v23 A2 w22 B1 c10", json!({"loot": "modified"}));
    t.play("act:A2 stay loot boost:0");
    assert_eq!(t.roll().1, 5, "advised");
}

/// ARM-SCEN-4, ARM-SCEN-5, ARM-GRID-7.
#[test]
fn scen_4_scen_5_and_grid_7_two_successes_beside_an_objective() {
    let mut t = Table::field(["ogre", "prince"], "A1 b11 B1 c10").no_card(0);
    t.play("act:A1 stay");
    assert!(t.may("search:b12"), "whoever placed it");
    assert_eq!(t.refused("search:d18"), "ARM-GRID-7");
    assert_eq!(t.refused("search:k10"), "ARM-SCEN-4");
    let mut miss = t.clone();
    miss.play("search:b12 boost:0 hits:1");
    assert_eq!(miss.s.vp, [0, 0]);
    t.play("search:b12 boost:0 hits:2");
    assert_eq!(t.s.vp, [1, 0]);
}

/// ARM-SCEN-6.
#[test]
fn scen_6_each_objective_once_a_round() {
    let again = |options| {
        let mut t = Table::field_with(["ogre,ogre", "prince"], "A1 b11 A2 b13 B1 c12", options);
        t.play("act:A1 stay search:b12 boost:0 hits:0 act:B1 stay");
        let theirs = t.may("search:b12");
        t.play("end act:A2 stay");
        (theirs, t.may("search:b12"))
    };
    assert_eq!(again(json!({})), (false, false));
    assert_eq!(again(json!({"search": "player"})), (true, false));
    assert_eq!(again(json!({"search": "free"})), (true, true));
    let mut t = Table::field(["ogre,ogre", "prince"], "A1 b11 A2 b13 B1 c12");
    t.play("act:A1 stay search:b12 boost:0 hits:0 act:B1 stay");
    assert_eq!(t.refused("search:b12"), "ARM-SCEN-6");
    t.play("end").end_round();
    t.play("roll:0 first:0 act:A1 stay");
    assert!(t.may("search:b12"), "next round it is offered again");
}

/// ARM-SCEN-7.
#[test]
fn scen_7_the_try_is_used_up_when_declared() {
    let mut t = Table::field(["ogre", "prince"], "A1 b11 B1 c12");
    t.play("act:A1 stay search:b12");
    assert_eq!((t.phase(), t.view()["searched"].clone()), ("boost", json!([["b12", 0]])));
}
