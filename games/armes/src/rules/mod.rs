//! The rules, one file per topic. Here only the dispatch.

pub mod activation;
pub mod bonus;
pub mod effect;
pub mod force;
pub mod recruit;
pub mod roll;
pub mod round;
pub mod setup;
pub mod target;
pub mod turn;
pub mod upkeep;
pub mod walk;

use feerie_core::{Actor, Clause, Dice, Fault, Legal, Odds, Seat, Sink, game::NotNow};

use crate::action::{Action, Outcome};
use crate::board::{Bits, Square};
use crate::event::Event;
use crate::phase::{self, Phase, Stage};
use crate::state::State;
use crate::{Armes, clauses};

/// ARM-FLOW-1: the refusals that come before one looks at the action.
pub fn may_act(s: &State, actor: Actor) -> Result<(), NotNow> {
    let deciding = phase::actor(s);
    match actor {
        Actor::Chance if deciding.is_none() && s.phase != Phase::Over => Ok(()),
        Actor::Chance => Err((Fault::NoChance, None)),
        Actor::Seat(seat) if deciding == Some(seat) => Ok(()),
        Actor::Seat(_) => Err((Fault::WrongActor, Some(clauses::FLOW_1))),
    }
}

/// Whether an action is legal: the actor first, then the verb (ARM-FLOW-2), then the clause of the condition.
pub fn check(rules: &Armes, s: &State, seat: Seat, action: Action) -> Result<(), Clause> {
    may_act(s, Actor::Seat(seat)).map_err(|(_, clause)| clause.unwrap_or(clauses::FLOW_1))?;
    match (s.phase, action) {
        (Phase::Recruit(_), Action::Recruit(profile)) => recruit::may_recruit(rules, s, seat, profile),
        (Phase::Recruit(_), Action::Done) => recruit::may_stop(s, seat),
        (Phase::Card(_), Action::Card(faction)) => recruit::may_choose_card(rules, s, seat, faction),
        (Phase::Piece, Action::Piece { piece, turn }) => setup::may_name_piece(rules, s, piece, turn),
        (Phase::PieceAt { .. }, Action::Place(square)) => setup::may_place_piece(rules, s, square),
        (Phase::Objective, Action::Objective(square)) => setup::may_place_objective(rules, s, square),
        (Phase::Lair, Action::Lair(square)) => setup::may_place_lair(rules, s, square),
        (Phase::Deploy, Action::Deploy(square)) => setup::may_deploy(rules, s, square),
        (Phase::First(_), Action::First(_)) => Ok(()),
        (Phase::Turn, Action::Act(fig)) => turn::may_activate(s, fig),
        (Phase::Turn, Action::Bonus) => bonus::may_use(rules, s, seat),
        (Phase::Turn, Action::Pass) => Ok(()),
        (Phase::BonusAt, Action::At(fig)) => bonus::may_target(rules, s, seat, fig),
        (Phase::BonusDir(_), Action::Dir(_)) => Ok(()),
        (Phase::Active(stage, _), action) => activation::check(rules, s, stage, action),
        (Phase::Raise(_), Action::Raise { fig, to }) => upkeep::may_raise(rules, s, seat, fig, to),
        (Phase::Raise(_), Action::Done) => Ok(()),
        _ => Err(clauses::FLOW_2),
    }
}

/// The actions of a phase whose choice is a square.
pub struct Squares {
    /// Which squares.
    pub set: Bits,
    /// The action for a square.
    pub make: fn(Square) -> Action,
    /// What else one may do.
    pub besides: Option<Action>,
}

/// The legal squares of phases that ask for one.
pub fn squares(rules: &Armes, s: &State) -> Option<Squares> {
    let (set, make, besides): (Bits, fn(Square) -> Action, _) = match s.phase {
        Phase::PieceAt { .. } => (setup::piece_corners(rules, s), Action::Place, None),
        Phase::Objective => (setup::objective_sites(rules, s), Action::Objective, None),
        Phase::Lair => (setup::lair_sites(rules, s), Action::Lair, None),
        Phase::Deploy => (setup::deploy_squares(rules, s), Action::Deploy, None),
        Phase::Active(Stage::Free, a) => (walk::free(rules, s, a), Action::Move, Some(Action::Stay)),
        Phase::Active(Stage::Run, a) => (walk::free(rules, s, a), Action::Move, None),
        Phase::Active(Stage::Charge, a) => (target::landings(rules, s, a), Action::Charge, None),
        Phase::Active(Stage::Dodge, a) => (walk::dodge(rules, s, a), Action::Dodge, Some(Action::Stay)),
        _ => return None,
    };
    Some(Squares { set, make, besides })
}

/// Lists the legal actions of the seat to decide.
pub fn legal(rules: &Armes, s: &State, out: &mut Legal<Action>) {
    if let Some(squares) = squares(rules, s) {
        squares.set.iter().for_each(|square| out.push((squares.make)(square)));
        squares.besides.into_iter().for_each(|action| out.push(action));
        return;
    }
    match s.phase {
        Phase::Recruit(seat) => recruit::list(rules, s, seat, out),
        Phase::Card(seat) => recruit::list_cards(rules, s, seat, out),
        Phase::Piece => setup::list_pieces(rules, s, out),
        Phase::First(_) => Seat::all(2).for_each(|seat| out.push(Action::First(seat))),
        Phase::Turn => turn::list(rules, s, out),
        Phase::BonusAt => bonus::list(rules, s, out),
        Phase::BonusDir(_) => force::ALL.iter().for_each(|&dir| out.push(Action::Dir(dir))),
        Phase::Active(stage, _) => activation::list(rules, s, stage, out),
        Phase::Raise(seat) => upkeep::list(rules, s, seat, out),
        _ => {}
    }
}

