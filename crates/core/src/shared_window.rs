//! Several people at one screen in a window in which everybody acts at once: they press a key first, and then say what
//! they meant, one after the other. The game knows who has which key, who is asked, and what is committed in the end;
//! whoever holds this has the clock, the keyboard and the words.

use crate::seat::{Seat, SeatSet};

/// A seat's keys, by position on the keyboard, in the names that browsers give to positions (`KeyA`, `Digit1`, `Space`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatKeys {
    /// Whose.
    pub seat: Seat,
    /// The one that everybody has.
    pub first: &'static str,
    /// Another for something else, where there is room for two each.
    pub second: Option<&'static str>,
}

/// Somebody who must say what was meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WindowQuestion {
    /// Who.
    pub seat: Seat,
    /// What is asked: a key of the game's locales, with `name` and with the `count` of numbered answers.
    pub words: &'static str,
    /// How many of the answers have numbers.
    pub count: usize,
    /// What may be answered: a key, and the action that it stands for.
    pub answers: Vec<(char, String)>,
}

impl WindowQuestion {
    /// The action that a key stands for.
    pub fn answer(&self, key: char) -> Option<&str> {
        self.answers.iter().find(|(known, _)| *known == key).map(|(_, action)| action.as_str())
    }
}

/// One such window. First everybody presses, or is asked aloud; then the questions are put until there are none left.
pub trait SharedWindow {
    /// Whether the quicker hand matters. Where it does not, [`ask_everybody`](Self::ask_everybody) takes the place of keys.
    fn is_timed(&self) -> bool;
    /// Who has which keys.
    fn keys(&self) -> Vec<SeatKeys>;
    /// Everybody here plays with one switch each: it presses, and then it picks among choices that are scanned.
    fn use_one_switch(&mut self);
    /// A key was pressed so long after the card was seen: whose it is, if the press counts.
    fn press(&mut self, code: &str, ms: u32) -> Option<Seat>;
    /// Until when presses count.
    fn presses_end_ms(&self) -> u32;
    /// The bots whose hands are seen after so long.
    fn hands_down(&self, elapsed_ms: u32) -> SeatSet;
    /// Without a clock: everybody is asked, in the order of the rules.
    fn ask_everybody(&mut self);
    /// Who is asked next what was meant; none when nobody need be any more.
    fn next_question(&mut self) -> Option<WindowQuestion>;
    /// How long whoever is asked may take.
    fn saying_ms(&self) -> u32;
    /// What whoever was asked meant: an action of theirs that the table allows.
    fn say(&mut self, action: &str);
    /// Nothing was said in time.
    fn say_nothing(&mut self);
    /// What is committed for the people, in the order in which they were asked.
    fn commits(&self) -> Vec<(Seat, String)>;
}
