//! What a game tells bots: how a position stands, which actions look promising, and why.

use crate::dice::Dice;
use crate::game::Game;
use crate::legal::Legal;
use crate::seat::{PerSeat, Seat};

/// A reason in named features: a key of the game's locale with numbers and names to fill in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Message key in the game's locale, `hint-<game>-…`.
    pub key: &'static str,
    /// Arguments of the message.
    pub args: Vec<(&'static str, String)>,
}

impl Reason {
    /// A reason without arguments.
    pub fn plain(key: &'static str) -> Reason {
        Reason { key, args: Vec::new() }
    }

    /// Adds an argument.
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Reason {
        self.args.push((name, value.to_string()));
        self
    }
}

/// What a game knows of good play. Implemented by games, used by searches. All functions look at whole
/// states, but searches only ever hand in imagined ones.
pub trait Heuristic: Game {
    /// The estimated share of the victory of each seat, from 0 to 1, summing to about 1.
    fn evaluate(&self, s: &Self::State) -> PerSeat<f32>;

    /// How promising each listed action looks, in the list's order: positive weights, any scale.
    /// Searches try promising ones first and drop hopeless ones where lists are long.
    fn priors(&self, s: &Self::State, seat: Seat, legal: &Legal<Self::Action>, out: &mut Vec<f32>) {
        let _ = (s, seat);
        out.clear();
        out.resize(legal.len(), 1.0);
    }

    /// A quick, sensible choice for playouts.
    fn playout_pick(
        &self,
        s: &Self::State,
        seat: Seat,
        scratch: &mut Legal<Self::Action>,
        dice: &mut Dice,
    ) -> Option<Self::Action> {
        self.pick(s, seat, scratch, dice)
    }

    /// After how many steps a playout stops and is judged by [`evaluate`](Heuristic::evaluate).
    fn playout_steps(&self) -> u32 {
        200
    }

    /// A choice made by senses and reflexes instead of search, from the seat's view alone, for games of speed:
    /// `strength` runs from 0 to 100. Games of thought have none.
    fn instinct(&self, v: &Self::View, seat: Seat, strength: u8, dice: &mut Dice) -> Option<Self::Action> {
        let _ = (v, seat, strength, dice);
        None
    }

    /// One true sentence why an action is good, as far as a named feature says so.
    fn reason(&self, s: &Self::State, seat: Seat, a: Self::Action) -> Option<Reason> {
        let _ = (s, seat, a);
        None
    }
}
