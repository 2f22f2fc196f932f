//! The laws on tables with every band and map, secret recruiting included; and the proof that they notice a view
//! which tells more than it should.

mod stray;

use feerie_armes::Armes;
use feerie_armes::action::{Action, Outcome};
use feerie_armes::event::Event;
use feerie_armes::options::Options;
use feerie_armes::phase::Phase;
use feerie_armes::state::State;
use feerie_armes::view::View;
use feerie_core::game::NotNow;
use feerie_core::{
    Actor, Card, Clause, Dice, Form, Game, Legal, Node, Observer, Odds, OptionSpec, Options as _, ParseError, Seat,
    SetupError, Sink,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;

/// The options of the game, with values to choose from where it takes any text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
struct Wide(Options);

impl feerie_core::Options for Wide {
    fn specs() -> Vec<OptionSpec> {
        let mut specs = Options::specs();
        for spec in &mut specs {
            let values: &[&str] = match spec.name {
                "band0" => &["fees1", "table", "table", "licornes2", "marraine", "princesses1", "vilains2"],
                "band1" => &["gnomes1", "table", "table", "bucheron,bucheron", "vilains1", "fees2"],
                "map" => &["clairiere", "carrefour"],
                _ => continue,
            };
            spec.form = Form::Values(values.iter().map(|&value| value.into()).collect());
        }
        specs
    }
}

/// The game itself, for wider options; or, with `LEAK`, one whose views count the figures of hidden bands.
struct Shell<const LEAK: bool>(Armes, Wide);

impl<const LEAK: bool> Game for Shell<LEAK> {
    const CARD: Card = Armes::CARD;
    type Options = Wide;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = (View, usize);

    fn new(options: Wide, seats: u8) -> Result<Self, SetupError> {
        Ok(Shell(Armes::new(options.0.clone(), seats)?, options))
    }
    fn options(&self) -> &Wide {
        &self.1
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn start(&self) -> State {
        self.0.start()
    }
    fn node(&self, s: &State) -> Node {
        self.0.node(s)
    }
    fn read_action(&self, text: &str) -> Result<Action, ParseError> {
        self.0.read_action(text)
    }
    fn write_action(&self, a: &Action, out: &mut dyn fmt::Write) -> fmt::Result {
        self.0.write_action(a, out)
    }
    fn read_outcome(&self, text: &str) -> Result<Outcome, ParseError> {
        self.0.read_outcome(text)
    }
    fn write_outcome(&self, o: &Outcome, out: &mut dyn fmt::Write) -> fmt::Result {
        self.0.write_outcome(o, out)
    }
    fn may_act(&self, s: &State, actor: Actor) -> Result<(), NotNow> {
        self.0.may_act(s, actor)
    }
    fn malformed(&self, s: &State, actor: Actor, text: &str) -> Clause {
        self.0.malformed(s, actor, text)
    }
    fn legal(&self, s: &State, seat: Seat, out: &mut Legal<Action>) {
        self.0.legal(s, seat, out);
    }
    fn check(&self, s: &State, seat: Seat, a: Action) -> Result<(), Clause> {
        self.0.check(s, seat, a)
    }
    fn play(&self, s: &mut State, seat: Seat, a: Action, log: &mut impl Sink<Event>) {
        self.0.play(s, seat, a, log);
    }
    fn odds(&self, s: &State) -> Odds<Outcome> {
        self.0.odds(s)
    }
    fn draw(&self, s: &State, dice: &mut Dice) -> Outcome {
        self.0.draw(s, dice)
    }
    fn admit(&self, s: &State, o: &Outcome) -> Result<(), Clause> {
        self.0.admit(s, o)
    }
    fn resolve(&self, s: &mut State, o: &Outcome, log: &mut impl Sink<Event>) {
        self.0.resolve(s, o, log);
    }
    fn view(&self, s: &State, who: Observer) -> (View, usize) {
        let hidden = if matches!(s.phase, Phase::Recruit(_)) { s.bands[0].len() } else { 0 };
        (self.0.view(s, who), if LEAK { hidden } else { 0 })
    }
    fn show(&self, v: &(View, usize)) -> Value {
        self.0.show(&v.0)
    }
    fn imagine(&self, v: &(View, usize), dice: &mut Dice) -> State {
        self.0.imagine(&v.0, dice)
    }
    fn sketch(&self, v: &(View, usize), say: &dyn Fn(&str) -> String) -> String {
        self.0.sketch(&v.0, say)
    }
}

fn stray_of(game: &Shell<false>, s: &State, dice: &mut Dice) -> Action {
    stray::stray(&game.0, s, dice)
}

feerie_core::laws!(Shell<false>, stray_of);

fn recruiting<const LEAK: bool>() -> Shell<LEAK> {
    let given = serde_json::json!({"band0": "table", "band1": "table"});
    Shell::new(Wide::read(given.as_object().unwrap(), 2).unwrap(), 2).unwrap()
}

/// Looks at a band being recruited through the eyes of the other seat.
fn look<const LEAK: bool>() {
    let game = recruiting::<LEAK>();
    let mut dice = Dice::from_number(1);
    for steps in 0..30 {
        let state = feerie_core::laws::random_position(&game, &mut dice, steps % 5);
        feerie_core::laws::view_holds(&game, &state, Observer::Seat(Seat(1)), &mut dice);
    }
}

#[test]
fn our_views_keep_the_secret() {
    look::<false>();
}

#[test]
#[should_panic(expected = "looks different")]
fn a_leaking_view_is_noticed() {
    look::<true>();
}
