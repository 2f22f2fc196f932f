//! What a bot is, and what it answers.

use feerie_core::{Dice, Game, PerSeat, Seat};

use crate::budget::Budget;

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

/// Chooses for a seat out of that seat's view alone.
pub trait Bot<G: Game> {
    /// The choice; none if the seat has nothing to decide in this view. The same view, dice and iterations
    /// give the same choice.
    fn choose(
        &mut self,
        game: &G,
        seat: Seat,
        view: &G::View,
        budget: Budget<'_>,
        dice: &mut Dice,
    ) -> Option<Choice<G::Action>>;
}

/// The seat's legal actions in a world imagined from its view: by law the same as in the true one.
pub(crate) fn legal_in<G: Game>(game: &G, world: &G::State, seat: Seat) -> feerie_core::Legal<G::Action> {
    let mut legal = feerie_core::Legal::new();
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
