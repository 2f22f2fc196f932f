//! ELM-ERR: what a mistake costs.

use feerie_core::{Seat, Sink};

use crate::Elementals;
use crate::event::Event;
use crate::phase::End;
use crate::piles::PileId;
use crate::rules::turn;
use crate::state::State;

/// ELM-ERR-1: a wrong hit, or a book when none is called for, costs one card to each other player still in.
/// ELM-ERR-2: top cards, unseen, one each clockwise, under the packets. ELM-ERR-3: just enough is enough.
pub fn pay(rules: &Elementals, s: &mut State, offender: Seat, log: &mut impl Sink<Event>) {
    let others = s.playing.len() as u8 - 1;
    if s.hand(offender) < others {
        set_aside(rules, s, offender, log);
    } else {
        for receiver in receivers(rules, s, offender) {
            if let Some(card) = s.cards.pop(PileId::packet(offender)) {
                s.cards.push(PileId::packet(receiver), card);
            }
        }
        log.note(|| Event::Penalty { seat: offender, to: receivers(rules, s, offender).collect() });
    }
    // ELM-END-4: looked at as soon as the mistake is settled.
    if turn::is_two_left(rules, s) {
        turn::stop(s, End::TwoLeft);
    }
}

/// The others still in, clockwise from the offender's left neighbour.
#[inline]
fn receivers(rules: &Elementals, s: &State, offender: Seat) -> impl Iterator<Item = Seat> + use<> {
    let (playing, seats) = (s.playing, rules.seats);
    let around = (offender.0 + 1..seats).chain(0..offender.0).map(Seat);
    around.filter(move |&seat| playing.contains(seat))
}

/// ELM-ERR-4: with too few cards nobody receives anything. At a table of 2 to 4 the game is over
/// (ELM-END-3), at a larger one the offender leaves (ELM-OUT-2).
fn set_aside(rules: &Elementals, s: &mut State, offender: Seat, log: &mut impl Sink<Event>) {
    let cards = s.hand(offender);
    s.cards.append(PileId::aside(offender), PileId::packet(offender));
    log.note(|| Event::Aside { seat: offender, cards });
    if rules.large {
        turn::leave(s, offender, log);
    } else {
        turn::stop(s, End::Penalty);
    }
}
