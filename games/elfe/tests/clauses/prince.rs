//! ELF-PRINCE: moving princes and toads.

use crate::scene::{duel, turn};
use feerie_elfe::cards::Spell::{Banish, Elf, Hex, Slap};
use feerie_elfe::clauses;
use serde_json::json;

/// ELF-FLOW-1, ELF-PRINCE-1.
#[test]
fn prince_1_the_die_is_rolled_first() {
    let scene = duel("k5").prince("c3").play("prince");
    assert_eq!(scene.odds().len(), 6);
    assert_eq!(scene.no_chance("d6:9"), Some(clauses::PRINCE_1));
    assert_eq!(scene.no("c3-c4"), Some(clauses::FLOW_1));
}

/// ELF-PRINCE-2.
#[test]
fn prince_2_any_prince_or_toad_and_nothing_else() {
    let scene = duel("k5").prince("c3").toad("p15", 0).play("prince d6:1");
    assert_eq!((scene.no("c3-c4"), scene.no("p15-p14"), scene.legal().len()), (None, None, 16));
    for other in ["a20-a19", "k5-k6", "f6-f7"] {
        assert_eq!(scene.no(other), Some(clauses::PRINCE_2), "{other}");
    }
    assert_eq!(duel("k5").no("prince"), Some(clauses::PRINCE_2), "nobody is there");
    let shut = turn(4, json!({}), "b2").fairy(0, "t20").prince("a1").fairy(1, "a2").fairy(2, "b1").fairy(3, "t1");
    assert_eq!(shut.no("prince"), Some(clauses::PRINCE_2), "he cannot step");
}

/// ELF-PRINCE-3.
#[test]
fn prince_3_frogs_do_it_too() {
    let scene = turn(2, json!({}), "k5").frog(0, "c4", 0).fairy(1, "t1").prince("c3");
    assert_eq!(scene.play("prince d6:1").no("c3-c2"), None);
}

/// ELF-PRINCE-4.
#[test]
fn prince_4_a_hindered_fairy_moves_no_prince_and_calls_no_wind() {
    let hindered = || duel("k5").fairy(0, "c4").prince("c3").hand(0, &[Elf, Slap, Hex, Banish]);
    let scene = hindered();
    assert_eq!((scene.no("prince"), scene.no("elf")), (Some(clauses::PRINCE_4), Some(clauses::PRINCE_4)));
    for allowed in ["walk", "draw", "slap:c3", "hex:c3", "banish:c3"] {
        assert_eq!(scene.no(allowed), None, "{allowed}");
    }
    let scene = hindered().toad("p15", 0).play("prince d6:2");
    assert_eq!((scene.no("c3-c2"), scene.no("p15-p14")), (Some(clauses::PRINCE_4), None));
    assert!(scene.legal().iter().all(|action| action.starts_with("p15-")));
}

/// ELF-PRINCE-5.
#[test]
fn prince_5_toads_hinder_nobody_and_frogs_are_never_hindered() {
    let scene = duel("k5").fairy(0, "c4").toad("c3", 0).prince("p15").hand(0, &[Elf]);
    assert_eq!((scene.no("elf"), scene.no("prince")), (None, None));
    assert_eq!(scene.play("prince d6:1").no("p15-p14"), None);
    let frog = turn(2, json!({}), "k5").frog(0, "c4", 0).fairy(1, "t1").prince("c3");
    assert_eq!(frog.no("prince"), None);
}
