//! The table options.

use feerie_core::{OptionSpec, Options as CoreOptions};
use serde::{Deserialize, Serialize};

/// How often tiles may be swapped (PIX-A16-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SwapSpace {
    /// Once a round for every player.
    PerPlayer,
    /// Once a round in all.
    Single,
}

/// All options of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Options {
    /// The last round (PIX-END-2).
    pub rounds: u8,
    /// Whether food that nobody asked for may be offered (PIX-OFF-7).
    pub wrong_food: bool,
    /// How often tiles may be swapped.
    pub swap_space: SwapSpace,
    /// Whether everybody sees all goods (PIX-INF-1).
    pub open_stocks: bool,
    /// Whether too many points throw a player out (PIX-SCO-5).
    pub dungeon: bool,
    /// A whole board file in place of the one that comes with the game; left out where there is none, as the rules file lists
    /// no such option.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, ts(optional = nullable, as = "Option<String>"))]
    pub board: String,
}

impl CoreOptions for Options {
    fn specs() -> Vec<OptionSpec> {
        vec![
            OptionSpec::choice("rounds", &[4, 5, 6, 7]).with_default(7),
            OptionSpec::choice("wrong_food", &[false, true]),
            OptionSpec::choice("swap_space", &["per_player", "single"]),
            OptionSpec::choice("open_stocks", &[false, true]),
            OptionSpec::choice("dungeon", &[false, true]).with_default(true),
            OptionSpec::text("board", "", "TOML text: a whole board file", &[]),
        ]
    }
}
