//! What good play looks at: points, who stands beside which objective, health, tokens; and which steps promise most.

mod plan;
mod reason;

use feerie_core::heuristic::{Guide, shares_of};
use feerie_core::{Dice, Heuristic, Legal, PerSeat, PlayStyle, Reason, Seat};

use crate::Armes;
use crate::action::{Action, Outcome};
use crate::phase::Phase;
use crate::rules::{self, activation, roll};
use crate::state::{State, other};
use crate::view::View;
pub(crate) use plan::Plan;

/// What standing beside an objective is worth, in points, to a figure that always succeeds.
const PRESENCE: f32 = 0.55;
/// What a figure's value in full health is worth, in points.
const HEALTH: f32 = 0.05;
/// What an order token left is worth, in points.
const TOKEN: f32 = 0.10;
/// How sharply a lead in points becomes a chance to win.
const SHARPNESS: f32 = 1.1;

/// `x` to the power of `n`, the same to the last bit on every machine, which `powi` does not promise.
fn power(mut x: f32, mut n: u8) -> f32 {
    let mut power = 1.0;
    while n > 0 {
        if n & 1 == 1 {
            power *= x;
        }
        n /= 2;
        x *= x;
    }
    power
}

/// The chance of at least `need` successes.
pub(crate) fn chance(terms: roll::Terms, need: u8) -> f32 {
    let hit = f32::from(7 - terms.face) / 6.0;
    let (n, mut below) = (i32::from(terms.dice), 0.0);
    if i32::from(need) > n {
        return 0.0;
    }
    // Term k is C(n,k) hit^k (1-hit)^(n-k), each from the one before.
    let mut term = power(1.0 - hit, terms.dice);
    for k in 0..i32::from(need) {
        below += term;
        term *= (n - k) as f32 / (k + 1) as f32 * hit / (1.0 - hit);
    }
    (1.0 - below).clamp(0.0, 1.0)
}

/// How much of an objective a figure has that stands so far away: all of it in contact.
const fn near(distance: u8, movement: f32) -> f32 {
    let steps = distance.saturating_sub(1) as f32;
    movement / (movement + 1.2 * steps)
}

/// What a seat's position is worth in points, without those it has.
fn worth(rules: &Armes, s: &State, seat: Seat) -> f32 {
    let i = seat.index();
    let left = f32::from(rules.options.rounds.saturating_sub(s.round));
    let on_the_way = matches!(s.phase, Phase::Raise(_) | Phase::Over);
    let mut nearest = [0.0f32; 4];
    let mut health = 0.0;
    for (fig, at) in s.in_play_of(seat) {
        let (profile, figure) = (rules.profile(s, fig), s.fig(fig));
        // Two successes wanted: two dice a quarter, three a half, four two thirds.
        let skill = 0.25 * f32::from(profile.dice) - 0.25;
        let movement = f32::from(profile.movement);
        for (nearest, objective) in nearest.iter_mut().zip(&s.objectives) {
            if let Some(objective) = *objective {
                *nearest = nearest.max(skill * near(at.distance(objective), movement));
            }
        }
        let doomed = u16::from(figure.flames) + figure.poison.min(1);
        let hp = f32::from(figure.hp).max(0.0) - f32::from(doomed).min(f32::from(figure.hp));
        health += f32::from(profile.cost) * hp / f32::from(profile.health);
    }
    let mut sum = HEALTH * health;
    for (objective, nearest) in nearest.iter().enumerate() {
        let now = !on_the_way && s.tokens[i] > 0 && activation::may_be_tried(rules, s, seat, objective as u8);
        let weight = if now { 1.0 } else { 0.6 * left.min(1.0) };
        sum += PRESENCE * weight * nearest;
    }
    if !on_the_way && !s.passed[i] {
        sum += TOKEN * f32::from(s.tokens[i]);
    }
    sum += TOKEN * f32::from(s.extra[i]) * left;
    // The value point of the round, if it ended now.
    if !on_the_way && s.lost_round[other(seat).index()] > s.lost_round[i] {
        sum += 0.7;
    }
    sum
}

/// A lot drawn among actions that come one by one, each as likely as its weight says.
#[derive(Default)]
struct Lot {
    total: f64,
    drawn: Option<Action>,
}

impl Lot {
    #[inline]
    fn admit(&mut self, weight: f32, dice: &mut Dice, action: impl FnOnce() -> Action) {
        let weight = f64::from(weight);
        self.total += weight;
        if dice.unit() * self.total < weight || self.drawn.is_none() {
            self.drawn = Some(action());
        }
    }
}

impl Heuristic for Armes {
    fn guide(&self) -> Option<Box<dyn Guide<Self> + Send>> {
        crate::encode::trained::guide(self)
    }

    fn bring(learnt: &[u8]) -> bool {
        crate::encode::trained::bring(learnt)
    }

    fn evaluate(&self, s: &State) -> PerSeat<f32> {
        if s.phase == Phase::Over {
            return crate::scoring::ranking(self, s).shares();
        }
        let points = |seat: usize| f32::from(s.vp[seat]) + worth(self, s, Seat(seat as u8));
        let value = (f32::from(s.lost[1]) - f32::from(s.lost[0])) * 0.01;
        let left = f32::from(self.options.rounds.saturating_sub(s.round));
        let lead = (points(0) - points(1) + value) * SHARPNESS / (1.0 + 0.45 * left).sqrt();
        shares_of(&[lead, 0.0], 1.0)
    }

    fn shows_all(&self, view: &View) -> bool {
        matches!(view, View::Open(_))
    }

    fn chance_key(&self, _s: &State, o: &Outcome) -> Option<u64> {
        Some(match *o {
            Outcome::Hits(hits) => u64::from(hits),
            Outcome::Roll(seat) => u64::from(seat.0),
            Outcome::Tie => 2,
        })
    }

    fn priors(&self, s: &State, seat: Seat, legal: &Legal<Action>, out: &mut Vec<f32>) {
        let plan = Plan::new(self, s, seat);
        out.clear();
        out.extend(legal.iter().map(|&action| plan.weight(action)));
    }

    fn playout_pick(&self, s: &State, seat: Seat, scratch: &mut Legal<Action>, dice: &mut Dice) -> Option<Action> {
        let plan = Plan::new(self, s, seat);
        let mut lot = Lot::default();
        match rules::squares(self, s) {
            Some(squares) => {
                plan.each_place(&squares.set, |square, weight| lot.admit(weight, dice, || (squares.make)(square)));
                squares.besides.into_iter().for_each(|action| lot.admit(plan.weight(action), dice, || action));
            }
            None => {
                scratch.clear();
                rules::legal(self, s, scratch);
                scratch.iter().for_each(|&action| lot.admit(plan.weight(action), dice, || action));
            }
        }
        lot.drawn
    }

    fn playout_steps(&self) -> u32 {
        80
    }

    /// An activation is several steps, of which the first ones change nothing by themselves: one look ahead
    /// sees little, and the second level already searches.
    fn ladder(&self) -> [PlayStyle; 4] {
        let fair = PlayStyle { iterations: 12, heat: 0.5, breadth: 6 };
        [PlayStyle::glance(0.2, 6), fair, PlayStyle::search(60), PlayStyle::search(u32::MAX)]
    }

    fn reason(&self, s: &State, seat: Seat, a: Action) -> Option<Reason> {
        reason::reason(self, s, seat, a)
    }
}
