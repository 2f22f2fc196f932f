//! ARM-BONUS: the activated bonus of a faction card.

use feerie_core::{Clause, Legal, Seat, Sink};

use super::{effect, force, round};
use crate::action::Action;
use crate::board::Dir;
use crate::event::{Cause, Event};
use crate::phase::Phase;
use crate::roster::Activated;
use crate::state::{FigId, State, other};
use crate::{Armes, clauses};

/// ARM-BONUS-2, ARM-BONUS-5, ARM-BONUS-6: whether a seat could use its bonus in a turn of its own.
pub fn may_use(rules: &Armes, s: &State, seat: Seat) -> Result<(), Clause> {
    let i = seat.index();
    let bonus = rules.activated(s, seat).ok_or(clauses::REC_4)?;
    if s.tokens[i] == 0 {
        return Err(clauses::BONUS_2);
    }
    match bonus {
        Activated::Fresh => {
            let once = s.in_play_of(seat).any(|(fig, _)| s.fig(fig).orders == 1);
            let good = s.tokens[i] >= 2 && once && !(s.fresh && seat == s.turn);
            if good { Ok(()) } else { Err(clauses::BONUS_5) }
        }
        Activated::Aim(_) => {
            let good = s.tokens[i] >= 2 && round::has_figure_to_activate(s, seat);
            if good { Ok(()) } else { Err(clauses::BONUS_6) }
        }
        Activated::Shift { .. } | Activated::Heal(_) | Activated::Hurt(_) => {
            let any = s.members().any(|fig| may_target(rules, s, seat, fig).is_ok());
            if any { Ok(()) } else { Err(clauses::BONUS_2) }
        }
    }
}

/// ARM-BONUS-4, ARM-BONUS-7: whether a figure may be the target of a seat's bonus.
pub fn may_target(rules: &Armes, s: &State, seat: Seat, fig: FigId) -> Result<(), Clause> {
    let near_own =
        |distance: u8| s.at(fig).is_some_and(|at| s.in_play_of(seat).any(|(_, own)| own.distance(at) <= distance));
    match rules.activated(s, seat) {
        Some(Activated::Shift { within, .. }) => {
            if near_own(within) {
                Ok(())
            } else {
                Err(clauses::BONUS_4)
            }
        }
        Some(Activated::Heal(_)) => {
            let hurt = fig.seat() == seat && s.at(fig).is_some() && s.fig(fig).hp < rules.profile(s, fig).health;
            if hurt { Ok(()) } else { Err(clauses::BONUS_7) }
        }
        Some(Activated::Hurt(_)) => {
            if fig.seat() == other(seat) && near_own(1) {
                Ok(())
            } else {
                Err(clauses::BONUS_7)
            }
        }
        _ => Err(clauses::BONUS_2),
    }
}

/// The targets of a bonus.
pub fn list(rules: &Armes, s: &State, out: &mut Legal<Action>) {
    for fig in s.members() {
        if may_target(rules, s, s.turn, fig).is_ok() {
            out.push(Action::At(fig));
        }
    }
}

/// ARM-BONUS-2: pays for the bonus; the turn then goes on.
pub fn declare(rules: &Armes, s: &mut State, log: &mut impl Sink<Event>) {
    let seat = s.turn;
    s.tokens[seat.index()] -= 1;
    log.note(|| Event::Bonus { seat, faction: rules.card_id(s, seat) });
    match rules.activated(s, seat) {
        Some(Activated::Fresh) => {
            s.fresh = true;
            finish(rules, s, log);
        }
        Some(Activated::Aim(value)) => {
            s.aim += value;
            finish(rules, s, log);
        }
        _ => s.phase = Phase::BonusAt,
    }
}

/// ARM-BONUS-7, or the direction of ARM-BONUS-4 is asked.
pub fn target(rules: &Armes, s: &mut State, fig: FigId, log: &mut impl Sink<Event>) {
    match rules.activated(s, s.turn) {
        Some(Activated::Heal(value)) => effect::heal(rules, s, fig, value, log),
        Some(Activated::Hurt(value)) => effect::hurt(rules, s, fig, value, Cause::Bonus, log),
        _ => {
            s.phase = Phase::BonusDir(fig);
            return;
        }
    }
    finish(rules, s, log);
}

/// ARM-BONUS-4: forced movement of the chosen figure.
pub fn shift(rules: &Armes, s: &mut State, fig: FigId, dir: Dir, log: &mut impl Sink<Event>) {
    if let Some(Activated::Shift { value, .. }) = rules.activated(s, s.turn) {
        force::shove(rules, s, fig, dir, value, log);
    }
    finish(rules, s, log);
}

/// ARM-BONUS-3: the turn goes on, unless its player can no longer take one.
fn finish(rules: &Armes, s: &mut State, log: &mut impl Sink<Event>) {
    if round::can_take_turn(rules, s, s.turn) {
        s.phase = Phase::Turn;
    } else {
        round::next_turn(rules, s, log);
    }
}
