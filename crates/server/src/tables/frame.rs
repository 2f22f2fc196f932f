//! Frames: what a step was to an observer, built from told events and views alone.

use feerie_core::{Actor, Observer, Seat};
use feerie_table::{AnyTable, Happened};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::sync::Arc;

use super::viewpoint::Viewpoint;
use super::visible_seq::VisibleSeq;
use crate::wire::{Frame, Undone};

/// One position, seen from many viewpoints. A view is written down once for all observers who know the same.
pub struct FrameBuilder<'a> {
    table: &'a dyn AnyTable,
    written: Vec<(Observer, Arc<RawValue>)>,
}

impl<'a> FrameBuilder<'a> {
    /// The position of a table.
    pub fn of(table: &'a dyn AnyTable) -> FrameBuilder<'a> {
        FrameBuilder { table, written: Vec::new() }
    }

    /// The frame of the step that led here, for a viewpoint that noticed it.
    pub fn after(&mut self, happened: &Happened, visible: &VisibleSeq, viewpoint: Viewpoint) -> Option<Frame> {
        let step = visible.len();
        let seq = visible.number(viewpoint, step)?;
        let actor = match happened.step.0 {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance => None,
        };
        let events = happened.events.iter().filter_map(|told| viewpoint.told(told, actor).cloned()).collect();
        let mine = actor.filter(|&seat| viewpoint.own().contains(seat));
        let mine = mine.map(|seat| (seat.0, happened.step.1.clone()));
        Some(Frame { seq, prev: visible.before(viewpoint, step), events, mine, ..self.standing(visible, viewpoint) })
    }

    /// The frame of the taking back that led here, for a viewpoint that noticed it.
    pub fn after_undo(&mut self, seat: Seat, visible: &VisibleSeq, viewpoint: Viewpoint) -> Option<Frame> {
        let step = visible.len();
        let seq = visible.number(viewpoint, step)?;
        let undone = Some(Undone { seat: seat.0, to: visible.newest_standing(viewpoint) });
        Some(Frame { seq, prev: visible.before(viewpoint, step), undone, ..self.standing(visible, viewpoint) })
    }

    /// How the table stands, without what led there.
    pub fn standing(&mut self, visible: &VisibleSeq, viewpoint: Viewpoint) -> Frame {
        let acting = self.table.node().acting();
        let seq = visible.newest(viewpoint);
        let legal = viewpoint.own().iter().filter(|&seat| acting.contains(seat));
        Frame {
            seq,
            prev: seq,
            events: Vec::new(),
            legal: legal.map(|seat| (seat.to_string(), self.table.legal_text(seat).into())).collect(),
            acting: visible.acting(viewpoint, acting).iter().map(|Seat(seat)| seat).collect(),
            times: None,
            undone: None,
            mine: None,
            views: self.views(viewpoint),
        }
    }

    fn views(&mut self, viewpoint: Viewpoint) -> BTreeMap<String, Arc<RawValue>> {
        let name = |who| match who {
            Observer::Seat(seat) => seat.to_string(),
            Observer::Watcher => "watcher".to_owned(),
            Observer::All => "all".to_owned(),
        };
        viewpoint.observers().into_iter().map(|who| (name(who), self.view(who))).collect()
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
