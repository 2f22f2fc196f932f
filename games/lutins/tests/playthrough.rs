//! Whole games between greedy players, from `fixtures/*.json`, replayed and written down: nodes, events, what
//! everybody sees. What is shown moves only when the rules or the wire forms do.

mod board;

use board::Table;
use feerie_core::record::{Record, Step};
use feerie_core::testing::{by_key, last_word, sorted};
use feerie_core::{Actor, Game as _, Observer, Seat};
use serde_json::Value;
use std::fmt::Write as _;

/// Steps shown at the beginning and at the end of a game.
const SHOWN: usize = 16;

/// Replays a record and tells it: the first and the last steps, every chase, and the views around them.
fn tell(record: &str) -> String {
    let record: Record = serde_json::from_str(record).expect("a record");
    let mut table = Table::with(record.seats, Value::Object(record.options));
    let mut told = String::new();
    show(&table, &mut told);
    let last = record.steps.len().saturating_sub(SHOWN);
    for (n, Step(actor, step)) in record.steps.iter().enumerate() {
        assert_eq!(table.actor().map(|seat| Actor::Seat(Seat(seat))), Some(*actor), "step {n}");
        let n_legal = table.legal().len();
        let events = table.play(step);
        let chases = events.iter().any(|event| ["chased", "placed"].iter().any(|&kind| event["event"] == kind));
        if n < SHOWN || n >= last || chases {
            let _ = writeln!(told, "{n}: seat {actor} plays {step}, one of {n_legal}");
            for event in &events {
                let _ = writeln!(told, "    {}", sorted(event));
            }
        }
        if n + 1 == SHOWN || n + 1 == last {
            show(&table, &mut told);
        }
    }
    show(&table, &mut told);
    told
}

/// The drawing and the view, which must be the same for everybody.
fn show(table: &Table, told: &mut String) {
    let views: Vec<Value> = Observer::every(table.game.seats())
        .map(|who| table.game.view_json(&table.game.view(&table.state, who)))
        .collect();
    assert!(views.iter().all(|view| *view == views[0]), "everything is public");
    let sketch = table.game.sketch(&table.game.view(&table.state, Observer::Watcher), &last_word);
    assert!(sketch.lines().all(|line| line.chars().count() <= 78));
    let _ = writeln!(told, "\n{sketch}");
    for (key, value) in by_key(views[0].as_object().expect("a view is an object")) {
        let _ = writeln!(told, "{key}: {}", sorted(value));
    }
    let _ = writeln!(told, "{:?}\n", table.game.node(&table.state));
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
fn four_seats() {
    insta::assert_snapshot!(tell(include_str!("fixtures/four.json")));
}
