//! The games, one line each.

use feerie_advice::{AdvisedGames, AdvisedTable};
use feerie_core::encode::Encode;
use feerie_core::{Game, GameInfo, Heuristic, Measured, Options};
use feerie_table::{AnyTable, Games, OpenError, TableSetup, about_options};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

/// What is done with one game, typed: crossed once per tournament or benchmark, not once per step.
pub trait Visitor {
    /// What comes out.
    type Output;
    /// Does it. Whoever needs less of a game may ask for less.
    fn visit<G: Heuristic + Measured>(self) -> Self::Output;
}

/// The same for games whose views and actions have numbers.
pub trait EncodedVisitor {
    /// What comes out.
    type Output;
    /// Does it.
    fn visit<G: Heuristic + Encode>(self) -> Self::Output;
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

        /// Calls the visitor with the game at a place that is known when this is compiled. No other game's code is left in
        /// a program that crosses nowhere else: modules for browsers hold one game each.
        pub fn visit_at<const PLACE: usize, V: Visitor>(visitor: V) -> Option<V::Output> {
            let place = 0;
            $(if place == PLACE {
                return Some(visitor.visit::<$game>());
            }
            let place = place + 1;)*
            let _ = place;
            None
        }
    };
}

/// The place of a game in the list; one beyond the last if there is no such game.
pub const fn place_of(id: &str) -> usize {
    let mut place = 0;
    while place < CARDS.len() && !is_same(CARDS[place].id.as_bytes(), id.as_bytes()) {
        place += 1;
    }
    place
}

/// Whether two names are the same, for constants.
const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

games! {
    feerie_elfe::Elfe,
    feerie_lutins::Lutins,
    feerie_elementals::Elementals,
    feerie_armes::Armes,
    feerie_pixies::Pixies,
}

macro_rules! encoded_games {
    ($($game:ty),* $(,)?) => {
        /// The games that can be learnt, by name.
        pub const ENCODED: &[&str] = &[$(<$game>::INFO.id),*];

        /// Calls the visitor with the game of this name; none if there is no such game, or it has no numbers.
        pub fn visit_encoded<V: EncodedVisitor>(id: &str, visitor: V) -> Option<V::Output> {
            $(if id == <$game>::INFO.id {
                return Some(visitor.visit::<$game>());
            })*
            None
        }
    };
}

encoded_games! {
    feerie_elfe::Elfe,
    feerie_lutins::Lutins,
    feerie_elementals::Elementals,
    feerie_armes::Armes,
    feerie_pixies::Pixies,
}

/// The options of a game, as the protocol's `games` describes them, in order.
pub fn describe<G: Game>() -> Vec<(&'static str, Value)> {
    G::Options::specs().into_iter().map(|spec| (spec.name, spec.describe())).collect()
}

struct Open<'a>(TableSetup<'a>);

impl Visitor for Open<'_> {
    type Output = Result<Box<dyn AnyTable>, OpenError>;

    fn visit<G: Heuristic>(self) -> Self::Output {
        Ok(Box::new(self.0.table::<G>()?))
    }
}

struct OpenAdvised<'a>(TableSetup<'a>);

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

/// What a game says of options before there is a table.
pub struct AboutOptions<'a> {
    /// How many seats it is to have.
    pub seats: u8,
    /// The options chosen so far.
    pub options: &'a Map<String, Value>,
}

impl Visitor for AboutOptions<'_> {
    type Output = Result<Box<RawValue>, OpenError>;

    fn visit<G: Heuristic>(self) -> Self::Output {
        about_options::<G>(self.seats, self.options)
    }
}

impl Games for Catalog {
    fn infos(&self) -> Vec<GameInfo> {
        CARDS.to_vec()
    }

    fn options(&self, game: &str) -> Option<Vec<(&'static str, Value)>> {
        visit(game, Describe)
    }

    fn open(&self, game: &str, setup: TableSetup<'_>) -> Result<Box<dyn AnyTable>, OpenError> {
        visit(game, Open(setup)).unwrap_or_else(|| Err(OpenError::UnknownGame(game.to_owned())))
    }

    fn about_options(&self, game: &str, seats: u8, options: &Map<String, Value>) -> Result<Box<RawValue>, OpenError> {
        visit(game, AboutOptions { seats, options }).unwrap_or_else(|| Err(OpenError::UnknownGame(game.to_owned())))
    }
}

impl AdvisedGames for Catalog {
    fn open_advised(&self, game: &str, setup: TableSetup<'_>) -> Result<Box<dyn AdvisedTable>, OpenError> {
        visit(game, OpenAdvised(setup)).unwrap_or_else(|| Err(OpenError::UnknownGame(game.to_owned())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Id;

    impl Visitor for Id {
        type Output = &'static str;

        fn visit<G: Heuristic>(self) -> &'static str {
            G::INFO.id
        }
    }

    #[test]
    fn a_game_is_found_by_its_place() {
        assert_eq!(visit_at::<{ place_of("lutins") }, _>(Id), Some("lutins"));
        assert_eq!(visit_at::<{ place_of("pixies") }, _>(Id), Some("pixies"));
        assert_eq!(visit_at::<{ place_of("lutin") }, _>(Id), None);
    }
}
