//! ARM-EOR, ARM-SCORE, ARM-BACK: what happens when nobody can take a turn any more.

use feerie_core::{Clause, Legal, Seat, Sink};

use super::{effect, round};
use crate::action::Action;
use crate::board::{Bits, Square};
use crate::event::{Cause, Event, Why};
use crate::phase::Phase;
use crate::roster::Permanent;
use crate::state::{BAND, FigId, Figure, State, other};
use crate::{Armes, clauses, scoring};

/// ARM-RND-2: end-of-round effects, scoring, then the return of the figures or, after the last
/// round (ARM-RND-1), the end of the game.
pub fn end_round(rules: &Armes, s: &mut State, log: &mut impl Sink<Event>) {
    s.aim = 0;
    s.fresh = false;
    effects(rules, s, log);
    // ARM-EOR-2, ARM-ORD-9.
    for figure in &mut s.figures {
        figure.crack = 0;
        figure.orders = 0;
    }
    score(s, log);
    if s.round >= rules.options.rounds {
        s.phase = Phase::Over;
        log.note(|| {
            let ranking = scoring::ranking(rules, s);
            Event::End { ranking: ranking.places, scores: ranking.scores, lost: s.lost }
        });
        return;
    }
    raise_from(rules, s, s.first);
}

/// ARM-EOR-1: Bite, flames, poison, regeneration, each for all figures at once.
fn effects(rules: &Armes, s: &mut State, log: &mut impl Sink<Event>) {
    let bites = bites(rules, s);
    for fig in FigId::all() {
        effect::hurt(rules, s, fig, bites[fig.index()], Cause::Bite, log);
    }
    for fig in FigId::all() {
        // ARM-FLAMES-1: as much damage as tokens, which are then removed.
        let flames = std::mem::take(&mut s.figures[fig.index()].flames);
        effect::hurt(rules, s, fig, flames, Cause::Flames, log);
    }
    for fig in FigId::all() {
        // ARM-POISON-1: one damage and one token less.
        let figure = &mut s.figures[fig.index()];
        if figure.poison > 0 {
            figure.poison -= 1;
            effect::hurt(rules, s, fig, 1, Cause::Poison, log);
        }
    }
    for fig in FigId::all() {
        if s.at(fig).is_some() {
            // ARM-REGEN-1, and ARM-BONUS-1 adds to it.
            let card = match rules.permanent(s, fig.seat()) {
                Some(Permanent::Regeneration(value)) => value,
                _ => 0,
            };
            let amount = rules.profile(s, fig).regeneration + card;
            effect::heal(rules, s, fig, amount, log);
        }
    }
}

/// ARM-AURA-4: the damage of all Bites on each figure; armour applies to each aura separately, with cover as seen
/// from its owner (ARM-AURA-3).
fn bites(rules: &Armes, s: &State) -> [u8; 2 * BAND] {
    let mut damage = [0u8; 2 * BAND];
    for (biter, from) in s.in_play() {
        for &(reach, strength) in &rules.profile(s, biter).bites {
            for (fig, to) in s.in_play_of(other(biter.seat())).filter(|&(_, to)| from.distance(to) <= reach) {
                let covered = rules.screen(s).covers(from, to);
                let armour = effect::armour(rules, s, fig, covered);
                let dealt = strength.saturating_sub(armour);
                damage[fig.index()] = damage[fig.index()].saturating_add(dealt);
            }
        }
    }
    damage
}

/// ARM-SCORE-1, ARM-SCORE-3, ARM-SCORE-4: the point for the greater value removed, then the additional token of
/// whoever scored less in the round (ARM-ORD-2).
fn score(s: &mut State, log: &mut impl Sink<Event>) {
    for seat in Seat::all(2) {
        if s.lost_round[other(seat).index()] > s.lost_round[seat.index()] {
            effect::score(s, seat, Why::Value, log);
        }
    }
    let (round, points, total, lost) = (s.round, s.vp_round, s.vp, s.lost_round);
    log.note(|| Event::Score { round, points, total, lost });
    for seat in Seat::all(2) {
        if s.vp_round[seat.index()] < s.vp_round[other(seat).index()] {
            s.extra[seat.index()] += 1;
            let extra = s.extra[seat.index()];
            log.note(|| Event::Extra { seat, extra });
        }
    }
}

/// ARM-BACK-1: the first player's figures return before the other's; then the next round begins.
fn raise_from(rules: &Armes, s: &mut State, seat: Seat) {
    if s.removed_of(seat).next().is_some() {
        s.phase = Phase::Raise(seat);
    } else {
        next_seat(rules, s, seat);
    }
}

fn next_seat(rules: &Armes, s: &mut State, seat: Seat) {
    if seat == s.first {
        raise_from(rules, s, other(seat));
    } else {
        round::enter(rules, s);
    }
}

/// ARM-BACK-2: free standing squares in contact with one's lair, or as near to it as can be.
pub fn returns(rules: &Armes, s: &State, seat: Seat) -> Bits {
    let Some(lair) = s.lairs[seat.index()] else { return Bits::EMPTY };
    let standing = s.standing(rules);
    let near = (1..=46).map(|distance| Bits::within_steps(lair, distance) & standing).find(|set| !set.is_empty());
    near.unwrap_or(Bits::EMPTY)
}

/// ARM-BACK-1, ARM-BACK-2: whether a figure may return on a square.
pub fn may_raise(rules: &Armes, s: &State, seat: Seat, fig: FigId, to: Square) -> Result<(), Clause> {
    if !s.removed_of(seat).any(|removed| removed == fig) {
        return Err(clauses::BACK_1);
    }
    if returns(rules, s, seat).contains(to) { Ok(()) } else { Err(clauses::BACK_2) }
}

/// Which figures may return, and where.
pub fn list(rules: &Armes, s: &State, seat: Seat, out: &mut Legal<Action>) {
    let squares = returns(rules, s, seat);
    for fig in s.removed_of(seat) {
        squares.iter().for_each(|to| out.push(Action::Raise { fig, to }));
    }
    out.push(Action::Done);
}

/// ARM-BACK-1: a figure returns with full health and no tokens.
pub fn raise(rules: &Armes, s: &mut State, fig: FigId, to: Square, log: &mut impl Sink<Event>) {
    let hp = rules.profile(s, fig).health;
    s.figures[fig.index()] = Figure { at: Some(to), hp, ..Figure::default() };
    log.note(|| Event::Raise { fig, at: to });
    let seat = fig.seat();
    if s.removed_of(seat).next().is_none() {
        next_seat(rules, s, seat);
    }
}

/// ARM-BACK-3: a player stops; figures left out may return at the end of a later round.
pub fn stop_raising(rules: &Armes, s: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    log.note(|| Event::Done { seat });
    next_seat(rules, s, seat);
}
