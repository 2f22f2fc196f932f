//! ELM-OUT, ELM-END, ELM-RANK: leaving, the end, the places.

use crate::scene::{Scene, told};
use feerie_core::{Actor, Fault, Seat};
use serde_json::json;

const FIVE: [&str; 5] = ["taa tfa aaf aff", "taf tff ttf tta", "atf att waf wff", "waa wta", "fta ffa"];

/// Five seats with these packets, and a window on this card of seat 4.
fn five(packets: &[&str], card: &str) -> Scene {
    Scene::lay(json!({}), packets, &["", "", "", "", card], "tww", 4)
}

/// ELM-OUT-1.
#[test]
fn out_1_whoever_must_turn_and_cannot_leaves() {
    let mut scene = five(&["", "taf tff", "atf att", "waa wta", "fta"], "faw");
    let events = told(&scene.react(&[]));
    assert_eq!(events[..2], ["out 0", "turn 1 taf pile"]);
    assert_eq!(scene.playing(), [1, 2, 3, 4]);
    // The same when a middle card is due.
    let mut scene = five(&["", "taf tff", "atf att", "waa wta", "fta"], "d1");
    let events = told(&scene.react(&[]));
    assert_eq!(events[..2], ["out 0", "turn 1 taf middle"]);
}

/// ELM-OUT-2.
#[test]
fn out_2_whoever_errs_and_cannot_pay_leaves() {
    let mut scene = five(&FIVE, "faw");
    let events = told(&scene.react(&[(3, "book:500")]));
    assert_eq!(events[1..3], ["aside 3 2", "out 3"]);
    assert_eq!(scene.hands()[..3], [4, 4, 4], "nobody received anything");
    assert_eq!(scene.over(), "");
}

/// ELM-OUT-3.
#[test]
fn out_3_the_pile_stays_and_is_won_and_no_cards_come_back() {
    let mut scene = Scene::lay(json!({}), &FIVE, &["", "", "", "aat", "faw"], "tww", 4);
    scene.react(&[(3, "book:500")]);
    assert_eq!(scene.pile(3), "aat");
    assert_eq!(scene.refused(3, "none"), "ELM-REACT-1", "he reacts no more");
    let events = told(&scene.react(&[(0, "book:500")]));
    assert_eq!(events[1], "penalty 0 [1,2,4]", "and receives no cards");
    assert_eq!(scene.hand(3), 0);
}

/// ELM-OUT-4.
#[test]
fn out_4_an_empty_packet_alone_puts_nobody_out() {
    let mut scene = five(&["taa tfa", "taf tff", "atf att", "", "fta"], "fww");
    scene.s.cards.push(feerie_elementals::piles::PileId::MIDDLE, "fwt".parse().unwrap());
    assert_eq!(scene.playing(), [0, 1, 2, 3, 4]);
    let events = told(&scene.react(&[(3, "slap:fwt:500")]));
    assert_eq!(events[1], "win 3 3", "he may still win the table");
    let mut scene = five(&["taa tfa aat aaf aff", "taf tff", "atf att", "", "fta"], "faw");
    scene.react(&[(0, "book:500")]);
    assert_eq!(scene.hand(3), 1, "or receive a penalty card");
}

/// ELM-END-1.
#[test]
fn end_1_when_the_game_is_over_no_step_is_accepted() {
    let mut scene = Scene::lay(json!({}), &["taa", ""], &["faa", ""], "fwt", 0);
    scene.react(&[]);
    assert_eq!(scene.over(), "empty");
    for actor in [Actor::Chance, Actor::Seat(Seat(0)), Actor::Seat(Seat(1)), Actor::Seat(Seat(9))] {
        assert_eq!(scene.refusal(actor, "none"), Some((Fault::Illegal, "ELM-END-1")), "{actor}");
    }
}

/// ELM-END-2.
#[test]
fn end_2_with_two_to_four_players_it_ends_when_the_one_to_turn_has_no_card() {
    let mut scene = Scene::lay(json!({}), &["taa", "tfa aat", "", "aaf"], &["", "faa", "", ""], "fwt", 1);
    scene.react(&[]);
    assert_eq!((scene.over(), scene.hands()), ("empty", vec![1, 2, 0, 1]));
    // Also when it is a middle card that is due.
    let mut scene = Scene::lay(json!({}), &["taa", "tfa aat", "", "aaf"], &["", "d1", "", ""], "fwt", 1);
    scene.react(&[]);
    assert_eq!(scene.over(), "empty");
}

/// ELM-END-3.
#[test]
fn end_3_it_ends_when_someone_errs_and_cannot_pay_and_slower_reactions_are_void() {
    let mut scene = Scene::lay(json!({}), &["taa tfa", "aat", "aaf aff"], &["fww", "", ""], "fwt", 0);
    let events = told(&scene.react(&[(0, "slap:fwt:400"), (1, "book:300")]));
    assert_eq!(events, ["react 1 book:300 false", "aside 1 1", "react 0 slap:fwt:400 null", "end penalty"]);
    assert_eq!(scene.places(), [1, 3, 1]);
    assert_eq!(scene.middle(), "fwt", "the table stays as it lay");
}

