//! What the figures in play can do, found once for all features: where each gets to, whom it threatens, who threatens it.

use super::frame::Frame;
use super::hope::{Hope, Striker, search};
use crate::Armes;
use crate::board::Bits;
use crate::rules::{activation, walk};
use crate::state::{BAND, FigId, State, other};

/// What one figure can do.
#[derive(Clone, Copy, Default)]
pub struct Able {
    /// Whether it may act again this round.
    pub is_ready: bool,
    /// By objective, in the frame's order: how soon it can stand beside it.
    pub soon: [Soon; 4],
    /// How soon it can stand beside the enemy lair.
    pub lair: Soon,
    /// The chance of its next search.
    pub search: f32,
    /// The dice and the score that it rolls by.
    pub terms: (u8, u8),
    /// The best it may do to an enemy in its next activation.
    pub threat: Hope,
    /// How many enemies it may strike then.
    pub targets: u8,
    /// How many it may strike from where it stands.
    pub targets_here: u8,
    /// How many enemies may strike it in their next activations.
    pub hunters: u8,
    /// What they may do to it, together.
    pub danger: f32,
    /// The best chance of one of them to remove it.
    pub doom: f32,
}

/// How soon a figure can stand somewhere.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Soon {
    /// Not in the next movements.
    #[default]
    Later,
    /// With the free movement of a first activation of a later round.
    NextRound,
    /// With the free movement of its next activation of this round.
    Now,
    /// It stands there.
    Here,
}

/// What all figures can do.
pub struct Survey {
    /// By place in the frame.
    pub figures: [Able; 2 * BAND],
    /// By objective in the frame's order: whether each side, the own first, may still try it this round.
    pub open: [[bool; 2]; 4],
}

impl Survey {
    /// Looks at a position.
    pub fn of(rules: &Armes, s: &State, frame: Frame) -> Survey {
        let mut survey = Survey { figures: [Able::default(); 2 * BAND], open: [[false; 2]; 4] };
        for (rank, &objective) in frame.objectives.iter().enumerate() {
            let placed = s.objectives[objective as usize].is_some();
            let rival = other(frame.seat);
            survey.open[rank] =
                [frame.seat, rival].map(|seat| placed && activation::may_be_tried(rules, s, seat, objective));
        }
        let beside = frame.objectives.map(|n| s.objectives[n as usize].map(|at| Bits::within_steps(at, 1)));
        for (fig, _) in s.in_play() {
            survey.look_at(rules, s, frame, fig, &beside);
        }
        survey
    }

    fn look_at(&mut self, rules: &Armes, s: &State, frame: Frame, fig: FigId, beside: &[Option<Bits>; 4]) {
        let (slot, seat, orders) = (frame.slot(fig), fig.seat(), s.fig(fig).orders);
        let is_active = s.phase.activation().is_some_and(|a| a.fig == fig);
        let is_ready = is_active || orders < 2 && s.tokens[seat.index()] > 0 && !s.passed[seat.index()];
        // The active figure has its token already.
        let second = match s.phase.activation() {
            Some(a) if a.fig == fig => a.second,
            _ => orders == 1 && !(s.fresh && seat == s.turn),
        };
        let Some(striker) = Striker::of(rules, s, fig, is_ready && second) else { return };
        let first = walk::reach(rules, s, fig, striker.profile.movement, false);
        let now = if !is_ready {
            Bits::EMPTY
        } else if second {
            walk::reach(rules, s, fig, striker.profile.movement, true)
        } else {
            first
        };
        let soon = |zone: &Bits| {
            if zone.contains(striker.at) {
                Soon::Here
            } else if !(*zone & now).is_empty() {
                Soon::Now
            } else if !(*zone & first).is_empty() {
                Soon::NextRound
            } else {
                Soon::Later
            }
        };
        let able = &mut self.figures[slot];
        able.is_ready = is_ready;
        for (place, zone) in able.soon.iter_mut().zip(beside) {
            *place = zone.as_ref().map_or(Soon::Later, soon);
        }
        able.lair = s.lairs[other(seat).index()].map_or(Soon::Later, |lair| soon(&Bits::within_steps(lair, 1)));
        able.search = search(rules, s, fig, is_ready && second, 0);
        able.terms = (striker.terms.dice, striker.terms.face);
        let reach = striker.reach();
        for (enemy, at) in s.in_play_of(other(seat)) {
            let distance = striker.at.distance(at);
            if distance > striker.movement + reach {
                continue;
            }
            let hope = striker.best(rules, s, enemy, distance.saturating_sub(striker.movement), false);
            let able = &mut self.figures[slot];
            able.targets += 1;
            able.targets_here += u8::from(distance <= reach);
            able.threat = able.threat.or(hope);
            if is_ready {
                let hunted = &mut self.figures[frame.slot(enemy)];
                hunted.hunters += 1;
                hunted.danger += hope.harm;
                hunted.doom = hunted.doom.max(hope.kill);
            }
        }
    }
}
