//! Information-set tree search guided by priors and values: one judgement a new place, no playing out.
//!
//! A place is what a seat to act sees, so that the same information reached by different ways, or in different
//! imagined worlds, is one place. For the same reason a tree knows the next decision already, if it was looked at.

use feerie_core::heuristic::Guide;
use feerie_core::{Dice, Game, Legal, NoEvents, Node, Observer, PerSeat, Seat};
use std::collections::HashMap;

/// How strongly priors draw the search to what it knows little of.
const EXPLORATION: f32 = 1.5;
/// How much worse than its place an untried action is taken to be.
const CAUTION: f32 = 0.15;
/// A tree that knows this many actions learns no new places, to bound its memory; at the next decision it begins anew.
const MOST_EDGES: usize = 1 << 21;

/// An action at a place.
#[derive(Clone, Copy, Debug)]
pub struct GuidedEdge<A> {
    /// What is done.
    pub action: A,
    /// How promising it looked.
    pub prior: f32,
    /// How often it was tried.
    pub visits: u32,
    sum: f32,
}

impl<A> GuidedEdge<A> {
    /// The acting seat's mean share after it; none before it was tried.
    pub fn share(&self) -> Option<f32> {
        (self.visits > 0).then(|| self.sum / self.visits as f32)
    }
}

struct Place {
    first: u32,
    len: u32,
    visits: u32,
    /// The acting seat's share when it was added.
    value: f32,
}

/// A tree of places, kept from iteration to iteration and from decision to decision.
pub struct GuidedTree<G: Game> {
    known: HashMap<u64, u32>,
    places: Vec<Place>,
    edges: Vec<GuidedEdge<G::Action>>,
    root: u32,
    /// What the iterations since the root was opened found, summed up.
    sums: PerSeat<f32>,
    iterations: u32,
    legal: Legal<G::Action>,
    priors: Vec<f32>,
    path: Vec<(u32, u32, Seat)>,
}

impl<G: Game> Default for GuidedTree<G> {
    fn default() -> Self {
        GuidedTree {
            known: HashMap::new(),
            places: Vec::new(),
            edges: Vec::new(),
            root: 0,
            sums: PerSeat::new(),
            iterations: 0,
            legal: Legal::new(),
            priors: Vec::new(),
            path: Vec::new(),
        }
    }
}

impl<G: Game> GuidedTree<G> {
    /// Makes what a seat sees the root; false if the seat has nothing to decide there. What is known of it is kept, and
    /// forgotten together with all the rest if it is new.
    pub fn open(&mut self, game: &G, guide: &mut dyn Guide<G>, view: &G::View, seat: Seat, dice: &mut Dice) -> bool {
        let known = self.known.get(&guide.key(view, seat)).copied();
        self.root = match known.filter(|_| self.edges.len() < MOST_EDGES) {
            Some(place) => place,
            None => {
                self.known.clear();
                self.places.clear();
                self.edges.clear();
                let world = game.imagine(view, dice);
                if !game.node(&world).acting().contains(seat) {
                    return false;
                }
                self.add(game, guide, &world, view, seat);
                0
            }
        };
        self.sums = Seat::all(game.seats()).map(|_| 0.0).collect();
        self.iterations = 0;
        true
    }

    /// Mixes the root's priors with noise, for variety in self-play.
    pub fn add_noise(&mut self, noise: f32, dice: &mut Dice) {
        let (first, n) = (self.places[self.root as usize].first as usize, self.places[self.root as usize].len as usize);
        // Few large and many small parts: squares of squares of squares.
        let square = |x: f32| x * x;
        let parts: Vec<f32> = (0..n).map(|_| square(square(square(dice.unit() as f32)))).collect();
        let sum: f32 = parts.iter().sum::<f32>().max(f32::MIN_POSITIVE);
        for (edge, part) in self.edges[first..][..n].iter_mut().zip(&parts) {
            edge.prior = (1.0 - noise) * edge.prior + noise * part / sum;
        }
    }

    /// One look into the future.
    pub fn iterate(&mut self, game: &G, guide: &mut dyn Guide<G>, view: &G::View, dice: &mut Dice) {
        let mut world = game.imagine(view, dice);
        self.path.clear();
        let shares = self.descend(game, guide, &mut world, dice);
        for &(place, edge, seat) in &self.path {
            let share = shares[seat.index()];
            let edge = &mut self.edges[edge as usize];
            edge.visits += 1;
            edge.sum += share;
            self.places[place as usize].visits += 1;
        }
        self.sums.iter_mut().zip(&shares).for_each(|(sum, share)| *sum += share);
        self.iterations += 1;
    }

    /// The root's actions.
    pub fn root(&self) -> &[GuidedEdge<G::Action>] {
        let root = &self.places[self.root as usize];
        &self.edges[root.first as usize..][..root.len as usize]
    }

