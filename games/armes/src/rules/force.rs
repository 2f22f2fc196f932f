//! ARM-FORCE: pushing, pulling and shifting, and the collisions that come of it.

use feerie_core::Sink;

use super::{effect, round, target};
use crate::Armes;
use crate::board::Dir;
use crate::event::{Cause, Event};
use crate::phase::{Activation, Phase, Stage};
use crate::roster::{Act, Force, Permanent};
use crate::state::{FigId, State};

/// The four directions; forced movement knows no others, even for agile figures (ARM-FORCE-2).
pub const ALL: [Dir; 4] = Dir::ALL;

/// ARM-FORCE-3: which ways the target may be moved, in the order of [`ALL`].
pub fn choices(s: &State, a: &Activation, act: &Act) -> [bool; 4] {
    let (Some(from), Some(to)) = (s.at(a.fig), a.at.and_then(|at| s.at(at))) else { return [false; 4] };
    let sign = match act.force {
        Some((Force::Push, _)) => 1,
        Some((Force::Pull, _)) => -1,
        Some((Force::Shift, _)) => return [true; 4],
        None => return [false; 4],
    };
    let (dx, dy) = (to.col() - from.col(), to.row() - from.row());
    Dir::ALL.map(|dir| {
        let (x, y) = dir.step();
        // Along the axis of the larger difference; both when they are equal.
        let (along, across) = if x != 0 { (dx, dy) } else { (dy, dx) };
        along.abs() >= across.abs() && along.signum() * sign == x + y
    })
}

/// ARM-PUSH-1, ARM-PULL-1, ARM-SHIFT-1: moves the target of an action, then lets the acting figure dodge.
pub fn apply(rules: &Armes, s: &mut State, a: Activation, dir: Dir, log: &mut impl Sink<Event>) {
    let force = target::act(rules, s, &a).and_then(|act| act.force);
    if let (Some((_, squares)), Some(at)) = (force, a.at) {
        shove(rules, s, at, dir, squares, log);
    }
    afterwards(rules, s, a, log);
}

/// ARM-ACT-4, ARM-DODGE-1: the activation ends, unless the figure is still there and its action has a dodge.
pub fn afterwards(rules: &Armes, s: &mut State, a: Activation, log: &mut impl Sink<Event>) {
    let dodges = target::act(rules, s, &a).is_some_and(|act| act.dodge > 0);
    if dodges && s.at(a.fig).is_some() {
        s.phase = Phase::Active(Stage::Dodge, a);
    } else {
        round::next_turn(rules, s, log);
    }
}

/// ARM-FORCE-1: moves a figure the whole distance, whatever the ground, unless something is in the way; flyers
/// collide like the others (ARM-FORCE-7). Only a step that cannot be made counts (ARM-FORCE-6).
pub fn shove(rules: &Armes, s: &mut State, fig: FigId, dir: Dir, squares: u8, log: &mut impl Sink<Event>) {
    let Some(from) = s.at(fig) else { return };
    let mut at = from;
    let mut hit = None;
    for _ in 0..squares {
        match at.next(dir) {
            Some(next) if !rules.ground(s).solid.contains(next) => match s.on(next) {
                None => at = next,
                Some(other) => {
                    hit = Some(Some(other));
                    break;
                }
            },
            _ => {
                hit = Some(None);
                break;
            }
        }
        s.figures[fig.index()].at = Some(at);
    }
    log.note(|| Event::Forced { fig, from, to: at, dir });
    if let Some(into) = hit {
        log.note(|| Event::Bump { fig, into });
        // ARM-FORCE-8: both are dealt, the moved figure's first.
        bump(rules, s, fig, log);
        into.into_iter().for_each(|other| bump(rules, s, other, log));
    }
}

/// ARM-FORCE-4, ARM-FORCE-5: 1 damage that ignores armour; none for feathers (ARM-BONUS-1).
fn bump(rules: &Armes, s: &mut State, fig: FigId, log: &mut impl Sink<Event>) {
    if rules.permanent(s, fig.seat()) != Some(Permanent::Feather) {
        effect::hurt(rules, s, fig, 1, Cause::Bump, log);
    }
}
