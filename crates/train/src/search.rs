//! Information-set tree search guided by priors and values: one judgement a new place, no playing out.
//!
//! A place is what a seat to act sees, so that the same information reached by different ways, or in different
//! imagined worlds, is one place.

use feerie_core::encode::{Encode, Feature, Features};
use feerie_core::{Dice, Legal, NoEvents, Node, PerSeat, Seat};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use crate::guide::{Guide, Place, seen_by};

/// How strongly priors draw the search to what it knows little of.
const EXPLORATION: f32 = 1.5;
/// How much worse than its place an untried action is taken to be.
const CAUTION: f32 = 0.15;

/// An action at a place.
#[derive(Clone, Copy)]
pub struct Edge<A> {
    /// What is done.
    pub action: A,
    /// How promising it looked.
    pub prior: f32,
    /// How often it was tried.
    pub visits: u32,
    sum: f32,
}

struct Spot {
    first: u32,
    len: u32,
    visits: u32,
    value: f32,
}

/// A search of one decision; the tree is kept from iteration to iteration.
pub struct Search<'a, G: Encode, J> {
    game: &'a G,
    guide: &'a mut J,
    spots: HashMap<u64, u32>,
    places: Vec<Spot>,
    edges: Vec<Edge<G::Action>>,
    legal: Legal<G::Action>,
    features: Vec<Feature>,
    priors: Vec<f32>,
    path: Vec<(u32, u32, Seat)>,
}

