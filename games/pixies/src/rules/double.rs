//! PIX-A01 to PIX-A14: the double actions, placed or copied.

use feerie_core::{Clause, Legal, Seat, Sink};

use crate::action::{Action, Casino, Double};
use crate::board::{COLORS, Space, TRACK};
use crate::event::{Bonus, Deal, Event, Why};
use crate::goods::{Good, Goods};
use crate::phase::Task;
use crate::rules::promote::{self, When};
use crate::rules::{score, stock, tiles};
use crate::state::Table;
use crate::tiles::{Series, Single, Skill};
use crate::{Pixies, clauses};

/// Goods of one trade at most (PIX-A04-1).
const BIGGEST_TRADE: u8 = 7;
/// What action 1 or 2 takes.
const STOLEN: u8 = 2;
/// What skills `b` and `c` add.
pub const SKILL_BONUS: u8 = 2;

/// PIX-A05-1: silver for one gold bar, 1 less with skill `a`, never less than 1.
pub fn gold_price(rules: &Pixies, t: &Table, seat: Seat) -> u8 {
    let price = rules.board.silver_price[usize::from(t.kit(seat).silver) - 1];
    if t.kit(seat).has(Skill::Alchemist) { price.saturating_sub(1).max(1) } else { price }
}

/// PIX-A13-1: gold for one ring.
pub fn ring_price(rules: &Pixies, t: &Table, seat: Seat) -> u8 {
    rules.board.gold_price[usize::from(t.kit(seat).gold) - 1]
}

/// PIX-A04-1: the biggest trade of one kind for another; never gold.
fn most_traded(t: &Table, seat: Seat, give: Good, take: Good) -> u8 {
    if give == take || give == Good::Gold || take == Good::Gold {
        return 0;
    }
    t.kit(seat).stock.n(give).min(t.supply.n(take)).min(BIGGEST_TRADE)
}

/// PIX-A05-2: the most gold bars that can be paid for and are in stock.
fn most_converted(rules: &Pixies, t: &Table, seat: Seat) -> u8 {
    (t.kit(seat).stock.n(Good::Silver) / gold_price(rules, t, seat)).min(t.supply.n(Good::Gold))
}

fn enough(holds: bool, clause: Clause) -> Result<(), Clause> {
    if holds { Ok(()) } else { Err(clause) }
}

/// Whether a double action can be executed (PIX-ACT-7); `fresh` discs are about to be placed for it.
pub fn may_do(rules: &Pixies, t: &Table, seat: Seat, double: Double, fresh: u8) -> Result<(), Clause> {
    let kit = t.kit(seat);
    match double {
        // PIX-A01-1, PIX-A02-1
        Double::Food(good) => stock::may_take(t, good),
        Double::Silver => stock::may_take(t, Good::Silver),
        Double::Promote(mv) => promote::may_promote(t, seat, mv, When::Action { fresh }),
        Double::Trade { give, n, take } => match most_traded(t, seat, give, take) {
            most if n <= most => Ok(()),
            _ if n <= BIGGEST_TRADE && n <= kit.stock.n(give) && give != take => {
                Err(if take == Good::Gold || give == Good::Gold { clauses::A04_1 } else { clauses::GEN_3 })
            }
            _ => Err(clauses::A04_1),
        },
        Double::Convert(n) if n <= most_converted(rules, t, seat) => Ok(()),
        Double::Convert(n) => {
            Err(if u16::from(n) * u16::from(gold_price(rules, t, seat)) > u16::from(kit.stock.n(Good::Silver)) {
                clauses::A05_2
            } else {
                clauses::GEN_3
            })
        }
        Double::FoodTile => tiles::may_take_food(t, seat),
        Double::SingleTile(single) => tiles::may_take_single(t, seat, single),
        // PIX-A10-1: there is always a rival to give points to.
        Double::Whip => Ok(()),
        // PIX-A11-1
        Double::Track(good) => {
            let space = if good == Good::Silver { kit.silver } else { kit.gold };
            enough(kit.stock.n(good) > 0 && usize::from(space) < TRACK, clauses::A11_1)
        }
        Double::Casino => enough(!t.supply.is_empty(), clauses::A12_1),
        Double::Ring => {
            let is_left = t.n_taken(Series::Ring) < rules.board.tiles(Series::Ring).len();
            enough(is_left && kit.stock.n(Good::Gold) >= ring_price(rules, t, seat), clauses::A13_1)
        }
        // PIX-A14-1: an opponent's pixie; the third colour owns nothing.
        Double::Rob(space) => {
            let owner = t.pixie(space).map(Seat).filter(|&owner| owner != seat && t.is_alive(owner));
            enough(owner.is_some(), clauses::A14_1)
        }
    }
}

