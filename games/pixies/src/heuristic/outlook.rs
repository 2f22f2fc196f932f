//! The points that a seat may expect to end with, term by term.

use feerie_core::{PerSeat, Seat};

use super::promise::offer_value;
use crate::Pixies;
use crate::board::TRACK;
use crate::goods::Good;
use crate::phase::{Phase, Task};
use crate::rules::double;
use crate::scoring;
use crate::state::{State, Table};
use crate::tiles::{Series, Skill, Tile};

/// What a level climbed is worth as long as a Faithful Servant can still be made of it.
const LEVEL: f32 = 0.9;
/// What a disc not yet placed is worth.
const DISC: f32 = 1.1;

/// The rounds whose punishments are still to come.
pub fn rounds_left(rules: &Pixies, t: &Table) -> f32 {
    let done = matches!(t.phase, Phase::Punishments | Phase::Final) as u8;
    f32::from(rules.options.rounds.saturating_sub(t.round.max(1)) + 1 - done)
}

/// The points that a seat may expect to end with.
pub fn outlook(rules: &Pixies, t: &Table, seat: Seat) -> f32 {
    let kit = t.kit(seat);
    if !kit.alive {
        return -f32::from(rules.board.dungeon) - 40.0;
    }
    let left = rounds_left(rules, t);
    let mut value = scoring::reward_points(rules, t, seat) as f32 - f32::from(kit.punishment);
    value -= tracks_to_come(rules, kit.silver, kit.gold, left);
    value -= miners_to_come(rules, t, seat, left);
    value += pixies(rules, t, seat, left);
    value += goods(rules, t, seat, left);
    value += tiles(t, seat, left);
    value += pending(t, seat);
    // Being first, now and next round: first choice, first promotions, and no pixie sent.
    if t.darling() == Some(seat) {
        value += 0.8;
    }
    if let Some(place) = t.small.iter().position(|&other| other == seat.0) {
        value += (t.small.len() - 1 - place) as f32 * 0.35 * left.min(2.0) / 2.0;
    }
    // A mine symbol within reach of the next points.
    let near = rules.board.mines.iter().find(|&&mine| mine > kit.punishment);
    if near.is_some_and(|&mine| mine - kit.punishment <= 4) && t.is_active(seat.0) && t.darling() != Some(seat) {
        value -= 0.8;
    }
    value
}

/// Both tracks, some climbing of the coming rounds counted in.
fn tracks_to_come(rules: &Pixies, silver: u8, gold: u8, left: f32) -> f32 {
    let one = |space: u8| {
        let here = usize::from(space) - 1;
        let next = (here + 2).min(TRACK - 1);
        let points = |at: usize| {
            let bonus = if at == TRACK - 1 { f32::from(rules.board.track_bonus) } else { 0.0 };
            f32::from(rules.board.track_points[at]) - bonus
        };
        // Half of the time that is left the disc is expected two spaces further.
        (points(here) * 0.6 + points(next) * 0.4) * left - f32::from(space) * 0.35 * left.min(3.0) / 3.0
    };
    one(silver) + one(gold)
}

fn miners_to_come(rules: &Pixies, t: &Table, seat: Seat, left: f32) -> f32 {
    let kit = t.kit(seat);
    let [one, more] = rules.board.miners.map(f32::from);
    let points = match kit.slaves {
        0 => 0.0,
        1 => one,
        _ => more,
    };
    let points = if kit.has(Skill::MinePet) { points.min(1.0) } else { points };
    let stones = f32::from(kit.chains[0] + kit.chains[1]);
    points * left * 0.8 + stones * 0.9
}

/// Income of pixies in the pyramid, their way to the castle, and the discs they save.
fn pixies(rules: &Pixies, t: &Table, seat: Seat, left: f32) -> f32 {
    let mut value = 0.0;
    let mut best = 0;
    for space in t.active(seat.0) {
        let income = rules.board.icons[space.index()].total() as f32;
        value += income * 0.45 * (left - 1.0).max(0.0) + f32::from(space.level()) * LEVEL * left.min(3.0) / 3.0;
        best = best.max(space.level());
    }
    if best > 0 && left > 0.0 {
        let steps = f32::from(5 - best);
        let tiles = rules.board.tiles(Series::Servant);
        let prize = tiles.get(t.n_taken(Series::Servant)).map_or(0.0, |&tile| f32::from(tile));
        let prize = prize + if t.kit(seat).has(Skill::Steward) { 2.0 } else { 0.0 };
        // Two levels a round are a good pace.
        let reach = ((left * 2.0 - steps) / (left * 2.0)).clamp(0.0, 1.0);
        value += prize * 0.55 * reach;
    }
    value
}

