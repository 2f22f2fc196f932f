//! A17 to A21.

use crate::desk::{desk, desk_with};
use serde_json::json;

/// PIX-A17-1.
#[test]
fn a17_1_three_uses_a_round_in_all() {
    let mut d = desk(3);
    for _ in 0..3 {
        d.turn(0).play(0, "17:+B");
    }
    assert_eq!(d.why_not(1, "17:+B"), "PIX-A17-1");
    assert_eq!(d.all()["used"]["17"], json!([0, 0, 0]));
}

/// PIX-A17-2.
#[test]
fn a17_2_discard_exactly_three_or_take_one_food() {
    let mut d = desk(3);
    assert_eq!(d.why_not(0, "17:-A2"), "PIX-A17-2");
    assert_eq!(d.why_not(0, "17:-A3"), "PIX-A17-2", "only two apples");
    d.play(0, "17:-A1G2");
    assert_eq!(d.stock(0), "A1B2S2");
}

/// PIX-A18-1.
#[test]
fn a18_1_one_copy_a_round() {
    let mut d = desk(3);
    d.play(0, "2");
    d.turn(0).play(0, "18");
    d.play(0, "copy:2");
    d.turn(0);
    assert_eq!(d.why_not(0, "18"), "PIX-A18-1");
}

/// PIX-A18-2.
#[test]
fn a18_2_the_price_rises_with_the_copiers() {
    let mut d = desk(5);
    d.play(0, "2");
    for seat in 0..5 {
        d.turn(seat).play(seat, "18");
        d.play(seat, "copy:2");
    }
    assert_eq!(d.crowns(), [1, 2, 2, 3, 3]);
}

/// PIX-A18-2.
#[test]
fn a18_2_consequences_come_before_the_copy() {
    let mut d = desk(3);
    d.pixie(1, 1).kit(1).punishment = 9;
    d.play(0, "2");
    d.play(1, "18");
    assert_eq!(d.node(), "demote");
    d.play(1, "mine:1");
    assert_eq!((d.node(), d.actor()), ("copy", Some(1)));
}

/// PIX-A18-3.
#[test]
fn a18_3_copies_place_no_disc_and_obey_the_action() {
    let mut d = desk(3);
    d.play(0, "2");
    d.play(1, "18");
    d.play(1, "copy:2");
    assert_eq!((d.kit(1).discs, d.stock(1)), (3, "A2B2H2S4G2".into()));
    assert_eq!(d.all()["placed"][1], json!([0, 0]));
}

/// PIX-A18-4.
#[test]
fn a18_4_only_used_spaces_but_for_the_mimic() {
    let mut d = desk(3);
    d.play(0, "2");
    d.play(1, "18");
    assert_eq!(d.why_not(1, "copy:1:A"), "PIX-A18-4");
    assert_eq!(d.why_not(1, "copy:15"), "PIX-NOT-1", "single actions have no copy");
    let mut d = desk(3);
    d.skill(0, "i").play(0, "18");
    d.play(0, "copy:1:A");
    assert_eq!(d.why_not(1, "1:A"), "legal", "a copied action does not count as used");
}

/// PIX-A18-5.
#[test]
fn a18_5_something_must_be_there_to_copy() {
    let mut d = desk(3);
    assert_eq!(d.why_not(0, "18"), "PIX-A18-5");
    d.goods(0, "S1").goods(1, "S1").play(0, "11:S");
    assert_eq!(d.why_not(1, "18"), "legal");
    d.goods(1, "-");
    assert_eq!(d.why_not(1, "18"), "PIX-A18-5", "nothing to pay the track with");
}

