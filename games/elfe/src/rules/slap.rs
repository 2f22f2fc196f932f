//! ELF-SLAP, ELF-RANDOM: a neighbouring piece flies to a random square.

use feerie_core::{Clause, Dice, Sink};

use super::{place, spell, turn};
use crate::board::Square;
use crate::cards::{Bag, Spell};
use crate::event::Event;
use crate::phase::Phase;
use crate::state::{Form, Open, Piece, State};
use crate::{Elfe, clauses};

/// ELF-SLAP-1: the squares of all pieces that touch the active seat's own.
#[inline]
pub fn slappable(o: &Open) -> impl Iterator<Item = Square> + Clone {
    let own = o.fairy(o.active).at;
    let pieces =
        o.elf.into_iter().chain(o.suitors.iter().map(|suitor| suitor.at)).chain(o.placed().map(|(_, at, _)| at));
    pieces.filter(move |at| own.is_some_and(|own| own.touches(*at)))
}

/// ELF-SLAP-1: whether the active seat may slap what stands there. A prince who hinders her or the elf beside
/// him are targets like others (ELF-PRINCE-4).
pub fn may_slap(o: &Open, hand: &Bag, square: Square) -> Result<(), Clause> {
    spell::may_cast(o, hand, Spell::Slap)?;
    if slappable(o).any(|at| at == square) { Ok(()) } else { Err(clauses::SLAP_1) }
}

/// ELF-SLAP-2: the piece will be placed at random. The card is gone before (ELF-CAST-2).
pub fn slap(s: &mut State, square: Square, log: &mut impl Sink<Event>) {
    s.spend(Spell::Slap);
    log.note(|| spell::cast_event(&s.open, Spell::Slap, square));
    s.open.phase = Phase::Land(square);
}

/// ELF-RANDOM-2, ELF-RANDOM-3: not on another piece, not into the Pond unless it swims, and the elf not into
/// the Edge. Its own old square is free, but she who stood in the Pond does not land there again.
pub fn may_land(o: &Open, from: Square, to: Square) -> bool {
    if to != from && o.occupied.contains(to) {
        return false;
    }
    match o.piece(from) {
        Some(Piece::Elf) => !to.is_pond() && !to.is_edge(),
        Some(Piece::Fairy(_, Form::Born) | Piece::Suitor(Form::Born)) => !to.is_pond(),
        Some(_) => true,
        None => false,
    }
}

/// ELF-RANDOM-1: every square on which it may land, sorted by name, all equally likely.
pub fn landings(o: &Open, from: Square) -> impl Iterator<Item = Square> {
    Square::by_name().filter(move |&to| may_land(o, from, to))
}

/// One of them: the dice are thrown again as long as the square will not do.
pub fn random_landing(o: &Open, from: Square, dice: &mut Dice) -> Square {
    loop {
        let to = place::random_square(dice);
        if may_land(o, from, to) {
            return to;
        }
    }
}

/// The slapped piece lands, and the turn ends.
pub fn land(rules: &Elfe, s: &mut State, to: Square, log: &mut impl Sink<Event>) {
    let o = &mut s.open;
    if let Phase::Land(from) = o.phase {
        if let Some(piece) = o.piece(from) {
            log.note(|| Event::Land { piece: piece.kind(), owner: piece.owner(), from, to });
        }
        o.relocate(from, to);
    }
    turn::end(rules, o, log);
}
