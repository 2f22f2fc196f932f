//! PIX-OFF, PIX-A07-2, PIX-TWO-3: what the Queen wants, and what she gets.

use feerie_core::{Clause, Dice, Legal, Seat, Sink};

use crate::action::{Action, Outcome};
use crate::board::COLORS;
use crate::event::{Event, Why};
use crate::goods::{Good, Goods};
use crate::phase::{Phase, Task};
use crate::rules::{reward, round, score, tiles};
use crate::state::{State, Table};
use crate::tiles::Single;
use crate::{Pixies, clauses};

/// After the action phase: the announcement, the demand, the offerings, what they bring, the punishments.
pub fn begin(t: &mut Table, log: &mut impl Sink<Event>) {
    round::enter(t, Phase::Offerings, log);
    t.stack.push_all([Task::Announce, Task::Demand, Task::Offer]);
}

/// PIX-A07-2: who holds tile `D`.
pub fn double_holder(t: &Table) -> Option<Seat> {
    t.living().find(|&seat| t.kit(seat).holds(Single::Double))
}

/// PIX-A07-2: the holder announces; a used tile goes back at once.
pub fn announce(t: &mut Table, seat: Seat, used: bool, log: &mut impl Sink<Event>) {
    t.stack.pop();
    if used {
        tiles::give_back(t, seat, Single::Double);
        t.double = seat.0;
    }
    log.note(|| Event::Double { seat, used });
}

/// PIX-SET-6, PIX-OFF-1, PIX-INF-4: every demand, by the tokens not yet revealed.
pub fn demands(rules: &Pixies, t: &Table) -> Vec<(Outcome, u64)> {
    let left = t.tokens_left(rules);
    let all = Good::FOOD.into_iter().zip(left).map(|(food, n)| (Outcome::Demand(food), u64::from(n)));
    all.filter(|&(_, n)| n > 0).collect()
}

/// One of them at random.
pub fn draw_demand(rules: &Pixies, t: &Table, dice: &mut Dice) -> Outcome {
    let left = t.tokens_left(rules);
    let mut n = dice.below(left.iter().map(|&n| u32::from(n)).sum::<u32>().max(1));
    for (food, here) in Good::FOOD.into_iter().zip(left) {
        if n < u32::from(here) {
            return Outcome::Demand(food);
        }
        n -= u32::from(here);
    }
    Outcome::Demand(Good::Honey)
}

/// PIX-OFF-1: the demand is revealed.
pub fn demand(t: &mut Table, food: Good, log: &mut impl Sink<Event>) {
    t.stack.pop();
    t.demands.push(food as u8);
    log.note(|| Event::Demand { food });
}

/// PIX-OFF-4, PIX-TWO-3: how many types a seat may offer.
fn n_types(rules: &Pixies, t: &Table, seat: Seat) -> usize {
    1 + usize::from(rules.seats == 2) + usize::from(t.double == seat.0)
}

/// PIX-OFF-4, PIX-OFF-7: whether a kind may be offered at all.
fn is_accepted(rules: &Pixies, t: &Table, good: Good) -> bool {
    !good.is_food() || t.wanted() == Some(good) || rules.options.wrong_food
}

/// PIX-OFF-2, PIX-OFF-4, PIX-OFF-7: whether a seat may offer this.
pub fn may_offer(rules: &Pixies, t: &Table, seat: Seat, offer: &Goods) -> Result<(), Clause> {
    if Good::ALL.into_iter().any(|good| offer.n(good) > 0 && !is_accepted(rules, t, good)) {
        return Err(clauses::OFF_7);
    }
    if offer.kinds() > n_types(rules, t, seat) {
        return Err(if rules.seats == 2 { clauses::TWO_3 } else { clauses::OFF_4 });
    }
    if t.kit(seat).stock.holds(offer) { Ok(()) } else { Err(clauses::OFF_2) }
}

/// What of a seat's stock may be offered.
fn offerable(rules: &Pixies, t: &Table, seat: Seat) -> Goods {
    let mut stock = t.kit(seat).stock;
    for good in Good::ALL.into_iter().filter(|&good| !is_accepted(rules, t, good)) {
        stock.0[good as usize] = 0;
    }
    stock
}

/// Every offering.
pub fn list(rules: &Pixies, t: &Table, seat: Seat, out: &mut Legal<Action>) {
    fn extend(have: &Goods, kind: usize, types: usize, so_far: Goods, out: &mut Legal<Action>) {
        if kind == 5 {
            out.push(Action::Offer(so_far));
            return;
        }
        extend(have, kind + 1, types, so_far, out);
        if types > 0 {
            let mut longer = so_far;
            for n in 1..=have.0[kind] {
                longer.0[kind] = n;
                extend(have, kind + 1, types - 1, longer, out);
            }
        }
    }
    extend(&offerable(rules, t, seat), 0, n_types(rules, t, seat), Goods::NONE, out);
}

