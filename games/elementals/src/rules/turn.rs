//! ELM-TURN, ELM-FLOW-3: turns, the middle (ELM-MID), summonings (ELM-WIZ), leaving (ELM-OUT), the end (ELM-END).

use feerie_core::{PerSeat, Seat, SeatSet, Sink};

use crate::Elementals;
use crate::cards::Card;
use crate::event::{Event, To};
use crate::phase::{End, Opened, Phase, Window};
use crate::piles::PileId;
use crate::state::State;

/// The top card of whoever's turn it really is: the seat's own, or, at a table of 5 or 6, that of the next
/// one who has any. None if the game ended instead.
#[inline]
fn next_card(rules: &Elementals, s: &mut State, seat: &mut Seat, log: &mut impl Sink<Event>) -> Option<Card> {
    loop {
        // ELM-END-5: the guard against endless games.
        if s.turns >= rules.options.turn_cap {
            end(s, End::Cap, log);
            return None;
        }
        if let Some(card) = s.cards.pop(PileId::packet(*seat)) {
            s.turns += 1;
            return Some(card);
        }
        // ELM-END-2, ELM-OUT-1: whoever must turn a card and has none ends the game, or leaves it.
        if !rules.large {
            end(s, End::Empty, log);
            return None;
        }
        leave(s, *seat, log);
        *seat = s.left_of(*seat, rules.seats);
    }
}

/// ELM-TURN-2: a card is turned onto the seat's pile, and a window opens, whatever the card (ELM-REACT-6).
/// Doubles and wizards stay there too (ELM-DBL-1, ELM-WIZ-1).
pub fn turn_onto_pile(rules: &Elementals, s: &mut State, mut seat: Seat, log: &mut impl Sink<Event>) {
    let Some(card) = next_card(rules, s, &mut seat, log) else { return };
    s.cards.push(PileId::pile(seat), card);
    log.note(|| Event::Turn { seat, card, to: To::Pile });
    if is_two_left(rules, s) {
        return end(s, End::TwoLeft, log);
    }
    open(s, Window::on(Opened::Pile, seat, card), log);
}

/// ELM-TURN-1, ELM-WIN-3, ELM-DBL-2: a card is turned into the middle. A special card goes back under the
/// packet and the left neighbour tries (ELM-MID-1, ELM-MID-2, ELM-DBL-3).
pub fn turn_into_middle(rules: &Elementals, s: &mut State, mut seat: Seat, log: &mut impl Sink<Event>) {
    let card = loop {
        let Some(card) = next_card(rules, s, &mut seat, log) else { return };
        if card.is_elemental() {
            break card;
        }
        s.cards.push(PileId::packet(seat), card);
        log.note(|| Event::Turn { seat, card, to: To::Under });
        seat = s.left_of(seat, rules.seats);
    };
    s.cards.push(PileId::MIDDLE, card);
    log.note(|| Event::Turn { seat, card, to: To::Middle });
    if is_two_left(rules, s) {
        return end(s, End::TwoLeft, log);
    }
    // ELM-MID-3, ELM-MID-4: beside others it is itself the card just turned; alone it asks nothing.
    if rules.options.catch_middle && s.cards.len(PileId::MIDDLE) > 1 {
        open(s, Window::on(Opened::Middle, seat, card), log);
    } else {
        next_pile_turn(rules, s, seat, log);
    }
}

/// ELM-WIZ-2: all players still in turn their top card together. Whoever has none turns nothing and is not
/// out for it (ELM-WIZ-5).
pub fn summon(rules: &Elementals, s: &mut State, turner: Seat, log: &mut impl Sink<Event>) {
    s.turns += 1;
    let mut window = Window { kind: Opened::Wizard, turner, turned: [None; 6] };
    for seat in Seat::all(rules.seats) {
        if s.playing.contains(seat)
            && let Some(card) = s.cards.pop(PileId::packet(seat))
        {
            s.cards.push(PileId::pile(seat), card);
            window.turned[seat.index()] = Some(card);
        }
    }
    log.note(|| Event::Summon { seat: turner, cards: window.cards(rules.seats).collect::<PerSeat<_>>() });
    if is_two_left(rules, s) {
        return end(s, End::TwoLeft, log);
    }
    if window.turned == [None; 6] {
        next_pile_turn(rules, s, turner, log);
    } else {
        open(s, window, log);
    }
}

/// ELM-NEXT-1, ELM-NEXT-2, ELM-NEXT-3: the left neighbour turns, or the offender if somebody erred; if that
/// one has left meanwhile, the next on his left (ELM-NEXT-6).
pub fn next_pile_turn(rules: &Elementals, s: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    let next = match s.resume.take() {
        Some(offender) if s.playing.contains(offender) => offender,
        Some(gone) => s.left_of(gone, rules.seats),
        None => s.left_of(seat, rules.seats),
    };
    turn_onto_pile(rules, s, next, log);
}

#[inline]
fn open(s: &mut State, window: Window, log: &mut impl Sink<Event>) {
    s.phase = Phase::React(window);
    s.waiting = s.playing;
    log.note(|| Event::Window { kind: window.kind.name(), turner: window.turner });
}

/// ELM-END-4: at a table of 5 or 6 the game ends at once when at most two of those still in hold cards.
#[inline]
pub fn is_two_left(rules: &Elementals, s: &State) -> bool {
    rules.large && s.holders() <= 2
}

/// ELM-OUT-3: a seat leaves for good; its pile stays on the table.
pub fn leave(s: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    s.playing.remove(seat);
    s.left_at[seat.index()] = s.left_at.iter().max().map_or(1, |latest| latest + 1);
    log.note(|| Event::Out { seat });
}

/// ELM-END-1: the game is over. Piles and middle stay as they lie.
pub fn end(s: &mut State, why: End, log: &mut impl Sink<Event>) {
    stop(s, why);
    tell_end(s, log);
}

/// Ends the game without telling yet: a mistake in a window ends it before the void reactions are told.
pub fn stop(s: &mut State, why: End) {
    s.phase = Phase::Over(why);
    s.waiting = SeatSet::EMPTY;
    s.resume = None;
}

/// Tells that the game is over.
pub fn tell_end(s: &State, log: &mut impl Sink<Event>) {
    if let Phase::Over(why) = s.phase {
        log.note(|| Event::End { reason: why.reason() });
    }
}
