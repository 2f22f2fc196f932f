//! The search tree: nodes, the actions tried there, and their children, each kind in one arena.

mod subtree;

use feerie_core::{MAX_SEATS, Seat, SeatSet};

/// No index: the end of a chain.
const NONE: u32 = u32::MAX;

/// A decision, or several at once: all positions that the same actions and the same keys of chance lead to.
#[derive(Clone, Copy, Debug)]
struct Node {
    visits: u32,
    first_edge: u32,
    /// The seats whose actions were looked at one ply ahead.
    refined: SeatSet,
}

impl Node {
    const BLANK: Node = Node { visits: 0, first_edge: NONE, refined: SeatSet::EMPTY };
}

/// An action of a seat at a node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<A> {
    pub action: A,
    pub seat: Seat,
    /// Tells it from the other edges of its node, from 0 up: unlike its index, the same in a subtree of the tree.
    pub number: u32,
    /// How promising it looked before it was tried; any scale.
    pub prior: f32,
    pub visits: u32,
    /// How often it could have been chosen. Imagined worlds differ in what is legal.
    pub offered: u32,
    /// Sum of the acting seat's shares over the visits.
    pub sum: f32,
    next: u32,
    first_child: u32,
}

impl<A> Edge<A> {
    /// The acting seat's mean share.
    pub fn mean(&self) -> f32 {
        self.sum / self.visits.max(1) as f32
    }
}

/// Where an edge leads when chance answers with this key.
#[derive(Clone, Copy, Debug)]
struct Child {
    chance_key: u64,
    node: u32,
    next: u32,
}

/// The least and the greatest mean share a seat has seen: means are compared on this scale, because in one
/// game a good move is worth half the victory and in another a hundredth.
#[derive(Clone, Copy, Debug)]
struct Span {
    least: f32,
    most: f32,
}

impl Span {
    /// Differences smaller than this share are noise.
    const NARROWEST: f32 = 1e-3;

    fn admit(&mut self, mean: f32) {
        self.least = self.least.min(mean);
        self.most = self.most.max(mean);
    }

    fn scaled(&self, mean: f32) -> f32 {
        let width = self.most - self.least;
        if width < Span::NARROWEST { 0.5 } else { (mean - self.least) / width }
    }
}

/// The tree. Node 0 is where the search began.
#[derive(Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    children: Vec<Child>,
    spans: [Span; MAX_SEATS],
}

impl<A: Copy + Eq> Tree<A> {
    /// The node where the search began.
    pub const ROOT: u32 = 0;

    pub fn new() -> Self {
        Tree {
            nodes: vec![Node::BLANK],
            edges: Vec::new(),
            children: Vec::new(),
            spans: [Span { least: f32::INFINITY, most: f32::NEG_INFINITY }; MAX_SEATS],
        }
    }

    pub fn n_nodes(&self) -> usize {
        self.nodes.len()
    }

    pub fn visits(&self, node: u32) -> u32 {
        self.nodes[node as usize].visits
    }

    pub fn visit(&mut self, node: u32) {
        self.nodes[node as usize].visits += 1;
    }

    pub fn is_refined(&self, node: u32, seat: Seat) -> bool {
        self.nodes[node as usize].refined.contains(seat)
    }

    pub fn set_refined(&mut self, node: u32, seat: Seat) {
        self.nodes[node as usize].refined.insert(seat);
    }

    pub fn edge(&self, edge: u32) -> &Edge<A> {
        &self.edges[edge as usize]
    }

    pub fn edge_mut(&mut self, edge: u32) -> &mut Edge<A> {
        &mut self.edges[edge as usize]
    }

    /// A seat's edges at a node, in their order.
    pub fn edges(&self, node: u32, seat: Seat) -> impl Iterator<Item = u32> {
        self.all_edges(node).filter(move |&edge| self.edges[edge as usize].seat == seat)
    }

    fn all_edges(&self, node: u32) -> impl Iterator<Item = u32> {
        let mut next = self.nodes[node as usize].first_edge;
        std::iter::from_fn(move || {
            let edge = (next != NONE).then_some(next)?;
            next = self.edges[edge as usize].next;
            Some(edge)
        })
    }

