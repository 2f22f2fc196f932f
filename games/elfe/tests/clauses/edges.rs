//! The edge cases of the rules, by their number there.

use crate::scene::{duel, sq, table, turn};
use feerie_core::Seat;
use feerie_elfe::cards::Spell::{Banish, Elf, Hex, Invite, Slap};
use feerie_elfe::clauses;
use serde_json::json;

/// ELF-SETUP-4.
#[test]
fn edge_1_the_corner_of_a_barred_side() {
    let scene = table(2, json!({})).play("first:0 elf:k2");
    assert_eq!(scene.no("at:a1"), Some(clauses::SETUP_4));
}

#[test]
fn edge_2_a_six_two_squares_away() {
    let scene = duel("k5").fairy(0, "h5").play("walk d6:6");
    for beside in ["h5-j4", "h5-j5", "h5-j6", "h5-k4", "h5-l5", "h5-l6"] {
        assert_eq!(scene.no(beside), None, "{beside}");
    }
}

#[test]
fn edge_3_a_one_must_still_be_walked() {
    let scene = duel("k5").play("walk d6:1");
    assert_eq!(scene.legal(), ["a20-a19", "a20-b19", "a20-b20"]);
}

#[test]
fn edge_4_walking_past_the_elf() {
    assert_eq!(duel("k5").fairy(0, "j3").play("walk d6:5 j3-l7").winner(), None);
}

#[test]
fn edge_5_the_elf_slides_past_a_fairy() {
    let scene = duel("k5").fairy(1, "m4").hand(0, &[Elf]).play("elf wind:E6");
    assert_eq!((scene.s.open.elf, scene.winner()), (Some(sq("q5")), None));
}

#[test]
fn edge_6_blowing_the_elf_to_a_rival() {
    assert_eq!(duel("k5").fairy(1, "m4").hand(0, &[Elf]).play("elf wind:E1").winner(), Some(1));
}

#[test]
fn edge_7_sending_the_prince_away_between_two_rivals() {
    let scene = turn(3, json!({}), "k5").fairy(0, "a20").fairy(1, "j4").fairy(2, "l4").prince("k6");
    assert_eq!(scene.hand(0, &[Banish]).play("banish:k6").winner(), Some(2));
}

#[test]
fn edge_8_hexing_the_only_prince_beside_him() {
    assert_eq!(duel("k5").fairy(0, "j4").prince("k6").hand(0, &[Hex]).play("hex:k6").winner(), Some(0));
}

#[test]
fn edge_9_a_prince_hexed_beside_the_elf_is_back_a_round_later() {
    let scene = duel("k5").prince("k6").hand(0, &[Hex]).play("hex:k6");
    assert_eq!(scene.all()["toads"], json!([{"at": "k6", "back": 3}]));
    assert_eq!(scene.play("draw card:hex").all()["princes"], json!(["k6"]));
}

#[test]
fn edge_10_a_fairy_hexed_beside_a_prince() {
    let scene = duel("k5").prince("t19").hand(0, &[Hex]).play("hex:t20");
    assert_eq!(scene.all()["fairies"][1], json!({"at": "t20", "form": "frog", "back": 3}));
}

#[test]
fn edge_11_two_princes_and_one_leaves() {
    let scene = duel("k5").fairy(0, "j4").princes(&["k6", "l6"]).hand(0, &[Banish]).play("banish:k6");
    assert_eq!(scene.winner(), None);
}

/// ELF-PRINCE-4.
#[test]
fn edge_12_a_prince_touching_both() {
    let scene = duel("k5").fairy(0, "j5").prince("j6").hand(0, &[Hex, Banish, Slap]);
    assert_eq!(scene.no("prince"), Some(clauses::PRINCE_4));
    for way_out in ["walk", "hex:j6", "banish:j6", "slap:j6"] {
        assert_eq!(scene.no(way_out), None, "{way_out}");
    }
}

#[test]
fn edge_13_a_frog_moves_the_prince_she_touches() {
    let scene = turn(2, json!({}), "k5").frog(0, "c4", 0).fairy(1, "t1").prince("c3").play("prince d6:1");
    assert_eq!(scene.no("c3-d4"), None);
}

#[test]
fn edge_14_a_hindered_fairy_moves_toads_only() {
    let scene = duel("k5").fairy(0, "c4").prince("c3").toad("p15", 0).play("prince d6:1");
    assert_eq!(scene.legal().len(), 8);
}

