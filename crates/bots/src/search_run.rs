//! One tree being grown.

use feerie_core::{Dice, Heuristic, Legal, NoEvents, Node, PerSeat, Seat};

use crate::budget::Budget;
use crate::choice::concrete;
use crate::playout::playout;
use crate::ply;
use crate::search::Search;
use crate::tree::{Edge, Tree, mixed};

/// A tree stops growing (but still learns) at this many nodes, to bound its memory.
const MOST_NODES: usize = 1 << 19;
/// How much worse than its node's mean an untried action is taken to be, on the scale from 0 to 1.
const CAUTION: f32 = 0.1;
/// In how many worlds the root's actions are looked at one ply ahead.
const ROOT_WORLDS: u32 = 4;
/// But in no more than this many positions, or a long list would use up the time.
const ROOT_LOOKS: u32 = 1200;
/// How often a search with a fixed number of iterations asks whether it is decided already.
const DECIDED_EVERY: u32 = 16;
/// The least share of another seat that is told apart from none when inherited visits are shared out.
const LEAST_PART: f32 = 1e-3;

/// A node visited less often than this is not looked at closely, however few its actions.
const FIRST_LOOK: usize = 8;

/// What a search found out about an action at the root.
#[derive(Clone, Debug)]
pub(crate) struct Finding<A> {
    pub action: A,
    pub visits: u32,
    sums: PerSeat<f32>,
}

impl<A> Finding<A> {
    /// Each seat's mean share after the action.
    pub fn shares(&self) -> PerSeat<f32> {
        self.sums.iter().map(|sum| sum / self.visits.max(1) as f32).collect()
    }

    /// Adds what another tree found.
    pub fn add(&mut self, other: &Finding<A>) {
        self.visits += other.visits;
        self.sums.iter_mut().zip(&other.sums).for_each(|(sum, more)| *sum += more);
    }
}

/// A search that rests: all that it needs to go on from there but the question, which whoever asks still has.
pub(crate) struct PausedRun<G: Heuristic> {
    dice: Dice,
    tree: Tree<G::Action>,
    open: Option<G::State>,
    sums: Vec<PerSeat<f32>>,
}

/// One search under way: the tree, and buffers that every iteration uses again.
pub(crate) struct SearchRun<'a, G: Heuristic> {
    settings: &'a Search,
    game: &'a G,
    seat: Seat,
    view: &'a G::View,
    dice: Dice,
    tree: Tree<G::Action>,
    /// Where everybody sees everything, the one world that there is.
    open: Option<G::State>,
    /// Whether nothing is hidden from the seat any more.
    shows_all: bool,
    legal: Legal<G::Action>,
    priors: Vec<f32>,
    values: Vec<f32>,
    fresh: Vec<(G::Action, f32)>,
    candidates: Vec<u32>,
    path: Vec<u32>,
    /// The sums of the root's own edges for all seats, by their numbers.
    sums: Vec<PerSeat<f32>>,
}

impl<'a, G: Heuristic> SearchRun<'a, G> {
    /// A search out of a view, in a tree that knows nothing yet, or in what an earlier search left for this view.
    pub fn new(
        settings: &'a Search,
        game: &'a G,
        seat: Seat,
        view: &'a G::View,
        mut dice: Dice,
        tree: Tree<G::Action>,
    ) -> Self {
        let open = game.is_open().then(|| game.imagine(view, &mut dice));
        let mut run = SearchRun { open, ..SearchRun::bare(settings, game, seat, view, dice, tree) };
        run.open_root();
        run
    }

    fn bare(
        settings: &'a Search,
        game: &'a G,
        seat: Seat,
        view: &'a G::View,
        dice: Dice,
        tree: Tree<G::Action>,
    ) -> Self {
        SearchRun {
            settings,
            game,
            seat,
            view,
            dice,
            tree,
            open: None,
            shows_all: game.shows_all(view),
            legal: Legal::new(),
            priors: Vec::new(),
            values: Vec::new(),
            fresh: Vec::new(),
            candidates: Vec::new(),
            path: Vec::new(),
            sums: Vec::new(),
        }
    }

