//! How an action looks at a glance, without playing it: what orders the search and steers playouts.

use feerie_core::Seat;

use super::outlook::rounds_left;
use crate::Pixies;
use crate::action::{Action, Destination, Double, Move, Origin};
use crate::board::TRACK;
use crate::goods::{Good, Goods};
use crate::scoring;
use crate::state::Table;

/// How a move up looks, in points.
fn climb_value(t: &Table, mv: Move) -> f32 {
    let to = match mv.to {
        Destination::Castle => return 9.0,
        Destination::Space(space) => f32::from(space.level()),
    };
    let from_mine = if mv.from == Origin::Mine { 0.6 } else { 0.0 };
    let push = if mv.push { -0.4 } else { 0.0 };
    let late = if t.round >= 6 { -0.5 } else { 0.0 };
    1.5 + to * 0.4 + from_mine + push + late
}

/// How an action looks at a glance, in points.
pub fn promise(rules: &Pixies, t: &Table, seat: Seat, action: Action) -> f32 {
    let kit = t.kit(seat);
    let late = t.round >= rules.options.rounds;
    match action {
        Action::Double(double) | Action::Copy(double) => {
            let discs = if matches!(action, Action::Double(_)) { f32::from(t.price(double.space())) } else { 0.0 };
            double_value(rules, t, seat, double, late) - 1.1 * (discs - 1.0)
        }
        Action::Mine(picked) => 0.8 + f32::from(kit.slaves) * 0.5 + f32::from(picked.0[1]) * 0.8,
        Action::Swap { .. } => -0.5,
        Action::Fetch(good) => {
            if kit.stock.n(good) == 0 {
                1.2
            } else {
                0.6
            }
        }
        Action::Discard(goods) if late => {
            let heaps =
                Good::ALL.into_iter().filter(|&good| goods.n(good) > 0 && scoring::is_biggest_heap(t, seat, good));
            heaps.count() as f32 - 0.5
        }
        Action::Discard(_) => -2.0,
        Action::PayCopy => 0.6 - f32::from(rules.board.copying[t.used.copy.len().min(4)]) * 0.5,
        Action::Special(good) => {
            if good == Good::Gold {
                4.0
            } else {
                5.0
            }
        }
        Action::Advance(n) => 0.5 + f32::from(n) * 0.2,
        Action::Priority => {
            if kit.discs == 1 {
                0.5
            } else {
                -1.5
            }
        }
        Action::Pass => -5.0,
        Action::Unchain(_) => {
            if kit.unchained() == 0 {
                0.8
            } else {
                -0.3
            }
        }
        Action::Offer(offer) => offer_value(rules, t, seat, &offer),
        Action::Up(mv) => climb_value(t, mv),
        Action::End => -0.5,
        Action::Send(space) => -f32::from(space.level()),
        Action::Mercy => 0.5,
        Action::Stone(on, _) if on == seat => -2.0,
        Action::Give(gifts) => lead_hit(rules, t, &gifts),
        _ => 0.0,
    }
}

fn lead_hit(rules: &Pixies, t: &Table, gifts: &[u8]) -> f32 {
    let mut value = 0.0;
    for (i, &points) in gifts.iter().enumerate().filter(|&(_, &points)| points > 0) {
        let score = t.kits[i].punishment;
        let crosses = rules.board.mines.iter().any(|&mine| score < mine && mine <= score + u16::from(points));
        value += f32::from(points) * 0.1 + if crosses { 1.5 } else { 0.0 };
    }
    value
}

fn double_value(rules: &Pixies, t: &Table, seat: Seat, double: Double, late: bool) -> f32 {
    let kit = t.kit(seat);
    match double {
        Double::Food(_) => 1.5,
        Double::Silver => 1.4,
        Double::Promote(mv) => climb_value(t, mv),
        Double::Trade { n, take, .. } if kit.stock.n(take) == 0 && n <= 3 => 1.0,
        Double::Trade { .. } => -0.5,
        Double::Convert(n) => 0.4 * f32::from(n),
        Double::FoodTile => {
            if late {
                -1.0
            } else {
                1.8
            }
        }
        Double::SingleTile(_) => 0.8,
        Double::Whip => 1.2,
        Double::Track(good) => {
            let space = if good == Good::Silver { kit.silver } else { kit.gold };
            let points = |at: u8| f32::from(rules.board.track_points[usize::from(at) - 1]);
            1.0 + (points(space) - points(space + 1)) * rounds_left(rules, t) * 0.7
        }
        Double::Casino => 1.6,
        Double::Ring => 5.0,
        Double::Rob(space) => {
            let victim = t.pixie(space).map(Seat).unwrap_or(seat);
            0.7 * rules.board.icons[space.index()].common(&t.kit(victim).stock).total() as f32
        }
    }
}

/// Offers: the wanted food as far as pixies can climb, a little silver or gold while the tracks can rise.
pub fn offer_value(rules: &Pixies, t: &Table, seat: Seat, offer: &Goods) -> f32 {
    if offer.is_empty() {
        return -5.0;
    }
    let kit = t.kit(seat);
    let left = rounds_left(rules, t);
    let mut value = 0.0;
    let movable = t.active(seat.0).count() as f32 * 2.0 + f32::from(kit.unchained());
    for good in Good::ALL {
        let n = f32::from(offer.n(good));
        if n == 0.0 {
            continue;
        }
        value += match good {
            Good::Silver | Good::Gold => {
                let space = if good == Good::Silver { kit.silver } else { kit.gold };
                let next = (space + 1).min(TRACK as u8);
                let gain = f32::from(rules.board.track_points[usize::from(space) - 1])
                    - f32::from(rules.board.track_points[usize::from(next) - 1]);
                let rise = if usize::from(space) < TRACK { 1.2 + gain * left } else { 0.0 };
                let spent = if good == Good::Gold { 0.9 } else { 0.4 };
                // Only if somebody feeds the Queen.
                (rise + if n > 1.0 { 0.4 } else { 0.0 }) * 0.75 - n * spent
            }
            food if t.wanted() == Some(food) => n.min(movable) * 1.6 - (n - movable).max(0.0) * 0.7,
            _ => -4.0,
        };
    }
    value
}
