//! Where all cards lie: every place is a thread through one array, since a card lies in one place at a time.
//! Turning a card, paying one and sweeping up a whole pile each take a few writes, whatever the sizes.

use feerie_core::Seat;

use crate::cards::{CARDS, Card};

/// No card.
const NIL: u8 = CARDS;
const PLACES: usize = 19;

/// A place where cards lie in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PileId(u8);

impl PileId {
    /// The face-up elementals being looked for, oldest first.
    pub const MIDDLE: PileId = PileId(18);

    /// A seat's face-down cards, top first (ELM-SETUP-4).
    pub const fn packet(seat: Seat) -> PileId {
        PileId(seat.0)
    }

    /// The face-up cards in front of a seat, oldest first.
    pub const fn pile(seat: Seat) -> PileId {
        PileId(6 + seat.0)
    }

    /// The packet that a seat set aside, top first (ELM-ERR-4).
    pub const fn aside(seat: Seat) -> PileId {
        PileId(12 + seat.0)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Thread {
    first: u8,
    last: u8,
    len: u8,
}

const EMPTY: Thread = Thread { first: NIL, last: NIL, len: 0 };

/// All places. The last card of a thread, and a card that lies nowhere, points to no card: equal arrangements
/// are equal bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piles {
    next: [u8; CARDS as usize],
    places: [Thread; PLACES],
}

impl Piles {
    /// No card lies anywhere.
    pub const fn new() -> Piles {
        Piles { next: [NIL; CARDS as usize], places: [EMPTY; PLACES] }
    }

    /// How many cards lie there.
    #[inline]
    pub const fn len(&self, place: PileId) -> u8 {
        self.places[place.0 as usize].len
    }

    /// Whether none does.
    #[inline]
    pub const fn is_empty(&self, place: PileId) -> bool {
        self.len(place) == 0
    }

    /// The last card: the newest of a pile, the lowest of a packet.
    #[inline]
    pub fn last(&self, place: PileId) -> Option<Card> {
        let last = self.places[place.0 as usize].last;
        (last != NIL).then_some(Card(last))
    }

    /// The cards in order.
    pub fn iter(&self, place: PileId) -> impl Iterator<Item = Card> + '_ {
        let mut at = self.places[place.0 as usize].first;
        std::iter::from_fn(move || {
            (at != NIL).then(|| {
                let card = Card(at);
                at = self.next[card.index()];
                card
            })
        })
    }

    /// The cards as a set.
    pub fn set(&self, place: PileId) -> u64 {
        self.iter(place).fold(0, |set, card| set | card.bit())
    }

    /// Takes the first card away.
    #[inline]
    pub fn pop(&mut self, place: PileId) -> Option<Card> {
        let thread = &mut self.places[place.0 as usize];
        if thread.len == 0 {
            return None;
        }
        let card = Card(thread.first);
        thread.first = self.next[card.index()];
        thread.len -= 1;
        if thread.len == 0 {
            thread.last = NIL;
        }
        self.next[card.index()] = NIL;
        Some(card)
    }

    /// Adds a card at the end: onto a pile, under a packet.
    #[inline]
    pub fn push(&mut self, place: PileId, card: Card) {
        let thread = &mut self.places[place.0 as usize];
        match thread.last {
            NIL => thread.first = card.0,
            last => self.next[last as usize] = card.0,
        }
        thread.last = card.0;
        thread.len += 1;
    }

    /// Moves all cards of one place to the end of another, in their order.
    #[inline]
    pub fn append(&mut self, to: PileId, from: PileId) {
        let moved = std::mem::replace(&mut self.places[from.0 as usize], EMPTY);
        if moved.len == 0 {
            return;
        }
        let thread = &mut self.places[to.0 as usize];
        match thread.last {
            NIL => thread.first = moved.first,
            last => self.next[last as usize] = moved.first,
        }
        thread.last = moved.last;
        thread.len += moved.len;
    }
}

impl Default for Piles {
    fn default() -> Self {
        Piles::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn piles_keep_order_and_equal_arrangements_are_equal() {
        let (a, b) = (PileId::packet(Seat(0)), PileId::pile(Seat(5)));
        let mut piles = Piles::new();
        for card in [3, 1, 2] {
            piles.push(a, Card(card));
        }
        piles.push(b, Card(9));
        piles.append(b, a);
        assert_eq!(piles.iter(b).map(|c| c.0).collect::<Vec<_>>(), [9, 3, 1, 2]);
        assert_eq!((piles.len(a), piles.len(b), piles.last(b)), (0, 4, Some(Card(2))));
        piles.append(b, a);
        while let Some(card) = piles.pop(b) {
            piles.push(a, card);
        }
        let mut direct = Piles::new();
        for card in [9, 3, 1, 2] {
            direct.push(a, Card(card));
        }
        assert_eq!(piles, direct);
        assert_eq!(piles.set(a), 0b10_0000_1110);
    }
}
