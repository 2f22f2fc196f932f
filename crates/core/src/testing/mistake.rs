//! Games whose numbers for learning tell too little: what shows that the laws would notice.

use crate::encode::{Encode, Features, Kind, Word};
use crate::seat::Seat;
use crate::testing::{Leak, Leaky};
use std::hash::Hash;

/// What is wrong with a game's numbers.
pub trait Mistake {
    /// The features that are always zero, by how the names of their stretches begin.
    const FORGOTTEN: &'static [&'static str] = &[];
    /// What is said in place of a word.
    fn said(word: Word) -> Word {
        word
    }
}

/// A game whose views are honest, but for their numbers.
impl<G: Encode, M: Leak<G, Secret: Hash> + Mistake> Encode for Leaky<G, M> {
    const VERSION: u32 = G::VERSION;
    const FEATURES: usize = G::FEATURES;
    const TOKENS: usize = G::TOKENS;
    const KINDS: &'static [(&'static str, Kind)] = G::KINDS;

    fn observe(&self, view: &Self::View, seat: Seat, out: &mut Features<'_>) {
        let (mut found, mut groups) = (Vec::new(), Vec::new());
        self.0.observe(&view.0, seat, &mut Features::described(&mut found, &mut groups));
        let is_forgotten = |feature: u16| {
            let here = groups.iter().find(|group| (group.start..group.start + group.len).contains(&feature));
            here.is_some_and(|group| M::FORGOTTEN.iter().any(|begins| group.name.starts_with(begins)))
        };
        let kept = found.iter().filter(|&&(feature, _)| !is_forgotten(feature));
        out.places("all there is", G::FEATURES as u16, kept.map(|&(feature, value)| (feature.into(), value)));
    }

    fn words(&self, view: &Self::View, seat: Seat, actions: &[G::Action], mut say: impl FnMut(Option<Word>)) {
        self.0.words(&view.0, seat, actions, |word| say(word.map(M::said)));
    }
}
