//! PIX-A15, PIX-CHN, PIX-A08-2: cubes, stones and chains.

use feerie_core::{Clause, Dice, Legal, Seat, Sink};

use crate::action::{Action, Outcome};
use crate::clauses;
use crate::event::{Deal, Event};
use crate::goods::{Cubes, Good, Goods};
use crate::phase::Task;
use crate::rules::{stock, tiles};
use crate::state::{Kit, Table};
use crate::tiles::{Single, Skill};

/// The most stones that a miner carries (PIX-CHN-2).
const HEAVIEST: u8 = 3;

/// PIX-A15-2: as many cubes as there are pixies in the mine, at least 1; no more than the bag holds.
fn n_due(t: &Table, seat: Seat) -> u8 {
    t.kit(seat).slaves.max(1).min(t.bag.total())
}

/// PIX-A08-2: how many of them tile `L` picks.
fn n_picked(t: &Table, seat: Seat) -> u8 {
    n_due(t, seat).min(2)
}

/// PIX-A15-1, PIX-ACT-6: the own space is free and the bag is not empty.
pub fn may_use_mine(t: &Table, seat: Seat) -> Result<(), Clause> {
    if t.used.mine.contains(seat) || t.bag.total() == 0 { Err(clauses::A15_1) } else { Ok(()) }
}

/// PIX-A08-2: blindly, or with tile `L` as many cubes as it picks.
pub fn may_pick(t: &Table, seat: Seat, picked: &Cubes) -> Result<(), Clause> {
    if picked.total() == 0 {
        return Ok(());
    }
    let fits = t.kit(seat).holds(Single::Look) && t.bag.holds(picked) && picked.total() == n_picked(t, seat);
    if fits { Ok(()) } else { Err(clauses::A08_2) }
}

/// Every way to use the mine.
pub fn list(t: &Table, seat: Seat, out: &mut Legal<Action>) {
    out.push(Action::Mine(Cubes::NONE));
    if t.kit(seat).holds(Single::Look) {
        t.bag.each_of(n_picked(t, seat), |cubes| out.push(Action::Mine(cubes)));
    }
}

/// PIX-A15-2, PIX-A08-2: the picked cubes leave the bag at once, the rest is drawn blindly.
pub fn dig(t: &mut Table, seat: Seat, picked: Cubes, log: &mut impl Sink<Event>) {
    let due = n_due(t, seat);
    if picked.total() > 0 {
        t.bag.remove(&picked);
        t.picked = picked;
        tiles::give_back(t, seat, Single::Look);
        log.note(|| Event::TileUsed { seat, tile: Single::Look });
        log.note(|| Event::picked(seat, picked));
    }
    match due - picked.total() {
        0 => keep(t, seat, picked, log),
        rest => t.stack.push(Task::Draw(seat, rest)),
    }
}

/// PIX-A15-3: silver and gold go to the stock of the player, stones are placed.
fn keep(t: &mut Table, seat: Seat, cubes: Cubes, log: &mut impl Sink<Event>) {
    t.picked = Cubes::NONE;
    let metal = cubes.metal();
    if !metal.is_empty() {
        t.kit_mut(seat).stock.add(&metal);
        log.note(|| Event::Gain { seat, why: Deal::Mine, goods: metal.into() });
    }
    if cubes.stones() > 0 {
        t.stack.push(Task::Stone(seat, cubes.stones()));
    }
}

/// PIX-A15-2: the cubes were drawn.
pub fn drawn(t: &mut Table, cubes: Cubes, log: &mut impl Sink<Event>) {
    let Task::Draw(seat, _) = t.stack.pop() else { return };
    t.bag.remove(&cubes);
    log.note(|| Event::drawn(seat, cubes));
    let mut all = cubes;
    all.add(&t.picked);
    keep(t, seat, all, log);
}

fn binomial(n: u8, k: u8) -> u64 {
    (0..u64::from(k)).fold(1, |product, i| product * (u64::from(n) - i) / (i + 1))
}

/// Every draw with the number of ways it can come about.
pub fn draws(t: &Table, n: u8) -> Vec<(Outcome, u64)> {
    let mut all = Vec::new();
    t.bag.each_of(n, |cubes| {
        let ways = (0..3).map(|i| binomial(t.bag.0[i], cubes.0[i])).product();
        all.push((Outcome::Draw(cubes), ways));
    });
    all.sort_by_cached_key(|(outcome, _)| outcome.to_string());
    all
}

/// One of them at random, cube by cube.
pub fn draw(t: &Table, n: u8, dice: &mut Dice) -> Outcome {
    let mut bag = t.bag;
    let mut out = Cubes::NONE;
    for _ in 0..n {
        let mut left = dice.below(u32::from(bag.total().max(1)));
        for i in 0..3 {
            let here = u32::from(bag.0[i]);
            if left < here {
                bag.0[i] -= 1;
                out.0[i] += 1;
                break;
            }
            left -= here;
        }
    }
    Outcome::Draw(out)
}

