//! Frames: what a step was to an observer, built from told events and views alone.

use feerie_core::{Actor, Observer, Seat};
use feerie_table::{AnyTable, Happened};
use serde_json::Value;
use std::collections::BTreeMap;

use super::eyes::Eyes;
use super::trail::Trail;
use crate::wire::Frame;

/// The frame of the step that was just made, for eyes that noticed it.
pub fn of_step(table: &dyn AnyTable, trail: &Trail, eyes: Eyes, happened: &Happened) -> Option<Frame> {
    let step = trail.len();
    let seq = trail.number(eyes, step)?;
    let actor = match happened.step.0 {
        Actor::Seat(seat) => Some(seat),
        Actor::Chance => None,
    };
    let events = happened.events.iter().filter_map(|told| eyes.told(told, actor).cloned()).collect();
    let mine = actor.filter(|&seat| eyes.own().contains(seat));
    let mine = mine.map(|seat| (seat.0, happened.step.1.clone()));
    Some(Frame { seq, prev: trail.before(eyes, step), events, mine, ..standing(table, trail, eyes) })
}

/// How the table stands, without what led there.
pub fn standing(table: &dyn AnyTable, trail: &Trail, eyes: Eyes) -> Frame {
    let node_acting = table.node().acting();
    let seq = trail.newest(eyes);
    let legal = eyes.own().iter().filter(|&seat| node_acting.contains(seat));
    Frame {
        seq,
        prev: seq,
        events: Vec::new(),
        views: views(table, eyes),
        legal: legal.map(|seat| (seat.to_string(), table.legal(seat))).collect(),
        acting: trail.acting(eyes, node_acting).iter().map(|Seat(seat)| seat).collect(),
        mine: None,
    }
}

fn views(table: &dyn AnyTable, eyes: Eyes) -> BTreeMap<String, Value> {
    let name = |who| match who {
        Observer::Seat(seat) => seat.to_string(),
        Observer::Watcher => "watcher".to_owned(),
        Observer::All => "all".to_owned(),
    };
    eyes.observers().into_iter().map(|who| (name(who), table.view(who))).collect()
}
