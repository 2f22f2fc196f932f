//! PIX-PRO, PIX-SRV, PIX-TWO-5: pixies climb.

use feerie_core::{Clause, Legal, Seat, Sink};

use crate::action::{Action, Destination, Move, Origin};
use crate::board::{CASTLE_LEVEL, Space};
use crate::clauses;
use crate::event::{Deal, Event};
use crate::goods::{Good, Goods};
use crate::rules::stock;
use crate::state::{NOBODY, THIRD, Table};
use crate::tiles::Skill;

/// When a promotion is made, which decides about discs and the castle.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// By action 3, with so many discs about to be placed on space 3 (none when it is copied).
    Action {
        /// Discs that are about to lie on space 3.
        fresh: u8,
    },
    /// In phase IV, where there are no discs (PIX-PRO-4).
    Rewards,
}

/// The level a pixie comes from; the mine is 0.
fn level_of(from: Origin) -> u8 {
    match from {
        Origin::Mine => 0,
        Origin::Space(space) => space.level(),
    }
}

/// PIX-PRO-3, PIX-PRO-5, PIX-A03-1 to PIX-A03-3, PIX-CHN-3, PIX-SRV-2: whether a seat may make a promotion.
pub fn may_promote(t: &Table, seat: Seat, mv: Move, when: When) -> Result<(), Clause> {
    let kit = t.kit(seat);
    if mv.to == Destination::Castle && when != When::Rewards {
        return Err(clauses::A03_2);
    }
    match mv.from {
        Origin::Mine if kit.slaves == 0 => return Err(clauses::PRO_3),
        Origin::Mine if kit.unchained() == 0 => return Err(clauses::CHN_3),
        Origin::Space(space) if t.pixie(space) != Some(seat.0) => return Err(clauses::PRO_3),
        Origin::Mine | Origin::Space(_) => {}
    }
    may_arrive(t, seat, mv, when)
}

/// The part of it that is about where the pixie goes.
#[inline]
fn may_arrive(t: &Table, seat: Seat, mv: Move, when: When) -> Result<(), Clause> {
    let level = level_of(mv.from) + 1;
    let to = match mv.to {
        Destination::Space(space) if space.level() == level => space,
        Destination::Space(_) => return Err(clauses::PRO_3),
        Destination::Castle if level != CASTLE_LEVEL || mv.push => return Err(clauses::PRO_3),
        Destination::Castle if t.castle != NOBODY => return Err(clauses::SRV_2),
        Destination::Castle => return Ok(()),
    };
    // PIX-A03-3: discs are never removed for a pixie, and two of them cover the hand.
    if let When::Action { fresh } = when
        && t.n_discs(to) + if to.0 == 3 { fresh } else { 0 } >= 2
    {
        return Err(clauses::A03_3);
    }
    let kit = t.kit(seat);
    match t.pixie(to) {
        None if mv.push => Err(clauses::PRO_5),
        None => Ok(()),
        Some(_) if !mv.push => Err(clauses::PRO_3),
        Some(color) if color == seat.0 => Err(clauses::PRO_5),
        Some(_) if kit.has(Skill::Shover) || kit.stock.n(Good::Apple) > 0 => Ok(()),
        Some(_) => Err(clauses::PRO_5),
    }
}

/// Every promotion of a seat. Without any, action 3 is not listed (PIX-A03-4). Only pixies that may leave are looked at.
#[inline]
pub fn moves(t: &Table, seat: Seat, when: When) -> impl Iterator<Item = Move> + '_ {
    let mine = (t.kit(seat).unchained() > 0).then_some(Origin::Mine);
    let origins = mine.into_iter().chain(t.active(seat.0).map(Origin::Space));
    origins.flat_map(move |from| {
        let level = level_of(from) + 1;
        let to = move |to: Space| Move { from, to: Destination::Space(to), push: t.pixie(to).is_some() };
        let castle = (level == CASTLE_LEVEL && when == When::Rewards).then_some(Destination::Castle);
        let castle = castle.map(|to| Move { from, to, push: false });
        let all = Space::of_level(level).map(to).chain(castle);
        all.filter(move |&mv| may_arrive(t, seat, mv, when).is_ok())
    })
}

