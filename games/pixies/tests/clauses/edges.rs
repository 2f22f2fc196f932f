//! The edge cases of part 6 that no clause's own scenario shows, by number.

use crate::desk::{desk, desk_with};
use serde_json::json;

#[test]
fn edge_1_a_pixie_on_3_needs_one_disc_and_may_be_pushed() {
    let mut d = desk(3);
    d.pixie(1, 3).goods(0, "A1").play(0, "3:mx3");
    assert_eq!((d.at(3), d.kit(0).discs, d.kit(1).slaves), (0, 3, 5));
}

/// PIX-ACT-5.
#[test]
fn edge_2_a_pixie_may_come_beside_the_single_disc() {
    let mut d = desk(3);
    d.pixie(1, 2).play(0, "2");
    d.t().pyramid[1] = u8::MAX;
    d.kit(1).slaves += 1;
    assert_eq!(d.why_not(1, "2"), "PIX-ACT-5");
    assert_eq!(d.why_not(1, "3:m>2"), "legal");
}

#[test]
fn edge_3_the_pixie_on_3_may_be_the_one_that_climbs() {
    let mut d = desk(3);
    d.pixie(0, 3).play(0, "3:3>6");
    assert_eq!((d.all()["placed"][2].clone(), d.at(3)), (json!([0]), u8::MAX));
}

#[test]
fn edge_5_the_pushed_pixie_lands_beside_a_disc_or_not() {
    let mut d = desk(3);
    d.pixie(0, 2).pixie(1, 7).play(0, "2");
    d.goods(0, "A1").turn(0).play(0, "3:2x7");
    assert_eq!((d.at(7), d.at(2)), (0, 1));
}

#[test]
fn edge_7_with_miners_of_one_player_only_they_take_the_stones() {
    let mut d = desk(3);
    d.kit(1).slaves = 0;
    d.kit(2).slaves = 0;
    d.play(0, "15");
    d.chance("draw:S3R2");
    assert_eq!(d.legal(0), ["stone:0.1"]);
}

#[test]
fn edge_8_no_miners_and_the_tile_one_chosen_cube() {
    let mut d = desk(3);
    d.kit(0).slaves = 0;
    d.single(0, "L");
    assert_eq!(d.legal_with(0, "15"), ["15", "15:G1", "15:R1", "15:S1"]);
}

#[test]
fn edge_10_rank_counts_uses_not_players() {
    let mut d = desk(3);
    d.play(0, "2");
    d.kit(1).punishment = 59;
    d.play(1, "18");
    assert!(!d.s.table.kits[1].alive);
    d.play(2, "18");
    assert_eq!(d.crowns()[2], 2);
}

#[test]
fn edge_11_a_tile_action_without_a_tile_cannot_be_copied() {
    let mut d = desk(3);
    d.play(0, "7");
    d.play(1, "2");
    d.play(2, "18");
    assert_eq!(d.legal(2), ["copy:2"]);
    assert_eq!(d.why_not(2, "copy:7"), "PIX-A07-1");
}

#[test]
fn edge_13_priority_spares_in_phase_five() {
    let mut d = desk(3);
    d.pixie(2, 1).kit(2).punishment = 9;
    d.turn(2).play(2, "21");
    d.demand("A");
    d.offers(&["G1", "G1", "G1"]);
    assert_eq!((d.node(), d.at(1), d.kit(2).slaves), ("act", 2, 4), "the darling's pixie stays, in the fury too");
}

/// PIX-SRV-2.
#[test]
fn edge_16_two_on_level_4_one_castle() {
    let mut d = desk(3);
    d.pixie(0, 13).pixie(1, 14).goods(0, "H1").goods(1, "H1").goods(2, "G1").demand("H");
    d.offers(&["H1", "H1", "G1"]);
    d.play(0, "up:13>Q");
    assert_eq!(d.why_not(1, "up:14>Q"), "PIX-SRV-2", "and no other player's");
}

#[test]
fn edge_22_passing_into_the_dungeon_leaves_the_phase_to_the_others() {
    let mut d = desk(3);
    d.kit(0).punishment = 55;
    d.play(0, "pass");
    assert_eq!((d.node(), d.actor()), ("act", Some(1)));
}

#[test]
fn edge_24_bread_is_refused_or_costs_five() {
    let mut d = desk(3);
    d.goods(0, "B3").demand("A");
    assert_eq!(d.legal(0), ["offer:none"]);
    let mut d = desk_with(3, json!({"wrong_food": true}));
    d.goods(0, "B1").demand("A");
    assert_eq!(d.legal(0), ["offer:B1", "offer:none"]);
}

#[test]
fn edge_17_fury_of_two_reaches_at_most_the_second() {
    let mut d = desk(2);
    d.pixie(0, 1).pixie(1, 2).single(1, "M").demand("A");
    d.offers(&["G1", "G1"]);
    assert_eq!((d.node(), d.actor()), ("furyd", Some(1)));
    d.play(1, "mercy");
    assert_eq!((d.node(), d.at(1), d.at(2)), ("act", 0, 1));
}

#[test]
fn edge_9_a_demotion_before_the_copied_action() {
    let mut d = desk(3);
    d.play(0, "3:m>1");
    d.pixie(1, 7).kit(1).punishment = 9;
    d.play(1, "18");
    d.play(1, "mine:7");
    assert!(d.legal(1).iter().all(|copy| copy.starts_with("copy:3:m")), "the new position counts");
}
