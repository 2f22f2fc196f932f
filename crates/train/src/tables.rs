//! The tables that games are played at: one of usual options, and others that vary some of them.

use feerie_core::encode::Encode;
use feerie_core::{Dice, Options};
use serde_json::{Map, Value};
use std::sync::Arc;

/// Tables to draw from.
pub struct Tables<G> {
    usual: Arc<G>,
    varied: Vec<Arc<G>>,
}

/// Where tables vary, one game in so many is played with the usual options: they are what most people play.
const USUAL: u32 = 3;

impl<G: Encode> Tables<G> {
    /// Tables that differ from default options by some, each written `name=value`, and besides them every combination of
    /// others, each written `name=value,value`. A value may have several lines, as data has.
    pub fn of(set: &[String], vary: &[String], seats: u8) -> Result<Self, String> {
        let with = |options: &Map<String, Value>, name: &str, value: &str| {
            let mut options = options.clone();
            options.insert(name.into(), serde_json::from_str(value).unwrap_or_else(|_| value.into()));
            options
        };
        let mut usual = Map::new();
        for line in set {
            let (name, value) = line.split_once('=').ok_or_else(|| format!("{line:?} is not name=value"))?;
            usual = with(&usual, name, value);
        }
        let mut given = vec![usual.clone()];
        for line in vary {
            let (name, values) = line.split_once('=').ok_or_else(|| format!("{line:?} is not name=value,value"))?;
            let with = |options, value| with(options, name, value);
            given = given.iter().flat_map(|options| values.split(',').map(|value| with(options, value))).collect();
        }
        let table = |options: &Map<String, Value>| {
            let options = G::Options::read(options, seats).map_err(|error| format!("{error:?}"))?;
            G::new(options, seats).map(Arc::new).map_err(|error| format!("{error:?}"))
        };
        let varied = if vary.is_empty() { Ok(Vec::new()) } else { given.iter().map(table).collect() };
        Ok(Tables { usual: table(&usual)?, varied: varied? })
    }

    /// The table of usual options.
    pub fn usual(&self) -> &Arc<G> {
        &self.usual
    }

    /// A table by chance.
    pub fn draw(&self, dice: &mut Dice) -> &Arc<G> {
        if self.varied.is_empty() || dice.below(USUAL) == 0 {
            return &self.usual;
        }
        &self.varied[dice.below(self.varied.len() as u32) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use feerie_core::Game;
    use feerie_elfe::Elfe;

    #[test]
    fn options_are_set_at_every_table_and_varied_at_some() {
        let line = |text: &str| vec![text.to_owned()];
        let deck = "[deck]\nhex = 20\ninvite = 6\nbanish = 2\nslap = 4\nelf = 4";
        let tables = Tables::<Elfe>::of(&line("win=court"), &line(&format!("data=,{deck}")), 2).unwrap();
        let options = |table: &Elfe| serde_json::to_value(table.options()).unwrap();
        assert_eq!(options(tables.usual())["win"], "court");
        assert_eq!(options(tables.usual()).get("data"), None);
        let [plain, hexes] = &tables.varied[..] else { panic!("{}", tables.varied.len()) };
        assert_eq!(options(plain), options(tables.usual()));
        assert_eq!((&options(hexes)["win"], &options(hexes)["data"]), (&"court".into(), &deck.into()));
        assert!(Tables::<Elfe>::of(&line("win"), &[], 2).is_err());
        assert!(Tables::<Elfe>::of(&[], &line("data=[deck]\nhex = many"), 2).is_err());
    }
}
