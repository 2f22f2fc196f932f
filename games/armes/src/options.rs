//! The table options (ARM-OPT-1).

use feerie_core::{Clause, OptionSpec, Options as CoreOptions};
use serde::{Deserialize, Serialize};

use crate::clauses;

/// How the table is set up (ARM-SET-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Setup {
    /// Map and start squares.
    Quick,
    /// A map; figures are placed.
    Map,
    /// Everything is placed.
    Full,
}

/// How often objectives can be tried in a round (ARM-SCEN-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Search {
    /// Each once in all.
    Objective,
    /// Each once by each player.
    Player,
    /// Without limit.
    Free,
}

/// What a looter needs (ARM-SCEN-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loot {
    /// A natural 6.
    Natural,
    /// Modifiers count.
    Modified,
}

/// What blocking low scenery does to lines (ARM-LOS-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Low {
    /// Gives cover.
    Cover,
    /// Stops them.
    Block,
}

/// Who keeps away from the enemy lair when placing (ARM-SET-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deploy {
    /// Both players.
    Both,
    /// The first one, as the rulebook says.
    Seed,
}

/// What breaks a tie (ARM-END-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tie {
    /// The value of figures removed.
    Value,
    /// Nothing.
    Share,
}

/// All options of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "each field is the option of its name, documented on its type and in RULES.md")]
pub struct Options {
    pub setup: Setup,
    pub map: String,
    pub band0: String,
    pub band1: String,
    pub points: u8,
    pub rounds: u8,
    pub tokens: u8,
    pub search: Search,
    pub loot: Loot,
    pub low: Low,
    pub deploy: Deploy,
    pub tie: Tie,
    pub extra: String,
}

const BAND_FORM: &str = "a band id, profile ids with commas, or \"table\"";
/// The maps and bands of the base roster, recruiting at the table, and bands of a few profiles.
const MAPS: &[&str] = &["clairiere", "carrefour"];
const BANDS: &[&str] = &[
    "fees1",
    "fees2",
    "licornes1",
    "licornes2",
    "gnomes1",
    "gnomes2",
    "princesses1",
    "princesses2",
    "vilains1",
    "vilains2",
    "table",
    "marraine",
    "bucheron,bucheron",
];

impl CoreOptions for Options {
    const REFUSED_BY: Option<Clause> = Some(clauses::OPT_1);

    fn specs() -> Vec<OptionSpec> {
        vec![
            OptionSpec::choice("setup", &["quick", "map", "full"]),
            OptionSpec::text("map", "clairiere", "a map id", MAPS),
            OptionSpec::text("band0", "fees1", BAND_FORM, BANDS),
            OptionSpec::text("band1", "gnomes1", BAND_FORM, BANDS),
            OptionSpec::number("points", 10, 4, 20),
            OptionSpec::number("rounds", 5, 1, 9),
            OptionSpec::number("tokens", 5, 1, 6),
            OptionSpec::choice("search", &["objective", "player", "free"]),
            OptionSpec::choice("loot", &["natural", "modified"]),
            OptionSpec::choice("low", &["cover", "block"]),
            OptionSpec::choice("deploy", &["both", "seed"]),
            OptionSpec::choice("tie", &["value", "share"]),
            OptionSpec::text("extra", "", "TOML text: a roster file", &[]),
        ]
    }
}
