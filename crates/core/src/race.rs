//! Races: windows in which the quicker hand wins. Engines have no clock; this is what whoever keeps time must
//! know of their rules.

use std::ops::RangeInclusive;

use crate::seat::{PerSeat, Seat, SeatSet};

/// How a game's races are run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race<A> {
    /// The reaction times that may be, in milliseconds.
    pub times: RangeInclusive<u32>,
    /// What is added to each seat's time when reactions are put in order, in milliseconds.
    pub handicaps: PerSeat<u32>,
    /// What is committed for a seat that did not react in time.
    pub silent: A,
    /// How much later than it was made a reaction may be told where several people share a screen: they press first
    /// and then say what they meant, one after the other.
    pub saying_ms: u32,
    /// In how many windows somebody shows how quick they are before they meet a bot that fits itself to people.
    pub practice_windows: u32,
}

impl<A> Race<A> {
    /// The same with its action in another form.
    pub fn map<B>(self, form: impl FnOnce(A) -> B) -> Race<B> {
        let Race { times, handicaps, silent, saying_ms, practice_windows } = self;
        Race { times, handicaps, silent: form(silent), saying_ms, practice_windows }
    }
}

/// What a reaction is worth in the open window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reaction {
    /// Its time in milliseconds.
    pub ms: u32,
    /// Whether it is right: then slower ones need not be waited for.
    pub right: bool,
}

/// What everybody saw of a table's races so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RaceHistory {
    /// How many windows have been settled.
    pub windows: u32,
    /// The right reactions where there was one thing to look at, in the order of their windows.
    pub catches: Vec<Catch>,
    /// Who won the table, and in which window, counted from 0.
    pub wins: Vec<(u32, Seat)>,
}

/// A right reaction to the only thing there was to react to: what tells how quick somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Catch {
    /// In which window, counted from 0.
    pub window: u32,
    /// Whose.
    pub seat: Seat,
    /// Its time in milliseconds.
    pub ms: u32,
}

/// Who sits at the table, as far as a bot that fits itself to people must know.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Company {
    /// The people.
    pub people: SeatSet,
    /// The bots that fit themselves to them.
    pub fitted: SeatSet,
    /// The times of the person's right reactions before this table, in milliseconds, latest last.
    pub earlier: Vec<u32>,
}

/// What a bot with senses goes by besides its view: nothing but the past of its table, as everybody saw it.
#[derive(Clone, Copy, Debug)]
pub struct Past<'a> {
    /// The table's races so far.
    pub races: &'a RaceHistory,
    /// A public number of the table: what wanders from window to window follows from it.
    pub table: u64,
    /// Who sits at the table.
    pub company: &'a Company,
}

/// How sharp a bot's senses are in games of speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// So sharp, from 0 to 100.
    Fixed(u8),
    /// As sharp as those of the people at the table.
    Fitted,
}

/// A bot with a name of its own, in a game of speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Character {
    /// Its name on the wire; `level-<id>` in the game's locales.
    pub id: &'static str,
    /// How sharp its senses are.
    pub strength: Strength,
}
