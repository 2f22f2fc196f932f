//! Tables for tests: positions set up by hand and played by their strings, through the public interface.

use feerie_armes::Armes;
use feerie_armes::board::Square;
use feerie_armes::event::Event;
use feerie_armes::ground::Placed;
use feerie_armes::options::Options;
use feerie_armes::phase::Phase;
use feerie_armes::roster;
use feerie_armes::state::{FigId, Figure, State};
use feerie_core::game::{action_text, outcome_text};
use feerie_core::{Actor, Game, Legal, Log, Node, Observer, Odds, Options as _, Ranking, Seat, SetupError};
use serde_json::{Value, json};

/// A game and its position.
#[derive(Clone)]
pub struct Table {
    pub game: Armes,
    pub s: State,
    /// What happened in the last step.
    pub events: Vec<Event>,
}

/// A square by its name.
pub fn sq(name: &str) -> Square {
    name.parse().expect("a square")
}

/// A figure by its name.
pub fn fig(name: &str) -> FigId {
    let number: usize = name[1..].parse().expect("a number");
    FigId::of(Seat(u8::from(name.starts_with('B'))), number - 1)
}

/// What comes of opening a table with these options.
pub fn open(options: Value) -> Result<Armes, SetupError> {
    let options = Options::read(options.as_object().expect("an object"), 2)?;
    Armes::new(options, 2)
}

/// What is wrong with these options.
pub fn problem(options: Value) -> String {
    open(options).expect_err("the options are refused").to_string()
}

impl Table {
    /// The start of a game with these options.
    pub fn with(options: Value) -> Table {
        let game = open(options).expect("options are valid");
        let s = game.start();
        Table { game, s, events: Vec::new() }
    }

    /// A bare field at the first turn of round 1, seat 0 to play: lairs b2 and w23, objectives b12, d18, u6, w12 out of
    /// the way. `bands` are profile ids; figures stand where `places` says, `A1 c3 B1 d3`; those not named are out.
    pub fn field(bands: [&str; 2], places: &str) -> Table {
        Table::field_with(bands, places, json!({}))
    }

    /// The same with options.
    pub fn field_with(bands: [&str; 2], places: &str, mut options: Value) -> Table {
        options["setup"] = json!("full");
        options["band0"] = json!(bands[0]);
        options["band1"] = json!(bands[1]);
        let mut table = Table::with(options);
        let s = &mut table.s;
        s.lairs = [Some(sq("b2")), Some(sq("w23"))];
        s.objectives = ["b12", "d18", "u6", "w12"].map(|name| Some(sq(name)));
        s.round = 1;
        s.tokens = [5, 5];
        s.phase = Phase::Turn;
        let words: Vec<&str> = places.split_whitespace().collect();
        for pair in words.chunks_exact(2) {
            let who = fig(pair[0]);
            let hp = table.game.profile(&table.s, who).health;
            table.s.figures[who.index()] = Figure { at: Some(sq(pair[1])), hp, ..Figure::default() };
        }
        table
    }

    /// The same with scenery: `tour:0:g11 haie:2:u12`.
    pub fn scenery(mut self, pieces: &str) -> Table {
        for (place, text) in self.s.scenery.iter_mut().zip(pieces.split_whitespace()) {
            let parts: Vec<&str> = text.split(':').collect();
            let piece = roster::find(&self.game.roster().pieces, parts[0]).expect("a piece");
            *place = Some(Placed { piece, turn: parts[1].parse().expect("a turn"), corner: sq(parts[2]) });
        }
        self
    }

    /// The same without a seat's faction card.
    pub fn no_card(mut self, seat: usize) -> Table {
        self.s.cards[seat] = None;
        self
    }

    /// The same with an objective moved.
    pub fn objective(mut self, n: usize, at: &str) -> Table {
        self.s.objectives[n] = Some(sq(at));
        self
    }

    /// The same with a figure's health set.
    pub fn health(mut self, who: &str, hp: u8) -> Table {
        self.s.figures[fig(who).index()].hp = hp;
        self
    }

    pub fn node(&self) -> Node {
        self.game.node(&self.s)
    }

    /// The seat to decide.
    pub fn seat(&self) -> Seat {
        self.node().acting().first().expect("a decision")
    }

