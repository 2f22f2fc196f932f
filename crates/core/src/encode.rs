//! Numbers for learning: what a seat sees as a row of features, and what it may do as words of tokens.
//!
//! A game that implements [`Encode`] can be learnt. Both encodings are functions of the seat's view alone, and both are
//! written as that seat sees the table: seats are counted from its own.

use crate::game::Game;
use crate::legal::Legal;
use crate::seat::Seat;
use arrayvec::ArrayVec;
use std::hash::Hash;
use std::ops::RangeInclusive;

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
        let mut left = if n < 32 { set & ((1 << n) - 1) } else { set };
        while left != 0 {
            self.found.push((self.next + left.trailing_zeros() as u16, 1.0));
            left &= left - 1;
        }
        self.advance(name, n);
    }

    /// Numbers on some of `n` places, such as the squares of a board, in the order of the places; a number is from 0 to 1.
    pub fn places(&mut self, name: &'static str, n: u16, numbers: impl IntoIterator<Item = (usize, f32)>) {
        for (place, number) in numbers.into_iter().filter(|&(place, number)| place < usize::from(n) && number > 0.0) {
            self.found.push((self.next + place as u16, number));
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

/// Numbers kinds of tokens one after the other, counts all tokens in `TOKENS` and lists the kinds in `KINDS`.
#[macro_export]
macro_rules! token_kinds {
    ($($name:ident: $n:expr;)*) => {
        $crate::token_kinds!(@ 0; $($name: $n;)*);
        /// Every kind by its name, in order.
        #[allow(dead_code, reason = "only what can be learnt from outside is described")]
        pub const KINDS: &[(&str, $crate::encode::Kind)] = &[$((stringify!($name), $name)),*];
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

/// How many moments stand for all the times at which a reaction can be made.
pub const MOMENTS: usize = 8;
/// No moment is earlier, in milliseconds, whatever a table allows: nobody is so quick.
const EARLIEST_MS: u32 = 50;

/// The moments that stand for a range of reaction times: each lies as many times later than the one before, for a person's
/// senses tell times by their ratios. A moment stands for the times from itself to the next.
pub fn moments(times: &RangeInclusive<u32>) -> [u32; MOMENTS] {
    let from = f64::from((*times.start()).max(EARLIEST_MS));
    // The eighth root; square roots are the same on every machine.
    let ratio = (f64::from(*times.end()) / from).max(1.0).sqrt().sqrt().sqrt();
    let mut moment = from;
    std::array::from_fn(|_| {
        let ms = moment as u32;
        moment *= ratio;
        ms.clamp(*times.start(), *times.end())
    })
}

/// Which of the moments stands for a reaction time: the last one that is not later, or the first.
pub fn moment_of(moments: &[u32; MOMENTS], ms: u32) -> usize {
    moments.iter().rposition(|&moment| moment <= ms).unwrap_or(0)
}

/// Puts what can be played in place of each listed pattern: the reaction at every one of its moments.
pub fn playable<G: Game>(game: &G, listed: &Legal<G::Action>, out: &mut Legal<G::Action>) {
    // Patterns of one list mostly have the same times, and moments are roots.
    let mut last: Option<(RangeInclusive<u32>, [u32; MOMENTS])> = None;
    for &action in listed {
        let Some(times) = game.timed(&action) else {
            out.push(action);
            continue;
        };
        let at = match last.take() {
            Some((same, at)) if same == times => at,
            _ => moments(&times),
        };
        at.into_iter().for_each(|ms| out.push(game.at_time(action, ms)));
        last = Some((times, at));
    }
}

/// A game whose views and actions have numbers.
pub trait Encode: Game<View: Hash> {
    /// Raised whenever a number changes its meaning: weights name the encoding they were made for.
    const VERSION: u32;
    /// How many features a view has.
    const FEATURES: usize;
    /// How many tokens there are.
    const TOKENS: usize;
    /// The kinds of tokens by name, for documentation.
    const KINDS: &'static [(&'static str, Kind)] = &[];

    /// Rows and columns of the planes that show the board; none where a game has no board of squares.
    const BOARD: Option<(u16, u16)> = None;

    /// How many features a view has for learners that are in a hurry.
    const PLAIN_FEATURES: usize = Self::FEATURES;
    /// How many of the tokens, the first ones, they need.
    const PLAIN_TOKENS: usize = Self::TOKENS;

    /// What a seat sees. Different views of one table give different features, equal views equal ones.
    fn observe(&self, view: &Self::View, seat: Seat, out: &mut Features<'_>);
    /// Says the word of each of some actions that a view allows, in their order; none where the table's own data goes
    /// beyond what the tokens can say. The actions are [`playable`]: no patterns.
    fn words(&self, view: &Self::View, seat: Seat, actions: &[Self::Action], say: impl FnMut(Option<Word>));

    /// The same as [`observe`](Encode::observe) without what must be reckoned from the rest: environments that are stepped
    /// a million times a second have no time for it.
    fn observe_plainly(&self, view: &Self::View, seat: Seat, out: &mut Features<'_>) {
        self.observe(view, seat, out);
    }
    /// What a seat sees of the board, for learners that look at it as at a picture: planes one after the other, each with
    /// as many places as the [`BOARD`](Encode::BOARD) has squares.
    fn planes(&self, _view: &Self::View, _seat: Seat, _out: &mut Features<'_>) {}

    /// The same as [`words`](Encode::words) without the tokens that only say what an action does.
    fn words_plainly(&self, view: &Self::View, seat: Seat, actions: &[Self::Action], say: impl FnMut(Option<Word>)) {
        self.words(view, seat, actions, say);
    }
}

/// What the features say, stretch by stretch.
pub fn groups<G: Encode>(game: &G, view: &G::View, seat: Seat) -> Vec<Group> {
    let (mut found, mut groups) = (Vec::new(), Vec::new());
    game.observe(view, seat, &mut Features::described(&mut found, &mut groups));
    groups
}

/// What the plain features say.
pub fn plain_groups<G: Encode>(game: &G, view: &G::View, seat: Seat) -> Vec<Group> {
    let (mut found, mut groups) = (Vec::new(), Vec::new());
    game.observe_plainly(view, seat, &mut Features::described(&mut found, &mut groups));
    groups
}

/// What the planes of the board show, in order.
pub fn plane_groups<G: Encode>(game: &G, view: &G::View, seat: Seat) -> Vec<Group> {
    let (mut found, mut groups) = (Vec::new(), Vec::new());
    game.planes(view, seat, &mut Features::described(&mut found, &mut groups));
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_lie_in_their_range_and_stand_for_the_times_after_them() {
        let times = 150..=2500;
        assert_eq!(moments(&times), [150, 213, 303, 430, 612, 870, 1237, 1758]);
        for (moment, ms) in moments(&times).into_iter().enumerate() {
            let of = |ms| moment_of(&moments(&times), ms);
            assert_eq!((of(ms), of(ms + 50)), (moment, moment));
        }
        assert_eq!(moments(&(0..=1000))[0], EARLIEST_MS);
        assert_eq!(moment_of(&moments(&(0..=1000)), 3), 0, "quicker than anybody");
        assert!(moments(&(500..=60_000)).is_sorted_by(|early, late| early < late));
    }
}
