//! LUT-SLIDE: how a lutin slides.

use feerie_core::Clause;

use crate::board::{Cell, Color, Dir, last_free, ray_from, shift};
use crate::clauses;
use crate::reach::beside;
use crate::state::{State, WHOLE_SIDE};

/// LUT-SLIDE-4, LUT-SLIDE-5: whether a colour's lutins may enter this start cell: it is one of their goal
/// cells, and none of theirs is home on it. An opponent waiting there will be chased (LUT-CHASE-1), like it or
/// not (LUT-CHASE-2); one's own never stand there but as home, so nobody chases their own (LUT-CHASE-6).
#[inline]
fn is_open_goal(s: &State, color: Color, side: Color, index: u8) -> bool {
    side == color.opposite() && s.home[color as usize] >> index & 1 == 0
}

/// Where a slide ends (LUT-SLIDE-2, LUT-SLIDE-3): it goes on until something stops it, and the edge does not
/// stop a lutin before an open goal cell. None if it is stopped at once. Only the squares entered count, so
/// diagonals pass between two occupied squares (LUT-SLIDE-6).
#[inline]
pub fn end(s: &State, color: Color, from: Cell, dir: Dir, obstacles: u64) -> Option<Cell> {
    let ray = ray_from(from, dir);
    let hits = ray.squares & obstacles;
    if hits != 0 {
        return if hits & ray.first == 0 { Some(ray.before(hits)) } else { None };
    }
    if let Some((side, index)) = ray.beyond
        && is_open_goal(s, color, side, index)
    {
        return Some(Cell::of_start(side, index));
    }
    if ray.squares == 0 { None } else { Some(ray.last) }
}

/// Whether a slide goes anywhere at all: its first cell tells.
#[inline]
pub fn exists(s: &State, color: Color, from: Cell, dir: Dir, obstacles: u64) -> bool {
    let ray = ray_from(from, dir);
    if ray.squares != 0 {
        return ray.first & obstacles == 0;
    }
    ray.beyond.is_some_and(|(side, index)| is_open_goal(s, color, side, index))
}

/// By direction: the squares from which a step leads to a goal cell that is open to a colour (LUT-SLIDE-4, LUT-SLIDE-5).
#[inline]
pub fn exits(s: &State, color: Color) -> [u64; 8] {
    let goals = beside(color.opposite(), !s.home[color as usize] & WHOLE_SIDE);
    let ahead = Dir(color as u8 * 2);
    let mut exits = [0; 8];
    exits[ahead.0 as usize] = goals;
    // Aslant, the same cell is got to from the next square.
    exits[ahead.turned(1).0 as usize] = shift(goals, ahead.turned(6));
    exits[ahead.turned(7).0 as usize] = shift(goals, ahead.turned(2));
    exits
}

/// Where the slide of a colour's lutin from a forest square [`end`]s, by the free squares and the [`exits`]: on the square
/// itself if it is stopped at once.
#[inline(always)]
pub fn end_by(exits: &[u64; 8], from: Cell, dir: Dir, free: u64) -> Cell {
    let last = last_free(from, dir, free);
    if exits[dir.0 as usize] >> last.0 & 1 == 0 {
        return last;
    }
    ray_from(last, dir).beyond.map_or(last, |(side, index)| Cell::of_start(side, index))
}

/// The slide test of LUT-NOTE-3: whether a slide from one cell ends on another, or the clause that it breaks.
pub fn may_slide(s: &State, color: Color, from: Cell, to: Cell, obstacles: u64) -> Result<Dir, Clause> {
    let (dir, steps) = from.line_to(to).ok_or(clauses::SLIDE_1)?;
    if !from.is_forest() && ray_from(from, dir).squares == 0 {
        return Err(clauses::SLIDE_7);
    }
    let is_goal = to.start().map(|(side, _)| side == color.opposite());
    if is_goal == Some(false) {
        return Err(clauses::SLIDE_8);
    }
    let real = end(s, color, from, dir, obstacles);
    if real == Some(to) {
        return Ok(dir);
    }
    let real_steps = real.and_then(|end| from.line_to(end)).map_or(0, |(_, steps)| steps);
    if steps < real_steps {
        return Err(clauses::SLIDE_2);
    }
    if is_goal == Some(true) && steps == real_steps + 1 {
        return Err(clauses::SLIDE_5);
    }
    Err(clauses::SLIDE_6)
}
