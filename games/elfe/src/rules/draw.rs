//! ELF-DRAW: the pile.

use feerie_core::{Clause, MAX_SEATS, Seat, Sink};

use super::turn;
use crate::cards::{Bag, Spell};
use crate::event::Event;
use crate::options::Recycle;
use crate::phase::Phase;
use crate::state::{Open, State};
use crate::{Elfe, clauses};

/// ELF-DRAW-4, ELF-DRAW-5: the hand must not be full, and the pile not empty.
pub fn may_draw(rules: &Elfe, o: &Open) -> Result<(), Clause> {
    let limit = rules.options.hand;
    if limit > 0 && o.n_hand[o.active.index()] >= limit {
        return Err(clauses::DRAW_5);
    }
    if o.n_unseen == 0 && o.queue.is_empty() {
        return Err(clauses::DRAW_4);
    }
    Ok(())
}

/// ELF-DRAW-3: chance draws from the unseen part; when that is empty, the oldest used card is taken, or the
/// used cards are shuffled first.
pub fn draw(rules: &Elfe, s: &mut State, log: &mut impl Sink<Event>) {
    if s.open.n_unseen > 0 {
        s.open.phase = Phase::Draw;
        return;
    }
    match rules.options.recycle {
        Recycle::Shuffle => {
            s.shuffle_queue();
            s.open.phase = Phase::Draw;
        }
        Recycle::Queue => {
            let seat = s.open.active;
            let spell = s.open.queue.remove(0);
            s.hands[seat.index()][spell] += 1;
            s.open.n_hand[seat.index()] += 1;
            s.open.known[seat.index()][spell] += 1;
            log.note(|| Event::Draw { seat, dealt: false });
            turn::end(rules, &mut s.open, log);
        }
    }
}

/// ELF-DRAW-1: the card drawn goes into the hand, and the turn ends.
pub fn receive(rules: &Elfe, s: &mut State, spell: Spell, log: &mut impl Sink<Event>) {
    let seat = s.open.active;
    s.take_unseen(seat, spell);
    log.note(|| Event::Draw { seat, dealt: false });
    turn::end(rules, &mut s.open, log);
}

impl State {
    /// Moves a card from the unseen part to a hand.
    pub(super) fn take_unseen(&mut self, seat: Seat, spell: Spell) {
        self.unseen[spell] -= 1;
        self.open.n_unseen -= 1;
        self.hands[seat.index()][spell] += 1;
        self.open.n_hand[seat.index()] += 1;
        self.seen[seat.index()][spell] += 1;
    }

    /// Makes the used cards the unseen part.
    fn shuffle_queue(&mut self) {
        self.unseen = self.open.queue.iter().copied().collect();
        self.open.n_unseen = self.unseen.total();
        self.open.fresh = self.unseen;
        self.open.queue.clear();
        self.seen = [Bag::default(); MAX_SEATS];
    }

    /// ELF-CAST-2: the card leaves the active seat's hand and joins the end of the queue. Everybody who knew
    /// that it was in that hand now knows of one less there.
    pub(super) fn spend(&mut self, spell: Spell) {
        let seat = self.open.active.index();
        self.hands[seat][spell] -= 1;
        self.open.n_hand[seat] -= 1;
        self.open.known[seat][spell] = self.open.known[seat][spell].saturating_sub(1);
        self.open.queue.push(spell);
    }
}
