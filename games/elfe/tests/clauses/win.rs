//! ELF-WIN, ELF-END.

use crate::scene::{Scene, duel, table, turn};
use feerie_core::{Actor, Fault, Game, Seat};
use feerie_elfe::cards::Spell::{Banish, Elf, Hex, Slap};
use feerie_elfe::clauses;
use serde_json::json;

/// ELF-WIN-1.
#[test]
fn win_1_contact_at_the_end_of_any_turn() {
    let scene = duel("k5").fairy(0, "h5").play("walk d6:6 h5-j5");
    assert_eq!(scene.winner(), Some(0));
    // Whatever the manoeuvre, and even if it is not her turn.
    let scene = duel("k5").fairy(1, "n5").hand(0, &[Elf]).play("elf wind:E5");
    assert_eq!(scene.winner(), Some(1));
    let scene = duel("k5").fairy(1, "l5").prince("j5").play("prince d6:3 j5-g5");
    assert_eq!(scene.winner(), Some(1));
}

/// ELF-WIN-1.
#[test]
fn win_1_after_the_end_nobody_plays() {
    let scene = duel("k5").fairy(0, "h5").play("walk d6:6 h5-j5");
    for actor in [Actor::Seat(Seat(0)), Actor::Seat(Seat(1)), Actor::Chance] {
        assert_eq!(scene.game.may_act(&scene.s, actor), Err((Fault::Illegal, Some(clauses::WIN_1))));
    }
    assert_eq!(scene.refusal(Actor::Chance, "d6:1"), Some(clauses::WIN_1));
    assert_eq!((scene.all()["active"].clone(), scene.all()["turn"].clone()), (json!(0), json!(1)));
}

/// ELF-WIN-2.
#[test]
fn win_2_a_frog_that_changes_back_beside_him_wins() {
    let scene = duel("k5").frog(1, "j5", 2).play("draw card:hex");
    assert_eq!((scene.winner(), scene.all()["turn"].clone()), (Some(1), json!(2)));
    // Only a change back opens the test: contact that was already looked at is not looked at again.
    let scene = duel("k5").frog(1, "j5", 9).play("draw card:hex");
    assert_eq!(scene.winner(), None);
}

/// ELF-WIN-3.
#[test]
fn win_3_a_prince_distracts_him_and_a_toad_does_not() {
    let arrive = |scene: Scene| scene.fairy(0, "h5").play("walk d6:6 h5-j5").winner();
    assert_eq!(arrive(duel("k5").prince("l6")), None);
    assert_eq!(arrive(duel("k5").prince("m6")), Some(0));
    assert_eq!(arrive(duel("k5").toad("l6", 0)), Some(0));
}

/// ELF-WIN-4.
#[test]
fn win_4_the_most_recent_turn_wins() {
    let around = |scene: Scene| scene.fairy(0, "j4").fairy(1, "k4").fairy(2, "l4");
    for (active, winner) in [(0, 0), (1, 1), (2, 2), (3, 2)] {
        let scene = around(turn(4, json!({}), "k5").fairy(3, "a20")).prince("k6").active(active);
        let scene = scene.hand(active, &[Banish]).play("banish:k6");
        assert_eq!(scene.winner(), Some(winner), "seat {active} sends the prince away");
    }
    // At the start of a turn it is the previous seat's that is the most recent, not the one beginning.
    let scene = turn(3, json!({}), "k5").fairy(0, "a20").frog(1, "j4", 3).frog(2, "k4", 3).active(1);
    assert_eq!(scene.play("draw card:hex").winner(), Some(1));
}

/// ELF-WIN-5.
#[test]
fn win_5_no_legal_placing_touches_the_elf() {
    for elf in table(2, json!({"start": "seed"})).play("first:0").odds() {
        let scene = table(2, json!({"start": "seed"})).play("first:0").play(&elf.0);
        let elf = scene.s.open.elf.expect("he is placed");
        for placing in scene.legal() {
            assert!(!crate::scene::sq(&placing[3..]).touches(elf), "{placing}, elf on {elf}");
        }
    }
}

/// ELF-WIN-6.
#[test]
fn win_6_courtship_must_last_a_round() {
    let court = |elf| turn(2, json!({"win": "court"}), elf).fairy(0, "h5").fairy(1, "t20");
    let scene = court("k5").play("walk d6:6 h5-j5");
    assert_eq!(scene.winner(), None, "contact alone is not enough");
    assert_eq!(court("k5").play("walk d6:6 h5-j5 draw card:hex").winner(), Some(0));
    let parted = court("k5").hand(1, &[Elf]).play("walk d6:6 h5-j5 elf wind:E5");
    assert_eq!(parted.winner(), None);
    let distracted = court("k5").prince("l5").play("walk d6:6 h5-j5 draw card:hex");
    assert_eq!(distracted.winner(), None);
    // Only her own turn counts: seat 0 beside the elf does not win when seat 1's turn begins.
    let scene = turn(3, json!({"win": "court"}), "k5").fairy(0, "j5").fairy(1, "a1").fairy(2, "t1");
    assert_eq!(scene.play("draw card:hex").winner(), None);
}

/// ELF-END-1.
#[test]
fn end_1_the_cap_ends_the_game() {
    for (cap, last) in [(20, 40), (40, 80), (80, 160)] {
        let scene = turn(2, json!({"cap": cap}), "k5").fairy(0, "a20").fairy(1, "t20").active(1);
        assert!(scene.turn_number(last - 2).play("draw card:hex").ranking().is_none());
        let scene = turn(2, json!({"cap": cap}), "k5").fairy(0, "a20").fairy(1, "t20").active(1);
        let scene = scene.turn_number(last).play("draw card:hex");
        assert_eq!(scene.all()["result"]["reason"], "cap");
    }
}

/// ELF-END-2.
#[test]
fn end_2_the_nearest_first_a_fairy_before_a_frog() {
    let scene =
        turn(5, json!({}), "k5").fairy(0, "k9").frog(1, "o5", 0).fairy(2, "g5").fairy(3, "k18").frog(4, "p5", 0);
    let ranking = scene.active(4).turn_number(100).play("draw card:hex").ranking().expect("it is over");
    assert_eq!(ranking.places.as_slice(), [1, 3, 1, 5, 4]);
    assert_eq!(ranking.scores.as_slice(), [0; 5]);
}

/// ELF-END-3.
#[test]
fn end_3_the_winner_first_and_all_others_second() {
    let scene = turn(3, json!({}), "k5").fairy(0, "a1").fairy(1, "h5").fairy(2, "t1").active(1).play("walk d6:2 h5-j5");
    let ranking = scene.ranking().expect("it is over");
    assert_eq!((ranking.places.as_slice(), ranking.scores.as_slice()), (&[2, 1, 2][..], &[0, 1, 0][..]));
    assert_eq!(
        scene.all()["result"],
        json!({"reason": "contact", "winner": 1, "ranking": [2, 1, 2], "scores": [0, 1, 0]})
    );
}

/// ELF-WIN-1.
#[test]
fn win_1_a_slap_or_a_hex_can_do_it_too() {
    let scene = duel("k5").fairy(0, "j5").prince("k6").hand(0, &[Slap]).play("slap:k6 land:t1");
    assert_eq!(scene.winner(), Some(0));
    let scene = duel("k5").fairy(0, "j5").prince("l6").hand(0, &[Hex]).play("hex:l6");
    assert_eq!(scene.winner(), Some(0));
}
