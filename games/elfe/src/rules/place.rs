//! ELF-SETUP: who begins, where the elf and the fairies start, the first cards.

use feerie_core::{Clause, Dice, Legal, Seat, Sink};

use super::turn;
use crate::action::Action;
use crate::board::{EDGE_SQUARES, SIZE, Square, Squares};
use crate::cards::Spell;
use crate::event::Event;
use crate::options::Start;
use crate::phase::Phase;
use crate::state::{Open, State};
use crate::{Elfe, clauses};

/// ELF-SETUP-1: the seat drawn plays first.
pub fn begin(s: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    s.open.first = seat;
    s.open.active = seat;
    s.open.phase = Phase::Elf;
    log.note(|| Event::First { seat });
}

/// ELF-SETUP-2: the elf starts in the woods, neither in the Edge nor in the Pond.
pub fn is_wood(square: Square) -> bool {
    !square.is_edge() && !square.is_pond()
}

/// The squares where the elf may start, sorted by name.
pub fn woods() -> impl Iterator<Item = Square> {
    Square::by_name().filter(|&square| is_wood(square))
}

/// One of them at random: the dice are thrown again as long as the square will not do.
pub fn random_wood(dice: &mut Dice) -> Square {
    loop {
        let square = random_square(dice);
        if is_wood(square) {
            return square;
        }
    }
}

/// Two throws of the d20, column then row (ELF-RANDOM-1).
pub fn random_square(dice: &mut Dice) -> Square {
    let throw = dice.below(u32::from(SIZE) * u32::from(SIZE));
    Square::new((throw / u32::from(SIZE)) as u8, (throw % u32::from(SIZE)) as u8)
}

/// Places the elf.
pub fn place_elf(s: &mut State, square: Square, log: &mut impl Sink<Event>) {
    s.open.put_elf(square);
    s.open.phase = Phase::Place;
    log.note(|| Event::Elf { at: square });
}

/// ELF-SETUP-3 to ELF-SETUP-5, ELF-BOARD-5: whether the active seat may place its fairy there. What remains
/// never touches the elf, so no victory is looked for (ELF-WIN-5).
pub fn may_place(rules: &Elfe, o: &Open, square: Square) -> Result<(), Clause> {
    if !square.is_edge() {
        return Err(clauses::SETUP_3);
    }
    if o.occupied.contains(square) {
        return Err(clauses::BOARD_5);
    }
    let Some(elf) = o.elf else { return Err(clauses::SETUP_3) };
    if is_barred(elf, square) {
        return Err(clauses::SETUP_4);
    }
    if square.distance(elf) < least_distance(rules, o, elf, o.active) {
        return Err(clauses::SETUP_5);
    }
    Ok(())
}

/// ELF-SETUP-4: whether a square of the Edge lies on a side that the elf touches; corners lie on two.
fn is_barred(elf: Square, square: Square) -> bool {
    const LAST: u8 = SIZE - 1;
    square.col() == 0 && elf.col() == 1
        || square.col() == LAST && elf.col() == LAST - 1
        || square.row() == 0 && elf.row() == 1
        || square.row() == LAST && elf.row() == LAST - 1
}

/// ELF-SETUP-5: how near to the elf a seat may start: the distance of the side farthest from him, less the
/// allowance of its order of play. Without the option, anywhere beyond his touch (ELF-WIN-5).
pub fn least_distance(rules: &Elfe, o: &Open, elf: Square, seat: Seat) -> u8 {
    const LAST: u8 = SIZE - 1;
    if rules.options.start == Start::Seed {
        return 2;
    }
    let farthest = elf.col().max(LAST - elf.col()).max(elf.row()).max(LAST - elf.row());
    let order = (seat.0 + rules.seats - o.first.0) % rules.seats;
    farthest.saturating_sub(rules.allowance[usize::from(order)]).max(2)
}

/// The squares where the active seat may place its fairy.
pub fn squares(rules: &Elfe, o: &Open) -> Squares {
    let mut set = Squares::EMPTY;
    for square in (0..EDGE_SQUARES).map(Square::edge) {
        if may_place(rules, o, square).is_ok() {
            set.insert(square);
        }
    }
    set
}

/// Every legal placing.
pub fn list(rules: &Elfe, o: &Open, out: &mut Legal<Action>) {
    for square in squares(rules, o).iter() {
        out.push(Action::Place(square));
    }
}

/// One of them at random: squares of the Edge are tried until one will do.
pub fn pick(rules: &Elfe, o: &Open, dice: &mut Dice) -> Option<Action> {
    for _ in 0..64 {
        let square = Square::edge(dice.below(u32::from(EDGE_SQUARES)) as u8);
        if may_place(rules, o, square).is_ok() {
            return Some(Action::Place(square));
        }
    }
    let squares = squares(rules, o);
    squares.nth(dice.below(squares.len().max(1))).map(Action::Place)
}

/// Places the active seat's fairy; the next seat follows, then the deal or the first turn.
pub fn place(rules: &Elfe, s: &mut State, square: Square, log: &mut impl Sink<Event>) {
    let seat = s.open.active;
    s.open.put_fairy(seat, square);
    log.note(|| Event::Place { seat, at: square });
    s.open.active = seat.next(rules.seats);
    if s.open.active == s.open.first {
        next_deal(rules, s, log);
    }
}

/// ELF-SETUP-8: one card at a time, in order of play, until everybody has them all.
fn next_deal(rules: &Elfe, s: &mut State, log: &mut impl Sink<Event>) {
    if s.open.n_hand[s.open.active.index()] < rules.options.deal {
        s.open.phase = Phase::Deal;
    } else {
        turn::begin(rules, &mut s.open, log);
    }
}

/// Deals the active seat a card.
pub fn deal(rules: &Elfe, s: &mut State, spell: Spell, log: &mut impl Sink<Event>) {
    let seat = s.open.active;
    s.take_unseen(seat, spell);
    log.note(|| Event::Draw { seat, dealt: true });
    s.open.active = seat.next(rules.seats);
    next_deal(rules, s, log);
}
