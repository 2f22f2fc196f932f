//! Looks one action ahead, over a few imagined worlds.

use feerie_core::{Dice, Heuristic, PerSeat, Seat};

use crate::choice::{Choice, Question, concrete, legal_in};
use crate::mistakes::sample_mistake;
use crate::ply;

/// Tries each action in a few imagined worlds and keeps the one after which the evaluation is best, or, if it
/// is absent-minded, one of the better ones.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Greedy {
    /// In how many worlds at most.
    pub worlds: u32,
    /// How absent-minded, as in [`PlayStyle`](feerie_core::PlayStyle).
    pub heat: f32,
    /// Of how many best actions it takes one.
    pub breadth: u8,
}

impl Default for Greedy {
    fn default() -> Self {
        Greedy { worlds: 4, heat: 0.0, breadth: 1 }
    }
}

/// Positions looked at before no further world is imagined: keeps long lists quick.
const LOOKS: u32 = 800;
/// How many choices are told.
const TOLD: usize = 4;

impl Greedy {
    /// The choice; none if the seat has nothing to decide in this view.
    pub(crate) fn choose<G: Heuristic>(&self, question: Question<'_, G>, dice: &mut Dice) -> Option<Choice<G::Action>> {
        let Question { game, seat, view, budget, .. } = question;
        let mut tried: Vec<(G::Action, PerSeat<f32>)> = Vec::new();
        let mut n_worlds = 0;
        while n_worlds < self.worlds.max(1) {
            let world = game.imagine(view, dice);
            if n_worlds == 0 {
                let legal = legal_in(game, &world, seat);
                let nothing: PerSeat<f32> = Seat::all(game.seats()).map(|_| 0.0).collect();
                tried = legal.iter().map(|&action| (concrete(game, action), nothing.clone())).collect();
            }
            for (action, sums) in &mut tried {
                let shares = ply::after(game, &world, seat, *action, dice);
                sums.iter_mut().zip(shares).for_each(|(sum, share)| *sum += share);
            }
            n_worlds += 1;
            if game.is_open() || n_worlds * tried.len() as u32 >= LOOKS || budget.is_over() {
                break;
            }
        }
        for sum in tried.iter_mut().flat_map(|(_, sums)| sums) {
            *sum /= n_worlds as f32;
        }
        // Ties fall by lot, or every game would run alike.
        dice.shuffle(&mut tried);
        tried.sort_by(|(_, a), (_, b)| b[seat.index()].total_cmp(&a[seat.index()]));
        let shares = tried.iter().map(|(_, shares)| shares[seat.index()]);
        let chosen = sample_mistake(shares, self.heat, self.breadth, dice);
        let (action, estimate) = tried.get(chosen)?.clone();
        tried[..=chosen].rotate_right(1);
        let best = tried.iter().take(TOLD).map(|(action, shares)| (*action, shares[seat.index()])).collect();
        Some(Choice { action, estimate, best })
    }
}
