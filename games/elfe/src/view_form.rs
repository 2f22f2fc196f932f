//! What an observer is shown: the object that `RULES.md` lists.

use feerie_core::{Legal, Observer, Ranking, Seat};
use serde::Serialize;
use std::collections::BTreeMap;

use crate::Elfe;
use crate::board::Square;
use crate::cards::Spell;
use crate::options::Options;
use crate::phase::{Asks, Phase};
use crate::rules::{self, turn};
use crate::scoring;
use crate::state::{Back, Open};
use crate::view::View;

/// The wire form of a view.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ElfeView"))]
pub struct ViewForm<'a> {
    game: &'static str,
    seats: u8,
    options: &'a Options,
    #[cfg_attr(test, ts(type = "number | 'watcher' | 'all'"))]
    viewer: Observer,
    #[cfg_attr(
        test,
        ts(
            type = "'first' | 'elf' | 'place' | 'deal' | 'turn' | 'draw' | 'roll-walk' | 'walk' | 'roll-prince' | 'prince' | 'land' | 'wind' | 'over'"
        )
    )]
    phase: &'static str,
    #[cfg_attr(test, ts(type = "number | null"))]
    first: Option<Seat>,
    #[cfg_attr(test, ts(type = "number | null"))]
    active: Option<Seat>,
    turn: u16,
    round: u16,
    #[cfg_attr(test, ts(type = "string | null"))]
    elf: Option<Square>,
    fairies: Vec<Fairy>,
    #[cfg_attr(test, ts(type = "string[]"))]
    princes: Vec<Square>,
    toads: Vec<Toad>,
    reserve: usize,
    hands: Vec<Hand>,
    pile: Pile<'a>,
    roll: Option<u8>,
    #[cfg_attr(test, ts(type = "string | null"))]
    target: Option<Square>,
    #[cfg_attr(
        test,
        ts(type = "null | { reason: 'contact' | 'cap', winner: number | null, ranking: number[], scores: number[] }")
    )]
    result: Option<Outcome>,
    legal: Option<Vec<String>>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Fairy {
    #[cfg_attr(test, ts(type = "string | null"))]
    at: Option<Square>,
    #[cfg_attr(test, ts(type = "'fairy' | 'frog'"))]
    form: &'static str,
    #[cfg_attr(test, ts(type = "number | null"))]
    back: Back,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Toad {
    #[cfg_attr(test, ts(type = "string"))]
    at: Square,
    #[cfg_attr(test, ts(type = "number | null"))]
    back: Back,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Hand {
    count: u8,
    cards: Option<Vec<Spell>>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Pile<'a> {
    unseen: u8,
    #[cfg_attr(test, ts(type = "Spell[]"))]
    queue: &'a [Spell],
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "Record<Spell, number>"))]
    composition: Option<BTreeMap<&'static str, u8>>,
}

#[derive(Serialize)]
struct Outcome {
    reason: &'static str,
    winner: Option<Seat>,
    #[serde(flatten)]
    ranking: Ranking,
}

impl<'a> ViewForm<'a> {
    /// The wire form of a view.
    pub fn of(rules: &'a Elfe, v: &'a View) -> ViewForm<'a> {
        let o = &v.open;
        let begun = o.phase != Phase::First;
        let suitors = |is_toad: bool| o.suitors.iter().filter(move |suitor| suitor.form.swims() == is_toad);
        let mut princes: Vec<Square> = suitors(false).map(|prince| prince.at).collect();
        princes.sort_by_cached_key(Square::to_string);
        let mut toads: Vec<Toad> = suitors(true).map(|toad| Toad { at: toad.at, back: toad.form.back() }).collect();
        toads.sort_by_cached_key(|toad| toad.at.to_string());
        ViewForm {
            game: "elfe",
            seats: rules.seats,
            options: &rules.options,
            viewer: v.who,
            phase: o.phase.name(),
            first: begun.then_some(o.first),
            active: begun.then_some(o.active),
            turn: o.turn,
            round: turn::round(rules, o.turn),
            elf: o.elf,
            fairies: Seat::all(rules.seats).map(|seat| fairy(o, seat)).collect(),
            princes,
            toads,
            reserve: usize::from(rules.princes) - o.suitors.len(),
            hands: Seat::all(rules.seats).map(|seat| hand(v, seat)).collect(),
            pile: pile(v),
            roll: o.phase.roll(),
            target: target(o.phase),
            result: outcome(rules, o),
            legal: legal(rules, v),
        }
    }
}

fn fairy(o: &Open, seat: Seat) -> Fairy {
    let fairy = o.fairy(seat);
    Fairy { at: fairy.at, form: if fairy.form.swims() { "frog" } else { "fairy" }, back: fairy.form.back() }
}

/// ELF-INFO-4: of a hand that is hidden only the count, whatever can be deduced.
fn hand(v: &View, seat: Seat) -> Hand {
    let cards = v.hands[seat.index()].map(|bag| bag.cards().collect());
    Hand { count: v.open.n_hand[seat.index()], cards }
}

fn pile(v: &View) -> Pile<'_> {
    let composition = v.unseen.map(|unseen| Spell::ALL.into_iter().map(|spell| (spell.id(), unseen[spell])).collect());
    Pile { unseen: v.open.n_unseen, queue: &v.open.queue, composition }
}

fn target(phase: Phase) -> Option<Square> {
    match phase {
        Phase::Land(square) => Some(square),
        _ => None,
    }
}

fn outcome(rules: &Elfe, o: &Open) -> Option<Outcome> {
    let Phase::Over(end) = o.phase else { return None };
    Some(Outcome { reason: end.reason(), winner: end.winner(), ranking: scoring::ranking(rules, o, end) })
}

/// The list of the seat to decide, for itself and for the table's keeper.
fn legal(rules: &Elfe, v: &View) -> Option<Vec<String>> {
    let may_know = v.open.phase.asks() == Asks::Seat && v.who.knows(v.open.active);
    let hand = v.hands.get(v.open.active.index()).copied().flatten().filter(|_| may_know)?;
    let mut legal = Legal::new();
    rules::legal(rules, &v.open, &hand, &mut legal);
    let mut texts: Vec<String> = legal.iter().map(|action| action.to_string()).collect();
    texts.sort_unstable();
    Some(texts)
}
