//! What an observer is shown: the object that `RULES.md` lists.

use feerie_core::{AsText, PerSeat, Seat, SeatSet};
use serde::Serialize;
use std::collections::BTreeMap;

use crate::Pixies;
use crate::goods::{Cubes, Goods};
use crate::options::Options;
use crate::phase::Task;
use crate::rules::offering;
use crate::scoring::{self, Count};
use crate::state::{Kit, NOBODY, Table};
use crate::tiles::{Series, Single, Skill};
use crate::view::{View, pending, to_move};

/// The wire form of a view.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PixiesView"))]
pub struct ViewForm<'a> {
    game: &'static str,
    options: &'a Options,
    round: u8,
    #[cfg_attr(
        test,
        ts(type = "'setup' | 'steal' | 'actions' | 'offerings' | 'fury' | 'rewards' | 'punishments' | 'final'")
    )]
    phase: &'static str,
    small: Vec<u8>,
    big: Vec<u8>,
    darling: i8,
    #[cfg_attr(test, ts(type = "string"))]
    supply: AsText<Goods>,
    #[cfg_attr(test, ts(type = "string"))]
    special: AsText<Goods>,
    #[cfg_attr(test, ts(type = "string"))]
    bag: AsText<Cubes>,
    stones_reserve: u8,
    stones_gone: u8,
    pyramid: Vec<i8>,
    placed: Vec<Vec<u8>>,
    castle: i8,
    servant_log: &'a [u8],
    #[cfg_attr(test, ts(type = "Record<string, number[] | number>"))]
    used: Used<'a>,
    food_pile: &'a [u8],
    #[cfg_attr(test, ts(type = "string[]"))]
    board_single: Vec<AsText<Single>>,
    #[cfg_attr(test, ts(type = "string[]"))]
    board_skills: Vec<AsText<Skill>>,
    #[cfg_attr(test, ts(type = "Record<'ring' | 'servant' | 'special', number[]>"))]
    tiles_left: BTreeMap<&'static str, &'a [u8]>,
    demands: String,
    double: i8,
    third: Option<Third>,
    #[cfg_attr(
        test,
        ts(
            type = "'' | 'order' | 'skills' | 'pick' | 'take' | 'act' | 'whip' | 'give' | 'casino' | 'draw' | 'stone' | 'copy' | 'demote' | 'dbl' | 'demand' | 'offer' | 'furyd' | 'promo' | 'freepromo' | 'third' | 'final' | 'over'"
        )
    )]
    node: &'static str,
    #[cfg_attr(test, ts(type = "number[]"))]
    to_move: Vec<Seat>,
    pending: Option<u8>,
    #[serde(rename = "final")]
    #[cfg_attr(test, ts(type = "Count[] | null"))]
    final_count: Option<PerSeat<Count>>,
    #[cfg_attr(test, ts(type = "'rounds' | 'gold_tiles' | 'last_survivor' | null"))]
    end_reason: Option<&'static str>,
    #[cfg_attr(test, ts(type = "string"))]
    picked: AsText<Cubes>,
    marks: &'a [u8],
    due: &'a [u8],
    fallen: &'a [u8],
    seats: Vec<SeatForm>,
}

/// The spaces that were used this round, by their numbers.
#[derive(Serialize)]
struct Used<'a> {
    #[serde(rename = "15")]
    mine: SeatSet,
    #[serde(rename = "16")]
    swap: &'a [u8],
    #[serde(rename = "17")]
    market: &'a [u8],
    #[serde(rename = "18")]
    copy: &'a [u8],
    #[serde(rename = "19")]
    special: i8,
    #[serde(rename = "20")]
    order: i8,
    #[serde(rename = "21")]
    priority: i8,
}

/// PIX-TWO: the colour that nobody plays.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Third {
    slaves: u8,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Kit"))]
