//! ELF-TURN, ELF-FLOW.

use crate::scene::{duel, table, turn};
use feerie_core::{Actor, Fault, Game, Seat};
use feerie_elfe::cards::Spell;
use feerie_elfe::clauses;
use serde_json::json;

/// ELF-TURN-1.
#[test]
fn turn_1_clockwise_from_the_first_player_and_nobody_else() {
    let mut scene = table(3, json!({"deal": 0})).play("first:2 elf:e5 at:t1 at:t2 at:t3");
    let mut order = Vec::new();
    for _ in 0..4 {
        let view = scene.all();
        order.push((view["active"].clone(), view["turn"].clone(), view["round"].clone()));
        let other = Seat((scene.s.open.active.0 + 1) % 3);
        assert_eq!(scene.refusal(Actor::Seat(other), "draw"), Some(clauses::TURN_1));
        assert_eq!(scene.game.may_act(&scene.s, Actor::Chance), Err((Fault::WrongActor, Some(clauses::TURN_1))));
        scene = scene.play("draw card:hex");
    }
    let expected = [(2, 1, 1), (0, 2, 1), (1, 3, 1), (2, 4, 2)];
    assert_eq!(order, expected.map(|(seat, turn, round)| (json!(seat), json!(turn), json!(round))));
}

/// ELF-TURN-1.
#[test]
fn turn_1_holds_while_placing_too() {
    let scene = table(2, json!({})).play("first:0 elf:e5");
    assert_eq!(scene.refusal(Actor::Seat(Seat(1)), "at:t1"), Some(clauses::TURN_1));
    assert_eq!(scene.refusal(Actor::Chance, "card:hex"), Some(clauses::TURN_1));
}

/// ELF-TURN-2.
#[test]
fn turn_2_courtship_is_looked_at_before_the_changes_back() {
    // Seat 1's frog beside the elf changes back as her turn begins: too late for this turn, in time for the next.
    let scene = turn(2, json!({"win": "court"}), "k5").fairy(0, "a20").frog(1, "j5", 2);
    let scene = scene.play("draw card:hex");
    assert_eq!((scene.winner(), scene.all()["fairies"][1]["form"].clone()), (None, json!("fairy")));
    assert_eq!(scene.play("draw card:hex draw card:hex").winner(), Some(1));
}

/// ELF-TURN-2.
#[test]
fn turn_2_all_changes_back_happen_together_before_the_test() {
    let scene = turn(2, json!({}), "k5").fairy(0, "a20").frog(1, "j5", 2).toad("l5", 2);
    let scene = scene.play("draw card:hex");
    assert_eq!((scene.winner(), scene.all()["phase"].clone()), (None, json!("turn")), "the new prince distracts him");
}

/// ELF-TURN-3.
#[test]
fn turn_3_exactly_one_manoeuvre() {
    let scene = duel("k5").prince("t1").hand(0, &[Spell::Elf, Spell::Banish]);
    assert_eq!(scene.legal(), ["banish:t1", "draw", "elf", "prince", "walk"]);
    for steps in ["banish:t1", "draw card:hex", "elf wind:N1", "prince d6:1 t1-t2", "walk d6:1 a20-a19"] {
        let scene = duel("k5").prince("t1").hand(0, &[Spell::Elf, Spell::Banish]).play(steps);
        assert_eq!((scene.s.open.active, scene.s.open.turn), (Seat(1), 2), "{steps}");
    }
}

/// ELF-TURN-4.
#[test]
fn turn_4_the_test_of_contact_comes_before_the_kisses() {
    // Hexing the only prince beside the elf wins at once, although the elf would kiss the toad.
    let scene = duel("k5").fairy(0, "j5").prince("l5").hand(0, &[Spell::Hex]).play("hex:l5");
    assert_eq!(scene.winner(), Some(0));
    assert_eq!(scene.all()["toads"], json!([{"at": "l5", "back": null}]));
}

/// ELF-TURN-4.
#[test]
fn turn_4_the_kisses_come_before_the_cap() {
    let scene = duel("k5").toad("j5", 0).active(1).turn_number(40).play("draw card:hex");
    assert_eq!(scene.all()["result"]["reason"], "cap");
    assert_eq!(scene.all()["toads"], json!([{"at": "j5", "back": 42}]));
}

/// ELF-TURN-5.
#[test]
fn turn_5_passing_is_for_those_who_can_do_nothing() {
    assert_eq!(duel("k5").no("pass"), Some(clauses::TURN_5));
    let shut = turn(2, json!({}), "k5").fairy(0, "a1").fairy(1, "t1").princes(&["a2", "b1", "b2"]).pile(&[], &[]);
    assert_eq!(shut.legal(), ["pass"]);
    assert_eq!(shut.play("pass").s.open.active, Seat(1));
}

/// ELF-FLOW-1.
#[test]
fn flow_1_a_seat_waits_for_chance() {
    let scene = table(2, json!({}));
    assert_eq!(scene.game.may_act(&scene.s, Actor::Seat(Seat(0))), Err((Fault::WrongActor, Some(clauses::FLOW_1))));
    let scene = duel("k5").play("walk");
    assert_eq!(scene.no("a20-a19"), Some(clauses::FLOW_1));
}

/// ELF-FLOW-2.
#[test]
fn flow_2_only_the_vocabulary_of_the_decision() {
    let scene = table(2, json!({})).play("first:0 elf:e5");
    for wrong in ["", "at:", "at:z1", "draw", "t1", "a5-c7", "pass"] {
        assert_eq!(scene.no(wrong), Some(clauses::FLOW_2), "placing: {wrong:?}");
    }
    for wrong in ["at:a1", "a20-a19", "hex", "hex:a0", "Walk", "elf:k5", "card:hex"] {
        assert_eq!(duel("k5").no(wrong), Some(clauses::FLOW_2), "turn: {wrong:?}");
    }
    let scene = duel("k5").play("walk d6:3");
    for wrong in ["draw", "pass", "hex:a1", "a20", "a20-", "a20-a021", "a20-a19-a18"] {
        assert_eq!(scene.no(wrong), Some(clauses::FLOW_2), "walk: {wrong:?}");
    }
}