    /// The same search later.
    pub fn resumed(settings: &'a Search, game: &'a G, seat: Seat, view: &'a G::View, paused: PausedRun<G>) -> Self {
        let PausedRun { dice, tree, open, sums } = paused;
        SearchRun { open, sums, ..SearchRun::bare(settings, game, seat, view, dice, tree) }
    }

    /// Rests. Only buffers are lost.
    pub fn pause(self) -> PausedRun<G> {
        PausedRun { dice: self.dice, tree: self.tree, open: self.open, sums: self.sums }
    }

    /// The tree as it has grown.
    pub fn into_tree(self) -> Tree<G::Action> {
        self.tree
    }

    /// Lists the root's actions and looks at each one ply ahead.
    fn open_root(&mut self) {
        let world = self.world();
        self.list(&world, self.seat);
        self.values.clear();
        let n = self.legal.len().max(1) as u32;
        let n_worlds = if self.open.is_some() { 1 } else { (ROOT_LOOKS / n).clamp(1, ROOT_WORLDS) };
        for k in 0..n_worlds {
            let world = if k == 0 { world.clone() } else { self.world() };
            ply::add_values(self.game, &world, self.seat, &self.legal, &mut self.dice, &mut self.values);
        }
        self.refine_priors(Tree::<G::Action>::ROOT, self.seat, &world);
        let nothing: PerSeat<f32> = Seat::all(self.game.seats()).map(|_| 0.0).collect();
        self.sums = self.tree.edges(Tree::<G::Action>::ROOT, self.seat).map(|_| nothing.clone()).collect();
    }

    /// Takes visits that the root's edges have from an earlier search into the sums. An edge knows its own seat's
    /// share of them; the rest went to the others as `shares` has it.
    pub fn inherit(&mut self, shares: &PerSeat<f32>) {
        let own = self.seat.index();
        // Where the seat was sure to win, the others share what is left evenly.
        let parts: PerSeat<f32> = shares.iter().map(|share| share.max(LEAST_PART)).collect();
        let others = parts.iter().sum::<f32>() - parts[own];
        for edge in self.tree.edges(Tree::<G::Action>::ROOT, self.seat) {
            let edge = self.tree.edge(edge);
            let rest = (edge.visits as f32 - edge.sum) / others;
            let sums = &mut self.sums[edge.number as usize];
            sums.iter_mut().zip(&parts).for_each(|(sum, part)| *sum = rest * part);
            sums[own] = edge.sum;
        }
    }

    /// Iterates until the budget is used up or nothing can change the choice any more, but no more often than this,
    /// after what was done already; whether that was all. A search in slices does exactly what it would do at one go.
    pub fn run_slice(&mut self, budget: Budget<'_>, done: &mut u32, slice: u32) -> bool {
        let end = budget.iterations.min(done.saturating_add(slice));
        while *done < end {
            self.iterate();
            let is_decided = done.is_multiple_of(DECIDED_EVERY) && self.is_decided(budget.iterations - *done);
            *done += 1;
            if budget.is_over() || is_decided {
                return true;
            }
        }
        *done == budget.iterations
    }

    /// What is known about the root's actions.
    pub fn findings(&self) -> Vec<Finding<G::Action>> {
        let edges = self.tree.edges(Tree::<G::Action>::ROOT, self.seat).map(|edge| self.tree.edge(edge));
        let sums = |edge: &Edge<G::Action>| self.sums[edge.number as usize].clone();
        edges.map(|edge| Finding { action: edge.action, visits: edge.visits, sums: sums(edge) }).collect()
    }

