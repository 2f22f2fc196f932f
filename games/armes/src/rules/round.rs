//! ARM-RND: rounds, first-player dice, and whose turn it is.

use feerie_core::{Dice, Seat, Sink};

use super::{bonus, upkeep};
use crate::Armes;
use crate::action::Outcome;
use crate::event::Event;
use crate::phase::Phase;
use crate::roster::Permanent;
use crate::state::{State, Tries, other};

/// ARM-RND-2, ARM-ORD-1: a new round begins with its dice; tokens are dealt and the round's counts set anew.
pub fn enter(rules: &Armes, s: &mut State) {
    s.round += 1;
    s.tokens = s.extra.map(|extra| rules.options.tokens + extra);
    s.passed = [false; 2];
    s.looted = [false; 2];
    s.tries = Tries::NONE;
    s.vp_round = [0; 2];
    s.lost_round = [0; 2];
    s.phase = Phase::RollRound;
}

/// The bonus of a seat on its first-player dice (ARM-BONUS-1, ARM-REC-6).
fn initiative(rules: &Armes, s: &State, seat: Seat) -> u8 {
    match rules.permanent(s, seat) {
        Some(Permanent::Initiative(value)) => value,
        _ => 0,
    }
}

/// ARM-SET-2, ARM-RND-3: how many of the 36 pairs of dice each seat wins after bonuses, and how many are equal.
/// At the set-up equal dice are rolled again.
pub fn weights(rules: &Armes, s: &State) -> [(Outcome, u64); 3] {
    let bonus = [0, 1].map(|seat| initiative(rules, s, Seat(seat)));
    let mut won = [0, 0, 0];
    for first in 1..=6u8 {
        for second in 1..=6u8 {
            won[match (first + bonus[0]).cmp(&(second + bonus[1])) {
                std::cmp::Ordering::Greater => 0,
                std::cmp::Ordering::Less => 1,
                std::cmp::Ordering::Equal => 2,
            }] += 1;
        }
    }
    if s.phase == Phase::RollSetup {
        won[2] = 0;
    }
    [(Outcome::Roll(Seat(0)), won[0]), (Outcome::Roll(Seat(1)), won[1]), (Outcome::Tie, won[2])]
}

/// Samples the first-player dice.
pub fn draw(rules: &Armes, s: &State, dice: &mut Dice) -> Outcome {
    let weights = weights(rules, s);
    let total: u64 = weights.iter().map(|(_, weight)| weight).sum();
    let mut left = dice.below(total as u32) as u64;
    for (outcome, weight) in weights {
        if left < weight {
            return outcome;
        }
        left -= weight;
    }
    weights[0].0
}

/// ARM-RND-3, ARM-RND-4: the winner chooses who is first; on equal dice whoever was not first before.
pub fn rolled(s: &mut State, outcome: Outcome, log: &mut impl Sink<Event>) {
    let seat = match outcome {
        Outcome::Roll(seat) => seat,
        _ => other(s.first),
    };
    log.note(|| Event::Chooser { seat, equal: outcome == Outcome::Tie });
    s.phase = Phase::First(seat);
}

/// ARM-RND-6: the round begins with the first player if he can take a turn, else with the other.
pub fn begin(rules: &Armes, s: &mut State, first: Seat, log: &mut impl Sink<Event>) {
    s.first = first;
    let (round, tokens) = (s.round, s.tokens);
    log.note(|| Event::First { seat: first, round });
    log.note(|| Event::Round { round, tokens });
    s.turn = if can_take_turn(rules, s, first) { first } else { other(first) };
    if can_take_turn(rules, s, s.turn) {
        s.phase = Phase::Turn;
    } else {
        upkeep::end_round(rules, s, log);
    }
}

/// ARM-RND-6: whether a player can take a turn.
pub fn can_take_turn(rules: &Armes, s: &State, seat: Seat) -> bool {
    let i = seat.index();
    !s.passed[i] && s.tokens[i] > 0 && (has_figure_to_activate(s, seat) || bonus::may_use(rules, s, seat).is_ok())
}

/// ARM-ORD-4, ARM-ORD-5: whether a figure in play has less than two tokens.
pub fn has_figure_to_activate(s: &State, seat: Seat) -> bool {
    s.members_of(seat).any(|fig| s.at(fig).is_some() && s.fig(fig).orders < 2)
}

/// ARM-RND-5, ARM-RND-6, ARM-BONUS-8: a turn ends; the other player is next if he can, else the same again, else
/// the activations are over. Nobody is obliged to activate anything (ARM-RND-8).
pub fn next_turn(rules: &Armes, s: &mut State, log: &mut impl Sink<Event>) {
    s.aim = 0;
    s.fresh = false;
    let next = other(s.turn);
    if can_take_turn(rules, s, next) {
        s.turn = next;
    } else if !can_take_turn(rules, s, s.turn) {
        upkeep::end_round(rules, s, log);
        return;
    }
    s.phase = Phase::Turn;
}
