//! PIX-GEN: goods between players and the general stock.

use feerie_core::{Clause, Seat, Sink};

use crate::clauses;
use crate::event::{Deal, Event};
use crate::goods::{Good, Goods};
use crate::state::Table;

/// PIX-GEN-3, PIX-GEN-4: an action that grants one kind is possible while a unit of it is there.
pub fn may_take(t: &Table, good: Good) -> Result<(), Clause> {
    if t.supply.n(good) > 0 { Ok(()) } else { Err(clauses::GEN_3) }
}

/// PIX-GEN-4, PIX-GEN-6: gives a player goods of the stock, as far as it holds them; nobody refuses.
pub fn gain(t: &mut Table, seat: Seat, granted: Goods, why: Deal, log: &mut impl Sink<Event>) {
    let goods = granted.common(&t.supply);
    if goods.is_empty() {
        return;
    }
    t.supply.remove(&goods);
    t.kit_mut(seat).stock.add(&goods);
    log.note(|| Event::Gain { seat, why, goods: goods.into() });
}

/// PIX-GEN-3: what a player pays returns to the stock.
pub fn pay(t: &mut Table, seat: Seat, goods: Goods, why: Deal, log: &mut impl Sink<Event>) {
    if goods.is_empty() {
        return;
    }
    t.kit_mut(seat).stock.remove(&goods);
    t.supply.add(&goods);
    log.note(|| Event::Pay { seat, why, goods: goods.into() });
}
