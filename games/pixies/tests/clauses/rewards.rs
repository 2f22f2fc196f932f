//! REW, PRO, SRV.

use crate::desk::{Desk, desk};
use serde_json::json;

/// A table of three in phase IV where seat 0 has so many promotions; the others offered gold.
fn promoting(n: u8, prepare: impl Fn(&mut Desk)) -> Desk {
    let mut d = desk(3);
    d.goods(0, &format!("H{n}")).goods(1, "G1").goods(2, "G1");
    prepare(&mut d);
    d.demand("H");
    d.play(0, &format!("offer:H{n}"));
    d.play(1, "offer:G1");
    d.play(2, "offer:G1");
    d
}

/// PIX-REW-1.
#[test]
fn rew_1_givers_climb_and_the_most_generous_climbs_twice() {
    for (offers, spaces) in
        [(["S2", "S2", "S1"], [2, 2, 2]), (["S3", "S2", "S1"], [3, 2, 2]), (["S1", "G1", "G1"], [3, 1, 1])]
    {
        let mut d = desk(4);
        for seat in 0..3 {
            d.goods(seat, "S3G3");
        }
        d.goods(3, "A1").demand("A");
        d.offers(&[offers[0], offers[1], offers[2], "A1"]);
        assert_eq!([d.kit(0).silver, d.kit(1).silver, d.kit(2).silver], spaces);
    }
}

/// PIX-REW-2.
#[test]
fn rew_2_the_end_of_the_track_still_counts_in_the_comparison() {
    let mut d = desk(3);
    d.kit(0).silver = 7;
    d.goods(0, "S5").goods(1, "S2").goods(2, "A1").demand("A");
    d.offers(&["S5", "S2", "A1"]);
    assert_eq!([d.kit(0).silver, d.kit(1).silver], [7, 2]);
}

/// PIX-PRO-1.
#[test]
fn pro_1_a_promotion_for_each_food_in_order() {
    let mut d = desk(3);
    d.t().big = [1, 0, 2].into_iter().collect();
    d.goods(0, "H1").goods(1, "H2").goods(2, "G1").demand("H");
    d.offers(&["H1", "H2", "G1"]);
    assert_eq!((d.actor(), d.all()["pending"].clone()), (Some(1), json!(2)));
    d.play(1, "up:m>1");
    d.play(1, "up:1>6");
    assert_eq!((d.actor(), d.all()["pending"].clone()), (Some(0), json!(1)));
}

/// PIX-PRO-2.
#[test]
fn pro_2_the_rest_is_lost() {
    let mut d = promoting(3, |_| {});
    d.play(0, "up:m>1");
    d.play(0, "end");
    assert_eq!(d.all()["round"], 2);
    assert_eq!(d.stock(0), "A1", "nothing comes back but what the pixie steals");
}

/// PIX-PRO-3.
#[test]
fn pro_3_one_level_up_to_any_free_hand() {
    let d = promoting(2, |d| {
        d.pixie(0, 2).pixie(1, 7);
    });
    assert_eq!(d.legal_with(0, "up:2"), ["up:2>6", "up:2>8", "up:2>9"]);
    assert_eq!(d.why_not(0, "up:2>10"), "PIX-PRO-3");
    assert_eq!(d.why_not(0, "up:m>6"), "PIX-PRO-3");
    assert_eq!(d.why_not(0, "up:2>7"), "PIX-PRO-3", "the hand is not free");
    assert_eq!(d.why_not(0, "up:7>10"), "PIX-PRO-3", "not one's own pixie");
    assert_eq!(d.why_not(0, "up:2>Q"), "PIX-PRO-3");
}

/// PIX-PRO-4.
#[test]
fn pro_4_no_discs_in_phase_four() {
    let mut d = desk(3);
    d.goods(0, "H1S1").goods(1, "G1").goods(2, "G1").play(0, "2");
    d.turn(0).demand("H");
    d.goods(0, "H1");
    d.offers(&["H1", "G1", "G1"]);
    d.play(0, "up:m>2");
    assert_eq!(d.at(2), 0, "where two discs lay in phase II");
}

