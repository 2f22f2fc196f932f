//! The view law catches a leak: the game with a view that tells a little too much fails it.

use feerie_core::game::NotNow;
use feerie_core::{
    Actor, Card, Clause, Dice, Game, Legal, Node, Observer, Odds, ParseError, Seat, SetupError, Sink, laws,
};
use feerie_elfe::Elfe;
use feerie_elfe::action::{Action, Outcome};
use feerie_elfe::cards::Bag;
use feerie_elfe::event::Event;
use feerie_elfe::options::Options;
use feerie_elfe::state::State;
use feerie_elfe::view::View;
use serde_json::Value;
use std::fmt;
use std::marker::PhantomData;

/// What a view tells besides the honest one.
trait Leak: Send + Sync + 'static {
    fn told(s: &State) -> Bag;
}

/// Nothing.
struct Nothing;
/// What the unseen part of the pile consists of.
struct Pile;
/// The hand of the last seat.
struct Hand;
/// How many cards of each kind seat 0 has drawn itself.
struct Memory;

impl Leak for Nothing {
    fn told(_s: &State) -> Bag {
        Bag::default()
    }
}

impl Leak for Pile {
    fn told(s: &State) -> Bag {
        s.unseen
    }
}

impl Leak for Hand {
    fn told(s: &State) -> Bag {
        s.hands[1]
    }
}

impl Leak for Memory {
    fn told(s: &State) -> Bag {
        s.seen[0]
    }
}

/// The game, with a leak.
struct Leaky<L>(Elfe, PhantomData<L>);

impl<L: Leak> Game for Leaky<L> {
    const CARD: Card = Elfe::CARD;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = (View, Bag);

    fn new(options: Options, seats: u8) -> Result<Self, SetupError> {
        Elfe::new(options, seats).map(|game| Leaky(game, PhantomData))
    }
    fn view(&self, s: &State, who: Observer) -> (View, Bag) {
        (self.0.view(s, who), L::told(s))
    }
    fn imagine(&self, v: &(View, Bag), dice: &mut Dice) -> State {
        self.0.imagine(&v.0, dice)
    }
    fn show(&self, v: &(View, Bag)) -> Value {
        self.0.show(&v.0)
    }

    // All the rest is the game as it is.
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
    fn sketch(&self, v: &(View, Bag), say: &dyn Fn(&str) -> String) -> String {
        self.0.sketch(&v.0, say)
    }
}

/// Looks at a dozen positions of random games through the eyes of seat 0 or of anyone.
fn look<L: Leak>(who: Observer) {
    let game: Leaky<L> = laws::default_rules(3);
    for seed in 0..12 {
        let mut dice = Dice::from_number(seed);
        let state = laws::random_position(&game, &mut dice, 20 + 10 * seed as u32);
        laws::view_holds(&game, &state, who, &mut dice);
    }
}

#[test]
fn the_honest_view_holds() {
    look::<Nothing>(Observer::Seat(Seat(0)));
    look::<Nothing>(Observer::Watcher);
    look::<Nothing>(Observer::All);
    // What seat 0 drew itself it may remember, and the keeper knows everything.
    look::<Memory>(Observer::Seat(Seat(0)));
    look::<Pile>(Observer::All);
}

#[test]
#[should_panic(expected = "the imagined world looks different")]
fn a_view_that_tells_the_unseen_part_fails() {
    look::<Pile>(Observer::Seat(Seat(0)));
}

#[test]
#[should_panic(expected = "the imagined world looks different")]
fn a_view_that_tells_a_rivals_hand_fails() {
    look::<Hand>(Observer::Seat(Seat(0)));
}

#[test]
#[should_panic(expected = "the imagined world looks different")]
fn a_view_that_tells_a_watcher_what_a_seat_drew_fails() {
    look::<Memory>(Observer::Watcher);
}