/// Whether a seat has a promotion.
pub fn can_promote(t: &Table, seat: Seat, when: When) -> bool {
    moves(t, seat, when).next().is_some()
}

/// PIX-PRO-5 to PIX-PRO-8, PIX-SRV-1: makes a promotion. Neither tile `M` nor being the darling protects
/// whoever loses the place.
pub fn promote(t: &mut Table, seat: Seat, mv: Move, log: &mut impl Sink<Event>) {
    let from = match mv.from {
        Origin::Mine => 0,
        Origin::Space(space) => space.0,
    };
    let Destination::Space(to) = mv.to else {
        lift(t, seat.0, mv.from);
        t.castle = seat.0;
        t.kit_mut(seat).servants += 1;
        t.servant_log.push(seat.0);
        log.note(|| Event::Promoted { colour: seat.0, from, to: 15 });
        return;
    };
    let other = t.pyramid[to.index()];
    if mv.push && !t.kit(seat).has(Skill::Shover) {
        stock::pay(t, seat, Goods::of(Good::Apple, 1), Deal::Push, log);
    }
    lift(t, seat.0, mv.from);
    t.pyramid[to.index()] = seat.0;
    log.note(|| Event::Promoted { colour: seat.0, from, to: to.0 });
    if mv.push {
        match mv.from {
            // PIX-PRO-7: on level 1 the other one goes to its own mine.
            Origin::Mine => t.kits[usize::from(other)].slaves += 1,
            // PIX-PRO-6: higher up they change places.
            Origin::Space(space) => t.pyramid[space.index()] = other,
        }
        log.note(|| Event::Pushed { colour: other, by: seat.0, from: to.0, to: from });
    }
}

/// Takes a pixie from where it stands. The unchained leave from the upper row first (PIX-CHN-1).
fn lift(t: &mut Table, color: u8, from: Origin) {
    match from {
        Origin::Mine => t.kits[usize::from(color)].slaves -= 1,
        Origin::Space(space) => t.pyramid[space.index()] = NOBODY,
    }
}

/// PIX-TWO-5: the third colour goes one level up to a free space; no apples, never the castle.
pub fn may_move_third(t: &Table, mv: Move) -> Result<(), Clause> {
    let stands = match mv.from {
        Origin::Mine => t.kits[usize::from(THIRD)].slaves > 0,
        Origin::Space(space) => t.pixie(space) == Some(THIRD),
    };
    match mv.to {
        Destination::Space(to)
            if stands && !mv.push && to.level() == level_of(mv.from) + 1 && t.pixie(to).is_none() =>
        {
            Ok(())
        }
        _ => Err(clauses::TWO_5),
    }
}

fn each_third(t: &Table, mut visit: impl FnMut(Move)) {
    let mut from_here = |from: Origin| {
        for to in Space::of_level(level_of(from) + 1) {
            let mv = Move { from, to: Destination::Space(to), push: false };
            if may_move_third(t, mv).is_ok() {
                visit(mv);
            }
        }
    };
    from_here(Origin::Mine);
    for space in t.active(THIRD) {
        from_here(Origin::Space(space));
    }
}

/// Whether the third colour can move.
pub fn can_move_third(t: &Table) -> bool {
    let mut any = false;
    each_third(t, |_| any = true);
    any
}

/// Every move of the third colour.
pub fn list_third(t: &Table, out: &mut Legal<Action>) {
    each_third(t, |mv| out.push(Action::Third(mv)));
}

/// Moves the third colour.
pub fn move_third(t: &mut Table, mv: Move, log: &mut impl Sink<Event>) {
    t.stack.pop();
    let (Origin::Mine | Origin::Space(_), Destination::Space(to)) = (mv.from, mv.to) else { return };
    lift(t, THIRD, mv.from);
    t.pyramid[to.index()] = THIRD;
    let from = if let Origin::Space(space) = mv.from { space.0 } else { 0 };
    log.note(|| Event::Promoted { colour: THIRD, from, to: to.0 });
}
