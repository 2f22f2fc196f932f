//! Whole games from `fixtures/*.json`, replayed and written down: steps, events, what everybody sees. What is
//! shown moves only when the rules or the wire forms do.

use feerie_core::record::Record;
use feerie_core::testing::{Replay, by_key, last_word, sorted};
use feerie_core::{Game, Observer, Seat};
use feerie_pixies::Pixies;
use serde_json::Value;
use std::fmt::Write as _;

/// Steps told at the beginning and at the end of a game.
const SHOWN: usize = 30;

/// Replays a record and tells its beginning and its end, with the views of seat 0, of watchers and of the keeper.
fn tell(record: &str) -> String {
    let record: Record = serde_json::from_str(record).expect("a record");
    let mut replay = Replay::<Pixies>::new(record.seats, &record.options);
    let mut told = String::new();
    let last = record.steps.len().saturating_sub(SHOWN);
    for (n, step) in record.steps.iter().enumerate() {
        let events = replay.step(step);
        if n < SHOWN || n >= last {
            let _ = writeln!(told, "{n}: {} plays {}", step.0, step.1);
            for event in &events {
                let event = serde_json::to_value(event).expect("an event is JSON");
                let _ = writeln!(told, "    {}", sorted(&event));
            }
        }
        if n + 1 == SHOWN {
            show(&replay, &mut told);
        }
    }
    show(&replay, &mut told);
    told
}

fn show(replay: &Replay<Pixies>, told: &mut String) {
    let view = |who| replay.game.view(&replay.state, who);
    for who in Observer::every(replay.game.seats()) {
        let sketch = replay.game.sketch(&view(who), &last_word);
        assert!(sketch.lines().all(|line| line.chars().count() <= 78) && sketch.lines().count() <= 22, "{sketch}");
        if who == Observer::Seat(Seat(0)) {
            let _ = writeln!(told, "\n{sketch}");
        }
    }
    let all = replay.game.view_json(&view(Observer::All));
    for (key, value) in by_key(all.as_object().expect("a view is an object")) {
        match (key.as_str(), value) {
            ("seats", Value::Array(seats)) => {
                for (n, seat) in seats.iter().enumerate() {
                    let _ = writeln!(told, "seat {n}: {}", sorted(seat));
                }
            }
            (key, value) => {
                let _ = writeln!(told, "{key}: {}", sorted(value));
            }
        }
    }
    let watcher = replay.game.view_json(&view(Observer::Watcher));
    let _ = writeln!(told, "to watchers: {}", sorted(&watcher["seats"][0]));
    let _ = writeln!(told, "{:?}\n", replay.game.node(&replay.state));
}

#[test]
fn two_seats() {
    insta::assert_snapshot!(tell(include_str!("fixtures/two.json")));
}

#[test]
fn three_seats() {
    insta::assert_snapshot!(tell(include_str!("fixtures/three.json")));
}

#[test]
fn five_seats() {
    insta::assert_snapshot!(tell(include_str!("fixtures/five.json")));
}
