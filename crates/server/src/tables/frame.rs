//! Frames: what a step was to an observer, built from told events and views alone.

use feerie_core::{Actor, Observer, Seat};
use feerie_table::{AnyTable, Happened};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::sync::Arc;

use super::eyes::Eyes;
use super::trail::Trail;
use crate::wire::{Frame, Undone};

/// One position, seen through many eyes. A view is written down once for all observers who know the same.
pub struct Sight<'a> {
    table: &'a dyn AnyTable,
    written: Vec<(Observer, Arc<RawValue>)>,
}

impl<'a> Sight<'a> {
    /// The position of a table.
    pub fn of(table: &'a dyn AnyTable) -> Sight<'a> {
        Sight { table, written: Vec::new() }
    }

    /// The frame of the step that led here, for eyes that noticed it.
    pub fn after(&mut self, happened: &Happened, trail: &Trail, eyes: Eyes) -> Option<Frame> {
        let step = trail.len();
        let seq = trail.number(eyes, step)?;
        let actor = match happened.step.0 {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance => None,
        };
        let events = happened.events.iter().filter_map(|told| eyes.told(told, actor).cloned()).collect();
        let mine = actor.filter(|&seat| eyes.own().contains(seat));
        let mine = mine.map(|seat| (seat.0, happened.step.1.clone()));
        Some(Frame { seq, prev: trail.before(eyes, step), events, mine, ..self.standing(trail, eyes) })
    }

    /// The frame of the taking back that led here, for eyes that noticed it.
    pub fn after_undo(&mut self, seat: Seat, trail: &Trail, eyes: Eyes) -> Option<Frame> {
        let step = trail.len();
        let seq = trail.number(eyes, step)?;
        let undone = Some(Undone { seat: seat.0, to: trail.newest_standing(eyes) });
        Some(Frame { seq, prev: trail.before(eyes, step), undone, ..self.standing(trail, eyes) })
    }

    /// How the table stands, without what led there.
    pub fn standing(&mut self, trail: &Trail, eyes: Eyes) -> Frame {
        let acting = self.table.node().acting();
        let seq = trail.newest(eyes);
        let legal = eyes.own().iter().filter(|&seat| acting.contains(seat));
        Frame {
            seq,
            prev: seq,
            events: Vec::new(),
            legal: legal.map(|seat| (seat.to_string(), self.table.legal_text(seat).into())).collect(),
            acting: trail.acting(eyes, acting).iter().map(|Seat(seat)| seat).collect(),
            times: None,
            undone: None,
            mine: None,
            views: self.views(eyes),
        }
    }

    fn views(&mut self, eyes: Eyes) -> BTreeMap<String, Arc<RawValue>> {
        let name = |who| match who {
            Observer::Seat(seat) => seat.to_string(),
            Observer::Watcher => "watcher".to_owned(),
            Observer::All => "all".to_owned(),
        };
        eyes.observers().into_iter().map(|who| (name(who), self.view(who))).collect()
    }

    fn view(&mut self, who: Observer) -> Arc<RawValue> {
        if let Some((_, view)) =
            self.written.iter().find(|(other, _)| *other == who || self.table.same_view(*other, who))
        {
            return Arc::clone(view);
        }
        let view: Arc<RawValue> = self.table.view_text(who).into();
        self.written.push((who, Arc::clone(&view)));
        view
    }
}