impl<'a, G: Encode, J: Guide<G>> Search<'a, G, J> {
    /// A search that knows nothing yet.
    pub fn new(game: &'a G, guide: &'a mut J) -> Self {
        Search {
            game,
            guide,
            spots: HashMap::new(),
            places: Vec::new(),
            edges: Vec::new(),
            legal: Legal::new(),
            features: Vec::new(),
            priors: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Opens the root and, for variety in self-play, mixes its priors with noise.
    pub fn open(&mut self, view: &G::View, seat: Seat, dice: &mut Dice, noise: f32) {
        let world = self.game.imagine(view, dice);
        if self.find(&world, seat).is_ok() {
            return;
        }
        self.add(&world, seat);
        if noise > 0.0 {
            let root = &self.places[0];
            let n = root.len as usize;
            // Few large and many small parts: exponential numbers, squared.
            let parts: Vec<f32> = (0..n).map(|_| (dice.unit().max(1e-9).ln() as f32).powi(2)).collect();
            let sum: f32 = parts.iter().sum();
            let edges = &mut self.edges[root.first as usize..][..n];
            for (edge, part) in edges.iter_mut().zip(&parts) {
                edge.prior = (1.0 - noise) * edge.prior + noise * part / sum;
            }
        }
    }

    /// One look into the future.
    pub fn iterate(&mut self, view: &G::View, dice: &mut Dice) {
        let mut world = self.game.imagine(view, dice);
        self.path.clear();
        let shares = self.descend(&mut world, dice);
        for &(spot, edge, seat) in &self.path {
            let share = shares[seat.index()];
            let edge = &mut self.edges[edge as usize];
            edge.visits += 1;
            edge.sum += share;
            self.places[spot as usize].visits += 1;
        }
    }

    /// The root's actions.
    pub fn root(&self) -> &[Edge<G::Action>] {
        let root = &self.places[0];
        &self.edges[root.first as usize..][..root.len as usize]
    }

    /// The seat's mean share at the root.
    pub fn value(&self) -> f32 {
        let (sum, visits) = self.root().iter().fold((0.0, 0), |(s, n), edge| (s + edge.sum, n + edge.visits));
        if visits == 0 { self.places[0].value } else { sum / visits as f32 }
    }

    fn descend(&mut self, world: &mut G::State, dice: &mut Dice) -> PerSeat<f32> {
        loop {
            match self.game.node(world) {
                Node::Terminal(ranking) => return ranking.shares(),
                Node::Chance => {
                    let outcome = self.game.draw(world, dice);
                    self.game.resolve(world, &outcome, &mut NoEvents);
                }
                node => {
                    for seat in node.acting().iter() {
                        let spot = match self.find(world, seat) {
                            Ok(spot) => spot,
                            Err(_) => return self.add(world, seat),
                        };
                        let edge = self.select(spot);
                        self.path.push((spot, edge, seat));
                        self.game.play(world, seat, self.edges[edge as usize].action, &mut NoEvents);
                    }
                }
            }
        }
    }

    /// The place of what a seat sees, or what to file it under.
    fn find(&mut self, world: &G::State, seat: Seat) -> Result<u32, u64> {
        let view = seen_by(self.game, world, seat);
        self.game.observe(&view, seat, &mut Features::new(&mut self.features));
        let mut hasher = DefaultHasher::new();
        seat.0.hash(&mut hasher);
        for &(number, value) in &self.features {
            (number, value.to_bits()).hash(&mut hasher);
        }
        let key = hasher.finish();
        self.spots.get(&key).copied().ok_or(key)
    }

    /// Adds a place and has it judged.
    fn add(&mut self, world: &G::State, seat: Seat) -> PerSeat<f32> {
        let Err(key) = self.find(world, seat) else { unreachable!("it was not there a moment ago") };
        self.legal.clear();
        self.game.legal(world, seat, &mut self.legal);
        let view = seen_by(self.game, world, seat);
        let place = Place { game: self.game, world, seat, view: &view, features: &self.features, legal: &self.legal };
        let shares = self.guide.judge(&place, &mut self.priors);
        let first = self.edges.len() as u32;
        let blank = |(&action, &prior)| Edge { action, prior, visits: 0, sum: 0.0 };
        self.edges.extend(self.legal.iter().zip(&self.priors).map(blank));
        self.spots.insert(key, self.places.len() as u32);
        self.places.push(Spot { first, len: self.legal.len() as u32, visits: 0, value: shares[seat.index()] });
        shares
    }

    /// The action that promises most, for what is known and for what is not.
    fn select(&self, spot: u32) -> u32 {
        let place = &self.places[spot as usize];
        let edges = &self.edges[place.first as usize..][..place.len as usize];
        let draw = EXPLORATION * ((place.visits + 1) as f32).sqrt();
        let untried = (place.value - CAUTION).max(0.0);
        let score = |edge: &Edge<G::Action>| {
            let mean = if edge.visits == 0 { untried } else { edge.sum / edge.visits as f32 };
            mean + draw * edge.prior / (1 + edge.visits) as f32
        };
        let (best, _) = edges
            .iter()
            .map(score)
            .enumerate()
            .fold((0, f32::NEG_INFINITY), |best, (n, score)| if score > best.1 { (n, score) } else { best });
        place.first + best as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::{HandMade, Trained};
    use feerie_core::{Observer, Options};
    use feerie_net::Net;
    use feerie_pixies::Pixies;

    /// A table of two, some way into the game, where a seat is to act.
    fn table() -> (Pixies, <Pixies as feerie_core::Game>::State, Seat) {
        use feerie_core::Game;
        let game = Pixies::new(Options::read(&Default::default(), 2).unwrap(), 2).unwrap();
        let (mut state, mut dice, mut legal) = (game.start(), Dice::from_number(5), Legal::new());
        let mut decisions = 0;
        loop {
            match game.node(&state) {
                Node::Decision(seat) if decisions >= 12 => return (game, state, seat),
                Node::Terminal(_) => unreachable!("a game lasts longer"),
                Node::Chance => {
                    let outcome = game.draw(&state, &mut dice);
                    game.resolve(&mut state, &outcome, &mut NoEvents);
                }
                node => {
                    for seat in node.acting().iter() {
                        let action = game.pick(&state, seat, &mut legal, &mut dice).unwrap();
                        game.play(&mut state, seat, action, &mut NoEvents);
                        decisions += 1;
                    }
                }
            }
        }
    }

    fn visits<J: Guide<Pixies>>(guide: &mut J) -> Vec<u32> {
        use feerie_core::Game;
        let (game, state, seat) = table();
        let view = game.view(&state, Observer::Seat(seat));
        let mut dice = Dice::from_number(9);
        let mut search = Search::new(&game, guide);
        search.open(&view, seat, &mut dice, 0.0);
        (0..60).for_each(|_| search.iterate(&view, &mut dice));
        assert!(search.root().iter().all(|edge| game.check(&state, seat, edge.action).is_ok()));
        assert!((0.0..=1.0).contains(&search.value()));
        search.root().iter().map(|edge| edge.visits).collect()
    }

    #[test]
    fn every_iteration_tries_one_legal_action_of_the_root() {
        let tried = visits(&mut HandMade::new(Dice::from_number(1)));
        assert_eq!(tried.iter().sum::<u32>(), 60);
        assert!(tried.iter().filter(|&&n| n > 0).count() > 1, "more than one action is tried");
    }

    /// The weights fit the encoding as it is, and the same dice give the same thoughts.
    #[test]
    fn the_trained_net_thinks_the_same_twice() {
        let net = Net::read(include_bytes!("../../../training/weights/pixies.net")).unwrap();
        assert_eq!((net.facts().encoding, net.facts().features), (Pixies::VERSION, Pixies::FEATURES));
        let tried = visits(&mut Trained::new(&net));
        assert_eq!(tried.iter().sum::<u32>(), 60);
        assert_eq!(tried, visits(&mut Trained::new(&net)));
    }
}
