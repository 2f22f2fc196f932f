//! LUT-MOVE, LUT-ENTER, LUT-SECOND, LUT-TWO: which lutin moves, and how it goes on after its first slide.

use feerie_core::{Clause, Dice, Legal, Sink};
use std::ops::ControlFlow;

use super::tree::nth_square;
use super::{chase, slide, turn};
use crate::action::Action;
use crate::board::{Cell, Color, Dir, squares};
use crate::event::Event;
use crate::options::{Duty, Entry, TurnAngle};
use crate::reach::before;
use crate::state::{Piece, State};
use crate::{Lutins, clauses};

/// LUT-TURN-3, LUT-MOVE-1: a pass is legal if nothing else is, or if moving is only a right.
pub fn may_pass(rules: &Lutins, s: &State) -> Result<(), Clause> {
    if rules.options.lutin_move == Duty::May || !can_move(rules, s) { Ok(()) } else { Err(clauses::MOVE_1) }
}

/// Whether the mover's lutin on `from` may slide to `stop` and perhaps on to `end`, in the order of LUT-NOTE-3.
pub fn may_move(rules: &Lutins, s: &State, from: Cell, stop: Cell, end: Option<Cell>) -> Result<(), Clause> {
    let color = match s.piece(from) {
        Some(Piece::Lutin(color)) if rules.owners[color as usize] == Some(s.mover) => color,
        _ => return Err(clauses::MOVE_2),
    };
    if let Some((side, _)) = from.start() {
        if side != color {
            return Err(clauses::MOVE_3);
        }
        may_enter(rules, s, color)?;
    }
    if let Some(due) = due(rules, s)
        && due != color
        && color_can_move(rules, s, due)
    {
        return Err(clauses::TWO_2);
    }
    let first = slide::may_slide(s, color, from, stop, s.occupied())?;
    // LUT-SECOND-1: the second slide is a right, and starts from where the first one ended.
    let Some(end) = end else { return Ok(()) };
    if !stop.is_forest() {
        return Err(clauses::SECOND_5);
    }
    let second = stop.line_to(end).map(|(dir, _)| dir);
    match (rules.options.turn_angle, second) {
        (TurnAngle::Right, Some(dir)) if dir == first.turned(2) || dir == first.turned(6) => {}
        (TurnAngle::Right, _) => return Err(clauses::SECOND_2),
        (TurnAngle::Any, None) => return Err(clauses::SLIDE_1),
        (TurnAngle::Any, Some(_)) if end == from => return Err(clauses::SECOND_6),
        (TurnAngle::Any, Some(_)) => {}
    }
    // LUT-SECOND-3: it slides like the first.
    slide::may_slide(s, color, stop, end, s.occupied() & !from.bit()).map(|_| ())
}

/// LUT-ENTER-1 to LUT-ENTER-4: whether a waiting lutin of this colour may set out. A player whose forest
/// lutins are all stuck gets no exception (LUT-ENTER-3), and chased ones count like others (LUT-ENTER-2).
pub fn may_enter(rules: &Lutins, s: &State, color: Color) -> Result<(), Clause> {
    if rules.seats == 2 {
        let one_is_out = rules.options.entry2 == Entry::One && s.forest[color as usize] != 0;
        return if one_is_out { Err(clauses::ENTER_4) } else { Ok(()) };
    }
    if s.forest[color as usize] != 0 { Err(clauses::ENTER_1) } else { Ok(()) }
}

/// LUT-TWO-2: the colour that the mover must move, at a table of two.
fn due(rules: &Lutins, s: &State) -> Option<Color> {
    if rules.seats == 2 { s.due[s.mover.index()] } else { None }
}

/// By how many eighths the second slide may turn (LUT-SECOND-2, LUT-SECOND-6).
pub fn second_turns(rules: &Lutins) -> &'static [u8] {
    match rules.options.turn_angle {
        TurnAngle::Right => &[2, 6],
        TurnAngle::Any => &[0, 1, 2, 3, 4, 5, 6, 7],
    }
}

