//! A position: about 190 bytes, copied freely.

use feerie_core::{Seat, SeatSet};

use crate::Elementals;
use crate::action::Action;
use crate::phase::Phase;
use crate::piles::{PileId, Piles};

/// A position. Books are not part of it: they always lie before their owners (ELM-SETUP-2, ELM-WIN-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// Packets, piles, the middle, packets set aside.
    pub cards: Piles,
    /// Cards won that are being shuffled: they lie nowhere else.
    pub won: u64,
    /// What the position asks for.
    pub phase: Phase,
    /// Who begins, once that is known.
    pub first: Option<Seat>,
    /// Who is still in.
    pub playing: SeatSet,
    /// Who is still in and has not committed in this window.
    pub waiting: SeatSet,
    /// When each seat left: 1 for the first to leave; 0 for those still in (ELM-RANK-2).
    pub left_at: [u8; 6],
    /// Cards turned; a summoning counts as one (ELM-END-5).
    pub turns: u16,
    /// The sealed reactions of this window (ELM-INFO-3).
    pub commits: [Option<Action>; 6],
    /// Who turns once the effect of a double or wizard is over, if not the left neighbour (ELM-NEXT-4).
    pub resume: Option<Seat>,
}

/// The seat on the left, in the game or not. A comparison where a remainder would be slow: every card paid asks.
#[inline]
const fn beside(seat: Seat, seats: u8) -> Seat {
    Seat(if seat.0 + 1 == seats { 0 } else { seat.0 + 1 })
}

impl State {
    /// The position before the draw and the deal. With the option `first` there is no draw (ELM-SETUP-5).
    pub fn new(rules: &Elementals) -> State {
        let first = rules.options.first_seat().map(Seat);
        State {
            cards: Piles::new(),
            won: 0,
            phase: if first.is_some() { Phase::Deal } else { Phase::First },
            first,
            playing: SeatSet::full(rules.seats),
            waiting: SeatSet::EMPTY,
            left_at: [0; 6],
            turns: 0,
            commits: [None; 6],
            resume: None,
        }
    }

    /// The size of a seat's packet.
    #[inline]
    pub const fn hand(&self, seat: Seat) -> u8 {
        self.cards.len(PileId::packet(seat))
    }

    /// The next seat clockwise that is still in (ELM-TURN-2).
    #[inline]
    pub fn left_of(&self, seat: Seat, seats: u8) -> Seat {
        let mut left = beside(seat, seats);
        while !self.playing.contains(left) && left != seat {
            left = beside(left, seats);
        }
        left
    }

    /// How many of those still in hold cards. Whoever has left has an empty packet, and so has an empty chair.
    #[inline]
    pub fn holders(&self) -> u8 {
        Seat::all(6).map(|seat| u8::from(self.hand(seat) > 0)).sum()
    }

    /// The cards that lie face up: what the table is worth now.
    pub fn table_worth(&self, seats: u8) -> u8 {
        Seat::all(seats).map(|seat| self.cards.len(PileId::pile(seat))).sum::<u8>() + self.cards.len(PileId::MIDDLE)
    }
}
