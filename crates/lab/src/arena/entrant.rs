//! Who takes part: a level, and whether it may use its thoughts again.

use feerie_bots::{Level, UnknownLevel};
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// What is added to a level's name if it thinks afresh at every step.
const FRESH: &str = "-fresh";

/// One who takes part in a tournament: `strong`, or `strong-fresh`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// How strong it is.
    pub level: Level,
    /// Whether it begins every search anew, even within a turn: to measure what remembering is worth.
    pub fresh: bool,
}

impl From<Level> for Entrant {
    fn from(level: Level) -> Entrant {
        Entrant { level, fresh: false }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // As one text, so that it fills a column as wide as asked for.
        f.pad(&format!("{}{}", self.level, if self.fresh { FRESH } else { "" }))
    }
}

impl FromStr for Entrant {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Entrant, UnknownLevel> {
        match name.strip_suffix(FRESH) {
            Some(level) => Ok(Entrant { level: level.parse()?, fresh: true }),
            None => name.parse().map(Level::into),
        }
    }
}

impl Serialize for Entrant {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for name in ["strong", "strong-fresh", "gentle"] {
            assert_eq!(name.parse::<Entrant>().map(|entrant| entrant.to_string()), Ok(name.to_owned()));
        }
        assert_eq!("fresh".parse::<Entrant>(), Err(UnknownLevel("fresh".into())));
        assert_eq!("wise-fresh".parse::<Entrant>(), Err(UnknownLevel("wise".into())));
    }
}
