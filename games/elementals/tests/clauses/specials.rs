//! ELM-MAD, ELM-DBL, ELM-WIZ: the special cards.

use crate::scene::{Scene, told};
use serde_json::json;

/// Three seats with cards to turn, and a window on this card of seat 0.
fn three(card: &str) -> Scene {
    Scene::lay(json!({}), &["taa tfa aaf", "taf tff ttf", "aff atf waf"], &[card, "", ""], "fwt", 0)
}

/// ELM-MAD-1, ELM-MAD-2.
#[test]
fn mad_1_and_mad_2_the_first_book_wins_the_table() {
    for seat in [0, 1] {
        let mut scene = three("m1");
        let events = told(&scene.react(&[(2, "book:601"), (seat, "book:600")]));
        assert_eq!(events[0], format!("react {seat} book:600 true"));
        assert_eq!(events[2], format!("win {seat} 2"));
        assert!(scene.packet(seat).contains("m1"), "the mad creature included");
    }
}

/// ELM-MAD-3.
#[test]
fn mad_3_a_hit_in_its_window_is_a_mistake() {
    let events = told(&three("m1").react(&[(1, "slap:fwt:500")]));
    assert_eq!(events[..2], ["react 1 slap:fwt:500 false", "penalty 1 [2,0]"]);
}

/// ELM-MAD-4.
#[test]
fn mad_4_unanswered_it_stays_without_further_effect() {
    let mut scene = three("m1");
    scene.react(&[]);
    assert_eq!((scene.pile(0), scene.window().1), ("m1".into(), 1));
    let events = told(&scene.react(&[(2, "book:500")]));
    assert_eq!(events[0], "react 2 book:500 false");
}

/// ELM-MAD-5.
#[test]
fn mad_5_a_book_in_any_other_window_is_a_mistake() {
    for card in ["fww", "faa", "d1", "w1"] {
        let events = told(&three(card).react(&[(1, "book:500")]));
        assert_eq!(events[0], "react 1 book:500 false", "{card}");
    }
}

/// ELM-DBL-1, ELM-DBL-2.
#[test]
fn dbl_1_and_dbl_2_it_stays_and_the_left_neighbour_lays_a_card_beside_the_others() {
    let mut scene = three("d1");
    scene.react(&[]);
    assert_eq!((scene.pile(0), scene.middle()), ("d1".into(), "fwt taf".into()));
}

/// ELM-DBL-3.
#[test]
fn dbl_3_a_special_card_goes_back_under_and_the_next_tries() {
    let mut scene = Scene::lay(json!({}), &["taa tfa", "m1 tff", "aff atf"], &["d1", "", ""], "fwt", 0);
    let events = told(&scene.react(&[]));
    assert_eq!(events[..2], ["turn 1 m1 under", "turn 2 aff middle"], "no window, no book");
}

/// ELM-DBL-4.
#[test]
fn dbl_4_a_card_need_match_only_one_of_the_middle_cards() {
    for (hit, right) in [("fwt", true), ("taf", false)] {
        let mut scene = Scene::lay(json!({}), &["taa tfa", "tta tff", "aff atf"], &["d1 fww", "", ""], "fwt taf", 0);
        let events = told(&scene.react(&[(1, &format!("slap:{hit}:500"))]));
        assert_eq!(events[0], format!("react 1 slap:{hit}:500 {right}"));
    }
    // `fww` shares two parts with both `fwt` and `fwa`: either may be hit.
    for hit in ["fwt", "fwa"] {
        let mut scene = Scene::lay(json!({}), &["taa tfa", "tta tff", "aff atf"], &["fww", "", ""], "fwt fwa", 0);
        let events = told(&scene.react(&[(1, &format!("slap:{hit}:500"))]));
        assert_eq!(events[0], format!("react 1 slap:{hit}:500 true"));
    }
}

