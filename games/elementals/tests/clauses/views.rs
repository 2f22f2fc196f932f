//! ELM-INFO: who knows what.

use crate::scene::Scene;
use feerie_core::{Event as _, Log, Observer, Seat};
use serde_json::json;

fn started() -> Scene {
    let mut scene = Scene::deal(3, json!({}), &["wfa faa", "taa", "tfa"]);
    scene.commit(0, "slap:wfa:640", &mut Log::default());
    scene
}

/// ELM-INFO-1.
#[test]
fn info_1_what_is_public() {
    let shown = started().shown(Observer::Watcher);
    assert_eq!(
        shown,
        json!({
            "seat": "watcher", "phase": "react", "first": 0, "hands": [19, 19, 20], "piles": [[], ["taa"], []],
            "middle": ["wfa"], "window": {"kind": "pile", "turner": 1, "cards": [[1, "taa"]]}, "mine": null,
            "won": null, "in": [true, true, true], "aside": [0, 0, 0], "turns": 2, "reason": null,
        })
    );
}

/// ELM-INFO-2.
#[test]
fn info_2_no_view_but_all_sees_into_a_packet() {
    let scene = started();
    for who in Observer::every(3) {
        let text = scene.shown(who).to_string();
        assert_eq!(text.contains("tfa"), who == Observer::All, "{who:?}: seat 2's top card, seat 2 included");
    }
    let all = scene.shown(Observer::All);
    assert_eq!(all["packets"][2][0], "tfa");
    assert_eq!(all["commits"], json!({"0": "slap:wfa:640"}));
    assert_eq!((&all["mine"], &all["resume"]), (&json!(null), &json!(null)));
    assert_eq!(all["aside_cards"], json!([[], [], []]));
}

/// ELM-INFO-3.
#[test]
fn info_3_a_commitment_is_its_own_seat_s_until_the_window_is_settled() {
    let mut scene = started();
    assert_eq!(scene.shown(Observer::Seat(Seat(0)))["mine"], "slap:wfa:640");
    assert_eq!(scene.shown(Observer::Seat(Seat(1)))["mine"], json!(null));
    assert!(!scene.shown(Observer::Seat(Seat(1))).to_string().contains("640"));
    let events = scene.react(&[]);
    let told = events[0].told_to(Observer::Watcher).unwrap();
    assert!(serde_json::to_string(&told).unwrap().contains("slap:wfa:640"), "then all of them are public");
}

/// ELM-INFO-2.
#[test]
fn info_2_the_cards_being_shuffled_are_shown_sorted_and_nowhere_else() {
    let mut scene =
        Scene::lay(json!({"gather": "shuffle"}), &["taa", "tfa aat"], &["w1 m1 aff fww", "waf d2"], "fwt", 0);
    scene.react(&[(1, "slap:fwt:500")]);
    let shown = scene.shown(Observer::Seat(Seat(1)));
    assert_eq!(shown["won"], json!({"seat": 1, "cards": ["aff", "d2", "fwt", "fww", "m1", "w1", "waf"]}));
    assert_eq!((&shown["hands"], &shown["middle"]), (&json!([1, 2]), &json!([])));
    assert_eq!((&shown["window"], &shown["piles"]), (&json!(null), &json!([[], []])));
}
