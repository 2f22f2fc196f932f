//! ELF-MOVE, ELF-POND: where a piece can go. The hot loop of the game: sets of squares spread step by step.

use feerie_core::{Clause, Dice, Sink};
use std::collections::BTreeMap;

use super::turn;
use crate::action::Action;
use crate::board::{Dir, POND, SIZE, Square, Squares, touching};
use crate::event::Event;
use crate::state::{Form, Open};
use crate::{Elfe, clauses};

/// How a piece treats the Pond.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gait {
    /// ELF-POND-2: enters, crosses and stops in it.
    Swims,
    /// ELF-POND-1: keeps out of it.
    Dry,
    /// ELF-POND-3: stands in it and may go through it and out, but not back in.
    Wades,
}

impl Gait {
    /// Whether a step may lead into the Pond.
    fn may_enter(self, from: Square, to: Square) -> bool {
        match self {
            Gait::Swims => true,
            Gait::Dry => !to.is_pond(),
            Gait::Wades => !to.is_pond() || from.is_pond(),
        }
    }

    #[inline]
    fn of(form: Form, from: Square) -> Gait {
        match form {
            Form::Enchanted(_) => Gait::Swims,
            Form::Born if from.is_pond() => Gait::Wades,
            Form::Born => Gait::Dry,
        }
    }
}

/// Where a piece can go with this die (ELF-MOVE-1): every square joined to the start by a free, permitted path
/// of at most so many steps. That is the same as going exactly so many (ELF-MOVE-2). The start itself is
/// occupied, so it is never among them (ELF-MOVE-3). Only the squares stepped on must be free, also on the
/// diagonals (ELF-MOVE-4).
#[inline]
pub fn reach(o: &Open, form: Form, from: Square, die: u8) -> Squares {
    let free = !o.occupied;
    match Gait::of(form, from) {
        Gait::Swims => flood(from, free, die),
        Gait::Dry => flood(from, free & !POND, die),
        Gait::Wades => {
            let (pond, land) = (free & POND, free & !POND);
            let (mut wet, mut dry) = (Squares::only(from), Squares::EMPTY);
            for _ in 0..die {
                dry = (wet | dry).spread_around() & land;
                wet = wet.spread_around() & pond;
            }
            wet | dry
        }
    }
}

#[inline]
fn flood(from: Square, free: Squares, die: u8) -> Squares {
    let mut reached = touching(from) & free;
    for _ in 1..die {
        reached = reached.spread_around() & free;
    }
    reached
}

/// A shortest way to every square of [`reach`], as the square before each; straight steps come before slanting ones.
pub fn ways(o: &Open, form: Form, from: Square, die: u8) -> BTreeMap<Square, Square> {
    let gait = Gait::of(form, from);
    let (mut before, mut rim) = (BTreeMap::new(), vec![from]);
    for _ in 0..die {
        let mut next = Vec::new();
        for at in rim {
            let around = Dir::STRAIGHT_FIRST.into_iter().filter_map(|dir| at.step(dir, 1));
            for to in around.filter(|&to| !o.occupied.contains(to) && gait.may_enter(at, to)) {
                before.entry(to).or_insert_with(|| {
                    next.push(to);
                    at
                });
            }
        }
        rim = next;
    }
    before
}

/// Whether a piece can make a step at all.
#[inline]
pub fn can_step(o: &Open, form: Form, from: Square) -> bool {
    let open = !o.occupied;
    let open = if Gait::of(form, from) == Gait::Dry { open & !POND } else { open };
    !(touching(from) & open).is_empty()
}

/// Whether a piece can go there: by the plain way if that is clear, else by looking at every way.
#[inline]
fn reaches(o: &Open, form: Form, from: Square, die: u8, to: Square) -> bool {
    if from.distance(to) > die || o.occupied.contains(to) {
        return false;
    }
    let gait = Gait::of(form, from);
    if gait == Gait::Dry && to.is_pond() {
        return false;
    }
    gait != Gait::Wades && plain_way_is_clear(o, gait, from, to) || reach(o, form, from, die).contains(to)
}

/// The plain way: diagonally as long as that leads nearer, then straight.
#[inline]
fn plain_way_is_clear(o: &Open, gait: Gait, from: Square, to: Square) -> bool {
    let (mut col, mut row) = (from.col(), from.row());
    while (col, row) != (to.col(), to.row()) {
        col = (i16::from(col) + (i16::from(to.col()) - i16::from(col)).signum()) as u8;
        row = (i16::from(row) + (i16::from(to.row()) - i16::from(row)).signum()) as u8;
        let square = Square::new(col, row);
        if o.occupied.contains(square) || gait == Gait::Dry && square.is_pond() {
            return false;
        }
    }
    true
}

/// Whether a piece may go there, in the order of the rules file: ELF-MOVE-3, ELF-BOARD-5, ELF-POND-1, ELF-MOVE-1.
pub fn may_go(o: &Open, form: Form, from: Square, die: u8, to: Square) -> Result<(), Clause> {
    if from == to {
        return Err(clauses::MOVE_3);
    }
    if o.occupied.contains(to) {
        return Err(clauses::BOARD_5);
    }
    if to.is_pond() && Gait::of(form, from) == Gait::Dry {
        return Err(clauses::POND_1);
    }
    if reaches(o, form, from, die, to) { Ok(()) } else { Err(clauses::MOVE_1) }
}

/// A random square at most `die` away that the piece can go to; none if the square thrown will not do. Thrown
/// often enough this is a uniform choice, and mostly much faster than finding all squares first.
#[inline]
pub fn try_random(o: &Open, form: Form, from: Square, die: u8, dice: &mut Dice) -> Option<Action> {
    let span = 2 * u32::from(die) + 1;
    let throw = dice.below(span * span);
    let offset = |n: u32| n as i8 - die as i8;
    let to = Square::at(from.col() as i8 + offset(throw / span), from.row() as i8 + offset(throw % span))?;
    reaches(o, form, from, die, to).then_some(Action::Go { from, to })
}

/// Makes the movement. The path has no effect of its own (ELF-MOVE-5): only now the turn ends.
pub fn go(rules: &Elfe, o: &mut Open, from: Square, to: Square, log: &mut impl Sink<Event>) {
    if let Some(piece) = o.piece(from) {
        let seat = o.active;
        log.note(|| Event::Move { seat, piece: piece.kind(), owner: piece.owner(), from, to });
    }
    o.relocate(from, to);
    turn::end(rules, o, log);
}

const _: () = assert!(SIZE < i8::MAX as u8 / 2, "offsets are reckoned in i8");
