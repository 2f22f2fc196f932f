//! Subtrees: a part of a tree that goes on growing as a tree of its own.

use feerie_core::Seat;

use super::{NONE, Node, Tree};

impl<A: Copy + Eq> Tree<A> {
    /// What follows an edge where this seat alone is to act again, by the key of the chance in between: for each
    /// key a tree of its own. All of them together have about `most_edges` edges, the nearest ones.
    pub fn subtrees(&self, edge: u32, seat: Seat, most_edges: usize) -> Vec<(u64, Tree<A>)> {
        let goes_on = |node| {
            let mut edges = self.all_edges(node).peekable();
            edges.peek().is_some() && edges.all(|edge| self.edge(edge).seat == seat)
        };
        let n = self.children(edge).filter(|child| goes_on(child.node)).count().max(1);
        let children = self.children(edge).filter(|child| goes_on(child.node));
        children.map(|child| (child.chance_key, self.subtree(child.node, most_edges / n))).collect()
    }

    /// The tree below a node, in arenas of its own, node by node as they are farther away. From where there are
    /// more than `most_edges`, nodes are as if they had just been added.
    fn subtree(&self, node: u32, most_edges: usize) -> Tree<A> {
        let mut part = Tree::new();
        part.nodes[0] = self.bare(node);
        // Which node each one of the subtree was: the list grows while it is worked through.
        let mut origins = vec![node];
        let mut copied = 0;
        while let Some(&origin) = origins.get(copied) {
            let here = copied as u32;
            copied += 1;
            if part.edges.len() >= most_edges {
                part.nodes[here as usize] = Node { visits: 1, ..Node::BLANK };
                continue;
            }
            let mut last = NONE;
            for edge in self.all_edges(origin) {
                let mut copy = *self.edge(edge);
                (copy.next, copy.first_child) = (NONE, NONE);
                if copy.visits > 0 {
                    // Shares seen elsewhere in the old tree would stretch the scale.
                    part.spans[copy.seat.index()].admit(copy.mean());
                }
                last = part.push_edge(here, last, copy);
                for child in self.children(edge) {
                    part.push_child(last, child.chance_key, self.bare(child.node));
                    origins.push(child.node);
                }
            }
        }
        part
    }

    /// A node without its edges.
    fn bare(&self, node: u32) -> Node {
        Node { first_edge: NONE, ..self.nodes[node as usize] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Seat = Seat(0);
    const YOU: Seat = Seat(1);

    /// Walks a path of edges, each credited, and answers the node at its end.
    fn walk(tree: &mut Tree<char>, steps: &[(Seat, char, u64)], share: f32) -> u32 {
        let mut node = Tree::<char>::ROOT;
        for &(seat, action, chance_key) in steps {
            tree.visit(node);
            let known = tree.edges(node, seat).find(|&edge| tree.edge(edge).action == action);
            let edge = known.unwrap_or_else(|| {
                tree.add_edges(node, seat, std::iter::once((action, 1.0)));
                tree.edges(node, seat).last().expect("it was just added")
            });
            tree.credit(edge, share);
            node = tree.follow(edge, chance_key).0;
        }
        tree.visit(node);
        node
    }

    #[test]
    fn a_subtree_knows_what_the_tree_knew_below_its_place_and_nothing_else() {
        let mut tree = Tree::new();
        walk(&mut tree, &[(ME, 'a', 1), (ME, 'x', 0), (YOU, 'p', 7)], 0.5);
        walk(&mut tree, &[(ME, 'a', 1), (ME, 'y', 0)], 0.7);
        walk(&mut tree, &[(ME, 'a', 2), (ME, 'z', 0)], 0.6);
        walk(&mut tree, &[(ME, 'a', 3), (YOU, 'q', 0)], 0.9);
        walk(&mut tree, &[(ME, 'b', 1), (ME, 'x', 0)], 0.1);
        let mut subtrees = tree.subtrees(0, ME, 100);
        subtrees.sort_by_key(|(chance_key, _)| *chance_key);
        // After key 3 somebody else is to act; action b was not taken.
        assert_eq!(subtrees.iter().map(|(chance_key, _)| *chance_key).collect::<Vec<_>>(), [1, 2]);
        let one = &mut subtrees[0].1;
        let seen: Vec<_> = one.edges(0, ME).map(|edge| (one.edge(edge).action, one.edge(edge).visits)).collect();
        assert_eq!((one.visits(0), seen), (2, vec![('x', 1), ('y', 1)]));
        assert_eq!((one.n_nodes(), one.edges.len()), (4, 3));
        // The scale is that of what was kept: 0.5 for x, 0.7 for y.
        assert_eq!((one.scaled(ME, 0.5), one.scaled(ME, 0.7)), (0.0, 1.0));
        // It goes on growing where it was cut off, and knows the child after x.
        let (after_x, is_new) = one.follow(0, 0);
        assert!(!is_new && one.edges(after_x, YOU).count() == 1);
        assert!(one.follow(1, 5).1);
    }

    #[test]
    fn edges_keep_their_numbers_in_a_subtree() {
        let mut tree = Tree::new();
        let node = walk(&mut tree, &[(ME, 'a', 0)], 0.5);
        tree.add_edges(node, ME, [('x', 1.0), ('y', 3.0)].into_iter());
        tree.add_edges(node, ME, [('z', 2.0)].into_iter());
        tree.sort_edges(node, &mut Vec::new());
        let (_, mut part) = tree.subtrees(0, ME, 100).remove(0);
        part.add_edges(0, ME, [('w', 1.0)].into_iter());
        let numbers: Vec<_> = part.edges(0, ME).map(|edge| (part.edge(edge).action, part.edge(edge).number)).collect();
        assert_eq!(numbers, [('y', 1), ('z', 2), ('x', 0), ('w', 3)]);
    }

    #[test]
    fn a_subtree_stays_small() {
        let mut tree = Tree::new();
        for n in 0..100 {
            walk(&mut tree, &[(ME, 'a', 0), (ME, 'x', n), (YOU, 'p', n), (ME, 'y', 0)], 0.5);
        }
        let (_, part) = tree.subtrees(0, ME, 20).remove(0);
        assert_eq!((part.edges.len(), part.n_nodes()), (20, 1 + 100 + 19));
        // What was cut off is as if it had just been added.
        assert_eq!((part.visits(0), part.visits(60), part.edges(60, YOU).count()), (100, 1, 0));
    }
}
