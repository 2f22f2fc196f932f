//! ARM-PROF, ARM-SHOOT, ARM-CHARGE: which actions a figure may use, and on whom.

use feerie_core::{Clause, Legal, Sink};
use std::cell::OnceCell;

use super::{roll, walk};
use crate::action::Action;
use crate::board::{Bits, Square};
use crate::event::Event;
use crate::phase::{Activation, Phase, Stage, What};
use crate::roster::{Act, Range};
use crate::sight::Screen;
use crate::state::{FigId, State};
use crate::{Armes, clauses};

/// The action of its card that the active figure uses.
pub fn act<'r>(rules: &'r Armes, s: &State, a: &Activation) -> Option<&'r Act> {
    match a.what {
        Some(What::Use(n)) => rules.profile(s, a.fig).acts.get(n as usize),
        _ => None,
    }
}

/// What many tests of targets share, found once and only if needed.
struct Aim<'a> {
    rules: &'a Armes,
    s: &'a State,
    a: &'a Activation,
    screen: OnceCell<Screen>,
    charge: OnceCell<(u8, Bits)>,
}

impl<'a> Aim<'a> {
    fn new(rules: &'a Armes, s: &'a State, a: &'a Activation) -> Aim<'a> {
        Aim { rules, s, a, screen: OnceCell::new(), charge: OnceCell::new() }
    }

    fn sees(&self, from: Square, to: Square) -> bool {
        self.screen.get_or_init(|| self.rules.screen(self.s)).look(from, to).seen
    }

    /// ARM-CHARGE-1: where a charge of this value can end.
    fn charge(&self, value: u8) -> Bits {
        let fresh = || walk::reach(self.rules, self.s, self.a.fig, value, self.a.second);
        let &(known, reach) = self.charge.get_or_init(|| (value, fresh()));
        if known == value { reach } else { fresh() }
    }

    /// ARM-PROF-2 to ARM-PROF-5: whether a figure is a target of an action.
    fn may(&self, act: &Act, target: FigId) -> Result<(), Clause> {
        let (s, actor) = (self.s, self.a.fig);
        let (Some(from), Some(to)) = (s.at(actor), s.at(target)) else { return Err(clauses::PROF_2) };
        let friend = target.seat() == actor.seat();
        let right_side = if act.force.is_some() { target != actor } else { friend == (act.heal > 0) };
        if !right_side {
            return Err(clauses::PROF_2);
        }
        if act.heal > 0 && s.fig(target).hp >= self.rules.profile(s, target).health {
            return Err(clauses::PROF_5);
        }
        if from.touches(to) || from == to {
            return Ok(());
        }
        match act.range {
            Range::Contact if act.charge == 0 => Err(clauses::PROF_3),
            Range::Contact => {
                // Each step brings it at most two nearer, and easy ground doubles the steps.
                let far = from.distance(to) > 4 * act.charge + 1;
                let lands = !far && !(self.charge(act.charge) & Bits::within_steps(to, 1)).is_empty();
                if lands { Ok(()) } else { Err(clauses::CHARGE_2) }
            }
            Range::Within(range) if from.distance(to) > range => Err(clauses::SHOOT_2),
            Range::Sight | Range::Within(_) => {
                // ARM-LOS-1, ARM-PROF-4.
                if self.sees(from, to) { Ok(()) } else { Err(clauses::SHOOT_1) }
            }
        }
    }

    fn any(&self, act: &Act) -> bool {
        self.s.members().any(|target| self.may(act, target).is_ok())
    }
}

/// ARM-PROF-1, ARM-PROF-2: whether the active figure may use an action of this name.
pub fn may_use(rules: &Armes, s: &State, a: &Activation, name: u16) -> Result<(), Clause> {
    let act = rules.profile(s, a.fig).acts.iter().find(|act| act.name == name).ok_or(clauses::PROF_1)?;
    let aim = Aim::new(rules, s, a);
    if aim.any(act) {
        return Ok(());
    }
    // One target that is nearly good tells more than "no target".
    let reason = s.members().filter_map(|target| aim.may(act, target).err()).find(|&clause| clause != clauses::PROF_2);
    Err(reason.unwrap_or(clauses::PROF_2))
}

/// The actions that have a target.
pub fn list_acts(rules: &Armes, s: &State, a: &Activation, out: &mut Legal<Action>) {
    let aim = Aim::new(rules, s, a);
    for act in &rules.profile(s, a.fig).acts {
        if aim.any(act) {
            out.push(Action::Use(act.name));
        }
    }
}

/// Whether a figure is a target of the action being used.
pub fn may_target(rules: &Armes, s: &State, a: &Activation, target: FigId) -> Result<(), Clause> {
    let act = act(rules, s, a).ok_or(clauses::FLOW_2)?;
    Aim::new(rules, s, a).may(act, target)
}

/// The targets of the action being used.
pub fn list(rules: &Armes, s: &State, a: &Activation, out: &mut Legal<Action>) {
    let Some(act) = act(rules, s, a) else { return };
    let aim = Aim::new(rules, s, a);
    for target in s.members() {
        if aim.may(act, target).is_ok() {
            out.push(Action::At(target));
        }
    }
}

/// ARM-CHARGE-3: whether an action begins with a charge on its target; not if the figure is in contact already.
pub fn needs_charge(s: &State, a: &Activation, act: &Act, target: FigId) -> bool {
    act.charge > 0 && s.at(a.fig).zip(s.at(target)).is_none_or(|(from, to)| from.distance(to) > 1)
}

/// The target is known: a charge follows if the figure is not in contact yet (ARM-CHARGE-3), else the dice.
pub fn choose(rules: &Armes, s: &mut State, mut a: Activation, target: FigId, log: &mut impl Sink<Event>) {
    a.at = Some(target);
    let Some(act) = act(rules, s, &a) else { return };
    log.note(|| Event::Use { fig: a.fig, act: act.id.clone(), at: target });
    if needs_charge(s, &a, act, target) {
        s.phase = Phase::Active(Stage::Charge, a);
    } else {
        roll::prepare(s, a);
    }
}

/// ARM-CHARGE-1: the squares in contact with the target that the charge can reach.
pub fn landings(rules: &Armes, s: &State, a: Activation) -> Bits {
    let value = act(rules, s, &a).map_or(0, |act| act.charge);
    let Some(to) = a.at.and_then(|target| s.at(target)) else { return Bits::EMPTY };
    walk::reach(rules, s, a.fig, value, a.second) & Bits::within_steps(to, 1)
}

/// ARM-CHARGE-1: whether the charge may end on a square.
pub fn may_charge(rules: &Armes, s: &State, a: Activation, to: Square) -> Result<(), Clause> {
    let target = a.at.and_then(|target| s.at(target));
    if !target.is_some_and(|target| target.touches(to)) {
        return Err(clauses::CHARGE_1);
    }
    let value = act(rules, s, &a).map_or(0, |act| act.charge);
    walk::may_move(rules, s, a.fig, value, a.second, to)
}