#[test]
fn edge_15_kissed_in_the_pond_from_the_shore() {
    let scene =
        turn(2, json!({}), "r3").frog(0, "i9", 0).fairy(1, "t1").prince("h9").play("draw card:hex draw card:hex");
    assert_eq!(scene.all()["fairies"][0], json!({"at": "i9", "form": "fairy", "back": null}));
    assert_eq!(scene.play("walk d6:1").no("i9-h8"), None);
    let scene = turn(2, json!({}), "m8").frog(0, "l9", 3).fairy(1, "t20").active(1).play("draw card:hex");
    assert_eq!(scene.winner(), Some(0), "she may win from there");
}

#[test]
fn edge_16_frog_and_toad_change_back_together() {
    let scene = duel("k5").frog(1, "j5", 2).toad("l5", 2).play("draw card:hex");
    assert_eq!((scene.winner(), scene.all()["princes"].clone()), (None, json!(["l5"])));
}

#[test]
fn edge_17_landing_on_the_old_square() {
    let scene = duel("k5").fairy(0, "c4").prince("c3").hand(0, &[Slap]).play("slap:c3 land:c3");
    assert_eq!(scene.all()["princes"], json!(["c3"]));
}

#[test]
fn edge_18_a_slapped_elf_lands_beside_a_fairy() {
    let scene = duel("k5").fairy(0, "j5").prince("l5").hand(0, &[Slap]).play("slap:k5 land:s19");
    assert_eq!(scene.winner(), Some(1));
}

#[test]
fn edge_19_wind_against_the_edge() {
    let scene = duel("k2").hand(0, &[Elf]).play("elf wind:N4");
    assert_eq!((scene.s.open.elf, scene.s.open.active), (Some(sq("k2")), Seat(1)));
}

#[test]
fn edge_20_the_elf_slides_diagonally_between_pieces_and_past_the_pond() {
    let scene = duel("k5").princes(&["k4", "l5"]).hand(0, &[Elf]).play("elf wind:NE2");
    assert_eq!(scene.s.open.elf, Some(sq("m3")));
    assert_eq!(duel("h9").hand(0, &[Elf]).play("elf wind:NE2").s.open.elf, Some(sq("j7")));
}

/// ELF-FROG-1.
#[test]
fn edge_21_hexing_oneself() {
    let scene = duel("k5").hand(0, &[Hex, Elf]).play("hex:a20 draw card:hex");
    assert_eq!((scene.no("elf"), scene.no("walk")), (Some(clauses::FROG_1), None));
}

/// ELF-INVITE-2.
#[test]
fn edge_22_ten_out_and_one_banished() {
    let ten = ["a1", "c1", "e1", "g1", "i1", "k1", "m1", "o1", "q1", "s1"];
    let scene = duel("k5").princes(&ten).hand(0, &[Banish, Hex]).hand(1, &[Invite]);
    assert_eq!(scene.play("banish:c1").no("invite:c1"), None);
    let scene = duel("k5").princes(&ten).hand(0, &[Banish, Hex]).hand(1, &[Invite]);
    assert_eq!(scene.play("hex:c1").no("invite:b1"), Some(clauses::INVITE_2));
}

#[test]
fn edge_23_unseen_part_empty_queue_not() {
    let scene = duel("k5").pile(&[], &[Slap, Hex]).play("draw");
    assert_eq!((scene.hand_of(0)[Slap], scene.all()["phase"].clone()), (1, json!("turn")));
}

#[test]
fn edge_24_a_kissed_toad_far_away_changes_back_on_time() {
    let scene = duel("k5").toad("c4", 3).play("prince d6:6 c4-i10 draw card:hex");
    assert_eq!(scene.all()["princes"], json!(["i10"]));
}

#[test]
fn edge_25_toads_beside_frogs_and_frogs_beside_fairies() {
    let scene =
        turn(3, json!({}), "k5").frog(0, "d4", 0).fairy(1, "d6").frog(2, "c6", 0).toad("c3", 0).play("draw card:hex");
    assert_eq!(scene.all()["toads"], json!([{"at": "c3", "back": null}]));
    assert_eq!((&scene.all()["fairies"][0]["back"], &scene.all()["fairies"][2]["back"]), (&json!(null), &json!(null)));
}

/// ELF-PRINCE-4.
#[test]
fn edge_26_a_toad_becomes_a_prince_beside_her() {
    let scene = duel("k5").toad("t19", 2).hand(1, &[Elf]).play("draw card:hex");
    assert_eq!((scene.no("elf"), scene.no("prince")), (Some(clauses::PRINCE_4), Some(clauses::PRINCE_4)));
    assert_eq!(scene.no("walk"), None);
}

#[test]
fn edge_27_contact_on_the_very_last_turn() {
    let scene = duel("k5").fairy(1, "h5").active(1).turn_number(40).play("walk d6:2 h5-j5");
    assert_eq!(scene.winner(), Some(1));
}
