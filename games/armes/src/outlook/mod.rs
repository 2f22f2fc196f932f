//! What a board shows of the choice at hand: ways, ranges, lines of sight, chances, shoves, threats.

mod reach;
mod shot;
mod threat;

use feerie_core::Seat;
use serde::Serialize;
use std::collections::BTreeMap;

use crate::Armes;
use crate::action::Action;
use crate::board::{Bits, Square};
use crate::phase::{Activation, Phase, Stage};
use crate::roster::Activated;
use crate::rules::{activation, effect, force, roll, target, turn, walk};
use crate::state::{FigId, State, other};
use crate::view::View;
use crate::warband;

pub(crate) use reach::Standing;
#[cfg(test)]
pub(crate) use reach::{Area, Reach};
#[cfg(test)]
pub(crate) use shot::{Bump, Feeling, Wound};
pub(crate) use shot::{Chance, Shot, Shove};
pub(crate) use threat::Threat;

/// What a seat may want to know before it chooses.
#[derive(Debug, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Outlook {
    /// What the figures cost that the seat has recruited so far, while bands are recruited at the table.
    spent: Option<u32>,
    /// The scenery that is left, with every quarter turn that looks different, while a piece is chosen.
    pieces: Vec<(String, u8)>,
    /// What figures make others feel around them.
    auras: Vec<Aura>,
    /// The armour of each figure in play, less its cracks.
    #[cfg_attr(test, ts(type = "Record<string, number>"))]
    armour: BTreeMap<FigId, u8>,
    /// The objectives that the seat may still try this round.
    #[cfg_attr(test, ts(type = "string[]"))]
    untried: Vec<Square>,
    /// Whether a figure that it may activate stands beside one of them.
    searchable: bool,
    /// How far each enemy threatens, while the seat decides whom to activate.
    #[cfg_attr(test, ts(type = "Record<string, Threat>"))]
    threats: BTreeMap<FigId, Threat>,
    /// A way to each square that the movement at hand may end on, both ends included.
    #[cfg_attr(test, ts(type = "Record<string, string[]>"))]
    ways: BTreeMap<Square, Vec<Square>>,
    /// What the active figure could do from where it stands, once it has moved.
    standing: Option<Standing>,
    /// The action that is chosen, on its target.
    shot: Option<Shot>,
    /// The same from each square that its charge may end on.
    #[cfg_attr(test, ts(type = "Record<string, Shot>"))]
    landings: BTreeMap<Square, Shot>,
    /// The roll at hand with 0 tokens thrown in, with 1, and so on.
    boosts: Vec<Chance>,
    /// Where each direction that may be named takes its figure.
    shoves: Vec<Shove>,
}

/// Something that is felt around a figure.
#[derive(Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Aura {
    #[cfg_attr(test, ts(type = "string"))]
    by: FigId,
    kind: AuraKind,
    /// Where it is felt.
    #[cfg_attr(test, ts(type = "string[]"))]
    squares: Vec<Square>,
    /// Whether the active figure would feel it there.
    felt: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum AuraKind {
    Fear,
    Adviser,
    Bite,
}

/// Whether an action is chosen together with the next one: an order and its movement; an action, its target and its charge.
pub(crate) fn leads_on(rules: &Armes, view: &View, action: Action) -> bool {
    let View::Open(s) = view else { return false };
    match (s.phase, action) {
        (Phase::Turn, Action::Act(_)) | (Phase::Active(Stage::Choose, _), Action::Use(_)) => true,
        (Phase::Active(Stage::Target, a), Action::At(fig)) => {
            target::act(rules, s, &a).is_some_and(|act| target::needs_charge(s, &a, act, fig))
        }
        _ => false,
    }
}

impl Outlook {
    /// What lies ahead of a seat.
    pub(crate) fn of(rules: &Armes, view: &View, seat: Seat) -> Outlook {
        let s = match view {
            View::Open(s) => s,
            View::Recruiting { bands, .. } => {
                let spent = bands[seat.index()].map(|band| warband::value(&rules.roster, band.as_slice()));
                return Outlook { spent, ..Outlook::default() };
            }
        };
        let untried = untried(rules, s, seat);
        let common = Outlook {
            auras: auras(rules, s),
            armour: s.in_play().map(|(fig, _)| (fig, effect::armour(rules, s, fig, false))).collect(),
            searchable: s.in_play_of(seat).any(|(fig, at)| {
                turn::may_activate(s, fig).is_ok() && untried.iter().any(|&square| at.touches(square))
            }),
            untried,
            ..Outlook::default()
        };
        match s.phase {
            Phase::Turn => {
                let enemies = s.in_play_of(other(seat));
                let threats = enemies.filter_map(|(fig, _)| Some((fig, Threat::of(rules, s, fig)?))).collect();
                Outlook { threats, ..common }
            }
            Phase::Piece => Outlook { pieces: pieces(rules, s), ..common },
            Phase::BonusDir(fig) => Outlook { shoves: blown(rules, s, fig), ..common },
            Phase::Active(stage, a) => common.of_activation(rules, s, stage, &a),
            _ => common,
        }
    }