    /// Plays steps, each of whoever is to act; all must be legal.
    pub fn play(&mut self, steps: &str) -> &mut Table {
        for step in steps.split_whitespace() {
            let mut log = Log::default();
            if self.node() == Node::Chance {
                let outcome = self.game.read_outcome(step).unwrap_or_else(|_| panic!("{step} is no outcome"));
                assert_eq!(self.game.admit(&self.s, &outcome), Ok(()), "{step}");
                self.game.resolve(&mut self.s, &outcome, &mut log);
            } else {
                let action = self.game.read_action(step).unwrap_or_else(|_| panic!("{step} is no action"));
                let seat = self.seat();
                assert_eq!(
                    self.game.check(&self.s, seat, action),
                    Ok(()),
                    "{step} in {}, {:?}",
                    self.phase(),
                    self.legal()
                );
                self.game.play(&mut self.s, seat, action, &mut log);
            }
            self.events = log.0;
        }
        self
    }

    /// Legal actions of the seat to decide, sorted.
    pub fn legal(&self) -> Vec<String> {
        let mut legal = Legal::new();
        self.game.legal(&self.s, self.seat(), &mut legal);
        let mut texts: Vec<String> = legal.iter().map(|action| action_text(&self.game, action)).collect();
        texts.sort_unstable();
        texts
    }

    /// Whether a step is listed.
    pub fn may(&self, step: &str) -> bool {
        self.legal().iter().any(|listed| listed == step)
    }

    /// The squares listed after a verb, sorted as text.
    pub fn squares(&self, verb: &str) -> Vec<String> {
        let prefix = format!("{verb}:");
        self.legal().iter().filter_map(|step| step.strip_prefix(&prefix)).map(str::to_owned).collect()
    }

    /// The clause that refuses a step of the seat to decide.
    pub fn refused(&self, step: &str) -> &'static str {
        self.refused_to(Actor::Seat(self.seat()), step)
    }

    /// The clause that refuses a step of anybody.
    pub fn refused_to(&self, actor: Actor, step: &str) -> &'static str {
        if let Err((_, clause)) = self.game.may_act(&self.s, actor) {
            return clause.map_or("", |clause| clause.id());
        }
        let verdict = match actor {
            Actor::Seat(seat) => match self.game.read_action(step) {
                Ok(action) => self.game.check(&self.s, seat, action),
                Err(_) => Err(self.game.malformed(&self.s, actor, step)),
            },
            Actor::Chance => match self.game.read_outcome(step) {
                Ok(outcome) => self.game.admit(&self.s, &outcome),
                Err(_) => Err(self.game.malformed(&self.s, actor, step)),
            },
        };
        verdict.expect_err("the step is refused").id()
    }

    /// What chance may answer.
    pub fn odds(&self) -> Vec<(String, u64)> {
        match self.game.odds(&self.s) {
            Odds::Listed(listed) => listed.iter().map(|(o, weight)| (outcome_text(&self.game, o), *weight)).collect(),
            Odds::Form(form) => panic!("{form}"),
        }
    }

    /// Dice and score needed of the roll under way.
    pub fn roll(&self) -> (u64, u64) {
        let pending = self.view()["pending"].clone();
        (pending["dice"].as_u64().expect("dice"), pending["face"].as_u64().expect("face"))
    }

    pub fn view(&self) -> Value {
        self.view_of(Observer::Watcher)
    }

    pub fn view_of(&self, who: Observer) -> Value {
        self.game.view_json(&self.game.view(&self.s, who))
    }

    pub fn phase(&self) -> &'static str {
        self.s.phase.name()
    }

    pub fn hp(&self, who: &str) -> u8 {
        self.s.fig(fig(who)).hp
    }

    pub fn at(&self, who: &str) -> Option<String> {
        self.s.at(fig(who)).map(|at| at.to_string())
    }

    pub fn ranking(&self) -> Option<Ranking> {
        match self.node() {
            Node::Terminal(ranking) => Some(ranking),
            _ => None,
        }
    }

    /// Both seats pass: the round ends.
    pub fn end_round(&mut self) -> &mut Table {
        self.play("pass");
        if self.phase() == "turn" {
            self.play("pass");
        }
        self
    }
}
