//! What an observer is shown: the object that `RULES.md` lists.

use feerie_core::{Observer, PerSeat, Seat};
use serde::Serialize;
use std::collections::BTreeMap;

use crate::Elementals;
use crate::action::Cards;
use crate::cards::{Card, cards_of};
use crate::phase::Phase;
use crate::view::{Secrets, View};

/// The wire form of a view.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ElementalsView"))]
pub struct ViewForm<'a> {
    #[cfg_attr(test, ts(type = "number | 'watcher' | 'all'"))]
    seat: Observer,
    #[cfg_attr(test, ts(type = "'first' | 'deal' | 'react' | 'shuffle' | 'over'"))]
    phase: &'static str,
    #[cfg_attr(test, ts(type = "number | null"))]
    first: Option<Seat>,
    #[cfg_attr(test, ts(type = "number[]"))]
    hands: &'a [u8],
    #[cfg_attr(test, ts(type = "string[][]"))]
    piles: &'a PerSeat<Cards>,
    #[cfg_attr(test, ts(type = "string[]"))]
    middle: &'a Cards,
    window: Option<Window>,
    mine: Option<String>,
    won: Option<Won>,
    #[serde(rename = "in")]
    playing: Vec<bool>,
    #[cfg_attr(test, ts(type = "number[]"))]
    aside: &'a [u8],
    turns: u16,
    #[cfg_attr(test, ts(type = "null | 'empty' | 'penalty' | 'two-left' | 'cap'"))]
    reason: Option<&'static str>,
    /// For the table's keeper alone.
    #[serde(flatten)]
    #[cfg_attr(test, ts(skip))]
    secrets: Option<SecretsForm<'a>>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Window {
    #[cfg_attr(test, ts(type = "'pile' | 'middle' | 'wizard'"))]
    kind: &'static str,
    #[cfg_attr(test, ts(type = "number"))]
    turner: Seat,
    #[cfg_attr(test, ts(type = "[number, string][]"))]
    cards: Vec<(Seat, Card)>,
}

/// Cards that a seat won, in bytewise order.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Won {
    #[cfg_attr(test, ts(type = "number"))]
    seat: Seat,
    cards: Vec<String>,
}

#[derive(Serialize)]
struct SecretsForm<'a> {
    packets: &'a PerSeat<Cards>,
    aside_cards: &'a PerSeat<Cards>,
    commits: BTreeMap<String, String>,
    resume: Option<Seat>,
}

impl<'a> ViewForm<'a> {
    /// The wire form of a view.
    pub fn of(rules: &Elementals, v: &'a View) -> ViewForm<'a> {
        let seats = usize::from(rules.seats);
        ViewForm {
            seat: v.who,
            phase: v.phase.name(),
            first: v.first,
            hands: &v.hands[..seats],
            piles: &v.piles,
            middle: &v.middle,
            window: window(rules, v.phase),
            mine: v.mine.map(|action| action.to_string()),
            won: won(v),
            playing: Seat::all(rules.seats).map(|seat| v.playing.contains(seat)).collect(),
            aside: &v.aside[..seats],
            turns: v.turns,
            reason: match v.phase {
                Phase::Over(end) => Some(end.reason()),
                _ => None,
            },
            secrets: v.secrets.as_deref().map(|secrets| shown_secrets(rules, v, secrets)),
        }
    }
}

fn window(rules: &Elementals, phase: Phase) -> Option<Window> {
    let Phase::React(window) = phase else { return None };
    let cards = window.cards(rules.seats).collect();
    Some(Window { kind: window.kind.name(), turner: window.turner, cards })
}

fn won(v: &View) -> Option<Won> {
    let Phase::Shuffle(seat) = v.phase else { return None };
    let mut cards: Vec<String> = cards_of(v.won).map(|card| card.to_string()).collect();
    cards.sort_unstable();
    Some(Won { seat, cards })
}

fn shown_secrets<'a>(rules: &Elementals, v: &View, secrets: &'a Secrets) -> SecretsForm<'a> {
    let commit = |seat: Seat| Some((seat.to_string(), secrets.commits[seat.index()]?.to_string()));
    SecretsForm {
        packets: &secrets.packets,
        aside_cards: &secrets.aside,
        commits: Seat::all(rules.seats).filter_map(commit).collect(),
        resume: v.resume,
    }
}
