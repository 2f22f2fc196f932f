//! Numbers for learning: what a seat sees as a row of features, and what it may do as words of tokens.
//!
//! A game that implements [`Encode`] can be learnt. Both encodings are functions of the seat's view alone, and both are
//! written as that seat sees the table: seats are counted from its own.

use crate::game::Game;
use crate::seat::Seat;
use arrayvec::ArrayVec;
use std::hash::Hash;

/// The longest word of any game.
pub const LONGEST_WORD: usize = 6;

/// An action as tokens. No word of a list of legal actions begins another one.
pub type Word = ArrayVec<u16, LONGEST_WORD>;

/// A feature that is not zero: its number, and its value from 0 to 1 (larger where a table goes beyond the usual).
pub type Feature = (u16, f32);

/// A stretch of features that say one thing, for documentation and for telling two editions apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// What they say.
    pub name: &'static str,
    /// The first of them.
    pub start: u16,
    /// How many.
    pub len: u16,
}

/// Writes features one after the other, only those that are not zero: most are.
pub struct Features<'a> {
    found: &'a mut Vec<Feature>,
    groups: Option<&'a mut Vec<Group>>,
    next: u16,
}

impl<'a> Features<'a> {
    /// Writes into a list, which arrives empty.
    pub fn new(found: &'a mut Vec<Feature>) -> Self {
        found.clear();
        Features { found, groups: None, next: 0 }
    }

    /// Writes, and notes what each stretch of features says.
    pub fn described(found: &'a mut Vec<Feature>, groups: &'a mut Vec<Group>) -> Self {
        found.clear();
        Features { found, groups: Some(groups), next: 0 }
    }

    /// How many features were written, zeros included.
    pub const fn len(&self) -> usize {
        self.next as usize
    }

    /// Whether none was.
    pub const fn is_empty(&self) -> bool {
        self.next == 0
    }

    /// One of `n` is 1; none of them for an index beyond.
    pub fn one_of(&mut self, name: &'static str, n: u16, index: usize) {
        if index < usize::from(n) {
            self.found.push((self.next + index as u16, 1.0));
        }
        self.advance(name, n);
    }

    /// A yes or no.
    pub fn flag(&mut self, name: &'static str, yes: bool) {
        if yes {
            self.found.push((self.next, 1.0));
        }
        self.advance(name, 1);
    }

    /// A number, as a part of its usual maximum. Different numbers give different features.
    pub fn number(&mut self, name: &'static str, value: u16, most: u16) {
        if value > 0 {
            self.found.push((self.next, f32::from(value) / f32::from(most)));
        }
        self.advance(name, 1);
    }

    /// A set of `n` bits.
    pub fn bits(&mut self, name: &'static str, n: u16, set: u32) {
        for bit in (0..n).filter(|bit| set >> bit & 1 == 1) {
            self.found.push((self.next + bit, 1.0));
        }
        self.advance(name, n);
    }

    /// A number, and one feature for each of some steps that it reaches: small numbers differ more than large ones.
    pub fn steps(&mut self, name: &'static str, value: u16, most: u16, steps: &[u16]) {
        if value > 0 {
            self.found.push((self.next, f32::from(value) / f32::from(most)));
        }
        for (k, _) in steps.iter().enumerate().filter(|&(_, &step)| value >= step) {
            self.found.push((self.next + 1 + k as u16, 1.0));
        }
        self.advance(name, 1 + steps.len() as u16);
    }

    fn advance(&mut self, name: &'static str, len: u16) {
        if let Some(groups) = &mut self.groups {
            match groups.last_mut() {
                Some(group) if group.name == name => group.len += len,
                _ => groups.push(Group { name, start: self.next, len }),
            }
        }
        self.next += len;
    }
}

/// A kind of token: its first number and how many there are.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// The first token of the kind.
    pub first: usize,
    /// How many there are.
    pub n: usize,
}

impl Kind {
    /// One token of the kind; none beyond its last.
    pub fn token(self, index: usize) -> Option<u16> {
        (index < self.n).then_some((self.first + index) as u16)
    }

    /// A word of this token alone.
    pub fn word(self, index: usize) -> Option<Word> {
        Some(Word::from_iter([self.token(index)?]))
    }
}

/// Numbers kinds of tokens one after the other, and counts all tokens in `TOKENS`.
#[macro_export]
macro_rules! token_kinds {
    ($($name:ident: $n:expr;)*) => {
        $crate::token_kinds!(@ 0; $($name: $n;)*);
    };
    (@ $first:expr;) => {
        /// How many tokens there are.
        pub const TOKENS: usize = $first;
    };
    (@ $first:expr; $name:ident: $n:expr; $($rest:tt)*) => {
        const $name: $crate::encode::Kind = $crate::encode::Kind { first: $first, n: $n };
        $crate::token_kinds!(@ $name.first + $name.n; $($rest)*);
    };
}

/// A game whose views and actions have numbers.
pub trait Encode: Game<View: Hash> {
    /// Raised whenever a number changes its meaning: weights name the encoding they were made for.
    const VERSION: u32;
    /// How many features a view has.
    const FEATURES: usize;
    /// How many tokens there are.
    const TOKENS: usize;

    /// What a seat sees. Different views of one table give different features, equal views equal ones.
    fn observe(&self, view: &Self::View, seat: Seat, out: &mut Features<'_>);
    /// Says the word of each of some actions that a view allows, in their order; none where the table's own data goes
    /// beyond what the tokens can say.
    fn words(&self, view: &Self::View, seat: Seat, actions: &[Self::Action], say: impl FnMut(Option<Word>));
}

/// What the features say, stretch by stretch.
pub fn groups<G: Encode>(game: &G, view: &G::View, seat: Seat) -> Vec<Group> {
    let (mut found, mut groups) = (Vec::new(), Vec::new());
    game.observe(view, seat, &mut Features::described(&mut found, &mut groups));
    groups
}
