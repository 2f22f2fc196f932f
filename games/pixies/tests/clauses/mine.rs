//! A15, CHN, A08-2.

use crate::desk::desk;
use feerie_core::{Game, Odds};
use feerie_pixies::goods::Cubes;
use serde_json::json;

/// PIX-A15-1.
#[test]
fn a15_1_once_a_round_while_cubes_are_left() {
    let mut d = desk(3);
    d.play(0, "15");
    d.chance("draw:S5");
    d.turn(0);
    assert_eq!(d.why_not(0, "15"), "PIX-A15-1");
    d.turn(1).t().bag = Cubes::NONE;
    assert_eq!(d.why_not(1, "15"), "PIX-A15-1");
}

/// PIX-A15-2.
#[test]
fn a15_2_a_cube_for_each_miner_and_at_least_one() {
    let mut d = desk(3);
    d.play(0, "15");
    assert_eq!(d.all()["pending"], 5);
    let mut d = desk(3);
    d.kit(0).slaves = 0;
    d.play(0, "15");
    assert_eq!(d.all()["pending"], 1);
    let Odds::Listed(odds) = d.game.odds(&d.s) else { panic!("listed") };
    let weights: Vec<_> = odds.iter().map(|(outcome, weight)| (outcome.to_string(), *weight)).collect();
    assert_eq!(weights, [("draw:G1".into(), 10), ("draw:R1".into(), 15), ("draw:S1".into(), 30)]);
    let mut d = desk(3);
    d.t().bag = Cubes([1, 1, 0]);
    d.play(0, "15");
    assert_eq!(d.all()["pending"], 2, "with the last cube the action ends");
}

/// PIX-A15-3.
#[test]
fn a15_3_metal_is_kept_and_stones_are_placed() {
    let mut d = desk(3);
    d.play(0, "15");
    d.chance("draw:S2G1R2");
    assert_eq!(d.stock(0), "A2B2S4G3");
    assert_eq!((d.node(), d.all()["pending"].clone()), ("stone", json!(2)));
}

/// PIX-A08-2.
#[test]
fn a08_2_the_tile_picks_the_first_cubes() {
    let mut d = desk(3);
    assert_eq!(d.why_not(0, "15:G2"), "PIX-A08-2", "without the tile");
    d.single(0, "L");
    assert_eq!(d.why_not(0, "15:G1"), "PIX-A08-2", "two are due");
    d.play(0, "15:G1R1");
    assert_eq!(d.all()["bag"], "S30G9R14", "they leave the bag at once");
    assert_eq!(d.all()["picked"], "G1R1");
    assert_eq!(d.stock(0), "A2B2S2G2");
    d.chance("draw:S3");
    assert_eq!(d.stock(0), "A2B2S5G3");
    assert_eq!(d.all()["pending"], 1, "the picked stone is placed like any other");
    let mut d = desk(3);
    d.kit(0).slaves = 1;
    d.single(0, "L").play(0, "15:G1");
    assert_eq!(d.node(), "act", "one cube was due, and it was chosen");
}

/// PIX-CHN-1.
#[test]
fn chn_1_two_stand_in_the_lower_row() {
    let mut d = desk(3);
    assert_eq!(d.kit(0).lower(), 2);
    d.kit(0).slaves = 1;
    assert_eq!(d.kit(0).lower(), 1);
}

/// PIX-CHN-2.
#[test]
fn chn_2_stones_go_on_lower_miners_with_fewer_than_three() {
    let mut d = desk(3);
    d.kit(1).chains = [3, 3];
    d.kit(2).slaves = 0;
    d.play(0, "15");
    d.chance("draw:S4R1");
    assert_eq!(d.legal(0), ["stone:0.1"]);
    assert_eq!(d.why_not(0, "stone:1.1"), "PIX-CHN-2");
    assert_eq!(d.why_not(0, "stone:2.1"), "PIX-CHN-2");
    d.play(0, "stone:0.1");
    assert_eq!(d.kit(0).chains, [1, 0]);
}

#[test]
fn chn_3_the_chained_cannot_leave() {
    let mut d = desk(3);
    d.kit(0).slaves = 2;
    d.kit(0).chains = [1, 1];
    assert_eq!(d.why_not(0, "3:m>1"), "PIX-CHN-3");
    d.kit(0).slaves = 3;
    assert_eq!(d.why_not(0, "3:m>1"), "legal");
}

/// PIX-CHN-4.
#[test]
fn chn_4_equal_miners_are_slot_1_and_heavier_comes_first() {
    let mut d = desk(3);
    d.kit(1).chains = [1, 1];
    d.play(0, "15");
    d.chance("draw:S3R2");
    assert_eq!(d.why_not(0, "stone:1.2"), "PIX-CHN-4");
    d.play(0, "stone:1.1");
    assert_eq!(d.kit(1).chains, [2, 1]);
    d.kit(1).chains = [1, 0];
    d.play(0, "stone:1.2");
    assert_eq!(d.kit(1).chains, [1, 1]);
}

/// PIX-CHN-5.
#[test]
fn chn_5_stones_without_room_leave_the_game() {
    let mut d = desk(3);
    for seat in 0..3 {
        d.kit(seat).slaves = 0;
    }
    d.play(0, "15");
    d.chance("draw:R1");
    assert_eq!(d.node(), "act");
    assert_eq!((d.all()["stones_gone"].clone(), d.all()["bag"].clone()), (json!(1), json!("S30G10R14")));
}

/// PIX-CHN-6.
#[test]
fn chn_6_bread_removes_a_stone_before_an_action() {
    let mut d = desk(3);
    assert_eq!(d.why_not(0, "unchain:1"), "PIX-CHN-6");
    d.kit(0).chains = [2, 1];
    d.goods(0, "B1").play(0, "unchain:2");
    assert_eq!((d.kit(0).chains, d.stock(0), d.actor()), ([2, 0], "-".into(), Some(0)));
    assert_eq!(d.all()["stones_reserve"], 6);
    assert_eq!(d.why_not(0, "unchain:1"), "PIX-CHN-6", "no bread");
    d.skill(0, "g").play(0, "unchain:1");
    assert_eq!(d.kit(0).chains, [1, 0]);
}

/// PIX-CHN-7.
#[test]
fn chn_7_the_third_color_takes_no_stones() {
    let mut d = desk(2);
    d.play(0, "15");
    d.chance("draw:S4R1");
    assert_eq!(d.legal(0), ["stone:0.1", "stone:1.1"]);
    assert_eq!(d.why_not(0, "stone:2.1"), "PIX-CHN-7");
}
