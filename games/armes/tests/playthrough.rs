//! A seeded game step by step: nodes, views of every observer, events. What changes here changes for players.

use feerie_armes::Armes;
use feerie_core::game::{action_text, outcome_text};
use feerie_core::{Dice, Event as _, Game, Heuristic, Legal, Log, Node, Observer, Options};
use serde_json::{Value, json};
use std::fmt::Write as _;

/// Plays sensibly, and writes down every step; the whole view only now and then.
fn playthrough(options: Value, seed: u64, views_every: usize) -> String {
    let game = Armes::new(Options::read(options.as_object().unwrap(), 2).unwrap(), 2).unwrap();
    let (mut state, mut dice, mut scratch) = (game.start(), Dice::from_number(seed), Legal::new());
    let mut out = String::new();
    for step in 0.. {
        if step % views_every == 0 {
            for who in Observer::every(2) {
                let _ = writeln!(out, "  view {}: {}", json!(who), game.view_json(&game.view(&state, who)));
            }
        }
        let mut log = Log::default();
        match game.node(&state) {
            Node::Terminal(ranking) => {
                let _ = writeln!(out, "{step}: {}", serde_json::to_string(&ranking).unwrap());
                let _ = write!(out, "{}", game.sketch(&game.view(&state, Observer::Watcher), &|key| key.to_owned()));
                return out;
            }
            Node::Chance => {
                let outcome = game.draw(&state, &mut dice);
                let _ = writeln!(out, "{step}: chance {}", outcome_text(&game, &outcome));
                game.resolve(&mut state, &outcome, &mut log);
            }
            node => {
                let seat = node.acting().first().unwrap();
                let action = game.playout_pick(&state, seat, &mut scratch, &mut dice).unwrap();
                let _ = writeln!(out, "{step}: {seat} of {} {}", scratch.len(), action_text(&game, &action));
                game.play(&mut state, seat, action, &mut log);
            }
        }
        for event in &log.0 {
            let told = event.told_to(Observer::Watcher).is_some();
            let _ = writeln!(out, "  {}{}", if told { "" } else { "(secret) " }, serde_json::to_string(event).unwrap());
        }
    }
    unreachable!("every game ends")
}

#[test]
fn a_quick_game() {
    insta::assert_snapshot!(playthrough(json!({"rounds": 2}), 1, 60));
}

#[test]
fn a_game_by_the_book() {
    let options = json!({"setup": "full", "band0": "table", "band1": "table", "search": "free", "rounds": 1});
    insta::assert_snapshot!(playthrough(options, 2, 45));
}
