//! The rules, one file per topic. Here only the dispatch.

pub mod double;
pub mod mine;
pub mod offering;
pub mod promote;
pub mod reward;
pub mod round;
pub mod score;
pub mod setup;
pub mod stock;
pub mod tiles;
pub mod turn;

use feerie_core::game::NotNow;
use feerie_core::{Actor, Clause, Dice, Fault, Legal, Odds, Seat, Sink};

use crate::action::{Action, Casino, Outcome};
use crate::event::Event;
use crate::phase::{self, Task};
use crate::state::{State, Table};
use crate::{Pixies, clauses};

/// PIX-NOT-1, PIX-NOT-2, PIX-END-3, PIX-OFF-3: the refusals that come before one looks at the action.
pub fn may_act(rules: &Pixies, s: &State, actor: Actor) -> Result<(), NotNow> {
    let t = &s.table;
    let is_chance = phase::is_chance(t);
    let seat = match actor {
        Actor::Chance if is_chance => return Ok(()),
        Actor::Chance => return Err((Fault::NoChance, None)),
        Actor::Seat(seat) => seat,
    };
    let clause = match t.stack.top() {
        Task::Over(_) => clauses::END_3,
        _ if is_chance => clauses::NOT_2,
        _ if phase::acting(rules, s).contains(seat) => return Ok(()),
        Task::Offer if s.sealed.get(seat.index()).is_some_and(Option::is_some) => clauses::OFF_3,
        _ => clauses::NOT_1,
    };
    Err((Fault::WrongActor, Some(clause)))
}

/// Whether an action is legal: the clause it breaks.
pub fn check(rules: &Pixies, s: &State, seat: Seat, action: Action) -> Result<(), Clause> {
    may_act(rules, s, Actor::Seat(seat)).map_err(|(_, clause)| clause.unwrap_or(clauses::NOT_1))?;
    let t = &s.table;
    match (t.stack.top(), action) {
        (Task::Pick(_), Action::Skill(skill)) => setup::may_pick(t, skill),
        (Task::Take(_, n), Action::Take(goods)) => round::may_take(t, n, &goods),
        (Task::Act(_), action) => turn::may_act(rules, t, seat, action),
        (Task::Give(_, n), Action::Give(gifts)) => double::may_give(t, seat, n, &gifts),
        (Task::Stone(..), Action::Stone(on, slot)) => mine::may_place_stone(t, on, slot),
        (Task::Copy(_), Action::Copy(double)) => turn::may_copy(rules, t, seat, double),
        (Task::Demote(..) | Task::Fury(_), Action::Send(space)) => score::may_send(t, seat, space),
        (Task::Demote(..) | Task::Fury(_), Action::Mercy) => score::may_be_spared(t, seat),
        (Task::Announce, Action::Announce(_)) => Ok(()),
        (Task::Offer, Action::Offer(offer)) => offering::may_offer(rules, t, seat, &offer),
        (Task::Promo(_) | Task::FreePromo, action) => reward::may_promote(t, seat, action),
        (Task::Third, Action::Third(mv)) => promote::may_move_third(t, mv),
        (Task::Final(..), Action::Unchain(slot)) => mine::may_unchain(t, seat, slot),
        (Task::Final(..), Action::End) => Ok(()),
        // An action of another node.
        _ => Err(clauses::NOT_1),
    }
}

/// Lists the legal actions of a seat that is to act.
pub fn legal(rules: &Pixies, s: &State, seat: Seat, out: &mut Legal<Action>) {
    let t = &s.table;
    match t.stack.top() {
        Task::Pick(_) => setup::list(t, out),
        Task::Take(_, n) => round::list_takes(t, n, out),
        Task::Act(_) => turn::list(rules, t, seat, out),
        Task::Give(_, n) => double::list_gifts(t, seat, n, out),
        Task::Stone(..) => mine::list_stones(t, out),
        Task::Copy(_) => turn::list_copies(rules, t, seat, out),
        Task::Demote(..) | Task::Fury(_) => score::list(t, seat, out),
        Task::Announce => {
            out.push(Action::Announce(false));
            out.push(Action::Announce(true));
        }
        Task::Offer => offering::list(rules, t, seat, out),
        Task::Promo(_) | Task::FreePromo => reward::list(t, seat, out),
        Task::Third => promote::list_third(t, out),
        Task::Final(..) => {
            mine::list_unchains(t, seat, out);
            out.push(Action::End);
        }
        _ => {}
    }
}

