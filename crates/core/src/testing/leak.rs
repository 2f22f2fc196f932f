//! Games whose views or events tell too much: what shows that the laws would notice.

use serde::Serialize;
use std::fmt;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

use crate::clause::{Clause, ParseError, SetupError};
use crate::dice::Dice;
use crate::event::{Event, Sink};
use crate::game::{Game, GameInfo, NotNow};
use crate::heuristic::Heuristic;
use crate::legal::Legal;
use crate::node::Node;
use crate::odds::Odds;
use crate::seat::{Actor, Observer, PerSeat, Seat};

/// What a view tells besides the honest one.
pub trait Leak<G: Game>: Send + Sync + 'static {
    /// The secret.
    type Secret: Clone + Eq + fmt::Debug + Send + Sync;
    /// What this observer hears of it.
    fn told(state: &G::State, who: Observer) -> Self::Secret;
    /// Whether events are told to everybody as they are, secrets and all.
    const TELLS_EVENTS: bool = false;
}

/// An event, honest or told to everybody as it is.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(transparent)]
pub struct MaybeHonest<E> {
    event: E,
    #[serde(skip)]
    is_honest: bool,
}

impl<E: Event> Event for MaybeHonest<E> {
    fn told_to(&self, who: Observer) -> Option<Self> {
        if !self.is_honest {
            return Some(self.clone());
        }
        self.event.told_to(who).map(|event| MaybeHonest { event, is_honest: true })
    }
}

/// Wraps what the rules note.
struct Notes<'a, S> {
    sink: &'a mut S,
    is_honest: bool,
}

impl<E, S: Sink<MaybeHonest<E>>> Sink<E> for Notes<'_, S> {
    fn note(&mut self, event: impl FnOnce() -> E) {
        let is_honest = self.is_honest;
        self.sink.note(|| MaybeHonest { event: event(), is_honest });
    }
}

/// A game as it is, but for a leak in its views or events.
pub struct Leaky<G, L>(pub G, PhantomData<L>);

impl<G: Game, L: Leak<G>> Game for Leaky<G, L> {
    const INFO: GameInfo = G::INFO;
    type Options = G::Options;
    type State = G::State;
    type Action = G::Action;
    type Outcome = G::Outcome;
    type Event = MaybeHonest<G::Event>;
    type View = (G::View, L::Secret);

    fn view(&self, s: &G::State, who: Observer) -> Self::View {
        (self.0.view(s, who), L::told(s, who))
    }
    fn view_form<'a>(&'a self, v: &'a Self::View) -> impl Serialize {
        (self.0.view_form(&v.0), format!("{:?}", v.1))
    }
    fn imagine(&self, v: &Self::View, dice: &mut Dice) -> G::State {
        self.0.imagine(&v.0, dice)
    }
    fn sketch(&self, v: &Self::View, say: &dyn Fn(&str) -> String) -> String {
        self.0.sketch(&v.0, say)
    }

    // All the rest is the game as it is.
    fn new(options: G::Options, seats: u8) -> Result<Self, SetupError> {
        G::new(options, seats).map(|game| Leaky(game, PhantomData))
    }
    fn options(&self) -> &G::Options {
        self.0.options()
    }
    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn start(&self) -> G::State {
        self.0.start()
    }
    fn node(&self, s: &G::State) -> Node {
        self.0.node(s)
    }
    fn read_action(&self, text: &str) -> Result<G::Action, ParseError> {
        self.0.read_action(text)
    }
    fn write_action(&self, a: &G::Action, out: &mut dyn fmt::Write) -> fmt::Result {
        self.0.write_action(a, out)
    }
    fn read_outcome(&self, text: &str) -> Result<G::Outcome, ParseError> {
        self.0.read_outcome(text)
    }
    fn write_outcome(&self, o: &G::Outcome, out: &mut dyn fmt::Write) -> fmt::Result {
        self.0.write_outcome(o, out)
    }
    fn may_act(&self, s: &G::State, actor: Actor) -> Result<(), NotNow> {
        self.0.may_act(s, actor)
    }
    fn malformed(&self, s: &G::State, actor: Actor, text: &str) -> Clause {
        self.0.malformed(s, actor, text)
    }
    fn legal(&self, s: &G::State, seat: Seat, out: &mut Legal<G::Action>) {
        self.0.legal(s, seat, out);
    }
    fn check(&self, s: &G::State, seat: Seat, a: G::Action) -> Result<(), Clause> {
        self.0.check(s, seat, a)
    }
    fn play(&self, s: &mut G::State, seat: Seat, a: G::Action, log: &mut impl Sink<Self::Event>) {
        self.0.play(s, seat, a, &mut Notes { sink: log, is_honest: !L::TELLS_EVENTS });
    }
    fn odds(&self, s: &G::State) -> Odds<G::Outcome> {
        self.0.odds(s)
    }
    fn draw(&self, s: &G::State, dice: &mut Dice) -> G::Outcome {
        self.0.draw(s, dice)
    }
    fn admit(&self, s: &G::State, o: &G::Outcome) -> Result<(), Clause> {
        self.0.admit(s, o)
    }
    fn resolve(&self, s: &mut G::State, o: &G::Outcome, log: &mut impl Sink<Self::Event>) {
        self.0.resolve(s, o, &mut Notes { sink: log, is_honest: !L::TELLS_EVENTS });
    }
    fn timed(&self, a: &G::Action) -> Option<RangeInclusive<u32>> {
        self.0.timed(a)
    }
    fn at_time(&self, a: G::Action, ms: u32) -> G::Action {
        self.0.at_time(a, ms)
    }
}

/// Enough of a bot that a server can hold its tables.
impl<G: Heuristic, L: Leak<G>> Heuristic for Leaky<G, L> {
    fn evaluate(&self, s: &G::State) -> PerSeat<f32> {
        self.0.evaluate(s)
    }
}
