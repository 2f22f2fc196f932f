//! A position for a test, put together piece by piece, then played by strings as at a table.

use feerie_core::laws::random_rules;
use feerie_core::{Actor, Clause, Dice, Game, Legal, Log, Node, Observer, Odds, Options as _, Ranking, Seat};
use feerie_elfe::Elfe;
use feerie_elfe::board::Square;
use feerie_elfe::cards::{Bag, Spell};
use feerie_elfe::event::Event;
use feerie_elfe::options::Options;
use feerie_elfe::phase::Phase;
use feerie_elfe::state::{Back, Form, State, Suitor};
use serde_json::{Value, json};

/// A table in the middle of something.
pub struct Scene {
    pub game: Elfe,
    pub s: State,
    pub events: Vec<Event>,
}

pub fn sq(name: &str) -> Square {
    name.parse().expect("a square of the board")
}

/// A table with these options, before anything has happened.
pub fn table(seats: u8, options: Value) -> Scene {
    let options = Options::read(options.as_object().expect("an object"), seats).expect("options on offer");
    let game = Elfe::new(options, seats).expect("a table");
    let s = game.start();
    Scene { game, s, events: Vec::new() }
}

/// Seat 0's first turn on a board where nothing but the elf stands, without cards.
pub fn turn(seats: u8, options: Value, elf: &str) -> Scene {
    let mut scene = table(seats, options);
    scene.s.open.put_elf(sq(elf));
    scene.active(0)
}

/// A random table somewhere in a random game.
pub fn random(seed: u64, steps: u32) -> Scene {
    let mut dice = Dice::from_number(seed);
    let game: Elfe = random_rules(&mut dice);
    let s = feerie_core::laws::random_position(&game, &mut dice, steps);
    Scene { game, s, events: Vec::new() }
}

impl Scene {
    /// Makes it this seat's turn, with the turn number that fits the first or a later round.
    pub fn active(mut self, seat: u8) -> Scene {
        self.s.open.phase = Phase::Turn;
        self.s.open.active = Seat(seat);
        self.s.open.turn = u16::from(seat) + 1;
        self
    }

    pub fn turn_number(mut self, turn: u16) -> Scene {
        self.s.open.turn = turn;
        self
    }

    pub fn fairy(mut self, seat: u8, at: &str) -> Scene {
        self.s.open.put_fairy(Seat(seat), sq(at));
        self
    }

    /// A frog; `back` is the turn at which she changes back, 0 if nobody has kissed her.
    pub fn frog(mut self, seat: u8, at: &str, back: u16) -> Scene {
        self.s.open.put_fairy(Seat(seat), sq(at));
        self.s.open.fairies[usize::from(seat)].form = Form::Enchanted(Back::from(std::num::NonZeroU16::new(back)));
        self
    }

    pub fn prince(mut self, at: &str) -> Scene {
        self.s.open.add_suitor(Suitor { at: sq(at), form: Form::Born });
        self
    }

    pub fn princes(self, at: &[&str]) -> Scene {
        at.iter().fold(self, |scene, at| scene.prince(at))
    }

    /// A toad; `back` as for frogs.
    pub fn toad(mut self, at: &str, back: u16) -> Scene {
        let form = Form::Enchanted(std::num::NonZeroU16::new(back));
        self.s.open.add_suitor(Suitor { at: sq(at), form });
        self
    }

    /// Gives a seat cards out of the unseen part.
    pub fn hand(mut self, seat: u8, cards: &[Spell]) -> Scene {
        for &spell in cards {
            self.s.hands[usize::from(seat)][spell] += 1;
            self.s.open.n_hand[usize::from(seat)] += 1;
            self.s.unseen[spell] -= 1;
            self.s.open.n_unseen -= 1;
        }
        self
    }

    /// Makes the pile these unseen and these used cards; the others are out of the game.
    pub fn pile(mut self, unseen: &[Spell], used: &[Spell]) -> Scene {
        self.s.unseen = unseen.iter().copied().collect();
        self.s.open.n_unseen = unseen.len() as u8;
        self.s.open.queue.clear();
        used.iter().for_each(|&spell| self.s.open.queue.push(spell));
        self
    }

    /// What a step is refused for; none if it may be played.
    pub fn refusal(&self, actor: Actor, text: &str) -> Option<Clause> {
        if let Err((_, clause)) = self.game.may_act(&self.s, actor) {
            return clause;
        }
        match actor {
            Actor::Seat(seat) => match self.game.read_action(text) {
                Ok(action) => self.game.check(&self.s, seat, action).err(),
                Err(_) => Some(self.game.malformed(&self.s, actor, text)),
            },
            Actor::Chance => match self.game.read_outcome(text) {
                Ok(outcome) => self.game.admit(&self.s, &outcome).err(),
                Err(_) => Some(self.game.malformed(&self.s, actor, text)),
            },
        }
    }

    /// What the active seat's action is refused for.
    pub fn no(&self, text: &str) -> Option<Clause> {
        self.refusal(Actor::Seat(self.s.open.active), text)
    }

    /// What an outcome is refused for.
    pub fn no_chance(&self, text: &str) -> Option<Clause> {
        self.refusal(Actor::Chance, text)
    }

    /// Plays steps: `d6:3`, `land:k7`, `wind:N2`, `card:hex`, `first:0` and `elf:k7` are chance's.
    pub fn play(mut self, steps: &str) -> Scene {
        for step in steps.split_whitespace() {
            let mut log = Log::default();
            if self.game.node(&self.s) == Node::Chance {
                assert_eq!(self.no_chance(step), None, "{step} is not offered");
                let outcome = self.game.read_outcome(step).expect("notation");
                self.game.resolve(&mut self.s, &outcome, &mut log);
            } else {
                assert_eq!(self.no(step), None, "{step} is refused");
                let action = self.game.read_action(step).expect("notation");
                let seat = self.s.open.active;
                self.game.play(&mut self.s, seat, action, &mut log);
            }
            self.events.extend(log.0);
        }
        self
    }

    /// The sorted strings of the legal actions.
    pub fn legal(&self) -> Vec<String> {
        let mut legal = Legal::new();
        self.game.legal(&self.s, self.s.open.active, &mut legal);
        let mut strings: Vec<String> = legal.iter().map(|action| action.to_string()).collect();
        strings.sort();
        strings
    }

    /// The strings and weights of chance's outcomes.
    pub fn odds(&self) -> Vec<(String, u64)> {
        match self.game.odds(&self.s) {
            Odds::Listed(listed) => listed.into_iter().map(|(o, weight)| (o.to_string(), weight)).collect(),
            Odds::Form(_) => panic!("this game lists all outcomes"),
        }
    }

    pub fn ranking(&self) -> Option<Ranking> {
        match self.game.node(&self.s) {
            Node::Terminal(ranking) => Some(ranking),
            _ => None,
        }
    }

    /// Who has won by charming the elf.
    pub fn winner(&self) -> Option<u8> {
        match self.s.open.phase {
            Phase::Over(end) => end.winner().map(|seat| seat.0),
            _ => None,
        }
    }

    pub fn show(&self, who: Observer) -> Value {
        self.game.view_json(&self.game.view(&self.s, who))
    }

    /// The table keeper's view.
    pub fn all(&self) -> Value {
        self.show(Observer::All)
    }

    pub fn hand_of(&self, seat: u8) -> Bag {
        self.s.hands[usize::from(seat)]
    }
}

/// A table with default options and two fairies far apart, seat 0 to move.
pub fn duel(elf: &str) -> Scene {
    turn(2, json!({}), elf).fairy(0, "a20").fairy(1, "t20")
}
