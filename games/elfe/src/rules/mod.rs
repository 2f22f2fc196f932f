//! The rules, one file per topic. Here only the dispatch.

pub mod chance;
pub mod draw;
pub mod gust;
pub mod kiss;
pub mod motion;
pub mod place;
pub mod prince;
pub mod slap;
pub mod spell;
pub mod turn;
pub mod walk;

use feerie_core::{Actor, Clause, Dice, Fault, Legal, Seat, Sink, game::NotNow};

use crate::action::Action;
use crate::cards::Bag;
use crate::event::Event;
use crate::phase::{Asks, Phase};
use crate::state::{Open, State};
use crate::{Elfe, clauses};

/// The refusals that come before one looks at the action: after the end, a seat at a chance node (ELF-FLOW-1),
/// and chance or another seat at a decision (ELF-TURN-1).
pub fn may_act(o: &Open, actor: Actor) -> Result<(), NotNow> {
    match (o.phase.asks(), actor) {
        (Asks::Nobody(_), _) => Err((Fault::Illegal, Some(clauses::WIN_1))),
        (Asks::Chance(_), Actor::Chance) => Ok(()),
        (Asks::Chance(_), Actor::Seat(_)) => Err((Fault::WrongActor, Some(clauses::FLOW_1))),
        (Asks::Seat, Actor::Seat(seat)) if seat == o.active => Ok(()),
        (Asks::Seat, _) => Err((Fault::WrongActor, Some(clauses::TURN_1))),
    }
}

/// The clause that a string breaks which is no notation: not offered by chance, or no action (ELF-FLOW-2).
pub fn malformed(o: &Open) -> Clause {
    match o.phase.asks() {
        Asks::Chance(clause) => clause,
        Asks::Seat | Asks::Nobody(_) => clauses::FLOW_2,
    }
}

/// Whether an action is legal: the first clause it breaks, in the order of the rules file.
pub fn check(rules: &Elfe, s: &State, seat: Seat, action: Action) -> Result<(), Clause> {
    let o = &s.open;
    may_act(o, Actor::Seat(seat)).map_err(|(_, clause)| clause.unwrap_or(clauses::TURN_1))?;
    match (o.phase, action) {
        (Phase::Place, Action::Place(square)) => place::may_place(rules, o, square),
        (Phase::Turn, Action::Draw) => draw::may_draw(rules, o),
        (Phase::Turn, Action::Walk) => walk::may_declare(o),
        (Phase::Turn, Action::Prince) => prince::may_declare(o),
        (Phase::Turn, Action::Hex(square)) => spell::may_hex(o, s.hand(), square),
        (Phase::Turn, Action::Invite(square)) => spell::may_invite(rules, o, s.hand(), square),
        (Phase::Turn, Action::Banish(square)) => spell::may_banish(o, s.hand(), square),
        (Phase::Turn, Action::Slap(square)) => slap::may_slap(o, s.hand(), square),
        (Phase::Turn, Action::Gust) => gust::may_blow(o, s.hand()),
        (Phase::Turn, Action::Pass) => turn::may_pass(rules, o, s.hand()),
        (Phase::Walk(die), Action::Go { from, to }) => walk::may_go(o, die, from, to),
        (Phase::Prince(die), Action::Go { from, to }) => prince::may_go(o, die, from, to),
        // An action of another decision's vocabulary.
        _ => Err(clauses::FLOW_2),
    }
}

/// Lists the legal actions of the active seat, which holds this hand.
pub fn legal(rules: &Elfe, o: &Open, hand: &Bag, out: &mut Legal<Action>) {
    match o.phase {
        Phase::Place => place::list(rules, o, out),
        Phase::Turn => turn::Menu::new(rules, o, hand).list(out),
        Phase::Walk(die) => walk::list(o, die, out),
        Phase::Prince(die) => prince::list(o, die, out),
        _ => {}
    }
}

/// How many there are, without listing them.
pub fn count(rules: &Elfe, o: &Open, hand: &Bag) -> u64 {
    u64::from(match o.phase {
        Phase::Place => place::squares(rules, o).len(),
        Phase::Turn => turn::Menu::new(rules, o, hand).len(),
        Phase::Walk(die) => walk::count(o, die),
        Phase::Prince(die) => prince::count(o, die),
        _ => 0,
    })
}

/// One of them at random, without listing them.
pub fn pick(rules: &Elfe, o: &Open, hand: &Bag, dice: &mut Dice) -> Option<Action> {
    match o.phase {
        Phase::Place => place::pick(rules, o, dice),
        Phase::Turn => turn::Menu::new(rules, o, hand).pick(dice),
        Phase::Walk(die) => walk::pick(o, die, dice),
        Phase::Prince(die) => prince::pick(o, die, dice),
        _ => None,
    }
}

/// Plays a legal action.
pub fn play(rules: &Elfe, s: &mut State, action: Action, log: &mut impl Sink<Event>) {
    match action {
        Action::Place(square) => place::place(rules, s, square, log),
        Action::Draw => draw::draw(rules, s, log),
        Action::Walk => s.open.phase = Phase::RollWalk,
        Action::Prince => s.open.phase = Phase::RollPrince,
        Action::Go { from, to } => motion::go(rules, &mut s.open, from, to, log),
        Action::Hex(square) => spell::hex(rules, s, square, log),
        Action::Invite(square) => spell::invite(rules, s, square, log),
        Action::Banish(square) => spell::banish(rules, s, square, log),
        Action::Slap(square) => slap::slap(s, square, log),
        Action::Gust => gust::cast(s, log),
        Action::Pass => turn::pass(rules, s, log),
    }
}
