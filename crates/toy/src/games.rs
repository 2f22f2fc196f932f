//! The games of the catalog and one more: what a server and a desk are given instead of the catalog.

use feerie_advice::{AdvisedGames, AdvisedTable};
use feerie_catalog::{Catalog, describe};
use feerie_core::{Game, GameInfo};
use feerie_table::{AnyTable, Games, OpenError, TableSetup, about_options};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use crate::Cairn;

/// Every game of the catalog, and the cairn.
#[derive(Clone, Copy, Debug, Default)]
pub struct CatalogAndCairn;

impl Games for CatalogAndCairn {
    fn infos(&self) -> Vec<GameInfo> {
        let mut infos = Catalog.infos();
        infos.push(Cairn::INFO);
        infos
    }

    fn options(&self, game: &str) -> Option<Vec<(&'static str, Value)>> {
        if game == Cairn::INFO.id { Some(describe::<Cairn>()) } else { Catalog.options(game) }
    }

    fn open(&self, game: &str, setup: TableSetup<'_>) -> Result<Box<dyn AnyTable>, OpenError> {
        if game != Cairn::INFO.id {
            return Catalog.open(game, setup);
        }
        Ok(Box::new(setup.table::<Cairn>()?))
    }

    fn about_options(&self, game: &str, seats: u8, options: &Map<String, Value>) -> Result<Box<RawValue>, OpenError> {
        if game != Cairn::INFO.id {
            return Catalog.about_options(game, seats, options);
        }
        about_options::<Cairn>(seats, options)
    }
}

impl AdvisedGames for CatalogAndCairn {
    fn open_advised(&self, game: &str, setup: TableSetup<'_>) -> Result<Box<dyn AdvisedTable>, OpenError> {
        if game != Cairn::INFO.id {
            return Catalog.open_advised(game, setup);
        }
        Ok(Box::new(setup.table::<Cairn>()?))
    }
}
