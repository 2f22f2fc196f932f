//! The table options (ELF-OPT-1).

use feerie_core::{Clause, OptionSpec, Options as CoreOptions};
use serde::{Deserialize, Serialize};

use crate::board::Dir;
use crate::clauses;

/// Where fairies may start (ELF-SETUP-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// Far from the elf.
    Far,
    /// Only the rulebook's bar holds.
    Seed,
}

/// What wins (ELF-WIN-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Win {
    /// Touching the elf at the end of a turn.
    Contact,
    /// Still touching him when one's own turn begins.
    Court,
}

/// The faces of the direction die (ELF-ELF-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Compass {
    /// All eight directions.
    Eight,
    /// N, NE, E, SE, SW, NW.
    SixDiagonal,
    /// N, NE, E, S, W, NW.
    SixCardinal,
}

impl Compass {
    /// The directions, in the bytewise order of their names.
    pub const fn faces(self) -> &'static [Dir] {
        match self {
            Compass::Eight => &[Dir::E, Dir::N, Dir::NE, Dir::NW, Dir::S, Dir::SE, Dir::SW, Dir::W],
            Compass::SixDiagonal => &[Dir::E, Dir::N, Dir::NE, Dir::NW, Dir::SE, Dir::SW],
            Compass::SixCardinal => &[Dir::E, Dir::N, Dir::NE, Dir::NW, Dir::S, Dir::W],
        }
    }
}

/// When a kissed piece changes back (ELF-KISS-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Kiss {
    /// When every other seat has had a turn.
    Round,
    /// When one other seat has had a turn.
    Short,
}

/// What becomes of used cards when no unseen one is left (ELF-DRAW-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Recycle {
    /// They are drawn in the order of their use.
    Queue,
    /// They are shuffled.
    Shuffle,
}

/// Who sees the hands (ELF-INFO-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Hands {
    /// Each seat its own.
    Hidden,
    /// Everybody all.
    Open,
}

/// All options of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs, reason = "each field is the option of its name, documented on its type and in RULES.md")]
pub struct Options {
    pub start: Start,
    pub win: Win,
    pub compass: Compass,
    pub kiss: Kiss,
    pub recycle: Recycle,
    /// The most cards in a hand; 0: no limit (ELF-DRAW-5).
    pub hand: u8,
    /// Cards dealt at the start (ELF-SETUP-8).
    pub deal: u8,
    pub hands: Hands,
    /// Rounds after which the game ends (ELF-END-1).
    pub cap: u16,
    /// Numbers in place of those that come with the game, as TOML (ELF-DECK-1, ELF-SETUP-5, ELF-SETUP-6); left out where there
    /// are none, as the rules file lists no such option.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, ts(as = "Option<String>", optional))]
    pub data: String,
}

/// Decks that every table can have.
const DATA: &[&str] =
    &["", "[deck]\nhex = 8\ninvite = 8\nbanish = 2", "princes = 4\n[deck]\nslap = 0\nelf = 0\n[allowance]\n2 = [0, 0]"];

impl CoreOptions for Options {
    const REFUSED_BY: Option<Clause> = Some(clauses::OPT_1);

    fn specs() -> Vec<OptionSpec> {
        vec![
            OptionSpec::choice("start", &["far", "seed"]),
            OptionSpec::choice("win", &["contact", "court"]),
            OptionSpec::choice("compass", &["eight", "six-diagonal", "six-cardinal"]),
            OptionSpec::choice("kiss", &["round", "short"]),
            OptionSpec::choice("recycle", &["queue", "shuffle"]),
            OptionSpec::choice("hand", &[0, 3, 5]),
            OptionSpec::choice("deal", &[0, 1, 2, 3]).with_default(3),
            OptionSpec::choice("hands", &["hidden", "open"]),
            OptionSpec::choice("cap", &[20, 40, 80]),
            OptionSpec::text("data", "", "TOML text: princes, deck, allowance", DATA),
        ]
    }
}
