//! ELF-TURN, ELF-WIN, ELF-END: what a seat may choose, how a turn begins and ends, who wins.

use feerie_core::{Clause, Dice, Legal, Seat, Sink};

use super::{draw, gust, kiss, prince, slap, spell, walk};
use crate::action::Action;
use crate::board::{EDGE_SQUARES, Square};
use crate::cards::{Bag, Spell};
use crate::event::Event;
use crate::options::Win;
use crate::phase::{End, Phase};
use crate::state::{Open, State};
use crate::{Elfe, clauses, scoring};

/// ELF-TURN-3: the manoeuvres that the active seat may choose from.
pub struct Menu<'a> {
    o: &'a Open,
    draw: bool,
    walk: bool,
    prince: bool,
    gust: bool,
    n_hex: u32,
    n_invite: u32,
    n_banish: u32,
    n_slap: u32,
}

impl<'a> Menu<'a> {
    /// Looks at everything the seat could do. A card without a target cannot be cast (ELF-CAST-1).
    #[inline]
    pub fn new(rules: &Elfe, o: &'a Open, hand: &Bag) -> Menu<'a> {
        let may = |spell| spell::may_cast(o, hand, spell).is_ok();
        Menu {
            o,
            draw: draw::may_draw(rules, o).is_ok(),
            walk: walk::may_declare(o).is_ok(),
            prince: prince::may_declare(o).is_ok(),
            gust: gust::may_blow(o, hand).is_ok(),
            n_hex: if may(Spell::Hex) { spell::hexable(o).count() as u32 } else { 0 },
            n_invite: if spell::may_invite_anywhere(rules, o, hand).is_ok() { spell::n_free_edge(o) } else { 0 },
            n_banish: if may(Spell::Banish) { o.princes().count() as u32 } else { 0 },
            n_slap: if may(Spell::Slap) { slap::slappable(o).count() as u32 } else { 0 },
        }
    }

    fn n_plain(&self) -> u32 {
        u32::from(self.draw) + u32::from(self.walk) + u32::from(self.prince) + u32::from(self.gust)
    }

    /// How many manoeuvres there are that are no pass.
    fn n_real(&self) -> u32 {
        self.n_plain() + self.n_hex + self.n_invite + self.n_banish + self.n_slap
    }

    /// How many actions there are (ELF-TURN-5: without any other, the pass).
    pub fn len(&self) -> u32 {
        self.n_real().max(1)
    }

    fn plain(&self) -> impl Iterator<Item = Action> {
        let plain = [
            (self.draw, Action::Draw),
            (self.walk, Action::Walk),
            (self.prince, Action::Prince),
            (self.gust, Action::Gust),
        ];
        plain.into_iter().filter_map(|(may, action)| may.then_some(action))
    }

    /// Every legal action.
    pub fn list(&self, out: &mut Legal<Action>) {
        self.plain().for_each(|action| out.push(action));
        if self.n_hex > 0 {
            spell::hexable(self.o).for_each(|at| out.push(Action::Hex(at)));
        }
        if self.n_invite > 0 {
            spell::free_edge(self.o).iter().for_each(|at| out.push(Action::Invite(at)));
        }
        if self.n_banish > 0 {
            self.o.princes().for_each(|at| out.push(Action::Banish(at)));
        }
        if self.n_slap > 0 {
            slap::slappable(self.o).for_each(|at| out.push(Action::Slap(at)));
        }
        if self.n_real() == 0 {
            out.push(Action::Pass);
        }
    }

    /// One of them at random.
    pub fn pick(&self, dice: &mut Dice) -> Option<Action> {
        let mut left = dice.below(self.len());
        if left < self.n_invite {
            // There are many more squares in the Edge than pieces: throw until one is free.
            loop {
                let at = Square::edge(dice.below(u32::from(EDGE_SQUARES)) as u8);
                if !self.o.occupied.contains(at) {
                    return Some(Action::Invite(at));
                }
            }
        }
        left -= self.n_invite;
        if left < self.n_hex {
            return spell::hexable(self.o).nth(left as usize).map(Action::Hex);
        }
        left -= self.n_hex;
        if left < self.n_banish {
            return self.o.princes().nth(left as usize).map(Action::Banish);
        }
        left -= self.n_banish;
        if left < self.n_slap {
            return slap::slappable(self.o).nth(left as usize).map(Action::Slap);
        }
        left -= self.n_slap;
        Some(self.plain().nth(left as usize).unwrap_or(Action::Pass))
    }
}

/// ELF-TURN-5: one passes only if nothing else is possible.
pub fn may_pass(rules: &Elfe, o: &Open, hand: &Bag) -> Result<(), Clause> {
    if Menu::new(rules, o, hand).n_real() == 0 { Ok(()) } else { Err(clauses::TURN_5) }
}

/// Plays `pass`.
pub fn pass(rules: &Elfe, s: &mut State, log: &mut impl Sink<Event>) {
    let seat = s.open.active;
    log.note(|| Event::Pass { seat });
    end(rules, &mut s.open, log);
}

/// ELF-WIN-1, ELF-WIN-3, ELF-WIN-4: who has charmed the elf, going backwards in order of play from the seat
/// whose turn is the most recent.
fn charmer(rules: &Elfe, o: &Open, recent: Seat) -> Option<Seat> {
    let n = rules.seats;
    let mut seats = (0..n).map(|back| Seat((recent.0 + n - back) % n));
    seats.find(|&seat| o.is_charming(seat)).filter(|_| !o.is_distracted())
}

/// ELF-TURN-4: the test of ELF-WIN-1, the kisses, the test of ELF-END-1, the next seat's turn, in this order.
pub fn end(rules: &Elfe, o: &mut Open, log: &mut impl Sink<Event>) {
    if rules.options.win == Win::Contact
        && let Some(winner) = charmer(rules, o, o.active)
    {
        return finish(rules, o, End::Contact(winner), log);
    }
    kiss::kiss(rules, o, log);
    if o.turn == rules.options.cap * u16::from(rules.seats) {
        return finish(rules, o, End::Cap, log);
    }
    o.active = o.active.next(rules.seats);
    begin(rules, o, log);
}

/// ELF-TURN-2: with `win: court` the test of ELF-WIN-6, then the changes back, then the test of ELF-WIN-2.
pub fn begin(rules: &Elfe, o: &mut Open, log: &mut impl Sink<Event>) {
    let seat = o.active;
    o.turn += 1;
    o.phase = Phase::Turn;
    let turn = o.turn;
    log.note(|| Event::Turn { seat, turn, round: round(rules, turn) });
    if rules.options.win == Win::Court && o.is_charming(seat) && !o.is_distracted() {
        return finish(rules, o, End::Contact(seat), log);
    }
    let changed = kiss::change_back(o, log);
    let previous = Seat((seat.0 + rules.seats - 1) % rules.seats);
    if changed
        && rules.options.win == Win::Contact
        && let Some(winner) = charmer(rules, o, previous)
    {
        finish(rules, o, End::Contact(winner), log);
    }
}

/// ELF-TURN-1: the round of a turn; both are 0 before the first.
pub fn round(rules: &Elfe, turn: u16) -> u16 {
    turn.div_ceil(u16::from(rules.seats))
}

/// Ends the game. Active seat and turn keep their values.
fn finish(rules: &Elfe, o: &mut Open, end: End, log: &mut impl Sink<Event>) {
    o.phase = Phase::Over(end);
    log.note(|| Event::Over {
        reason: end.reason(),
        winner: end.winner(),
        ranking: scoring::ranking(rules, o, end).places,
    });
}
