//! ELM-REACT, ELM-TIME, ELM-RESOLVE: who may react how, and in which order reactions count.

use crate::scene::{Scene, told};
use feerie_core::{Actor, Fault, Game, Legal, Log, Node, Seat};
use feerie_elementals::action::{Action, Time};
use serde_json::json;

/// A window on seat 0's `fww`, which matches the middle; seat 1 has no cards left.
fn match_for_three(options: serde_json::Value) -> Scene {
    Scene::lay(options, &["taa tfa aaf", "", "aff atf waf"], &["fww", "", ""], "fwt", 0)
}

fn winner(scene: &mut Scene, reactions: &[(u8, &str)]) -> Option<u8> {
    let events = told(&scene.react(reactions));
    events.iter().find_map(|event| event.strip_prefix("win ")?.split(' ').next()?.parse().ok())
}

/// ELM-REACT-1.
#[test]
fn react_1_everyone_still_in_may_react_the_turner_and_the_empty_handed_too() {
    let scene = match_for_three(json!({}));
    assert!(matches!(scene.game.node(&scene.s), Node::Simultaneous(waiting) if waiting.len() == 3));
    assert_eq!(winner(&mut match_for_three(json!({})), &[(0, "slap:fwt:500")]), Some(0));
    assert_eq!(winner(&mut match_for_three(json!({})), &[(1, "slap:fwt:500")]), Some(1));
}

#[test]
fn react_1_whoever_has_left_may_not() {
    let mut scene = Scene::lay(json!({}), &["taa", "tfa", "aaf", "aff", ""], &["faa", "", "", "", ""], "fwt", 0);
    scene.s.playing.remove(Seat(4));
    scene.s.waiting.remove(Seat(4));
    assert_eq!(scene.refusal(Actor::Seat(Seat(4)), "none"), Some((Fault::WrongActor, "ELM-REACT-1")));
}

#[test]
fn react_2_the_forms_of_a_reaction() {
    let reflex = match_for_three(json!({}));
    let mut legal = Legal::new();
    reflex.game.legal(&reflex.s, Seat(0), &mut legal);
    let mut listed: Vec<String> = legal.iter().map(Action::to_string).collect();
    listed.sort();
    assert_eq!(listed, ["book:<ms>", "none", "slap:fwt:<ms>"]);
    for text in ["slap:fwt", "book", "slap:fwt:<ms>", "slap:fwt:0500", "pass", "", "slap:zzz:500", "none:500"] {
        assert_eq!(reflex.refused(0, text), "ELM-REACT-2", "{text:?}");
    }
    assert_eq!(
        reflex.game.check(&reflex.s, Seat(0), Action::Book(Time::Open)).unwrap_err().id(),
        "ELM-REACT-2",
        "a pattern is nobody's reaction"
    );
    let relaxed = match_for_three(json!({"mode": "relaxed"}));
    for text in ["slap:fwt:500", "book:500", "book:99999999"] {
        assert_eq!(relaxed.refused(0, text), "ELM-REACT-2", "{text:?}");
    }
    for text in ["slap:fwt", "book", "none"] {
        assert_eq!(relaxed.refused(0, text), "legal", "{text:?}");
    }
}

#[test]
fn react_3_one_reaction_a_window() {
    let mut scene = match_for_three(json!({}));
    scene.commit(0, "none", &mut Log::default());
    assert_eq!(
        scene.refusal(Actor::Seat(Seat(0)), "slap:fwt:500"),
        Some((Fault::WrongActor, "ELM-REACT-3")),
        "it cannot be changed"
    );
}

#[test]
fn react_4_only_older_middle_cards_can_be_hit() {
    let scene = match_for_three(json!({}));
    for card in ["fww", "taa", "m1", "ttw"] {
        assert_eq!(scene.refused(0, &format!("slap:{card}:500")), "ELM-REACT-4", "{card}");
    }
    // A double brings `fww` beside `fwt`: the new one cannot be hit, the old one can.
    let mut scene = Scene::lay(json!({}), &["taa tfa", "fww aff"], &["d1", ""], "fwt", 0);
    scene.react(&[]);
    assert_eq!(scene.window(), ("middle", 1, "1fww".into()));
    assert_eq!(scene.refused(0, "slap:fww:500"), "ELM-REACT-4");
    assert_eq!(scene.refused(0, "slap:fwt:500"), "legal");
    let mut legal = Legal::new();
    scene.game.legal(&scene.s, Seat(0), &mut legal);
    assert_eq!(legal.len(), 3);
}

/// ELM-REACT-5.
#[test]
fn react_5_the_book_names_no_card() {
    let scene = match_for_three(json!({}));
    assert_eq!(scene.refused(0, "book:fwt:500"), "ELM-REACT-2");
    assert_eq!(scene.refused(0, "book:500"), "legal");
}

