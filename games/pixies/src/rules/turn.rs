//! PIX-ACT, PIX-A16 to PIX-A21: a turn of the action phase.

use feerie_core::{Clause, Legal, Seat, Sink};

use crate::action::{Action, Double};
use crate::board::{SPACES, Space};
use crate::event::{Deal, Event, Why};
use crate::goods::{Good, Goods};
use crate::phase::Task;
use crate::rules::{double, mine, score, stock, tiles};
use crate::state::{NOBODY, Table, Used};
use crate::tiles::{Series, Skill};
use crate::{Pixies, clauses};

/// How often space 17 may be used (PIX-A17-1), and how much is discarded (PIX-A17-2).
const MARKET: usize = 3;

/// PIX-ACT-1: the next seat with discs, round and round; without one the phase ends.
pub fn next(t: &mut Table, place: u8) {
    let n = t.big.len();
    let seats = (0..n).map(|i| Seat(t.big[(usize::from(place) + i) % n]));
    match seats.into_iter().find(|&seat| t.is_alive(seat) && t.kit(seat).discs > 0) {
        Some(seat) => t.stack.replace(Task::Act(seat)),
        None => t.stack.replace(Task::CloseActions),
    }
}

/// PIX-ACT-10, PIX-A21-4: discs go home, spaces are free again; only now a priority player's big cube goes to
/// the front (PIX-A21-3).
pub fn close(rules: &Pixies, t: &mut Table, log: &mut impl Sink<Event>) {
    let priority = t.used.priority;
    t.placed = [0; SPACES];
    t.used = Used::NONE;
    for kit in t.kits.iter_mut().filter(|kit| kit.alive) {
        kit.discs = rules.board.discs;
    }
    if let Some(from) = t.big.iter().position(|&seat| seat == priority)
        && t.is_alive(Seat(priority))
    {
        t.big.advance(from, 0);
        log.note(|| Event::Priority { seat: Seat(priority) });
    }
    t.stack.pop();
}

/// PIX-ACT-3, PIX-ACT-5: whether the discs for a double space are there, and the space is free.
fn may_place(t: &Table, seat: Seat, space: Space) -> Result<(), Clause> {
    if t.n_discs(space) > 0 {
        return Err(clauses::ACT_5);
    }
    if t.kit(seat).discs >= t.price(space) { Ok(()) } else { Err(clauses::ACT_3) }
}

/// How many discs an action is about to put on its own double space.
fn fresh(t: &Table, space: Space) -> u8 {
    t.price(space)
}

/// PIX-ACT-7, PIX-ACT-9: whether a seat may take an action on its turn.
pub fn may_act(rules: &Pixies, t: &Table, seat: Seat, action: Action) -> Result<(), Clause> {
    let kit = t.kit(seat);
    match action {
        Action::Double(double) => {
            may_place(t, seat, double.space())?;
            double::may_do(rules, t, seat, double, fresh(t, double.space()))
        }
        Action::Mine(picked) => mine::may_use_mine(t, seat).and_then(|()| mine::may_pick(t, seat, &picked)),
        Action::Swap { mine, theirs } => {
            tiles::may_use_swap(rules, t, seat).and_then(|()| tiles::may_swap(t, seat, mine, theirs))
        }
        Action::Fetch(good) => may_use_market(t).and_then(|()| stock::may_take(t, good)),
        Action::Discard(goods) => may_use_market(t).and_then(|()| may_discard(&kit.stock, &goods)),
        Action::PayCopy => may_pay_copy(rules, t, seat),
        Action::Special(good) => may_offer_special(rules, t, seat, good),
        Action::Advance(n) => may_advance(t, seat, n),
        // PIX-A21-1
        Action::Priority if t.used.priority == NOBODY => Ok(()),
        Action::Priority => Err(clauses::A21_1),
        Action::Unchain(slot) => mine::may_unchain(t, seat, slot),
        // PIX-ACT-8: whether or not one could act.
        Action::Pass => Ok(()),
        _ => Err(clauses::NOT_1),
    }
}

/// PIX-A17-1
fn may_use_market(t: &Table) -> Result<(), Clause> {
    if t.used.market.len() < MARKET { Ok(()) } else { Err(clauses::A17_1) }
}

/// PIX-A17-2: exactly three own goods.
fn may_discard(stock: &Goods, goods: &Goods) -> Result<(), Clause> {
    if goods.total() == MARKET as u32 && stock.holds(goods) { Ok(()) } else { Err(clauses::A17_2) }
}

/// PIX-A18-3, PIX-A18-4: whether the space holds a disc; skill `i` does without.
fn can_copy_space(t: &Table, seat: Seat, space: Space) -> bool {
    t.n_discs(space) > 0 || t.kit(seat).has(Skill::Mimic)
}

/// PIX-A18-1, PIX-A18-5: the own space is free, and some copy is possible before the price.
fn may_pay_copy(rules: &Pixies, t: &Table, seat: Seat) -> Result<(), Clause> {
    if t.used.copy.contains(&seat.0) {
        return Err(clauses::A18_1);
    }
    if can_copy(rules, t, seat) { Ok(()) } else { Err(clauses::A18_5) }
}

