//! Information-set Monte Carlo tree search: the settings, and the choice out of what was found.

use feerie_core::{Dice, Heuristic, Node, PerSeat, Seat};

use crate::budget::Budget;
use crate::choice::{Choice, Question, concrete, legal_in};
use crate::mistakes::sample_mistake;
use crate::playout::judge;
use crate::search_memory::{Inheritance, SearchMemory};
use crate::search_run::{Finding, PausedRun, SearchRun};
use crate::tree::Tree;

/// The tree search. Every iteration imagines a fresh world from the seat's view, walks down the tree by what
/// each acting seat's own statistics recommend, adds a node, plays on a little, and credits every action on
/// the way with its own seat's share. The tree goes on through the same seat's further choices, so a turn of
/// several small steps is searched as a whole.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Search {
    /// How strongly it tries what it knows little of.
    pub exploration: f32,
    /// How many actions of a node are considered at first, the most promising ones.
    pub first_width: u32,
    /// How many more for each unit of the square root of its visits.
    pub widening: f32,
    /// How many at most.
    pub most_width: u32,
    /// A node visited this many times as often as it has actions gets them all looked at one ply ahead.
    pub refine_after: f32,
    /// How much the look one ply ahead counts: an action this many times as far behind the best as the mean
    /// action is counts `e` times less.
    pub heat: f32,
    /// How absent-minded it is in the end, as in [`PlayStyle`](feerie_core::PlayStyle).
    pub mistakes: f32,
    /// Of how many best actions it takes one.
    pub breadth: u8,
    /// Trees grown side by side and added up at the end; run in parallel with the feature `threads`.
    pub trees: u8,
}

impl Default for Search {
    fn default() -> Self {
        Search {
            exploration: 1.0,
            first_width: 8,
            widening: 2.0,
            most_width: 64,
            refine_after: 1.0,
            heat: 0.5,
            mistakes: 0.0,
            breadth: 1,
            trees: 1,
        }
    }
}

/// What a question comes down to once the seat has looked at it.
pub(crate) enum Opening<G: Heuristic> {
    /// Nothing to think about.
    Settled(Option<Choice<G::Action>>),
    /// Trees to be grown.
    Growing {
        /// The trees.
        trees: Vec<Growing<G>>,
        /// Whether the seat decides alone: where several commit at once, what follows is not its own doing, and
        /// nothing is remembered.
        alone: bool,
    },
}

/// A tree to be grown, or half grown.
pub(crate) struct Growing<G: Heuristic> {
    /// Its share of the iterations, and how many of them are done.
    iterations: u32,
    done: u32,
    stage: Stage<G>,
}

enum Stage<G: Heuristic> {
    /// With these dice, in what is left of an earlier tree.
    Planned(Dice, Option<Tree<G::Action>>, PerSeat<f32>),
    Paused(PausedRun<G>),
}

/// A tree that has grown, and what it found out about each action.
pub(crate) struct Grown<A> {
    findings: Vec<Finding<A>>,
    tree: Tree<A>,
}

/// An action that a search tried.
#[derive(Clone, Copy, Debug)]
pub struct Tried<A> {
    /// What was tried.
    pub action: A,
    /// How often.
    pub visits: u32,
    /// The acting seat's mean share after it.
    pub share: f32,
}

/// How many choices are told beside the one made.
const TOLD: usize = 4;

impl Search {
    /// The choice; none if the seat has nothing to decide in this view. The same view, dice and iterations give the
    /// same choice.
    pub fn choose<G: Heuristic>(&self, question: Question<'_, G>, dice: &mut Dice) -> Option<Choice<G::Action>> {
        self.choose_with(question, dice, None)
    }

    /// The choice, with a memory of what the seat's last search found out, if there is one.
    pub(crate) fn choose_with<G: Heuristic>(
        &self,
        question: Question<'_, G>,
        dice: &mut Dice,
        mut memory: Option<&mut SearchMemory<G>>,
    ) -> Option<Choice<G::Action>> {
        match self.open(question, dice, memory.as_deref_mut()) {
            Opening::Settled(choice) => choice,
            Opening::Growing { trees, alone } => {
                let grow = |tree: Growing<G>| self.grown(question, tree);
                self.conclude(question, run_all(trees, &grow), dice, memory.filter(|_| alone))
            }
        }
    }