/// How many there are; squares are counted without listing them.
pub fn count(rules: &Armes, s: &State, scratch: &mut Legal<Action>) -> u64 {
    if let Some(squares) = squares(rules, s) {
        return u64::from(squares.set.len()) + squares.besides.iter().count() as u64;
    }
    scratch.clear();
    legal(rules, s, scratch);
    scratch.len() as u64
}

/// One of them at random; squares are chosen without listing them.
pub fn pick(rules: &Armes, s: &State, scratch: &mut Legal<Action>, dice: &mut Dice) -> Option<Action> {
    if let Some(squares) = squares(rules, s) {
        let n = squares.set.len() + squares.besides.iter().count() as u32;
        if n == 0 {
            return None;
        }
        return squares.set.nth(dice.below(n)).map(squares.make).or(squares.besides);
    }
    scratch.clear();
    legal(rules, s, scratch);
    dice.pick(scratch).copied()
}

/// Plays a legal action.
pub fn play(rules: &Armes, s: &mut State, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
    match (s.phase, action) {
        (Phase::Recruit(_), Action::Recruit(profile)) => recruit::recruit(rules, s, seat, profile, log),
        (Phase::Recruit(_), _) => recruit::stop(rules, s, seat, log),
        (Phase::Card(_), Action::Card(faction)) => recruit::choose_card(rules, s, seat, faction, log),
        (Phase::Piece, Action::Piece { piece, turn }) => s.phase = Phase::PieceAt { piece, turn },
        (Phase::PieceAt { piece, turn }, Action::Place(square)) => {
            setup::place_piece(rules, s, seat, piece, turn, square, log);
        }
        (Phase::Objective, Action::Objective(square)) => setup::place_objective(s, seat, square, log),
        (Phase::Lair, Action::Lair(square)) => setup::place_lair(s, seat, square, log),
        (Phase::Deploy, Action::Deploy(square)) => setup::deploy(rules, s, square, log),
        (Phase::First(_), Action::First(first)) => round::begin(rules, s, first, log),
        (Phase::Turn, Action::Act(fig)) => turn::activate(s, fig, log),
        (Phase::Turn, Action::Bonus) => bonus::declare(rules, s, log),
        (Phase::Turn, Action::Pass) => turn::pass(rules, s, log),
        (Phase::BonusAt, Action::At(fig)) => bonus::target(rules, s, fig, log),
        (Phase::BonusDir(fig), Action::Dir(dir)) => bonus::shift(rules, s, fig, dir, log),
        (Phase::Active(stage, activation), action) => activation::play(rules, s, stage, activation, action, log),
        (Phase::Raise(_), Action::Raise { fig, to }) => upkeep::raise(rules, s, fig, to, log),
        (Phase::Raise(_), _) => upkeep::stop_raising(rules, s, seat, log),
        _ => debug_assert!(false, "{action:?} was not checked"),
    }
}

/// What chance may answer, in the order of ARM-FLOW-2; nothing of weight 0 (ARM-FLOW-3).
pub fn odds(rules: &Armes, s: &State) -> Odds<Outcome> {
    let all: Vec<(Outcome, u64)> = match s.phase {
        Phase::RollSetup | Phase::RollRound => round::weights(rules, s).to_vec(),
        Phase::Active(Stage::Hits, activation) => roll::weights(roll::terms(rules, s, &activation)).collect(),
        _ => Vec::new(),
    };
    Odds::Listed(all.into_iter().filter(|(_, weight)| *weight > 0).collect())
}

/// Samples an outcome without listing them.
pub fn draw(rules: &Armes, s: &State, dice: &mut Dice) -> Outcome {
    match s.phase {
        Phase::Active(Stage::Hits, activation) => roll::draw(roll::terms(rules, s, &activation), dice),
        _ => round::draw(rules, s, dice),
    }
}

/// Whether chance may answer so: only what is listed (ARM-FLOW-2).
pub fn admit(rules: &Armes, s: &State, outcome: Outcome) -> Result<(), Clause> {
    let possible = match (s.phase, outcome) {
        (Phase::RollSetup | Phase::RollRound, Outcome::Roll(_) | Outcome::Tie) => {
            round::weights(rules, s).iter().any(|&(listed, weight)| listed == outcome && weight > 0)
        }
        (Phase::Active(Stage::Hits, a), Outcome::Hits(hits)) => hits <= roll::terms(rules, s, &a).dice,
        _ => false,
    };
    if possible { Ok(()) } else { Err(clauses::FLOW_2) }
}

/// Plays an admitted outcome.
pub fn resolve(rules: &Armes, s: &mut State, outcome: Outcome, log: &mut impl Sink<Event>) {
    match (s.phase, outcome) {
        (Phase::RollSetup, Outcome::Roll(seat)) => setup::begin(rules, s, seat, log),
        (Phase::RollRound, _) => round::rolled(s, outcome, log),
        (Phase::Active(Stage::Hits, a), Outcome::Hits(hits)) => roll::resolve(rules, s, a, hits, log),
        _ => debug_assert!(false, "{outcome:?} was not admitted"),
    }
}
