//! ELF-INFO: who knows what, and what is imagined from it.

use crate::scene::{Scene, duel, random, turn};
use feerie_core::{Dice, Event as _, Game, Log, Observer, Seat};
use feerie_elfe::cards::Bag;
use feerie_elfe::cards::Spell::{self, Banish, Elf, Hex, Invite, Slap};
use serde_json::json;

fn every(scene: &Scene) -> Vec<Observer> {
    Observer::every(scene.game.seats()).collect()
}

/// ELF-INFO-1.
#[test]
fn info_1_a_hand_is_its_own_seats_secret() {
    let scene = duel("k5").hand(0, &[Slap, Hex]);
    let own = json!({"count": 2, "cards": ["hex", "slap"]});
    let others = json!({"count": 2, "cards": null});
    assert_eq!(scene.show(Observer::Seat(Seat(0)))["hands"][0], own);
    assert_eq!(scene.show(Observer::Seat(Seat(1)))["hands"][0], others);
    assert_eq!(scene.show(Observer::Watcher)["hands"][0], others);
    assert_eq!(scene.all()["hands"][0], own);
    // The legal list would tell the hand.
    assert!(scene.show(Observer::Seat(Seat(0)))["legal"].is_array());
    assert_eq!(scene.show(Observer::Seat(Seat(1)))["legal"], json!(null));
}

/// ELF-INFO-2.
#[test]
fn info_2_everything_else_looks_the_same_to_all() {
    for seed in 0..40 {
        let scene = random(seed, 60);
        let mut views: Vec<_> = every(&scene).into_iter().map(|who| scene.show(who)).collect();
        for view in &mut views {
            for own in ["viewer", "hands", "legal", "pile"] {
                view.as_object_mut().expect("an object").remove(own);
            }
        }
        assert!(views.windows(2).all(|pair| pair[0] == pair[1]));
    }
}

/// ELF-INFO-3.
#[test]
fn info_3_nobody_knows_the_unseen_part() {
    let scene = duel("k5");
    for who in every(&scene) {
        assert_eq!(scene.show(who)["pile"].get("composition").is_some(), who == Observer::All);
        assert_eq!(scene.game.view(&scene.s, who).unseen.is_some(), who == Observer::All);
    }
}

/// ELF-INFO-4.
#[test]
fn info_4_a_card_from_the_queue_is_deduced_but_not_shown() {
    let scene = duel("k5").pile(&[], &[Banish, Elf]).play("draw");
    assert_eq!(scene.show(Observer::Seat(Seat(1)))["hands"][0], json!({"count": 1, "cards": null}));
    // Whoever thinks about it knows it all the same, until it is cast.
    for seed in 0..20 {
        let view = scene.game.view(&scene.s, Observer::Seat(Seat(1)));
        let world = imagine_with_deck(&scene, view, seed);
        assert!(world[0].has(Banish));
    }
    // No event tells the card either.
    let mut log = Log::default();
    let mut drawing = duel("k5").play("draw");
    let outcome = drawing.game.read_outcome("card:hex").expect("notation");
    drawing.game.resolve(&mut drawing.s, &outcome, &mut log);
    let told: Vec<_> = log.0.iter().filter_map(|event| event.told_to(Observer::All)).collect();
    assert!(!serde_json::to_string(&told).expect("JSON").contains("hex"));
}

/// The hands of an imagined world.
fn imagine_with_deck(scene: &Scene, view: feerie_elfe::view::View, seed: u64) -> [Bag; 2] {
    let world = scene.game.imagine(&view, &mut Dice::from_number(seed));
    [world.hands[0], world.hands[1]]
}

/// ELF-INFO-5.
#[test]
fn info_5_open_hands_are_seen_by_everybody() {
    let scene = turn(2, json!({"hands": "open"}), "k5").fairy(0, "a1").fairy(1, "t1").hand(0, &[Slap, Hex]);
    for who in every(&scene) {
        assert_eq!(scene.show(who)["hands"][0]["cards"], json!(["hex", "slap"]));
    }
    assert_eq!(scene.show(Observer::Seat(Seat(1)))["legal"], json!(null), "the list is still the seat's own");
}

#[test]
fn imagined_worlds_hold_the_deck_and_what_was_seen() {
    for seed in 0..150 {
        let scene = random(seed, 20 + seed as u32 * 3);
        let total = |s: &feerie_elfe::state::State| -> Vec<u8> {
            let queue: Bag = s.open.queue.iter().copied().collect();
            Spell::ALL
                .map(|spell| s.unseen[spell] + queue[spell] + s.hands.iter().map(|hand| hand[spell]).sum::<u8>())
                .to_vec()
        };
        let deck = total(&scene.s);
        if scene.game.options().data.is_empty() {
            assert_eq!(deck, [4, 6, 10, 10, 6]);
        }
        for who in every(&scene) {
            let view = scene.game.view(&scene.s, who);
            let world = scene.game.imagine(&view, &mut Dice::from_number(seed));
            assert_eq!(total(&world), deck);
            for seat in 0..6 {
                assert_eq!(world.hands[seat].total(), scene.s.hands[seat].total());
                assert!(Spell::ALL.iter().all(|&spell| world.hands[seat][spell] >= scene.s.open.known[seat][spell]));
            }
            // What a seat drew itself from the present unseen part cannot be in it any more.
            if let Observer::Seat(seat) = who {
                let left = scene.s.open.fresh.without(&scene.s.seen[seat.index()]);
                assert!(Spell::ALL.iter().all(|&spell| world.unseen[spell] <= left[spell]));
            }
        }
    }
}

#[test]
fn imagined_hands_follow_the_odds() {
    // One hidden card out of 35: hex in 9 of them, since the observer holds one itself.
    let scene = duel("k5").hand(0, &[Invite]).hand(1, &[Hex]);
    let view = scene.game.view(&scene.s, Observer::Seat(Seat(1)));
    let mut dice = Dice::from_number(3);
    let n = 7000;
    let hexes = (0..n).filter(|_| scene.game.imagine(&view, &mut dice).hands[0].has(Hex)).count();
    // 1800 expected, standard deviation 37.
    assert!((1600..2000).contains(&hexes), "{hexes}");
}
