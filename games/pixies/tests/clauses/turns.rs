//! ACT.

use crate::desk::desk;
use serde_json::json;

/// PIX-ACT-1.
#[test]
fn act_1_turns_go_round_while_discs_are_left() {
    let mut d = desk(3);
    d.play(0, "17:+A");
    d.play(1, "17:+A");
    d.play(2, "17:+A");
    d.play(0, "2");
    assert_eq!(d.actor(), Some(1));
    d.kit(1).discs = 0;
    d.turn(0).play(0, "21");
    assert_eq!(d.actor(), Some(2), "seat 1 has no discs left");
}

/// PIX-ACT-2.
#[test]
fn act_2_single_spaces_take_one_disc() {
    let mut d = desk(3);
    d.play(0, "17:+A");
    assert_eq!(d.kit(0).discs, 3);
    d.turn(0).play(0, "21");
    assert_eq!(d.kit(0).discs, 0);
}

/// PIX-ACT-3.
#[test]
fn act_3_a_pixie_of_any_color_saves_a_disc() {
    let mut d = desk(3);
    d.pixie(2, 2);
    d.play(0, "2");
    assert_eq!(d.kit(0).discs, 3);
    d.play(1, "12");
    d.chance("casino:gold");
    assert_eq!(d.kit(1).discs, 2);
    d.kit(2).discs = 1;
    assert_eq!(d.why_not(2, "10"), "PIX-ACT-3");
}

/// PIX-ACT-4.
#[test]
fn act_4_an_action_is_executed_at_once() {
    let mut d = desk(3);
    d.play(0, "2");
    assert_eq!(d.stock(0), "A2B2S4G2");
}

#[test]
fn act_5_a_used_space_stays_closed_even_if_its_pixie_leaves() {
    let mut d = desk(3);
    d.pixie(1, 2);
    d.play(0, "2");
    d.t().pyramid[1] = feerie_pixies::state::NOBODY;
    d.kit(1).slaves += 1;
    assert_eq!(d.why_not(1, "2"), "PIX-ACT-5");
}

/// PIX-ACT-6.
#[test]
fn act_6_every_color_has_its_own_mine_space() {
    let mut d = desk(3);
    d.play(0, "15");
    d.chance("draw:S5");
    d.play(1, "15");
    d.chance("draw:S5");
    assert_eq!(d.all()["used"]["15"], json!([0, 1]));
}

/// PIX-ACT-7.
#[test]
fn act_7_only_what_can_be_executed_may_be_chosen() {
    let mut d = desk(3);
    d.goods(0, "-");
    assert!(d.legal_with(0, "11").is_empty() && d.legal_with(0, "4").is_empty() && d.legal_with(0, "19").is_empty());
    assert!(d.legal(0).contains(&"21".to_owned()), "priority always can be");
}

/// PIX-ACT-8.
#[test]
fn act_8_passing_costs_five_and_ends_the_phase_for_the_seat() {
    let mut d = desk(3);
    d.play(0, "pass");
    assert_eq!(d.crowns(), [5, 0, 0]);
    assert_eq!(d.kit(0).discs, 0);
    d.play(1, "pass");
    d.play(2, "21");
    assert_eq!(d.node(), "demand");
}

/// PIX-ACT-9.
#[test]
fn act_9_once_a_round_but_convert_several_times_in_one_use() {
    let mut d = desk(3);
    d.goods(0, "S9");
    assert_eq!(d.legal_with(0, "5:"), ["5:1", "5:2"]);
    d.play(0, "5:2");
    assert_eq!(d.stock(0), "S1G2");
    assert_eq!(d.why_not(1, "5:1"), "PIX-ACT-5");
}

/// PIX-ACT-10.
#[test]
fn act_10_discs_come_home_when_the_phase_ends() {
    let mut d = desk(3);
    d.play(0, "2");
    d.end_actions();
    let view = d.all();
    assert_eq!(view["seats"][0]["discs"], 4);
    assert_eq!(view["placed"][1], json!([]));
    assert_eq!(view["used"]["17"], json!([]));
}
