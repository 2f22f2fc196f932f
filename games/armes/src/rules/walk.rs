//! ARM-MOVE, ARM-TERR, ARM-AGILE: where a figure can go. All squares at once, a step at a time, as sets.

use feerie_core::Clause;
use std::collections::BTreeMap;

use super::target;
use crate::board::{Bits, Dir, SIZE, Square};
use crate::phase::Activation;
use crate::roster::Permanent;
use crate::state::{FigId, State};
use crate::{Armes, clauses};

/// ARM-TERR-3: what difficult scenery makes of a value, never more than its own.
const fn slowed(value: u8) -> u8 {
    if value < 2 { value } else { 2 }
}

/// The ground as one walker finds it.
struct Walker {
    /// Squares that may be entered (ARM-MOVE-2, ARM-MOVE-5). Its own square is one of them.
    open: Bits,
    /// ARM-AGILE-1.
    agile: bool,
}

impl Walker {
    /// A set and what one step from it can reach within `allowed`.
    fn step(&self, from: &Bits, allowed: &Bits) -> Bits {
        let mut to = from.spread_straight();
        if self.agile {
            to = to | self.diagonals(from);
        }
        to & *allowed | *from
    }

    /// ARM-AGILE-2: diagonal steps, but not between two squares that are both taken.
    fn diagonals(&self, from: &Bits) -> Bits {
        let rows = SIZE as usize;
        let mut to = Bits::EMPTY;
        for row in 0..rows {
            let taken = !self.open.rows[row];
            let mut side = |next: usize| {
                let (set, flank) = (from.rows[next], !self.open.rows[next]);
                to.rows[row] |= set << 1 & !(flank & taken << 1) | set >> 1 & !(flank & taken >> 1);
            };
            if row > 0 {
                side(row - 1);
            }
            if row + 1 < rows {
                side(row + 1);
            }
        }
        to & Bits::FULL
    }

    /// What so many steps from a square can reach within `allowed`, the square included; `note` is told after each.
    fn flood(&self, from: Bits, steps: u8, allowed: &Bits, mut note: impl FnMut(&Bits)) -> Bits {
        let mut set = from;
        for _ in 0..steps {
            let next = self.step(&set, allowed);
            if next == set {
                break;
            }
            set = next;
            note(&set);
        }
        set
    }

    /// A square from which one step leads to another.
    fn before(&self, from: &Bits, to: Square) -> Option<Square> {
        let leads = |&at: &Square| from.contains(at) && self.step(&Bits::only(at), &Bits::only(to)).contains(to);
        let straight = Dir::ALL.into_iter().filter_map(|dir| to.next(dir));
        let aslant = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
        let aslant = aslant.into_iter().filter_map(|(dx, dy)| Square::at(to.col() + dx, to.row() + dy));
        straight.chain(aslant).find(leads)
    }
}

/// How a movement gets on, as the ground lets it (ARM-TERR-5).
#[derive(Clone, Copy)]
enum Track {
    /// In the steps that difficult ground leaves, whatever lies there.
    Anyhow,
    /// In all its steps, off difficult ground.
    Plain,
    /// The same, once on easy ground.
    Eased,
}

/// ARM-MOVE-1 to ARM-MOVE-7: where a movement of this value can end. In a second activation it counts as made in
/// difficult terrain (ARM-ORD-7). Enemies in contact do not matter: leaving them costs nothing (ARM-MOVE-4).
pub fn reach(rules: &Armes, s: &State, mover: FigId, value: u8, second: bool) -> Bits {
    spread(rules, s, mover, value, second, &mut |_, _| {})
}

/// The same; `note` is told what each step of each track has reached, those without a step first.
fn spread(
    rules: &Armes,
    s: &State,
    mover: FigId,
    value: u8,
    second: bool,
    note: &mut impl FnMut(Track, &Bits),
) -> Bits {
    let Some(from) = s.at(mover) else { return Bits::EMPTY };
    let profile = rules.profile(s, mover);
    let ground = rules.ground(s);
    let mut open = Bits::FULL.minus(&ground.solid).minus(&s.occupied());
    let value = if second { slowed(value) } else { value };
    if profile.fly {
        // ARM-MOVE-6, ARM-TERR-7, ARM-FLY-1: over everything, but it lands like the others (ARM-MOVE-3).
        let zone = if profile.agile { Bits::within_block(from, value) } else { Bits::within_steps(from, value) };
        return zone & open;
    }
    open.insert(from);
    let walker = Walker { open, agile: profile.agile };
    let sure = rules.permanent(s, mover.seat()) == Some(Permanent::Surefoot);
    let mut reached = if second {
        note(Track::Anyhow, &Bits::only(from));
        walker.flood(Bits::only(from), value, &open, |set| note(Track::Anyhow, set))
    } else {
        let hard = if sure { Bits::EMPTY } else { ground.hard };
        over_terrain(&walker, from, value, &hard, &ground.easy, note)
    };
    reached.remove(from);
    reached
}

