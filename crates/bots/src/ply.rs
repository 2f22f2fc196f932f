//! One ply ahead: what the evaluation says right after each action.

use feerie_core::heuristic::exp;
use feerie_core::{Dice, Heuristic, Legal, NoEvents, PerSeat, Seat};

use crate::choice::concrete;
use crate::playout::judge;

/// How each seat stands after an action; chance that follows at once is drawn.
pub(crate) fn after<G: Heuristic>(
    game: &G,
    world: &G::State,
    seat: Seat,
    action: G::Action,
    dice: &mut Dice,
) -> PerSeat<f32> {
    let mut next = world.clone();
    game.play(&mut next, seat, concrete(game, action), &mut NoEvents);
    judge(game, &mut next, dice)
}

/// Adds to each action's value the seat's share after it in this world.
pub(crate) fn add_values<G: Heuristic>(
    game: &G,
    world: &G::State,
    seat: Seat,
    legal: &Legal<G::Action>,
    dice: &mut Dice,
    values: &mut Vec<f32>,
) {
    values.resize(legal.len(), 0.0);
    for (value, &action) in values.iter_mut().zip(legal) {
        *value += after(game, world, seat, action, dice)[seat.index()];
    }
}

/// Weights of values: 1 for the best, and e times less for each `heat` times the distance between the best
/// and the mean. So weights depend on how values compare, not on the game's scale.
pub(crate) fn softmax(values: &mut [f32], heat: f32) {
    let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mean = values.iter().sum::<f32>() / values.len().max(1) as f32;
    let unit = ((best - mean) * heat).max(f32::MIN_POSITIVE);
    for value in values {
        // Equal values divide nothing by next to nothing: they keep weight 1.
        *value = if *value >= best { 1.0 } else { exp((*value - best) / unit) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_do_not_depend_on_scale() {
        let mut small = [0.50, 0.51, 0.49];
        let mut large = [0.0, 1.0, -1.0];
        softmax(&mut small, 0.5);
        softmax(&mut large, 0.5);
        assert_eq!(small[1], 1.0);
        for (a, b) in small.iter().zip(&large) {
            assert!((a - b).abs() < 1e-3, "{small:?} {large:?}");
        }
        let mut equal = [0.3; 4];
        softmax(&mut equal, 0.5);
        assert_eq!(equal, [1.0; 4]);
    }
}
