//! The rules, one file per topic. Here only the dispatch.

pub mod chase;
pub mod lutin;
pub mod slide;
pub mod tree;
pub mod turn;

use feerie_core::{Actor, Clause, Dice, Fault, Legal, Seat, Sink, game::NotNow};

use crate::action::Action;
use crate::event::Event;
use crate::phase::{self, Phase};
use crate::state::State;
use crate::{Lutins, clauses};

/// The refusals that come before one looks at the action (LUT-NOTE-3, 1 and 2).
pub fn may_act(rules: &Lutins, s: &State, actor: Actor) -> Result<(), NotNow> {
    let Actor::Seat(seat) = actor else { return Err((Fault::NoChance, None)) };
    match (s.phase, phase::actor(rules, s)) {
        (Phase::Over(_), _) => Err((Fault::Illegal, Some(clauses::END_1))),
        (_, Some(turn)) if turn == seat => Ok(()),
        (Phase::Place, _) => Err((Fault::WrongActor, Some(clauses::CHASE_3))),
        _ => Err((Fault::WrongActor, Some(clauses::TURN_2))),
    }
}

/// Whether an action is legal: the first clause it breaks, in the order of LUT-NOTE-3.
pub fn check(rules: &Lutins, s: &State, seat: Seat, action: Action) -> Result<(), Clause> {
    may_act(rules, s, Actor::Seat(seat)).map_err(|(_, clause)| clause.unwrap_or(clauses::TURN_2))?;
    match (s.phase, action) {
        (Phase::Tree, Action::NoTree) => tree::may_leave_trees(rules, s),
        (Phase::Tree, Action::Tree { from, to }) => tree::may_move_tree(s, from, to),
        (Phase::Lutin, Action::Pass) => lutin::may_pass(rules, s),
        (Phase::Lutin, Action::Slide { from, stop }) => lutin::may_move(rules, s, from, stop, None),
        (Phase::Lutin, Action::Slides { from, stop, end }) => lutin::may_move(rules, s, from, stop, Some(end)),
        (Phase::Place, Action::Place(cell)) => chase::may_place(s, cell),
        // LUT-TURN-1: an action of another step.
        _ => Err(clauses::TURN_1),
    }
}

/// Lists the legal actions of the seat to decide.
pub fn legal(rules: &Lutins, s: &State, out: &mut Legal<Action>) {
    match s.phase {
        Phase::Tree => tree::list(rules, s, out),
        Phase::Lutin => lutin::list(rules, s, out),
        Phase::Place => chase::list(s, out),
        Phase::Over(_) => {}
    }
}

/// How many there are, without listing them. Each step of a turn is a ply of its own (LUT-NOTE-4).
pub fn count(rules: &Lutins, s: &State) -> u64 {
    match s.phase {
        Phase::Tree => tree::count(rules, s),
        Phase::Lutin => lutin::count(rules, s),
        Phase::Place => chase::count(s),
        Phase::Over(_) => 0,
    }
}

/// One of them at random; mostly without listing them.
pub fn pick(rules: &Lutins, s: &State, scratch: &mut Legal<Action>, dice: &mut Dice) -> Option<Action> {
    match s.phase {
        Phase::Tree => Some(tree::pick(rules, s, dice)),
        Phase::Place => Some(chase::pick(s, dice)),
        Phase::Lutin => lutin::pick(rules, s, scratch, dice),
        Phase::Over(_) => None,
    }
}

/// Plays a legal action.
pub fn play(rules: &Lutins, s: &mut State, action: Action, log: &mut impl Sink<Event>) {
    match action {
        Action::NoTree => tree::leave_trees(s),
        Action::Tree { from, to } => tree::move_tree(s, from, to, log),
        Action::Pass => lutin::pass(rules, s, log),
        Action::Slide { from, stop } => lutin::go(rules, s, from, stop, None, log),
        Action::Slides { from, stop, end } => lutin::go(rules, s, from, stop, Some(end), log),
        Action::Place(cell) => chase::place(rules, s, cell, log),
    }
}
