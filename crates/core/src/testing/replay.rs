//! A game replayed as a table would play it.

use serde_json::{Map, Value};

use crate::event::Log;
use crate::game::Game;
use crate::options::Options;
use crate::record::Step;
use crate::seat::Actor;

/// A game being replayed. Every step is checked first; one that is not allowed ends the test.
pub struct Replay<G: Game> {
    /// The rules in force.
    pub game: G,
    /// Where it stands.
    pub state: G::State,
}

impl<G: Game> Replay<G> {
    /// A table before its first step.
    pub fn new(seats: u8, options: &Map<String, Value>) -> Replay<G> {
        let game = G::new(G::Options::read(options, seats).expect("options on offer"), seats).expect("a table");
        let state = game.start();
        Replay { game, state }
    }

    /// Plays one step; its events.
    pub fn step(&mut self, Step(actor, text): &Step) -> Vec<G::Event> {
        let mut log = Log::default();
        assert_eq!(self.game.may_act(&self.state, *actor), Ok(()), "{actor} {text}");
        match actor {
            Actor::Chance => {
                let outcome = self.game.read_outcome(text).expect("an outcome");
                assert_eq!(self.game.admit(&self.state, &outcome), Ok(()), "{text}");
                self.game.resolve(&mut self.state, &outcome, &mut log);
            }
            Actor::Seat(seat) => {
                let action = self.game.read_action(text).expect("an action");
                assert_eq!(self.game.check(&self.state, *seat, action), Ok(()), "{text}");
                self.game.play(&mut self.state, *seat, action, &mut log);
            }
        }
        log.0
    }
}