/// Calls `visit` with what can be done on one double space; `fresh` discs are about to be placed there.
#[inline]
pub fn each(rules: &Pixies, t: &Table, seat: Seat, space: Space, fresh: u8, mut visit: impl FnMut(Double)) {
    let mut offer = |double: Double| {
        if may_do(rules, t, seat, double, fresh).is_ok() {
            visit(double);
        }
    };
    match space.0 {
        1 => Good::FOOD.into_iter().map(Double::Food).for_each(offer),
        2 => offer(Double::Silver),
        3 => promote::moves(t, seat, When::Action { fresh }).for_each(|mv| visit(Double::Promote(mv))),
        4 => {
            for give in Good::TRADED.into_iter().filter(|&give| t.kit(seat).stock.n(give) > 0) {
                for take in Good::TRADED {
                    for n in 1..=most_traded(t, seat, give, take) {
                        visit(Double::Trade { give, n, take });
                    }
                }
            }
        }
        5 => (1..=most_converted(rules, t, seat)).for_each(|n| visit(Double::Convert(n))),
        6 => offer(Double::FoodTile),
        7..=9 => offer(Double::SingleTile(Single::ALL[usize::from(space.0) - 7])),
        10 => offer(Double::Whip),
        11 => [Good::Silver, Good::Gold].into_iter().map(Double::Track).for_each(offer),
        12 => offer(Double::Casino),
        13 => offer(Double::Ring),
        _ => Space::all().filter(|&there| t.pixie(there).is_some()).map(Double::Rob).for_each(offer),
    }
}

/// Executes a double action at once and completely (PIX-ACT-4).
pub fn enact(rules: &Pixies, t: &mut Table, seat: Seat, double: Double, log: &mut impl Sink<Event>) {
    match double {
        Double::Food(good) => stock::gain(t, seat, Goods::of(good, STOLEN), Deal::StealFood, log),
        Double::Silver => stock::gain(t, seat, Goods::of(Good::Silver, STOLEN), Deal::StealSilver, log),
        Double::Promote(mv) => promote::promote(t, seat, mv, log),
        Double::Trade { give, n, take } => {
            stock::pay(t, seat, Goods::of(give, n), Deal::Trade, log);
            stock::gain(t, seat, Goods::of(take, n), Deal::Trade, log);
        }
        Double::Convert(n) => {
            let price = gold_price(rules, t, seat);
            stock::pay(t, seat, Goods::of(Good::Silver, n * price), Deal::Convert, log);
            stock::gain(t, seat, Goods::of(Good::Gold, n), Deal::Convert, log);
        }
        Double::FoodTile => tiles::take_food(t, seat, log),
        Double::SingleTile(single) => tiles::take_single(t, seat, single, log),
        Double::Whip => t.stack.push(Task::Whip(seat)),
        Double::Track(good) => {
            stock::pay(t, seat, Goods::of(good, 1), Deal::Track, log);
            climb(t, seat, good, 1, log);
        }
        Double::Casino => t.stack.push(Task::Casino(seat)),
        Double::Ring => {
            let price = ring_price(rules, t, seat);
            stock::pay(t, seat, Goods::of(Good::Gold, price), Deal::Ring, log);
            reward(rules, t, seat, Series::Ring, log);
            // PIX-A13-2
            if t.kit(seat).has(Skill::Goldsmith) {
                score::bonus(t, seat, SKILL_BONUS, Bonus::Goldsmith, log);
            }
        }
        Double::Rob(space) => {
            let Some(victim) = t.pixie(space).map(Seat) else { return };
            let goods = rules.board.icons[space.index()].common(&t.kit(victim).stock);
            t.kit_mut(victim).stock.remove(&goods);
            t.kit_mut(seat).stock.add(&goods);
            log.note(|| Event::Robbed { seat, victim, space: space.0, count: goods.total(), goods: goods.into() });
        }
    }
}

