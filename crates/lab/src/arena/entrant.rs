//! Who takes part: a level, and whether it may use its thoughts again.

use feerie_bots::{Level, UnknownLevel};
use feerie_core::GameInfo;
use serde::{Serialize, Serializer};
use std::fmt;

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

impl Entrant {
    /// The entrant of this name in a game with so many seats.
    pub fn named(name: &str, info: &GameInfo, seats: u8) -> Result<Entrant, UnknownLevel> {
        let (level, fresh) = name.strip_suffix(FRESH).map_or((name, false), |level| (level, true));
        Ok(Entrant { level: Level::named(level, info, seats)?, fresh })
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
    use feerie_catalog::Catalog;
    use feerie_table::Games;

    #[test]
    fn names_are_read_as_they_are_written() {
        let infos = Catalog.infos();
        let read = |game: &str, name: &str| {
            let info = infos.iter().find(|info| info.id == game).expect("a game of the catalogue");
            Entrant::named(name, info, info.seats.0).map(|entrant| entrant.to_string()).map_err(|unknown| unknown.name)
        };
        for name in ["strong", "strong-fresh", "gentle"] {
            assert_eq!(read("lutins", name), Ok(name.to_owned()));
        }
        for name in ["echo", "dragon", "s35", "strong"] {
            assert_eq!(read("elementals", name), Ok(name.to_owned()));
        }
        assert_eq!(read("pixies", "master"), Ok("master".to_owned()));
        assert_eq!(read("elfe", "master"), Err("master".into()), "only where a net was trained and measured");
        assert_eq!(read("lutins", "fresh"), Err("fresh".into()));
        assert_eq!(read("lutins", "wise-fresh"), Err("wise".into()));
        assert_eq!(read("lutins", "dragon"), Err("dragon".into()), "only a game of speed has characters");
        assert_eq!(read("elementals", "s33"), Err("s33".into()), "senses go in steps of five");
    }
}
