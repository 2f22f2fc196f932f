//! PIX-SET: the first order, skills, and who takes which.

use feerie_core::{Clause, Dice, Legal, List, PerSeat, Seat, Sink};

use crate::action::{Action, Outcome};
use crate::board::COLORS;
use crate::event::{Deal, Event};
use crate::goods::{Good, Goods};
use crate::phase::Task;
use crate::rules::{round, stock};
use crate::state::Table;
use crate::tiles::Skill;
use crate::{Pixies, clauses};

/// PIX-SET-3: every order of the seats, in bytewise order.
pub fn orders(rules: &Pixies) -> Vec<(Outcome, u64)> {
    fn extend(seats: u8, so_far: List<u8, COLORS>, all: &mut Vec<(Outcome, u64)>) {
        if so_far.len() == usize::from(seats) {
            all.push((Outcome::Order(so_far), 1));
        }
        for seat in (0..seats).filter(|seat| !so_far.contains(seat)) {
            let mut longer = so_far;
            longer.push(seat);
            extend(seats, longer, all);
        }
    }
    let mut all = Vec::new();
    extend(rules.seats, List::default(), &mut all);
    all
}

/// One of them at random.
pub fn draw_order(rules: &Pixies, dice: &mut Dice) -> Outcome {
    let mut seats = [0, 1, 2, 3, 4];
    let seats = &mut seats[..usize::from(rules.seats)];
    dice.shuffle(seats);
    Outcome::Order(seats.iter().copied().collect())
}

/// Whether an order names every seat once.
pub fn may_order(rules: &Pixies, order: &List<u8, COLORS>) -> bool {
    order.len() == usize::from(rules.seats) && (0..rules.seats).all(|seat| order.contains(&seat))
}

/// PIX-SET-3, PIX-SET-9: both orders, and the honey of all but the darling.
pub fn set_order(rules: &Pixies, t: &mut Table, order: List<u8, COLORS>, log: &mut impl Sink<Event>) {
    t.small = order;
    t.big = order;
    let seats: PerSeat<Seat> = order.iter().map(|&seat| Seat(seat)).collect();
    log.note(|| Event::Order { seats: seats.clone(), darling: seats[0] });
    for &seat in &seats[1..] {
        stock::gain(t, seat, Goods::of(Good::Honey, rules.board.start_honey), Deal::Start, log);
    }
    t.stack.replace(Task::Skills);
}

/// PIX-SET-11: every choice of skills, in bytewise order.
pub fn skill_sets(rules: &Pixies) -> Vec<(Outcome, u64)> {
    let n = u32::from(rules.board.n_skills);
    let mut sets: Vec<u16> = (0..1 << 10).filter(|set: &u16| set.count_ones() == n).collect();
    // Bytewise: of two sets of one size the one with the lower first difference comes first.
    sets.sort_by_key(|set| set.reverse_bits());
    sets.iter().rev().map(|&set| (Outcome::Skills(set), 1)).collect()
}

/// One of them at random.
pub fn draw_skills(rules: &Pixies, dice: &mut Dice) -> Outcome {
    let mut skills = Skill::ALL;
    dice.shuffle(&mut skills);
    let laid = &skills[..usize::from(rules.board.n_skills)];
    Outcome::Skills(laid.iter().fold(0, |set, skill| set | skill.bit()))
}

/// Whether the set has the right number of skills.
pub fn may_lay_out(rules: &Pixies, set: u16) -> bool {
    set < 1 << 10 && set.count_ones() == u32::from(rules.board.n_skills)
}

/// PIX-SET-11: the skills lie on the board; the last in order takes first.
pub fn lay_out(rules: &Pixies, t: &mut Table, set: u16, log: &mut impl Sink<Event>) {
    t.board_skills = set;
    log.note(|| Event::Skills { skills: Skill::of(set).map(Skill::letter).collect() });
    t.stack.replace(Task::Pick(rules.seats));
}

/// PIX-SET-11: a skill that lies on the board.
pub fn may_pick(t: &Table, skill: Skill) -> Result<(), Clause> {
    if t.board_skills & skill.bit() != 0 { Ok(()) } else { Err(clauses::SET_11) }
}

/// Every skill one may take.
pub fn list(t: &Table, out: &mut Legal<Action>) {
    for skill in Skill::of(t.board_skills) {
        out.push(Action::Skill(skill));
    }
}

/// Takes a skill; after the darling the first round begins.
pub fn pick(rules: &Pixies, t: &mut Table, seat: Seat, skill: Skill, log: &mut impl Sink<Event>) {
    t.board_skills &= !skill.bit();
    t.kit_mut(seat).skill = Some(skill);
    log.note(|| Event::Skill { seat, skill });
    match t.stack.pop() {
        Task::Pick(left) if left > 1 => t.stack.push(Task::Pick(left - 1)),
        _ => round::begin(rules, t, log),
    }
}
