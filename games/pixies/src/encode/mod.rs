//! Numbers for learning: the features of a view and the tokens of an action, both as the seat sees the table.

mod observe;
pub mod trained;
mod words;

use feerie_core::Seat;
use feerie_core::encode::{Encode, Features, Kind, Word};

use crate::Pixies;
use crate::action::Action;
use crate::board::COLORS;
use crate::view::View;

impl Encode for Pixies {
    const VERSION: u32 = 1;
    const FEATURES: usize = observe::FEATURES;
    const TOKENS: usize = words::TOKENS;
    const KINDS: &'static [(&'static str, Kind)] = words::KINDS;

    fn observe(&self, view: &View, seat: Seat, out: &mut Features<'_>) {
        observe::observe(self, view, seat, out);
    }

    fn words(&self, view: &View, seat: Seat, actions: &[Action], say: impl FnMut(Option<Word>)) {
        actions.iter().map(|action| words::word(self, view, seat, action)).for_each(say);
    }
}

/// Colours counted from a seat's own: the players first, in table order; the third colour of two keeps its place.
#[derive(Clone, Copy)]
struct Around {
    seat: u8,
    seats: u8,
}

impl Around {
    fn new(rules: &Pixies, seat: Seat) -> Self {
        Around { seat: seat.0, seats: rules.seats }
    }

    /// A colour's place, beyond all places for nobody.
    fn place(self, color: u8) -> usize {
        match color {
            player if player < self.seats => usize::from((player + self.seats - self.seat) % self.seats),
            other => usize::from(other),
        }
    }

    /// The colour at a place.
    fn color(self, place: u8) -> u8 {
        if place < self.seats { (place + self.seat) % self.seats } else { place }
    }

    /// All colours in the order of their places.
    fn colors(self) -> impl Iterator<Item = usize> {
        (0..COLORS as u8).map(move |place| usize::from(self.color(place)))
    }
}
