//! TWO.

use crate::desk::{Desk, desk};
use serde_json::json;

/// Two players in phase IV: seat 0 makes one promotion.
fn rewarded(prepare: impl Fn(&mut Desk)) -> Desk {
    let mut d = desk(2);
    d.goods(0, "H1").goods(1, "G1");
    prepare(&mut d);
    d.demand("H");
    d.offers(&["H1", "G1"]);
    d.play(0, "end");
    d
}

/// PIX-TWO-1.
#[test]
fn two_1_the_third_color_waits_in_its_mine() {
    assert_eq!(desk(2).all()["third"], json!({"slaves": 5}));
    assert_eq!(desk(3).all()["third"], json!(null));
    assert_eq!(desk(2).all()["seats"].as_array().unwrap().len(), 2);
}

/// PIX-TWO-2.
#[test]
fn two_2_three_food_tiles() {
    assert_eq!(desk(2).all()["food_pile"], json!([2, 3, 4]));
}

/// PIX-TWO-3.
#[test]
fn two_3_two_types_three_with_the_tile() {
    let mut d = desk(2);
    d.single(1, "D").end_actions();
    d.play(1, "double:yes");
    d.chance("demand:A");
    assert_eq!(d.why_not(0, "offer:A1S1"), "legal");
    assert_eq!(d.why_not(0, "offer:A1S1G1"), "PIX-TWO-3");
    assert_eq!(d.why_not(1, "offer:A1S1G1"), "legal");
}

/// PIX-TWO-4.
#[test]
fn two_4_third_color_pixies_help_block_and_can_be_pushed() {
    let mut d = desk(2);
    d.pixie(2, 2).goods(0, "A1");
    assert_eq!(d.why_not(0, "3:m>2"), "PIX-PRO-3");
    d.play(0, "3:mx2");
    assert_eq!((d.at(2), d.all()["third"].clone()), (0, json!({"slaves": 5})));
    let mut d = desk(2);
    d.pixie(2, 2).play(0, "2");
    assert_eq!(d.kit(0).discs, 3, "helps with a disc");
    d.turn(1);
    assert_eq!(d.why_not(1, "14:2"), "PIX-A14-1", "owns nothing");
}

/// PIX-TWO-5.
#[test]
fn two_5_the_darling_moves_it_up_but_not_into_the_castle() {
    let mut d = rewarded(|d| {
        d.pixie(2, 13).pixie(1, 1);
    });
    assert_eq!((d.node(), d.actor()), ("third", Some(0)));
    assert_eq!(d.legal(0), ["third:m>2", "third:m>3", "third:m>4", "third:m>5"]);
    assert_eq!(d.why_not(0, "third:13>Q"), "PIX-TWO-5");
    assert_eq!(d.why_not(0, "third:mx1"), "PIX-TWO-5", "no apples");
    d.play(0, "third:m>5");
    assert_eq!((d.at(5), d.all()["third"].clone()), (2, json!({"slaves": 3})));
    let d = rewarded(|d| {
        d.kit(2).slaves = 0;
        d.t().pyramid[12] = 2;
    });
    assert_eq!(d.node(), "act", "skipped if impossible");
}
