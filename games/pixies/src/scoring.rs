//! PIX-FIN: the final count and who came where.

use feerie_core::{PerSeat, Ranking, Seat};
use serde::Serialize;
use std::cmp::Reverse;

use crate::Pixies;
use crate::goods::Good;
use crate::state::Table;

/// A seat's count: amounts are positive, the total is what they make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Count {
    /// PIX-FIN-1
    pub punishment: i32,
    /// PIX-FIN-2
    pub rewards: i32,
    /// PIX-FIN-3
    pub stones: i32,
    /// PIX-FIN-4
    pub hoard: i32,
    /// Rewards minus all the rest.
    pub total: i32,
}

/// The count of every seat. It throws nobody into the dungeon (PIX-FIN-5); whoever is there has no more to
/// count (PIX-FIN-7).
pub fn counts(rules: &Pixies, t: &Table) -> PerSeat<Count> {
    Seat::all(rules.seats).map(|seat| count(rules, t, seat)).collect()
}

fn count(rules: &Pixies, t: &Table, seat: Seat) -> Count {
    let kit = t.kit(seat);
    let punishment = i32::from(kit.punishment);
    if !kit.alive {
        return Count { punishment, rewards: 0, stones: 0, hoard: 0, total: -i32::from(rules.board.dungeon) };
    }
    let rewards = reward_points(rules, t, seat);
    let stones = i32::from(kit.chains[0] + kit.chains[1]);
    let hoard = Good::ALL.into_iter().filter(|&good| is_biggest_heap(t, seat, good)).count() as i32
        * i32::from(rules.board.hoard);
    Count { punishment, rewards, stones, hoard, total: rewards - punishment - stones - hoard }
}

/// PIX-FIN-2: reward tiles and loose reward points.
pub fn reward_points(rules: &Pixies, t: &Table, seat: Seat) -> i32 {
    let tiles: i32 = t.rewards(seat).map(|(series, index)| i32::from(rules.board.tiles(series)[index])).sum();
    tiles + i32::from(t.kit(seat).bonus)
}

/// PIX-FIN-4: whether nobody holds more of a good; all of them in a tie, nobody without any.
pub fn is_biggest_heap(t: &Table, seat: Seat, good: Good) -> bool {
    let most = t.living().map(|other| t.kit(other).stock.n(good)).max().unwrap_or(0);
    most > 0 && t.kit(seat).stock.n(good) == most
}

/// PIX-GEN-1, PIX-FIN-6, PIX-FIN-7: the living by total, then Faithful Servants, then who made one first;
/// without servants places are shared. Then the dungeon, the later thrown in the better.
pub fn ranking(rules: &Pixies, t: &Table) -> Ranking {
    let counts = counts(rules, t);
    let keys: PerSeat<_> = Seat::all(rules.seats)
        .zip(&counts)
        .map(|(seat, count)| {
            let kit = t.kit(seat);
            if !kit.alive {
                let fell = t.fallen.iter().position(|&other| other == seat.0).unwrap_or(0) as i32;
                return (false, fell, 0, Reverse(0));
            }
            let first = t.servant_log.iter().position(|&other| other == seat.0).unwrap_or(usize::MAX);
            (true, count.total, kit.servants, Reverse(first))
        })
        .collect();
    Ranking::by_key(&keys, counts.iter().map(|count| count.total).collect())
}
