//! ARM-PROF, ARM-SHOOT, ARM-CHARGE: actions of the card.

use crate::table::{Table, fig};
use serde_json::json;

/// ARM-PROF-1.
#[test]
fn prof_1_an_action_of_its_own_card() {
    let mut t = Table::field(["ogre", "prince"], "A1 k10 B1 k11");
    t.play("act:A1 stay");
    assert_eq!(t.refused("use:horn"), "ARM-PROF-1");
    assert_eq!(t.refused("use:nothing"), "ARM-PROF-1");
    t.play("use:club");
    assert_eq!(t.phase(), "target");
}

/// ARM-PROF-2.
#[test]
fn prof_2_who_may_be_a_target() {
    let mut t = Table::field(["chaperon,prince", "ogre,loup"], "A1 k10 A2 k11 B1 l10 B2 t20");
    t.play("act:A1 stay use:basket");
    assert_eq!(t.legal(), ["at:B1"]);
    assert_eq!(t.refused("at:A2"), "ARM-PROF-2");
    assert_eq!(t.refused("at:A1"), "ARM-PROF-2");
    let mut t = Table::field(["loup,gobelin", "ogre"], "A1 k10 A2 k11 B1 l10");
    t.play("act:A1 stay use:huff");
    assert_eq!(t.legal(), ["at:A2", "at:B1"], "friends may be pushed, oneself not");
}

/// ARM-PROF-3.
#[test]
fn prof_3_without_shoot_contact_or_oneself() {
    let mut t = Table::field(["chaperon", "ogre"], "A1 k10 B1 k12").health("A1", 1);
    t.play("act:A1 stay");
    assert_eq!(t.refused("use:basket"), "ARM-PROF-3");
    t.play("use:cake");
    assert_eq!(t.legal(), ["at:A1"]);
}

/// ARM-PROF-4, ARM-SHOOT-1, ARM-SHOOT-2.
#[test]
fn prof_4_shoot_1_and_shoot_2_shots_need_sight_and_range() {
    let mut t = Table::field(["arc,arbaletrier", "ogre,ogre"], "A1 k10 A2 b14 B1 k20 B2 c14");
    t.play("act:A1 stay use:ray");
    assert_eq!(t.legal(), ["at:B1", "at:B2"], "no limit but sight");
    let mut t = Table::field(["arc,arbaletrier", "ogre,ogre"], "A1 t20 A2 b14 B1 k14 B2 c14");
    t.play("act:A2 stay use:bolt");
    assert_eq!(t.refused("at:B1"), "ARM-SHOOT-2", "nine squares");
    assert!(t.may("at:B2"), "in contact it may be shot too");
    let mut t = Table::field(["arbaletrier", "ogre"], "A1 b14 B1 j14");
    t.play("act:A1 stay use:bolt");
    assert!(t.may("at:B1"), "eight squares are within eight");
    let mut t = Table::field(["arbaletrier", "ogre,ogre"], "A1 k10 B1 k12 B2 k14");
    t.play("act:A1 stay use:bolt");
    assert_eq!(t.refused("at:B2"), "ARM-SHOOT-1", "somebody stands in between");
}

/// ARM-PROF-5.
#[test]
fn prof_5_healing_needs_a_wound() {
    let mut t = Table::field(["marraine,prince", "ogre"], "A1 k10 A2 k12 B1 t20").health("A2", 4);
    t.play("act:A1 stay use:mend");
    assert_eq!(t.legal(), ["at:A2"]);
    assert_eq!(t.refused("at:A1"), "ARM-PROF-5");
    t.play("at:A2 boost:0 hits:3");
    assert_eq!(t.hp("A2"), 5, "never above full health");
}

/// ARM-PROF-6.
#[test]
fn prof_6_too_few_successes_do_nothing() {
    let mut t = Table::field(["ogre", "golem"], "A1 k10 B1 k11");
    t.play("act:A1 stay use:club at:B1 boost:0 hits:1");
    assert_eq!((t.hp("B1"), t.seat().0), (7, 1));
}

/// ARM-PROF-7, ARM-PROF-14.
#[test]
fn prof_7_and_prof_14_cracks_come_before_the_damage() {
    let mut t = Table::field(["bucheron", "golem"], "A1 k10 B1 k11").no_card(0);
    t.s.phase = feerie_armes::phase::Phase::Turn;
    t.play("act:A1 stay use:axe at:B1 boost:0 hits:2");
    assert_eq!((t.hp("B1"), t.s.fig(fig("B1")).crack), (6, 1), "2 − (2 − 1)");
    t.end_round();
    assert_eq!(t.s.fig(fig("B1")).crack, 0, "until the end of the round");
}

/// ARM-PROF-14: cracks go with the figure that bears them.
#[test]
fn prof_14_cracks_last_until_removal() {
    let mut t = Table::field(["bucheron", "golem"], "A1 k10 B1 k11").no_card(0).health("B1", 1);
    t.s.phase = feerie_armes::phase::Phase::Turn;
    t.play("act:A1 stay use:axe at:B1 boost:0 hits:2");
    assert_eq!((t.at("B1"), t.s.fig(fig("B1")).crack), (None, 0), "removed, and no token left");
}

