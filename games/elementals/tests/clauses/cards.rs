//! ELM-CARD, ELM-SETUP, ELM-MATCH: the cards, the deal, what shares what.

use crate::scene::{Scene, cards, rules};
use feerie_core::{Actor, Fault, Game, Node, Observer, Odds, Options as _, Seat};
use feerie_elementals::Elementals;
use feerie_elementals::cards::{Card, Kind};
use feerie_elementals::options::Options;
use serde_json::json;
use std::collections::HashSet;

/// ELM-CARD-1, ELM-CARD-2.
#[test]
fn card_1_and_card_2_head_differs_from_legs() {
    let elementals: Vec<[u8; 3]> = Card::all().filter_map(Card::parts).collect();
    assert_eq!(elementals.len(), 48);
    assert_eq!(elementals.iter().collect::<HashSet<_>>().len(), 48);
    assert!(elementals.iter().all(|[head, _, legs]| head != legs));
    for code in ["fwt", "fwa", "fat", "fft", "fww"] {
        assert_eq!(code.parse::<Card>().unwrap().to_string(), code, "the rulebook's example");
    }
}

/// ELM-CARD-2.
#[test]
fn card_2_no_other_combination_exists() {
    for code in ["twt", "fwf", "aaa"] {
        assert!(code.parse::<Card>().is_err(), "{code}");
    }
}

/// ELM-CARD-3.
#[test]
fn card_3_every_elemental_has_seven_mates() {
    for card in Card::all().filter(|card| card.is_elemental()) {
        assert_eq!(card.mates().count_ones(), 7, "{card}");
        assert!(Card::all().all(|other| card == other || card.shares(other) <= 2));
    }
}

/// ELM-CARD-4.
#[test]
fn card_4_twelve_specials_in_three_kinds() {
    let count = |kind| Card::all().filter(|card| card.kind() == kind).count();
    assert_eq!([Kind::Mad, Kind::Double, Kind::Wizard].map(count), [4, 4, 4]);
    for card in Card::all() {
        assert_eq!(card.to_string().ends_with(|end: char| end.is_ascii_digit()), card.kind() != Kind::Elemental);
    }
}

/// ELM-CARD-5.
#[test]
fn card_5_a_book_is_in_no_count() {
    // Whoever puts a book and is right has it again for the next window, and no count has changed by it.
    let mut scene = Scene::lay(json!({}), &["taa tfa", "taf tff"], &["m1", ""], "fwt", 0);
    scene.react(&[(0, "none"), (1, "book:500")]);
    let cards: u8 = (0..2).map(|seat| scene.hand(seat)).sum();
    assert_eq!(cards as usize + scene.middle().split(' ').count() + 1, 6, "four in packets, two on the table, no book");
    assert_eq!(scene.refused(1, "book:500"), "legal");
}

/// ELM-SETUP-1.
#[test]
fn setup_1_two_to_six_players() {
    assert_eq!(Elementals::INFO.seats, (2, 6));
    for seats in 2..=6 {
        assert_eq!(Scene::deal(seats, json!({}), &[]).hands().len(), usize::from(seats));
    }
}

/// ELM-SETUP-2.
#[test]
fn setup_2_books_are_never_lost() {
    // After a wrong book and a right one, everyone may still use theirs.
    let mut scene = Scene::deal(2, json!({}), &["fwt taa m1", "taf tfa"]);
    scene.react(&[(0, "book:500")]);
    while scene.window().2 != "0m1" {
        scene.react(&[]);
    }
    scene.react(&[(1, "book:500")]);
    assert!(matches!(scene.game.node(&scene.s), Node::Simultaneous(waiting) if waiting.len() == 2));
    assert_eq!(scene.refused(0, "book:500"), "legal");
    assert_eq!(scene.refused(1, "book:500"), "legal");
}

/// ELM-SETUP-4.
#[test]
fn setup_4_a_packet_keeps_its_order_and_nobody_sees_into_it() {
    let order = "aaf aat aaw aff aft";
    let dealt = |rest: &str| Scene::deal(2, json!({"first": "1"}), &[&format!("{order} {rest}"), "fwt"]);
    let scene = dealt("afw taa");
    // Seat 0 has turned its first card; the others lie as they were dealt.
    assert!(scene.packet(0).starts_with("aat aaw aff aft afw taa"), "{}", scene.packet(0));
    let other = dealt("taa afw");
    for who in [Observer::Seat(Seat(0)), Observer::Seat(Seat(1)), Observer::Watcher] {
        assert_eq!(scene.shown(who), other.shown(who), "not even its owner");
    }
    assert_ne!(scene.shown(Observer::All), other.shown(Observer::All));
}

/// ELM-SETUP-3, ELM-SETUP-4.
#[test]
fn setup_3_and_setup_4_equal_packets_in_the_order_of_the_deal() {
    for seats in 2..=6 {
        let game = rules(seats, json!({"first": "1"}));
        assert!(matches!(game.odds(&game.start()), Odds::Form(_)));
        let scene = Scene::deal(seats, json!({"first": "1"}), &["aaf aat"]);
        // Seat 1 has laid the middle card (after specials, others too); nobody else has turned more than one.
        assert_eq!(scene.hands().iter().map(|&n| u32::from(n)).sum::<u32>() + 2, 60);
        assert!(scene.packet(0).starts_with("aaf aat") || scene.pile(0) == "aaf");
    }
}

