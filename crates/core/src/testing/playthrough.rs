//! A whole game written down for a snapshot: what moves there has changed for players.

use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::Replay;
use crate::event::Event;
use crate::game::Game;
use crate::legal::Legal;
use crate::node::Node;
use crate::odds::Odds;
use crate::record::{Record, Step};
use crate::seat::{Actor, Observer};

/// After how many steps everybody's view is shown, besides the end.
const SHOWN: [usize; 3] = [1, 10, 40];
/// A drawing fits a terminal.
const WIDEST: usize = 78;

/// Replays a record and tells it: every step, every event and who is told of it in which words, and now and then
/// what everybody sees.
pub fn playthrough<G: Game>(record: &str) -> String {
    let record: Record = serde_json::from_str(record).expect("a record");
    let mut replay = Replay::<G>::new(record.seats, &record.options);
    let mut told = String::new();
    for (n, step) in (1..).zip(&record.steps) {
        let choices = n_choices(&replay, step.0);
        let events = replay.step(step);
        let Step(actor, text) = step;
        let _ = writeln!(told, "{n}: {actor} plays {text}, one of {choices}");
        for event in &events {
            tell(event, record.seats, &mut told);
        }
        if SHOWN.contains(&n) {
            show(&replay, &mut told);
        }
    }
    assert!(matches!(replay.game.node(&replay.state), Node::Terminal(_)), "the record is a whole game");
    show(&replay, &mut told);
    told
}

fn n_choices<G: Game>(replay: &Replay<G>, actor: Actor) -> String {
    match actor {
        Actor::Seat(seat) => replay.game.count(&replay.state, seat, &mut Legal::new()).to_string(),
        Actor::Chance => match replay.game.odds(&replay.state) {
            Odds::Listed(listed) => listed.len().to_string(),
            Odds::Form(_) => "too many to list".to_owned(),
        },
    }
}

/// An event as it is, and what others make of it where somebody is told less.
fn tell<E: Event>(event: &E, seats: u8, told: &mut String) {
    let full = json(event);
    let _ = writeln!(told, "    {full}");
    let mut otherwise: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for who in Observer::every(seats) {
        let heard = event.told_to(who).map_or("nothing".to_owned(), |event| json(&event));
        if heard != full {
            otherwise.entry(heard).or_default().push(json(&who));
        }
    }
    for (heard, who) in otherwise {
        let _ = writeln!(told, "        to {}: {heard}", who.join(", "));
    }
}

/// The drawing, the view of whoever knows everything, and what each other observer sees differently.
fn show<G: Game>(replay: &Replay<G>, told: &mut String) {
    let view = |who| replay.game.view(&replay.state, who);
    for who in Observer::every(replay.game.seats()) {
        let sketch = replay.game.sketch(&view(who), &last_word);
        assert!(sketch.lines().all(|line| line.chars().count() <= WIDEST), "{sketch}");
        if who == Observer::All {
            let lines: Vec<&str> = sketch.lines().map(str::trim_end).collect();
            let _ = writeln!(told, "\n{}", lines.join("\n"));
        }
    }
    let all = replay.game.view_json(&view(Observer::All));
    for who in
        [Observer::All].into_iter().chain(Observer::every(replay.game.seats()).filter(|&who| who != Observer::All))
    {
        let seen = replay.game.view_json(&view(who));
        let fields = by_key(seen.as_object().expect("a view is an object"));
        let different: Vec<_> = fields
            .into_iter()
            .filter(|&(key, value)| key != "options" && (who == Observer::All || all[key] != *value))
            .collect();
        if !different.is_empty() {
            let _ = writeln!(told, "{} sees", json(&who));
        }
        for (key, value) in different {
            let _ = writeln!(told, "    {key}: {}", sorted(value));
        }
    }
    let _ = writeln!(told, "{:?}\n", replay.game.node(&replay.state));
}

fn json(value: &impl Serialize) -> String {
    sorted(&serde_json::to_value(value).expect("it is JSON"))
}

/// JSON with its keys in order, whatever map serde_json was built with.
fn sorted(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let fields: Vec<String> =
                by_key(fields).into_iter().map(|(key, value)| format!("{key}: {}", sorted(value))).collect();
            format!("{{{}}}", fields.join(", "))
        }
        Value::Array(items) => format!("[{}]", items.iter().map(sorted).collect::<Vec<_>>().join(", ")),
        value => value.to_string(),
    }
}

fn by_key(fields: &Map<String, Value>) -> BTreeMap<&String, &Value> {
    fields.iter().collect()
}

/// The end of a key stands for the word: snapshots do not depend on a language.
fn last_word(key: &str) -> String {
    key.rsplit('-').next().unwrap_or_default().to_owned()
}