    /// Keeps at most so many actions, of the places that were visited most.
    pub fn forget(&mut self, most: usize) {
        let mut least = 0;
        while self.edges_of(least) > most {
            least = 2 * least + 1;
        }
        if least == 0 {
            return;
        }
        let (places, edges) = (std::mem::take(&mut self.places), std::mem::take(&mut self.edges));
        let mut moved = vec![None; places.len()];
        for (old, place) in places.into_iter().enumerate().filter(|(_, place)| place.visits >= least) {
            moved[old] = Some(self.places.len() as u32);
            let first = self.edges.len() as u32;
            self.edges.extend_from_slice(&edges[place.first as usize..][..place.len as usize]);
            self.places.push(Place { first, ..place });
        }
        self.known.retain(|_, place| moved[*place as usize].map(|new| *place = new).is_some());
    }

    /// How many actions the places have that were visited at least so often.
    fn edges_of(&self, least: u32) -> usize {
        self.places.iter().filter(|place| place.visits >= least).map(|place| place.len as usize).sum()
    }

    /// The root's action that was tried most; where choices are secret, one by chance in proportion to the tries, so
    /// that nobody can count on it.
    pub fn chosen(&self, is_secret: bool, dice: &mut Dice) -> Option<G::Action> {
        let edges = self.root();
        let visits: u32 = edges.iter().map(|edge| edge.visits).sum();
        if is_secret && visits > 0 {
            let mut left = dice.below(visits);
            for edge in edges {
                if left < edge.visits {
                    return Some(edge.action);
                }
                left -= edge.visits;
            }
        }
        let better = |best: &GuidedEdge<_>, edge: &GuidedEdge<_>| (edge.visits, edge.prior) > (best.visits, best.prior);
        let best = edges.iter().reduce(|best, edge| if better(best, edge) { edge } else { best });
        best.map(|edge| edge.action)
    }

    /// Each seat's share at the root, as the iterations since it was opened found it; nothing before the first.
    pub fn shares(&self) -> PerSeat<f32> {
        self.sums.iter().map(|sum| sum / self.iterations.max(1) as f32).collect()
    }

    fn descend(&mut self, game: &G, guide: &mut dyn Guide<G>, world: &mut G::State, dice: &mut Dice) -> PerSeat<f32> {
        loop {
            match game.node(world) {
                Node::Terminal(ranking) => return ranking.shares(),
                Node::Chance => {
                    let outcome = game.draw(world, dice);
                    game.resolve(world, &outcome, &mut NoEvents);
                }
                node => {
                    for seat in node.acting().iter() {
                        let view = game.view(world, Observer::Seat(seat));
                        let Some(&place) = self.known.get(&guide.key(&view, seat)) else {
                            return self.add(game, guide, world, &view, seat);
                        };
                        let edge = self.select(place);
                        self.path.push((place, edge, seat));
                        game.play(world, seat, self.edges[edge as usize].action, &mut NoEvents);
                    }
                }
            }
        }
    }

    /// Adds a place and has it judged.
    fn add(
        &mut self,
        game: &G,
        guide: &mut dyn Guide<G>,
        world: &G::State,
        view: &G::View,
        seat: Seat,
    ) -> PerSeat<f32> {
        self.legal.clear();
        // By law what a seat may do follows from its view.
        game.legal(world, seat, &mut self.legal);
        let shares = guide.judge(game, view, seat, &self.legal, &mut self.priors);
        if self.edges.len() >= MOST_EDGES {
            return shares;
        }
        let first = self.edges.len() as u32;
        let blank = |(&action, &prior)| GuidedEdge { action, prior, visits: 0, sum: 0.0 };
        self.edges.extend(self.legal.iter().zip(&self.priors).map(blank));
        self.known.insert(guide.key(view, seat), self.places.len() as u32);
        self.places.push(Place { first, len: self.legal.len() as u32, visits: 0, value: shares[seat.index()] });
        shares
    }

    /// The action that promises most, for what is known and for what is not.
    fn select(&self, place: u32) -> u32 {
        let place = &self.places[place as usize];
        let edges = &self.edges[place.first as usize..][..place.len as usize];
        let draw = EXPLORATION * ((place.visits + 1) as f32).sqrt();
        let untried = (place.value - CAUTION).max(0.0);
        let score = |edge: &GuidedEdge<G::Action>| {
            edge.share().unwrap_or(untried) + draw * edge.prior / (1 + edge.visits) as f32
        };
        let (best, _) = edges
            .iter()
            .map(score)
            .enumerate()
            .fold((0, f32::NEG_INFINITY), |best, (n, score)| if score > best.1 { (n, score) } else { best });
        place.first + best as u32
    }
}
