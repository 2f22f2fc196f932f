//! ELM-TURN, ELM-WIN, ELM-MID: turning cards, winning the table, the middle.

use crate::scene::{Scene, told};
use feerie_core::{Actor, Fault, Game, Node, Odds, Seat};
use serde_json::json;

/// ELM-TURN-1, ELM-TURN-2.
#[test]
fn turn_1_and_turn_2_the_first_into_the_middle_then_clockwise_onto_piles() {
    let mut scene = Scene::deal(3, json!({"first": "1"}), &["aaf", "fwt tww", "taa"]);
    assert_eq!((scene.middle(), scene.pile(2)), ("fwt".into(), "taa".into()));
    scene.react(&[]);
    assert_eq!(scene.window(), ("pile", 0, "0aaf".into()));
    scene.react(&[]);
    assert_eq!(scene.window(), ("pile", 1, "1tww".into()));
}

/// ELM-TURN-2.
#[test]
fn turn_2_left_skips_those_who_have_left() {
    let mut scene =
        Scene::lay(json!({}), &["", "tff taf", "aaf aff", "atf att", "waf wff"], &["", "", "", "", "faa"], "fwt", 4);
    scene.s.playing.remove(Seat(0));
    scene.s.waiting.remove(Seat(0));
    scene.s.left_at[0] = 1;
    scene.react(&[]);
    assert_eq!(scene.window().1, 1);
}

/// ELM-TURN-3.
#[test]
fn turn_3_everyone_has_the_same_window_on_the_same_card() {
    // The engine shows a card to all at once; each seat's clock starts on its own screen (fairtime).
    let scene = Scene::deal(3, json!({}), &["fwt", "taa", ""]);
    let cards: Vec<_> =
        feerie_core::Observer::every(3).map(|who| scene.shown(who)["window"]["cards"].clone()).collect();
    assert!(cards.iter().all(|shown| *shown == json!([[1, "taa"]])));
}

/// ELM-TURN-4.
#[test]
fn turn_4_turning_is_never_a_choice() {
    let mut scene = Scene::deal(2, json!({}), &[]);
    for _ in 0..20 {
        assert!(matches!(scene.game.node(&scene.s), Node::Simultaneous(_)), "no node for turns");
        scene.react(&[]);
    }
}

/// ELM-WIN-1, ELM-WIN-2.
#[test]
fn win_1_and_win_2_everything_face_up_in_its_order() {
    let mut scene = Scene::lay(
        json!({}),
        &["taa", "tfa aat", "", "att", "waf"],
        &["aff m1", "tff fww", "atf", "", "tta"],
        "taf fwt",
        1,
    );
    scene.s.playing.remove(Seat(2));
    scene.s.waiting.remove(Seat(2));
    scene.s.left_at[2] = 1;
    scene.react(&[(3, "slap:fwt:500")]);
    // The middle, then the winner's own pile, then clockwise: seats 4, 0, 1, 2; then the winner laid `att`.
    assert_eq!(scene.packet(3), "taf fwt tta aff m1 tff fww atf");
    assert_eq!(scene.middle(), "att");
}

/// ELM-WIN-2.
#[test]
fn win_2_oldest_cards_come_up_first() {
    let mut scene = Scene::lay(json!({}), &["", "taa tfa"], &["aff fww", "tff tta"], "fwt", 0);
    scene.react(&[(0, "slap:fwt:500")]);
    assert_eq!(scene.middle(), "fwt", "the oldest middle card came up first");
    assert_eq!(scene.packet(0), "aff fww tff tta");
}

/// ELM-WIN-3.
#[test]
fn win_3_the_winner_lays_and_his_left_neighbour_goes_on() {
    let mut scene = Scene::lay(json!({}), &["taa", "tfa", "aaf aat"], &["fww", "", ""], "fwt", 0);
    scene.react(&[(1, "slap:fwt:500")]);
    assert_eq!(scene.middle(), "tfa");
    assert_eq!(scene.window(), ("pile", 2, "2aaf".into()));
}

