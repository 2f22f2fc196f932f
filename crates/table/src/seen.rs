//! What a step was to an observer, built from told events and views alone.

use feerie_core::{Actor, Observer, Seat};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::sync::Arc;

use crate::any::{AnyTable, Happened};
use crate::viewpoint::Viewpoint;
use crate::visible_seq::VisibleSeq;

/// What one step was to one observer, and how the table stands after it.
#[derive(Clone, Debug, Serialize)]
pub struct Seen {
    /// Its number.
    pub seq: u32,
    /// The number of the one before.
    pub prev: u32,
    /// What the observer is told, in order.
    pub events: Vec<Arc<Value>>,
    /// What the observer knows: by seat, or under `watcher` or `all`.
    pub views: BTreeMap<String, Arc<RawValue>>,
    /// What the observer's own seats may do now.
    pub legal: BTreeMap<String, Arc<RawValue>>,
    /// Who is to act, as far as the observer can tell.
    pub acting: Vec<u8>,
    /// Steps were taken back, and this is how the table stands again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undone: Option<Undone>,
    /// The step itself, if one of the observer's seats made it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mine: Option<(u8, String)>,
}

/// Who took steps back, and how far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Undone {
    /// Whose act it was.
    pub seat: u8,
    /// The number that the table stands at again; what came after it counts no longer.
    pub to: u32,
}

/// One position, seen from many viewpoints. A view is written down once for all observers who know the same.
pub struct SeenBuilder<'a> {
    table: &'a dyn AnyTable,
    written: Vec<(Observer, Arc<RawValue>)>,
}

impl<'a> SeenBuilder<'a> {
    /// The position of a table.
    pub fn of(table: &'a dyn AnyTable) -> SeenBuilder<'a> {
        SeenBuilder { table, written: Vec::new() }
    }

    /// The step that led here, for a viewpoint that noticed it.
    pub fn after(&mut self, happened: &Happened, visible: &VisibleSeq, viewpoint: Viewpoint) -> Option<Seen> {
        let step = visible.made();
        let seq = visible.number(viewpoint, step)?;
        let actor = match happened.step.0 {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance => None,
        };
        let events = happened.events.iter().filter_map(|told| viewpoint.told(told, actor).cloned()).collect();
        let mine = actor.filter(|&seat| viewpoint.own().contains(seat));
        let mine = mine.map(|seat| (seat.0, happened.step.1.clone()));
        Some(Seen { seq, prev: visible.before(viewpoint, step), events, mine, ..self.standing(visible, viewpoint) })
    }

    /// The taking back that led here, for a viewpoint that noticed it.
    pub fn after_undo(&mut self, seat: Seat, visible: &VisibleSeq, viewpoint: Viewpoint) -> Option<Seen> {
        let step = visible.made();
        let seq = visible.number(viewpoint, step)?;
        let undone = Some(Undone { seat: seat.0, to: visible.newest_standing(viewpoint) });
        Some(Seen { seq, prev: visible.before(viewpoint, step), undone, ..self.standing(visible, viewpoint) })
    }

    /// How the table stands, without what led there.
    pub fn standing(&mut self, visible: &VisibleSeq, viewpoint: Viewpoint) -> Seen {
        let acting = self.table.node().acting();
        let seq = visible.newest(viewpoint);
        let legal = viewpoint.own().iter().filter(|&seat| acting.contains(seat));
        Seen {
            seq,
            prev: seq,
            events: Vec::new(),
            legal: legal.map(|seat| (seat.to_string(), self.table.legal_text(seat).into())).collect(),
            acting: visible.acting(viewpoint, acting).iter().map(|Seat(seat)| seat).collect(),
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
