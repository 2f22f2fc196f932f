//! ELM-FLOW, ELM-NOTE: nodes, refusals, notation.

use crate::scene::{Scene, rules};
use feerie_core::{Actor, Fault, Game, Log, Node, Observer, Options as _, Seat, perft::perft};
use feerie_elementals::cards::Card;
use feerie_elementals::options::Options;
use serde_json::json;

fn window_for_three() -> Scene {
    Scene::lay(json!({}), &["taa tfa aaf", "taf tff ttf", "aff atf waf"], &["fww", "", ""], "fwt", 0)
}

/// ELM-FLOW-1.
#[test]
fn flow_1_chance_plays_chance_nodes_and_seats_still_in_the_others() {
    let wrong = Some((Fault::WrongActor, "ELM-FLOW-1"));
    let scene = window_for_three();
    assert_eq!(scene.refusal(Actor::Chance, "first:0"), wrong);
    assert_eq!(scene.refusal(Actor::Seat(Seat(3)), "none"), wrong, "no such seat");
    assert_eq!(scene.refusal(Actor::Seat(Seat(200)), "none"), wrong);
    let game = rules(3, json!({}));
    let start = Scene { s: game.start(), game };
    assert_eq!(start.refusal(Actor::Seat(Seat(0)), "none"), wrong);
    assert_eq!(start.game.node(&start.s), Node::Chance);
}

/// ELM-FLOW-2.
#[test]
fn flow_2_only_the_last_commitment_changes_anything() {
    let reactions = [(0, "slap:fwt:700"), (1, "book:600"), (2, "none")];
    let mut ends = Vec::new();
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0]] {
        let mut scene = window_for_three();
        let before = scene.shown(Observer::Watcher);
        for (at, which) in order.into_iter().enumerate() {
            let mut log = Log::default();
            scene.commit(reactions[which].0, reactions[which].1, &mut log);
            if at < 2 {
                assert!(log.0.is_empty(), "its events are empty");
                assert_eq!(scene.shown(Observer::Watcher), before);
            }
        }
        ends.push(scene.s);
    }
    assert!(ends.iter().all(|end| *end == ends[0]), "whatever the order");
}

/// ELM-FLOW-3.
#[test]
fn flow_3_a_turn_step_by_step() {
    // The cap is looked at first, then the packet, then the card is turned.
    let mut scene = Scene::lay(json!({"turn_cap": 10}), &["taa", ""], &["faa", ""], "fwt", 0);
    scene.s.turns = 10;
    scene.react(&[]);
    assert_eq!(scene.over(), "cap");
    let mut scene = Scene::lay(json!({"turn_cap": 10}), &["taa", ""], &["faa", ""], "fwt", 0);
    scene.s.turns = 9;
    scene.react(&[]);
    assert_eq!(scene.over(), "empty");
}

/// ELM-FLOW-4.
#[test]
fn flow_4_the_summoning_counts_once() {
    let mut scene = Scene::lay(json!({}), &["taa tfa", "taf tff"], &["w1", ""], "fwt", 0);
    let before = scene.s.turns;
    scene.react(&[]);
    assert_eq!(scene.s.turns, before + 1);
    assert_eq!(scene.s.resume, None);
}

/// ELM-FLOW-5, ELM-REACT-2, ELM-REACT-3, ELM-REACT-4.
#[test]
fn flow_5_the_first_clause_that_applies() {
    let mut scene = window_for_three();
    // Form, then time, then card.
    assert_eq!(scene.refused(0, "slap:fww"), "ELM-REACT-2");
    assert_eq!(scene.refused(0, "slap:fww:1"), "ELM-TIME-2");
    assert_eq!(scene.refused(0, "slap:fww:500"), "ELM-REACT-4");
    // Committed comes before all of them.
    scene.commit(0, "none", &mut Log::default());
    assert_eq!(scene.refused(0, "nonsense"), "ELM-REACT-3");
    // And the end of the game before everything.
    scene.react(&[(1, "book:300"), (2, "book:400")]);
    let mut over = Scene::lay(json!({}), &["taa", ""], &["faa", ""], "fwt", 0);
    over.react(&[]);
    assert_eq!(over.refused(7, "nonsense"), "ELM-END-1");
}

/// ELM-NOTE-1.
#[test]
fn note_1_lower_case_only() {
    for text in ["FWT", "Fwt", "M1", "m5", "m0", "x1", "fw", "fwtt", ""] {
        assert!(text.parse::<Card>().is_err(), "{text:?}");
    }
}

/// ELM-NOTE-2.
#[test]
fn note_2_one_string_for_one_action() {
    let scene = window_for_three();
    for text in ["slap:fwt:0500", "slap:fwt:+500", " slap:fwt:500", "slap:fwt: 500", "SLAP:fwt:500", "slap:fwt:5e2"] {
        assert_eq!(scene.refused(0, text), "ELM-REACT-2", "{text:?}");
    }
}

/// ELM-NOTE-3.
#[test]
fn note_3_a_record_holds_all_options() {
    let options = Options::read(&serde_json::Map::new(), 2).unwrap().write();
    assert_eq!(
        serde_json::Value::Object(options),
        json!({
            "mode": "reflex", "window_ms": 2500, "floor_ms": 150, "first": "random", "gather": "stack",
            "catch_middle": true, "handicap": "none", "turn_cap": 5000,
        })
    );
}

/// ELM-NOTE-4.
#[test]
fn note_4_each_commitment_is_one_step() {
    // A position is a value: taking the last commitment back gives the window with the others still committed.
    let mut scene = window_for_three();
    scene.commit(0, "none", &mut Log::default());
    scene.commit(2, "book:500", &mut Log::default());
    let before = scene.s;
    scene.commit(1, "none", &mut Log::default());
    scene.s = before;
    assert_eq!(scene.game.node(&scene.s), Node::Simultaneous([Seat(1)].into_iter().collect()));
}

/// ELM-NOTE-5.
#[test]
fn note_5_perft_counts_a_pattern_once_and_the_lowest_seat_only() {
    let scene = window_for_three();
    let leaves: Vec<u64> = (0..=3).map(|depth| perft(&scene.game, &scene.s, depth).unwrap()).collect();
    assert_eq!(leaves, [1, 3, 9, 27]);
    let game = rules(2, json!({"first": "0"}));
    assert!(perft(&game, &game.start(), 1).is_err(), "a deal is not listed");
    let over = Scene::lay(json!({}), &["taa", ""], &["faa", ""], "fwt", 0);
    assert_eq!(perft(&over.game, &over.s, 2).unwrap(), 9);
    assert_eq!(perft(&over.game, &over.s, 3).unwrap(), 0, "each of them ended the game");
}
