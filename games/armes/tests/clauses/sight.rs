//! ARM-LOS, ARM-COV: who sees whom, and who is hidden.

use crate::table::{Table, sq};
use feerie_armes::board::{Bits, Square};
use feerie_armes::sight::Screen;
use serde_json::json;

/// A crossbow gnome on k10 aims at a pixie; the face tells whether it is in cover.
fn shot(pixie: &str, scenery: &str, others: &str) -> Option<u64> {
    shot_with(pixie, scenery, others, json!({}))
}

fn shot_with(pixie: &str, scenery: &str, others: &str, options: serde_json::Value) -> Option<u64> {
    let mut t =
        Table::field_with(["arbaletrier,jardinier", "pixie,pixie"], &format!("A1 k10 B1 {pixie} {others}"), options)
            .scenery(scenery);
    t.play("act:A1 stay");
    if !t.may("use:bolt") {
        return None;
    }
    t.play("use:bolt");
    if !t.may("at:B1") {
        return None;
    }
    t.play("at:B1 boost:0");
    Some(t.roll().1)
}

/// ARM-LOS-1.
#[test]
fn los_1_contact_needs_no_sight_but_a_shot_does() {
    assert_eq!(shot("k15", "", ""), Some(4));
    assert_eq!(shot("k15", "", "A2 k12"), None, "a friend stands in the line");
    assert_eq!(shot("k11", "", ""), Some(4));
}

/// ARM-LOS-2, ARM-LOS-4.
#[test]
fn los_2_and_los_4_one_of_sixteen_lines_is_enough() {
    assert_eq!(shot("l15", "", "A2 k12"), Some(5), "past one shoulder, so partly hidden");
    let mut t = Table::field(["arbaletrier", "arbaletrier"], "A1 k10 B1 l15").no_card(1);
    t.play("act:A1 stay");
    assert!(t.may("use:bolt"));
    t.play("end act:B1 stay");
    assert!(t.may("use:bolt"), "sight is symmetric");
}

/// ARM-LOS-3.
#[test]
fn los_3_touching_counts() {
    assert_eq!(shot("l11", "", "A2 k11 B2 l10"), None, "no gap between two figures corner to corner");
    assert_eq!(shot("l11", "", "A2 k11"), Some(5));
}

/// ARM-LOS-5.
#[test]
fn los_5_high_scenery_stops_lines() {
    assert_eq!(shot("k15", "chene:0:k12", ""), None);
    assert_eq!(shot("k15", "chene:0:m12", ""), Some(4));
}

/// ARM-LOS-6.
#[test]
fn los_6_low_scenery_obscures_or_blocks_by_option() {
    assert_eq!(shot("k15", "muret:0:j12", ""), Some(5));
    assert_eq!(shot_with("k15", "muret:0:j12", "", json!({"low": "block"})), None);
    assert_eq!(shot_with("k15", "ronces:0:k12", "", json!({"low": "block"})), Some(5), "difficult ground only covers");
}

/// ARM-LOS-7.
#[test]
fn los_7_flat_ground_and_tokens_hide_nobody() {
    assert_eq!(shot("k15", "bourbier:0:j12", ""), Some(4));
    let mut t = Table::field(["arbaletrier", "pixie"], "A1 k10 B1 k15").objective(0, "k12");
    t.play("act:A1 stay use:bolt at:B1 boost:0");
    assert_eq!(t.roll().1, 4);
}

/// ARM-COV-1.
#[test]
fn cov_1_cover_depends_on_who_looks() {
    assert_eq!(shot("k15", "chene:0:l12", ""), Some(4), "beside the line");
    assert_eq!(shot("l15", "chene:0:k12", ""), Some(5), "part of it is hidden");
    // Somebody peeking round a corner has cover and gives none.
    let oak = Screen { opaque: Bits::only(sq("l12")), low: Bits::EMPTY };
    let peeks = |&(a, b): &(Square, Square)| oak.covers(a, b) && !oak.covers(b, a);
    let here = sq("k11");
    assert!(Square::all().filter(|&there| there != here).map(|there| (there, here)).any(|pair| peeks(&pair)));
}

/// ARM-COV-2.
#[test]
fn cov_2_standing_in_a_grove_hides() {
    assert_eq!(shot("k15", "ronces:0:k14", ""), Some(5));
    let mut t = Table::field(["arbaletrier", "pixie"], "A1 k10 B1 k15").scenery("ronces:0:k10");
    t.play("act:A1 stay use:bolt at:B1 boost:0");
    assert_eq!(t.roll().1, 5, "the brambles go on in front of the gnome");
    let mut t = Table::field(["arbaletrier", "pixie"], "A1 k12 B1 k15").scenery("ronces:0:k10");
    t.play("act:A1 stay use:bolt at:B1 boost:0");
    assert_eq!(t.roll().1, 4, "its own square obscures nothing");
}

/// ARM-COV-3.
#[test]
fn cov_3_no_cover_in_contact() {
    assert_eq!(shot("k11", "ronces:0:k11", ""), Some(4));
}

/// ARM-COV-4.
#[test]
fn cov_4_cover_costs_one_on_the_roll_and_gives_two_armour() {
    let mut t = Table::field(["arbaletrier", "marraine"], "A1 k10 B1 k15").scenery("ronces:0:k14");
    t.play("act:A1 stay use:bolt at:B1 boost:0 hits:3");
    assert_eq!(t.hp("B1"), 4, "Damage 2+, one success more: 3 − 2");
    // A friend in cover is as hard to heal.
    let mut t =
        Table::field(["marraine,ogre", "pixie"], "A1 k10 A2 k14 B1 t20").scenery("ronces:0:k14").health("A2", 1);
    t.play("act:A1 stay use:mend at:A2 boost:0");
    assert_eq!(t.roll().1, 4, "advised +1, cover −1");
}
