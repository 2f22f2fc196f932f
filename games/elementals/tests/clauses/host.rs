//! ELM-HOT, ELM-ACC and what else binds the host.

use crate::scene::{Scene, rules};
use feerie_core::{Game, Node, Observer, Seat};
use feerie_elementals::action::{Action, Time};
use feerie_elementals::{host, view::View};
use serde_json::json;

fn view(scene: &Scene) -> View {
    scene.game.view(&scene.s, Observer::Watcher)
}

fn three(card: &str) -> Scene {
    Scene::lay(json!({}), &["taa tfa aaf", "taf tff ttf", "aff atf waf"], &["", card, ""], "fwt taf", 1)
}

/// ELM-NET-7.
#[test]
fn net_7_nobody_is_told_who_has_reacted() {
    let mut scene = three("fww");
    let before = view(&scene);
    scene.commit(0, "slap:fwt:500", &mut feerie_core::Log::default());
    assert_eq!(view(&scene), before);
    assert_eq!(scene.shown(Observer::Seat(Seat(2)))["mine"], json!(null));
}

/// ELM-NET-11.
#[test]
fn net_11_a_card_is_open_while_seats_react_and_there_is_a_race() {
    let scene = three("fww");
    assert!(matches!(scene.game.node(&scene.s), Node::Simultaneous(_)) && scene.game.race().is_some());
    let start = scene.game.start();
    assert!(!matches!(scene.game.node(&start), Node::Simultaneous(_)));
    assert!(rules(3, json!({"mode": "relaxed"})).race().is_none());
}

/// ELM-HOT-1.
#[test]
fn hot_1_one_key_a_player_by_position() {
    assert_eq!(host::KEYS, ["KeyA", "KeyL", "Space", "KeyT", "Digit1", "Digit0"]);
}

/// ELM-HOT-2.
#[test]
fn hot_2_those_who_buzzed_say_what_they_meant_in_the_order_of_settling() {
    let scene = Scene::lay(
        json!({"handicap": "0,0,200"}),
        &["taa tfa aaf", "taf tff ttf", "aff atf waf"],
        &["", "fww", ""],
        "fwt",
        1,
    );
    let order = host::saying_order(&scene.game, &view(&scene), &[(Seat(0), 700), (Seat(1), 700), (Seat(2), 499)]);
    let seats: Vec<u8> = order.iter().map(|(seat, _)| seat.0).collect();
    assert_eq!(seats, [2, 0, 1], "499 + 200, then the one further from the turner's left last: the turner");
    assert_eq!(host::buzzes_end_ms(&scene.game, 600), 1000);
    assert_eq!(host::buzzes_end_ms(&scene.game, 2300), 2500, "the window's end stays the limit");
}

/// ELM-HOT-3.
#[test]
fn hot_3_whoever_does_not_say_has_erred() {
    assert_eq!(host::SAY_MS, 3000);
    for card in ["fww", "faa", "d1", "w1", "m1"] {
        let scene = three(card);
        let wrong = host::certainly_wrong(&view(&scene), Time::At(612));
        assert!(!host::is_right(&view(&scene), wrong), "{card}: {wrong}");
        assert_eq!(scene.game.check(&scene.s, Seat(0), wrong), Ok(()));
        let expected = if card == "m1" { "slap:fwt:612" } else { "book:612" };
        assert_eq!(wrong.to_string(), expected);
    }
}

/// ELM-HOT-4.
#[test]
fn hot_4_two_players_may_have_two_keys_each() {
    assert_eq!(host::BOOK_KEYS.len(), 2);
    assert!(host::BOOK_KEYS.iter().all(|key| !host::KEYS.contains(key)));
}

/// ELM-HOT-5.
#[test]
fn hot_5_a_bot_s_hand_is_shown_no_earlier_than_its_time() {
    let action = Action::Book(Time::At(800));
    assert!(!host::hand_is_down(action, 799) && host::hand_is_down(action, 800));
    assert!(!host::hand_is_down(Action::None, 5000));
}

/// ELM-ACC-1.
#[test]
fn acc_1_relaxed_needs_no_clock() {
    let mut scene = Scene::lay(json!({"mode": "relaxed"}), &["taa", "tfa aat"], &["fww", ""], "fwt", 0);
    scene.react(&[(0, "slap:fwt"), (1, "slap:fwt")]);
    assert_eq!(scene.middle(), "tfa", "the turner's left neighbour won and laid a card");
}

/// ELM-ACC-2.
#[test]
fn acc_2_asked_aloud_from_the_turner_s_left() {
    let scene = three("fww");
    let order: Vec<u8> = host::asking_order(&scene.game, &view(&scene)).iter().map(|seat| seat.0).collect();
    assert_eq!(order, [2, 0, 1]);
    assert!(host::is_right(&view(&scene), Action::Slap("fwt".parse().unwrap(), Time::Free)));
}

/// ELM-ACC-3.
#[test]
fn acc_3_long_windows_keep_the_race() {
    let scene = Scene::lay(json!({"window_ms": 60000}), &["taa", "tfa aat"], &["fww", ""], "fwt", 0);
    assert_eq!(scene.refused(0, "slap:fwt:60000"), "legal");
}

/// ELM-ACC-4.
#[test]
fn acc_4_cards_can_be_spoken() {
    let words = |code: &str| host::spoken(code.parse().unwrap()).to_vec();
    assert_eq!(words("fwt"), ["elementals-fire", "elementals-water", "elementals-earth"]);
    assert_eq!(words("aaf"), ["elementals-air", "elementals-air", "elementals-fire"]);
    assert_eq!(
        [words("m1"), words("d2"), words("w3")].concat(),
        ["elementals-mad", "elementals-double", "elementals-wizard"]
    );
}

/// ELM-ACC-5.
#[test]
fn acc_5_one_switch_has_more_time_to_say() {
    assert_eq!(host::SAY_ONE_SWITCH_MS, 15_000);
}