/// Whether a seat can copy anything. Three actions that nearly always can be copied come first.
fn can_copy(rules: &Pixies, t: &Table, seat: Seat) -> bool {
    let likely = [Double::Whip, Double::Silver, Double::Casino];
    if likely.into_iter().any(|double| may_copy(rules, t, seat, double).is_ok()) {
        return true;
    }
    Space::all().filter(|&space| can_copy_space(t, seat, space)).any(|space| {
        let mut any = false;
        double::each(rules, t, seat, space, 0, |_| any = true);
        any
    })
}

/// PIX-A18-3, PIX-A18-4: whether a double action may be copied.
pub fn may_copy(rules: &Pixies, t: &Table, seat: Seat, double: Double) -> Result<(), Clause> {
    if !can_copy_space(t, seat, double.space()) {
        return Err(clauses::A18_4);
    }
    double::may_do(rules, t, seat, double, 0)
}

/// Every copy.
pub fn list_copies(rules: &Pixies, t: &Table, seat: Seat, out: &mut Legal<Action>) {
    for space in Space::all().filter(|&space| can_copy_space(t, seat, space)) {
        double::each(rules, t, seat, space, 0, |double| out.push(Action::Copy(double)));
    }
}

/// PIX-A18-5: without anything to copy after the price the turn ends; so it does in the dungeon.
pub fn skip_copy(rules: &Pixies, t: &mut Table, seat: Seat) {
    if !t.is_alive(seat) || !can_copy(rules, t, seat) {
        t.stack.pop();
    }
}

/// PIX-A18-3: executes a copied action; no further disc is placed.
pub fn copy(rules: &Pixies, t: &mut Table, seat: Seat, double: Double, log: &mut impl Sink<Event>) {
    t.stack.pop();
    log.note(|| Event::Copied { seat, action: double.space().0 });
    double::enact(rules, t, seat, double, log);
}

/// PIX-A19-1, PIX-A19-2: the goods on the track, one more, and a tile to take.
fn may_offer_special(rules: &Pixies, t: &Table, seat: Seat, good: Good) -> Result<(), Clause> {
    if t.used.special != NOBODY {
        return Err(clauses::A19_1);
    }
    let mut needed = t.special;
    needed.add(&Goods::of(good, 1));
    let is_left = t.n_taken(Series::Special) < rules.board.tiles(Series::Special).len();
    if is_left && t.kit(seat).stock.holds(&needed) { Ok(()) } else { Err(clauses::A19_2) }
}

/// PIX-A20-1, PIX-A20-2: honey for places, not beyond the first.
fn may_advance(t: &Table, seat: Seat, n: u8) -> Result<(), Clause> {
    if t.used.order != NOBODY {
        return Err(clauses::A20_1);
    }
    if (1..=most_advanced(t, seat)).contains(&n) { Ok(()) } else { Err(clauses::A20_2) }
}

fn most_advanced(t: &Table, seat: Seat) -> u8 {
    let place = t.small.iter().position(|&other| other == seat.0).unwrap_or(0) as u8;
    place.min(t.kit(seat).stock.n(Good::Honey))
}

/// Every action of a turn.
pub fn list(rules: &Pixies, t: &Table, seat: Seat, out: &mut Legal<Action>) {
    for space in Space::all().filter(|&space| may_place(t, seat, space).is_ok()) {
        double::each(rules, t, seat, space, fresh(t, space), |double| out.push(Action::Double(double)));
    }
    list_single(rules, t, seat, out);
}

fn list_single(rules: &Pixies, t: &Table, seat: Seat, out: &mut Legal<Action>) {
    let kit = t.kit(seat);
    if mine::may_use_mine(t, seat).is_ok() {
        mine::list(t, seat, out);
    }
    if tiles::may_use_swap(rules, t, seat).is_ok() {
        tiles::list_swaps(t, seat, out);
    }
    if may_use_market(t).is_ok() {
        for good in Good::FOOD.into_iter().filter(|&good| stock::may_take(t, good).is_ok()) {
            out.push(Action::Fetch(good));
        }
        list_discards(&kit.stock, out);
    }
    if may_pay_copy(rules, t, seat).is_ok() {
        out.push(Action::PayCopy);
    }
    if t.used.special == NOBODY && kit.stock.holds(&t.special) {
        for good in Good::ALL.into_iter().filter(|&good| may_offer_special(rules, t, seat, good).is_ok()) {
            out.push(Action::Special(good));
        }
    }
    if t.used.order == NOBODY {
        (1..=most_advanced(t, seat)).for_each(|n| out.push(Action::Advance(n)));
    }
    if t.used.priority == NOBODY {
        out.push(Action::Priority);
    }
    mine::list_unchains(t, seat, out);
    out.push(Action::Pass);
}

