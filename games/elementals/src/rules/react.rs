//! ELM-REACT, ELM-TIME, ELM-MATCH: what a seat may do in a window, and whether it is right.

use feerie_core::{Clause, Dice, Legal, Seat};
use std::ops::RangeInclusive;

use crate::action::{Action, Time};
use crate::cards::{Card, Kind};
use crate::options::Mode;
use crate::phase::{Opened, Window};
use crate::piles::PileId;
use crate::state::State;
use crate::{Elementals, clauses};

/// ELM-REACT-1, ELM-REACT-3: whether a seat may still react: it is at the table and still in (an empty packet
/// does not put it out, ELM-OUT-4, nor does it matter whose turn it was), and it has not committed.
pub fn may_react(rules: &Elementals, s: &State, seat: Seat) -> Result<(), Clause> {
    if seat.0 >= rules.seats {
        return Err(clauses::FLOW_1);
    }
    if !s.playing.contains(seat) {
        return Err(clauses::REACT_1);
    }
    if !s.waiting.contains(seat) {
        return Err(clauses::REACT_3);
    }
    Ok(())
}

/// Whether a reaction is one that may be made in this window: its form, then its time, then its card
/// (ELM-FLOW-5).
pub fn may_do(rules: &Elementals, s: &State, window: &Window, action: Action) -> Result<(), Clause> {
    if let Some(time) = action.time() {
        may_take(rules, time)?;
    }
    match action {
        Action::Slap(card, _) => may_hit(s, window, card),
        Action::None | Action::Book(_) => Ok(()),
    }
}

/// ELM-REACT-2: with a time in mode `reflex`, without one in mode `relaxed`; a pattern is nobody's reaction.
/// ELM-TIME-2: the time lies in the range.
fn may_take(rules: &Elementals, time: Time) -> Result<(), Clause> {
    match (rules.options.mode, time) {
        (Mode::Reflex, Time::At(ms)) if times(rules).contains(&u32::from(ms)) => Ok(()),
        (Mode::Reflex, Time::At(_)) => Err(clauses::TIME_2),
        (Mode::Relaxed, Time::Free) => Ok(()),
        _ => Err(clauses::REACT_2),
    }
}

/// ELM-REACT-4: any card in the middle may be hit, but not the one whose laying opened the window.
fn may_hit(s: &State, window: &Window, card: Card) -> Result<(), Clause> {
    let is_new = window.kind == Opened::Middle && s.cards.last(PileId::MIDDLE) == Some(card);
    if !is_new && s.cards.iter(PileId::MIDDLE).any(|middle| middle == card) { Ok(()) } else { Err(clauses::REACT_4) }
}

/// ELM-TIME-2: the times that a pattern stands for.
pub fn times(rules: &Elementals) -> RangeInclusive<u32> {
    u32::from(rules.options.floor_ms)..=u32::from(rules.options.window_ms)
}

/// The time that lists write: none in mode `relaxed` (ELM-TIME-4).
const fn listed_time(rules: &Elementals) -> Time {
    match rules.options.mode {
        Mode::Reflex => Time::Open,
        Mode::Relaxed => Time::Free,
    }
}

/// How many middle cards may be hit; they are the oldest ones. The same predicate as [`may_hit`], counted.
#[inline]
fn n_targets(s: &State, window: &Window) -> u8 {
    s.cards.len(PileId::MIDDLE) - u8::from(window.kind == Opened::Middle)
}

/// Lists what may be done: the same for every seat that still may.
pub fn list(rules: &Elementals, s: &State, window: &Window, out: &mut Legal<Action>) {
    let time = listed_time(rules);
    out.push(Action::Book(time));
    out.push(Action::None);
    for card in s.cards.iter(PileId::MIDDLE).take(n_targets(s, window).into()) {
        out.push(Action::Slap(card, time));
    }
}

/// How many there are: a pattern counts once, whatever its times (ELM-NOTE-5).
pub fn count(s: &State, window: &Window) -> u64 {
    u64::from(n_targets(s, window)) + 2
}

/// One of them at random, at a random time of the range, without listing them.
#[inline]
pub fn pick(rules: &Elementals, s: &State, window: &Window, dice: &mut Dice) -> Option<Action> {
    let action = match dice.below(u32::from(n_targets(s, window)) + 2) {
        0 => return Some(Action::None),
        1 => Action::Book(Time::Free),
        choice => Action::Slap(s.cards.iter(PileId::MIDDLE).nth(choice as usize - 2)?, Time::Free),
    };
    Some(match rules.options.mode {
        Mode::Relaxed => action,
        Mode::Reflex => {
            let span = u32::from(rules.options.window_ms - rules.options.floor_ms) + 1;
            action.with_time(Time::At(rules.options.floor_ms + dice.below(span) as u16))
        }
    })
}

/// Whether a reaction is right. Only what was just turned counts (ELM-MATCH-4); one part or none is nothing
/// (ELM-MATCH-3).
///
/// - ELM-MATCH-2, ELM-WIZ-3, ELM-DBL-4: a hit, if that very middle card shares two parts with an elemental
///   just turned, in a summoning with any of them. Special cards share nothing (ELM-MATCH-5, ELM-MAD-3).
/// - ELM-MAD-1, ELM-MAD-5: a book, if a mad creature was turned onto a pile in a player's turn, and in no
///   other window: in a summoning it has no function (ELM-WIZ-4).
#[inline]
pub fn is_right(window: &Window, action: Action) -> bool {
    match action {
        Action::None => false,
        Action::Book(_) => window.pile_card().is_some_and(|card| card.kind() == Kind::Mad),
        Action::Slap(card, _) => card.mates() & window.turned_set() != 0,
    }
}