    /// Adds actions at a node, after those it has.
    pub fn add_edges(&mut self, node: u32, seat: Seat, actions: impl Iterator<Item = (A, f32)>) {
        let mut last = NONE;
        let mut number = 0;
        for edge in self.all_edges(node) {
            last = edge;
            number += 1;
        }
        for (action, prior) in actions {
            let (visits, offered, sum) = (0, 0, 0.0);
            let blank = Edge { action, seat, number, prior, visits, offered, sum, next: NONE, first_child: NONE };
            last = self.push_edge(node, last, blank);
            number += 1;
        }
    }

    /// Puts an edge behind the last one of its node.
    fn push_edge(&mut self, node: u32, last: u32, edge: Edge<A>) -> u32 {
        let id = self.edges.len() as u32;
        self.edges.push(edge);
        match last {
            NONE => self.nodes[node as usize].first_edge = id,
            _ => self.edges[last as usize].next = id,
        }
        id
    }

    /// Puts the edges of a node in order of their priors, best first.
    pub fn sort_edges(&mut self, node: u32, scratch: &mut Vec<u32>) {
        scratch.clear();
        scratch.extend(self.all_edges(node));
        scratch.sort_by(|&a, &b| self.edges[b as usize].prior.total_cmp(&self.edges[a as usize].prior));
        self.nodes[node as usize].first_edge = scratch.first().copied().unwrap_or(NONE);
        for (n, &edge) in scratch.iter().enumerate() {
            self.edges[edge as usize].next = scratch.get(n + 1).copied().unwrap_or(NONE);
        }
    }

    /// The node an edge leads to under a key of chance, and whether it is new.
    pub fn follow(&mut self, edge: u32, chance_key: u64) -> (u32, bool) {
        let known = self.children(edge).find(|child| child.chance_key == chance_key);
        match known {
            Some(child) => (child.node, false),
            None => (self.push_child(edge, chance_key, Node::BLANK), true),
        }
    }

    /// The children of an edge.
    fn children(&self, edge: u32) -> impl Iterator<Item = Child> {
        let mut next = self.edges[edge as usize].first_child;
        std::iter::from_fn(move || {
            let child = *self.children.get(next as usize)?;
            next = child.next;
            Some(child)
        })
    }

    /// Adds a node behind an edge.
    fn push_child(&mut self, edge: u32, chance_key: u64, node: Node) -> u32 {
        let id = self.nodes.len() as u32;
        self.nodes.push(node);
        let next = std::mem::replace(&mut self.edges[edge as usize].first_child, self.children.len() as u32);
        self.children.push(Child { chance_key, node: id, next });
        id
    }

    /// Notes what an edge led to.
    pub fn credit(&mut self, edge: u32, share: f32) {
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        edge.sum += share;
        self.spans[edge.seat.index()].admit(edge.mean());
    }

    /// A mean share of a seat on the scale of all that the search has seen for it, from 0 to 1.
    pub fn scaled(&self, seat: Seat, mean: f32) -> f32 {
        self.spans[seat.index()].scaled(mean)
    }
}

/// Adds a key of chance to those seen before (the order counts).
pub(crate) fn mixed(keys: u64, chance_key: u64) -> u64 {
    (keys ^ chance_key.wrapping_add(0x9e37_79b9_7f4a_7c15)).wrapping_mul(0xff51_afd7_ed55_8ccd).rotate_left(29)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_keep_their_seat_and_their_order() {
        let mut tree = Tree::new();
        tree.add_edges(0, Seat(0), [('a', 1.0), ('b', 3.0)].into_iter());
        tree.add_edges(0, Seat(1), [('c', 2.0)].into_iter());
        tree.add_edges(0, Seat(0), [('d', 2.0)].into_iter());
        let actions = |tree: &Tree<char>, seat| -> String {
            tree.edges(0, Seat(seat)).map(|edge| tree.edge(edge).action).collect()
        };
        assert_eq!(actions(&tree, 0), "abd");
        tree.sort_edges(0, &mut Vec::new());
        assert_eq!((actions(&tree, 0), actions(&tree, 1)), ("bda".into(), "c".into()));
    }

    #[test]
    fn each_key_of_chance_has_its_own_node() {
        let mut tree = Tree::new();
        tree.add_edges(0, Seat(0), [('a', 1.0)].into_iter());
        let (one, is_new) = tree.follow(0, 1);
        assert!(is_new);
        assert_ne!(tree.follow(0, 2).0, one);
        assert_eq!(tree.follow(0, 1), (one, false));
    }
}