/// How many there are; offerings are counted without listing. A count of leaves asks one seat at a time
/// (PIX-NOT-4).
pub fn count(rules: &Pixies, s: &State, seat: Seat, scratch: &mut Legal<Action>) -> u64 {
    if s.table.stack.top() == Task::Offer {
        return offering::count(rules, &s.table, seat);
    }
    scratch.clear();
    legal(rules, s, seat, scratch);
    scratch.len() as u64
}

/// One of them at random; offerings are chosen without listing.
pub fn pick(rules: &Pixies, s: &State, seat: Seat, scratch: &mut Legal<Action>, dice: &mut Dice) -> Option<Action> {
    if s.table.stack.top() == Task::Offer {
        return Some(Action::Offer(offering::pick(rules, &s.table, seat, dice)));
    }
    scratch.clear();
    legal(rules, s, seat, scratch);
    dice.pick(scratch).copied()
}

/// Plays a legal action.
pub fn play(rules: &Pixies, s: &mut State, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
    let t = &mut s.table;
    match (t.stack.top(), action) {
        (Task::Act(_), action) => turn::act(rules, t, seat, action, log),
        (_, Action::Skill(skill)) => setup::pick(rules, t, seat, skill, log),
        (_, Action::Take(goods)) => round::take(t, seat, goods, log),
        (_, Action::Give(gifts)) => double::give(t, seat, gifts),
        (_, Action::Stone(on, slot)) => mine::place_stone(t, on, slot, log),
        (_, Action::Copy(double)) => turn::copy(rules, t, seat, double, log),
        (_, Action::Send(space)) => score::send(t, seat, space, log),
        (_, Action::Mercy) => score::mercy(t, seat, log),
        (_, Action::Announce(used)) => offering::announce(t, seat, used, log),
        (_, Action::Offer(offer)) => offering::commit(rules, s, seat, offer, log),
        (_, Action::Up(mv)) => reward::up(t, seat, mv, log),
        (_, Action::Third(mv)) => promote::move_third(t, mv, log),
        (_, Action::Unchain(slot)) => mine::unchain(t, seat, slot, log),
        (Task::Final(place, end), Action::End) => t.stack.replace(Task::Final(place + 1, end)),
        (_, Action::End) => reward::stop(t, seat),
        (top, action) => debug_assert!(false, "{action} is not played at {top:?}"),
    }
    settle(rules, &mut s.table, log);
}

/// PIX-NOT-3: does what needs nobody's decision, and passes over nodes without a choice, until somebody or
/// chance is asked, or the game is over.
fn settle(rules: &Pixies, t: &mut Table, log: &mut impl Sink<Event>) {
    loop {
        let top = t.stack.top();
        match top {
            Task::Steal(place) => round::steal(rules, t, place, log),
            Task::Turn(place) => turn::next(t, place),
            Task::MarkGifts(giver, place) => double::mark_gifts(rules, t, giver, place, log),
            Task::Stone(_, n) => mine::drop_stones(t, n, log),
            Task::Copy(seat) => turn::skip_copy(rules, t, seat),
            Task::Demote(seat, _) if score::is_spared(t, seat) => drop(t.stack.pop()),
            Task::CloseActions => {
                turn::close(rules, t, log);
                offering::begin(t, log);
            }
            Task::Announce if offering::double_holder(t).is_none() => drop(t.stack.pop()),
            Task::MarkRefusals(place) => offering::mark_refusals(rules, t, place, log),
            Task::Judge => offering::judge(rules, t, log),
            Task::Fury(left) => reward::next_victim(t, left),
            Task::Promo(place) => reward::next_promotion(t, place),
            Task::FreePromo => reward::skip_free(t),
            Task::Third => reward::skip_third(t),
            Task::Servant => reward::crown(rules, t, log),
            Task::Miners(place) => {
                if place == 0 {
                    round::enter(t, phase::Phase::Punishments, log);
                }
                round::punish_miners(rules, t, place, log);
            }
            Task::Tracks(place) => round::punish_tracks(rules, t, place, log),
            Task::CloseRound => round::close(rules, t, log),
            Task::Final(place, end) => round::last_stones(rules, t, place, end, log),
            _ => {}
        }
        if t.stack.top() == top {
            return;
        }
    }
}

