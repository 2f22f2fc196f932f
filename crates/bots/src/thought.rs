//! A choice that is thought about in slices, so that whoever lets a bot think can do something else in between, or
//! think better of it. However it is sliced, the choice is the one that thinking at one go would make.

use feerie_core::{Dice, Heuristic, Seat};

use crate::budget::Budget;
use crate::choice::{Choice, Question};
use crate::level::Approach;
use crate::search::{Growing, Opening, Search};
use crate::search_memory::SearchMemory;

/// A thought under way.
pub struct Thought<G: Heuristic> {
    view: G::View,
    dice: Dice,
    stage: Stage<G>,
}

enum Stage<G: Heuristic> {
    Known(Option<Choice<G::Action>>),
    Searching(Searching<G>),
}

struct Searching<G: Heuristic> {
    search: Search,
    iterations: u32,
    /// Whether the tree is kept for the next step.
    keeps: bool,
    /// Trees that still grow, the one that grows now last.
    growing: Vec<Growing<G>>,
    /// Those that have, in the order in which they did.
    ripe: Vec<Growing<G>>,
}

impl<G: Heuristic> Thought<G> {
    pub(crate) fn new(
        approach: Approach<G::Action>,
        question: Question<'_, G>,
        mut dice: Dice,
        memory: &mut SearchMemory<G>,
    ) -> Thought<G> {
        let stage = match approach {
            Approach::Answers(choice) => Stage::Known(choice),
            Approach::Searches { search, iterations, remembers } => {
                let question = Question { budget: Budget::iterations(iterations), ..question };
                match search.open(question, &mut dice, Some(memory).filter(|_| remembers)) {
                    Opening::Settled(choice) => Stage::Known(choice),
                    Opening::Growing { mut trees, alone } => {
                        trees.reverse();
                        let keeps = remembers && alone;
                        Stage::Searching(Searching { search, iterations, keeps, growing: trees, ripe: Vec::new() })
                    }
                }
            }
        };
        Thought { view: question.view.clone(), dice, stage }
    }

    /// Thinks on; whether it is ripe.
    pub(crate) fn grow(&mut self, game: &G, seat: Seat, iterations: u32) -> bool {
        let Stage::Searching(searching) = &mut self.stage else { return true };
        let question = Question::new(game, seat, &self.view, Budget::iterations(searching.iterations));
        if let Some(tree) = searching.growing.pop() {
            let (tree, is_done) = searching.search.grow_on(question, tree, iterations);
            let list = if is_done { &mut searching.ripe } else { &mut searching.growing };
            list.push(tree);
        }
        searching.growing.is_empty()
    }

    /// What comes of it.
    pub(crate) fn conclude(
        self,
        game: &G,
        seat: Seat,
        memory: &mut SearchMemory<G>,
    ) -> (Option<Choice<G::Action>>, Dice) {
        let Thought { view, mut dice, stage } = self;
        let Searching { search, iterations, keeps, growing, ripe } = match stage {
            Stage::Known(choice) => return (choice, dice),
            Stage::Searching(searching) => searching,
        };
        let question = Question::new(game, seat, &view, Budget::iterations(iterations));
        let trees = ripe.into_iter().chain(growing.into_iter().rev());
        let grown = trees.map(|tree| search.harvested(question, tree)).collect();
        let choice = search.conclude(question, grown, &mut dice, Some(memory).filter(|_| keeps));
        (choice, dice)
    }
}
