//! What a bot is asked, and what it answers.

use feerie_core::{Company, Game, Legal, Past, PerSeat, RaceHistory, Seat, SeatSet};

use crate::budget::Budget;

/// What a bot is asked: what to play in a seat, out of that seat's view and the table's public past alone.
pub struct Question<'a, G: Game> {
    /// The rules in force.
    pub game: &'a G,
    /// The seat that is to act.
    pub seat: Seat,
    /// What that seat knows.
    pub view: &'a G::View,
    /// What everybody knows of the races so far.
    pub past: Past<'a>,
    /// How long it may think.
    pub budget: Budget<'a>,
}

impl<G: Game> Clone for Question<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Question<'_, G> {}

/// No races yet, and nobody known at the table.
const NO_RACES: &RaceHistory = &RaceHistory { windows: 0, catches: Vec::new(), wins: Vec::new() };
const NOBODY: &Company = &Company { people: SeatSet::EMPTY, fitted: SeatSet::EMPTY, earlier: Vec::new() };
/// What is known at the beginning of a table.
pub(crate) const NO_PAST: Past<'static> = Past { races: NO_RACES, table: 0, company: NOBODY };

impl<'a, G: Game> Question<'a, G> {
    /// A question in a game without races, or at the beginning of one.
    pub fn new(game: &'a G, seat: Seat, view: &'a G::View, budget: Budget<'a>) -> Self {
        Question { game, seat, view, past: NO_PAST, budget }
    }
}

/// A bot's choice and what it thinks of the position.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice<A> {
    /// What it would play.
    pub action: A,
    /// Each seat's estimated share of the victory if it is played.
    pub estimate: PerSeat<f32>,
    /// The best choices, this one first, each with the acting seat's estimated share.
    pub best: Vec<(A, f32)>,
}

/// The seat's legal actions in a world imagined from its view: by law the same as in the true one.
pub(crate) fn legal_in<G: Game>(game: &G, world: &G::State, seat: Seat) -> Legal<G::Action> {
    let mut legal = Legal::new();
    if game.node(world).acting().contains(seat) {
        game.legal(world, seat, &mut legal);
    }
    legal
}

/// A listed action made concrete: a pattern is answered in the middle of its range of times.
pub(crate) fn concrete<G: Game>(game: &G, action: G::Action) -> G::Action {
    match game.timed(&action) {
        Some(range) => game.at_time(action, range.start() + (range.end() - range.start()) / 2),
        None => action,
    }
}
