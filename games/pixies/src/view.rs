//! What an observer knows, and what they are shown of it.

use feerie_core::{Dice, Observer, Seat};

use crate::Pixies;
use crate::board::COLORS;
use crate::goods::Goods;
use crate::phase::{self, Task};
use crate::rules::offering;
use crate::state::{State, Table};

/// What one observer knows: all that everybody saw (a seat that remembers knows the stocks, PIX-INF-1), which
/// offerings are sealed, and those of them that are the observer's own (PIX-INF-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Who looks.
    pub who: Observer,
    /// What was public, remembered.
    pub known: Table,
    /// Whether each seat has sealed its offering.
    pub committed: [bool; COLORS],
    /// The sealed offerings that the observer knows.
    pub own: [Option<Goods>; COLORS],
}

/// What an observer knows.
pub fn view(s: &State, who: Observer) -> View {
    View {
        who,
        known: s.table,
        committed: s.sealed.map(|offer| offer.is_some()),
        own: std::array::from_fn(|i| s.sealed[i].filter(|_| who.knows(Seat(i as u8)))),
    }
}

/// Whether a step laid the sealed offerings open (PIX-INF-2): the last of them does.
pub fn reveals_hidden(before: &State, after: &State) -> bool {
    let sealing = |s: &State| matches!(s.table.stack.top(), Task::Offer);
    sealing(before) && !sealing(after)
}

/// A position that this view could belong to. All but the sealed offerings of others is known; those are
/// imagined at random among what that stock allows.
pub fn imagine(rules: &Pixies, v: &View, dice: &mut Dice) -> State {
    let sealed = std::array::from_fn(|i| match v.own[i] {
        None if v.committed[i] => Some(offering::pick(rules, &v.known, Seat(i as u8), dice)),
        own => own,
    });
    State { table: v.known, sealed }
}

/// The seats to act.
pub fn to_move(v: &View) -> Vec<Seat> {
    match v.known.stack.top() {
        Task::Offer => v.known.living().filter(|seat| !v.committed[seat.index()]).collect(),
        _ => phase::decider(&v.known).into_iter().collect(),
    }
}

/// What is left to take, give, place, promote or draw at this node.
pub fn pending(t: &Table) -> Option<u8> {
    match t.stack.top() {
        Task::Take(_, n) | Task::Give(_, n) | Task::Stone(_, n) | Task::Draw(_, n) => Some(n),
        Task::Promo(place) => t.at(place).map(|seat| t.due[seat.index()]),
        _ => None,
    }
}