    fn of_activation(self, rules: &Armes, s: &State, stage: Stage, a: &Activation) -> Outlook {
        let act = target::act(rules, s, a);
        let ways = |value: u8| walk::ways(rules, s, a.fig, value, a.second);
        let shot = || a.at.and_then(|at| Shot::of(rules, s, a, at));
        match stage {
            Stage::Free | Stage::Run => Outlook { ways: ways(rules.profile(s, a.fig).movement), ..self },
            Stage::Dodge => Outlook { ways: ways(act.map_or(0, |act| act.dodge)), ..self },
            Stage::Choose | Stage::Target => Outlook { standing: Some(Standing::of(rules, s, a)), ..self },
            Stage::Charge => {
                let landings = target::landings(rules, s, *a);
                let at = a.at;
                let from = |to: Square| Some((to, Shot::of(rules, &moved(s, a.fig, to), a, at?)?));
                let mut ways = ways(act.map_or(0, |act| act.charge));
                ways.retain(|&to, _| landings.contains(to));
                Outlook { ways, shot: shot(), landings: landings.iter().filter_map(from).collect(), ..self }
            }
            Stage::Boost => {
                let bare = Chance::of(rules, s, a, roll::in_cover(rules, s, a) && act.is_some());
                let boosts = (0..=roll::most_tokens(rules, s, a)).map(|tokens| bare.with(tokens)).collect();
                Outlook { shot: shot(), boosts, ..self }
            }
            Stage::Dir => {
                let (Some(act), Some(at)) = (act, a.at) else { return self };
                Outlook { shoves: Shove::all(rules, s, a, act, at), ..self }
            }
            Stage::Hits => self,
        }
    }
}

/// The position with a figure elsewhere.
fn moved(s: &State, fig: FigId, to: Square) -> State {
    let mut s = *s;
    s.figures[fig.index()].at = Some(to);
    s
}

/// ARM-SCEN-6: the objectives that a seat may still try.
fn untried(rules: &Armes, s: &State, seat: Seat) -> Vec<Square> {
    let numbered = s.objectives.iter().zip(0..);
    let open = numbered.filter(|&(_, number)| activation::may_be_tried(rules, s, seat, number));
    open.filter_map(|(&square, _)| square).collect()
}

/// ARM-AURA-1: every aura in play; of enemies fear and bites are felt, of friends advice, by nobody their own.
fn auras(rules: &Armes, s: &State) -> Vec<Aura> {
    let active = s.phase.activation().map(|a| a.fig);
    let mut auras = Vec::new();
    for (by, at) in s.in_play() {
        let profile = rules.profile(s, by);
        let felt = |kind: AuraKind| {
            active.is_some_and(|fig| match kind {
                AuraKind::Adviser => fig.seat() == by.seat() && fig != by,
                AuraKind::Fear => fig.seat() != by.seat() && !rules.profile(s, fig).fearless,
                AuraKind::Bite => fig.seat() != by.seat(),
            })
        };
        let mut add = |kind: AuraKind, reach: u8| {
            auras.push(Aura { by, kind, squares: Bits::within_steps(at, reach).iter().collect(), felt: felt(kind) });
        };
        if profile.fear {
            add(AuraKind::Fear, roll::AURA);
        }
        if profile.adviser {
            add(AuraKind::Adviser, roll::AURA);
        }
        profile.bites.iter().for_each(|&(reach, _)| add(AuraKind::Bite, reach));
    }
    auras
}

/// ARM-SET-3, ARM-DATA-5: what is in the pool, whether there is still room for it or not.
fn pieces(rules: &Armes, s: &State) -> Vec<(String, u8)> {
    let is_left = |piece: u16| !s.scenery.iter().flatten().any(|placed| placed.piece == piece);
    let left = rules.roster.pieces.iter().zip(0..).filter(|&(_, number)| is_left(number));
    let turned = left.flat_map(|(piece, _)| (0..4).zip(&piece.turns).map(move |(turn, shape)| (piece, turn, shape)));
    turned.filter(|(.., shape)| shape.is_some()).map(|(piece, turn, _)| (piece.id.clone(), turn)).collect()
}

/// ARM-BONUS-4: where a Breeze may take a figure.
fn blown(rules: &Armes, s: &State, fig: FigId) -> Vec<Shove> {
    match rules.activated(s, s.turn) {
        Some(Activated::Shift { value, .. }) => {
            force::ALL.iter().filter_map(|&dir| Shove::of(rules, s, fig, dir, value)).collect()
        }
        _ => Vec::new(),
    }
}
