//! Plays anything legal, uniformly.

use feerie_core::{Dice, Heuristic, Legal, Seat};

use crate::budget::Budget;
use crate::choice::{Bot, Choice};

/// The uniform bot: a baseline, and a partner for tests.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Heuristic> Bot<G> for Random {
    fn choose(
        &mut self,
        game: &G,
        seat: Seat,
        view: &G::View,
        _budget: Budget<'_>,
        dice: &mut Dice,
    ) -> Option<Choice<G::Action>> {
        let world = game.imagine(view, dice);
        if !game.node(&world).acting().contains(seat) {
            return None;
        }
        let action = game.pick(&world, seat, &mut Legal::new(), dice)?;
        let estimate = game.evaluate(&world);
        let share = estimate[seat.index()];
        Some(Choice { action, estimate, best: vec![(action, share)] })
    }
}
