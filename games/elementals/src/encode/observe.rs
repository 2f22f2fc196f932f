//! A view as features.

use feerie_core::Seat;
use feerie_core::encode::Features;

use super::words::{REACTIONS, reaction};
use crate::Elementals;
use crate::cards::{CARDS, Card};
use crate::phase::{End, Phase};
use crate::view::View;

/// How many features a view has.
pub const FEATURES: usize = 1017;
/// The most seats, and so the places round the table as a seat counts them from its own.
const PLACES: u16 = 6;
/// Where a card can lie in sight: in the middle, or on a pile.
const PILES: u16 = 1 + PLACES;
const DECK: u16 = CARDS as u16;

/// What a seat sees.
pub fn observe(rules: &Elementals, view: &View, seat: Seat, out: &mut Features<'_>) {
    let seats = rules.seats;
    let around =
        |other: Option<Seat>| other.map_or(usize::MAX, |other| usize::from((other.0 + seats - seat.0) % seats));
    // Who sits at a place; nobody at the places that the table lacks.
    let sitting = |place: u16| (place < seats.into()).then(|| usize::from((place as u8 + seat.0) % seats));
    let (phase, end, winner) = match view.phase {
        Phase::First => (0, None, None),
        Phase::Deal => (1, None, None),
        Phase::React(_) => (2, None, None),
        Phase::Shuffle(winner) => (3, None, Some(winner)),
        Phase::Over(end) => (4, Some(end), None),
    };
    let window = view.window();
    out.one_of("seats", 5, usize::from(seats) - 2);
    out.one_of("phase", 5, phase);
    out.one_of("ended by", 4, end.map_or(usize::MAX, of_end));
    out.one_of("whose cards are shuffled", PLACES, around(winner));
    out.one_of("who began", PLACES, around(view.first));
    out.one_of("what opened the window", 3, window.map_or(usize::MAX, |window| window.kind as usize));
    out.one_of("who turned", PLACES, around(window.map(|window| window.turner)));
    out.one_of("who turns after a double or wizard", PLACES, around(view.resume));
    out.number("turns", view.turns, 5000);
    for place in 0..PLACES {
        let card = window.zip(sitting(place)).and_then(|(window, other)| window.turned[other]);
        out.one_of("card just turned, own first", DECK, card.map_or(usize::MAX, Card::index));
    }
    let lying = lying(rules, view, seat);
    for (pile, _) in lying {
        out.one_of("where each card lies: middle, piles", PILES, pile);
    }
    for (_, depth) in lying {
        out.number("how deep each card lies in its pile", depth, DECK);
    }
    out.bits("cards won", 32, view.won as u32);
    out.bits("cards won", DECK - 32, (view.won >> 32) as u32);
    for (name, sizes) in [("packets", &view.hands), ("packets set aside", &view.aside)] {
        for place in 0..PLACES {
            out.number(name, sitting(place).map_or(0, |other| sizes[other]).into(), DECK);
        }
    }
    for place in 0..PLACES {
        out.flag("still in", sitting(place).is_some_and(|other| view.playing.contains(Seat(other as u8))));
    }
    for place in 0..PLACES {
        out.number("order of leaving", sitting(place).map_or(0, |other| view.left_at[other]).into(), PLACES);
    }
    out.flag("has reacted", view.mine.is_some());
    out.one_of("own reaction", REACTIONS as u16, view.mine.and_then(reaction).unwrap_or(usize::MAX));
    let ms = view.mine.and_then(|action| action.time()?.ms());
    out.number("own reaction time", ms.unwrap_or(0), rules.options.window_ms);
}

/// Where each card lies in sight, and how many lie on it or under it, itself included.
fn lying(rules: &Elementals, view: &View, seat: Seat) -> [(usize, u16); CARDS as usize] {
    let mut lying = [(usize::MAX, 0); CARDS as usize];
    let piles = (0..rules.seats).map(|place| &view.piles[usize::from((place + seat.0) % rules.seats)]);
    for (pile, cards) in [&view.middle].into_iter().chain(piles).enumerate() {
        for (card, depth) in cards.iter().zip(1..) {
            lying[card.index()] = (pile, depth);
        }
    }
    lying
}

const fn of_end(end: End) -> usize {
    match end {
        End::Empty => 0,
        End::Penalty => 1,
        End::TwoLeft => 2,
        End::Cap => 3,
    }
}