/// Calls `visit` with every move of a colour, until it breaks off.
#[inline]
fn each_move(
    rules: &Lutins,
    s: &State,
    color: Color,
    mut visit: impl FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let free = !s.occupied();
    let exits = slide::exits(s, color);
    let mut go_on = |from: Cell, dir: Dir, stop: Cell| {
        visit(Action::Slide { from, stop })?;
        // LUT-SECOND-5: a lutin that is home does not slide again.
        if !stop.is_forest() {
            return ControlFlow::Continue(());
        }
        for &eighths in second_turns(rules) {
            // The square that the lutin left counts as free for the second slide (LUT-SECOND-4).
            let end = slide::end_by(&exits, stop, dir.turned(eighths), free | from.bit());
            if end != stop && end != from {
                visit(Action::Slides { from, stop, end })?;
            }
        }
        ControlFlow::Continue(())
    };
    // By direction: the squares from which a slide goes anywhere. Most are blocked, and are told from others all at once.
    let open: [u64; 8] = std::array::from_fn(|dir| before(dir, free) | exits[dir]);
    for from in squares(s.forest[color as usize]) {
        let open = open.iter().rev().fold(0, |dirs, open| dirs << 1 | (open >> from.0 & 1));
        for dir in squares(open) {
            let dir = Dir(dir.0);
            go_on(from, dir, slide::end_by(&exits, from, dir, free))?;
        }
    }
    if may_enter(rules, s, color).is_ok() {
        for from in squares(u64::from(s.waiting[color as usize])) {
            let from = Cell::of_start(color, from.0);
            for &dir in entering(color) {
                if let Some(stop) = slide::end(s, color, from, dir, !free) {
                    go_on(from, dir, stop)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The directions in which a colour's waiting lutins may slide, in order (LUT-SLIDE-7).
const fn entering(color: Color) -> &'static [Dir; 3] {
    match color {
        Color::Blue => &[Dir(0), Dir(1), Dir(7)],
        Color::Yellow => &[Dir(1), Dir(2), Dir(3)],
        Color::Violet => &[Dir(3), Dir(4), Dir(5)],
        Color::Red => &[Dir(5), Dir(6), Dir(7)],
    }
}

/// Whether a colour of the mover has any move.
pub fn color_can_move(rules: &Lutins, s: &State, color: Color) -> bool {
    each_move(rules, s, color, |_| ControlFlow::Break(())).is_break()
}

fn can_move(rules: &Lutins, s: &State) -> bool {
    rules.colors[s.mover.index()].iter().any(|&color| color_can_move(rules, s, color))
}

/// Calls `visit` with every legal action of the lutin step and the colour that it moves: moves of the colour that is due if
/// it can move, of all otherwise (LUT-TWO-2, LUT-TWO-3).
#[inline]
pub fn each(rules: &Lutins, s: &State, mut visit: impl FnMut(Option<Color>, Action)) {
    let mut any = false;
    let mut all_of = |color| {
        let _ = each_move(rules, s, color, |action| {
            any = true;
            visit(Some(color), action);
            ControlFlow::Continue(())
        });
        any
    };
    let due = due(rules, s);
    if !due.is_some_and(&mut all_of) {
        for &color in rules.colors[s.mover.index()].iter().filter(|&&color| due != Some(color)) {
            all_of(color);
        }
    }
    if !any || rules.options.lutin_move == Duty::May {
        visit(None, Action::Pass);
    }
}

/// Every legal action of the lutin step.
pub fn list(rules: &Lutins, s: &State, out: &mut Legal<Action>) {
    each(rules, s, |_, action| out.push(action));
}

/// How many there are. Ends of second slides are not needed for that: whether one exists is seen at its
/// first cell.
pub fn count(rules: &Lutins, s: &State) -> u64 {
    let due = due(rules, s);
    let of_due = due.map_or(0, |color| count_color(rules, s, color));
    let moves = if of_due > 0 {
        of_due
    } else {
        let others = rules.colors[s.mover.index()].iter().filter(|&&color| due != Some(color));
        others.map(|&color| count_color(rules, s, color)).sum()
    };
    moves + u64::from(moves == 0 || rules.options.lutin_move == Duty::May)
}

fn count_color(rules: &Lutins, s: &State, color: Color) -> u64 {
    let occupied = s.occupied();
    let mut moves = 0;
    let mut from_cell = |from: Cell| {
        let without = occupied & !from.bit();
        for dir in Dir::ALL {
            let Some(stop) = slide::end(s, color, from, dir, occupied) else { continue };
            moves += 1;
            if !stop.is_forest() {
                continue;
            }
            for &eighths in second_turns(rules) {
                let second = dir.turned(eighths);
                // Only straight back can a second slide end where the move began.
                let exists = if eighths == 4 {
                    slide::end(s, color, stop, second, without).is_some_and(|end| end != from)
                } else {
                    slide::exists(s, color, stop, second, without)
                };
                moves += u64::from(exists);
            }
        }
    };
    squares(s.forest[color as usize]).for_each(&mut from_cell);
    if may_enter(rules, s, color).is_ok() {
        squares(u64::from(s.waiting[color as usize])).for_each(|index| from_cell(Cell::of_start(color, index.0)));
    }
    moves
}

/// The ways of a lutin where it turns at right angles: a slide in each direction, alone or with a turn to either side.
const RIGHT_WAYS: u32 = 8 * 3;
/// How often [`pick`] tries its luck before it lists the moves after all.
const TRIES: u32 = 10;

/// One of them at random. A move is a lutin, a direction and a turn (or none), so a random triple that happens
/// to be a move is a uniformly random move; most positions yield one within a few tries.
pub fn pick(rules: &Lutins, s: &State, scratch: &mut Legal<Action>, dice: &mut Dice) -> Option<Action> {
    let own = &rules.colors[s.mover.index()];
    // A due colour that is all home has nothing to say any more (LUT-TWO-3).
    let due = due(rules, s).filter(|&color| n_candidates(rules, s, color) > 0);
    let colors = due.as_ref().map_or(own.as_slice(), std::slice::from_ref);
    let turns = second_turns(rules);
    let ways = 8 * (1 + turns.len() as u32);
    let counts: [u32; 2] = std::array::from_fn(|n| colors.get(n).map_or(0, |&color| n_candidates(rules, s, color)));
    let lutins = counts[0] + counts[1];
    let pass = u32::from(rules.options.lutin_move == Duty::May);
    let slots = lutins * ways + pass;
    // With a due colour that may not be able to move, a drawn pass would say nothing of the other colour.
    if slots > pass && (pass == 0 || due.is_none()) {
        let occupied = s.occupied();
        for _ in 0..TRIES {
            let n = dice.below(slots);
            if n == lutins * ways {
                return Some(Action::Pass);
            }
            // By a number that is known here: a multiplication instead of a division.
            let (lutin, way) = if ways == RIGHT_WAYS { (n / RIGHT_WAYS, n % RIGHT_WAYS) } else { (n / ways, n % ways) };
            let (color, index) = if lutin < counts[0] { (colors[0], lutin) } else { (colors[1], lutin - counts[0]) };
            let from = candidate(s, color, index);
            let dir = Dir((way % 8) as u8);
            let Some(stop) = slide::end(s, color, from, dir, occupied) else { continue };
            let Some(turn) = (way / 8).checked_sub(1) else { return Some(Action::Slide { from, stop }) };
            if !stop.is_forest() {
                continue;
            }
            let second = dir.turned(turns[turn as usize]);
            match slide::end(s, color, stop, second, occupied & !from.bit()) {
                Some(end) if end != from => return Some(Action::Slides { from, stop, end }),
                _ => {}
            }
        }
    }
    scratch.clear();
    list(rules, s, scratch);
    dice.pick(scratch).copied()
}

/// How many lutins of a colour may be moved, blocked ones included.
fn n_candidates(rules: &Lutins, s: &State, color: Color) -> u32 {
    let waiting = if may_enter(rules, s, color).is_ok() { s.waiting[color as usize].count_ones() } else { 0 };
    s.forest[color as usize].count_ones() + waiting
}

/// The n-th of them: those in the forest first.
fn candidate(s: &State, color: Color, n: u32) -> Cell {
    let forest = s.forest[color as usize];
    match n.checked_sub(forest.count_ones()) {
        None => nth_square(forest, n),
        Some(n) => Cell::of_start(color, nth_square(u64::from(s.waiting[color as usize]), n).0),
    }
}

/// Plays `L:-`. The due colour stays as it was (LUT-TWO-4).
pub fn pass(rules: &Lutins, s: &mut State, log: &mut impl Sink<Event>) {
    let seat = s.mover;
    log.note(|| Event::Pass { seat });
    turn::end(rules, s, false, log);
}

/// Plays a move.
pub fn go(rules: &Lutins, s: &mut State, from: Cell, stop: Cell, end: Option<Cell>, log: &mut impl Sink<Event>) {
    let Some(Piece::Lutin(colour)) = s.piece(from) else {
        debug_assert!(false, "no lutin on {from}");
        return;
    };
    match from.start() {
        None => s.forest[colour as usize] &= !from.bit(),
        Some((_, index)) => s.waiting[colour as usize] &= !(1 << index),
    }
    log.note(|| Event::Slide { colour, from, to: stop });
    if let Some(end) = end {
        log.note(|| Event::Slide { colour, from: stop, to: end });
    }
    if rules.seats == 2 {
        // LUT-TWO-2: the other of the two is due from now on.
        s.due[s.mover.index()] = rules.colors[s.mover.index()].iter().copied().find(|&other| other != colour);
    }
    let last = end.unwrap_or(stop);
    match last.start() {
        None => {
            s.forest[colour as usize] |= last.bit();
            turn::end(rules, s, false, log);
        }
        Some((side, index)) => chase::arrive(rules, s, colour, side, index, log),
    }
}
