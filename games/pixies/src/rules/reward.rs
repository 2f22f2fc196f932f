//! PIX-REW, PIX-PRO, PIX-SRV-3, PIX-FUR: what the offerings bring.

use feerie_core::{Clause, Legal, Seat, Sink};

use crate::action::{Action, Move};
use crate::board::COLORS;
use crate::event::{Bonus, Event};
use crate::goods::{Good, Goods};
use crate::phase::Task;
use crate::rules::promote::{self, When};
use crate::rules::{double, mine, score};
use crate::state::{NOBODY, Table};
use crate::tiles::{Series, Skill};
use crate::{Pixies, clauses};

/// PIX-REW-1, then PIX-PRO-1: tracks rise, then promotions are made in order. Offerings of players just thrown
/// out are void (PIX-OFF-9).
pub fn begin(
    rules: &Pixies,
    t: &mut Table,
    offers: &[Option<Goods>; COLORS],
    due: [u8; COLORS],
    log: &mut impl Sink<Event>,
) {
    for track in [Good::Silver, Good::Gold] {
        raise(t, track, offers, log);
    }
    t.due = std::array::from_fn(|i| if t.kits[i].alive { due[i] } else { 0 });
    t.stack.push(Task::Servant);
    if rules.seats == 2 {
        t.stack.push(Task::Third);
    }
    t.stack.push_all([Task::Promo(0), Task::FreePromo]);
}

/// PIX-REW-1, PIX-REW-2: every giver one space, the single most generous one more. Who stands at the end of the
/// track still counts when offerings are compared.
fn raise(t: &mut Table, track: Good, offers: &[Option<Goods>; COLORS], log: &mut impl Sink<Event>) {
    let given: [u8; COLORS] = std::array::from_fn(|i| match offers[i] {
        Some(offer) if t.kits[i].alive => offer.n(track),
        _ => 0,
    });
    let most = given.into_iter().max().unwrap_or(0);
    let alone = given.iter().filter(|&&n| n == most).count() == 1;
    for place in 0..t.big.len() as u8 {
        let Some(seat) = t.at(place) else { continue };
        match given[seat.index()] {
            0 => {}
            n if n == most && alone => double::climb(t, seat, track, 2, log),
            _ => double::climb(t, seat, track, 1, log),
        }
    }
}

/// PIX-PRO-9: the living holder of skill `e`.
pub fn climber(t: &Table) -> Option<Seat> {
    t.living().find(|&seat| t.kit(seat).has(Skill::Climber))
}

/// PIX-NOT-3: whether the node would offer more than its end.
fn has_choice(t: &Table, seat: Seat) -> bool {
    mine::can_unchain(t, seat) || promote::can_promote(t, seat, When::Rewards)
}

/// PIX-PRO-1, PIX-PRO-2: looks for promotions to make at a place; those that cannot be made are lost.
pub fn next_promotion(t: &mut Table, place: u8) {
    let Some(&seat) = t.big.get(usize::from(place)) else {
        t.stack.pop();
        return;
    };
    let can = t.due[usize::from(seat)] > 0 && t.is_alive(Seat(seat)) && has_choice(t, Seat(seat));
    if !can {
        t.due[usize::from(seat)] = 0;
        t.stack.replace(Task::Promo(place + 1));
    }
}

/// PIX-PRO-9: without a holder, or anything to do, there is no free promotion.
pub fn skip_free(t: &mut Table) {
    if !climber(t).is_some_and(|seat| has_choice(t, seat)) {
        t.stack.pop();
    }
}

/// PIX-TWO-5: skipped if impossible.
pub fn skip_third(t: &mut Table) {
    if !promote::can_move_third(t) {
        t.stack.pop();
    }
}

/// Whether an action fits where promotions are made.
pub fn may_promote(t: &Table, seat: Seat, action: Action) -> Result<(), Clause> {
    match action {
        Action::Up(mv) => promote::may_promote(t, seat, mv, When::Rewards),
        Action::Unchain(slot) => mine::may_unchain(t, seat, slot),
        // PIX-PRO-2: one may stop.
        Action::End => Ok(()),
        _ => Err(clauses::NOT_1),
    }
}

/// Every promotion, every stone to remove, and the end.
pub fn list(t: &Table, seat: Seat, out: &mut Legal<Action>) {
    promote::moves(t, seat, When::Rewards).for_each(|mv| out.push(Action::Up(mv)));
    mine::list_unchains(t, seat, out);
    out.push(Action::End);
}

/// Makes one of the promotions due, or the free one.
pub fn up(t: &mut Table, seat: Seat, mv: Move, log: &mut impl Sink<Event>) {
    promote::promote(t, seat, mv, log);
    match t.stack.top() {
        Task::FreePromo => drop(t.stack.pop()),
        _ => t.due[seat.index()] -= 1,
    }
}

/// PIX-PRO-2: the rest is lost.
pub fn stop(t: &mut Table, seat: Seat) {
    match t.stack.top() {
        Task::FreePromo => drop(t.stack.pop()),
        _ => t.due[seat.index()] = 0,
    }
}

/// PIX-SRV-3: the owner of the new Faithful Servant takes the first tile; skill `b` adds to it.
pub fn crown(rules: &Pixies, t: &mut Table, log: &mut impl Sink<Event>) {
    t.stack.pop();
    if t.castle == NOBODY {
        return;
    }
    let seat = Seat(t.castle);
    double::reward(rules, t, seat, Series::Servant, log);
    if t.kit(seat).has(Skill::Steward) {
        score::bonus(t, seat, double::SKILL_BONUS, Bonus::Steward, log);
    }
}

/// PIX-FUR-3, PIX-FUR-4: the last player in order who has an active pixie; up to the second place, for the
/// darling is exempt.
pub fn next_victim(t: &mut Table, left: u8) {
    if left == 0 {
        t.stack.pop();
        return;
    }
    if t.at(left - 1).is_none_or(|seat| score::is_spared(t, seat)) {
        t.stack.replace(Task::Fury(left - 1));
    }
}
