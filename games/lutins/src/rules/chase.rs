//! LUT-CHASE: arriving, chasing and placing.

use feerie_core::{Clause, Dice, Legal, Sink};

use super::{tree::nth_square, turn};
use crate::action::Action;
use crate::board::{Cell, Color, squares};
use crate::event::Event;
use crate::phase::{End, Phase};
use crate::state::{State, WHOLE_SIDE};
use crate::{Lutins, clauses};

/// LUT-SLIDE-4, LUT-CHASE-1: a lutin comes home, and whoever waited there is chased.
pub fn arrive(rules: &Lutins, s: &mut State, colour: Color, side: Color, index: u8, log: &mut impl Sink<Event>) {
    let cell = Cell::of_start(side, index);
    s.home[colour as usize] |= 1 << index;
    log.note(|| Event::Home { colour, cell });
    let chased = s.waiting[side as usize] >> index & 1 == 1;
    if chased {
        s.waiting[side as usize] &= !(1 << index);
        s.aside = Some(side);
        log.note(|| Event::Chased { colour: side, from: cell });
    }
    // LUT-END-1: at once; a lutin chased by the last arrival stays aside.
    if s.is_complete(rules, s.mover) {
        turn::finish(rules, s, End::Win(s.mover), log);
    } else if chased {
        s.phase = Phase::Place;
    } else {
        turn::end(rules, s, true, log);
    }
}

/// The free cells of LUT-CHASE-4: forest squares, and start cells of the chased lutin's own colour. The cell
/// just lost is not free: the arrived lutin stands on it.
fn free(s: &State, color: Color) -> (u64, u8) {
    let side = !(s.waiting[color as usize] | s.home[color.opposite() as usize]) & WHOLE_SIDE;
    (!s.occupied(), side)
}

/// LUT-CHASE-4, LUT-BOARD-5: whether the chased lutin may be put there.
pub fn may_place(s: &State, cell: Cell) -> Result<(), Clause> {
    if cell.start().is_some_and(|(side, _)| Some(side) != s.aside) {
        return Err(clauses::CHASE_4);
    }
    if s.piece(cell).is_some() { Err(clauses::BOARD_5) } else { Ok(()) }
}

/// Every place (LUT-CHASE-7: there always is one).
pub fn list(s: &State, out: &mut Legal<Action>) {
    let Some(color) = s.aside else { return };
    let (forest, side) = free(s, color);
    for square in squares(forest) {
        out.push(Action::Place(square));
    }
    for index in squares(u64::from(side)) {
        out.push(Action::Place(Cell::of_start(color, index.0)));
    }
}

/// How many there are.
pub fn count(s: &State) -> u64 {
    s.aside.map_or(0, |color| {
        let (forest, side) = free(s, color);
        u64::from(forest.count_ones() + side.count_ones())
    })
}

/// One of them at random.
pub fn pick(s: &State, dice: &mut Dice) -> Action {
    let color = s.aside.unwrap_or(Color::Blue);
    let (forest, side) = free(s, color);
    let n = dice.below(forest.count_ones() + side.count_ones());
    Action::Place(match n.checked_sub(forest.count_ones()) {
        None => nth_square(forest, n),
        Some(n) => Cell::of_start(color, nth_square(u64::from(side), n).0),
    })
}

/// LUT-CHASE-5: puts the chased lutin down, which ends the turn and does nothing else.
pub fn place(rules: &Lutins, s: &mut State, cell: Cell, log: &mut impl Sink<Event>) {
    let Some(colour) = s.aside.take() else {
        debug_assert!(false, "nobody was chased");
        return;
    };
    match cell.start() {
        None => s.forest[colour as usize] |= cell.bit(),
        Some((_, index)) => s.waiting[colour as usize] |= 1 << index,
    }
    log.note(|| Event::Placed { colour, to: cell });
    turn::end(rules, s, true, log);
}