/// ARM-TERR-3 to ARM-TERR-6. Whatever its path, a figure can make the steps that difficult ground leaves it; with
/// more it must keep off difficult ground; and once on easy ground it has twice its value.
fn over_terrain(
    walker: &Walker,
    from: Square,
    value: u8,
    hard: &Bits,
    easy: &Bits,
    note: &mut impl FnMut(Track, &Bits),
) -> Bits {
    let start = Bits::only(from);
    note(Track::Anyhow, &start);
    let anyhow = walker.flood(start, slowed(value), &walker.open, |set| note(Track::Anyhow, set));
    if hard.contains(from) {
        return anyhow;
    }
    let smooth = walker.open.minus(hard);
    let mut plain = start;
    let mut eased = start & *easy;
    note(Track::Plain, &plain);
    note(Track::Eased, &eased);
    for _ in 0..value {
        if !eased.is_empty() {
            eased = walker.step(&eased, &smooth);
        }
        plain = walker.step(&plain, &smooth);
        eased = eased | plain & *easy;
        note(Track::Plain, &plain);
        note(Track::Eased, &eased);
    }
    if !eased.is_empty() {
        eased = walker.flood(eased, value, &smooth, |set| note(Track::Eased, set));
    }
    anyhow | plain | eased
}

/// A shortest way to every square of [`reach`], both ends included.
pub fn ways(rules: &Armes, s: &State, mover: FigId, value: u8, second: bool) -> BTreeMap<Square, Vec<Square>> {
    let Some(from) = s.at(mover) else { return BTreeMap::new() };
    let profile = rules.profile(s, mover);
    let mut tracks: [Vec<Bits>; 3] = Default::default();
    let ends = spread(rules, s, mover, value, second, &mut |track, set| tracks[track as usize].push(*set));
    let start = Bits::only(from);
    let walker =
        Walker { open: if profile.fly { Bits::FULL } else { s.standing(rules) | start }, agile: profile.agile };
    if profile.fly {
        // Over everything: nothing was told, and any shortest way will do.
        tracks[Track::Plain as usize].push(start);
        walker.flood(start, value, &walker.open, |set| tracks[Track::Plain as usize].push(*set));
    }
    ends.iter().filter_map(|to| Some((to, way(&walker, &tracks, to)?))).collect()
}

/// The way to a square, found from its end.
fn way(walker: &Walker, tracks: &[Vec<Bits>; 3], to: Square) -> Option<Vec<Square>> {
    let steps = |layers: &Vec<Bits>| layers.iter().position(|set| set.contains(to));
    let (mut track, mut left) =
        (0..3).filter_map(|track| Some((track, steps(&tracks[track])?))).min_by_key(|&(_, steps)| steps)?;
    let mut way = vec![to];
    let mut at = to;
    while left > 0 {
        let before = &tracks[track][left - 1];
        if !before.contains(at) {
            match walker.before(before, at) {
                Some(step) => {
                    at = step;
                    way.push(at);
                }
                // It came onto easy ground there.
                None if track == Track::Eased as usize => {
                    track = Track::Plain as usize;
                    continue;
                }
                None => return None,
            }
        }
        left -= 1;
    }
    way.reverse();
    Some(way)
}

/// The free or additional movement of the active figure (ARM-ACT-3).
pub fn free(rules: &Armes, s: &State, a: Activation) -> Bits {
    reach(rules, s, a.fig, rules.profile(s, a.fig).movement, a.second)
}

/// ARM-DODGE-1: the dodge of the active figure, a normal movement (ARM-MOVE-7).
pub fn dodge(rules: &Armes, s: &State, a: Activation) -> Bits {
    let value = target::act(rules, s, &a).map_or(0, |act| act.dodge);
    reach(rules, s, a.fig, value, a.second)
}

/// ARM-ACT-3: whether the additional movement can go anywhere. A walker that cannot make one step cannot move.
pub fn can_run(rules: &Armes, s: &State, a: Activation) -> bool {
    let profile = rules.profile(s, a.fig);
    if profile.fly {
        return !free(rules, s, a).is_empty();
    }
    !reach(rules, s, a.fig, 1, true).is_empty()
}

/// Whether a movement of this value may end on a square, or the clause that it breaks.
pub fn may_move(rules: &Armes, s: &State, mover: FigId, value: u8, second: bool, to: Square) -> Result<(), Clause> {
    if reach(rules, s, mover, value, second).contains(to) {
        return Ok(());
    }
    let Some(from) = s.at(mover) else { return Err(clauses::ORD_5) };
    let profile = rules.profile(s, mover);
    let ground = rules.ground(s);
    if to == from {
        return Err(clauses::MOVE_3);
    }
    if s.on(to).is_some() {
        return Err(clauses::GRID_2);
    }
    if ground.solid.contains(to) {
        return Err(if profile.fly { clauses::MOVE_3 } else { clauses::MOVE_5 });
    }
    if second && reach(rules, s, mover, value, false).contains(to) {
        return Err(clauses::ORD_7);
    }
    let mut alone = *s;
    alone.figures.iter_mut().for_each(|figure| figure.at = figure.at.filter(|&at| at == from));
    if reach(rules, &alone, mover, value, second).contains(to) {
        // Without the others it could: somebody stands in the way.
        return Err(if profile.agile { clauses::AGILE_2 } else { clauses::MOVE_2 });
    }
    let bare = if profile.agile { Bits::within_block(from, value) } else { Bits::within_steps(from, value) };
    if !bare.contains(to) {
        return Err(clauses::MOVE_1);
    }
    let crosses = Walker { open: Bits::FULL.minus(&ground.solid), agile: profile.agile };
    let dry = crosses.flood(Bits::only(from), value, &crosses.open, |_| {}).contains(to);
    Err(if dry { clauses::TERR_5 } else { clauses::MOVE_5 })
}
