//! A view as plain features: what is where.

use feerie_core::Seat;
use feerie_core::encode::Features;

use super::{SQUARES, place};
use crate::Elfe;
use crate::board::Square;
use crate::cards::{Bag, MAX_DECK, Spell};
use crate::phase::Phase;
use crate::state::Form;
use crate::view::View;

/// How many features a view has.
pub const FEATURES: usize = 4712;
/// The most seats, and so the places round the table as a seat counts them from its own.
pub const PLACES: u16 = 6;
/// More turns than a kiss ever takes to work.
pub const LONG_SPELL: u16 = 16;
/// More turns than a table of six plays.
pub const LONG_GAME: u16 = 480;

/// What a seat sees.
pub fn observe(rules: &Elfe, view: &View, seat: Seat, out: &mut Features<'_>) {
    let o = &view.open;
    let seats = rules.seats;
    let around = |other: Seat| usize::from((other.0 + seats - seat.0) % seats);
    let sitting = |place: u16| sitting(rules, seat, place);
    let (phase, winner, _) = of_phase(o.phase);
    out.one_of("seats", 5, usize::from(seats) - 2);
    out.one_of("phase", 13, phase);
    out.one_of("charmed by", PLACES, winner.map_or(usize::MAX, around));
    out.one_of("die", 6, o.phase.roll().map_or(usize::MAX, |die| usize::from(die) - 1));
    out.one_of("whose turn", PLACES, around(o.active));
    out.one_of("who began", PLACES, around(o.first));
    out.number("turn", o.turn, LONG_GAME);
    planes(rules, view, seat, out);
    for place in 0..PLACES {
        out.flag("frogs", sitting(place).is_some_and(|other| o.fairy(other).form.swims()));
    }
    for place in 0..PLACES {
        let turns = sitting(place).and_then(|other| turns_left(o.turn, o.fairy(other).form));
        out.number("turns until kissed frogs change back", turns.unwrap_or(0), LONG_SPELL);
    }
    for place in 0..PLACES {
        let n = sitting(place).map_or(0, |other| o.n_hand[other.index()]);
        out.number("cards in hand", n.into(), 5);
    }
    for place in 0..PLACES {
        let hand = sitting(place).and_then(|other| view.hands[other.index()]);
        bag("hands in sight, own first", &hand.unwrap_or_default(), out);
    }
    bag("drawn from the present pile", &view.seen[seat.index()].unwrap_or_default(), out);
    for place in 0..PLACES {
        let known = sitting(place).map(|other| o.known[other.index()]);
        bag("cards that others must hold", &known.unwrap_or_default(), out);
    }
    bag("what was last shuffled", &o.fresh, out);
    out.number("cards nobody has seen", o.n_unseen.into(), MAX_DECK as u16);
    for n in 0..MAX_DECK {
        out.one_of("used cards, oldest first", 5, o.queue.get(n).map_or(usize::MAX, |&spell| spell as usize));
    }
}

/// What the board looks like: who stands where.
pub fn planes(rules: &Elfe, view: &View, seat: Seat, out: &mut Features<'_>) {
    let o = &view.open;
    one_square("the elf", o.elf, out);
    for place in 0..PLACES {
        one_square("fairies, own first", sitting(rules, seat, place).and_then(|other| o.fairy(other).at), out);
    }
    let standing = |born: bool| o.suitors.iter().filter(move |suitor| (suitor.form == Form::Born) == born);
    out.places("princes", SQUARES, standing(true).map(|suitor| (place(suitor.at), 1.0)));
    out.places("toads", SQUARES, standing(false).map(|suitor| (place(suitor.at), 1.0)));
    let kissed = standing(false).filter_map(|suitor| Some((place(suitor.at), turns_left(o.turn, suitor.form)?)));
    let kissed = kissed.map(|(place, turns)| (place, f32::from(turns) / f32::from(LONG_SPELL)));
    out.places("turns until kissed toads change back", SQUARES, kissed);
    one_square("the slapped piece", of_phase(o.phase).2, out);
}

/// Who sits at a place, counted from a seat; nobody at the places that the table lacks.
pub fn sitting(rules: &Elfe, seat: Seat, place: u16) -> Option<Seat> {
    (place < rules.seats.into()).then(|| Seat((place as u8 + seat.0) % rules.seats))
}

/// After how many turns a kissed one changes back.
pub fn turns_left(turn: u16, form: Form) -> Option<u16> {
    form.back().map(|back| back.get().saturating_sub(turn) + 1)
}

/// The number of a phase, who won, and the square that it is about.
pub fn of_phase(phase: Phase) -> (usize, Option<Seat>, Option<Square>) {
    let number = match phase {
        Phase::First => 0,
        Phase::Elf => 1,
        Phase::Place => 2,
        Phase::Deal => 3,
        Phase::Turn => 4,
        Phase::Draw => 5,
        Phase::RollWalk => 6,
        Phase::Walk(_) => 7,
        Phase::RollPrince => 8,
        Phase::Prince(_) => 9,
        Phase::Land(square) => return (10, None, Some(square)),
        Phase::Wind => 11,
        Phase::Over(end) => return (12, end.winner(), None),
    };
    (number, None, None)
}

fn one_square(name: &'static str, square: Option<Square>, out: &mut Features<'_>) {
    out.one_of(name, SQUARES, square.map_or(usize::MAX, place));
}

pub fn bag(name: &'static str, bag: &Bag, out: &mut Features<'_>) {
    for spell in Spell::ALL {
        out.number(name, bag[spell].into(), 8);
    }
}
