//! What an observer is shown: the object that `RULES.md` lists.

use feerie_core::Seat;
use serde::Serialize;

use crate::Armes;
use crate::board::Square;
use crate::ground::Placed;
use crate::phase::{self, Activation, Phase, Stage, What};
use crate::rules::{roll, setup};
use crate::state::{FigId, Figure, State, Troop};
use crate::view::View;

/// The wire form of a view.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ArmesForm"))]
pub struct ViewForm<'a> {
    game: &'static str,
    #[cfg_attr(
        test,
        ts(
            type = "'recruit' | 'card' | 'roll_setup' | 'piece' | 'piece_at' | 'objective' | 'lair' | 'deploy' | 'roll_round' | 'first' | 'turn' \
                    | 'bonus_at' | 'bonus_dir' | 'free' | 'choose' | 'run' | 'target' | 'charge' | 'boost' | 'hits' | 'dir' | 'dodge' | 'raise' | 'over'"
        )
    )]
    phase: &'static str,
    rounds: u8,
    round: u8,
    #[cfg_attr(test, ts(type = "number"))]
    first: Seat,
    #[cfg_attr(test, ts(type = "number"))]
    turn: Seat,
    #[cfg_attr(test, ts(type = "number[]"))]
    vp: [u8; 2],
    #[cfg_attr(test, ts(type = "number[]"))]
    lost: [u8; 2],
    #[cfg_attr(test, ts(type = "number[]"))]
    vp_round: [u8; 2],
    #[cfg_attr(test, ts(type = "number[]"))]
    lost_round: [u8; 2],
    #[cfg_attr(test, ts(type = "number[]"))]
    tokens: [u8; 2],
    #[cfg_attr(test, ts(type = "boolean[]"))]
    passed: [bool; 2],
    #[cfg_attr(test, ts(type = "boolean[]"))]
    looted: [bool; 2],
    #[cfg_attr(test, ts(type = "[string, number][]"))]
    searched: Vec<(Option<Square>, Seat)>,
    #[cfg_attr(test, ts(type = "number[]"))]
    extra: [u8; 2],
    aim: u8,
    fresh: bool,
    #[cfg_attr(test, ts(type = "(string | null)[]"))]
    cards: [Option<&'a str>; 2],
    #[cfg_attr(test, ts(type = "(string[] | null)[]"))]
    bands: [Option<Vec<&'a str>>; 2],
    scenery: Vec<String>,
    #[cfg_attr(test, ts(type = "string[]"))]
    objectives: Vec<Square>,
    #[cfg_attr(test, ts(type = "(string | null)[]"))]
    lairs: [Option<Square>; 2],
    figures: Vec<FigureForm<'a>>,
    pending: Pending<'a>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Figure"))]
pub(crate) struct FigureForm<'a> {
    #[cfg_attr(test, ts(type = "string"))]
    id: FigId,
    #[cfg_attr(test, ts(type = "number"))]
    seat: Seat,
    #[cfg_attr(test, ts(type = "string"))]
    profile: &'a str,
    #[cfg_attr(test, ts(type = "string | null"))]
    at: Option<Square>,
    hp: u8,
    orders: u8,
    flames: u8,
    poison: u16,
    crack: u8,
}

/// What is being decided, as far as it is known.
#[derive(Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Pending<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "number"))]
    seat: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "string"))]
    fig: Option<FigId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "string"))]
    piece: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "number"))]
    turn: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "boolean"))]
    second: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "'use' | 'loot' | 'search'"))]
    what: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "string"))]
    act: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "string"))]
    objective: Option<Square>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "string"))]
    at: Option<FigId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "number"))]
    boost: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "number"))]
    dice: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional, type = "number"))]
    face: Option<u8>,
}

