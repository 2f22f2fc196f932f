//! Plays anything legal, uniformly.

use feerie_core::{Dice, Heuristic, Legal};

use crate::choice::{Choice, Question};

/// The uniform bot: a baseline, and a partner for tests.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Random;

impl Random {
    /// The choice; none if the seat has nothing to decide in this view.
    pub(crate) fn choose<G: Heuristic>(self, question: Question<'_, G>, dice: &mut Dice) -> Option<Choice<G::Action>> {
        let Question { game, seat, view, .. } = question;
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
