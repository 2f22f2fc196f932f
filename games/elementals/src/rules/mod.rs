//! The rules, one file per topic. Here only the dispatch.

pub mod mistake;
pub mod react;
pub mod settle;
pub mod setup;
pub mod turn;
pub mod win;

use feerie_core::{Actor, Clause, Fault, Seat, Sink, game::NotNow};

use crate::action::{Action, Outcome};
use crate::event::Event;
use crate::notation;
use crate::options::Mode;
use crate::phase::Phase;
use crate::state::State;
use crate::{Elementals, clauses};

/// The refusals that come before one looks at the action, in the order of ELM-FLOW-5.
pub fn may_act(rules: &Elementals, s: &State, actor: Actor) -> Result<(), NotNow> {
    match (s.phase, actor) {
        (Phase::Over(_), _) => Err((Fault::Illegal, Some(clauses::END_1))),
        (Phase::React(_), Actor::Seat(seat)) => {
            react::may_react(rules, s, seat).map_err(|clause| (Fault::WrongActor, Some(clause)))
        }
        (Phase::First | Phase::Deal | Phase::Shuffle(_), Actor::Chance) => Ok(()),
        // ELM-FLOW-1: chance in a window, or a seat at a chance node.
        _ => Err((Fault::WrongActor, Some(clauses::FLOW_1))),
    }
}

/// The clause that a string breaks which is no notation (ELM-FLOW-5).
pub fn malformed(rules: &Elementals, s: &State, actor: Actor, text: &str) -> Clause {
    match actor {
        Actor::Chance => setup::clause_of(s.phase),
        // A number too long to be read is a time out of range, not a wrong form.
        Actor::Seat(_) if rules.options.mode == Mode::Reflex && notation::is_timed_reaction(text) => clauses::TIME_2,
        Actor::Seat(_) => clauses::REACT_2,
    }
}

/// Whether an action is legal: the first clause it breaks, in the order of ELM-FLOW-5.
pub fn check(rules: &Elementals, s: &State, seat: Seat, action: Action) -> Result<(), Clause> {
    may_act(rules, s, Actor::Seat(seat)).map_err(|(_, clause)| clause.unwrap_or(clauses::FLOW_1))?;
    match s.phase {
        Phase::React(window) => react::may_do(rules, s, &window, action),
        _ => Err(clauses::FLOW_1),
    }
}

/// Plays a legal action: seals it, and settles the window when it was the last (ELM-FLOW-2). Each commitment is a
/// step of its own, and can be taken back as one (ELM-NOTE-4).
#[inline]
pub fn play(rules: &Elementals, s: &mut State, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
    s.commits[seat.index()] = Some(action);
    s.waiting.remove(seat);
    if s.waiting.is_empty()
        && let Phase::React(window) = s.phase
    {
        settle::settle(rules, s, window, log);
    }
}

/// Plays an admitted outcome.
pub fn resolve(rules: &Elementals, s: &mut State, outcome: &Outcome, log: &mut impl Sink<Event>) {
    match outcome {
        Outcome::First(seat) => setup::begin(s, *seat, log),
        Outcome::Deal(cards) => setup::deal(rules, s, cards, log),
        Outcome::Shuffle(cards) => win::put_under(rules, s, cards, log),
    }
}
