//! Cuttings: a part of a tree that goes on growing as a tree of its own.

use feerie_core::Seat;

use super::{NONE, Place, Tree};

impl<A: Copy + Eq> Tree<A> {
    /// What follows an edge where this seat alone is to act again, by the sign of the chance in between: for each
    /// sign a tree of its own. All of them together have about `most_edges` edges, the nearest ones.
    pub fn cuttings(&self, edge: u32, seat: Seat, most_edges: usize) -> Vec<(u64, Tree<A>)> {
        let goes_on = |place| {
            let mut edges = self.all_edges(place).peekable();
            edges.peek().is_some() && edges.all(|edge| self.edge(edge).seat == seat)
        };
        let n = self.ways(edge).filter(|way| goes_on(way.place)).count().max(1);
        let ways = self.ways(edge).filter(|way| goes_on(way.place));
        ways.map(|way| (way.sign, self.cutting(way.place, most_edges / n))).collect()
    }

    /// The tree below a place, in arenas of its own, place by place as they are farther away. From where there are
    /// more than `most_edges`, places are as if they had just been added.
    fn cutting(&self, place: u32, most_edges: usize) -> Tree<A> {
        let mut part = Tree::new();
        part.places[0] = self.bare(place);
        // Which place each one of the cutting was: the list grows while it is worked through.
        let mut origins = vec![place];
        let mut copied = 0;
        while let Some(&origin) = origins.get(copied) {
            let here = copied as u32;
            copied += 1;
            if part.edges.len() >= most_edges {
                part.places[here as usize] = Place { visits: 1, ..Place::BLANK };
                continue;
            }
            let mut last = NONE;
            for edge in self.all_edges(origin) {
                let mut copy = *self.edge(edge);
                (copy.next, copy.first_way) = (NONE, NONE);
                if copy.visits > 0 {
                    // Shares seen elsewhere in the old tree would stretch the scale.
                    part.spans[copy.seat.index()].admit(copy.mean());
                }
                last = part.push_edge(here, last, copy);
                for way in self.ways(edge) {
                    part.push_way(last, way.sign, self.bare(way.place));
                    origins.push(way.place);
                }
            }
        }
        part
    }

    /// A place without its edges.
    fn bare(&self, place: u32) -> Place {
        Place { first_edge: NONE, ..self.places[place as usize] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Seat = Seat(0);
    const YOU: Seat = Seat(1);

    /// Walks a path of edges, each credited, and answers the place at its end.
    fn walk(tree: &mut Tree<char>, steps: &[(Seat, char, u64)], share: f32) -> u32 {
        let mut place = Tree::<char>::ROOT;
        for &(seat, action, sign) in steps {
            tree.visit(place);
            let known = tree.edges(place, seat).find(|&edge| tree.edge(edge).action == action);
            let edge = known.unwrap_or_else(|| {
                tree.add_edges(place, seat, std::iter::once((action, 1.0)));
                tree.edges(place, seat).last().expect("it was just added")
            });
            tree.credit(edge, share);
            place = tree.follow(edge, sign).0;
        }
        tree.visit(place);
        place
    }

    #[test]
    fn a_cutting_knows_what_the_tree_knew_below_its_place_and_nothing_else() {
        let mut tree = Tree::new();
        walk(&mut tree, &[(ME, 'a', 1), (ME, 'x', 0), (YOU, 'p', 7)], 0.5);
        walk(&mut tree, &[(ME, 'a', 1), (ME, 'y', 0)], 0.7);
        walk(&mut tree, &[(ME, 'a', 2), (ME, 'z', 0)], 0.6);
        walk(&mut tree, &[(ME, 'a', 3), (YOU, 'q', 0)], 0.9);
        walk(&mut tree, &[(ME, 'b', 1), (ME, 'x', 0)], 0.1);
        let mut cuttings = tree.cuttings(0, ME, 100);
        cuttings.sort_by_key(|(sign, _)| *sign);
        // After sign 3 somebody else is to act; action b was not taken.
        assert_eq!(cuttings.iter().map(|(sign, _)| *sign).collect::<Vec<_>>(), [1, 2]);
        let one = &mut cuttings[0].1;
        let seen: Vec<_> = one.edges(0, ME).map(|edge| (one.edge(edge).action, one.edge(edge).visits)).collect();
        assert_eq!((one.visits(0), seen), (2, vec![('x', 1), ('y', 1)]));
        assert_eq!((one.n_places(), one.edges.len()), (4, 3));
        // The scale is that of what was kept: 0.5 for x, 0.7 for y.
        assert_eq!((one.scaled(ME, 0.5), one.scaled(ME, 0.7)), (0.0, 1.0));
        // It goes on growing where it was cut off, and knows the way after x.
        let (after_x, is_new) = one.follow(0, 0);
        assert!(!is_new && one.edges(after_x, YOU).count() == 1);
        assert!(one.follow(1, 5).1);
    }

    #[test]
    fn edges_keep_their_numbers_in_a_cutting() {
        let mut tree = Tree::new();
        let place = walk(&mut tree, &[(ME, 'a', 0)], 0.5);
        tree.add_edges(place, ME, [('x', 1.0), ('y', 3.0)].into_iter());
        tree.add_edges(place, ME, [('z', 2.0)].into_iter());
        tree.sort_edges(place, &mut Vec::new());
        let (_, mut part) = tree.cuttings(0, ME, 100).remove(0);
        part.add_edges(0, ME, [('w', 1.0)].into_iter());
        let numbers: Vec<_> = part.edges(0, ME).map(|edge| (part.edge(edge).action, part.edge(edge).number)).collect();
        assert_eq!(numbers, [('y', 1), ('z', 2), ('x', 0), ('w', 3)]);
    }

    #[test]
    fn a_cutting_stays_small() {
        let mut tree = Tree::new();
        for n in 0..100 {
            walk(&mut tree, &[(ME, 'a', 0), (ME, 'x', n), (YOU, 'p', n), (ME, 'y', 0)], 0.5);
        }
        let (_, part) = tree.cuttings(0, ME, 20).remove(0);
        assert_eq!((part.edges.len(), part.n_places()), (20, 1 + 100 + 19));
        // What was cut off is as if it had just been added.
        assert_eq!((part.visits(0), part.visits(60), part.edges(60, YOU).count()), (100, 1, 0));
    }
}