pub(crate) struct SeatForm {
    alive: bool,
    punishment: u16,
    discs: u8,
    silver: u8,
    gold: u8,
    slaves: u8,
    chains: [u8; 2],
    servants: u8,
    food: u8,
    single: String,
    skill: String,
    extra: String,
    committed: bool,
    #[cfg_attr(test, ts(type = "string | null"))]
    stock: Option<AsText<Goods>>,
    #[cfg_attr(test, ts(type = "[string, number][] | null"))]
    rewards: Option<Vec<(&'static str, u8)>>,
    bonus: Option<u8>,
    offer: Option<String>,
}

impl<'a> ViewForm<'a> {
    /// The wire form of a view.
    pub fn of(rules: &'a Pixies, v: &'a View) -> ViewForm<'a> {
        let t = &v.known;
        let end = if let Task::Over(end) = t.stack.top() { Some(end) } else { None };
        let living = |list: &[u8]| list.iter().copied().filter(|&seat| t.is_alive(Seat(seat))).collect();
        let discs = |&discs: &u8| std::iter::repeat_n(discs % 8, usize::from(discs / 8)).collect();
        let n = usize::from(rules.seats);
        ViewForm {
            game: "pixies",
            options: &rules.options,
            round: t.round,
            phase: t.phase.name(),
            small: living(&t.small),
            big: living(&t.big),
            darling: seat_or_none(t.darling().map_or(NOBODY, |seat| seat.0)),
            supply: AsText(t.supply),
            special: AsText(t.special),
            bag: AsText(t.bag),
            stones_reserve: t.stones_reserve,
            stones_gone: t.stones_gone,
            pyramid: t.pyramid.map(seat_or_none).to_vec(),
            placed: t.placed.iter().map(discs).collect(),
            castle: seat_or_none(t.castle),
            servant_log: &t.servant_log,
            used: used(t),
            food_pile: &t.food_pile,
            board_single: Single::ALL.into_iter().filter(|one| t.board_single & one.bit() != 0).map(AsText).collect(),
            board_skills: Skill::of(t.board_skills).map(AsText).collect(),
            tiles_left: tiles_left(rules, t),
            demands: t.demands.iter().map(|&food| ["A", "B", "H"][usize::from(food)]).collect(),
            double: seat_or_none(t.double),
            third: (rules.seats == 2).then(|| Third { slaves: t.kits[2].slaves }),
            node: t.stack.top().name(),
            to_move: to_move(v),
            pending: pending(t),
            final_count: end.map(|_| scoring::counts(rules, t)),
            end_reason: end.map(|end| end.name()),
            picked: AsText(t.picked),
            marks: &t.marks[..n],
            due: &t.due[..n],
            fallen: &t.fallen,
            seats: Seat::all(rules.seats).map(|seat| shown_seat(rules, v, seat, end.is_some())).collect(),
        }
    }
}

fn seat_or_none(seat: u8) -> i8 {
    if seat == NOBODY { -1 } else { seat as i8 }
}

fn used(t: &Table) -> Used<'_> {
    Used {
        mine: t.used.mine,
        swap: &t.used.swap,
        market: &t.used.market,
        copy: &t.used.copy,
        special: seat_or_none(t.used.special),
        order: seat_or_none(t.used.order),
        priority: seat_or_none(t.used.priority),
    }
}

fn tiles_left<'a>(rules: &'a Pixies, t: &Table) -> BTreeMap<&'static str, &'a [u8]> {
    let left = |series: Series| (series.name(), &rules.board.tiles(series)[t.n_taken(series)..]);
    Series::ALL.into_iter().map(left).collect()
}

/// PIX-GEN-7, PIX-INF-1, PIX-INF-5: what lies on a screen is for all, what lies behind it is the owner's until
/// the end.
fn shown_seat(rules: &Pixies, v: &View, seat: Seat, over: bool) -> SeatForm {
    let t = &v.known;
    let Kit { alive, discs, punishment, silver, gold, slaves, chains, servants, food, .. } = *t.kit(seat);
    let kit = t.kit(seat);
    let own = over || v.who.knows(seat);
    let rewards = || {
        let rewards = t.rewards(seat).filter(|_| alive);
        rewards.map(|(series, index)| (series.name(), rules.board.tiles(series)[index])).collect()
    };
    let offer = t.revealed[seat.index()].or(v.own[seat.index()]);
    SeatForm {
        alive,
        punishment,
        discs,
        silver,
        gold,
        slaves,
        chains,
        servants,
        food,
        single: kit.single.map_or(String::new(), |single| single.to_string()),
        skill: kit.skill.map_or(String::new(), |skill| skill.to_string()),
        extra: kit.extra.map_or(String::new(), |tile| tile.to_string()),
        committed: v.committed[seat.index()] || t.revealed[seat.index()].is_some(),
        stock: (own || rules.options.open_stocks).then_some(AsText(kit.stock)),
        rewards: own.then(rewards),
        bonus: own.then_some(kit.bonus),
        offer: offer.map(|offer| offering::text(&offer)),
    }
}
