//! ELF-KISS: who is kissed, and when they change back.

use crate::scene::{Scene, turn};
use feerie_elfe::cards::Spell::{Hex, Slap};
use serde_json::{Value, json};

fn frogs_back(scene: &Scene, seat: usize) -> Value {
    scene.all()["fairies"][seat]["back"].clone()
}

fn toads_back(scene: &Scene) -> Value {
    scene.all()["toads"][0]["back"].clone()
}

fn far(seats: u8, options: Value) -> Scene {
    let corners = ["a20", "t20", "t1", "a1"];
    (0..seats).fold(turn(seats, options, "k5"), |scene, seat| scene.fairy(seat, corners[usize::from(seat)]))
}

/// ELF-KISS-1.
#[test]
fn kiss_1_frogs_are_kissed_by_princes_and_the_elf() {
    for (frog, prince, kissed) in [("j5", "c3", true), ("c4", "c3", true), ("p15", "c3", false)] {
        let scene = far(2, json!({})).frog(1, frog, 0).prince(prince).play("draw card:hex");
        assert_eq!(frogs_back(&scene, 1) != json!(null), kissed, "{frog}");
    }
    // Not by toads, fairies or frogs.
    let scene = far(3, json!({})).frog(1, "d4", 0).toad("c3", 0).frog(2, "d5", 0).fairy(0, "e4").play("draw card:hex");
    assert_eq!((frogs_back(&scene, 1), frogs_back(&scene, 2)), (json!(null), json!(null)));
}

/// ELF-KISS-2.
#[test]
fn kiss_2_toads_are_kissed_by_fairies_and_the_elf() {
    for (toad, kissed) in [("j5", true), ("b19", true), ("p15", false)] {
        let scene = far(2, json!({})).toad(toad, 0).play("draw card:hex");
        assert_eq!(toads_back(&scene) != json!(null), kissed, "{toad}");
    }
    let scene = far(2, json!({})).frog(1, "d4", 0).toad("c3", 0).toad("c4", 0).play("draw card:hex");
    assert_eq!(toads_back(&scene), json!(null), "not by frogs or toads");
}

/// ELF-KISS-3.
#[test]
fn kiss_3_back_after_a_round_or_after_two_turns() {
    for (kiss, due) in [("round", 5), ("short", 3)] {
        let mut scene = far(4, json!({"kiss": kiss})).prince("c3").frog(1, "c4", 0).play("draw card:hex");
        assert_eq!(frogs_back(&scene, 1), due);
        while scene.s.open.turn < due {
            assert_eq!(scene.all()["fairies"][1]["form"], "frog");
            scene = scene.play("draw card:hex");
        }
        assert_eq!(scene.all()["fairies"][1], json!({"at": "c4", "form": "fairy", "back": null}), "{kiss}");
    }
}

/// ELF-KISS-4.
#[test]
fn kiss_4_leaving_does_not_undo_a_kiss() {
    let scene = far(2, json!({})).fairy(0, "c5").toad("c4", 0).hand(0, &[Slap]).play("draw card:hex");
    assert_eq!(toads_back(&scene), 3);
    let scene = scene.play("prince d6:6 c4-i4");
    assert_eq!((scene.all()["princes"].clone(), scene.all()["toads"].clone()), (json!(["i4"]), json!([])));
    // Nor does another kiss delay it.
    let scene = far(3, json!({})).toad("b19", 3).play("draw card:hex");
    assert_eq!(toads_back(&scene), 3);
}

/// ELF-KISS-5.
#[test]
fn kiss_5_square_hand_and_order_of_play_stay() {
    let scene = far(2, json!({})).frog(1, "d4", 2).hand(1, &[Hex]).play("draw card:hex");
    assert_eq!(scene.all()["fairies"][1], json!({"at": "d4", "form": "fairy", "back": null}));
    assert_eq!((scene.all()["hands"][1]["cards"].clone(), scene.s.open.active.0), (json!(["hex"]), 1));
}
