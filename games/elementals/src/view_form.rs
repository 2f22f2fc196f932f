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
pub struct ViewForm<'a> {
    seat: Observer,
    phase: &'static str,
    first: Option<Seat>,
    hands: &'a [u8],
    piles: &'a PerSeat<Cards>,
    middle: &'a Cards,
    window: Option<Window>,
    mine: Option<String>,
    won: Option<Won>,
    #[serde(rename = "in")]
    playing: Vec<bool>,
    aside: &'a [u8],
    turns: u16,
    reason: Option<&'static str>,
    /// For the table's keeper alone.
    #[serde(flatten)]
    secrets: Option<SecretsForm<'a>>,
}

#[derive(Serialize)]
struct Window {
    kind: &'static str,
    turner: Seat,
    cards: Vec<(Seat, Card)>,
}

/// Cards that a seat won, in bytewise order.
#[derive(Serialize)]
struct Won {
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
