//! ELF-CAST, ELF-FROG, ELF-HEX, ELF-INVITE, ELF-BANISH, ELF-SLAP, ELF-RANDOM, ELF-ELF.

use crate::scene::{Scene, duel, sq, turn};
use feerie_core::Seat;
use feerie_elfe::cards::Spell::{self, Banish, Elf, Hex, Invite, Slap};
use feerie_elfe::clauses;
use feerie_elfe::state::Form;
use serde_json::json;

const ALL: [Spell; 5] = [Banish, Elf, Hex, Invite, Slap];
const TEN: [&str; 10] = ["a1", "c1", "e1", "g1", "i1", "k1", "m1", "o1", "q1", "s1"];

/// ELF-CAST-1.
#[test]
fn cast_1_only_what_one_holds_and_only_with_a_target() {
    let scene = duel("k5").prince("c3");
    for step in ["hex:c3", "invite:a1", "banish:c3", "slap:c3", "elf"] {
        assert_eq!(scene.no(step), Some(clauses::CAST_1), "{step}");
    }
    assert_eq!(duel("k5").hand(1, &[Elf]).no("elf"), Some(clauses::CAST_1), "somebody else holds it");
    let scene = duel("k5").hand(0, &[Banish, Slap]);
    assert_eq!(scene.legal(), ["draw", "walk"], "no target for either");
}

/// ELF-CAST-2.
#[test]
fn cast_2_the_card_goes_under_the_pile_before_chance_answers() {
    let scene = duel("k5").hand(0, &[Elf]).pile(&[Hex], &[Banish]).play("elf");
    assert_eq!(scene.all()["pile"]["queue"], json!(["banish", "elf"]));
    assert_eq!(scene.all()["hands"][0]["count"], 0);
    let scene = duel("k5").hand(0, &[Invite, Hex]).play("invite:a1 draw card:slap hex:a1");
    assert_eq!(scene.all()["pile"]["queue"], json!(["invite", "hex"]));
}

/// ELF-FROG-1.
#[test]
fn frog_1_a_frog_casts_nothing() {
    let scene = turn(2, json!({}), "k5").frog(0, "c4", 0).fairy(1, "t1").prince("c3").hand(0, &ALL);
    for step in ["hex:c3", "invite:a1", "banish:c3", "slap:c3", "elf"] {
        assert_eq!(scene.no(step), Some(clauses::FROG_1), "{step}");
    }
}

/// ELF-FROG-2.
#[test]
fn frog_2_a_frog_draws_and_moves() {
    let scene = turn(2, json!({}), "k5").frog(0, "c4", 0).fairy(1, "t1").prince("c3").hand(0, &ALL);
    assert_eq!(scene.legal(), ["draw", "prince", "walk"]);
}

/// ELF-FROG-3.
#[test]
fn frog_3_a_frog_does_not_win() {
    let scene = turn(2, json!({}), "k5").frog(0, "h5", 0).fairy(1, "t1").play("walk d6:2 h5-j5");
    assert_eq!(scene.winner(), None);
    let scene = turn(2, json!({}), "k5").fairy(0, "h5").fairy(1, "t1").play("walk d6:2 h5-j5");
    assert_eq!(scene.winner(), Some(0), "a fairy would");
}

/// ELF-HEX-1.
#[test]
fn hex_1_any_prince_any_fairy_nobody_else() {
    let scene = turn(3, json!({}), "k5").fairy(0, "a20").fairy(1, "t20").frog(2, "t1", 0);
    let scene = scene.prince("c3").toad("p15", 0).hand(0, &[Hex]);
    assert_eq!((scene.no("hex:c3"), scene.no("hex:t20"), scene.no("hex:a20")), (None, None, None));
    for other in ["hex:t1", "hex:p15", "hex:k5", "hex:b7"] {
        assert_eq!(scene.no(other), Some(clauses::HEX_1), "{other}");
    }
}

/// ELF-HEX-2.
#[test]
fn hex_2_a_prince_becomes_an_unkissed_toad() {
    let scene = duel("k5").prince("c3").hand(0, &[Hex]).play("hex:c3");
    assert_eq!((&scene.all()["princes"], &scene.all()["toads"]), (&json!([]), &json!([{"at": "c3", "back": null}])));
}

