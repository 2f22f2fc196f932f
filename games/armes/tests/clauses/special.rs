//! ARM-AURA, ARM-ADVISER, ARM-FEAR, ARM-FEARLESS: auras.

use crate::table::Table;

/// ARM-ADVISER-1, ARM-AURA-1.
#[test]
fn adviser_1_and_aura_1_friends_within_four_once_only() {
    let mut t = Table::field(["sage,sage,jardinier", "prince"], "A1 k9 A2 k8 A3 k10 B1 k11");
    t.play("act:A3 stay use:spade at:B1 boost:0");
    assert_eq!(t.roll(), (2, 3), "two advisers are no better than one");
    let mut t = Table::field(["sage,jardinier", "prince"], "A1 k5 A2 k10 B1 k11");
    t.play("act:A2 stay use:spade at:B1 boost:0");
    assert_eq!(t.roll().1, 4, "five squares away");
    let mut t = Table::field(["sage,jardinier", "prince"], "A1 k7 A2 k10 B1 k11").scenery("tour:0:k8");
    t.play("act:A2 stay use:spade at:B1 boost:0");
    assert_eq!(t.roll().1, 3, "an aura goes through everything");
}

/// ARM-AURA-2.
#[test]
fn aura_2_a_figure_is_in_its_own_aura() {
    let mut t = Table::field(["sage", "prince"], "A1 k10 B1 k12");
    t.play("act:A1 stay use:lasso at:B1 boost:0");
    assert_eq!(t.roll().1, 3);
}

/// ARM-FEAR-1.
#[test]
fn fear_1_one_die_less_once_only() {
    let mut t = Table::field(["prince", "ogre,ogre"], "A1 k10 B1 k11 B2 k9");
    t.play("act:A1 stay use:sword at:B1 boost:0");
    assert_eq!(t.roll().0, 2);
}

/// ARM-FEARLESS-1.
#[test]
fn fearless_1_some_are_afraid_of_nobody() {
    let mut t = Table::field(["golem", "ogre"], "A1 k10 B1 k11");
    t.play("act:A1 stay use:fist at:B1 boost:0");
    assert_eq!(t.roll().0, 3);
}

/// ARM-AURA-3, ARM-AURA-4.
#[test]
fn aura_3_and_aura_4_bites_at_the_end_of_the_round() {
    // Bite (2, 1): armour stops it, cover adds two, contact takes cover away.
    let mut t = Table::field(["dragonnet,gobelin", "lys,jardinier,givre"], "A1 k10 B1 k12 B2 j10 B3 k13");
    t.end_round();
    assert_eq!(
        (t.hp("B1"), t.hp("B2"), t.hp("B3")),
        (1, 3, 4),
        "a lily fairy is bitten, armour 1 is not, three is too far"
    );
    let mut t = Table::field(["dragonnet", "lys,lys"], "A1 k10 B1 k12 B2 k11").scenery("ronces:0:k11");
    t.end_round();
    assert_eq!((t.hp("B1"), t.hp("B2")), (2, 1), "cover protects, but not in contact");
    // Each aura separately.
    let mut t = Table::field(["reine,reine", "lys"], "A1 k10 A2 k12 B1 k11");
    t.end_round();
    assert_eq!(t.at("B1"), None, "two bites of 1");
}
