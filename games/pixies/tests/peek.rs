//! A view that leaks a sealed offering is caught by the laws.

use feerie_core::game::NotNow;
use feerie_core::{
    Actor, Card, Clause, Dice, Game, Legal, Node, Observer, Odds, ParseError, Seat, SetupError, Sink, laws,
};
use feerie_pixies::Pixies;
use feerie_pixies::goods::Goods;
use feerie_pixies::state::State;
use serde_json::Value;
use std::fmt;

/// A position where seat 0 has sealed an offering and others have not.
fn sealed(game: &Pixies) -> State {
    let mut dice = Dice::from_number(3);
    let mut state = game.start();
    let mut scratch = Legal::new();
    loop {
        if let Node::Simultaneous(seats) = game.node(&state)
            && !seats.contains(Seat(0))
            && state.sealed[0].is_some_and(|offer| !offer.is_empty())
        {
            return state;
        }
        assert!(laws::step(game, &mut state, &mut dice, &mut scratch), "some round has such a moment");
    }
}

#[test]
fn the_honest_view_hides_the_offering() {
    let game: Pixies = laws::default_rules(4);
    let state = sealed(&game);
    let other = Observer::Seat(Seat(1));
    laws::view_holds(&game, &state, other, &mut Dice::from_number(1));
    let mut changed = state;
    changed.sealed[0] = Some(Goods::NONE);
    assert_eq!(game.view(&state, other), game.view(&changed, other), "whatever was offered, it looks the same");
    assert_ne!(game.view(&state, Observer::Seat(Seat(0))), game.view(&changed, Observer::Seat(Seat(0))));
}

#[test]
fn imagined_offerings_vary_and_are_legal() {
    let game: Pixies = laws::default_rules(4);
    let view = game.view(&sealed(&game), Observer::Seat(Seat(1)));
    let mut dice = Dice::from_number(7);
    let offers: Vec<_> = (0..50).map(|_| game.imagine(&view, &mut dice).sealed[0]).collect();
    assert!(offers.iter().any(|offer| *offer != offers[0]));
}

/// The game with a view that lets every sealed offering through.
struct Leaky(Pixies);

impl Game for Leaky {
    const CARD: Card = Pixies::CARD;
    type Options = <Pixies as Game>::Options;
    type State = State;
    type Action = <Pixies as Game>::Action;
    type Outcome = <Pixies as Game>::Outcome;
    type Event = <Pixies as Game>::Event;
    type View = (<Pixies as Game>::View, [Option<Goods>; 5]);

    fn view(&self, s: &State, who: Observer) -> Self::View {
        (self.0.view(s, who), s.sealed)
    }
    fn show(&self, v: &Self::View) -> Value {
        self.0.show(&v.0)
    }
    fn imagine(&self, v: &Self::View, dice: &mut Dice) -> State {
        self.0.imagine(&v.0, dice)
    }
    fn sketch(&self, v: &Self::View, say: &dyn Fn(&str) -> String) -> String {
        self.0.sketch(&v.0, say)
    }

    fn new(options: Self::Options, seats: u8) -> Result<Self, SetupError> {
        Pixies::new(options, seats).map(Leaky)
    }
    fn options(&self) -> &Self::Options {
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
    fn read_action(&self, text: &str) -> Result<Self::Action, ParseError> {
        self.0.read_action(text)
    }
    fn write_action(&self, a: &Self::Action, out: &mut dyn fmt::Write) -> fmt::Result {
        self.0.write_action(a, out)
    }
    fn read_outcome(&self, text: &str) -> Result<Self::Outcome, ParseError> {
        self.0.read_outcome(text)
    }
    fn write_outcome(&self, o: &Self::Outcome, out: &mut dyn fmt::Write) -> fmt::Result {
        self.0.write_outcome(o, out)
    }
    fn may_act(&self, s: &State, actor: Actor) -> Result<(), NotNow> {
        self.0.may_act(s, actor)
    }
    fn malformed(&self, s: &State, actor: Actor, text: &str) -> Clause {
        self.0.malformed(s, actor, text)
    }
    fn legal(&self, s: &State, seat: Seat, out: &mut Legal<Self::Action>) {
        self.0.legal(s, seat, out);
    }
    fn check(&self, s: &State, seat: Seat, a: Self::Action) -> Result<(), Clause> {
        self.0.check(s, seat, a)
    }
    fn play(&self, s: &mut State, seat: Seat, a: Self::Action, log: &mut impl Sink<Self::Event>) {
        self.0.play(s, seat, a, log);
    }
    fn odds(&self, s: &State) -> Odds<Self::Outcome> {
        self.0.odds(s)
    }
    fn draw(&self, s: &State, dice: &mut Dice) -> Self::Outcome {
        self.0.draw(s, dice)
    }
    fn admit(&self, s: &State, o: &Self::Outcome) -> Result<(), Clause> {
        self.0.admit(s, o)
    }
    fn resolve(&self, s: &mut State, o: &Self::Outcome, log: &mut impl Sink<Self::Event>) {
        self.0.resolve(s, o, log);
    }
}

#[test]
#[should_panic(expected = "the imagined world looks different")]
fn a_leaking_view_is_caught() {
    let game: Leaky = laws::default_rules(4);
    let state = sealed(&game.0);
    // Imagined offerings vary: one of a few worlds differs from what leaked.
    for seed in 0..20 {
        laws::view_holds(&game, &state, Observer::Seat(Seat(1)), &mut Dice::from_number(seed));
    }
}
