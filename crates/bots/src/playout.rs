//! Playing on from a leaf, guided by the game, until the game's evaluation is asked.

use feerie_core::{Dice, Heuristic, Legal, NoEvents, Node, PerSeat};

/// Plays on for as many steps as the game wants and judges where that ends. Allocates nothing itself.
pub(crate) fn playout<G: Heuristic>(
    game: &G,
    world: &mut G::State,
    scratch: &mut Legal<G::Action>,
    dice: &mut Dice,
) -> PerSeat<f32> {
    for _ in 0..game.playout_steps() {
        match game.node(world) {
            Node::Terminal(ranking) => return ranking.shares(),
            Node::Chance => {
                let outcome = game.draw(world, dice);
                game.resolve(world, &outcome, &mut NoEvents);
            }
            node => {
                let Some(seat) = node.acting().first() else { break };
                let Some(action) = game.playout_pick(world, seat, scratch, dice) else { break };
                game.play(world, seat, action, &mut NoEvents);
            }
        }
    }
    judge(game, world, dice)
}

/// How each seat stands. Chance that is due falls first: a thrown die says more than one in the air.
pub(crate) fn judge<G: Heuristic>(game: &G, world: &mut G::State, dice: &mut Dice) -> PerSeat<f32> {
    loop {
        match game.node(world) {
            Node::Terminal(ranking) => return ranking.shares(),
            Node::Chance => {
                let outcome = game.draw(world, dice);
                game.resolve(world, &outcome, &mut NoEvents);
            }
            Node::Decision(_) | Node::Simultaneous(_) => return game.evaluate(world),
        }
    }
}