#[test]
fn a18_5_a_price_may_leave_nothing_to_copy() {
    // Robbing is all there is to copy, and the price throws its only victim's robber out: the disc is lost.
    let mut d = desk(3);
    d.pixie(1, 1).play(0, "14:1");
    d.turn(2).kit(2).punishment = 59;
    d.play(2, "18");
    assert_eq!((d.node(), d.actor()), ("act", Some(0)));
    // Promotion is all there is to copy; the demotion that the price brings leaves nothing that can climb.
    let mut d = desk(3);
    d.play(0, "3:m>1");
    d.kit(1).slaves = 0;
    d.t().pyramid[12] = 1;
    assert_eq!(d.why_not(1, "18"), "PIX-A18-5", "a pixie on level 4 cannot climb by action 3");
}

/// PIX-A19-1.
#[test]
fn a19_1_one_special_offering_a_round() {
    let mut d = desk(3);
    d.goods(0, "A1B1H1S1G1").goods(1, "A9B9H9S9G1");
    d.play(0, "19:G");
    assert_eq!(d.why_not(1, "19:A"), "PIX-A19-1");
}

/// PIX-A19-2.
#[test]
fn a19_2_all_goods_of_the_track_and_one_more() {
    let mut d = desk(3);
    d.goods(0, "A1B1H1S1");
    assert_eq!(d.why_not(0, "19:A"), "PIX-A19-2", "a fifth good must be added");
    d.goods(0, "A2B1H1S2");
    assert_eq!(d.legal_with(0, "19"), ["19:A", "19:S"]);
    let supply = d.s.table.supply.total();
    d.play(0, "19:S");
    let view = d.all();
    assert_eq!((view["special"].clone(), d.stock(0)), (json!("A1B1H1S2"), "A1".into()));
    assert_eq!(d.s.table.supply.total(), supply + 4, "the fifth good lies on the track");
    assert_eq!(view["seats"][0]["rewards"], json!([["special", 4]]));
    d.goods(1, "A9B9H9S9").t().used.special = u8::MAX;
    d.t().taken = [16; 7].into_iter().collect();
    assert_eq!(d.why_not(1, "19:A"), "PIX-A19-2", "all tiles are gone");
}

/// PIX-A20-1, PIX-A20-2.
#[test]
fn a20_1_and_a20_2_honey_for_places() {
    let mut d = desk(4);
    assert_eq!(d.why_not(0, "20:1"), "PIX-A20-2", "first already");
    d.goods(3, "H2").turn(3);
    assert_eq!(d.legal_with(3, "20"), ["20:1", "20:2"]);
    d.play(3, "20:2");
    assert_eq!((d.all()["small"].clone(), d.all()["big"].clone()), (json!([0, 3, 1, 2]), json!([0, 1, 2, 3])));
    d.turn(2);
    assert_eq!(d.why_not(2, "20:1"), "PIX-A20-1");
}

#[test]
fn a21_1_one_priority_a_round_open_to_the_first_too() {
    let mut d = desk(3);
    d.play(0, "21");
    assert_eq!(d.why_not(1, "21"), "PIX-A21-1");
}

/// PIX-A21-2, PIX-A21-3, PIX-A21-4.
#[test]
fn a21_2_to_a21_4_priority_counts_after_the_phase() {
    let mut d = desk(3);
    d.turn(2).play(2, "21");
    // PIX-A21-2, PIX-A21-3
    assert_eq!((d.kit(2).discs, d.all()["big"].clone(), d.actor()), (0, json!([0, 1, 2]), Some(0)));
    d.end_actions();
    // PIX-A21-4
    assert_eq!((d.all()["big"].clone(), d.all()["small"].clone()), (json!([2, 0, 1]), json!([0, 1, 2])));
    assert_eq!(d.all()["darling"], 2);
}

/// PIX-A16-1.
#[test]
fn a16_1_swaps_per_player_or_single() {
    for (option, answer) in [("per_player", "legal"), ("single", "PIX-A16-1")] {
        let mut d = desk_with(3, json!({"swap_space": option}));
        d.skill(0, "a").skill(1, "b");
        d.play(0, "16:K/bc");
        assert_eq!(d.why_not(1, "16:K/bd"), answer);
        d.turn(0);
        assert_eq!(d.why_not(0, "16:K/bd"), "PIX-A16-1");
    }
}
