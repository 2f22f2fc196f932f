//! Through whose eyes somebody looks at a table.

use feerie_core::{Observer, Seat, SeatSet};
use feerie_table::{Noticed, Told};
use serde_json::Value;
use std::sync::Arc;

/// Through whose eyes somebody looks: their own seats', or a watcher's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Eyes {
    /// All of these seats at once; never none.
    Seats(SeatSet),
    /// Nobody's.
    Watcher,
    /// Everybody's: for finished games only.
    All,
}

impl Eyes {
    /// The eyes of whoever holds these seats.
    pub fn of(seats: SeatSet) -> Eyes {
        if seats.is_empty() { Eyes::Watcher } else { Eyes::Seats(seats) }
    }

    /// The observers behind these eyes.
    pub fn observers(self) -> Vec<Observer> {
        match self {
            Eyes::Seats(seats) => seats.iter().map(Observer::Seat).collect(),
            Eyes::Watcher => vec![Observer::Watcher],
            Eyes::All => vec![Observer::All],
        }
    }

    /// The seats that are one's own.
    pub fn own(self) -> SeatSet {
        match self {
            Eyes::Seats(seats) => seats,
            Eyes::Watcher | Eyes::All => SeatSet::EMPTY,
        }
    }

    /// Whether these eyes notice a step.
    pub fn notice(self, noticed: &Noticed) -> bool {
        self.observers().into_iter().any(|who| noticed.by(who))
    }

    /// An event as these eyes may know it. Several seats may be told different things; then the one who acted
    /// knows best, and whoever is told more than the public knows better than whoever is not.
    pub fn told(self, event: &Told, actor: Option<Seat>) -> Option<&Arc<Value>> {
        let actor = actor.filter(|&seat| self.own().contains(seat)).map(Observer::Seat);
        if let Some(known) = actor.and_then(|who| event.to(who)) {
            return Some(known);
        }
        let known: Vec<&Arc<Value>> = self.observers().into_iter().filter_map(|who| event.to(who)).collect();
        let public = event.to(Observer::Watcher);
        known.iter().copied().find(|known| Some(*known) != public).or(known.first().copied())
    }
}
