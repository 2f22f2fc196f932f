//! Viewpoints: whose knowledge a subscriber gets.

use feerie_core::{Observer, Seat, SeatSet};
use serde_json::Value;
use std::sync::Arc;

use crate::any::{Noticed, Told};

/// What a subscriber may know: what their own seats know, or what a watcher does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewpoint {
    /// All of these seats at once; never none.
    Seats(SeatSet),
    /// A watcher's.
    Watcher,
    /// Everybody's: for finished games only.
    All,
}

impl Viewpoint {
    /// The viewpoint of the person who holds these seats.
    pub fn of(seats: SeatSet) -> Viewpoint {
        if seats.is_empty() { Viewpoint::Watcher } else { Viewpoint::Seats(seats) }
    }

    /// The observers behind this viewpoint.
    pub fn observers(self) -> Vec<Observer> {
        match self {
            Viewpoint::Seats(seats) => seats.iter().map(Observer::Seat).collect(),
            Viewpoint::Watcher => vec![Observer::Watcher],
            Viewpoint::All => vec![Observer::All],
        }
    }

    /// The seats that are one's own.
    pub fn own(self) -> SeatSet {
        match self {
            Viewpoint::Seats(seats) => seats,
            Viewpoint::Watcher | Viewpoint::All => SeatSet::EMPTY,
        }
    }

    /// Whether this viewpoint notice a step.
    pub fn notice(self, noticed: &Noticed) -> bool {
        self.observers().into_iter().any(|who| noticed.by(who))
    }

    /// An event as this viewpoint may know it. Several seats may be told different things; then the one who acted
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
