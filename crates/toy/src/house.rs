//! The games of the house and one more: what a server and a desk are given instead of the catalog.

use feerie_advice::{AdvisedGames, AdvisedTable};
use feerie_catalog::{Catalog, describe, open};
use feerie_core::{Game, GameInfo, Seed};
use feerie_table::{AnyTable, Games, OpenError};
use serde_json::{Map, Value};

use crate::Cairn;

/// Every game of the catalog, and the cairn.
#[derive(Clone, Copy, Debug, Default)]
pub struct House;

impl Games for House {
    fn infos(&self) -> Vec<GameInfo> {
        let mut infos = Catalog.infos();
        infos.push(Cairn::INFO);
        infos
    }

    fn options(&self, game: &str) -> Option<Vec<(&'static str, Value)>> {
        if game == Cairn::INFO.id { Some(describe::<Cairn>()) } else { Catalog.options(game) }
    }

    fn open(
        &self,
        game: &str,
        seats: u8,
        options: &Map<String, Value>,
        seed: Seed,
        salts: Vec<String>,
    ) -> Result<Box<dyn AnyTable>, OpenError> {
        if game != Cairn::INFO.id {
            return Catalog.open(game, seats, options, seed, salts);
        }
        Ok(Box::new(open::<Cairn>(seats, options, seed, salts)?))
    }
}

impl AdvisedGames for House {
    fn open_advised(
        &self,
        game: &str,
        seats: u8,
        options: &Map<String, Value>,
        seed: Seed,
        salts: Vec<String>,
    ) -> Result<Box<dyn AdvisedTable>, OpenError> {
        if game != Cairn::INFO.id {
            return Catalog.open_advised(game, seats, options, seed, salts);
        }
        Ok(Box::new(open::<Cairn>(seats, options, seed, salts)?))
    }
}