/// What the stock is good for: food to offer while there are rounds, gold for rings, silver for gold.
fn goods(rules: &Pixies, t: &Table, seat: Seat, left: f32) -> f32 {
    let stock = t.kit(seat).stock;
    let use_left = if t.phase as u8 >= Phase::Rewards as u8 { left - 1.0 } else { left }.max(0.0);
    let mut value = 0.0;
    if use_left > 0.0 {
        for food in Good::FOOD {
            let n = f32::from(stock.n(food));
            let kinds = if n > 0.0 { 0.6 } else { 0.0 };
            value += kinds + (n.min(4.0) * 0.6 + (n - 4.0).max(0.0) * 0.25) * (use_left / 2.0).min(1.0);
        }
        let ring = rules.board.tiles(Series::Ring).get(t.n_taken(Series::Ring)).map_or(0.0, |&tile| f32::from(tile));
        let price = f32::from(double::ring_price(rules, t, seat));
        let gold = f32::from(stock.n(Good::Gold));
        let rings = (gold / price).min(use_left);
        value += ring * 0.45 * rings + (gold - rings * price).clamp(0.0, 4.0) * 0.4;
        let silver = f32::from(stock.n(Good::Silver));
        value += silver.min(8.0) * (0.35 + 0.5 / f32::from(double::gold_price(rules, t, seat)));
    }
    // The biggest heap costs at the end; it weighs little while there is time to get rid of it.
    let heaps = Good::ALL.into_iter().filter(|&good| scoring::is_biggest_heap(t, seat, good)).count() as f32;
    value - heaps * f32::from(rules.board.hoard) / (1.0 + use_left * 2.0)
}

fn tiles(t: &Table, seat: Seat, left: f32) -> f32 {
    let kit = t.kit(seat);
    let food = f32::from(kit.tile_food()) * 0.5 * (left - 1.0).max(0.0);
    let singles = kit.single.is_some() as u8 + matches!(kit.extra, Some(Tile::Single(_))) as u8;
    food + f32::from(singles) * left.min(1.0) + kit.skill.map_or(0.0, |skill| skill_worth(skill) * left)
}

/// What a skill is worth in a round; the Mine Pet's is counted with the miners.
fn skill_worth(skill: Skill) -> f32 {
    match skill {
        Skill::Climber => 1.2,
        Skill::Silverfinger | Skill::Goldsmith => 0.7,
        Skill::Alchemist | Skill::Satchel | Skill::Mimic => 0.6,
        Skill::Steward | Skill::Shover => 0.5,
        Skill::Chainbreaker => 0.4,
        Skill::MinePet => 0.1,
    }
}

/// What is still to come of this turn: discs to place, promotions to make, and what was begun and not ended.
fn pending(t: &Table, seat: Seat) -> f32 {
    let discs = if t.phase == Phase::Actions { f32::from(t.kit(seat).discs) * DISC } else { 0.0 };
    let begun = match t.stack.top() {
        Task::Casino(who) if who == seat => 1.8,
        Task::Draw(who, n) if who == seat => 0.75 * f32::from(n) + 0.5 * f32::from(t.picked.0[1]),
        Task::Whip(who) if who == seat => 1.0,
        Task::Give(who, n) if who == seat => 0.4 * f32::from(n),
        Task::Copy(who) if who == seat => 1.8,
        Task::Demote(who, _) if who == seat => -2.0,
        _ => 0.0,
    };
    discs + begun + f32::from(t.due[seat.index()]) * 1.4
}

/// What each seat may expect; a sealed offering counts by what it should bring.
pub fn outlooks(rules: &Pixies, s: &State) -> PerSeat<f32> {
    let t = &s.table;
    let one = |seat: Seat| match s.sealed[seat.index()] {
        Some(offer) => outlook(rules, t, seat) + offer_value(rules, t, seat, &offer),
        None => outlook(rules, t, seat),
    };
    Seat::all(rules.seats).map(one).collect()
}