/// ELM-WIN-4.
#[test]
fn win_4_with_shuffle_chance_orders_the_cards_won() {
    let mut scene = Scene::lay(json!({"gather": "shuffle"}), &["taa", "tfa aat"], &["aff fww", "tff"], "fwt", 0);
    scene.react(&[(1, "slap:fwt:500")]);
    assert_eq!(scene.game.node(&scene.s), Node::Chance);
    assert!(matches!(scene.game.odds(&scene.s), Odds::Form(_)));
    let refused = Some((Fault::Illegal, "ELM-WIN-4"));
    for bad in ["shuffle:aff,fww,tff", "shuffle:aff,fww,tff,tff", "shuffle:aff,fww,tff,taa", "shuffle:", "first:0"] {
        assert_eq!(scene.refusal(Actor::Chance, bad), refused, "{bad}");
    }
    scene.chance("shuffle:tff,fwt,aff,fww");
    assert_eq!((scene.packet(1), scene.middle()), ("aat tff fwt aff fww".into(), "tfa".into()));
}

/// ELM-WIN-5.
#[test]
fn win_5_books_go_back_before_play_goes_on() {
    let mut scene = Scene::lay(json!({}), &["taa", "tfa", "aaf aat"], &["m1", "", ""], "fwt", 0);
    scene.react(&[(0, "book:400"), (1, "book:500")]);
    for seat in 0..3 {
        assert_eq!(scene.refused(seat, "book:500"), "legal");
    }
}

/// ELM-MID-1, ELM-MID-2.
#[test]
fn mid_1_and_mid_2_specials_never_lie_in_the_middle() {
    let mut scene = Scene::lay(json!({}), &["d1 taa", "m2 tfa", "w1 aat"], &["fww", "", ""], "fwt", 0);
    let events = told(&scene.react(&[(0, "slap:fwt:500")]));
    assert_eq!(
        events[2..6],
        ["turn 0 d1 under", "turn 1 m2 under", "turn 2 w1 under", "turn 0 taa middle"],
        "each back under its packet, without effect, and the left neighbour tries"
    );
    assert_eq!(scene.packet(0), "fwt fww d1", "below the cards just won");
    assert_eq!(scene.packet(2), "aat w1");
}

/// ELM-MID-3.
#[test]
fn mid_3_several_middle_cards_stay_until_the_table_is_won() {
    let mut scene = Scene::lay(json!({}), &["taa fww", "aaf aff"], &["d1", ""], "fwt", 0);
    scene.react(&[]);
    assert_eq!(scene.middle(), "fwt aaf");
    scene.react(&[]);
    scene.react(&[]);
    assert_eq!(scene.window().2, "1aff");
    assert_eq!(scene.middle(), "fwt aaf");
    scene.react(&[]);
    scene.react(&[(0, "slap:fwt:500")]);
    assert_eq!(scene.s.cards.len(feerie_elementals::piles::PileId::MIDDLE), 1);
}

/// ELM-MID-4.
#[test]
fn mid_4_a_card_laid_beside_others_is_the_card_just_turned() {
    let lay = |options| Scene::lay(options, &["taa tfa", "fww aff"], &["d1", ""], "fwt", 0);
    let mut scene = lay(json!({}));
    scene.react(&[]);
    let events = told(&scene.react(&[(0, "slap:fwt:500")]));
    assert_eq!(events[..2], ["react 0 slap:fwt:500 true", "win 0 3"]);
    // The table may read otherwise.
    let mut scene = lay(json!({"catch_middle": false}));
    scene.react(&[]);
    assert_eq!((scene.middle(), scene.window()), ("fwt fww".into(), ("pile", 0, "0taa".into())));
}

/// ELM-MID-4.
#[test]
fn mid_4_a_new_middle_card_is_not_compared_with_piles() {
    // `fww` laid in the middle matches `fwa` on seat 0's pile: nothing.
    let mut scene = Scene::lay(json!({}), &["taa tfa", "fww aff"], &["fwa d1", ""], "aat", 0);
    scene.react(&[]);
    assert_eq!(scene.window().0, "middle");
    let right = |text: &str| scene.game.reaction(&scene.s, &text.parse().unwrap()).unwrap().right;
    assert_eq!((scene.refused(0, "slap:aat:500"), right("slap:aat:500")), ("legal", false));
    assert_eq!(scene.refused(0, "slap:fww:500"), "ELM-REACT-4");
}
