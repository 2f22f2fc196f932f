//! The table options.

use feerie_core::{OptionSpec, Options as CoreOptions};
use serde::{Deserialize, Serialize};

use crate::board::Color;

/// Which layout of trees (LUT-SETUP-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Layout {
    /// The Groves.
    Bosquets,
    /// The Clearing.
    Clairiere,
    /// The Thicket.
    Taillis,
}

/// How the second slide may turn (LUT-SECOND-2, LUT-SECOND-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum TurnAngle {
    /// Exactly a right angle.
    #[serde(rename = "90")]
    Right,
    /// Any direction.
    #[serde(rename = "any")]
    Any,
}

/// Whether a step is a right or a duty (LUT-TREE-1, LUT-MOVE-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Duty {
    /// One may leave it.
    May,
    /// One must, if one can.
    Must,
}

/// Who places a chased lutin (LUT-CHASE-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Placer {
    /// Whoever chased it.
    Chaser,
    /// Its owner.
    Owner,
}

/// How many lutins of a colour may be out at a table of two (LUT-ENTER-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// As many as one likes.
    Free,
    /// One of each colour.
    One,
}

/// What wins at a table of two (LUT-END-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Finish {
    /// Both colours home.
    Both,
    /// One colour home.
    One,
}

/// Which side is empty at a table of three, seen from seat 0 (LUT-SETUP-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Empty {
    /// The side across.
    Across,
    /// The side on the left.
    Left,
    /// The side on the right.
    Right,
}

/// All options of a table. Those that do not concern its number of seats are kept and have no effect.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs, reason = "each field is the option of its name, documented on its type and in RULES.md")]
pub struct Options {
    pub layout: Layout,
    pub turn_angle: TurnAngle,
    pub tree_move: Duty,
    pub lutin_move: Duty,
    pub placer: Placer,
    pub entry2: Entry,
    pub finish2: Finish,
    pub colour0: Color,
    pub empty3: Empty,
    pub stall: u32,
    pub turn_cap: u32,
    /// A forest in place of the layout, as TOML (LUT-SETUP-1); left out where there is none, as the rules file lists no such
    /// option.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, ts(as = "Option<String>", optional))]
    pub forest: String,
}

/// A ring of trees around the middle, and thickets in two corners.
const RING: &str = r#"rows = [
  "...*****",
  "..**..**",
  ".**....*",
  "**.**..*",
  "*..**.**",
  "*....**.",
  "**..**..",
  "*****...",
]"#;

impl CoreOptions for Options {
    fn specs() -> Vec<OptionSpec> {
        vec![
            OptionSpec::choice("layout", &["bosquets", "clairiere", "taillis"]),
            OptionSpec::choice("turn_angle", &["90", "any"]),
            OptionSpec::choice("tree_move", &["may", "must"]),
            OptionSpec::choice("lutin_move", &["must", "may"]),
            OptionSpec::choice("placer", &["chaser", "owner"]),
            OptionSpec::choice("entry2", &["free", "one"]),
            OptionSpec::choice("finish2", &["both", "one"]),
            OptionSpec::choice("colour0", &["blue", "yellow", "violet", "red"]),
            OptionSpec::choice("empty3", &["across", "left", "right"]),
            OptionSpec::number("stall", 200, 0, 100_000),
            OptionSpec::number("turn_cap", 600, 1, 100_000),
            OptionSpec::text("forest", "", "TOML text: rows", &["", RING]),
        ]
    }
}
