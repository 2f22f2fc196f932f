//! A view as features.

use feerie_core::encode::Features;
use feerie_core::{List, Seat};

use super::Around;
use crate::Pixies;
use crate::goods::Goods;
use crate::phase::Task;
use crate::state::{Kit, Table};
use crate::tiles::Tile;
use crate::view::View;

/// How many features a view has.
pub const FEATURES: usize = 1302;

/// Where small amounts of goods make the most difference.
const STEPS: [u16; 6] = [1, 2, 3, 4, 6, 9];

/// What a seat sees.
pub fn observe(rules: &Pixies, view: &View, seat: Seat, out: &mut Features<'_>) {
    let around = Around::new(rules, seat);
    let table = &view.known;
    out.one_of("seats", 4, usize::from(rules.seats - 2));
    out.one_of("round", 8, usize::from(table.round));
    out.one_of("phase", 8, table.phase as usize);
    tasks(table, around, out);
    for (place, color) in around.colors().enumerate() {
        kit(&table.kits[color], out);
        out.one_of("place in the next order", 5, position(&table.small, color));
        out.one_of("place in this order", 5, position(&table.big, color));
        out.flag("offering laid open", table.revealed[color].is_some());
        goods("goods laid open", &table.revealed[color].unwrap_or_default(), out);
        out.number("points to mark", table.marks[color].into(), 10);
        out.number("promotions to make", table.due[color].into(), 4);
        out.flag("offering sealed", view.committed[color]);
        if place == 0 {
            out.flag("own offering known", view.own[color].is_some());
            goods("own offering", &view.own[color].unwrap_or_default(), out);
        }
    }
    goods("stock of the board", &table.supply, out);
    goods("special offering", &table.special, out);
    for n in table.bag.0 {
        out.number("mine bag", n.into(), 30);
    }
    for n in table.picked.0 {
        out.number("cubes picked", n.into(), 6);
    }
    out.number("stones in reserve", table.stones_reserve.into(), 20);
    out.number("stones gone", table.stones_gone.into(), 20);
    for space in 0..table.pyramid.len() {
        out.one_of("pixie on a space", 5, around.place(table.pyramid[space]));
        let (discs, owner) = (table.placed[space] / 8, table.placed[space] % 8);
        out.number("discs on a space", discs.into(), 2);
        out.one_of("whose discs", 5, if discs > 0 { around.place(owner) } else { usize::MAX });
    }
    singles(table, around, out);
    rewards(table, around, out);
}

fn kit(kit: &Kit, out: &mut Features<'_>) {
    out.flag("in the game", kit.alive);
    out.steps("discs", kit.discs.into(), 8, &[1, 2, 3, 4]);
    out.steps("punishment", kit.punishment, 60, &[8, 10, 18, 20, 28, 30, 38, 40, 48, 50, 55]);
    out.one_of("silver track", 7, usize::from(kit.silver) - 1);
    out.one_of("gold track", 7, usize::from(kit.gold) - 1);
    out.one_of("pixies in the mine", 7, kit.slaves.into());
    for stones in kit.chains {
        out.steps("stones on a miner", stones.into(), 10, &[1, 2, 3]);
    }
    out.number("faithful servants", kit.servants.into(), 7);
    out.steps("food tile", kit.food.into(), 6, &[1, 2, 3, 4]);
    out.one_of("single-use tile", 3, kit.single.map_or(usize::MAX, |single| single as usize));
    out.one_of("skill", 10, kit.skill.map_or(usize::MAX, |skill| skill as usize));
    let (food, single) = match kit.extra {
        Some(Tile::Food(value)) => (value, usize::MAX),
        Some(Tile::Single(single)) => (0, single as usize),
        None => (0, usize::MAX),
    };
    out.number("food tile in the satchel", food.into(), 6);
    out.one_of("single-use tile in the satchel", 3, single);
    out.number("loose points", kit.bonus.into(), 10);
    for n in kit.stock.0 {
        out.steps("goods behind the screen", n.into(), 20, &STEPS);
    }
}

fn goods(name: &'static str, goods: &Goods, out: &mut Features<'_>) {
    for n in goods.0 {
        out.number(name, n.into(), 20);
    }
}

/// Where a colour stands in an order, beyond it for a colour that does not.
fn position(list: &[u8], color: usize) -> usize {
    list.iter().position(|&here| usize::from(here) == color).unwrap_or(usize::MAX)
}

