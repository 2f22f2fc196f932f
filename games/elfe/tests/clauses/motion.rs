//! ELF-MOVE, ELF-POND, ELF-WALK.

use crate::scene::{Scene, duel, sq, turn};
use feerie_core::Seat;
use feerie_elfe::board::Square;
use feerie_elfe::clauses;
use serde_json::json;
use std::collections::BTreeSet;

/// What a plain search finds: every square within so many steps of free, permitted squares.
fn plainly(scene: &Scene, from: &str, swims: bool, die: u8) -> BTreeSet<String> {
    let may_step =
        |here: Square, to: Square| !scene.s.open.occupied.contains(to) && (swims || !to.is_pond() || here.is_pond());
    let mut reached = BTreeSet::from([sq(from)]);
    for _ in 0..die {
        let steps: Vec<Square> = (reached.iter())
            .flat_map(|&here| {
                Square::by_name().filter(move |to| to.touches(here)).filter(move |&to| may_step(here, to))
            })
            .collect();
        reached.extend(steps);
    }
    reached.remove(&sq(from));
    reached.iter().map(|to| format!("{from}-{to}")).collect()
}

/// ELF-MOVE-1.
#[test]
fn move_1_reach_is_what_a_plain_search_finds() {
    let crowd = ["f5", "f6", "f7", "g4", "h4", "h8", "h9", "m10"];
    for at in ["g6", "g9", "m9", "a1", "k8", "i10"] {
        for die in 1..=6 {
            for swims in [false, true] {
                let scene = turn(2, json!({}), "r3").fairy(1, "t20").princes(&crowd);
                let scene = if swims { scene.frog(0, at, 0) } else { scene.fairy(0, at) };
                let scene = scene.play(&format!("walk d6:{die}"));
                let legal: BTreeSet<String> = scene.legal().into_iter().collect();
                assert_eq!(legal, plainly(&scene, at, swims, die), "{at} with {die}, swimming: {swims}");
            }
        }
    }
}

/// ELF-MOVE-1.
#[test]
fn move_1_too_far_or_walled_off_is_refused() {
    let scene = duel("k5").play("walk d6:2");
    assert_eq!(scene.no("a20-d17"), Some(clauses::MOVE_1));
    let walled = turn(2, json!({}), "k5").fairy(0, "a1").fairy(1, "t1").princes(&["a3", "b3", "c3", "c2", "c1"]);
    let walled = walled.play("walk d6:6");
    assert_eq!(walled.no("a1-d4"), Some(clauses::MOVE_1));
    assert_eq!(walled.legal(), ["a1-a2", "a1-b1", "a1-b2"]);
}

/// ELF-MOVE-2.
#[test]
fn move_2_fewer_steps_than_the_die_will_do() {
    assert_eq!(duel("k5").play("walk d6:6").no("a20-b19"), None);
    // In a dead end where no triangle is free as well.
    let alley = turn(2, json!({}), "k5").fairy(0, "a1").fairy(1, "t1").princes(&["b1", "b2", "b3", "a4", "b4"]);
    assert_eq!(alley.play("walk d6:5").legal(), ["a1-a2", "a1-a3"]);
}

/// ELF-MOVE-3.
#[test]
fn move_3_standing_still_is_no_movement() {
    assert_eq!(duel("k5").play("walk d6:4").no("a20-a20"), Some(clauses::MOVE_3));
}

/// ELF-MOVE-4.
#[test]
fn move_4_one_may_slip_diagonally() {
    let scene = turn(2, json!({}), "k5").fairy(0, "a1").fairy(1, "t1").princes(&["a2", "b1"]).play("walk d6:1");
    assert_eq!(scene.legal(), ["a1-b2"]);
    // Past a corner of the Pond: h9 to i8.
    assert_eq!(turn(2, json!({}), "r3").fairy(0, "h9").fairy(1, "t1").play("walk d6:1").no("h9-i8"), None);
}

