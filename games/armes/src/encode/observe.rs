//! A view as features.

use feerie_core::encode::Features;
use feerie_core::{Heuristic, Seat};

use super::figures;
use super::frame::Frame;
use super::survey::{Soon, Survey};
use crate::Armes;
use crate::board::Square;
use crate::phase::{Phase, Stage, What};
use crate::roster::{Activated, Permanent};
use crate::rules::setup;
use crate::state::{BAND, FigId, State, other};
use crate::view::View;

/// How many features a view has.
pub const FEATURES: usize = 2410;
/// Kinds of phases that views tell apart.
const PHASES: u16 = 24;
/// Numbers of a roster's lists are written as so small a part: they mean nothing by themselves.
pub const NAMES: u16 = 2048;

/// What a seat sees.
pub fn observe(rules: &Armes, view: &View, seat: Seat, out: &mut Features<'_>) {
    match view {
        View::Open(s) => open(rules, s, [true; 2], seat, out),
        View::Recruiting { seat: recruits, bands } => {
            let s = State::blank(Phase::Recruit(*recruits), bands.map(Option::unwrap_or_default));
            open(rules, &s, bands.map(|band| band.is_some()), seat, out);
        }
    }
}

fn open(rules: &Armes, s: &State, known: [bool; 2], seat: Seat, out: &mut Features<'_>) {
    let frame = Frame::of(s, seat);
    let survey = Survey::of(rules, s, frame);
    phase(s, frame, out);
    score(rules, s, frame, out);
    for owner in [seat, other(seat)] {
        out.flag("a band that is known", known[owner.index()]);
        side(rules, s, owner, out);
    }
    for rank in 0..4 {
        objective(s, frame, &survey, rank, out);
    }
    tries(s, frame, out);
    for lair in [seat, other(seat)] {
        square("lair", s.lairs[lair.index()], frame, out);
    }
    for placed in &s.scenery {
        out.number("scenery: which piece", placed.map_or(0, |placed| placed.piece + 1), NAMES);
        out.one_of("scenery: turned", 4, placed.map_or(usize::MAX, |placed| placed.turn.into()));
        square("scenery: corner", placed.map(|placed| placed.corner), frame, out);
    }
    for slot in 0..2 * BAND {
        figures::figure(rules, s, frame, &survey, frame.fig(slot), out);
    }
    let activation = s.phase.activation();
    let mover =
        activation.map(|a| a.fig).or_else(|| if s.phase == Phase::Deploy { setup::next_figure(s) } else { None });
    figures::role(rules, s, frame, &survey, mover, out);
    figures::role(rules, s, frame, &survey, aimed_at(s), out);
}

/// The figure that something is about to be done to.
pub fn aimed_at(s: &State) -> Option<FigId> {
    match s.phase {
        Phase::BonusDir(fig) => Some(fig),
        phase => phase.activation().and_then(|a| a.at),
    }
}

fn phase(s: &State, frame: Frame, out: &mut Features<'_>) {
    let (number, whose) = match s.phase {
        Phase::Recruit(seat) => (0, Some(seat)),
        Phase::Card(seat) => (1, Some(seat)),
        Phase::RollSetup => (2, None),
        Phase::Piece => (3, None),
        Phase::PieceAt { .. } => (4, None),
        Phase::Objective => (5, None),
        Phase::Lair => (6, None),
        Phase::Deploy => (7, None),
        Phase::RollRound => (8, None),
        Phase::First(seat) => (9, Some(seat)),
        Phase::Turn => (10, None),
        Phase::BonusAt => (11, None),
        Phase::BonusDir(_) => (12, None),
        Phase::Active(stage, _) => (13 + stage_number(stage), None),
        Phase::Raise(seat) => (22, Some(seat)),
        Phase::Over => (23, None),
    };
    out.one_of("phase", PHASES, number);
    out.one_of("whose choice", 2, whose.map_or(usize::MAX, |seat| frame.around(seat)));
    out.flag("own turn", s.turn == frame.seat);
    out.flag("own seat was first", s.first == frame.seat);
    let (piece, turn) =
        if let Phase::PieceAt { piece, turn } = s.phase { (piece + 1, turn.into()) } else { (0, usize::MAX) };
    out.number("piece being placed", piece, NAMES);
    out.one_of("piece being placed, turned", 4, turn);
    let a = s.phase.activation();
    out.one_of("active figure", 2 * BAND as u16, a.map_or(usize::MAX, |a| frame.slot(a.fig)));
    out.one_of("target", 2 * BAND as u16, aimed_at(s).map_or(usize::MAX, |fig| frame.slot(fig)));
    out.flag("second activation", a.is_some_and(|a| a.second));
    let (act, search) = match a.and_then(|a| a.what) {
        Some(What::Use(n)) => (n.into(), usize::MAX),
        Some(What::Loot) => (6, usize::MAX),
        Some(What::Search(objective)) => (7, frame.rank(objective)),
        None => (usize::MAX, usize::MAX),
    };
    out.one_of("what is rolled for", 8, act);
    out.one_of("objective that is searched", 4, search);
    let boost = a.and_then(|a| a.boost);
    out.flag("tokens were thrown in", boost.is_some());
    out.number("tokens thrown in", boost.unwrap_or(0).into(), 4);
    out.number("aim", s.aim.into(), 2);
    out.flag("counts as a first activation", s.fresh);
}

const fn stage_number(stage: Stage) -> usize {
    match stage {
        Stage::Free => 0,
        Stage::Choose => 1,
        Stage::Run => 2,
        Stage::Target => 3,
        Stage::Charge => 4,
        Stage::Boost => 5,
        Stage::Hits => 6,
        Stage::Dir => 7,
        Stage::Dodge => 8,
    }
}

