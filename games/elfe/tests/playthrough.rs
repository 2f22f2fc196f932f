//! Whole games from `fixtures/*.json`, replayed and written down: nodes, events, what everybody sees. What is
//! shown moves only when the rules or the wire forms do.

mod scene;

use feerie_core::record::{Record, Step};
use feerie_core::testing::{by_key, last_word, sorted};
use feerie_core::{Game as _, Node, Observer};
use scene::Scene;
use serde_json::Value;
use std::fmt::Write as _;

/// Views are shown after these steps, and at the end.
const SHOWN: [usize; 2] = [8, 40];

/// Replays a record and tells it.
fn tell(record: &str) -> String {
    let record: Record = serde_json::from_str(record).expect("a record");
    let mut scene = scene::table(record.seats, Value::Object(record.options));
    let mut told = String::new();
    for (n, Step(actor, step)) in record.steps.iter().enumerate() {
        assert_eq!(scene.refusal(*actor, step), None, "step {n}");
        let n_choices = match scene.game.node(&scene.s) {
            Node::Chance => scene.odds().len(),
            _ => scene.legal().len(),
        };
        scene = scene.play(step);
        let _ = writeln!(told, "{n}: {actor} plays {step}, one of {n_choices}");
        for event in scene.events.drain(..) {
            let _ = writeln!(told, "    {}", sorted(&serde_json::to_value(event).expect("JSON")));
        }
        if SHOWN.contains(&n) {
            show(&scene, &mut told);
        }
    }
    show(&scene, &mut told);
    told
}

/// The drawing, the keeper's view, and what each other observer sees differently.
fn show(scene: &Scene, told: &mut String) {
    let sketch = scene.game.sketch(&scene.game.view(&scene.s, Observer::All), &last_word);
    assert!(sketch.lines().all(|line| line.chars().count() <= 78) && sketch.lines().count() <= 23);
    for line in sketch.lines() {
        let _ = writeln!(told, "{}", line.trim_end());
    }
    let all = scene.all();
    for who in Observer::every(scene.game.seats()).collect::<Vec<_>>().into_iter().rev() {
        let view = scene.show(who);
        let _ = writeln!(told, "{who:?}");
        for (key, value) in by_key(view.as_object().expect("a view is an object")) {
            if (who == Observer::All && key != "options") || all[key] != *value {
                let _ = writeln!(told, "    {key}: {}", sorted(value));
            }
        }
    }
    let _ = writeln!(told, "{:?}\n", scene.game.node(&scene.s));
}

#[test]
fn two_seats() {
    insta::assert_snapshot!(tell(include_str!("fixtures/two.json")));
}

#[test]
fn four_seats() {
    insta::assert_snapshot!(tell(include_str!("fixtures/four.json")));
}
