//! The games, one line each.

use feerie_advice::{AdvisedGames, AdvisedTable};
use feerie_core::{Game, GameInfo, Heuristic, Options, Seed};
use feerie_table::{AnyTable, Games, OpenError, Table};
use serde_json::{Map, Value};

/// What is done with one game, typed: crossed once per tournament or benchmark, not once per step.
pub trait Visitor {
    /// What comes out.
    type Output;
    /// Does it.
    fn visit<G: Heuristic>(self) -> Self::Output;
}

/// All games.
#[derive(Clone, Copy, Debug, Default)]
pub struct Catalog;

macro_rules! games {
    ($($game:ty),* $(,)?) => {
        /// Every game, as [`Catalog`] knows it.
        const CARDS: &[GameInfo] = &[$(<$game>::INFO),*];

        /// Calls the visitor with the game of this name; none if there is no such game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
            $(if id == <$game>::INFO.id {
                return Some(visitor.visit::<$game>());
            })*
            None
        }
    };
}

games! {
    feerie_elfe::Elfe,
    feerie_lutins::Lutins,
    feerie_elementals::Elementals,
    feerie_armes::Armes,
    feerie_pixies::Pixies,
}

/// Sets up a table of a game.
pub fn open<G: Heuristic>(
    seats: u8,
    options: &Map<String, Value>,
    seed: Seed,
    salts: Vec<String>,
) -> Result<Table<G>, OpenError> {
    Table::new(seats, options, seed, salts).map_err(OpenError::Setup)
}

/// The options of a game, as the protocol's `games` describes them, in order.
pub fn describe<G: Game>() -> Vec<(&'static str, Value)> {
    G::Options::specs().into_iter().map(|spec| (spec.name, spec.describe())).collect()
}

struct Open<'a> {
    seats: u8,
    options: &'a Map<String, Value>,
    seed: Seed,
    salts: Vec<String>,
}

impl Visitor for Open<'_> {
    type Output = Result<Box<dyn AnyTable>, OpenError>;

    fn visit<G: Heuristic>(self) -> Self::Output {
        Ok(Box::new(self.table::<G>()?))
    }
}

impl Open<'_> {
    fn table<G: Heuristic>(self) -> Result<Table<G>, OpenError> {
        open::<G>(self.seats, self.options, self.seed, self.salts)
    }
}

struct OpenAdvised<'a>(Open<'a>);

impl Visitor for OpenAdvised<'_> {
    type Output = Result<Box<dyn AdvisedTable>, OpenError>;

    fn visit<G: Heuristic>(self) -> Self::Output {
        Ok(Box::new(self.0.table::<G>()?))
    }
}

struct Describe;

impl Visitor for Describe {
    type Output = Vec<(&'static str, Value)>;

    fn visit<G: Heuristic>(self) -> Self::Output {
        describe::<G>()
    }
}

impl Games for Catalog {
    fn infos(&self) -> Vec<GameInfo> {
        CARDS.to_vec()
    }

    fn options(&self, game: &str) -> Option<Vec<(&'static str, Value)>> {
        visit(game, Describe)
    }

    fn open(
        &self,
        game: &str,
        seats: u8,
        options: &Map<String, Value>,
        seed: Seed,
        salts: Vec<String>,
    ) -> Result<Box<dyn AnyTable>, OpenError> {
        visit(game, Open { seats, options, seed, salts })
            .unwrap_or_else(|| Err(OpenError::UnknownGame(game.to_owned())))
    }
}

impl AdvisedGames for Catalog {
    fn open_advised(
        &self,
        game: &str,
        seats: u8,
        options: &Map<String, Value>,
        seed: Seed,
        salts: Vec<String>,
    ) -> Result<Box<dyn AdvisedTable>, OpenError> {
        visit(game, OpenAdvised(Open { seats, options, seed, salts }))
            .unwrap_or_else(|| Err(OpenError::UnknownGame(game.to_owned())))
    }
}
