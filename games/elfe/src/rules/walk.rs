//! ELF-WALK: moving one's own piece.

use feerie_core::{Clause, Dice, Legal};

use super::motion;
use crate::action::Action;
use crate::board::{Square, Squares};
use crate::clauses;
use crate::state::{Form, Open};

/// The active seat's piece.
#[inline]
fn own(o: &Open) -> Option<(Square, Form)> {
    let fairy = o.fairy(o.active);
    fairy.at.map(|at| (at, fairy.form))
}

/// ELF-MOVE-6: a walk may be declared if at least one step is possible. A prince nearby does not matter.
#[inline]
pub fn may_declare(o: &Open) -> Result<(), Clause> {
    match own(o) {
        Some((at, form)) if motion::can_step(o, form, at) => Ok(()),
        _ => Err(clauses::MOVE_6),
    }
}

/// ELF-WALK-1: the seat moves its own piece, by ELF-MOVE.
pub fn may_go(o: &Open, die: u8, from: Square, to: Square) -> Result<(), Clause> {
    match own(o) {
        Some((at, form)) if at == from => motion::may_go(o, form, from, die, to),
        _ => Err(clauses::WALK_1),
    }
}

fn reach(o: &Open, die: u8) -> Option<(Square, Squares)> {
    own(o).map(|(at, form)| (at, motion::reach(o, form, at, die)))
}

/// Every legal walk.
pub fn list(o: &Open, die: u8, out: &mut Legal<Action>) {
    if let Some((from, reach)) = reach(o, die) {
        for to in reach.iter() {
            out.push(Action::Go { from, to });
        }
    }
}

/// How many there are.
pub fn count(o: &Open, die: u8) -> u32 {
    reach(o, die).map_or(0, |(_, reach)| reach.len())
}

/// One of them at random.
pub fn pick(o: &Open, die: u8, dice: &mut Dice) -> Option<Action> {
    let (from, form) = own(o)?;
    for _ in 0..32 {
        if let Some(go) = motion::try_random(o, form, from, die, dice) {
            return Some(go);
        }
    }
    // Shut in: the few squares there are.
    let reach = motion::reach(o, form, from, die);
    let to = reach.nth(dice.below(reach.len().max(1)))?;
    Some(Action::Go { from, to })
}