/// In how many ways up to `t` types of the kinds from `k` on can be offered: `ways[k][t]`.
fn ways(have: &Goods) -> [[u64; 4]; 6] {
    let mut ways = [[1; 4]; 6];
    for kind in (0..5).rev() {
        for types in 1..4 {
            ways[kind][types] = ways[kind + 1][types] + u64::from(have.0[kind]) * ways[kind + 1][types - 1];
        }
    }
    ways
}

/// How many there are.
pub fn count(rules: &Pixies, t: &Table, seat: Seat) -> u64 {
    ways(&offerable(rules, t, seat))[0][n_types(rules, t, seat)]
}

/// One of them at random, without listing.
pub fn pick(rules: &Pixies, t: &Table, seat: Seat, dice: &mut Dice) -> Goods {
    let have = offerable(rules, t, seat);
    let ways = ways(&have);
    let mut types = n_types(rules, t, seat);
    let mut left = dice.below_u64(ways[0][types]);
    let mut offer = Goods::NONE;
    for kind in 0..5 {
        let without = ways[kind + 1][types];
        if left < without {
            continue;
        }
        left -= without;
        let each = ways[kind + 1][types - 1];
        offer.0[kind] = (left / each) as u8 + 1;
        left %= each;
        types -= 1;
    }
    offer
}

/// PIX-OFF-2, PIX-OFF-3: a seat seals its offering; the last one reveals them all.
pub fn commit(rules: &Pixies, s: &mut State, seat: Seat, offer: Goods, log: &mut impl Sink<Event>) {
    s.sealed[seat.index()] = Some(offer);
    log.note(|| Event::Committed { seat, offer: Some(text(&offer)) });
    if s.table.living().all(|seat| s.sealed[seat.index()].is_some()) {
        reveal(rules, s, log);
    }
}

/// An offering as the notation writes it.
pub fn text(offer: &Goods) -> String {
    if offer.is_empty() { "none".into() } else { offer.to_string() }
}

/// The part of an offering that the Queen keeps (PIX-OFF-5); other food comes back (PIX-OFF-7).
fn accepted(t: &Table, offer: &Goods) -> Goods {
    let mut kept = *offer;
    for food in Good::FOOD.into_iter().filter(|&food| t.wanted() != Some(food)) {
        kept.0[food as usize] = 0;
    }
    kept
}

/// PIX-OFF-2, PIX-OFF-5 to PIX-OFF-8: all are revealed together, goods go to the stock, points are due.
fn reveal(rules: &Pixies, s: &mut State, log: &mut impl Sink<Event>) {
    s.table.revealed = std::mem::take(&mut s.sealed);
    let t = &mut s.table;
    for place in 0..t.big.len() as u8 {
        let Some(seat) = t.at(place) else { continue };
        let Some(offer) = t.revealed[seat.index()] else { continue };
        log.note(|| Event::Offered { seat, count: offer.total(), goods: offer.into() });
        let kept = accepted(t, &offer);
        t.kit_mut(seat).stock.remove(&kept);
        t.supply.add(&kept);
        if offer.is_empty() || kept != offer {
            t.marks[seat.index()] = rules.board.refusal;
        }
    }
    t.stack.replace(Task::Judge);
    t.stack.push(Task::MarkRefusals(0));
}

/// PIX-OFF-6 to PIX-OFF-8: marks the points of the player at a place.
pub fn mark_refusals(rules: &Pixies, t: &mut Table, place: u8, log: &mut impl Sink<Event>) {
    if usize::from(place) == t.big.len() {
        t.stack.pop();
        return;
    }
    t.stack.replace(Task::MarkRefusals(place + 1));
    if let Some(seat) = t.at(place) {
        let points = std::mem::take(&mut t.marks[seat.index()]);
        let none = t.revealed[seat.index()].is_some_and(|offer| offer.is_empty());
        let why = if none { Why::NoOffering } else { Why::WrongFood };
        score::add(rules, t, seat, points, why, None, log);
    }
}

/// PIX-OFF-9, PIX-FUR-1: whether anybody fed the Queen, also one just thrown out; then rewards, or fury.
pub fn judge(rules: &Pixies, t: &mut Table, log: &mut impl Sink<Event>) {
    let offers = std::mem::take(&mut t.revealed);
    let wanted = |offer: &Option<Goods>| match (offer, t.wanted()) {
        (Some(offer), Some(food)) => offer.n(food),
        _ => 0,
    };
    let due: [u8; COLORS] = std::array::from_fn(|i| wanted(&offers[i]));
    t.stack.replace(Task::Miners(0));
    if due.iter().any(|&n| n > 0) {
        round::enter(t, Phase::Rewards, log);
        reward::begin(rules, t, &offers, due, log);
    } else {
        round::enter(t, Phase::Fury, log);
        log.note(|| Event::Fury);
        t.stack.push(Task::Fury(t.big.len() as u8));
    }
}
