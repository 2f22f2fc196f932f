//! Races: windows in which the quicker hand wins. Engines have no clock; this is what whoever keeps time must
//! know of their rules.

use std::ops::RangeInclusive;

use crate::seat::PerSeat;

/// How a game's races are run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race<A> {
    /// The reaction times that may be, in milliseconds.
    pub times: RangeInclusive<u32>,
    /// What is added to each seat's time when reactions are put in order, in milliseconds.
    pub handicaps: PerSeat<u32>,
    /// What is committed for a seat that did not react in time.
    pub silent: A,
}

/// What a reaction is worth in the open window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reaction {
    /// Its time in milliseconds.
    pub ms: u32,
    /// Whether it is right: then slower ones need not be waited for.
    pub right: bool,
}