/// Moves a disc up a track, as far as it goes.
pub fn climb(t: &mut Table, seat: Seat, track: Good, steps: u8, log: &mut impl Sink<Event>) {
    let kit = t.kit_mut(seat);
    let space = if track == Good::Silver { &mut kit.silver } else { &mut kit.gold };
    let from = *space;
    *space = (from + steps).min(TRACK as u8);
    let to = *space;
    if to != from {
        log.note(|| Event::Track { seat, track, from, to });
    }
}

/// PIX-SET-5: takes the first tile of a series, if one is left.
pub fn reward(rules: &Pixies, t: &mut Table, seat: Seat, series: Series, log: &mut impl Sink<Event>) {
    if let Some(&value) = rules.board.tiles(series).get(t.n_taken(series)) {
        t.taken.push(series as u8 * 8 + seat.0);
        log.note(|| Event::Reward { seat, kind: series, value });
    }
}

/// PIX-A10-1: the punishment die was rolled.
pub fn rolled(t: &mut Table, points: u8, log: &mut impl Sink<Event>) {
    let Task::Whip(seat) = t.stack.pop() else { return };
    log.note(|| Event::Rolled { seat, points });
    t.stack.push(Task::Give(seat, points));
}

/// PIX-A10-2: exactly that many points, to living rivals.
pub fn may_give(t: &Table, seat: Seat, n: u8, gifts: &[u8; COLORS]) -> Result<(), Clause> {
    let to_rivals = (0..COLORS as u8).map(Seat).all(|to| gifts[to.index()] == 0 || to != seat && t.is_alive(to));
    let total: u32 = gifts.iter().map(|&points| u32::from(points)).sum();
    enough(to_rivals && total == u32::from(n), clauses::A10_2)
}

/// Every way to spread points.
pub fn list_gifts(t: &Table, seat: Seat, n: u8, out: &mut Legal<Action>) {
    fn spread(rivals: &[Seat], left: u8, gifts: &mut [u8; COLORS], out: &mut Legal<Action>) {
        match rivals {
            [] => {}
            [last] => {
                gifts[last.index()] = left;
                out.push(Action::Give(*gifts));
                gifts[last.index()] = 0;
            }
            [first, others @ ..] => {
                for points in 0..=left {
                    gifts[first.index()] = points;
                    spread(others, left - points, gifts, out);
                }
                gifts[first.index()] = 0;
            }
        }
    }
    let rivals: arrayvec::ArrayVec<Seat, COLORS> = t.living().filter(|&rival| rival != seat).collect();
    spread(&rivals, n, &mut [0; COLORS], out);
}

/// PIX-A10-2: the points are marked in order, each player's consequences before the next (PIX-SCO-4).
pub fn give(t: &mut Table, seat: Seat, gifts: [u8; COLORS]) {
    t.marks = gifts;
    t.stack.replace(Task::MarkGifts(seat, 0));
}

/// Marks the points of the player at a place.
pub fn mark_gifts(rules: &Pixies, t: &mut Table, giver: Seat, place: u8, log: &mut impl Sink<Event>) {
    if usize::from(place) == t.big.len() {
        t.stack.pop();
        return;
    }
    t.stack.replace(Task::MarkGifts(giver, place + 1));
    if let Some(seat) = t.at(place) {
        let points = std::mem::take(&mut t.marks[seat.index()]);
        score::add(rules, t, seat, points, Why::Rival, Some(giver), log);
    }
}

/// PIX-A12-1: the casino die was rolled.
pub fn gamble(rules: &Pixies, t: &mut Table, side: Casino, log: &mut impl Sink<Event>) {
    let Task::Casino(seat) = t.stack.pop() else { return };
    log.note(|| Event::Casino { seat, side: side.name() });
    stock::gain(t, seat, rules.board.casino[side as usize].gives, Deal::Casino, log);
}
