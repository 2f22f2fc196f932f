//! Counting the leaves of the game tree: the cheapest way to find out that two engines disagree.

use crate::event::NoEvents;
use crate::game::Game;
use crate::legal::Legal;
use crate::node::Node;
use crate::odds::Odds;
use crate::seat::Seat;
use std::fmt;

/// A chance node whose outcomes are not listed has no number of leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unlisted;

impl fmt::Display for Unlisted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a chance node on the way does not list its outcomes")
    }
}

impl std::error::Error for Unlisted {}

/// The reaction time with which a pattern is played.
const PATTERN_MS: u32 = 1000;

/// The number of leaf nodes at exactly this depth: every legal action and every listed outcome counts once;
/// at a simultaneous node only the lowest-numbered seat still to commit is expanded.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> Result<u64, Unlisted> {
    // One buffer a level, so that the count allocates nothing while it runs.
    let mut buffers: Vec<Legal<G::Action>> = (0..depth.max(1)).map(|_| Legal::new()).collect();
    count(game, state, depth, &mut buffers)
}

fn count<G: Game>(game: &G, state: &G::State, depth: u32, buffers: &mut [Legal<G::Action>]) -> Result<u64, Unlisted> {
    if depth == 0 {
        return Ok(1);
    }
    match game.node(state) {
        Node::Terminal(_) => Ok(0),
        Node::Decision(seat) => count_seat(game, state, seat, depth, buffers),
        Node::Simultaneous(seats) => match seats.first() {
            Some(seat) => count_seat(game, state, seat, depth, buffers),
            None => Ok(0),
        },
        Node::Chance => {
            let Odds::Listed(listed) = game.odds(state) else { return Err(Unlisted) };
            if depth == 1 {
                return Ok(listed.len() as u64);
            }
            let mut leaves = 0;
            for (outcome, _) in &listed {
                let mut next = state.clone();
                game.resolve(&mut next, outcome, &mut NoEvents);
                leaves += count(game, &next, depth - 1, buffers)?;
            }
            Ok(leaves)
        }
    }
}

fn count_seat<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    depth: u32,
    buffers: &mut [Legal<G::Action>],
) -> Result<u64, Unlisted> {
    let Some((buffer, deeper)) = buffers.split_first_mut() else { return Ok(0) };
    if depth == 1 {
        return Ok(game.count(state, seat, buffer));
    }
    buffer.clear();
    game.legal(state, seat, buffer);
    let mut leaves = 0;
    for &listed in &*buffer {
        let action = if game.timed(&listed).is_some() { game.at_time(listed, PATTERN_MS) } else { listed };
        let mut next = state.clone();
        game.play(&mut next, seat, action, &mut NoEvents);
        leaves += count(game, &next, depth - 1, deeper)?;
    }
    Ok(leaves)
}