/// The next thing to be done in full, those after it as numbers: a demotion may interrupt anything.
fn tasks(table: &Table, around: Around, out: &mut Features<'_>) {
    let (kind, who, n) = parts(table.stack.top());
    out.one_of("next task", 32, kind);
    out.one_of("whose task", 5, who.map_or(usize::MAX, |seat| around.place(seat.0)));
    out.steps("how much of it", n.into(), 10, &[1, 2, 3, 4]);
    for task in table.stack.all() {
        let (kind, who, n) = parts(task);
        out.number("tasks: kind", kind as u16, 32);
        out.number("tasks: whose", who.map_or(0, |seat| 1 + around.place(seat.0) as u16), 5);
        out.number("tasks: how much", n.into(), 10);
    }
}

/// A task as its kind, its seat and its number.
fn parts(task: Task) -> (usize, Option<Seat>, u8) {
    match task {
        Task::Idle => (0, None, 0),
        Task::Order => (1, None, 0),
        Task::Skills => (2, None, 0),
        Task::Pick(n) => (3, None, n),
        Task::Steal(n) => (4, None, n),
        Task::Take(seat, n) => (5, Some(seat), n),
        Task::Turn(n) => (6, None, n),
        Task::Act(seat) => (7, Some(seat), 0),
        Task::Whip(seat) => (8, Some(seat), 0),
        Task::Give(seat, n) => (9, Some(seat), n),
        Task::MarkGifts(seat, n) => (10, Some(seat), n),
        Task::Casino(seat) => (11, Some(seat), 0),
        Task::Draw(seat, n) => (12, Some(seat), n),
        Task::Stone(seat, n) => (13, Some(seat), n),
        Task::Copy(seat) => (14, Some(seat), 0),
        Task::Demote(seat, n) => (15, Some(seat), n),
        Task::CloseActions => (16, None, 0),
        Task::Announce => (17, None, 0),
        Task::Demand => (18, None, 0),
        Task::Offer => (19, None, 0),
        Task::MarkRefusals(n) => (20, None, n),
        Task::Judge => (21, None, 0),
        Task::Fury(n) => (22, None, n),
        Task::Promo(n) => (23, None, n),
        Task::FreePromo => (24, None, 0),
        Task::Third => (25, None, 0),
        Task::Servant => (26, None, 0),
        Task::Miners(n) => (27, None, n),
        Task::Tracks(n) => (28, None, n),
        Task::CloseRound => (29, None, 0),
        Task::Final(n, end) => (30, None, 8 * end as u8 + n),
        Task::Over(end) => (31, None, end as u8),
    }
}

/// The single spaces, and the tiles and skills on the board.
fn singles(table: &Table, around: Around, out: &mut Features<'_>) {
    let used = &table.used;
    for color in around.colors() {
        out.flag("was in the mine", used.mine.contains(Seat(color as u8)));
    }
    owners("swapped", &used.swap, around, out);
    owners("went to the market", &used.market, around, out);
    owners("paid for copying", &used.copy, around, out);
    out.one_of("made a special offering", 5, around.place(used.special));
    out.one_of("changed the order", 5, around.place(used.order));
    out.one_of("has priority", 5, around.place(used.priority));
    for place in 0..crate::board::HIGHEST_PILE {
        out.number("food pile", table.food_pile.get(place).copied().unwrap_or(0).into(), 6);
    }
    out.bits("single-use tiles on the board", 3, table.board_single.into());
    out.bits("skills on the board", 10, table.board_skills.into());
}

/// The reward tiles in the order of taking, the castle, the servants, the dungeon, the Queen's demands.
fn rewards(table: &Table, around: Around, out: &mut Features<'_>) {
    for place in 0..3 * crate::board::LONGEST_SERIES {
        let tile = table.taken.get(place);
        out.one_of("reward tile: series", 3, tile.map_or(usize::MAX, |tile| usize::from(tile / 8)));
        out.one_of("reward tile: whose", 5, tile.map_or(usize::MAX, |tile| around.place(tile % 8)));
    }
    for (series, color) in (0..3).flat_map(|series| around.colors().map(move |color| (series, color))) {
        let owned = table.taken.iter().filter(|&&tile| tile == 8 * series + color as u8).count();
        out.number("reward tiles of a series", owned as u16, 8);
    }
    out.one_of("in the castle", 5, around.place(table.castle));
    owners("faithful servants in order", &table.servant_log, around, out);
    owners("thrown into the dungeon", &table.fallen, around, out);
    for round in 0..7 {
        out.one_of("demand", 3, table.demands.get(round).map_or(usize::MAX, |&food| food.into()));
    }
    out.one_of("wanted now", 3, table.demands.last().map_or(usize::MAX, |&food| food.into()));
    out.one_of("double offering", 5, around.place(table.double));
}

/// Seats in an order that counts.
fn owners<const N: usize>(name: &'static str, list: &List<u8, N>, around: Around, out: &mut Features<'_>) {
    for place in 0..N {
        out.one_of(name, 5, list.get(place).map_or(usize::MAX, |&seat| around.place(seat)));
    }
}