    /// Whether the iterations that are left cannot make another action the most visited.
    fn is_decided(&self, left: u32) -> bool {
        let mut best = [0; 2];
        for edge in self.tree.edges(Tree::<G::Action>::ROOT, self.seat) {
            let visits = self.tree.edge(edge).visits;
            if visits > best[0] {
                best = [visits, best[0]];
            } else if visits > best[1] {
                best[1] = visits;
            }
        }
        best[0] - best[1] > left
    }

    fn world(&mut self) -> G::State {
        match &self.open {
            Some(world) => world.clone(),
            None => self.game.imagine(self.view, &mut self.dice),
        }
    }

    fn iterate(&mut self) {
        let mut world = self.world();
        self.path.clear();
        let shares = self.descend(&mut world);
        for &edge in &self.path {
            let seat = self.tree.edge(edge).seat;
            self.tree.credit(edge, shares[seat.index()]);
        }
        // The seat acts at the root, so its first edge on the way is the root's.
        if let Some(edge) = self.path.iter().map(|&edge| self.tree.edge(edge)).find(|edge| edge.seat == self.seat) {
            self.sums[edge.number as usize].iter_mut().zip(&shares).for_each(|(sum, share)| *sum += share);
        }
    }

    /// Walks down the tree, adds a node, and says how the seats stand there.
    fn descend(&mut self, world: &mut G::State) -> PerSeat<f32> {
        let game = self.game;
        // Whether a node is one position: then its actions need no listing at every visit.
        let mut exact = self.shows_all;
        let mut node = Tree::<G::Action>::ROOT;
        loop {
            self.tree.visit(node);
            let mut first = None;
            let mut chance_key = 0;
            for seat in game.node(world).acting().iter() {
                let Some(edge) = self.select(node, seat, world, exact) else { break };
                game.play(world, seat, concrete(game, self.tree.edge(edge).action), &mut NoEvents);
                self.path.push(edge);
                match first {
                    None => first = Some(edge),
                    // The others' commits belong to the way, like a key of chance.
                    Some(_) => chance_key = mixed(chance_key, u64::from(self.tree.edge(edge).number)),
                }
            }
            let Some(edge) = first else { return game.evaluate(world) };
            loop {
                match game.node(world) {
                    Node::Terminal(ranking) => return ranking.shares(),
                    Node::Decision(_) | Node::Simultaneous(_) => break,
                    Node::Chance => {
                        let outcome = game.draw(world, &mut self.dice);
                        match game.chance_key(world, &outcome) {
                            Some(seen) => chance_key = mixed(chance_key, seen),
                            None => exact = false,
                        }
                        game.resolve(world, &outcome, &mut NoEvents);
                    }
                }
            }
            if self.tree.n_nodes() >= MOST_NODES {
                return playout(game, world, &mut self.legal, &mut self.dice);
            }
            let (next, is_new) = self.tree.follow(edge, chance_key);
            if is_new {
                self.tree.visit(next);
                return playout(game, world, &mut self.legal, &mut self.dice);
            }
            node = next;
        }
    }

    /// The edge that the seat's own statistics recommend; none if it can do nothing.
    fn select(&mut self, node: u32, seat: Seat, world: &G::State, exact: bool) -> Option<u32> {
        let visits = self.tree.visits(node);
        let width = self.width(visits);
        if !exact {
            self.list(world, seat);
        }
        self.gather(node, seat, width, exact);
        let wanted = if exact { 1 } else { width.min(self.legal.len()) };
        if self.candidates.len() < wanted {
            if exact {
                self.list(world, seat);
            }
            self.grow(node, seat, world);
            self.gather(node, seat, width, exact);
        }
        // Long lists wait until the node has proved that it matters.
        let due = || self.settings.refine_after * self.tree.edges(node, seat).count().max(FIRST_LOOK) as f32;
        if !self.tree.is_refined(node, seat) && visits as f32 >= due() {
            if exact {
                self.list(world, seat);
            }
            self.values.clear();
            ply::add_values(self.game, world, seat, &self.legal, &mut self.dice, &mut self.values);
            self.refine_priors(node, seat, world);
            self.gather(node, seat, width, exact);
        }
        let edge = self.recommended(seat)?;
        for &candidate in &self.candidates {
            self.tree.edge_mut(candidate).offered += 1;
        }
        Some(edge)
    }