/// ELF-MOVE-5.
#[test]
fn move_5_passing_the_elf_is_not_stopping_beside_him() {
    let scene = turn(2, json!({}), "k5").fairy(0, "i3").fairy(1, "t20").play("walk d6:6 i3-n5");
    assert_eq!(scene.winner(), None);
}

/// ELF-MOVE-6.
#[test]
fn move_6_a_shut_in_piece_cannot_be_declared() {
    let shut = turn(2, json!({}), "k5").fairy(0, "a1").fairy(1, "t1").princes(&["a2", "b1", "b2"]);
    assert_eq!(shut.no("walk"), Some(clauses::MOVE_6));
    // The Pond shuts in who cannot swim.
    let shore = ["g8", "h8", "i8", "g9", "g10", "h10"];
    let shore_fairy = turn(2, json!({}), "r3").fairy(0, "h9").fairy(1, "t1").princes(&shore);
    assert_eq!(shore_fairy.no("walk"), Some(clauses::MOVE_6));
    assert_eq!(turn(2, json!({}), "r3").frog(0, "h9", 0).fairy(1, "t1").princes(&shore).no("walk"), None);
}

/// ELF-POND-1.
#[test]
fn pond_1_fairies_and_princes_keep_dry() {
    let scene = turn(2, json!({}), "r3").fairy(0, "h9").fairy(1, "t1").prince("m12");
    assert_eq!(scene.play("walk d6:2").no("h9-i9"), Some(clauses::POND_1));
    let scene = turn(2, json!({}), "r3").fairy(0, "a1").fairy(1, "t1").prince("m12").play("prince d6:2");
    assert_eq!(scene.no("m12-l12"), Some(clauses::POND_1));
}

/// ELF-POND-2.
#[test]
fn pond_2_frogs_and_toads_swim() {
    let scene = turn(2, json!({}), "r3").frog(0, "h9", 0).fairy(1, "t1").play("walk d6:5");
    assert_eq!((scene.no("h9-i9"), scene.no("h9-m9")), (None, None));
    let scene = turn(2, json!({}), "r3").fairy(0, "a1").fairy(1, "t1").toad("m12", 0).play("prince d6:2");
    assert_eq!(scene.no("m12-k11"), None);
}

/// ELF-MOVE-1, ELF-POND-3.
#[test]
fn pond_3_whoever_stands_in_the_pond_wades_out_and_not_back_in() {
    let scene = turn(2, json!({}), "r3").fairy(0, "i9").fairy(1, "t1").play("walk d6:2");
    assert_eq!((scene.no("i9-j10"), scene.no("i9-h8"), scene.no("i9-k9")), (None, None, None));
    // From i9 round the toads in the Pond over the shore and back in: not possible.
    let scene = turn(2, json!({}), "r3").fairy(0, "i9").fairy(1, "t1");
    let scene = scene.toad("i10", 0).toad("j10", 0).toad("j9", 0).play("walk d6:4");
    assert_eq!(scene.no("i9-i11"), Some(clauses::MOVE_1));
    assert_eq!(scene.no("i9-h11"), None);
}

/// ELF-WALK-1.
#[test]
fn walk_1_declare_roll_then_move_ones_own_piece() {
    let scene = duel("k5").prince("b20").play("walk");
    assert_eq!(scene.odds(), (1..=6).map(|face| (format!("d6:{face}"), 1)).collect::<Vec<_>>());
    for wrong in ["d6:0", "d6:7", "d20:3", "a20-a19"] {
        assert_eq!(scene.no_chance(wrong), Some(clauses::WALK_1), "{wrong}");
    }
    let scene = scene.play("d6:3");
    assert_eq!(scene.all()["roll"], 3);
    for other in ["t20-t19", "b20-b19", "c3-c4", "k5-k6"] {
        assert_eq!(scene.no(other), Some(clauses::WALK_1), "{other}");
    }
    let scene = scene.play("a20-a17");
    assert_eq!((scene.s.open.fairy(Seat(0)).at, scene.all()["roll"].clone()), (Some(sq("a17")), json!(null)));
}
