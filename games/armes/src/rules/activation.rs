//! ARM-ACT: what an active figure does, stage by stage (ARM-ACT-1, ARM-ACT-2).

use feerie_core::{Clause, Legal, Seat, Sink};

use super::{force, roll, round, target, walk};
use crate::action::Action;
use crate::board::Square;
use crate::event::{Event, Step};
use crate::options::Search;
use crate::phase::{Activation, Phase, Stage, What};
use crate::state::{State, other};
use crate::{Armes, clauses};

/// Whether an action is legal at a stage of the activation.
pub fn check(rules: &Armes, s: &State, stage: Stage, action: Action) -> Result<(), Clause> {
    let Some(a) = s.phase.activation() else { return Err(clauses::FLOW_2) };
    let movement = rules.profile(s, a.fig).movement;
    match (stage, action) {
        (Stage::Free | Stage::Dodge, Action::Stay) => Ok(()),
        (Stage::Free | Stage::Run, Action::Move(to)) => walk::may_move(rules, s, a.fig, movement, a.second, to),
        (Stage::Choose, Action::End) => Ok(()),
        (Stage::Choose, Action::Run) => {
            if walk::can_run(rules, s, a) {
                Ok(())
            } else {
                Err(clauses::ACT_3)
            }
        }
        (Stage::Choose, Action::Use(name)) => target::may_use(rules, s, &a, name),
        (Stage::Choose, Action::Loot) => may_loot(s, &a),
        (Stage::Choose, Action::Search(square)) => may_search(rules, s, &a, square),
        (Stage::Target, Action::At(fig)) => target::may_target(rules, s, &a, fig),
        (Stage::Charge, Action::Charge(to)) => target::may_charge(rules, s, a, to),
        (Stage::Boost, Action::Boost(tokens)) => roll::may_boost(rules, s, &a, tokens),
        (Stage::Dir, Action::Dir(dir)) => {
            let choices = target::act(rules, s, &a).map_or([false; 4], |act| force::choices(s, &a, act));
            if choices[dir as usize] { Ok(()) } else { Err(clauses::FORCE_3) }
        }
        (Stage::Dodge, Action::Dodge(to)) => {
            let value = target::act(rules, s, &a).map_or(0, |act| act.dodge);
            walk::may_move(rules, s, a.fig, value, a.second, to)
        }
        _ => Err(clauses::FLOW_2),
    }
}

/// Lists what is legal at the stages whose choice is no square.
pub fn list(rules: &Armes, s: &State, stage: Stage, out: &mut Legal<Action>) {
    let Some(a) = s.phase.activation() else { return };
    match stage {
        Stage::Choose => {
            target::list_acts(rules, s, &a, out);
            if may_loot(s, &a).is_ok() {
                out.push(Action::Loot);
            }
            for &square in s.objectives.iter().flatten() {
                if may_search(rules, s, &a, square).is_ok() {
                    out.push(Action::Search(square));
                }
            }
            if walk::can_run(rules, s, a) {
                out.push(Action::Run);
            }
            out.push(Action::End);
        }
        Stage::Target => target::list(rules, s, &a, out),
        Stage::Boost => (0..=roll::most_tokens(rules, s, &a)).for_each(|tokens| out.push(Action::Boost(tokens))),
        Stage::Dir => {
            let Some(act) = target::act(rules, s, &a) else { return };
            let choices = force::choices(s, &a, act);
            force::ALL.iter().filter(|&&dir| choices[dir as usize]).for_each(|&dir| out.push(Action::Dir(dir)));
        }
        _ => {}
    }
}

