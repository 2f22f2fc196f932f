//! The table options (ELM-OPT-1: the common reader refuses what is not offered).

use feerie_core::{Clause, OptionSpec, Options as CoreOptions, SetupError};
use serde::{Deserialize, Serialize};

use crate::clauses;
use crate::notation::is_number;

/// With reaction times, or without any clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Who is quicker wins.
    Reflex,
    /// Everyone commits at leisure (ELM-TIME-4, ELM-ACC-1).
    Relaxed,
}

/// In which order a won table goes under the packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gather {
    /// As it lay (ELM-WIN-2).
    Stack,
    /// Shuffled (ELM-WIN-4).
    Shuffle,
}

/// All options of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Options {
    /// Reaction times or none.
    pub mode: Mode,
    /// Length of a window; long ones are an accessibility setting (ELM-ACC-3).
    pub window_ms: u16,
    /// Shortest time accepted (ELM-TIME-2).
    pub floor_ms: u16,
    /// Who begins: `random` or a seat (ELM-SETUP-5).
    pub first: String,
    /// Order of the cards won.
    pub gather: Gather,
    /// Whether a card laid beside others opens a window (ELM-MID-4).
    pub catch_middle: bool,
    /// `none`, or one number per seat, joined by commas (ELM-TIME-5).
    pub handicap: String,
    /// After how many turns the game ends (ELM-END-5).
    pub turn_cap: u16,
    /// Cards in play in place of all 60, as TOML (ELM-SETUP-3); left out where nothing is said, as the rules file lists no such
    /// option.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub cards: String,
}

/// Decks that every table can have: 60 cards, and 48.
const DECKS: &[&str] = &["", "mad = 0\ndouble = 0\nwizard = 0", "mad = 4"];

/// The largest handicap.
const MOST_HANDICAP: u16 = 2000;

impl CoreOptions for Options {
    const REFUSED_BY: Option<Clause> = Some(clauses::OPT_1);

    fn specs() -> Vec<OptionSpec> {
        vec![
            OptionSpec::choice("mode", &["reflex", "relaxed"]),
            OptionSpec::number("window_ms", 2500, 1000, 60_000),
            OptionSpec::number("floor_ms", 150, 0, 500),
            OptionSpec::choice("first", &["random", "0", "1", "2", "3", "4", "5"]),
            OptionSpec::choice("gather", &["stack", "shuffle"]),
            OptionSpec::choice("catch_middle", &[true, false]),
            OptionSpec::text(
                "handicap",
                "none",
                "none, or one number from 0 to 2000 a seat, joined by commas: 0,300",
                &["none"],
            ),
            OptionSpec::number("turn_cap", 5000, 10, 5000),
            OptionSpec::text("cards", "", "TOML text: mad, double, wizard, without", DECKS),
        ]
    }

    fn validate(&self, seats: u8) -> Result<(), SetupError> {
        if let Some(seat) = self.first_seat()
            && seat >= seats
        {
            return Err(SetupError::option("first", format!("there is no seat {seat} at a table of {seats}")));
        }
        self.handicaps(seats).map(|_| ())
    }
}

impl Options {
    /// The seat that begins, if the option names one.
    pub fn first_seat(&self) -> Option<u8> {
        self.first.parse().ok()
    }

    /// The handicap of each seat (ELM-TIME-5).
    pub fn handicaps(&self, seats: u8) -> Result<[u16; 6], SetupError> {
        let mut each = [0; 6];
        if self.handicap == "none" {
            return Ok(each);
        }
        let wrong = |problem: String| SetupError::option("handicap", problem);
        let numbers: Vec<&str> = self.handicap.split(',').collect();
        if numbers.len() != usize::from(seats) {
            return Err(wrong(format!("{} numbers for {seats} seats: give one a seat, or \"none\"", numbers.len())));
        }
        for (handicap, number) in each.iter_mut().zip(numbers) {
            *handicap = match number.parse() {
                Ok(ms) if is_number(number) && ms <= MOST_HANDICAP => ms,
                _ => return Err(wrong(format!("{number:?} is not a plain number from 0 to {MOST_HANDICAP}"))),
            };
        }
        Ok(each)
    }
}
