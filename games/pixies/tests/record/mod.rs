//! Replays the steps of a record, checking each as a table would.

use feerie_core::record::Step;
use feerie_core::{Actor, Game, Log, Options as _};
use feerie_pixies::Pixies;
use feerie_pixies::event::Event;
use feerie_pixies::options::Options;
use feerie_pixies::state::State;
use serde_json::{Map, Value};

/// A game being replayed.
pub struct Replay {
    pub game: Pixies,
    pub state: State,
}

impl Replay {
    pub fn new(seats: u8, options: &Map<String, Value>) -> Replay {
        let game = Pixies::new(Options::read(options, seats).expect("valid options"), seats).expect("a table");
        let state = game.start();
        Replay { game, state }
    }

    /// Plays one step; its events.
    pub fn step(&mut self, Step(actor, text): &Step) -> Vec<Event> {
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