/// Whether a draw is of the right size and in the bag.
pub fn may_draw(t: &Table, n: u8, cubes: &Cubes) -> bool {
    cubes.total() == n && t.bag.holds(cubes)
}

/// PIX-CHN-4: slot 1 is the heavier lower miner, slot 2 the lighter; equal ones are slot 1.
fn is_slot(kit: &Kit, slot: u8) -> bool {
    match slot {
        1 => kit.lower() >= 1,
        _ => kit.lower() == 2 && kit.chains[0] != kit.chains[1],
    }
}

/// PIX-CHN-2, PIX-CHN-4, PIX-CHN-7: a lower miner of a player with fewer than 3 stones; the third colour's
/// take none.
pub fn may_place_stone(t: &Table, on: Seat, slot: u8) -> Result<(), Clause> {
    if !t.is_alive(on) {
        return Err(if t.kits[on.index()].slaves > 0 { clauses::CHN_7 } else { clauses::CHN_2 });
    }
    let kit = t.kit(on);
    if slot == 2 && kit.lower() == 2 && kit.chains[0] == kit.chains[1] {
        return Err(clauses::CHN_4);
    }
    if is_slot(kit, slot) && kit.chains[usize::from(slot) - 1] < HEAVIEST { Ok(()) } else { Err(clauses::CHN_2) }
}

/// Every miner that can take a stone.
pub fn list_stones(t: &Table, out: &mut Legal<Action>) {
    for on in t.living() {
        for slot in [1, 2] {
            if may_place_stone(t, on, slot).is_ok() {
                out.push(Action::Stone(on, slot));
            }
        }
    }
}

/// PIX-CHN-5: stones that nobody can take leave the game.
pub fn drop_stones(t: &mut Table, n: u8, log: &mut impl Sink<Event>) {
    let room = t.living().any(|on| [1, 2].into_iter().any(|slot| may_place_stone(t, on, slot).is_ok()));
    if !room {
        t.stack.pop();
        t.stones_gone += n;
        log.note(|| Event::StonesLost { stones: n });
    }
}

/// PIX-CHN-2: puts a stone on a miner.
pub fn place_stone(t: &mut Table, on: Seat, slot: u8, log: &mut impl Sink<Event>) {
    let Task::Stone(seat, n) = t.stack.pop() else { return };
    let chains = &mut t.kit_mut(on).chains;
    let stones = &mut chains[usize::from(slot) - 1];
    *stones += 1;
    let stones = *stones;
    sort(chains);
    log.note(|| Event::Stone { seat, on, stones });
    if n > 1 {
        t.stack.push(Task::Stone(seat, n - 1));
    }
}

fn sort(chains: &mut [u8; 2]) {
    if chains[0] < chains[1] {
        chains.swap(0, 1);
    }
}

/// PIX-CHN-6, PIX-CHN-4: a stone on an own miner may be removed for 1 bread, or none with skill `g`.
pub fn may_unchain(t: &Table, seat: Seat, slot: u8) -> Result<(), Clause> {
    let kit = t.kit(seat);
    if slot == 2 && kit.chains[0] == kit.chains[1] && kit.chains[1] > 0 {
        return Err(clauses::CHN_4);
    }
    let can_pay = kit.has(Skill::Chainbreaker) || kit.stock.n(Good::Bread) > 0;
    if kit.chains[usize::from(slot) - 1] > 0 && can_pay { Ok(()) } else { Err(clauses::CHN_6) }
}

/// Whether a seat can remove a stone.
pub fn can_unchain(t: &Table, seat: Seat) -> bool {
    may_unchain(t, seat, 1).is_ok()
}

/// Every stone a seat may remove.
pub fn list_unchains(t: &Table, seat: Seat, out: &mut Legal<Action>) {
    if t.kit(seat).chains == [0; 2] {
        return;
    }
    for slot in [1, 2] {
        if may_unchain(t, seat, slot).is_ok() {
            out.push(Action::Unchain(slot));
        }
    }
}

/// PIX-CHN-6: removes a stone; the same seat goes on.
pub fn unchain(t: &mut Table, seat: Seat, slot: u8, log: &mut impl Sink<Event>) {
    if !t.kit(seat).has(Skill::Chainbreaker) {
        stock::pay(t, seat, Goods::of(Good::Bread, 1), Deal::Unchain, log);
    }
    let chains = &mut t.kit_mut(seat).chains;
    chains[usize::from(slot) - 1] -= 1;
    sort(chains);
    t.stones_reserve += 1;
    log.note(|| Event::Unchained { seat });
}
