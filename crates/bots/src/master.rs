//! The level that searches by what a net has learnt.

use feerie_core::heuristic::Guide;
use feerie_core::{Dice, Heuristic, Node, PerSeat};

use crate::choice::{Choice, Question, concrete};
use crate::guided::{GuidedEdge, GuidedTree};

/// Actions kept from one decision to the next, of the places visited most: a megabyte or two.
const MOST_KEPT: usize = 1 << 16;
/// How many choices are told, the one made included.
const TOLD: usize = 4;

/// A net at work in one seat, with all that it remembers.
pub(crate) struct Master<G: Heuristic> {
    guide: Box<dyn Guide<G> + Send>,
    tree: GuidedTree<G>,
}

impl<G: Heuristic> Master<G> {
    /// None where the game has no net for this table.
    pub fn new(game: &G) -> Option<Self> {
        Some(Master { guide: game.guide()?, tree: GuidedTree::default() })
    }

    /// The choice; none if the seat has nothing to decide. The same views, dice and iterations give the same choices.
    pub fn choose(&mut self, question: Question<'_, G>, dice: &mut Dice) -> Option<Choice<G::Action>> {
        let Question { game, seat, view, budget, .. } = question;
        let (guide, tree) = (&mut *self.guide, &mut self.tree);
        let is_secret = matches!(game.node(&game.imagine(view, dice)), Node::Simultaneous(_));
        if !tree.open(game, guide, view, seat, dice) {
            return None;
        }
        // Where there is nothing to decide, one look tells how the seats stand.
        let iterations = if tree.root().len() > 1 { budget.iterations.max(1) } else { 1 };
        for _ in 0..iterations {
            tree.iterate(game, guide, view, dice);
            if budget.is_over() {
                break;
            }
        }
        let action = tree.chosen(is_secret, dice)?;
        let estimate: PerSeat<f32> = tree.shares();
        // With hardly any time the chosen one may be untried: then it is worth what the position is.
        let worth_telling = |edge: &&GuidedEdge<G::Action>| edge.visits > 0 || edge.action == action;
        let mut found: Vec<&GuidedEdge<G::Action>> = tree.root().iter().filter(worth_telling).collect();
        found.sort_by_key(|edge| (edge.action != action, std::cmp::Reverse(edge.visits)));
        let told = found.iter().take(TOLD);
        let best =
            told.map(|edge| (concrete(game, edge.action), edge.share().unwrap_or(estimate[seat.index()]))).collect();
        tree.forget(MOST_KEPT);
        Some(Choice { action: concrete(game, action), estimate, best })
    }
}