/// PIX-PRO-5.
#[test]
fn pro_5_an_apple_takes_another_place() {
    let setup = |d: &mut Desk| {
        d.pixie(1, 1).pixie(0, 2);
    };
    let mut d = promoting(1, setup);
    assert_eq!(d.why_not(0, "up:mx1"), "PIX-PRO-5", "no apple");
    d.goods(0, "A2");
    assert_eq!(d.why_not(0, "up:mx2"), "PIX-PRO-5", "never one's own");
    assert_eq!(d.why_not(0, "up:mx3"), "PIX-PRO-5", "nobody is there");
    d.play(0, "up:mx1");
    assert_eq!((d.at(1), d.stock(0).as_str()), (0, "A2B1"), "an apple is paid, and then the next round's theft comes");
    let mut d = promoting(1, setup);
    d.skill(0, "f");
    assert_eq!(d.why_not(0, "up:mx1"), "legal", "the Shover needs none");
    d.goods(0, "A2").play(0, "up:mx1");
    assert_eq!((d.at(1), d.stock(0).as_str()), (0, "A3B1"), "and pays nothing");
}

/// PIX-PRO-6.
#[test]
fn pro_6_higher_up_they_change_places() {
    let mut d = promoting(1, |d| {
        d.pixie(1, 7).pixie(0, 2);
    });
    d.goods(0, "A1").play(0, "up:2x7");
    assert_eq!((d.at(7), d.at(2)), (0, 1));
}

/// PIX-PRO-7, PIX-PRO-8
#[test]
fn pro_7_and_pro_8_on_level_1_the_other_goes_home_whoever_it_is() {
    let mut d = desk(3);
    d.goods(0, "G1").goods(1, "G1").goods(2, "H1").pixie(0, 1).single(0, "M").demand("H");
    d.offers(&["G1", "G1", "H1"]);
    d.goods(2, "A1").play(2, "up:mx1");
    assert_eq!((d.at(1), d.kit(0).slaves), (2, 5), "darling and Mercy do not help");
    assert_eq!(d.all()["seats"][0]["single"], "M");
}

/// PIX-PRO-9.
#[test]
fn pro_9_the_climber_promotes_once_more() {
    let mut d = desk(3);
    d.goods(0, "H1").goods(1, "G1").goods(2, "G1").skill(1, "e").demand("H");
    d.offers(&["H1", "G1", "G1"]);
    d.play(0, "up:m>1");
    assert_eq!((d.node(), d.actor(), d.all()["pending"].clone()), ("freepromo", Some(1), json!(null)));
    d.play(1, "up:m>2");
    assert_eq!(d.all()["round"], 2);
    let mut d = desk(3);
    d.skill(1, "e").demand("H");
    d.offers(&["G1", "G1", "G1"]);
    assert_eq!(d.all()["round"], 2, "not if phase IV is skipped");
}

/// PIX-SRV-1.
#[test]
fn srv_1_the_castle_is_for_ever() {
    let mut d = promoting(1, |d| {
        d.pixie(0, 13);
    });
    d.play(0, "up:13>Q");
    let view = d.all();
    assert_eq!((d.at(13), view["seats"][0]["servants"].clone()), (u8::MAX, json!(1)));
    assert_eq!(view["servant_log"], json!([0]));
}

#[test]
fn srv_2_one_a_round_of_all_players() {
    let mut d = promoting(2, |d| {
        d.pixie(0, 13).pixie(0, 14);
    });
    d.play(0, "up:13>Q");
    assert_eq!(d.why_not(0, "up:14>Q"), "PIX-SRV-2");
    assert_eq!(d.all()["castle"], 0);
}

/// PIX-SRV-3.
#[test]
fn srv_3_the_tile_comes_after_the_promotions() {
    let mut d = promoting(2, |d| {
        d.pixie(0, 13).skill(0, "b");
    });
    d.play(0, "up:13>Q");
    assert_eq!(d.all()["seats"][0]["rewards"], json!([]), "not yet");
    d.play(0, "end");
    assert_eq!(d.all()["seats"][0]["rewards"], json!([["servant", 11]]));
    assert_eq!(d.kit(0).bonus, 2, "the Steward's");
}
