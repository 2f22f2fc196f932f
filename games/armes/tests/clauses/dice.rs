//! ARM-DICE, ARM-ORD-6, ARM-ORD-8: what is rolled.

use crate::table::Table;
use serde_json::json;

/// An ogre (3 dice, Club needs 2) beside a prince who fears nothing to speak of.
fn duel() -> Table {
    Table::field(["ogre", "prince"], "A1 k10 B1 k11")
}

/// ARM-DICE-1, ARM-DICE-4.
#[test]
fn dice_1_and_dice_4_as_many_dice_as_the_action_value() {
    let mut t = duel();
    t.play("act:A1 stay use:club at:B1 boost:0");
    assert_eq!(t.roll(), (3, 4), "no cards are drawn: three dice, 4 or more");
}

/// ARM-DICE-2.
#[test]
fn dice_2_modifiers_shift_the_score() {
    let mut t = Table::field(["sage,jardinier", "prince"], "A1 k8 A2 k10 B1 k11");
    t.play("act:A2 stay use:spade at:B1 boost:0");
    assert_eq!(t.roll(), (2, 3), "advised: 3 or more");
}

/// ARM-DICE-3.
#[test]
fn dice_3_add_first_then_hold_between_2_and_6() {
    // Second activation, advised, target in cover: −2 + 1 − 1, so 6s.
    let mut t = Table::field(["sage,arbaletrier", "prince"], "A1 k8 A2 k10 B1 k15").scenery("ronces:0:k14");
    t.s.figures[1].orders = 1;
    t.play("act:A2 stay use:bolt at:B1 boost:0");
    assert_eq!(t.roll(), (3, 6));
    let mut t = Table::field(["sage,arbaletrier", "prince"], "A1 k8 A2 k10 B1 k15");
    t.play("bonus bonus act:A2 stay use:bolt at:B1 boost:0");
    assert_eq!(t.roll(), (3, 2), "+5 is held at 2 or more");
}

/// ARM-DICE-5.
#[test]
fn dice_5_never_below_none_and_tokens_still_add() {
    let gnat = "format = 1\n[[profile]]\nid = \"gnat\"\nfr = \"x\"\nen = \"x\"\ncost = 1\nmove = 3\ndice = 1\narmour = 0\nhealth = 1\nfactions = [\"fees\"]\n[[profile.act]]\nid = \"sting\"\nfr = \"x\"\nen = \"x\"\nneed = \"1\"\ndamage = 1";
    let mut t = Table::field_with(["gnat", "ogre"], "A1 k10 B1 k11", json!({"extra": gnat}));
    t.play("act:A1 stay use:sting at:B1");
    let mut bare = t.clone();
    bare.play("boost:0");
    assert_eq!(bare.odds(), [("hits:0".to_owned(), 1)]);
    t.play("boost:1");
    assert_eq!(t.roll().0, 2);
}

/// ARM-DICE-6.
#[test]
fn dice_6_no_more_than_20_dice() {
    let mut t = duel();
    t.s.tokens[0] = 12;
    t.play("act:A1 stay use:club at:B1");
    assert_eq!(t.legal().len(), 9, "boost:0 to boost:8");
    assert_eq!(t.refused("boost:9"), "ARM-DICE-6");
    assert_eq!(t.refused("boost:12"), "ARM-ORD-8");
}

/// ARM-DICE-7.
#[test]
fn dice_7_weights_are_binomial_and_unreduced() {
    let mut t = duel();
    t.play("act:A1 stay use:club at:B1 boost:0");
    let odds: Vec<u64> = t.odds().iter().map(|(_, weight)| *weight).collect();
    assert_eq!(odds, [27, 81, 81, 27]);
    assert_eq!(odds.iter().sum::<u64>(), 216);
}

/// ARM-ORD-6.
#[test]
fn ord_6_the_second_activation_has_minus_two() {
    let mut t = duel();
    t.play("act:A1 stay use:club at:B1 boost:0 hits:0 pass act:A1 stay use:club at:B1 boost:0");
    assert_eq!(t.roll(), (3, 6));
    assert_eq!(t.view()["pending"]["second"], json!(true));
}

/// ARM-ORD-8.
#[test]
fn ord_8_each_token_gives_two_dice_and_without_one_nobody_is_asked() {
    let mut t = duel();
    t.play("act:A1 stay use:club at:B1 boost:2");
    assert_eq!((t.roll().0, t.s.tokens[0]), (7, 2));
    // ARM-ORD-3: the last token is beside the figure already.
    let mut t = duel();
    t.s.tokens[0] = 1;
    t.play("act:A1 stay use:club at:B1");
    assert_eq!(t.phase(), "hits");
}