/// Plays an action of the active figure.
pub fn play(rules: &Armes, s: &mut State, stage: Stage, mut a: Activation, action: Action, log: &mut impl Sink<Event>) {
    match (stage, action) {
        (Stage::Free, Action::Move(to)) => {
            step(s, a, to, Step::Move, log);
            s.phase = Phase::Active(Stage::Choose, a);
        }
        (Stage::Free, _) => s.phase = Phase::Active(Stage::Choose, a),
        (Stage::Choose, Action::Run) => s.phase = Phase::Active(Stage::Run, a),
        (Stage::Choose, Action::Use(name)) => {
            a.what = rules.profile(s, a.fig).acts.iter().position(|act| act.name == name).map(|n| What::Use(n as u8));
            s.phase = Phase::Active(Stage::Target, a);
        }
        (Stage::Choose, Action::Loot) => {
            // ARM-SCEN-7: the try is used up when it is declared.
            s.looted[s.turn.index()] = true;
            a.what = Some(What::Loot);
            log.note(|| Event::Loot { fig: a.fig });
            roll::prepare(s, a);
        }
        (Stage::Choose, Action::Search(square)) => {
            let objective = s.objectives.iter().position(|&at| at == Some(square)).unwrap_or_default() as u8;
            s.tries.push(objective, s.turn);
            a.what = Some(What::Search(objective));
            log.note(|| Event::Search { fig: a.fig, at: square });
            roll::prepare(s, a);
        }
        (Stage::Run, Action::Move(to)) => {
            step(s, a, to, Step::Run, log);
            round::next_turn(rules, s, log);
        }
        (Stage::Target, Action::At(fig)) => target::choose(rules, s, a, fig, log),
        (Stage::Charge, Action::Charge(to)) => {
            step(s, a, to, Step::Charge, log);
            roll::prepare(s, a);
        }
        (Stage::Boost, Action::Boost(tokens)) => roll::boost(s, a, tokens, log),
        (Stage::Dir, Action::Dir(dir)) => force::apply(rules, s, a, dir, log),
        (Stage::Dodge, Action::Dodge(to)) => {
            step(s, a, to, Step::Dodge, log);
            round::next_turn(rules, s, log);
        }
        // `end`, or `stay` instead of a dodge: the turn ends.
        _ => round::next_turn(rules, s, log),
    }
}

fn step(s: &mut State, a: Activation, to: Square, how: Step, log: &mut impl Sink<Event>) {
    let fig = a.fig;
    let from = s.figures[fig.index()].at.replace(to);
    log.note(|| how.event(fig, from.unwrap_or(to), to));
}

/// ARM-SCEN-1, ARM-SCEN-3: in contact with the enemy lair, which this seat has not tried this round.
fn may_loot(s: &State, a: &Activation) -> Result<(), Clause> {
    let seat = a.fig.seat();
    let (Some(at), Some(lair)) = (s.at(a.fig), s.lairs[other(seat).index()]) else { return Err(clauses::SCEN_1) };
    if !at.touches(lair) {
        return Err(clauses::SCEN_1);
    }
    if s.looted[seat.index()] { Err(clauses::SCEN_3) } else { Ok(()) }
}

/// ARM-SCEN-4, ARM-SCEN-5, ARM-SCEN-6: in contact with an objective, whoever placed it, that may still be tried.
fn may_search(rules: &Armes, s: &State, a: &Activation, square: Square) -> Result<(), Clause> {
    let objective = s.objectives.iter().position(|&at| at == Some(square)).ok_or(clauses::SCEN_4)?;
    if !s.at(a.fig).is_some_and(|at| at.touches(square)) {
        return Err(clauses::GRID_7);
    }
    if may_be_tried(rules, s, a.fig.seat(), objective as u8) { Ok(()) } else { Err(clauses::SCEN_6) }
}

/// ARM-SCEN-6: whether a seat may still try an objective this round.
pub fn may_be_tried(rules: &Armes, s: &State, seat: Seat, objective: u8) -> bool {
    match rules.options.search {
        Search::Objective => s.tries.iter().all(|(tried, _)| tried != objective),
        Search::Player => s.tries.iter().all(|tried| tried != (objective, seat)),
        Search::Free => true,
    }
}