#[test]
fn setup_3_a_deal_is_the_whole_deck() {
    let scene = Scene { game: rules(2, json!({"first": "0"})), s: rules(2, json!({"first": "0"})).start() };
    let deck: Vec<String> = Card::all().map(|card| card.to_string()).collect();
    let good = format!("deal:{}/{}", deck[..30].join(","), deck[30..].join(","));
    assert_eq!(scene.refusal(Actor::Chance, &good), None);
    for bad in [good.replacen("aaf", "aat", 1), good.replacen('/', ",", 1), "deal:".into(), "first:0".into()] {
        assert_eq!(scene.refusal(Actor::Chance, &bad), Some((Fault::Illegal, "ELM-SETUP-3")), "{bad}");
    }
}

/// ELM-SETUP-5.
#[test]
fn setup_5_the_first_player_is_drawn_or_fixed() {
    let game = rules(3, json!({}));
    let Odds::Listed(odds) = game.odds(&game.start()) else { panic!("listed") };
    assert_eq!(odds.iter().map(|(_, weight)| weight).collect::<Vec<_>>(), [&1, &1, &1]);
    let mut scene = Scene { s: game.start(), game };
    assert_eq!(scene.refusal(Actor::Chance, "first:3"), Some((Fault::Illegal, "ELM-SETUP-5")));
    scene.chance("first:2");
    assert_eq!(scene.s.first, Some(Seat(2)));
    assert_eq!(rules(3, json!({"first": "1"})).start().first, Some(Seat(1)), "no draw");
}

/// ELM-OPT-1.
#[test]
fn opt_1_unknown_names_and_values_are_refused() {
    for (options, name) in [
        (json!({"modes": "reflex"}), "modes"),
        (json!({"mode": "fast"}), "mode"),
        (json!({"window_ms": 999}), "window_ms"),
        (json!({"window_ms": "2500"}), "window_ms"),
        (json!({"floor_ms": 501}), "floor_ms"),
        (json!({"first": 0}), "first"),
        (json!({"first": "3"}), "first"),
        (json!({"catch_middle": 1}), "catch_middle"),
        (json!({"turn_cap": 9}), "turn_cap"),
        (json!({"handicap": "0,300"}), "handicap"),
        (json!({"handicap": "0,300,2001"}), "handicap"),
        (json!({"handicap": "0, 300,0"}), "handicap"),
        (json!({"handicap": "0,+3,0"}), "handicap"),
        (json!({"handicap": "00,3,0"}), "handicap"),
        (json!({"handicap": ""}), "handicap"),
        (json!({"handicap": 0}), "handicap"),
    ] {
        let error = Options::read(options.as_object().unwrap(), 3).unwrap_err();
        assert!(error.to_string().contains(name), "{options}: {error}");
        assert_eq!(error.clause().map(|clause| clause.id()), Some("ELM-OPT-1"), "{options}");
    }
    assert!(Options::read(json!({"handicap": "0,300,2000"}).as_object().unwrap(), 3).is_ok());
}

/// ELM-MATCH-1.
#[test]
fn match_1_the_same_element_in_the_same_position() {
    let [fwt, wft, fww, faa, taf] = *cards("fwt wft fww faa taf") else { panic!() };
    assert_eq!(fwt.shares(wft), 1, "same elements, other places");
    assert_eq!((fwt.shares(fww), fwt.shares(faa), fwt.shares(taf)), (2, 1, 0));
}

/// ELM-MATCH-2.
#[test]
fn match_2_a_hit_is_right_if_that_very_card_matches() {
    // Two cards in the middle, one of which matches: the other is wrong even so.
    let lay = || Scene::lay(json!({}), &["taa tfa", "aaf aff"], &["fww", ""], "fwt taf", 0);
    let mut right = lay();
    right.react(&[(1, "slap:fwt:500")]);
    assert_eq!(right.middle(), "aaf", "the table was won, and the winner laid a new card");
    let mut wrong = lay();
    wrong.react(&[(1, "slap:taf:500")]);
    assert_eq!(wrong.hands(), [3, 0], "a mistake: one card paid, and the offender turned one");
}

/// ELM-MATCH-3.
#[test]
fn match_3_one_part_or_none_is_nothing() {
    let mut scene = Scene::lay(json!({}), &["taa tfa", "aaf aff"], &["faa", ""], "fwt", 0);
    scene.react(&[]);
    assert_eq!(scene.middle(), "fwt");
    assert_eq!(scene.pile(0), "faa", "it simply stays");
    assert_eq!(scene.window().1, 1);
}

/// ELM-MATCH-4.
#[test]
fn match_4_only_what_was_just_turned_counts() {
    // The match on seat 0's pile was missed; seat 1 turns something else.
    let mut scene = Scene::lay(json!({}), &["taa tfa", "aaf aff"], &["fww", ""], "fwt", 0);
    scene.react(&[]);
    assert_eq!(scene.window(), ("pile", 1, "1aaf".into()));
    scene.react(&[(0, "slap:fwt:500")]);
    assert_eq!(scene.middle(), "fwt", "too late");
    assert_eq!(scene.hand(1), 2, "and a mistake");
}

/// ELM-MATCH-5.
#[test]
fn match_5_a_special_card_shares_nothing() {
    for special in cards("m1 d2 w3") {
        assert!(Card::all().all(|card| special.shares(card) == 0));
        assert_eq!(special.mates(), 0);
    }
}
