//! Playing on at random: the common loop of benchmarks, laws and simulations.

use crate::dice::Dice;
use crate::event::NoEvents;
use crate::game::Game;
use crate::legal::Legal;
use crate::node::{Node, Ranking};

/// What became of a random playout.
#[derive(Clone, Debug)]
pub struct Playout {
    /// Actions of seats.
    pub actions: u64,
    /// Answers of chance.
    pub outcomes: u64,
    /// How it ended; none if the limit of steps came first.
    pub ranking: Option<Ranking>,
}

/// Plays uniformly at random to the end, or for at most `limit` steps. Allocates nothing per step beyond
/// what a game's own chance nodes need; `scratch` is reused.
pub fn playout<G: Game>(
    game: &G,
    state: &mut G::State,
    dice: &mut Dice,
    scratch: &mut Legal<G::Action>,
    limit: u64,
) -> Playout {
    let mut played = Playout { actions: 0, outcomes: 0, ranking: None };
    while played.actions + played.outcomes < limit {
        match game.node(state) {
            Node::Terminal(ranking) => {
                played.ranking = Some(ranking);
                break;
            }
            Node::Chance => {
                let outcome = game.draw(state, dice);
                game.resolve(state, &outcome, &mut NoEvents);
                played.outcomes += 1;
            }
            node @ (Node::Decision(_) | Node::Simultaneous(_)) => {
                let Some(seat) = node.acting().first() else { break };
                let Some(action) = game.pick(state, seat, scratch, dice) else { break };
                game.play(state, seat, action, &mut NoEvents);
                played.actions += 1;
            }
        }
    }
    played
}
