//! NOT.

use crate::desk::{desk, fresh};
use feerie_core::perft::perft;
use feerie_core::{Actor, Fault, Game, Seat};
use serde_json::json;

#[test]
fn not_1_only_listed_strings_when_to_act() {
    let d = desk(3);
    assert_eq!(d.why_not(0, "offer:none"), "PIX-NOT-1", "of another node");
    assert_eq!(d.why_not(0, "17:-B1A2"), "PIX-NOT-1", "not canonical");
    let refused = d.game.may_act(&d.s, Actor::Seat(Seat(1))).unwrap_err();
    assert_eq!((refused.0, refused.1.map(|clause| clause.id())), (Fault::WrongActor, Some("PIX-NOT-1")));
}

#[test]
fn not_2_chance_answers_only_what_is_listed() {
    let d = fresh(3, json!({}));
    let refused = d.game.may_act(&d.s, Actor::Seat(Seat(0))).unwrap_err();
    assert_eq!((refused.0, refused.1.map(|clause| clause.id())), (Fault::WrongActor, Some("PIX-NOT-2")));
    for text in ["order:01", "order:011", "order:0123", "demand:A"] {
        let outcome = d.game.read_outcome(text).unwrap();
        assert_eq!(d.game.admit(&d.s, &outcome).unwrap_err().id(), "PIX-NOT-2", "{text}");
    }
}

/// PIX-NOT-3.
#[test]
fn not_3_one_answer_is_still_a_question_but_never_the_end_alone() {
    let mut d = desk(3);
    d.goods(0, "H1").goods(1, "G1").goods(2, "G1");
    d.kit(0).slaves = 0;
    d.demand("H");
    d.offers(&["H1", "G1", "G1"]);
    assert_eq!(d.all()["round"], 2, "nobody to promote: passed over");
    let mut d = desk(3);
    d.pixie(1, 3).demand("H");
    d.offers(&["G1", "G1", "G1"]);
    assert_eq!(d.legal(1), ["mine:3"], "asked all the same");
}

/// PIX-NOT-4.
#[test]
fn not_4_perft_expands_the_lowest_seat_still_to_commit() {
    let mut d = desk(3);
    d.goods(0, "A1").goods(1, "A2").goods(2, "A3").demand("A");
    assert_eq!(perft(&d.game, &d.s, 1), Ok(2), "none or one apple");
    assert_eq!(perft(&d.game, &d.s, 2), Ok(2 * 3));
    assert_eq!(perft(&d.game, &d.s, 3), Ok(2 * 3 * 4));
    d.kit(1).punishment = 59;
    d.kit(2).punishment = 59;
    d.goods(0, "-").goods(1, "-").goods(2, "-");
    assert_eq!(perft(&d.game, &d.s, 4), Ok(0), "a game that ended counts nothing");
}
