//! What good play looks at: points to come from the tracks and the mine, food income, the way to the castle,
//! gold against the price of a ring, and mine symbols within reach.

mod outlook;
mod promise;
mod reason;

use feerie_core::heuristic::{Guide, exp, shares_of};
use feerie_core::{Dice, Game, Heuristic, Legal, Node, PerSeat, PlayStyle, Reason, Seat};

use crate::Pixies;
use crate::action::{Action, Outcome};
use crate::phase::Task;
use crate::rules::offering;
use crate::state::State;
use crate::view::View;
use outlook::outlooks;
use promise::promise;

/// How sharply a lead in points becomes a chance to win.
const SHARPNESS: f32 = 0.13;

impl Heuristic for Pixies {
    fn guide(&self) -> Option<Box<dyn Guide<Self> + Send>> {
        crate::encode::trained::guide(self)
    }

    fn bring(learnt: &[u8]) -> bool {
        crate::encode::trained::bring(learnt)
    }

    fn evaluate(&self, s: &State) -> PerSeat<f32> {
        if let Node::Terminal(ranking) = self.node(s) {
            return ranking.shares();
        }
        shares_of(&outlooks(self, s), SHARPNESS)
    }

    fn shows_all(&self, view: &View) -> bool {
        // Sealed offerings of others are all that is ever hidden.
        view.committed.iter().zip(&view.own).all(|(&committed, own)| !committed || own.is_some())
    }

    fn chance_key(&self, _s: &State, o: &Outcome) -> Option<u64> {
        // Dice and demands fall in front of everybody; draws are too many to keep apart.
        match *o {
            Outcome::Whip(points) => Some(u64::from(points)),
            Outcome::Casino(side) => Some(side as u64),
            Outcome::Demand(food) => Some(food as u64),
            Outcome::Order(_) | Outcome::Skills(_) | Outcome::Draw(_) => None,
        }
    }

    fn priors(&self, s: &State, seat: Seat, legal: &Legal<Action>, out: &mut Vec<f32>) {
        out.clear();
        out.extend(legal.iter().map(|&action| exp(promise(self, &s.table, seat, action))));
    }

    fn playout_pick(&self, s: &State, seat: Seat, scratch: &mut Legal<Action>, dice: &mut Dice) -> Option<Action> {
        // The best at a glance of a few: plays sensibly without looking at hundreds of offerings.
        const TRIES: usize = 6;
        if s.table.stack.top() != Task::Offer {
            scratch.clear();
            self.legal(s, seat, scratch);
        }
        let mut best = None;
        let mut best_value = f32::NEG_INFINITY;
        for _ in 0..TRIES {
            let action = match s.table.stack.top() {
                Task::Offer => Action::Offer(offering::pick(self, &s.table, seat, dice)),
                _ => *dice.pick(scratch)?,
            };
            let value = promise(self, &s.table, seat, action) + dice.unit() as f32 * 0.5;
            if value > best_value {
                best_value = value;
                best = Some(action);
            }
        }
        best
    }

    fn playout_steps(&self) -> u32 {
        60
    }

    /// Actions pay off rounds later: even a short search is far ahead of one look.
    fn ladder(&self) -> [PlayStyle; 4] {
        [PlayStyle::glance(0.5, 8), PlayStyle::glance(0.0, 1), PlayStyle::search(30), PlayStyle::search(u32::MAX)]
    }

    fn reason(&self, s: &State, seat: Seat, a: Action) -> Option<Reason> {
        reason::reason(self, s, seat, a)
    }
}
