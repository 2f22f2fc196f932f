//! ELF-PRINCE: moving princes and toads.

use feerie_core::{Clause, Dice, Legal};

use super::motion;
use crate::action::Action;
use crate::board::Square;
use crate::clauses;
use crate::state::{Form, Open, Suitor};

/// Whether the active seat may move this one: any toad, and princes unless it is hindered (ELF-PRINCE-4). Frogs
/// may do this too (ELF-PRINCE-3).
#[inline]
fn is_movable(suitor: &Suitor, hindered: bool) -> bool {
    suitor.form != Form::Born || !hindered
}

#[inline]
fn movable(o: &Open) -> impl Iterator<Item = &Suitor> {
    let hindered = o.is_hindered(o.active);
    o.suitors.iter().filter(move |suitor| is_movable(suitor, hindered))
}

/// ELF-PRINCE-2: it may be declared if a piece that may be moved can step.
#[inline]
pub fn may_declare(o: &Open) -> Result<(), Clause> {
    if movable(o).any(|suitor| motion::can_step(o, suitor.form, suitor.at)) {
        return Ok(());
    }
    let barred = o.is_hindered(o.active) && o.princes().next().is_some();
    Err(if barred { clauses::PRINCE_4 } else { clauses::PRINCE_2 })
}

/// ELF-PRINCE-2, ELF-PRINCE-4, then ELF-MOVE.
pub fn may_go(o: &Open, die: u8, from: Square, to: Square) -> Result<(), Clause> {
    let Some(suitor) = o.suitors.iter().find(|suitor| suitor.at == from) else { return Err(clauses::PRINCE_2) };
    if !is_movable(suitor, o.is_hindered(o.active)) {
        return Err(clauses::PRINCE_4);
    }
    motion::may_go(o, suitor.form, from, die, to)
}

/// Every legal movement.
pub fn list(o: &Open, die: u8, out: &mut Legal<Action>) {
    for suitor in movable(o) {
        for to in motion::reach(o, suitor.form, suitor.at, die).iter() {
            out.push(Action::Go { from: suitor.at, to });
        }
    }
}

/// How many there are.
pub fn count(o: &Open, die: u8) -> u32 {
    movable(o).map(|suitor| motion::reach(o, suitor.form, suitor.at, die).len()).sum()
}

/// One of them at random: a piece and a square near it are thrown until the one can go to the other, so every
/// pair is equally likely.
pub fn pick(o: &Open, die: u8, dice: &mut Dice) -> Option<Action> {
    let hindered = o.is_hindered(o.active);
    for _ in 0..64 {
        let suitor = dice.pick(&o.suitors)?;
        if !is_movable(suitor, hindered) {
            continue;
        }
        if let Some(go) = motion::try_random(o, suitor.form, suitor.at, die, dice) {
            return Some(go);
        }
    }
    let mut left = dice.below(count(o, die).max(1));
    for suitor in movable(o) {
        let reach = motion::reach(o, suitor.form, suitor.at, die);
        match reach.nth(left) {
            Some(to) => return Some(Action::Go { from: suitor.at, to }),
            None => left -= reach.len(),
        }
    }
    None
}
