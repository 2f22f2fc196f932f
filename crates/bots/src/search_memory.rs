//! What a bot keeps of its thought for the next step of its turn.
//!
//! A tree may be used again only in the very position that one of its nodes stands for. So nobody has to tell the
//! memory what happened: it works out what the seat must see after its own action, and looks whether it does.

use feerie_core::{Dice, Heuristic, NoEvents, Node, Observer, Odds, PerSeat, Played, Seat};

use crate::choice::concrete;
use crate::master::Master;
use crate::tree::{Tree, mixed};

/// Edges kept at most, over all trees: a megabyte or two, and the nearest ones tell nearly everything.
const MOST_KEPT: usize = 1 << 15;
/// Positions that may be looked at to find out what chance has shown.
const MOST_LOOKS: u32 = 512;

/// What is left of a seat's last search, if anything.
pub(crate) struct SearchMemory<G: Heuristic> {
    last: Option<Last<G>>,
    /// Visits that the last choice took over from the search before it.
    pub inherited: u32,
    /// A net with what it remembers, at the level that has one.
    pub master: Option<Master<G>>,
}

/// The last choice, and what is known of what may follow it.
struct Last<G: Heuristic> {
    view: G::View,
    action: G::Action,
    estimate: PerSeat<f32>,
    /// Of each tree, what follows where the same seat goes on, by the key of chance.
    subtrees: Vec<Vec<(u64, Tree<G::Action>)>>,
}

/// What a search begins with.
pub(crate) struct Inheritance<A> {
    /// One for each tree that the earlier search grew, where it knew the position.
    pub trees: Vec<Option<Tree<A>>>,
    /// How the seats stood when the earlier choice was made.
    pub estimate: PerSeat<f32>,
}

impl<A> Default for Inheritance<A> {
    fn default() -> Self {
        Inheritance { trees: Vec::new(), estimate: PerSeat::new() }
    }
}

impl<G: Heuristic> Default for SearchMemory<G> {
    fn default() -> Self {
        SearchMemory { last: None, inherited: 0, master: None }
    }
}

impl<G: Heuristic> SearchMemory<G> {
    /// What is known of this view; nothing unless it is what the last action, and chance in sight of everybody,
    /// made of the last view. The memory is empty afterwards.
    pub fn recall(&mut self, game: &G, seat: Seat, view: &G::View) -> Inheritance<G::Action> {
        self.inherited = 0;
        let Some(last) = self.last.take() else { return Inheritance::default() };
        let Some(chance_key) = last.chance_key_of(game, seat, view) else { return Inheritance::default() };
        let of_key = |subtrees: Vec<(u64, Tree<_>)>| subtrees.into_iter().find(|(known, _)| *known == chance_key);
        let trees = last.subtrees.into_iter().map(|subtrees| of_key(subtrees).map(|(_, tree)| tree)).collect();
        let inheritance = Inheritance { trees, estimate: last.estimate };
        self.inherited = inheritance.trees.iter().flatten().map(|tree| tree.visits(Tree::<G::Action>::ROOT)).sum();
        inheritance
    }

    /// Keeps what trees rooted in this view know of the positions after an action, where the same seat goes on.
    pub fn keep<'a>(
        &mut self,
        game: &G,
        seat: Seat,
        view: &G::View,
        (action, estimate): (G::Action, &PerSeat<f32>),
        trees: impl ExactSizeIterator<Item = Option<&'a Tree<G::Action>>>,
    ) {
        let most = MOST_KEPT / trees.len().max(1);
        let subtrees: Vec<_> = trees
            .map(|tree| {
                let tree = tree?;
                let mut edges = tree.edges(Tree::<G::Action>::ROOT, seat);
                let edge = edges.find(|&edge| concrete(game, tree.edge(edge).action) == action)?;
                Some(tree.subtrees(edge, seat, most))
            })
            .map(Option::unwrap_or_default)
            .collect();
        let is_empty = subtrees.iter().all(Vec::is_empty);
        self.last = (!is_empty).then(|| Last { view: view.clone(), action, estimate: estimate.clone(), subtrees });
    }
}

impl<G: Heuristic> Last<G> {
    /// The chance_key of the chance that, after the action, led to this view; none where that is not certain, or where
    /// something was shown that the imagined worlds of the old view did not know.
    fn chance_key_of(&self, game: &G, seat: Seat, view: &G::View) -> Option<u64> {
        // As nothing hidden may be shown, any world leads to the same view.
        let world = game.imagine(&self.view, &mut Dice::from_number(0));
        if game.node(&world) != Node::Decision(seat) {
            return None;
        }
        let mut next = world.clone();
        game.play(&mut next, seat, self.action, &mut NoEvents);
        if game.reveals_hidden(&world, Played::Action(seat, self.action), &next) {
            return None;
        }
        let mut seeker = Seeker { game, seat, view, found: None, looks: 0 };
        seeker.seek(&next, 0).then_some(seeker.found).flatten()
    }
}

/// Looks for the chance that leads to a view.
struct Seeker<'a, G: Heuristic> {
    game: &'a G,
    seat: Seat,
    view: &'a G::View,
    found: Option<u64>,
    looks: u32,
}

impl<G: Heuristic> Seeker<'_, G> {
    /// Tries all that chance may answer from here on. False if one cannot tell: too much to try, something that not
    /// everybody sees, or two ways to the same view.
    fn seek(&mut self, world: &G::State, chance_key: u64) -> bool {
        let game = self.game;
        match game.node(world) {
            Node::Decision(seat) if seat == self.seat => {
                let is_it = game.view(world, Observer::Seat(seat)) == *self.view;
                !is_it || self.found.replace(chance_key).is_none()
            }
            Node::Chance => {
                let Odds::Listed(outcomes) = game.odds(world) else { return false };
                outcomes.iter().all(|(outcome, _)| {
                    self.looks += 1;
                    let Some(seen) = game.chance_key(world, outcome).filter(|_| self.looks <= MOST_LOOKS) else {
                        return false;
                    };
                    let mut next = world.clone();
                    game.resolve(&mut next, outcome, &mut NoEvents);
                    !game.reveals_hidden(world, Played::Outcome(outcome), &next)
                        && self.seek(&next, mixed(chance_key, seen))
                })
            }
            // Somebody else acts, or the game is over: the seat does not go on from there.
            Node::Decision(_) | Node::Simultaneous(_) | Node::Terminal(_) => true,
        }
    }
}
