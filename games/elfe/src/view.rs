//! What an observer knows, and the worlds it could be.

use feerie_core::{Dice, MAX_SEATS, Observer, PerSeat, Played, Seat};

use crate::Elfe;
use crate::action::{Action, Outcome};
use crate::cards::Bag;
use crate::options::Hands;
use crate::state::{Form, Open, State};

/// What one observer knows, and all that they may remember.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Who looks.
    pub who: Observer,
    /// What is public (ELF-INFO-2).
    pub open: Open,
    /// The hands, as far as this observer may see them (ELF-INFO-1, ELF-INFO-5).
    pub hands: PerSeat<Option<Bag>>,
    /// The unseen part of the pile: only the table's keeper knows it (ELF-INFO-3).
    pub unseen: Option<Bag>,
    /// What each seat drew itself from the present unseen part: remembered by that seat alone (ELF-INFO-4).
    pub seen: PerSeat<Option<Bag>>,
}

/// Builds the view of an observer.
pub fn view(rules: &Elfe, s: &State, who: Observer) -> View {
    let sees_hand = |seat| rules.options.hands == Hands::Open || who.knows(seat);
    let seats = Seat::all(rules.seats);
    View {
        who,
        open: s.open,
        hands: seats.clone().map(|seat| sees_hand(seat).then_some(s.hands[seat.index()])).collect(),
        unseen: (who == Observer::All).then_some(s.unseen),
        seen: seats.map(|seat| who.knows(seat).then_some(s.seen[seat.index()])).collect(),
    }
}

/// A world that this view could belong to. The cards that nobody can place are the deck less the used cards,
/// the hands in sight, and what everybody saw others draw from the queue. The unseen part is filled with them
/// first, from what can still be in it; the rest is dealt to the hidden hands. Each way of dealing is equally
/// likely. (A pass says that a seat held nothing to cast; that is not held against it.)
pub fn imagine(rules: &Elfe, v: &View, dice: &mut Dice) -> State {
    let o = &v.open;
    let mut hands = [Bag::default(); MAX_SEATS];
    let mut seen = [Bag::default(); MAX_SEATS];
    let mut pool = rules.deck.without(&o.queue.iter().copied().collect());
    let mut left_to_draw = o.fresh;
    for seat in Seat::all(rules.seats).map(Seat::index) {
        hands[seat] = v.hands[seat].unwrap_or(o.known[seat]);
        pool = pool.without(&hands[seat]);
        if let Some(own) = v.seen[seat] {
            seen[seat] = own;
            left_to_draw = left_to_draw.without(&own);
        }
    }
    let unseen = v.unseen.unwrap_or_else(|| {
        let mut could_be_unseen = pool.at_most(&left_to_draw);
        (0..o.n_unseen).map(|_| could_be_unseen.take(dice)).collect()
    });
    pool = pool.without(&unseen);
    for (hand, &n) in hands.iter_mut().zip(&o.n_hand) {
        for _ in hand.total()..n {
            hand[pool.take(dice)] += 1;
        }
    }
    State { open: *o, hands, unseen, seen }
}

/// Whether a step laid open what a hidden hand holds (ELF-INFO-1): a card drawn, or cast that nobody knew to be
/// there. A pass says that no card in the hand could be cast.
pub fn reveals_hidden(rules: &Elfe, before: &State, step: Played<'_, Elfe>) -> bool {
    if rules.options.hands == Hands::Open {
        return false;
    }
    match step {
        Played::Outcome(outcome) => matches!(outcome, Outcome::Card(_)),
        Played::Action(seat, action) => {
            let (o, seat) = (&before.open, seat.index());
            match action {
                Action::Pass => o.fairies[seat].form == Form::Born && o.known[seat].total() < o.n_hand[seat],
                _ => action.spell().is_some_and(|spell| !o.known[seat].has(spell)),
            }
        }
    }
}
