//! ELF-DRAW: the pile.

use crate::scene::{duel, turn};
use feerie_core::{Observer, Seat};
use feerie_elfe::cards::Spell::{Banish, Elf, Hex, Invite, Slap};
use feerie_elfe::clauses;
use serde_json::json;

/// ELF-DRAW-1.
#[test]
fn draw_1_the_card_goes_into_the_hand_unseen_by_others() {
    let scene = duel("k5").play("draw card:slap");
    assert_eq!(scene.show(Observer::Seat(Seat(0)))["hands"][0], json!({"count": 1, "cards": ["slap"]}));
    assert_eq!(scene.show(Observer::Seat(Seat(1)))["hands"][0], json!({"count": 1, "cards": null}));
}

/// ELF-DRAW-2.
#[test]
fn draw_2_weights_are_what_is_unseen() {
    let scene = duel("k5").pile(&[Hex, Slap, Hex], &[Banish]).play("draw");
    assert_eq!(scene.odds(), [("card:hex".into(), 2), ("card:slap".into(), 1)]);
    for wrong in ["card:banish", "card:fog", "d6:1"] {
        assert_eq!(scene.no_chance(wrong), Some(clauses::DRAW_2), "{wrong}");
    }
}

/// ELF-DRAW-3.
#[test]
fn draw_3_the_oldest_used_card_comes_back_without_chance() {
    let scene = duel("k5").pile(&[], &[Banish, Elf]).play("draw");
    assert_eq!((scene.hand_of(0)[Banish], scene.s.open.active), (1, Seat(1)));
    assert_eq!(scene.all()["pile"]["queue"], json!(["elf"]));
}

/// ELF-DRAW-3.
#[test]
fn draw_3_or_the_used_cards_are_shuffled_when_a_draw_needs_them() {
    let scene = turn(2, json!({"recycle": "shuffle"}), "k5").fairy(0, "a20").fairy(1, "t20");
    let scene = scene.pile(&[Hex], &[Banish, Elf]).play("draw card:hex");
    assert_eq!(scene.all()["pile"]["queue"], json!(["banish", "elf"]), "not sooner");
    let scene = scene.play("draw");
    assert_eq!(scene.all()["pile"]["queue"], json!([]));
    assert_eq!(scene.odds(), [("card:banish".into(), 1), ("card:elf".into(), 1)]);
}

/// ELF-DRAW-4.
#[test]
fn draw_4_an_empty_pile_cannot_be_drawn_from() {
    assert_eq!(duel("k5").pile(&[], &[]).no("draw"), Some(clauses::DRAW_4));
    assert_eq!(duel("k5").pile(&[], &[Hex]).no("draw"), None);
}

/// ELF-DRAW-5.
#[test]
fn draw_5_a_full_hand_draws_nothing() {
    let full = [Hex, Hex, Invite];
    let scene = turn(2, json!({"hand": 3}), "k5").fairy(0, "a20").fairy(1, "t20").hand(0, &full);
    assert_eq!(scene.no("draw"), Some(clauses::DRAW_5));
    assert_eq!(scene.pile(&[], &[]).no("draw"), Some(clauses::DRAW_5), "named before the empty pile");
    assert_eq!(duel("k5").hand(0, &full).no("draw"), None);
}
