//! What squares are like for the figure that is about to go to one of them: found once, asked for every square.

use arrayvec::ArrayVec;

use super::frame::Frame;
use super::hope::{Hope, Striker};
use crate::Armes;
use crate::board::Square;
use crate::phase::{Phase, Stage};
use crate::rules::{activation, setup};
use crate::sight::Screen;
use crate::state::{BAND, FigId, State, other};

/// Enemies that may come to strike, and whom the mover may strike.
pub struct Danger<'a> {
    rules: &'a Armes,
    s: &'a State,
    mover: Mover<'a>,
    goals: ArrayVec<(usize, Square), 4>,
    lair: Option<Square>,
    /// Each enemy: where it is, how far away it strikes in its next activation and what it may do to the mover then.
    hunters: ArrayVec<(Square, u8, f32), BAND>,
    /// What the mover may do from where it lands; nothing where its turn ends with the movement.
    prey: ArrayVec<(FigId, Square), BAND>,
    screen: Screen,
}

struct Mover<'a> {
    movement: u8,
    striker: Option<Striker<'a>>,
}

/// What a square is like.
pub struct Spot {
    /// How near the nearest open objective is, and which one it is.
    pub goal: usize,
    /// What enemies may do to the mover there, as a part of its health.
    pub danger: f32,
    /// Whether the enemy lair is beside it and may be looted.
    pub is_lair: bool,
    /// The best the mover may do to an enemy from there.
    pub strike: f32,
}

impl Spot {
    /// How near objectives are told: beside it, a movement away, two, three, more.
    pub const GOALS: usize = 5;
}

impl<'a> Danger<'a> {
    /// What the figure that moves, or comes into play, finds; none where no figure does.
    pub fn of(rules: &'a Armes, s: &'a State, frame: Frame) -> Option<Self> {
        let (fig, second, acts) = match s.phase {
            Phase::Active(stage, a) => match stage {
                Stage::Free => (Some(a.fig), a.second, true),
                Stage::Run | Stage::Dodge | Stage::Charge => (Some(a.fig), a.second, false),
                _ => return None,
            },
            Phase::Deploy => (setup::next_figure(s), false, false),
            Phase::Raise(_) => (None, false, false),
            _ => return None,
        };
        let striker = fig.and_then(|fig| Striker::of(rules, s, fig, second));
        let movement = fig.map_or(4, |fig| rules.profile(s, fig).movement);
        let mut goals = ArrayVec::new();
        for only_open in [true, false] {
            for (rank, &n) in frame.objectives.iter().enumerate() {
                let open = !only_open || activation::may_be_tried(rules, s, frame.seat, n);
                if let Some(at) = s.objectives[n as usize].filter(|_| open) {
                    goals.push((rank, at));
                }
            }
            if !goals.is_empty() {
                break;
            }
        }
        let mut hunters = ArrayVec::new();
        let rival = other(frame.seat);
        for (enemy, at) in s.in_play_of(rival) {
            let orders = s.fig(enemy).orders;
            let is_ready = orders < 2 && s.tokens[rival.index()] > 0 && !s.passed[rival.index()];
            if let Some(hunter) = Striker::of(rules, s, enemy, is_ready && orders == 1) {
                let harm = fig.map_or(0.3, |fig| hunter.best(rules, s, fig, 0, false).harm);
                // Who has acted already comes only in the next round.
                let weight = if is_ready { 1.0 } else { 0.4 };
                hunters.push((at, hunter.movement + hunter.reach(), harm * weight));
            }
        }
        let prey = if acts { s.in_play_of(rival).collect() } else { ArrayVec::new() };
        let mut screen = rules.screen(s);
        if let Some(at) = fig.and_then(|fig| s.at(fig)) {
            screen.opaque.remove(at);
        }
        let lair = s.lairs[rival.index()].filter(|_| !s.looted[frame.seat.index()]);
        Some(Danger { rules, s, mover: Mover { movement, striker }, goals, lair, hunters, prey, screen })
    }

    /// Looks at a square.
    pub fn spot(&self, at: Square) -> Spot {
        let near = self.goals.iter().map(|&(rank, goal)| (goal.distance(at), rank)).min();
        let goal = near.map_or(4 * Spot::GOALS - 1, |(distance, rank)| {
            let movements = distance.saturating_sub(1).div_ceil(self.mover.movement.max(1));
            4 * usize::from(movements).min(Spot::GOALS - 1) + rank
        });
        let danger = self.hunters.iter().filter(|(from, reach, _)| from.distance(at) <= *reach);
        Spot {
            goal,
            danger: danger.map(|(_, _, harm)| harm).sum(),
            is_lair: self.lair.is_some_and(|lair| lair.touches(at)),
            strike: self.strike(at),
        }
    }

    fn strike(&self, from: Square) -> f32 {
        let Some(striker) = &self.mover.striker else { return 0.0 };
        let reach = striker.reach();
        let mut best = Hope::default();
        for &(enemy, at) in &self.prey {
            let distance = from.distance(at);
            if distance > reach {
                continue;
            }
            let covered = if distance <= 1 {
                false
            } else {
                let look = self.screen.look(from, at);
                if !look.seen {
                    continue;
                }
                !look.plain || self.screen.low.contains(at)
            };
            best = best.or(striker.best(self.rules, self.s, enemy, distance, covered));
        }
        (0.5 * (best.harm + best.kill)).min(1.0).max(if best.harm > 0.0 { 0.05 } else { 0.0 })
    }
}
