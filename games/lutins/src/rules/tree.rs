//! LUT-TREE: the tree step.

use feerie_core::{Clause, Dice, Legal, Sink};

use crate::action::Action;
use crate::board::{Cell, Dir, shift, squares};
use crate::event::Event;
use crate::options::Duty;
use crate::phase::Phase;
use crate::state::State;
use crate::{Lutins, clauses};

/// LUT-TREE-1: one may leave the trees alone, unless a tree must move and one can.
pub fn may_leave_trees(rules: &Lutins, s: &State) -> Result<(), Clause> {
    if leaving_is_free(rules, n_steps(&arrivals(s))) { Ok(()) } else { Err(clauses::TREE_1) }
}

fn leaving_is_free(rules: &Lutins, n_steps: u32) -> bool {
    rules.options.tree_move == Duty::May || n_steps == 0
}

/// LUT-TREE-1 to LUT-TREE-4, LUT-BOARD-5: whether a tree may make this step. A diagonal step between two
/// occupied squares is one like any other (LUT-TREE-6).
pub fn may_move_tree(s: &State, from: Cell, to: Cell) -> Result<(), Clause> {
    if s.trees & from.bit() == 0 {
        return Err(clauses::TREE_1);
    }
    if s.last_tree == Some(from) {
        return Err(clauses::TREE_4);
    }
    if from.line_to(to).is_none_or(|(_, steps)| steps != 1) {
        return Err(clauses::TREE_2);
    }
    if !to.is_forest() {
        return Err(clauses::TREE_3);
    }
    if s.occupied() & to.bit() != 0 {
        return Err(clauses::BOARD_5);
    }
    Ok(())
}

/// The trees that may move: all but the one that the turn just before moved (LUT-TREE-4). One field is
/// enough for LUT-TREE-5: a tree step that moved nothing has emptied it.
fn movable(s: &State) -> u64 {
    s.trees & !s.last_tree.map_or(0, Cell::bit)
}

/// Where trees can arrive one step in each direction. All of them at once: playouts ask for nothing more often. That
/// these are the steps that [`may_move_tree`] allows is a law.
fn arrivals(s: &State) -> [u64; 8] {
    let (movable, free) = (movable(s), !s.occupied());
    // Written out, each direction is a shift and a mask.
    let one = |dir: u8| shift(movable, Dir(dir)) & free;
    [one(0), one(1), one(2), one(3), one(4), one(5), one(6), one(7)]
}

fn n_steps(arrivals: &[u64; 8]) -> u32 {
    arrivals.iter().map(|set| set.count_ones()).sum()
}

/// Every legal tree step.
pub fn list(rules: &Lutins, s: &State, out: &mut Legal<Action>) {
    let arrivals = arrivals(s);
    for (dir, set) in Dir::ALL.into_iter().zip(arrivals) {
        squares(set).for_each(|to| out.push(step_to(to, dir)));
    }
    if leaving_is_free(rules, n_steps(&arrivals)) {
        out.push(Action::NoTree);
    }
}

/// How many there are.
pub fn count(rules: &Lutins, s: &State) -> u64 {
    let steps = n_steps(&arrivals(s));
    u64::from(steps) + u64::from(leaving_is_free(rules, steps))
}

/// One of them at random.
pub fn pick(rules: &Lutins, s: &State, dice: &mut Dice) -> Action {
    let arrivals = arrivals(s);
    let counts = arrivals.map(u64::count_ones);
    let steps = counts.iter().sum();
    let mut left = dice.below(steps + u32::from(leaving_is_free(rules, steps)));
    for (dir, here) in Dir::ALL.into_iter().zip(counts) {
        if left < here {
            return step_to(nth_square(arrivals[dir.0 as usize], left), dir);
        }
        left -= here;
    }
    Action::NoTree
}

/// The n-th square of a set, counted from the lowest.
pub fn nth_square(mut set: u64, n: u32) -> Cell {
    for _ in 0..n {
        set &= set - 1;
    }
    Cell(set.trailing_zeros() as u8)
}

fn step_to(to: Cell, dir: Dir) -> Action {
    let (dx, dy) = dir.step();
    Action::Tree { from: Cell((to.0 as i8 - dy * 8 - dx) as u8), to }
}

/// Plays `T:-`: from now on no tree is taboo.
pub fn leave_trees(s: &mut State) {
    s.last_tree = None;
    s.phase = Phase::Lutin;
}

/// Plays a tree step.
pub fn move_tree(s: &mut State, from: Cell, to: Cell, log: &mut impl Sink<Event>) {
    s.trees ^= from.bit() | to.bit();
    s.last_tree = Some(to);
    s.phase = Phase::Lutin;
    log.note(|| Event::Tree { from, to });
}