/// ELM-DBL-5.
#[test]
fn dbl_5_without_any_elemental_in_a_packet_the_double_lapses() {
    let mut scene = Scene::lay(json!({}), &["d1 m1", "d2 m2", "w1 w2"], &["d3", "", ""], "fwt", 0);
    let events = told(&scene.react(&[]));
    assert_eq!(events[..2], ["lapse 0", "turn 1 d2 pile"]);
    assert_eq!(scene.middle(), "fwt");
    let mut scene = Scene::lay(json!({}), &["d1 m1", "d2 m2 m3", "w1 w2"], &["d3", "", ""], "fwt", 0);
    scene.react(&[(1, "book:500")]);
    assert_eq!(scene.window().1, 1, "after a mistake the offender turns");
}

/// ELM-WIZ-1, ELM-WIZ-2.
#[test]
fn wiz_1_and_wiz_2_its_own_window_then_all_turn_together() {
    let mut scene = three("w1");
    assert_eq!(scene.window(), ("pile", 0, "0w1".into()));
    let events = told(&scene.react(&[]));
    assert_eq!(events[0], r#"summon 0 [[0,"taa"],[1,"taf"],[2,"aff"]]"#);
    assert_eq!(scene.window(), ("wizard", 0, "0taa 1taf 2aff".into()));
    assert_eq!(scene.pile(0), "w1 taa");
    // From the turner clockwise.
    let mut scene = Scene::lay(json!({}), &["taa tfa", "taf tff", "aff atf"], &["", "", "w1"], "fwt", 2);
    scene.react(&[]);
    assert_eq!(scene.window().2, "2aff 0taa 1taf");
}

/// ELM-WIZ-3.
#[test]
fn wiz_3_a_hit_is_right_if_any_of_them_matches() {
    let mut scene = Scene::lay(json!({}), &["taa tfa", "fww tff", "aff atf"], &["w1", "", ""], "fwt", 0);
    scene.react(&[]);
    let events = told(&scene.react(&[(2, "slap:fwt:700")]));
    assert_eq!(events[..2], ["react 2 slap:fwt:700 true", "win 2 5"]);
    let mut scene = three("w1");
    scene.react(&[]);
    assert_eq!(told(&scene.react(&[(2, "slap:fwt:700")]))[0], "react 2 slap:fwt:700 false");
}

/// ELM-WIZ-4.
#[test]
fn wiz_4_specials_in_a_summoning_have_no_function() {
    let lay = || Scene::lay(json!({}), &["m1 tfa", "d1 tff tta", "w2 atf"], &["w1", "", ""], "fwt", 0);
    let mut scene = lay();
    scene.react(&[]);
    assert_eq!(scene.window().2, "0m1 1d1 2w2");
    scene.react(&[]);
    assert_eq!(scene.window(), ("pile", 1, "1tff".into()), "no second middle card, no second summoning");
    let mut scene = lay();
    scene.react(&[]);
    assert_eq!(told(&scene.react(&[(1, "book:500")]))[0], "react 1 book:500 false", "no call for the book");
}

/// ELM-WIZ-5.
#[test]
fn wiz_5_an_empty_packet_turns_nothing_and_is_not_out() {
    let mut scene = Scene::lay(json!({}), &["", "taf tff", "aff atf"], &["w1", "", ""], "fwt", 0);
    scene.react(&[]);
    assert_eq!(scene.window().2, "1taf 2aff");
    assert_eq!((scene.over(), scene.playing()), ("", vec![0, 1, 2]));
    // Nobody can turn a card: no window, and the next turn ends the game.
    let mut scene = Scene::lay(json!({}), &["", "", ""], &["w1", "", ""], "fwt", 0);
    let events = told(&scene.react(&[]));
    assert_eq!(events, ["summon 0 []", "end empty"]);
    assert_eq!(scene.s.turns, 4, "it counts as a turn all the same");
}

/// ELM-WIZ-6.
#[test]
fn wiz_6_then_the_left_neighbour_of_the_wizard_s_turner() {
    let mut scene = three("w1");
    scene.react(&[]);
    scene.react(&[]);
    assert_eq!(scene.window().1, 1);
    let mut scene = three("w1");
    scene.react(&[]);
    scene.react(&[(2, "book:500")]);
    assert_eq!(scene.over(), "empty", "after a mistake the offender, who has paid his last cards");
}
