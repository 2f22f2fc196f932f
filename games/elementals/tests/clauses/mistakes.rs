//! ELM-ERR, ELM-NEXT: what a mistake costs, and who goes on.

use crate::scene::{Scene, told};
use serde_json::json;

/// ELM-ERR-1.
#[test]
fn err_1_a_mistake_costs_a_card_to_each_other() {
    for mistake in ["slap:fwt:500", "book:500"] {
        let mut scene =
            Scene::lay(json!({}), &["taa tfa aaf", "taf tff ttf", "aff atf waf"], &["faa", "", ""], "fwt", 0);
        let events = told(&scene.react(&[(1, mistake)]));
        assert_eq!(events[1], "penalty 1 [2,0]");
    }
}

/// ELM-ERR-2.
#[test]
fn err_2_top_cards_clockwise_under_the_packets() {
    let mut scene =
        Scene::lay(json!({}), &["taa tfa aaf", "taf tff ttf tta", "aff atf waf"], &["faa", "", ""], "fwt", 0);
    scene.react(&[(1, "book:500")]);
    assert_eq!(scene.packet(2), "aff atf waf taf", "the left neighbour gets the first");
    assert_eq!(scene.packet(0), "taa tfa aaf tff");
}

/// ELM-ERR-3.
#[test]
fn err_3_just_enough_is_enough() {
    let mut scene = Scene::lay(json!({}), &["taa tfa aaf", "taf tff", "aff atf waf"], &["faa", "", ""], "fwt", 0);
    let events = told(&scene.react(&[(1, "book:500")]));
    assert_eq!(events[1], "penalty 1 [2,0]");
    assert_eq!(scene.over(), "empty", "and now he must turn a card");
    assert_eq!(scene.hands(), [4, 0, 4]);
}

/// ELM-ERR-4.
#[test]
fn err_4_with_fewer_nobody_receives_anything() {
    let mut scene = Scene::lay(json!({}), &["taa tfa aaf", "taf", "aff atf waf"], &["faa", "", ""], "fwt", 0);
    let events = told(&scene.react(&[(1, "book:500")]));
    assert_eq!(events[1], "aside 1 1");
    assert_eq!((scene.hands(), scene.over()), (vec![3, 0, 3], "penalty"));
    assert_eq!(scene.playing(), [0, 1, 2], "he still counts as in");
}

/// Three seats with cards to turn, and a window on this card of seat 0.
fn three(card: &str) -> Scene {
    Scene::lay(json!({}), &["taa tfa aaf", "taf tff ttf", "aff atf waf"], &[card, "", ""], "fwt", 0)
}

/// ELM-NEXT-1.
#[test]
fn next_1_without_a_mistake_the_left_neighbour() {
    let mut scene = three("faa");
    scene.react(&[]);
    assert_eq!(scene.window().1, 1);
}

/// ELM-NEXT-2.
#[test]
fn next_2_after_a_mistake_the_offender_and_then_his_left_neighbour() {
    let mut scene = three("faa");
    scene.react(&[(2, "book:500")]);
    assert_eq!(scene.window().1, 2);
    scene.react(&[]);
    assert_eq!(scene.window().1, 0, "the interrupted order is not resumed");
    let mut scene = three("faa");
    scene.react(&[(2, "book:500"), (1, "book:499")]);
    assert_eq!(scene.window().1, 1, "the earliest of several");
}

/// ELM-NEXT-3.
#[test]
fn next_3_after_a_middle_card_the_left_neighbour_of_who_laid_it() {
    let mut scene = three("d1");
    scene.react(&[]);
    assert_eq!(scene.window(), ("middle", 1, "1taf".into()));
    scene.react(&[]);
    assert_eq!(scene.window().1, 2);
    // Two players, specials on both packets: whoever did not lay it turns next.
    let mut scene = Scene::lay(json!({}), &["w1 tfa aaf", "m1 tff ttf"], &["d1", ""], "fwt", 0);
    scene.react(&[]);
    assert_eq!(scene.window(), ("middle", 1, "1tff".into()));
    scene.react(&[]);
    assert_eq!(scene.window().1, 0);
}

/// ELM-NEXT-4.
#[test]
fn next_4_a_mistake_does_not_cancel_a_double_or_a_wizard() {
    let mut scene = three("d1");
    scene.react(&[(2, "book:500")]);
    assert_eq!(scene.window().0, "middle");
    assert_eq!(scene.window().1, 1, "the double's left neighbour lays");
    scene.react(&[]);
    assert_eq!(scene.window().1, 2, "then the offender turns");

    let mut scene = three("w1");
    scene.react(&[(2, "book:500")]);
    assert_eq!(scene.window().0, "wizard");
    scene.react(&[]);
    assert_eq!(scene.over(), "empty", "then the offender must turn, and has paid his last cards");

    // A later mistake replaces the first offender.
    let mut scene = three("d1");
    scene.react(&[(2, "book:500")]);
    scene.react(&[(0, "book:500")]);
    assert_eq!(scene.window().1, 0);
}

/// ELM-NEXT-5.
#[test]
fn next_5_if_the_window_was_won_the_offenders_turn_lapses() {
    let mut scene = three("fww");
    scene.react(&[(2, "book:400"), (0, "slap:fwt:500")]);
    assert_eq!(scene.window().1, 1, "seat 0 won and laid; its left neighbour goes on");
    // An offender of the double's window loses his turn too when the middle card is caught.
    let mut scene = Scene::lay(json!({}), &["taa tfa aaf", "fww tff ttf", "aff atf waf"], &["d1", "", ""], "fwt", 0);
    scene.react(&[(2, "book:400")]);
    scene.react(&[(0, "slap:fwt:500")]);
    assert_eq!((scene.window().0, scene.window().1), ("pile", 1));
    scene.react(&[]);
    assert_eq!(scene.window().1, 2, "in the usual order");
}

/// ELM-NEXT-6.
#[test]
fn next_6_if_the_offender_has_left_the_next_on_his_left_turns() {
    let mut scene = Scene::lay(
        json!({}),
        &["taa tfa aaf aff atf att", "taf", "tff ttf tta", "waf wff waa wta wtf", "faa fta ffa"],
        &["faw", "", "", "", ""],
        "tww",
        0,
    );
    scene.react(&[(1, "book:400"), (3, "book:500")]);
    assert_eq!(scene.playing(), [0, 2, 3, 4]);
    assert_eq!(scene.window().1, 2, "not the second offender");
}
