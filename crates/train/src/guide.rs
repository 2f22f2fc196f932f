//! What a search asks at a new place: which actions look promising, and how the seats stand.

use feerie_core::encode::{Encode, Feature};
use feerie_core::heuristic::exp;
use feerie_core::{Dice, Heuristic, Legal, NoEvents, Node, Observer, PerSeat, Seat};
use feerie_net::{Net, Thought};

/// A place in the search, as its seat to act sees it.
pub struct Place<'a, G: Encode> {
    /// The rules.
    pub game: &'a G,
    /// An imagined world.
    pub world: &'a G::State,
    /// Who is to act.
    pub seat: Seat,
    /// What that seat sees.
    pub view: &'a G::View,
    /// The same, encoded.
    pub features: &'a [Feature],
    /// What it may do.
    pub legal: &'a [G::Action],
}

/// Judges places.
pub trait Guide<G: Encode> {
    /// Writes the prior of every legal action (they sum to 1) and answers each seat's share of the victory.
    fn judge(&mut self, place: &Place<'_, G>, priors: &mut Vec<f32>) -> PerSeat<f32>;
}

/// The game's own evaluation after a short game of quick choices: what `strong` goes by.
pub struct HandMade {
    dice: Dice,
}

impl HandMade {
    /// With dice of its own for the short games.
    pub fn new(dice: Dice) -> Self {
        HandMade { dice }
    }
}

impl<G: Encode + Heuristic> Guide<G> for HandMade {
    fn judge(&mut self, place: &Place<'_, G>, priors: &mut Vec<f32>) -> PerSeat<f32> {
        let game = place.game;
        let mut legal = Legal::new();
        game.legal(place.world, place.seat, &mut legal);
        game.priors(place.world, place.seat, &legal, priors);
        let sum: f32 = priors.iter().sum();
        priors.iter_mut().for_each(|prior| *prior /= sum);
        let mut world = place.world.clone();
        for _ in 0..game.playout_steps() {
            match game.node(&world) {
                Node::Terminal(ranking) => return ranking.shares(),
                Node::Chance => {
                    let outcome = game.draw(&world, &mut self.dice);
                    game.resolve(&mut world, &outcome, &mut NoEvents);
                }
                node => {
                    for seat in node.acting().iter() {
                        let Some(action) = game.playout_pick(&world, seat, &mut legal, &mut self.dice) else { break };
                        game.play(&mut world, seat, action, &mut NoEvents);
                    }
                }
            }
        }
        game.evaluate(&world)
    }
}

/// A trained net.
pub struct Trained<'a> {
    net: &'a Net,
    thought: Thought,
}

impl<'a> Trained<'a> {
    /// With a net that was made for this game.
    pub fn new(net: &'a Net) -> Self {
        Trained { net, thought: Thought::default() }
    }
}

impl<G: Encode> Guide<G> for Trained<'_> {
    fn judge(&mut self, place: &Place<'_, G>, priors: &mut Vec<f32>) -> PerSeat<f32> {
        self.net.look(place.features, &mut self.thought);
        priors.clear();
        for action in place.legal {
            let word = place.game.word(place.view, place.seat, action).unwrap_or_default();
            priors.push(word.iter().map(|&token| self.net.logit(&self.thought, token)).sum());
        }
        softmax(priors);
        let seats = place.game.seats();
        let mut around: PerSeat<f32> = self.thought.share_logits().iter().copied().take(seats.into()).collect();
        softmax(&mut around);
        Seat::all(seats).map(|seat| around[usize::from((seat.0 + seats - place.seat.0) % seats)]).collect()
    }
}

/// Turns logits into chances.
pub fn softmax(logits: &mut [f32]) {
    let most = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    logits.iter_mut().for_each(|logit| *logit = exp(*logit - most));
    let sum: f32 = logits.iter().sum();
    logits.iter_mut().for_each(|chance| *chance /= sum);
}

/// What a seat sees of a world.
pub fn seen_by<G: Encode>(game: &G, world: &G::State, seat: Seat) -> G::View {
    game.view(world, Observer::Seat(seat))
}
