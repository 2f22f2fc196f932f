//! ARM-ORD: beginning a turn: a figure is activated, or its player passes.

use feerie_core::{Clause, Legal, Sink};

use super::{bonus, round};
use crate::action::Action;
use crate::event::Event;
use crate::phase::{Activation, Phase, Stage};
use crate::state::{FigId, State};
use crate::{Armes, clauses};

/// ARM-ORD-4, ARM-ORD-5: whether a figure may be activated.
pub fn may_activate(s: &State, fig: FigId) -> Result<(), Clause> {
    if fig.seat() != s.turn || s.at(fig).is_none() {
        return Err(clauses::ORD_5);
    }
    if s.fig(fig).orders >= 2 { Err(clauses::ORD_4) } else { Ok(()) }
}

/// What a turn may begin with.
pub fn list(rules: &Armes, s: &State, out: &mut Legal<Action>) {
    for fig in s.members_of(s.turn) {
        if may_activate(s, fig).is_ok() {
            out.push(Action::Act(fig));
        }
    }
    if bonus::may_use(rules, s, s.turn).is_ok() {
        out.push(Action::Bonus);
    }
    out.push(Action::Pass);
}

/// ARM-ORD-6, ARM-BONUS-5: whether the next activation of a figure counts as its second one of the round.
pub fn is_second(s: &State, fig: FigId) -> bool {
    s.fig(fig).orders > 0 && !(s.fresh && fig.seat() == s.turn)
}

/// ARM-ORD-3: the token is put beside the figure when it is chosen.
pub fn activate(s: &mut State, fig: FigId, log: &mut impl Sink<Event>) {
    let second = is_second(s, fig);
    s.tokens[s.turn.index()] -= 1;
    s.figures[fig.index()].orders += 1;
    log.note(|| Event::Act { fig, second });
    s.phase = Phase::Active(Stage::Free, Activation { fig, second, what: None, at: None, boost: None });
}

/// ARM-RND-7: a pass is final for the round.
pub fn pass(rules: &Armes, s: &mut State, log: &mut impl Sink<Event>) {
    let seat = s.turn;
    s.passed[seat.index()] = true;
    log.note(|| Event::Pass { seat });
    round::next_turn(rules, s, log);
}