/// ELM-END-4.
#[test]
fn end_4_with_five_or_six_it_ends_as_soon_as_only_two_hold_cards() {
    // By turning a card onto a pile, match or no match.
    let mut scene = five(&["fww", "taf tff", "atf att", "", ""], "faw");
    scene.s.cards.push(feerie_elementals::piles::PileId::MIDDLE, "fwt".parse().unwrap());
    let events = told(&scene.react(&[]));
    assert_eq!(events, ["turn 0 fww pile", "end two-left"], "nobody may catch it");
    assert_eq!(scene.places(), [3, 1, 1, 3, 3], "the three are still in and share third place");
    // By laying a middle card.
    let mut scene = five(&["taa", "taf tff", "atf att", "", ""], "d1");
    assert_eq!(told(&scene.react(&[])), ["turn 0 taa middle", "end two-left"]);
    // By a summoning, even down to nothing.
    let mut scene = five(&["taa", "taf", "atf", "", ""], "w1");
    scene.react(&[]);
    assert_eq!((scene.over(), scene.places()), ("two-left", vec![1, 1, 1, 1, 1]));
    // By a mistake; slower reactions are void.
    let mut scene = five(&["taa", "taf tff", "atf att", "", ""], "faw");
    let events = told(&scene.react(&[(0, "book:300"), (1, "book:400")]));
    assert_eq!(events[1..], ["aside 0 1", "out 0", "react 1 book:400 null", "end two-left"]);
    // A special card that goes back under a packet leaves that packet as it was.
    let mut scene = five(&["m1", "taf tff", "atf att", "", ""], "d1");
    let events = told(&scene.react(&[]));
    assert_eq!(events[..2], ["turn 0 m1 under", "turn 1 taf middle"]);
    assert_eq!(scene.over(), "");
}

/// ELM-END-4.
#[test]
fn end_4_a_catch_may_come_first_while_three_hold_cards() {
    let mut scene = five(&FIVE, "fww");
    scene.s.cards.push(feerie_elementals::piles::PileId::MIDDLE, "fwt".parse().unwrap());
    let events = told(&scene.react(&[(3, "book:300"), (0, "slap:fwt:400")]));
    assert_eq!(events[2..4], ["out 3", "react 0 slap:fwt:400 true"], "the offender leaves and the hit wins");
}

/// ELM-END-5.
#[test]
fn end_5_the_guard_against_endless_games() {
    let mut scene = Scene::deal(2, json!({"turn_cap": 10}), &["fwt"]);
    let mut windows = 0;
    while scene.over().is_empty() {
        scene.react(&[]);
        windows += 1;
    }
    assert_eq!(scene.over(), "cap");
    assert!(windows >= 8 && scene.s.turns <= 11);
    // A summoning may bring the count one beyond.
    let mut scene = Scene::lay(json!({"turn_cap": 10}), &["taa tfa", "aaf aff"], &["w1", ""], "fwt", 0);
    scene.s.turns = 10;
    scene.react(&[]);
    assert_eq!((scene.over(), scene.s.turns), ("", 11));
    scene.react(&[]);
    assert_eq!((scene.over(), scene.s.turns), ("cap", 11));
}

/// ELM-END-6, ELM-RANK-1.
#[test]
fn end_6_and_rank_1_only_the_packet_counts() {
    let mut scene =
        Scene::lay(json!({}), &["taa", "tfa aat", "", "aaf"], &["taf tff ttf tta", "faa", "aff", ""], "fwt", 1);
    scene.react(&[]);
    assert_eq!((scene.scores(), scene.places()), (vec![1, 2, 0, 1], vec![2, 1, 4, 2]));
}

/// ELM-RANK-2.
#[test]
fn rank_2_those_who_left_rank_below_and_later_leavers_higher() {
    let mut scene = five(&FIVE, "faw");
    // Seat 3 leaves first, then seat 4; then seats 1 and 2 are the only ones with cards but for seat 0.
    scene.react(&[(3, "book:300"), (4, "book:400")]);
    assert_eq!(scene.playing(), [0, 1, 2]);
    for _ in 0..20 {
        if !scene.over().is_empty() {
            break;
        }
        scene.react(&[(0, "book:500")]);
    }
    assert_eq!(scene.over(), "two-left");
    let places = scene.places();
    assert!(places[4] < places[3], "{places:?}: seat 4 left later");
    assert_eq!(places[3], 5);
}

/// ELM-RANK-3.
#[test]
fn rank_3_equal_scores_share_the_place() {
    let mut scene = Scene::lay(json!({}), &["taa", "tfa", ""], &["", "faa", ""], "fwt", 1);
    scene.react(&[]);
    assert_eq!(scene.places(), [1, 1, 3]);
}
