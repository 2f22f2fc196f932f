//! One true sentence why a step is good.

use feerie_core::{NoEvents, Reason, Seat};

use super::outlook::outlook;
use crate::Pixies;
use crate::action::{Action, Double};
use crate::board::TRACK;
use crate::goods::Good;
use crate::rules;
use crate::scoring;
use crate::state::{NOBODY, State};

/// What the step brings, as far as one feature of the position says so; none rather than an empty one.
pub fn reason(game: &Pixies, s: &State, seat: Seat, a: Action) -> Option<Reason> {
    let t = &s.table;
    let mut after = *s;
    rules::play(game, &mut after, seat, a, &mut NoEvents);
    let (before, now) = (t.kit(seat), after.table.kit(seat));
    if t.castle == NOBODY && after.table.castle == seat.0 {
        return Some(Reason::plain("hint-pixies-servant"));
    }
    let rewards = scoring::reward_points(game, &after.table, seat) - scoring::reward_points(game, t, seat);
    match a {
        Action::Double(Double::Ring) | Action::Copy(Double::Ring) | Action::Special(_) => {
            return Some(Reason::plain("hint-pixies-reward").with("points", rewards));
        }
        Action::Up(_) | Action::Double(Double::Promote(_)) | Action::Copy(Double::Promote(_)) => {
            return Some(Reason::plain("hint-pixies-climb"));
        }
        Action::Offer(offer) if offer.is_empty() => return Some(Reason::plain("hint-pixies-keep")),
        Action::Offer(offer) => {
            let feeds = t.wanted().is_some_and(|food| offer.n(food) > 0);
            let moves_up = offer.n(Good::Silver) > 0 && usize::from(before.silver) < TRACK
                || offer.n(Good::Gold) > 0 && usize::from(before.gold) < TRACK;
            let key = if feeds { "hint-pixies-feed" } else { "hint-pixies-tracks" };
            return (feeds || moves_up).then(|| Reason::plain(key));
        }
        _ => {}
    }
    if now.silver > before.silver || now.gold > before.gold {
        return Some(Reason::plain("hint-pixies-track"));
    }
    if let Action::Double(double) = a
        && t.price(double.space()) == 1
    {
        return Some(Reason::plain("hint-pixies-helped"));
    }
    if a == Action::Mercy {
        return Some(Reason::plain("hint-pixies-mercy"));
    }
    let gain = outlook(game, &after.table, seat) - outlook(game, t, seat);
    let loss = |other: Seat| outlook(game, t, other) - outlook(game, &after.table, other);
    let rival = t.living().filter(|&other| other != seat).max_by(|&a, &b| loss(a).total_cmp(&loss(b)));
    match rival {
        Some(other) if loss(other) > 0.5 && loss(other) > gain => {
            let points = loss(other).round() as i32;
            Some(Reason::plain("hint-pixies-hinders").with("seat", other).with("points", points))
        }
        _ if now.stock.total() > before.stock.total() => {
            Some(Reason::plain("hint-pixies-goods").with("count", now.stock.total() - before.stock.total()))
        }
        _ if gain >= 0.5 => Some(Reason::plain("hint-pixies-better").with("points", gain.round() as i32)),
        _ => None,
    }
}