/// Points, rounds and who leads.
fn score(rules: &Armes, s: &State, frame: Frame, out: &mut Features<'_>) {
    let (own, rival) = (frame.seat.index(), other(frame.seat).index());
    let left = rules.options.rounds.saturating_sub(s.round);
    out.number("round", s.round.into(), 5);
    out.one_of("rounds left", 6, left.into());
    let lead = i16::from(s.vp[own]) - i16::from(s.vp[rival]);
    out.one_of("lead in points", 13, (lead.clamp(-6, 6) + 6) as usize);
    let last = if left == 0 { (lead.clamp(-4, 4) + 4) as usize } else { usize::MAX };
    out.one_of("lead in points in the last round", 9, last);
    let sign = |a: u8, b: u8| match a.cmp(&b) {
        std::cmp::Ordering::Less => 0,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Greater => 2,
    };
    out.one_of("lead in value", 3, sign(s.lost[rival], s.lost[own]));
    out.one_of("lead in value this round", 3, sign(s.lost_round[rival], s.lost_round[own]));
    out.one_of("lead in points this round", 3, sign(s.vp_round[own], s.vp_round[rival]));
    let share = (rules.evaluate(s)[own] * 4096.0) as u16;
    out.number("what the evaluation says", share, 4096);
    for tenth in 1..10 {
        out.flag("the evaluation's tenths", share > tenth * 410);
    }
}

/// What a side has besides its figures.
fn side(rules: &Armes, s: &State, seat: Seat, out: &mut Features<'_>) {
    let i = seat.index();
    out.number("points", s.vp[i].into(), 10);
    out.steps("points this round", s.vp_round[i].into(), 4, &[1, 2, 3]);
    out.number("value lost", s.lost[i].into(), 20);
    out.number("value lost this round", s.lost_round[i].into(), 10);
    out.steps("tokens", s.tokens[i].into(), 6, &[1, 2, 3, 4, 5, 6]);
    out.steps("additional tokens", s.extra[i].into(), 4, &[1, 2, 3, 4]);
    out.flag("passed", s.passed[i]);
    out.flag("tried to loot", s.looted[i]);
    out.number("figures", s.bands[i].len() as u16, 5);
    let ready = s.in_play_of(seat).filter(|&(fig, _)| s.fig(fig).orders == 0).count();
    out.steps("figures without an order", ready as u16, 5, &[1, 2, 3, 4]);
    out.number("which card", s.cards[i].map_or(0, |card| card + 1), NAMES);
    let (kind, value) = match rules.permanent(s, seat) {
        None => (usize::MAX, 0),
        Some(Permanent::Feather) => (0, 0),
        Some(Permanent::Regeneration(value)) => (1, value),
        Some(Permanent::Surefoot) => (2, 0),
        Some(Permanent::Initiative(value)) => (3, value),
        Some(Permanent::Plunder(value)) => (4, value),
    };
    out.one_of("card: permanent bonus", 5, kind);
    out.number("card: its value", value.into(), 5);
    let (kind, value) = match rules.activated(s, seat) {
        None => (usize::MAX, 0),
        Some(Activated::Shift { value, .. }) => (0, value),
        Some(Activated::Fresh) => (1, 0),
        Some(Activated::Aim(value)) => (2, value),
        Some(Activated::Heal(value)) => (3, value),
        Some(Activated::Hurt(value)) => (4, value),
    };
    out.one_of("card: activated bonus", 5, kind);
    out.number("card: its value", value.into(), 5);
}

/// An objective: whether it may be tried, and who is how near to it.
fn objective(s: &State, frame: Frame, survey: &Survey, rank: usize, out: &mut Features<'_>) {
    let number = frame.objectives[rank];
    let at = s.objectives[number as usize];
    out.one_of("objective: its number", 4, if at.is_some() { number.into() } else { usize::MAX });
    square("objective: square", at, frame, out);
    for around in 0..2 {
        let slots = around * BAND..(around + 1) * BAND;
        let of = || survey.figures[slots.clone()].iter();
        out.flag("objective: may be tried", survey.open[rank][around]);
        let here = of().filter(|able| able.soon[rank] == Soon::Here);
        out.steps("objective: figures beside it", here.count() as u16, 4, &[1, 2]);
        let near = of().filter(|able| able.soon[rank] >= Soon::NextRound);
        out.steps("objective: figures that come to it in a movement", near.count() as u16, 4, &[1, 2]);
        let now = of().filter(|able| able.is_ready && able.soon[rank] >= Soon::Now);
        let best = now.map(|able| able.search).fold(0.0, f32::max);
        let best = if survey.open[rank][around] { best } else { 0.0 };
        part("objective: chance to search it now", best, out);
        for level in [0.2, 0.4, 0.6] {
            out.flag("objective: levels of that chance", best > level);
        }
    }
}

/// The tries of the round, in order.
fn tries(s: &State, frame: Frame, out: &mut Features<'_>) {
    let mut tries = s.tries.iter();
    for _ in 0..crate::state::TURNS {
        let number = tries.next().map_or(0, |(objective, seat)| 2 * frame.rank(objective) + frame.around(seat) + 1);
        out.number("tries of the round", number as u16, 64);
    }
}

/// A square, as row and column.
pub fn square(name: &'static str, at: Option<Square>, frame: Frame, out: &mut Features<'_>) {
    let (row, col) = at.map_or((0, 0), |at| {
        let (row, col) = frame.place(at);
        (row + 1, col + 1)
    });
    out.number(name, row.into(), 24);
    out.number(name, col.into(), 24);
}

/// A part of 1.
pub fn part(name: &'static str, value: f32, out: &mut Features<'_>) {
    out.number(name, (value.clamp(0.0, 4.0) * 1024.0) as u16, 1024);
}
