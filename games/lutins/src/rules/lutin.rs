//! LUT-MOVE, LUT-ENTER, LUT-SECOND, LUT-TWO: which lutin moves, and how it goes on after its first slide.

use feerie_core::{Clause, Legal, Sink};
use std::ops::ControlFlow;

use super::{chase, slide, turn};
use crate::action::Action;
use crate::board::{Cell, Color, Dir, squares};
use crate::event::Event;
use crate::options::{Duty, Entry, TurnAngle};
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

/// Calls `visit` with every move of a colour, until it breaks off.
#[inline]
fn each_move(
    rules: &Lutins,
    s: &State,
    color: Color,
    mut visit: impl FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let occupied = s.occupied();
    let turns: &[u8] = match rules.options.turn_angle {
        TurnAngle::Right => &[2, 6],
        TurnAngle::Any => &[0, 1, 2, 3, 4, 5, 6, 7],
    };
    let mut from_cell = |from: Cell| {
        // The square that the lutin left counts as free for the second slide (LUT-SECOND-4).
        let without = occupied & !from.bit();
        for dir in Dir::ALL {
            let Some(stop) = slide::end(s, color, from, dir, occupied) else { continue };
            visit(Action::Slide { from, stop })?;
            // LUT-SECOND-5: a lutin that is home does not slide again.
            if !stop.is_forest() {
                continue;
            }
            for &eighths in turns {
                if let Some(end) = slide::end(s, color, stop, dir.turned(eighths), without)
                    && end != from
                {
                    visit(Action::Slides { from, stop, end })?;
                }
            }
        }
        ControlFlow::Continue(())
    };
    for from in squares(s.forest[color as usize]) {
        from_cell(from)?;
    }
    if may_enter(rules, s, color).is_ok() {
        for from in squares(u64::from(s.waiting[color as usize])) {
            from_cell(Cell::of_start(color, from.0))?;
        }
    }
    ControlFlow::Continue(())
}

/// Whether a colour of the mover has any move.
pub fn color_can_move(rules: &Lutins, s: &State, color: Color) -> bool {
    each_move(rules, s, color, |_| ControlFlow::Break(())).is_break()
}

fn can_move(rules: &Lutins, s: &State) -> bool {
    rules.colors[s.mover.index()].iter().any(|&color| color_can_move(rules, s, color))
}

/// Calls `visit` with every move of the mover: of the colour that is due if it can move, of all otherwise
/// (LUT-TWO-2, LUT-TWO-3).
#[inline]
fn each_of_mover(rules: &Lutins, s: &State, mut visit: impl FnMut(Action)) {
    let mut all_of = |color| {
        let mut any = false;
        let _ = each_move(rules, s, color, |action| {
            any = true;
            visit(action);
            ControlFlow::Continue(())
        });
        any
    };
    let due = due(rules, s);
    if due.is_some_and(&mut all_of) {
        return;
    }
    for &color in rules.colors[s.mover.index()].iter().filter(|&&color| due != Some(color)) {
        all_of(color);
    }
}

/// Every legal action of the lutin step.
pub fn list(rules: &Lutins, s: &State, out: &mut Legal<Action>) {
    each_of_mover(rules, s, |action| out.push(action));
    if out.is_empty() || rules.options.lutin_move == Duty::May {
        out.push(Action::Pass);
    }
}

/// How many there are.
pub fn count(rules: &Lutins, s: &State) -> u64 {
    let mut moves = 0;
    each_of_mover(rules, s, |_| moves += 1);
    moves + u64::from(moves == 0 || rules.options.lutin_move == Duty::May)
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
