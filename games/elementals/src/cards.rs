//! The 60 cards: what they show and what they share.

use feerie_core::ParseError;
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// How many elementals there are (ELM-CARD-1).
pub const ELEMENTALS: u8 = 48;
/// How many cards there are, the 12 specials included (ELM-CARD-4).
pub const CARDS: u8 = 60;
/// The letters of the four elements, in bytewise order.
pub const ELEMENTS: [u8; 4] = *b"aftw";
/// The parts of an elemental, from the top (ELM-CARD-1).
const PARTS: [&str; 3] = ["head", "belly", "legs"];
/// Copies of each special card (ELM-CARD-4).
pub const COPIES: u8 = 4;

/// A card. 0 to 47 are the elementals in bytewise order of their codes; then `m1`..`m4`, `d1`..`d4`, `w1`..`w4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(pub u8);

/// What a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An elemental.
    Elemental,
    /// A mad creature (*créature folle*).
    Mad,
    /// A double (*créature double*).
    Double,
    /// A wizard (*magicien*).
    Wizard,
}

impl Card {
    /// The whole deck.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS).map(Card)
    }

    /// Its place in arrays over the deck.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its bit in a set of cards.
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// Whether it is an elemental: only those lie in the middle (ELM-MID-1).
    #[inline]
    pub const fn is_elemental(self) -> bool {
        self.0 < ELEMENTALS
    }

    /// What it is. Copies of a special card are equal in play (ELM-CARD-4).
    #[inline]
    pub const fn kind(self) -> Kind {
        if self.is_elemental() {
            return Kind::Elemental;
        }
        match (self.0 - ELEMENTALS) / COPIES {
            0 => Kind::Mad,
            1 => Kind::Double,
            _ => Kind::Wizard,
        }
    }

    /// The letters of head, belly and legs (ELM-CARD-1); none for a special card.
    pub const fn parts(self) -> Option<[u8; 3]> {
        if !self.is_elemental() {
            return None;
        }
        let (head, belly, rank) = (self.0 / 12, self.0 / 3 % 4, self.0 % 3);
        // ELM-CARD-2: the legs are one of the three elements that the head is not.
        let legs = if rank < head { rank } else { rank + 1 };
        Some([ELEMENTS[head as usize], ELEMENTS[belly as usize], ELEMENTS[legs as usize]])
    }

    /// How many parts two cards share (ELM-MATCH-1): the same element in the same position. A special card
    /// shares none (ELM-MATCH-5).
    pub const fn shares(self, other: Card) -> u8 {
        let (Some(own), Some(theirs)) = (self.parts(), other.parts()) else { return 0 };
        (own[0] == theirs[0]) as u8 + (own[1] == theirs[1]) as u8 + (own[2] == theirs[2]) as u8
    }

    /// The names of those parts.
    pub fn shared_parts(self, other: Card) -> impl Iterator<Item = &'static str> {
        let pairs = self.parts().into_iter().flatten().zip(other.parts().into_iter().flatten());
        PARTS.into_iter().zip(pairs).filter(|(_, (own, theirs))| own == theirs).map(|(part, _)| part)
    }

    /// The set of the 7 elementals that share two parts with this one (ELM-CARD-3), as bits.
    #[inline]
    pub const fn mates(self) -> u64 {
        MATES[self.index()]
    }

    /// How many elements two elementals have in common, wherever they stand.
    pub fn elements_in_common(self, other: Card) -> u8 {
        let (Some(own), Some(theirs)) = (self.parts(), other.parts()) else { return 0 };
        ELEMENTS.iter().map(|letter| own.contains(letter) && theirs.contains(letter)).map(u8::from).sum()
    }
}

/// For each card the cards that it matches. Computed when the program is built.
static MATES: [u64; CARDS as usize] = {
    let mut mates = [0; CARDS as usize];
    let mut card = 0;
    while card < CARDS {
        let mut other = 0;
        while other < CARDS {
            if card != other && Card(card).shares(Card(other)) == 2 {
                mates[card as usize] |= Card(other).bit();
            }
            other += 1;
        }
        card += 1;
    }
    mates
};

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.parts() {
            Some(parts) => parts.iter().try_for_each(|&part| fmt::Write::write_char(f, part as char)),
            None => {
                let number = self.0 - ELEMENTALS;
                write!(f, "{}{}", ['m', 'd', 'w'][(number / COPIES) as usize], number % COPIES + 1)
            }
        }
    }
}

impl FromStr for Card {
    type Err = ParseError;

    /// Reads a code (ELM-NOTE-1).
    fn from_str(text: &str) -> Result<Card, ParseError> {
        let place = |letter: u8| ELEMENTS.iter().position(|&e| e == letter).map(|at| at as u8).ok_or(ParseError);
        match *text.as_bytes() {
            [head, belly, legs] => {
                let (head, belly, legs) = (place(head)?, place(belly)?, place(legs)?);
                if head == legs {
                    return Err(ParseError);
                }
                let rank = if legs < head { legs } else { legs - 1 };
                Ok(Card(head * 12 + belly * 3 + rank))
            }
            [kind, copy @ b'1'..=b'4'] => {
                let kind = b"mdw".iter().position(|&k| k == kind).ok_or(ParseError)? as u8;
                Ok(Card(ELEMENTALS + kind * COPIES + (copy - b'1')))
            }
            _ => Err(ParseError),
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The cards of a set, in order of number.
pub fn cards_of(mut set: u64) -> impl Iterator<Item = Card> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let card = Card(set.trailing_zeros() as u8);
            set &= set - 1;
            card
        })
    })
}

/// The elementals, as a set.
pub const ELEMENTAL_SET: u64 = (1 << ELEMENTALS) - 1;
/// The whole deck, as a set.
pub const DECK: u64 = (1 << CARDS) - 1;