/// Every multiset of three goods, and what it takes: see [`enough_for`].
static THREES: [(Goods, u16); 35] = {
    let mut all = [(Goods::NONE, 0); 35];
    let (mut n, mut i) = (0, 0);
    while i < 5 {
        let mut j = i;
        while j < 5 {
            let mut k = j;
            while k < 5 {
                let mut goods = [0; 5];
                goods[i] += 1;
                goods[j] += 1;
                goods[k] += 1;
                all[n] = (Goods(goods), enough_for(&Goods(goods)));
                (n, k) = (n + 1, k + 1);
            }
            j += 1;
        }
        i += 1;
    }
    all
};

/// Three bits for each kind of goods: whether there is one, two, three of it. Who has the bits of some goods has them.
const fn enough_for(goods: &Goods) -> u16 {
    let (mut bits, mut kind) = (0, 0);
    while kind < 5 {
        let n = if goods.0[kind] < 3 { goods.0[kind] } else { 3 };
        bits |= ((1 << n) - 1) << (3 * kind);
        kind += 1;
    }
    bits
}

/// Lists every way to discard three of these goods. Which there are is anybody's guess, so none is jumped over: each is put
/// down, and the next one over it if it was none.
fn list_discards(stock: &Goods, out: &mut Legal<Action>) {
    let missing = !enough_for(stock);
    let (mut found, mut n) = ([Action::Pass; THREES.len()], 0);
    for &(goods, needs) in &THREES {
        found[n] = Action::Discard(goods);
        n += usize::from(needs & missing == 0);
    }
    out.extend(&found[..n]);
}

/// Plays an action of a turn. Unchaining is no action: the same seat goes on (PIX-CHN-6).
pub fn act(rules: &Pixies, t: &mut Table, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
    if let Action::Unchain(slot) = action {
        return mine::unchain(t, seat, slot, log);
    }
    let place = t.big.iter().position(|&other| other == seat.0).unwrap_or(0) as u8;
    t.stack.replace(Task::Turn(place + 1));
    if let Action::Double(double) = action {
        let space = double.space();
        let discs = t.price(space);
        t.kit_mut(seat).discs -= discs;
        t.placed[space.index()] = discs * 8 + seat.0;
        log.note(|| Event::Action { seat, action: space.0, discs });
        return double::enact(rules, t, seat, double, log);
    }
    // PIX-ACT-2: a single space takes one disc; passing and priority take the rest (PIX-ACT-8, PIX-A21-2).
    let discs = match action {
        Action::Pass | Action::Priority => t.kit(seat).discs,
        _ => 1,
    };
    t.kit_mut(seat).discs -= discs;
    if action != Action::Pass {
        log.note(|| Event::Action { seat, action: single_number(action), discs });
    }
    match action {
        Action::Pass => score::add(rules, t, seat, rules.board.pass, Why::Pass, None, log),
        Action::Mine(picked) => {
            t.used.mine.insert(seat);
            mine::dig(t, seat, picked, log);
        }
        Action::Swap { mine, theirs } => {
            t.used.swap.push(seat.0);
            tiles::swap(t, seat, mine, theirs, log);
        }
        Action::Fetch(good) => {
            t.used.market.push(seat.0);
            stock::gain(t, seat, Goods::of(good, 1), Deal::Market, log);
        }
        Action::Discard(goods) => {
            t.used.market.push(seat.0);
            stock::pay(t, seat, goods, Deal::Market, log);
        }
        Action::PayCopy => {
            // PIX-A18-2: the price by rank, with its consequences, before the copy.
            let price = rules.board.copying[t.used.copy.len()];
            t.used.copy.push(seat.0);
            t.stack.push(Task::Copy(seat));
            score::add(rules, t, seat, price, Why::Copy, None, log);
        }
        Action::Special(good) => {
            t.used.special = seat.0;
            stock::pay(t, seat, t.special, Deal::Special, log);
            t.kit_mut(seat).stock.remove(&Goods::of(good, 1));
            t.special.add(&Goods::of(good, 1));
            log.note(|| Event::Added { seat, good });
            double::reward(rules, t, seat, Series::Special, log);
        }
        Action::Advance(n) => {
            t.used.order = seat.0;
            stock::pay(t, seat, Goods::of(Good::Honey, n), Deal::Order, log);
            let from = t.small.iter().position(|&other| other == seat.0).unwrap_or(0);
            let to = from - usize::from(n);
            t.small.advance(from, to);
            log.note(|| Event::Advanced { seat, place: to as u8 + 1 });
        }
        Action::Priority => t.used.priority = seat.0,
        _ => {}
    }
}

/// The number of a single action.
pub fn single_number(action: Action) -> u8 {
    match action {
        Action::Mine(_) => 15,
        Action::Swap { .. } => 16,
        Action::Fetch(_) | Action::Discard(_) => 17,
        Action::PayCopy => 18,
        Action::Special(_) => 19,
        Action::Advance(_) => 20,
        _ => 21,
    }
}
