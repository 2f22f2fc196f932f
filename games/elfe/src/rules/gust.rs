//! ELF-ELF: the wind blows the elf. Nothing else moves him, except a slap (ELF-ELF-4).

use feerie_core::{Clause, Sink};

use super::{spell, turn};
use crate::board::{Dir, Square};
use crate::cards::{Bag, Spell};
use crate::event::Event;
use crate::phase::Phase;
use crate::state::{Open, State};
use crate::{Elfe, clauses};

/// ELF-ELF-1, ELF-PRINCE-4: any fairy that is not hindered, at any distance.
#[inline]
pub fn may_blow(o: &Open, hand: &Bag) -> Result<(), Clause> {
    spell::may_cast(o, hand, Spell::Elf)?;
    if o.is_hindered(o.active) { Err(clauses::PRINCE_4) } else { Ok(()) }
}

/// Casts the spell; the dice decide where it blows (ELF-ELF-2).
pub fn cast(s: &mut State, log: &mut impl Sink<Event>) {
    s.spend(Spell::Elf);
    let seat = s.open.active;
    log.note(|| Event::Cast { seat, spell: Spell::Elf, at: None, piece: None, owner: None });
    s.open.phase = Phase::Wind;
}

/// ELF-ELF-3: where the elf stops: before the first square that is occupied, in the Edge or in the Pond.
pub fn slide(o: &Open, from: Square, dir: Dir, die: u8) -> Square {
    let mut at = from;
    for _ in 0..die {
        match at.step(dir, 1) {
            Some(next) if !o.occupied.contains(next) && !next.is_edge() && !next.is_pond() => at = next,
            _ => break,
        }
    }
    at
}

/// The elf slides, perhaps not at all, and the turn ends.
pub fn blow(rules: &Elfe, s: &mut State, dir: Dir, die: u8, log: &mut impl Sink<Event>) {
    let o = &mut s.open;
    if let Some(from) = o.elf {
        let to = slide(o, from, dir, die);
        o.put_elf(to);
        log.note(|| Event::Wind { direction: dir.name(), die, from, to });
    }
    turn::end(rules, o, log);
}