    /// How many actions a node considers after so many visits.
    fn width(&self, visits: u32) -> usize {
        let more = (self.settings.widening * (visits as f32).sqrt()) as u32;
        (self.settings.first_width + more).min(self.settings.most_width) as usize
    }

    fn list(&mut self, world: &G::State, seat: Seat) {
        self.legal.clear();
        self.game.legal(world, seat, &mut self.legal);
    }

    /// Gathers the edges among which the seat chooses: the first ones that are legal in this world.
    fn gather(&mut self, node: u32, seat: Seat, width: usize, exact: bool) {
        self.candidates.clear();
        let legal = &self.legal;
        let edges = self.tree.edges(node, seat);
        self.candidates.extend(edges.filter(|&edge| exact || legal.contains(&self.tree.edge(edge).action)).take(width));
    }

    /// Adds edges for listed actions that the node does not know yet, the most promising ones first.
    fn grow(&mut self, node: u32, seat: Seat, world: &G::State) {
        self.game.priors(world, seat, &self.legal, &mut self.priors);
        self.add_fresh(node, seat);
    }

    /// Sets the priors of all listed actions by the game's and by `values`, and puts the edges in their order.
    fn refine_priors(&mut self, node: u32, seat: Seat, world: &G::State) {
        self.game.priors(world, seat, &self.legal, &mut self.priors);
        ply::softmax(&mut self.values, self.settings.heat);
        for (prior, value) in self.priors.iter_mut().zip(&self.values) {
            *prior *= value;
        }
        self.candidates.clear();
        self.candidates.extend(self.tree.edges(node, seat));
        for &edge in &self.candidates {
            let edge = self.tree.edge_mut(edge);
            if let Some(n) = self.legal.iter().position(|&action| action == edge.action) {
                edge.prior = self.priors[n];
            }
        }
        self.add_fresh(node, seat);
        self.tree.sort_edges(node, &mut self.candidates);
        self.tree.set_refined(node, seat);
    }

    fn add_fresh(&mut self, node: u32, seat: Seat) {
        self.candidates.clear();
        self.candidates.extend(self.tree.edges(node, seat));
        self.fresh.clear();
        for (&action, &prior) in self.legal.iter().zip(&self.priors) {
            if !self.candidates.iter().any(|&edge| self.tree.edge(edge).action == action) {
                self.fresh.push((action, prior));
            }
        }
        // Equal priors fall by lot, or the game's order of listing would decide.
        self.dice.shuffle(&mut self.fresh);
        self.fresh.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        self.fresh.truncate(self.settings.most_width as usize);
        self.tree.add_edges(node, seat, self.fresh.iter().copied());
    }

    /// The candidate with the best sum of what it brought and of what is still unknown about it.
    fn recommended(&self, seat: Seat) -> Option<u32> {
        let (mut visits, mut sum, mut priors) = (0, 0.0, 0.0);
        for &edge in &self.candidates {
            let edge = self.tree.edge(edge);
            visits += edge.visits;
            sum += edge.sum;
            priors += edge.prior;
        }
        let untried = if visits == 0 { 0.5 } else { self.tree.scaled(seat, sum / visits as f32) - CAUTION };
        let mut best = None;
        let mut best_score = f32::NEG_INFINITY;
        for &id in &self.candidates {
            let edge = self.tree.edge(id);
            let known = if edge.visits == 0 { untried } else { self.tree.scaled(seat, edge.mean()) };
            let curiosity = edge.prior / priors * ((edge.offered + 1) as f32).sqrt() / (1 + edge.visits) as f32;
            let score = known + self.settings.exploration * curiosity;
            if score > best_score {
                best_score = score;
                best = Some(id);
            }
        }
        best
    }
}