/// ELM-REACT-6.
#[test]
fn react_6_when_windows_open() {
    // The first card in an empty middle asks nothing; a special card put back neither; a card on a pile does.
    let scene = Scene::deal(2, json!({}), &["w1", "m1 taa", ""]);
    assert_eq!(scene.window().0, "pile");
    assert_eq!(scene.s.turns, 4, "w1 under, m1 under, then a middle card and a pile card");
    // Doubles and wizards have a window of their own, in which only stillness is right.
    for special in ["d1", "w1"] {
        let mut scene = Scene::deal(2, json!({}), &["fwt", &format!("{special} taa")]);
        assert_eq!(scene.window(), ("pile", 1, format!("1{special}")));
        let events = told(&scene.react(&[(0, "slap:fwt:500"), (1, "book:600")]));
        assert!(events[0].ends_with("slap:fwt:500 false") && events[2].ends_with("book:600 false"), "{events:?}");
    }
}

/// ELM-TIME-1, ELM-TIME-2.
#[test]
fn time_1_and_time_2_whole_milliseconds_within_the_range() {
    let scene = match_for_three(json!({"floor_ms": 200, "window_ms": 1500}));
    for ms in ["200", "1500"] {
        assert_eq!(scene.refused(0, &format!("slap:fwt:{ms}")), "legal");
    }
    for ms in ["199", "1501", "0", "65536", "123456789012345678901234567890"] {
        assert_eq!(scene.refused(0, &format!("slap:fwt:{ms}")), "ELM-TIME-2", "{ms}");
        assert_eq!(scene.refused(0, &format!("slap:taa:{ms}")), "ELM-TIME-2", "time comes before card: {ms}");
    }
    assert_eq!(scene.game.timed(&Action::Book(Time::Open)), Some(200..=1500));
    assert_eq!(scene.game.timed(&Action::Book(Time::At(300))), None);
}

/// ELM-TIME-3.
#[test]
fn time_3_a_seat_whose_time_runs_out_keeps_still() {
    let mut scene = match_for_three(json!({}));
    let silent = scene.game.race().unwrap().silent.to_string();
    assert_eq!(winner(&mut scene, &[(0, &silent), (1, &silent), (2, &silent)]), None);
    assert_eq!(silent, "none");
}

/// ELM-TIME-4.
#[test]
fn time_4_without_a_clock_all_times_are_equal() {
    // Seat 0 turned: its left neighbour comes first, whoever committed first.
    let mut scene = match_for_three(json!({"mode": "relaxed", "handicap": "0,2000,0"}));
    assert_eq!(winner(&mut scene, &[(0, "slap:fwt"), (2, "slap:fwt"), (1, "slap:fwt")]), Some(1));
}

/// ELM-TIME-5.
#[test]
fn time_5_a_handicap_is_added_when_reactions_are_put_in_order() {
    let mut scene = match_for_three(json!({"handicap": "300,0,0"}));
    assert_eq!(winner(&mut scene, &[(0, "slap:fwt:500"), (2, "slap:fwt:799")]), Some(2));
    let mut scene = match_for_three(json!({"handicap": "300,0,0"}));
    assert_eq!(winner(&mut scene, &[(0, "slap:fwt:500"), (2, "slap:fwt:801")]), Some(0));
    let mut scene = match_for_three(json!({"handicap": "2000,0,0"}));
    assert_eq!(winner(&mut scene, &[(0, "slap:fwt:2500")]), Some(0), "the range is of the time before that");
}

/// ELM-RESOLVE-1.
#[test]
fn resolve_1_earliest_first() {
    let reactions = [(2, "slap:fwt:612"), (0, "slap:fwt:611"), (1, "slap:fwt:613")];
    assert_eq!(winner(&mut match_for_three(json!({})), &reactions), Some(0));
}

/// ELM-RESOLVE-2.
#[test]
fn resolve_2_equal_times_nearest_first_and_the_turner_last() {
    let all = [(0, "slap:fwt:500"), (1, "slap:fwt:500"), (2, "slap:fwt:500")];
    assert_eq!(winner(&mut match_for_three(json!({})), &all), Some(1));
    assert_eq!(winner(&mut match_for_three(json!({})), &[all[0], all[2]]), Some(2), "the turner's right neighbour");
}

/// ELM-RESOLVE-3, ELM-RESOLVE-4, ELM-RESOLVE-5.
#[test]
fn resolve_3_resolve_4_and_resolve_5_mistakes_before_the_catch_are_paid_later_ones_void() {
    let mut scene = Scene::lay(json!({}), &["taa tfa aaf", "taf tff ttf", "aff atf waf"], &["fww", "", ""], "fwt", 0);
    let events = told(&scene.react(&[(1, "slap:fwt:500"), (0, "book:400"), (2, "book:600")]));
    assert_eq!(
        events[..5],
        ["react 0 book:400 false", "penalty 0 [1,2]", "react 1 slap:fwt:500 true", "react 2 book:600 null", "win 1 2"]
    );
    assert_eq!(scene.hand(2), 4 - 1, "seat 2 received one, paid nothing and has turned one");
    // If none is right, all are mistakes, the earliest first.
    let mut scene = Scene::lay(json!({}), &["taa tfa aaf", "taf tff ttf", "aff atf waf"], &["faa", "", ""], "fwt", 0);
    let events = told(&scene.react(&[(1, "slap:fwt:500"), (0, "book:400"), (2, "book:600")]));
    assert_eq!(events.iter().filter(|event| event.starts_with("penalty")).count(), 3);
}
