//! ARM-FORCE, ARM-PUSH, ARM-PULL, ARM-SHIFT: shoving.

use crate::table::Table;

/// A wolf on k10 blows (Push 4) at a goblin's foe.
fn blow(target: &str, others: &str, scenery: &str) -> Table {
    let mut t = Table::field(["loup", "prince,golem"], &format!("A1 k10 B1 {target} {others}")).scenery(scenery);
    t.play("act:A1 stay use:huff at:B1 boost:0 hits:1");
    t
}

/// ARM-FORCE-1.
#[test]
fn force_1_the_whole_distance_whatever_the_ground() {
    assert_eq!(blow("k12", "", "bourbier:0:j13").at("B1").unwrap(), "k16");
    let mut t = Table::field(["loup,gobelin", "prince"], "A1 k10 A2 k11 B1 t20");
    t.play("act:A1 stay use:huff at:A2 boost:0 hits:1");
    assert_eq!(t.at("A2").unwrap(), "k15", "friends too");
}

/// ARM-FORCE-2.
#[test]
fn force_2_along_a_row_or_column_even_for_the_agile() {
    let mut t = Table::field(["loup", "cendrillon"], "A1 k10 B1 l11");
    t.play("act:A1 stay use:huff at:B1 boost:0 hits:1");
    assert_eq!(t.legal(), ["dir:e", "dir:n"]);
    assert_eq!(t.refused("dir:x"), "ARM-FORCE-2");
}

/// ARM-FORCE-3, ARM-PUSH-1.
#[test]
fn force_3_and_push_1_away_along_the_larger_axis() {
    assert_eq!(blow("n11", "", "").at("B1").unwrap(), "r11", "at (3, 1) there is no choice");
    let mut t = blow("m12", "", "");
    assert_eq!(t.refused("dir:s"), "ARM-FORCE-3");
    t.play("dir:n");
    assert_eq!(t.at("B1").unwrap(), "m16");
}

/// ARM-FORCE-4.
#[test]
fn force_4_into_a_wall_a_token_or_the_edge() {
    let t = blow("k11", "", "muret:0:k13");
    assert_eq!((t.at("B1").unwrap(), t.hp("B1")), ("k12".into(), 4), "one square, then 1 damage");
    let t = blow("k11", "", "muret:0:k12");
    assert_eq!((t.at("B1").unwrap(), t.hp("B1")), ("k11".into(), 4), "no square, 1 damage");
    let mut t = Table::field(["loup", "prince"], "A1 b9 B1 b10");
    t.play("act:A1 stay use:huff at:B1 boost:0 hits:1");
    assert_eq!((t.at("B1").unwrap(), t.hp("B1")), ("b11".into(), 4), "an objective");
    let mut t = Table::field(["loup", "prince"], "A1 c9 B1 b9");
    t.play("act:A1 stay use:huff at:B1 boost:0 hits:1");
    assert_eq!((t.at("B1").unwrap(), t.hp("B1")), ("a9".into(), 4), "the edge");
}

/// ARM-FORCE-5.
#[test]
fn force_5_into_a_figure_both_are_hurt() {
    let t = blow("k12", "B2 k14", "");
    assert_eq!((t.at("B1").unwrap(), t.hp("B1"), t.hp("B2")), ("k13".into(), 4, 6));
    assert_eq!(t.at("B2").unwrap(), "k14", "who was hit does not move");
}

/// ARM-FORCE-6.
#[test]
fn force_6_beside_or_exactly_before_something_is_harmless() {
    let t = blow("k11", "", "muret:0:k16");
    assert_eq!((t.at("B1").unwrap(), t.hp("B1")), ("k15".into(), 5));
    let t = blow("k11", "", "muret:0:l13");
    assert_eq!(t.hp("B1"), 5, "passing by");
}

/// ARM-FORCE-7.
#[test]
fn force_7_flyers_collide_like_the_others() {
    let mut t = Table::field(["loup", "sorciere"], "A1 k10 B1 k11").scenery("muret:0:k13");
    t.play("act:A1 stay use:huff at:B1 boost:0 hits:1");
    assert_eq!((t.at("B1").unwrap(), t.hp("B1")), ("k12".into(), 3));
}

/// ARM-FORCE-8.
#[test]
fn force_8_both_damages_are_dealt() {
    let mut t = Table::field(["loup", "prince,golem"], "A1 k10 B1 k11 B2 k12").health("B1", 1);
    t.play("act:A1 stay use:huff at:B1 boost:0 hits:1");
    assert_eq!((t.at("B1"), t.hp("B2")), (None, 6));
}

/// ARM-PULL-1.
#[test]
fn pull_1_pulled_too_far_the_target_collides() {
    let mut t = Table::field(["sage,jardinier", "prince"], "A1 k10 B1 k13");
    t.play("act:A1 stay use:lasso at:B1 boost:0 hits:1");
    assert_eq!((t.at("B1").unwrap(), t.hp("B1"), t.hp("A1")), ("k11".into(), 4, 3));
    // ARM-ACT-4, ARM-SCORE-2: a puller with 1 health is removed, and the enemy is credited.
    let mut t = Table::field(["sage,jardinier", "prince"], "A1 k10 A2 c10 B1 k13").health("A1", 1);
    t.play("act:A1 stay use:lasso at:B1 boost:0 hits:1");
    assert_eq!((t.at("A1"), t.s.lost, t.phase()), (None, [3, 0], "turn"));
}

/// ARM-SHIFT-1.
#[test]
fn shift_1_any_direction_after_the_damage() {
    let mut t = Table::field(["marraine", "prince"], "A1 k10 B1 k15");
    t.play("act:A1 stay use:whisk at:B1 boost:0 hits:2");
    assert_eq!((t.phase(), t.legal().len()), ("dir", 4));
    t.play("dir:w");
    assert_eq!(t.at("B1").unwrap(), "h15");
}

/// ARM-ACT-4.
#[test]
fn act_4_a_removed_figure_acts_no_more() {
    let mut t = Table::field(["pixie,sage,jardinier", "prince"], "A1 c9 A2 k10 B1 k13").health("A2", 1).no_card(0);
    t.play("act:A2 stay use:lasso at:B1 boost:0 hits:1");
    assert_eq!(t.seat().0, 1);
}
