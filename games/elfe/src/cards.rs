//! The spell cards, and bags of them.

use feerie_core::{Dice, ParseError};
use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

/// How many kinds of card there are.
pub const KINDS: usize = 5;
/// The deck is never larger than this (ELF-DECK-1).
pub const MAX_DECK: usize = 36;

/// A kind of spell card, in the order of their ids.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Spell {
    /// The Stroke of Midnight: a prince goes back to the reserve.
    #[default]
    Banish,
    /// Gust of Wind: the elf drifts in a random direction.
    Elf,
    /// Ribbit!: a fairy becomes a frog or a prince a toad.
    Hex,
    /// Invitation to the Ball: a prince arrives in the Edge.
    Invite,
    /// Magic Slap: a neighbouring piece is thrown to a random square.
    Slap,
}

impl Spell {
    /// Every kind, in the bytewise order of their ids.
    pub const ALL: [Spell; KINDS] = [Spell::Banish, Spell::Elf, Spell::Hex, Spell::Invite, Spell::Slap];

    /// Its id in the notation.
    pub const fn id(self) -> &'static str {
        ["banish", "elf", "hex", "invite", "slap"][self as usize]
    }
}

impl std::str::FromStr for Spell {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Spell::ALL.into_iter().find(|spell| spell.id() == text).ok_or(ParseError)
    }
}

/// How many cards of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bag([u8; KINDS]);

impl Index<Spell> for Bag {
    type Output = u8;

    #[inline]
    fn index(&self, spell: Spell) -> &u8 {
        &self.0[spell as usize]
    }
}

impl IndexMut<Spell> for Bag {
    #[inline]
    fn index_mut(&mut self, spell: Spell) -> &mut u8 {
        &mut self.0[spell as usize]
    }
}

impl FromIterator<Spell> for Bag {
    fn from_iter<I: IntoIterator<Item = Spell>>(cards: I) -> Bag {
        let mut bag = Bag::default();
        for spell in cards {
            bag[spell] += 1;
        }
        bag
    }
}

impl Bag {
    /// How many cards in all.
    #[inline]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether at least one of the kind is in the bag.
    #[inline]
    pub fn has(&self, spell: Spell) -> bool {
        self[spell] > 0
    }

    /// The cards one by one, sorted by id.
    pub fn cards(&self) -> impl Iterator<Item = Spell> {
        let counts = *self;
        Spell::ALL.into_iter().flat_map(move |spell| std::iter::repeat_n(spell, usize::from(counts[spell])))
    }

    /// What is left when the cards of another bag are taken out, as far as they are there.
    pub fn without(mut self, other: &Bag) -> Bag {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine = mine.saturating_sub(theirs);
        }
        self
    }

    /// Of each kind the smaller number of the two bags.
    pub fn at_most(mut self, other: &Bag) -> Bag {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine = (*mine).min(theirs);
        }
        self
    }

    /// The kind of a card drawn blindly; the bag must not be empty.
    #[inline]
    pub fn sample(&self, dice: &mut Dice) -> Spell {
        let mut left = dice.below(u32::from(self.total())) as u8;
        for spell in Spell::ALL {
            if left < self[spell] {
                return spell;
            }
            left -= self[spell];
        }
        unreachable!("a number below the total falls on some card")
    }

    /// Takes out a card drawn blindly; the bag must not be empty.
    #[inline]
    pub fn take(&mut self, dice: &mut Dice) -> Spell {
        let spell = self.sample(dice);
        self[spell] -= 1;
        spell
    }
}
