//! Looks one action ahead, over a few imagined worlds.

use feerie_core::{Dice, Heuristic, Mute, Node, PerSeat, Seat};

use crate::budget::Budget;
use crate::choice::{Bot, Choice, concrete, legal_in};

/// Tries each action in a few imagined worlds and keeps the one after which the evaluation is best.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    /// How many worlds are imagined.
    pub worlds: u32,
}

impl Default for Greedy {
    fn default() -> Self {
        Greedy { worlds: 4 }
    }
}

impl<G: Heuristic> Bot<G> for Greedy {
    fn choose(
        &mut self,
        game: &G,
        seat: Seat,
        view: &G::View,
        budget: Budget<'_>,
        dice: &mut Dice,
    ) -> Option<Choice<G::Action>> {
        let mut tried: Vec<(G::Action, PerSeat<f32>)> = Vec::new();
        for n in 0..self.worlds.max(1) {
            let world = game.imagine(view, dice);
            if n == 0 {
                let legal = legal_in(game, &world, seat);
                tried = legal.iter().map(|&action| (concrete(game, action), PerSeat::new())).collect();
            }
            for (action, sum) in &mut tried {
                let shares = after(game, &world, seat, *action, dice);
                if sum.is_empty() {
                    *sum = shares;
                } else {
                    sum.iter_mut().zip(shares).for_each(|(sum, share)| *sum += share);
                }
            }
            if n > 0 && budget.is_over() {
                break;
            }
        }
        // Ties fall by lot, or every game would run alike.
        dice.shuffle(&mut tried);
        tried.sort_by(|(_, a), (_, b)| b[seat.index()].total_cmp(&a[seat.index()]));
        let (action, sum) = tried.first()?.clone();
        let total: f32 = sum.iter().sum::<f32>().max(f32::MIN_POSITIVE);
        let best = tried
            .iter()
            .take(4)
            .map(|(action, sum)| (*action, sum[seat.index()] / sum.iter().sum::<f32>().max(f32::MIN_POSITIVE)));
        Some(Choice { action, estimate: sum.iter().map(|share| share / total).collect(), best: best.collect() })
    }
}

/// The evaluation after an action, chance that follows at once drawn.
fn after<G: Heuristic>(game: &G, world: &G::State, seat: Seat, action: G::Action, dice: &mut Dice) -> PerSeat<f32> {
    let mut next = world.clone();
    game.play(&mut next, seat, action, &mut Mute);
    while game.node(&next) == Node::Chance {
        let outcome = game.draw(&next, dice);
        game.resolve(&mut next, &outcome, &mut Mute);
    }
    game.evaluate(&next)
}
