//! ELM-SETUP: the draw for the first player, and the deal.

use feerie_core::{Clause, Dice, Odds, Seat, Sink};

use crate::action::{Cards, Outcome};
use crate::cards::cards_of;
use crate::event::Event;
use crate::phase::Phase;
use crate::piles::PileId;
use crate::rules::{turn, win};
use crate::state::State;
use crate::{Elementals, clauses};

/// The clause that a wrong answer of chance breaks (ELM-FLOW-5).
pub const fn clause_of(phase: Phase) -> Clause {
    match phase {
        Phase::First => clauses::SETUP_5,
        Phase::Deal => clauses::SETUP_3,
        Phase::Shuffle(_) => clauses::WIN_4,
        Phase::React(_) | Phase::Over(_) => clauses::FLOW_1,
    }
}

/// What chance may answer.
pub fn odds(rules: &Elementals, s: &State) -> Odds<Outcome> {
    match s.phase {
        Phase::First => Odds::even(Seat::all(rules.seats).map(Outcome::First)),
        Phase::Shuffle(_) => Odds::Form("shuffle: the cards won in any order, joined by commas"),
        _ => Odds::Form("deal: all cards in any order, a packet a seat, top card first: a,b,…/c,d,…"),
    }
}

/// Samples an outcome, without listing.
pub fn draw(rules: &Elementals, s: &State, dice: &mut Dice) -> Outcome {
    match s.phase {
        Phase::First => Outcome::First(Seat(dice.below(u32::from(rules.seats)) as u8)),
        Phase::Shuffle(_) => Outcome::Shuffle(win::draw(s, dice)),
        _ => {
            let mut deck: Cards = cards_of(rules.deck).collect();
            dice.shuffle(&mut deck);
            Outcome::Deal(deck)
        }
    }
}

/// ELM-SETUP-5, ELM-SETUP-3, ELM-WIN-4: whether chance may answer so.
pub fn admit(rules: &Elementals, s: &State, outcome: &Outcome) -> Result<(), Clause> {
    match (s.phase, outcome) {
        (Phase::First, Outcome::First(seat)) if seat.0 < rules.seats => Ok(()),
        (Phase::Deal, Outcome::Deal(cards)) if is_deck(rules, cards) => Ok(()),
        (Phase::Shuffle(_), Outcome::Shuffle(cards)) => win::may_shuffle(s, cards),
        _ => Err(clause_of(s.phase)),
    }
}

/// Whether every card in play is there, and once.
fn is_deck(rules: &Elementals, cards: &Cards) -> bool {
    let set = cards.iter().fold(0, |set, card| set | card.bit());
    set == rules.deck && cards.len() == rules.deck.count_ones() as usize
}

/// ELM-SETUP-5: the first player is known.
pub fn begin(s: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    s.first = Some(seat);
    s.phase = Phase::Deal;
    log.note(|| Event::First { seat });
}

/// ELM-SETUP-3, ELM-SETUP-4: every seat gets as many cards, face down, in a fixed order. Then the first player
/// turns a card into the middle (ELM-TURN-1).
pub fn deal(rules: &Elementals, s: &mut State, cards: &Cards, log: &mut impl Sink<Event>) {
    let each = rules.each();
    for (seat, packet) in Seat::all(rules.seats).zip(cards.chunks_exact(each.into())) {
        for &card in packet {
            s.cards.push(PileId::packet(seat), card);
        }
    }
    log.note(|| Event::Deal { each });
    turn::turn_into_middle(rules, s, s.first.unwrap_or(Seat(0)), log);
}