    /// Looks at the question: what can be said at once is said; what needs thought is laid out.
    pub(crate) fn open<G: Heuristic>(
        &self,
        question: Question<'_, G>,
        dice: &mut Dice,
        mut memory: Option<&mut SearchMemory<G>>,
    ) -> Opening<G> {
        let Question { game, seat, view, budget, .. } = question;
        let known = memory.as_mut().map(|memory| memory.recall(game, seat, view)).unwrap_or_default();
        let mut world = game.imagine(view, dice);
        let legal = legal_in(game, &world, seat);
        let alone = game.node(&world) == Node::Decision(seat);
        if let &[only] = &*legal {
            // Nothing to decide: no thought is spent on it.
            let estimate = judge(game, &mut world, dice);
            let share = estimate[seat.index()];
            let action = concrete(game, only);
            if let Some(memory) = memory.filter(|_| alone) {
                memory.keep(game, seat, view, (action, &known.estimate), known.trees.iter().map(Option::as_ref));
            }
            return Opening::Settled(Some(Choice { action, estimate, best: vec![(action, share)] }));
        }
        if legal.is_empty() {
            return Opening::Settled(None);
        }
        Opening::Growing { trees: self.laid_out(budget.iterations, dice, known), alone }
    }

    /// The trees to be grown, each from what it inherits.
    fn laid_out<G: Heuristic>(
        &self,
        iterations: u32,
        dice: &mut Dice,
        known: Inheritance<G::Action>,
    ) -> Vec<Growing<G>> {
        let n = u32::from(self.trees.max(1));
        let iterations = iterations.max(1);
        let Inheritance { mut trees, estimate } = known;
        // Each tree has its own dice and its own share of the iterations, so that the choice does not depend
        // on how many of them really ran at once.
        (0..n)
            .map(|k| (iterations / n + u32::from(k < iterations % n), Dice::from_number(dice.bits())))
            .enumerate()
            .map(|(k, (iterations, dice))| (iterations, dice, trees.get_mut(k).and_then(Option::take)))
            .filter(|(iterations, ..)| *iterations > 0)
            .map(|(iterations, dice, tree)| {
                let stage = Stage::Planned(dice, tree, estimate.clone());
                Growing { iterations, done: 0, stage }
            })
            .collect()
    }

    /// Grows a tree as far as the budget goes.
    fn grown<G: Heuristic>(&self, question: Question<'_, G>, tree: Growing<G>) -> Grown<G::Action> {
        let Growing { iterations, mut done, stage } = tree;
        let mut run = self.run_of(question, stage);
        run.run_slice(Budget { iterations, ..question.budget }, &mut done, iterations);
        Grown { findings: run.findings(), tree: run.into_tree() }
    }

    /// Grows a tree a little; whether it is done.
    pub(crate) fn grow_on<G: Heuristic>(
        &self,
        question: Question<'_, G>,
        tree: Growing<G>,
        slice: u32,
    ) -> (Growing<G>, bool) {
        let Growing { iterations, mut done, stage } = tree;
        let mut run = self.run_of(question, stage);
        let is_done = run.run_slice(Budget { iterations, ..question.budget }, &mut done, slice);
        (Growing { iterations, done, stage: Stage::Paused(run.pause()) }, is_done)
    }

    /// What a tree that needs no more growing has found.
    pub(crate) fn harvested<G: Heuristic>(&self, question: Question<'_, G>, tree: Growing<G>) -> Grown<G::Action> {
        let run = self.run_of(question, tree.stage);
        Grown { findings: run.findings(), tree: run.into_tree() }
    }