impl<'a> ViewForm<'a> {
    /// The wire form of a view.
    pub fn of(rules: &'a Armes, view: &View) -> ViewForm<'a> {
        match view {
            View::Open(s) => shown(rules, s, s.bands.map(Some)),
            View::Recruiting { seat, bands } => {
                shown(rules, &State::blank(Phase::Recruit(*seat), [Troop::default(); 2]), *bands)
            }
        }
    }
}

fn shown<'a>(rules: &'a Armes, s: &State, bands: [Option<Troop>; 2]) -> ViewForm<'a> {
    let settled = !matches!(s.phase, Phase::Recruit(_) | Phase::Card(_));
    let profiles = |band: Troop| {
        let ids = band.as_slice().iter().map(|&profile| &*rules.roster.profiles[profile as usize].id);
        ids.collect()
    };
    ViewForm {
        game: "armes",
        phase: s.phase.name(),
        rounds: rules.options.rounds,
        round: s.round,
        first: s.first,
        turn: s.turn,
        vp: s.vp,
        lost: s.lost,
        vp_round: s.vp_round,
        lost_round: s.lost_round,
        tokens: s.tokens,
        passed: s.passed,
        looted: s.looted,
        searched: s.tries.iter().map(|(objective, seat)| (s.objectives[objective as usize], seat)).collect(),
        extra: s.extra,
        aim: s.aim,
        fresh: s.fresh,
        cards: [Seat(0), Seat(1)].map(|seat| rules.card(s, seat).map(|card| &*card.id)),
        bands: bands.map(|band| band.map(profiles)),
        scenery: scenery(rules, s).map(|placed| placed_text(rules, placed)).collect(),
        objectives: s.objectives.iter().flatten().copied().collect(),
        lairs: s.lairs,
        figures: s.members().filter(|_| settled).map(|fig| shown_figure(rules, s, fig)).collect(),
        pending: pending(rules, s),
    }
}

/// The scenery on the board: the map's from the set-up roll on, and what was placed at the table.
pub fn scenery<'a>(rules: &'a Armes, s: &'a State) -> impl Iterator<Item = &'a Placed> {
    let settled = !matches!(s.phase, Phase::Recruit(_) | Phase::Card(_));
    let map = rules.map.as_ref().filter(|_| settled).map_or(&[][..], |map| &map.scenery);
    map.iter().chain(s.scenery.iter().flatten())
}

fn placed_text(rules: &Armes, placed: &Placed) -> String {
    format!("{}:{}:{}", rules.roster.pieces[placed.piece as usize].id, placed.turn, placed.corner)
}

fn shown_figure<'a>(rules: &'a Armes, s: &State, fig: FigId) -> FigureForm<'a> {
    let Figure { at, hp, orders, flames, poison, crack } = *s.fig(fig);
    FigureForm { id: fig, seat: fig.seat(), profile: &rules.profile(s, fig).id, at, hp, orders, flames, poison, crack }
}

fn pending<'a>(rules: &'a Armes, s: &State) -> Pending<'a> {
    let nothing = Pending { seat: phase::actor(s), ..Pending::default() };
    match s.phase {
        Phase::Deploy => Pending { fig: setup::next_figure(s), ..nothing },
        Phase::PieceAt { piece, turn } => {
            Pending { piece: Some(&rules.roster.pieces[piece as usize].id), turn: Some(turn), ..nothing }
        }
        Phase::BonusDir(fig) => Pending { at: Some(fig), ..nothing },
        Phase::Active(stage, activation) => pending_activation(rules, s, stage, &activation, nothing),
        _ => nothing,
    }
}

fn pending_activation<'a>(
    rules: &'a Armes,
    s: &State,
    stage: Stage,
    a: &Activation,
    nothing: Pending<'a>,
) -> Pending<'a> {
    let (what, act, objective) = match a.what {
        Some(What::Use(n)) => (Some("use"), rules.profile(s, a.fig).acts.get(n as usize).map(|act| &*act.id), None),
        Some(What::Loot) => (Some("loot"), None, None),
        Some(What::Search(objective)) => (Some("search"), None, s.objectives[objective as usize]),
        None => (None, None, None),
    };
    let terms = (stage == Stage::Hits).then(|| roll::terms(rules, s, a));
    Pending {
        fig: Some(a.fig),
        second: Some(a.second),
        what,
        act,
        objective,
        at: a.at,
        boost: a.boost,
        dice: terms.as_ref().map(|terms| terms.dice),
        face: terms.as_ref().map(|terms| terms.face),
        ..nothing
    }
}