/// What chance may answer.
pub fn odds(rules: &Pixies, t: &Table) -> Odds<Outcome> {
    Odds::Listed(match t.stack.top() {
        Task::Order => setup::orders(rules),
        Task::Skills => setup::skill_sets(rules),
        Task::Whip(_) => {
            let faces = rules.board.whip.iter().enumerate().filter(|&(_, &n)| n > 0);
            faces.map(|(points, &n)| (Outcome::Whip(points as u8), u64::from(n))).collect()
        }
        Task::Casino(_) => {
            let sides = Casino::ALL.into_iter().zip(rules.board.casino);
            sides.map(|(side, odds)| (Outcome::Casino(side), u64::from(odds.faces))).collect()
        }
        Task::Draw(_, n) => mine::draws(t, n),
        Task::Demand => offering::demands(rules, t),
        _ => Vec::new(),
    })
}

/// Samples an outcome.
pub fn draw(rules: &Pixies, t: &Table, dice: &mut Dice) -> Outcome {
    match t.stack.top() {
        Task::Order => setup::draw_order(rules, dice),
        Task::Skills => setup::draw_skills(rules, dice),
        Task::Whip(_) => Outcome::Whip(roll(&rules.board.whip, dice) as u8),
        Task::Casino(_) => Outcome::Casino(Casino::ALL[roll(&rules.board.casino.map(|side| side.faces), dice)]),
        Task::Draw(_, n) => mine::draw(t, n, dice),
        _ => offering::draw_demand(rules, t, dice),
    }
}

/// An index by weight.
fn roll(weights: &[u8], dice: &mut Dice) -> usize {
    let mut left = dice.below(weights.iter().map(|&n| u32::from(n)).sum::<u32>().max(1));
    for (i, &n) in weights.iter().enumerate() {
        if left < u32::from(n) {
            return i;
        }
        left -= u32::from(n);
    }
    0
}

/// PIX-NOT-2: only listed outcomes.
pub fn admit(rules: &Pixies, t: &Table, outcome: &Outcome) -> Result<(), Clause> {
    let listed = match (t.stack.top(), outcome) {
        (Task::Order, Outcome::Order(order)) => setup::may_order(rules, order),
        (Task::Skills, Outcome::Skills(set)) => setup::may_lay_out(rules, *set),
        (Task::Whip(_), Outcome::Whip(n)) => rules.board.whip.get(usize::from(*n)).is_some_and(|&faces| faces > 0),
        (Task::Casino(_), Outcome::Casino(_)) => true,
        (Task::Draw(_, n), Outcome::Draw(cubes)) => mine::may_draw(t, n, cubes),
        (Task::Demand, Outcome::Demand(food)) => t.tokens_left(rules)[*food as usize] > 0,
        _ => false,
    };
    if listed { Ok(()) } else { Err(clauses::NOT_2) }
}

/// Plays an outcome that chance may answer.
pub fn resolve(rules: &Pixies, s: &mut State, outcome: &Outcome, log: &mut impl Sink<Event>) {
    let t = &mut s.table;
    match *outcome {
        Outcome::Order(order) => setup::set_order(rules, t, order, log),
        Outcome::Skills(set) => setup::lay_out(rules, t, set, log),
        Outcome::Whip(points) => double::rolled(t, points, log),
        Outcome::Casino(side) => double::gamble(rules, t, side, log),
        Outcome::Draw(cubes) => mine::drawn(t, cubes, log),
        Outcome::Demand(food) => offering::demand(t, food, log),
    }
    settle(rules, t, log);
}
