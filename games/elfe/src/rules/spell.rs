//! ELF-CAST, ELF-HEX, ELF-INVITE, ELF-BANISH: spells that take effect at once.

use feerie_core::{Clause, Sink};

use super::turn;
use crate::board::{EDGE, EDGE_SQUARES, Square, Squares};
use crate::cards::{Bag, Spell};
use crate::event::Event;
use crate::state::{Form, Open, Piece, State, Suitor};
use crate::{Elfe, clauses};

/// ELF-FROG-1, ELF-CAST-1: a frog casts nothing, and a card is cast from one's own hand. A frog's player may do
/// everything else (ELF-FROG-2).
#[inline]
pub fn may_cast(o: &Open, hand: &Bag, spell: Spell) -> Result<(), Clause> {
    if o.fairy(o.active).form != Form::Born {
        return Err(clauses::FROG_1);
    }
    if hand.has(spell) { Ok(()) } else { Err(clauses::CAST_1) }
}

/// ELF-HEX-1: any prince and any fairy, one's own too. Frogs and toads are none any more.
#[inline]
pub fn hexable(o: &Open) -> impl Iterator<Item = Square> + Clone {
    o.princes().chain(o.placed().filter(|&(_, _, form)| form == Form::Born).map(|(_, at, _)| at))
}

/// ELF-HEX-1: whether the active seat may hex what stands there.
pub fn may_hex(o: &Open, hand: &Bag, square: Square) -> Result<(), Clause> {
    may_cast(o, hand, Spell::Hex)?;
    if hexable(o).any(|at| at == square) { Ok(()) } else { Err(clauses::HEX_1) }
}

/// ELF-INVITE-2: a prince must be left in the reserve.
#[inline]
pub fn may_invite_anywhere(rules: &Elfe, o: &Open, hand: &Bag) -> Result<(), Clause> {
    may_cast(o, hand, Spell::Invite)?;
    if o.suitors.len() < usize::from(rules.princes) { Ok(()) } else { Err(clauses::INVITE_2) }
}

/// ELF-INVITE-1, ELF-BOARD-5: a free square of the Edge, whatever it touches.
pub fn may_invite(rules: &Elfe, o: &Open, hand: &Bag, square: Square) -> Result<(), Clause> {
    may_invite_anywhere(rules, o, hand)?;
    if !square.is_edge() {
        return Err(clauses::INVITE_1);
    }
    if o.occupied.contains(square) { Err(clauses::BOARD_5) } else { Ok(()) }
}

/// The free squares of the Edge.
#[inline]
pub fn free_edge(o: &Open) -> Squares {
    EDGE & !o.occupied
}

/// How many there are.
#[inline]
pub fn n_free_edge(o: &Open) -> u32 {
    // Counting the pieces in the Edge is quicker than counting the squares; the elf is never there.
    let fairies = o.placed().filter(|(_, at, _)| at.is_edge()).count();
    let suitors = o.suitors.iter().filter(|suitor| suitor.at.is_edge()).count();
    u32::from(EDGE_SQUARES) - (fairies + suitors) as u32
}

/// ELF-BANISH-1: whether the active seat may banish who stands there: any prince, no toad.
pub fn may_banish(o: &Open, hand: &Bag, square: Square) -> Result<(), Clause> {
    may_cast(o, hand, Spell::Banish)?;
    if o.princes().any(|at| at == square) { Ok(()) } else { Err(clauses::BANISH_1) }
}

/// The event of a spell at whatever stands on a square now.
pub(super) fn cast_event(o: &Open, spell: Spell, at: Square) -> Event {
    let piece = o.piece(at);
    Event::Cast {
        seat: o.active,
        spell,
        at: Some(at),
        piece: piece.map(Piece::kind),
        owner: piece.and_then(Piece::owner),
    }
}

/// ELF-HEX-2, ELF-HEX-3: the target is enchanted where it stands, not kissed. Hands do not change.
pub fn hex(rules: &Elfe, s: &mut State, square: Square, log: &mut impl Sink<Event>) {
    s.spend(Spell::Hex);
    log.note(|| cast_event(&s.open, Spell::Hex, square));
    if let Some(form) = s.open.form_mut(square) {
        *form = Form::Enchanted(None);
    }
    turn::end(rules, &mut s.open, log);
}

/// ELF-INVITE-1: a prince from the reserve arrives.
pub fn invite(rules: &Elfe, s: &mut State, square: Square, log: &mut impl Sink<Event>) {
    s.spend(Spell::Invite);
    log.note(|| cast_event(&s.open, Spell::Invite, square));
    s.open.add_suitor(Suitor { at: square, form: Form::Born });
    turn::end(rules, &mut s.open, log);
}

/// ELF-BANISH-1: the prince returns to the reserve.
pub fn banish(rules: &Elfe, s: &mut State, square: Square, log: &mut impl Sink<Event>) {
    s.spend(Spell::Banish);
    log.note(|| cast_event(&s.open, Spell::Banish, square));
    s.open.remove_suitor(square);
    turn::end(rules, &mut s.open, log);
}