/// ELF-HEX-3.
#[test]
fn hex_3_a_fairy_becomes_a_frog_and_keeps_her_hand() {
    let scene = duel("k5").hand(0, &[Hex]).hand(1, &[Slap, Elf]).play("hex:t20");
    assert_eq!(scene.all()["fairies"][1], json!({"at": "t20", "form": "frog", "back": null}));
    assert_eq!(scene.all()["hands"][1]["cards"], json!(["elf", "slap"]));
}

/// ELF-BOARD-5, ELF-INVITE-1.
#[test]
fn invite_1_a_free_square_of_the_edge_whatever_it_touches() {
    let scene = duel("b5").fairy(0, "a7").hand(0, &[Invite]);
    assert_eq!((scene.no("invite:a5"), scene.no("invite:a8")), (None, None), "beside the elf, beside a fairy");
    assert_eq!(scene.no("invite:c5"), Some(clauses::INVITE_1));
    assert_eq!(scene.no("invite:t20"), Some(clauses::BOARD_5));
    let view = scene.play("invite:a5").all();
    assert_eq!((&view["princes"], &view["reserve"]), (&json!(["a5"]), &json!(9)));
}

/// ELF-INVITE-2.
#[test]
fn invite_2_ten_is_all_there_are() {
    let scene = duel("k5").princes(&TEN).hand(0, &[Invite]);
    assert_eq!(scene.no("invite:a5"), Some(clauses::INVITE_2));
    assert_eq!(scene.no("invite:b5"), Some(clauses::INVITE_2), "named first");
    assert_eq!(duel("k5").princes(&TEN[1..]).toad("c3", 0).hand(0, &[Invite]).no("invite:a5"), Some(clauses::INVITE_2));
    assert_eq!(duel("k5").princes(&TEN[1..]).hand(0, &[Invite]).no("invite:a5"), None);
}

/// ELF-BANISH-1.
#[test]
fn banish_1_a_prince_goes_home_and_a_toad_does_not() {
    let scene = duel("k5").prince("c3").toad("p15", 0).hand(0, &[Banish]);
    for other in ["banish:p15", "banish:t20", "banish:k5", "banish:b7"] {
        assert_eq!(scene.no(other), Some(clauses::BANISH_1), "{other}");
    }
    let view = scene.play("banish:c3").all();
    assert_eq!((&view["princes"], &view["reserve"]), (&json!([]), &json!(9)));
}

fn slapper() -> Scene {
    turn(3, json!({}), "r3").fairy(0, "g6").fairy(1, "g7").frog(2, "h7", 0).hand(0, &[Slap])
}

/// ELF-SLAP-1.
#[test]
fn slap_1_whatever_touches_the_caster() {
    let scene = slapper().prince("f5").toad("f6", 0).prince("e5");
    let slaps: Vec<String> = scene.legal().into_iter().filter(|action| action.starts_with("slap:")).collect();
    assert_eq!(slaps, ["slap:f5", "slap:f6", "slap:g7", "slap:h7"]);
    for other in ["slap:e5", "slap:r3", "slap:g6", "slap:g5"] {
        assert_eq!(scene.no(other), Some(clauses::SLAP_1), "{other}");
    }
    let beside_elf = turn(2, json!({}), "k5").fairy(0, "j5").fairy(1, "t1").prince("l5").hand(0, &[Slap]);
    assert_eq!(beside_elf.no("slap:k5"), None);
}

/// ELF-SLAP-2.
#[test]
fn slap_2_it_flies_to_a_random_square() {
    let scene = slapper().play("slap:g7");
    assert_eq!((scene.all()["phase"].clone(), scene.all()["target"].clone()), (json!("land"), json!("g7")));
    let scene = scene.play("land:t20");
    assert_eq!((scene.s.open.fairy(Seat(1)).at, scene.all()["target"].clone()), (Some(sq("t20")), json!(null)));
}

/// ELF-RANDOM-1.
#[test]
fn random_1_all_allowed_squares_are_equally_likely() {
    let odds = slapper().play("slap:g7").odds();
    // 400 squares less the Pond and the other three pieces.
    assert_eq!(odds.len(), 400 - 16 - 3);
    assert!(odds.is_sorted() && odds.iter().all(|(_, weight)| *weight == 1));
}

