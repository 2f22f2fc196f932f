//! ELM-WIN: winning the table.

use feerie_core::{Clause, Dice, Seat, Sink};

use crate::action::Cards;
use crate::cards::cards_of;
use crate::event::Event;
use crate::options::Gather;
use crate::phase::Phase;
use crate::piles::PileId;
use crate::rules::turn;
use crate::state::State;
use crate::{Elementals, clauses};

/// ELM-WIN-1, ELM-MAD-2: the winner takes every face-up card, piles of players who have left included
/// (ELM-OUT-3). ELM-WIN-2: the middle, then the winner's own pile, then the others clockwise, oldest cards
/// first. The offenders' turns lapse (ELM-NEXT-5).
pub fn win(rules: &Elementals, s: &mut State, winner: Seat, log: &mut impl Sink<Event>) {
    let cards = s.table_worth(rules.seats);
    log.note(|| Event::Win { seat: winner, cards });
    s.resume = None;
    let places = std::iter::once(PileId::MIDDLE)
        .chain((0..rules.seats).map(|step| PileId::pile(Seat((winner.0 + step) % rules.seats))));
    match rules.options.gather {
        Gather::Stack => {
            for place in places {
                s.cards.append(PileId::packet(winner), place);
            }
            turn::turn_into_middle(rules, s, winner, log);
        }
        Gather::Shuffle => {
            for place in places {
                while let Some(card) = s.cards.pop(place) {
                    s.won |= card.bit();
                }
            }
            s.phase = Phase::Shuffle(winner);
        }
    }
}

/// ELM-WIN-4: chance may answer with any order of the cards won.
pub fn may_shuffle(s: &State, cards: &Cards) -> Result<(), Clause> {
    let set = cards.iter().fold(0, |set, card| set | card.bit());
    if set == s.won && cards.len() == s.won.count_ones() as usize { Ok(()) } else { Err(clauses::WIN_4) }
}

/// An order of the cards won.
pub fn draw(s: &State, dice: &mut Dice) -> Cards {
    let mut cards: Cards = cards_of(s.won).collect();
    dice.shuffle(&mut cards);
    cards
}

/// ELM-WIN-4, ELM-WIN-3: the shuffled cards go under the packet, and the winner lays a new middle card.
pub fn put_under(rules: &Elementals, s: &mut State, cards: &Cards, log: &mut impl Sink<Event>) {
    let Phase::Shuffle(winner) = s.phase else { return };
    s.won = 0;
    for &card in cards {
        s.cards.push(PileId::packet(winner), card);
    }
    log.note(|| Event::Shuffle { seat: winner });
    turn::turn_into_middle(rules, s, winner, log);
}
