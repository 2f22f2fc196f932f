//! That the laws would notice a view that tells too much: the same game, but its views let a seat see the top
//! card of its own packet.

use feerie_core::game::NotNow;
use feerie_core::{
    Actor, Card as About, Clause, Dice, Game, Legal, Node, Observer, Odds, ParseError, Seat, SetupError, Sink, laws,
};
use feerie_elementals::Elementals;
use feerie_elementals::action::{Action, Outcome};
use feerie_elementals::cards::Card;
use feerie_elementals::event::Event;
use feerie_elementals::options::Options;
use feerie_elementals::state::State;
use feerie_elementals::threads::Place;
use feerie_elementals::view::View;
use serde_json::{Value, json};
use std::fmt;

struct Peeking(Elementals);

impl Game for Peeking {
    const CARD: About = Elementals::CARD;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    /// The honest view, and what the seat peeped at.
    type View = (View, Option<Card>);

    fn new(options: Options, seats: u8) -> Result<Self, SetupError> {
        Elementals::new(options, seats).map(Peeking)
    }
    fn options(&self) -> &Options {
        self.0.options()
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
    fn view(&self, s: &State, who: Observer) -> Self::View {
        let peeped = match who {
            Observer::Seat(seat) => s.cards.iter(Place::packet(seat)).next(),
            Observer::Watcher | Observer::All => None,
        };
        (self.0.view(s, who), peeped)
    }
    fn show(&self, v: &Self::View) -> Value {
        json!([self.0.show(&v.0), v.1])
    }
    fn imagine(&self, v: &Self::View, dice: &mut Dice) -> State {
        self.0.imagine(&v.0, dice)
    }
    fn sketch(&self, v: &Self::View, say: &dyn Fn(&str) -> String) -> String {
        self.0.sketch(&v.0, say)
    }
}

fn look<G: Game>(who: Observer) {
    let game: G = laws::default_rules(3);
    let mut dice = Dice::from_number(1);
    for steps in 2..20 {
        let state = laws::random_position(&game, &mut dice, steps);
        laws::view_holds(&game, &state, who, &mut dice);
    }
}

#[test]
#[should_panic(expected = "the imagined world looks different")]
fn a_view_that_peeps_into_a_packet_is_noticed() {
    look::<Peeking>(Observer::Seat(Seat(1)));
}

#[test]
fn the_honest_view_passes_the_same_look() {
    look::<Elementals>(Observer::Seat(Seat(1)));
    look::<Peeking>(Observer::Watcher);
}