/// ELF-RANDOM-2.
#[test]
fn random_2_not_on_others_and_only_swimmers_into_the_pond() {
    let scene = slapper().play("slap:g7");
    for wrong in ["land:g6", "land:h7", "land:r3", "land:i9", "land:a0", "d6:1"] {
        assert_eq!(scene.no_chance(wrong), Some(clauses::RANDOM_2), "{wrong}");
    }
    assert_eq!(scene.no_chance("land:g7"), None, "its own old square is free");
    assert_eq!(slapper().play("slap:h7").no_chance("land:i9"), None, "a frog swims");
    // A fairy slapped in the Pond does not land in it again.
    let wading = turn(2, json!({}), "r3").fairy(0, "h9").fairy(1, "i9").hand(0, &[Slap]).play("slap:i9");
    assert_eq!(wading.no_chance("land:i9"), Some(clauses::RANDOM_2));
}

/// ELF-RANDOM-2, ELF-RANDOM-3.
#[test]
fn random_3_the_elf_is_never_placed_in_the_edge() {
    let scene = turn(2, json!({}), "k5").fairy(0, "j5").fairy(1, "t1").prince("l5").hand(0, &[Slap]).play("slap:k5");
    assert_eq!(scene.no_chance("land:a7"), Some(clauses::RANDOM_2));
    assert_eq!((scene.no_chance("land:b7"), scene.no_chance("land:k5")), (None, None));
    assert_eq!(scene.odds().len(), 308 - 2);
}

/// ELF-ELF-1, ELF-PRINCE-4.
#[test]
fn elf_1_any_unhindered_fairy_at_any_distance() {
    assert_eq!(duel("k5").hand(0, &[Elf]).no("elf"), None);
    assert_eq!(duel("k5").prince("b20").hand(0, &[Elf]).no("elf"), Some(clauses::PRINCE_4));
}

/// ELF-ELF-2.
#[test]
fn elf_2_directions_and_distances_of_the_compass() {
    for (compass, faces) in [("eight", 8), ("six-diagonal", 6), ("six-cardinal", 6)] {
        let scene =
            turn(2, json!({"compass": compass}), "k5").fairy(0, "a20").fairy(1, "t20").hand(0, &[Elf]).play("elf");
        let odds = scene.odds();
        assert_eq!(odds.len(), faces * 6);
        assert!(odds.is_sorted() && odds.iter().all(|(_, weight)| *weight == 1));
        assert_eq!(scene.no_chance("wind:S1").is_none(), compass != "six-diagonal");
        assert_eq!(scene.no_chance("wind:SW1").is_none(), compass != "six-cardinal");
        assert_eq!(scene.no_chance("wind:N7"), Some(clauses::ELF_2));
    }
}

/// ELF-ELF-3.
#[test]
fn elf_3_he_stops_before_pieces_edge_and_pond() {
    let blow = |scene: Scene, wind: &str| scene.hand(0, &[Elf]).play(&format!("elf {wind}")).all()["elf"].clone();
    assert_eq!(blow(duel("k5"), "wind:W3"), "h5");
    assert_eq!(blow(duel("k5"), "wind:N6"), "k2", "before the Edge");
    assert_eq!(blow(duel("k5"), "wind:S6"), "k8", "before the Pond");
    assert_eq!(blow(duel("k5").prince("n5"), "wind:E6"), "m5", "before a piece");
    assert_eq!(blow(duel("k8"), "wind:S6"), "k8", "not at all");
}

/// ELF-BANISH-1, ELF-ELF-4, ELF-PRINCE-2, ELF-WALK-1.
#[test]
fn elf_4_nothing_else_moves_him() {
    let scene = duel("k5").prince("l6").play("walk d6:6");
    assert_eq!(scene.no("k5-k6"), Some(clauses::WALK_1));
    assert_eq!(duel("k5").prince("l6").play("prince d6:6").no("k5-k6"), Some(clauses::PRINCE_2));
    assert_eq!(duel("k5").hand(0, &[Banish, Hex]).no("banish:k5"), Some(clauses::BANISH_1));
    let scene = duel("k5").toad("l6", 0).play("draw card:hex");
    assert_eq!((scene.s.open.elf, scene.s.open.suitors[0].form.swims()), (Some(sq("k5")), true));
    assert_ne!(scene.s.open.suitors[0].form, Form::Born);
}
