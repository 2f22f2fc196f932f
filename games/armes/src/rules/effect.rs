//! ARM-PROF-7 to ARM-PROF-14: what a success does; damage, healing and removal.

use feerie_core::{Seat, Sink};

use super::{force, roll, target};
use crate::Armes;
use crate::event::{Cause, Event, Mark, Why};
use crate::phase::{Activation, Phase, Stage};
use crate::roster::Act;
use crate::state::{FigId, Figure, State};

/// What cover adds to armour (ARM-COV-4).
pub const COVER: u8 = 2;

/// ARM-SCORE-3: a point counts from the moment it is scored.
pub fn score(s: &mut State, seat: Seat, why: Why, log: &mut impl Sink<Event>) {
    s.vp[seat.index()] += 1;
    s.vp_round[seat.index()] += 1;
    log.note(|| Event::Vp { seat, why });
}

/// ARM-PROF-8: the armour of a figure: printed, less its crack tokens, more in cover.
pub fn armour(rules: &Armes, s: &State, fig: FigId, covered: bool) -> u8 {
    rules.profile(s, fig).armour.saturating_sub(s.fig(fig).crack) + if covered { COVER } else { 0 }
}

/// ARM-FREEZE-1: what is in the way of an action's damage; a freezing one ignores armour and cover's part of it.
pub fn armour_against(rules: &Armes, s: &State, act: &Act, fig: FigId, covered: bool) -> u8 {
    if act.freeze { 0 } else { armour(rules, s, fig, covered) }
}

/// ARM-PROF-9: the damage of an action past armour; each success above the number needed adds one to some.
pub fn damage(act: &Act, above: u8, armour: u8) -> u8 {
    if act.damage == 0 { 0 } else { (act.damage + extra(act, above)).saturating_sub(armour) }
}

/// What further successes add to the damage or healing of an action.
const fn extra(act: &Act, above: u8) -> u8 {
    if act.plus { above } else { 0 }
}

/// Damage that nothing reduces any more; a figure at 0 health is removed at once (ARM-PROF-10).
pub fn hurt(rules: &Armes, s: &mut State, fig: FigId, damage: u8, cause: Cause, log: &mut impl Sink<Event>) {
    let figure = &mut s.figures[fig.index()];
    if figure.at.is_none() || damage == 0 {
        return;
    }
    figure.hp = figure.hp.saturating_sub(damage);
    let left = figure.hp;
    log.note(|| Event::Hurt { fig, damage, left, cause });
    if left == 0 {
        remove(rules, s, fig, log);
    }
}

/// ARM-PROF-10, ARM-SCORE-2: a figure leaves with its tokens, and its value counts for the opponent of its owner,
/// whatever the cause. Its order tokens stay until the end of the round (ARM-ORD-9).
fn remove(rules: &Armes, s: &mut State, fig: FigId, log: &mut impl Sink<Event>) {
    let value = rules.profile(s, fig).cost;
    let orders = s.fig(fig).orders;
    s.figures[fig.index()] = Figure { orders, ..Figure::default() };
    s.lost[fig.seat().index()] += value;
    s.lost_round[fig.seat().index()] += value;
    log.note(|| Event::Out { fig, value });
}

/// Healing, never above full health (ARM-REGEN-1).
pub fn heal(rules: &Armes, s: &mut State, fig: FigId, amount: u8, log: &mut impl Sink<Event>) {
    let full = rules.profile(s, fig).health;
    let figure = &mut s.figures[fig.index()];
    let gained = amount.min(full.saturating_sub(figure.hp));
    if figure.at.is_none() || gained == 0 {
        return;
    }
    figure.hp += gained;
    let left = figure.hp;
    log.note(|| Event::Heal { fig, amount: gained, left });
}

/// ARM-PROF-7: the effects of a success, in their order; the movement of the target may have to be asked.
/// They apply even if armour stops all damage (ARM-PROF-11).
pub fn succeed(rules: &Armes, s: &mut State, a: Activation, above: u8, log: &mut impl Sink<Event>) {
    let (Some(act), Some(at)) = (target::act(rules, s, &a), a.at) else { return };
    // Cover is judged once, where the figures stand when the dice are rolled, if it can make a difference.
    let covered = act.damage > 0 && !act.freeze && roll::in_cover(rules, s, &a);
    mark(s, act, at, log);
    if act.devour && s.fig(at).hp < s.fig(a.fig).hp {
        // ARM-PROF-13.
        log.note(|| Event::Devour { fig: a.fig, at });
        remove(rules, s, at, log);
        heal(rules, s, a.fig, u8::MAX, log);
    }
    if act.damage > 0 && s.at(at).is_some() {
        let armour = armour_against(rules, s, act, at, covered);
        hurt(rules, s, at, damage(act, above, armour), Cause::Action, log);
    }
    if act.heal > 0 {
        heal(rules, s, at, act.heal + extra(act, above), log);
    }
    // ARM-PROF-12: a removed target is not moved.
    if act.force.is_some() && s.at(at).is_some() {
        let choices = force::choices(s, &a, act);
        match choices.iter().filter(|&&open| open).count() {
            1 => {
                let dir = choices.iter().position(|&open| open).unwrap_or_default();
                force::apply(rules, s, a, force::ALL[dir], log);
            }
            _ => s.phase = Phase::Active(Stage::Dir, a),
        }
        return;
    }
    force::afterwards(rules, s, a, log);
}

/// ARM-FLAMES-1, ARM-POISON-1, ARM-PROF-14: tokens come before everything else, so a crack helps its own damage.
pub fn mark(s: &mut State, act: &Act, at: FigId, log: &mut impl Sink<Event>) {
    let figure = &mut s.figures[at.index()];
    figure.flames = figure.flames.saturating_add(act.flames);
    figure.poison = figure.poison.saturating_add(u16::from(act.poison));
    figure.crack = figure.crack.saturating_add(act.crack);
    for (mark, number) in [(Mark::Flames, act.flames), (Mark::Poison, act.poison), (Mark::Crack, act.crack)] {
        if number > 0 {
            log.note(|| Event::Mark { fig: at, mark, number });
        }
    }
}
