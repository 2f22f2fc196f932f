//! What an action was worth, asked afterwards: the same worlds for every action that is compared.

use feerie_core::{Dice, Heuristic, Legal, NoEvents, PerSeat, Seat};

use crate::playout::playout;

/// Each seat's mean share of the victory after an action, over worlds imagined from the acting seat's view
/// alone. The action must be legal there. The same dice imagine the same worlds, so that two actions weighed with
/// equal dice differ by what they do and by little else.
pub fn action_value<G: Heuristic>(
    game: &G,
    seat: Seat,
    view: &G::View,
    action: G::Action,
    worlds: u32,
    dice: &mut Dice,
) -> PerSeat<f32> {
    let worlds = worlds.max(1);
    let mut scratch = Legal::new();
    let mut sum: Option<PerSeat<f32>> = None;
    for _ in 0..worlds {
        // A world has dice of its own: how long one playout is must not change the next world.
        let mut own = Dice::from_number(dice.bits());
        let mut world = game.imagine(view, &mut own);
        game.play(&mut world, seat, action, &mut NoEvents);
        let shares = playout(game, &mut world, &mut scratch, &mut own);
        match &mut sum {
            None => sum = Some(shares),
            Some(sum) => sum.iter_mut().zip(&shares).for_each(|(sum, share)| *sum += share),
        }
    }
    let mut mean = sum.unwrap_or_default();
    mean.iter_mut().for_each(|share| *share /= worlds as f32);
    mean
}