    fn run_of<'a, G: Heuristic>(&'a self, question: Question<'a, G>, stage: Stage<G>) -> SearchRun<'a, G> {
        let Question { game, seat, view, .. } = question;
        match stage {
            Stage::Paused(paused) => SearchRun::resumed(self, game, seat, view, paused),
            Stage::Planned(dice, tree, estimate) => {
                let inherits = tree.is_some();
                let mut run = SearchRun::new(self, game, seat, view, dice, tree.unwrap_or_else(Tree::new));
                if inherits {
                    run.inherit(&estimate);
                }
                run
            }
        }
    }

    /// The choice out of what the trees found, and what is remembered of them.
    pub(crate) fn conclude<G: Heuristic>(
        &self,
        question: Question<'_, G>,
        grown: Vec<Grown<G::Action>>,
        dice: &mut Dice,
        memory: Option<&mut SearchMemory<G>>,
    ) -> Option<Choice<G::Action>> {
        let Question { game, seat, view, .. } = question;
        let choice = self.pick(game, seat, added_up(&grown), dice)?;
        if let Some(memory) = memory {
            let trees = grown.iter().map(|grown| Some(&grown.tree));
            memory.keep(game, seat, view, (choice.action, &choice.estimate), trees);
        }
        Some(choice)
    }

    /// Everything that a search out of this view tries, for those who learn from it.
    pub fn tries<G: Heuristic>(&self, question: Question<'_, G>, dice: &mut Dice) -> Vec<Tried<G::Action>> {
        let seat = question.seat;
        let trees = self.laid_out(question.budget.iterations, dice, Inheritance::default());
        let grow = |tree: Growing<G>| self.grown(question, tree);
        let found = added_up(&run_all(trees, &grow));
        let tried = |finding: &Finding<G::Action>| Tried {
            action: finding.action,
            visits: finding.visits,
            share: finding.shares()[seat.index()],
        };
        found.iter().map(tried).collect()
    }

    /// The action tried most often: the search spent its time on it because it stayed good. In an absent
    /// mind, another that was tried enough to know what it is worth.
    fn pick<G: Heuristic>(
        &self,
        game: &G,
        seat: Seat,
        mut found: Vec<Finding<G::Action>>,
        dice: &mut Dice,
    ) -> Option<Choice<G::Action>> {
        let share = |finding: &Finding<G::Action>| finding.shares()[seat.index()];
        found.sort_by(|a, b| b.visits.cmp(&a.visits).then(share(b).total_cmp(&share(a))));
        found.retain(|finding| finding.visits > 0);
        let chosen = sample_mistake(found.iter().map(share), self.mistakes, self.breadth, dice);
        let estimate = found.get(chosen)?.shares();
        found[..=chosen].rotate_right(1);
        let told = found.iter().take(TOLD);
        let best: Vec<_> = told.map(|finding| (concrete(game, finding.action), share(finding))).collect();
        Some(Choice { action: best.first()?.0, estimate, best })
    }
}

/// What several trees found out about each action, added up.
fn added_up<A: Copy + Eq>(grown: &[Grown<A>]) -> Vec<Finding<A>> {
    let mut sum: Vec<Finding<A>> = Vec::new();
    for finding in grown.iter().flat_map(|grown| &grown.findings) {
        match sum.iter_mut().find(|known| known.action == finding.action) {
            Some(known) => known.add(finding),
            None => sum.push(finding.clone()),
        }
    }
    sum
}

#[cfg(not(feature = "threads"))]
fn run_all<P, R>(parts: Vec<P>, run: &(impl Fn(P) -> R + Sync)) -> Vec<R> {
    parts.into_iter().map(run).collect()
}

#[cfg(feature = "threads")]
fn run_all<P: Send, R: Send>(parts: Vec<P>, run: &(impl Fn(P) -> R + Sync)) -> Vec<R> {
    if parts.len() == 1 {
        return parts.into_iter().map(run).collect();
    }
    std::thread::scope(|scope| {
        let running: Vec<_> = parts.into_iter().map(|part| scope.spawn(move || run(part))).collect();
        // A tree that failed is left out; the others still know enough to choose.
        running.into_iter().filter_map(|thread| thread.join().ok()).collect()
    })
}
