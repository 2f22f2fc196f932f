//! Choosing and drawing without listing is as even as the lists say.

use crate::scene::{Scene, duel, table, turn};
use feerie_core::{Dice, Game, Legal, Odds};
use feerie_elfe::cards::Spell::{Elf, Hex, Invite, Slap};
use serde_json::json;
use std::collections::BTreeMap;

/// Whether numbers are what even weights would give: within six standard deviations each.
fn assert_even(seen: &BTreeMap<String, u32>, weights: &BTreeMap<String, u64>, throws: u32) {
    assert!(seen.keys().all(|key| weights.contains_key(key)));
    let total: u64 = weights.values().sum();
    for (key, &weight) in weights {
        let p = weight as f64 / total as f64;
        let (mean, deviation) = (f64::from(throws) * p, (f64::from(throws) * p * (1.0 - p)).sqrt());
        let n = f64::from(seen.get(key).copied().unwrap_or(0));
        assert!((n - mean).abs() <= 6.0 * deviation, "{key}: {n} of {throws}, expected {mean}");
    }
}

fn picks_evenly(scene: &Scene) {
    let weights: BTreeMap<String, u64> = scene.legal().into_iter().map(|action| (action, 1)).collect();
    let throws = 400 * weights.len() as u32;
    let mut dice = Dice::from_number(11);
    let mut seen = BTreeMap::new();
    for _ in 0..throws {
        let action = scene.game.pick(&scene.s, scene.s.open.active, &mut Legal::new(), &mut dice).expect("an action");
        *seen.entry(action.to_string()).or_insert(0) += 1;
    }
    assert_even(&seen, &weights, throws);
}

fn draws_evenly(scene: &Scene) {
    let Odds::Listed(listed) = scene.game.odds(&scene.s) else { panic!("all outcomes are listed") };
    let weights: BTreeMap<String, u64> = listed.into_iter().map(|(o, weight)| (o.to_string(), weight)).collect();
    let throws = 300 * weights.len() as u32;
    let mut dice = Dice::from_number(12);
    let mut seen = BTreeMap::new();
    for _ in 0..throws {
        *seen.entry(scene.game.draw(&scene.s, &mut dice).to_string()).or_insert(0) += 1;
    }
    assert_even(&seen, &weights, throws);
}

#[test]
fn actions_are_chosen_evenly() {
    // A corner, the shore of the Pond, a wall of princes and a swimmer: reach of many shapes.
    let crowd = || {
        let scene = turn(3, json!({}), "r3").fairy(0, "a1").fairy(1, "t20").frog(2, "h10", 0);
        scene.princes(&["a3", "b3", "c2", "m9"]).toad("i9", 0)
    };
    picks_evenly(&crowd().play("walk d6:3"));
    picks_evenly(&crowd().play("prince d6:2"));
    picks_evenly(&crowd().hand(0, &[Hex, Invite, Elf]));
    // Shut in, all but one square: the throws give up and the list decides.
    let shut = duel("r3").fairy(0, "a1").princes(&["a2", "b1", "c3", "b3", "c2", "c1", "a3"]);
    picks_evenly(&shut.play("walk d6:6"));
    picks_evenly(&table(3, json!({})).play("first:0 elf:b2"));
}

#[test]
fn outcomes_are_drawn_by_their_weights() {
    draws_evenly(&table(5, json!({})));
    draws_evenly(&table(2, json!({})).play("first:0"));
    draws_evenly(&duel("k5").play("draw"));
    draws_evenly(&duel("k5").play("walk"));
    draws_evenly(&duel("k5").hand(0, &[Elf]).play("elf"));
    draws_evenly(&duel("k5").fairy(0, "h9").toad("i9", 0).hand(0, &[Slap]).play("slap:i9"));
}
