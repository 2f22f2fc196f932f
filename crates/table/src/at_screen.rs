//! Several people at one screen in a window in which everybody acts at once: who is asked first what was meant, and what is
//! committed in the end. The page has the clock, the keyboard and the words; it sends all that was done each time.

use feerie_core::{Seat, SeatSet, SharedWindow};
use serde::{Deserialize, Serialize};

/// People at one screen, and what they did since the window was opened.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AtScreen {
    /// Their seats.
    #[cfg_attr(test, ts(type = "number[]"))]
    people: Vec<Seat>,
    /// Whether they play with one switch each.
    one_switch: bool,
    /// The keys that were pressed, by the positions that the game gives them, and how many milliseconds after the card was
    /// seen. Where there is no clock nobody presses: everybody is asked.
    presses: Vec<(String, u32)>,
    /// What those who were asked meant, one after the other; null for whoever said nothing in time.
    said: Vec<Option<String>>,
}

/// How far they have come.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Together {
    /// Who is asked what was meant; null once that is decided for everybody.
    #[cfg_attr(test, ts(type = "number | null"))]
    asked: Option<Seat>,
    /// What whoever is asked may answer.
    answers: Vec<String>,
    /// Then what is committed for each of them, in this order.
    #[cfg_attr(test, ts(type = "[number, string][]"))]
    commits: Vec<(Seat, String)>,
}

impl AtScreen {
    /// Those of them who are at a table of so many seats.
    pub(crate) fn people(&self, seats: u8) -> SeatSet {
        self.people.iter().copied().filter(|seat| seat.0 < seats).collect()
    }

    /// Does in a window that was just opened what they did.
    pub(crate) fn settle(&self, window: &mut dyn SharedWindow) -> Together {
        if self.one_switch {
            window.use_one_switch();
        }
        if window.is_timed() {
            for (key, ms) in &self.presses {
                window.press(key, *ms);
            }
        } else {
            window.ask_everybody();
        }
        let mut said = self.said.iter();
        while let Some(question) = window.next_question() {
            match said.next() {
                Some(Some(action)) => window.say(action),
                Some(None) => window.say_nothing(),
                None => {
                    let answers = question.answers.into_iter().map(|(_, action)| action).collect();
                    return Together { asked: Some(question.seat), answers, commits: Vec::new() };
                }
            }
        }
        Together { asked: None, answers: Vec::new(), commits: window.commits() }
    }
}