/// ARM-PROF-8, ARM-PROF-9.
#[test]
fn prof_8_and_prof_9_damage_less_armour_more_with_each_success() {
    let mut t = Table::field(["ogre", "bucheron"], "A1 k10 B1 k11");
    let mut more = t.clone();
    t.play("act:A1 stay use:club at:B1 boost:0 hits:2");
    assert_eq!(t.hp("B1"), 5, "the rulebook's example: 2 − 1");
    more.play("act:A1 stay use:club at:B1 boost:1 hits:4");
    assert_eq!(more.hp("B1"), 3, "two successes more");
}

/// ARM-PROF-10.
#[test]
fn prof_10_a_figure_without_health_leaves_with_its_tokens() {
    let mut t = Table::field(["ogre", "pixie"], "A1 k10 B1 k11");
    t.s.figures[fig("B1").index()].flames = 2;
    t.s.figures[fig("B1").index()].orders = 1;
    t.play("act:A1 stay use:club at:B1 boost:0 hits:2");
    let gone = t.view()["figures"][1].clone();
    assert_eq!(
        gone,
        json!({"id": "B1", "seat": 1, "profile": "pixie", "at": null, "hp": 0, "orders": 1, "flames": 0, "poison": 0, "crack": 0}),
        "its order tokens stay"
    );
    assert_eq!(t.s.lost_round, [0, 1]);
}

/// ARM-PROF-11, ARM-FREEZE-1.
#[test]
fn prof_11_and_freeze_1_effects_apply_though_armour_stops_the_damage() {
    let cover = "ronces:0:k14";
    let mut t = Table::field(["artificier", "jardinier"], "A1 k10 B1 k15").scenery(cover);
    t.play("act:A1 stay use:rocket at:B1 boost:0 hits:2");
    assert_eq!((t.hp("B1"), t.s.fig(fig("B1")).flames), (3, 2), "1 − 3, but it burns");
    let mut t = Table::field(["givre", "golem"], "A1 k10 B1 k15").scenery(cover);
    t.play("act:A1 stay use:shard at:B1 boost:0");
    assert_eq!(t.roll().1, 5, "cover's −1 stays");
    t.play("hits:2");
    assert_eq!(t.hp("B1"), 5, "frost ignores armour and cover's part of it");
}

/// ARM-PROF-12, ARM-DODGE-1.
#[test]
fn prof_12_and_dodge_1_a_removed_target_is_not_moved_but_one_dodges() {
    let mut t = Table::field(["cendrillon", "pixie"], "A1 k10 B1 k11").health("B1", 1);
    t.play("act:A1 stay use:slipper at:B1 boost:0 hits:1");
    assert_eq!((t.at("B1"), t.phase()), (None, "dodge"));
    assert!(t.may("stay") && t.may("dodge:m12") && !t.may("dodge:n10"));
    t.play("dodge:l11");
    assert_eq!((t.at("A1").unwrap(), t.phase()), ("l11".into(), "turn"));
    let mut t = Table::field(["noire", "pixie"], "A1 k10 B1 k11").health("B1", 1);
    t.play("act:A1 stay use:hooves at:B1 boost:0 hits:2");
    assert_eq!((t.at("B1"), t.phase()), (None, "turn"));
}

/// ARM-PROF-13.
#[test]
fn prof_13_the_ogre_eats_what_is_weaker() {
    let mut t = Table::field(["ogre", "golem"], "A1 k10 B1 k11").health("A1", 5).health("B1", 4);
    let mut equal = t.clone().health("B1", 5);
    t.play("act:A1 stay use:eat at:B1 boost:1 hits:5");
    assert_eq!((t.at("B1"), t.hp("A1")), (None, 9), "and is well again");
    equal.play("act:A1 stay use:eat at:B1 boost:1 hits:5");
    assert_eq!((equal.hp("B1"), equal.hp("A1")), (5, 5), "a success without effect");
}

/// ARM-CHARGE-1, ARM-CHARGE-2, ARM-CHARGE-3.
#[test]
fn charge_1_charge_2_and_charge_3_up_to_the_target() {
    let mut t = Table::field(["blanche", "prince,neige,reine"], "A1 k10 B1 k14 B2 k11 B3 k20").no_card(1);
    t.play("act:A1 stay use:horn");
    assert_eq!(t.refused("at:B3"), "ARM-CHARGE-2");
    let mut near = t.clone();
    near.play("at:B2");
    assert_eq!(near.phase(), "boost", "already in contact");
    let mut t = Table::field(["blanche", "prince"], "A1 k10 B1 k13");
    t.play("act:A1 stay use:horn at:B1");
    assert_eq!((t.phase(), t.legal()), ("charge", vec!["charge:k12".to_owned()]));
    assert_eq!(t.refused("charge:k11"), "ARM-CHARGE-1");
    t.play("charge:k12 boost:0 hits:2");
    assert_eq!((t.at("A1").unwrap(), t.hp("B1")), ("k12".into(), 5), "2 − 2");
}
