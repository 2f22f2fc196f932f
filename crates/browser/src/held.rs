//! The tables that a desk holds: of one game or of all, with bots to be asked or with rules alone.

use feerie_catalog::{AboutOptions, Catalog, Visitor, describe, place_of, visit, visit_at};
use feerie_core::{GameInfo, Heuristic, Seat, Seed};
use feerie_table::{AnyTable, Games, OpenError, Question, TableSetup};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use crate::answer::Fault;

#[cfg(feature = "bots")]
pub use feerie_advice::AdvisedTable as HeldTable;
#[cfg(not(feature = "bots"))]
pub use feerie_table::AnyTable as HeldTable;

/// The one game of this module. Where none is named (natively, in tests) there are all.
///
/// It is a constant so that the compiler drops the other games: nothing but this line differs from module to module.
const GAME: Option<&str> = option_env!("FEERIE_MODULE_GAME");
const PLACE: usize = match GAME {
    Some(game) => place_of(game),
    None => usize::MAX,
};

/// What opening a table leads to.
type Opened = Result<Box<dyn HeldTable>, OpenError>;

/// Calls the visitor with a game of this module.
fn offered<V: Visitor>(game: &str, visitor: V) -> Result<V::Output, OpenError> {
    let visited = match GAME {
        None => visit(game, visitor),
        Some(only) if only == game => visit_at::<PLACE, V>(visitor),
        Some(_) => None,
    };
    visited.ok_or_else(|| OpenError::UnknownGame(game.to_owned()))
}

/// Sets up a table.
pub fn open(game: &str, setup: TableSetup<'_>) -> Opened {
    offered(game, Open(setup))?
}

/// Answers a question about a view of a table that is elsewhere.
pub fn answer_view(
    game: &str,
    seats: u8,
    options: &Map<String, Value>,
    seat: Seat,
    view: &Value,
    question: &Question,
) -> Result<Box<RawValue>, Fault> {
    offered(game, AskView { seats, options, seat, view, question })?
}

/// A table of its own in the same position.
#[cfg(feature = "bots")]
pub fn fork(table: &dyn HeldTable) -> Box<dyn HeldTable> {
    table.fork_advised()
}

/// A table of its own in the same position.
#[cfg(not(feature = "bots"))]
pub fn fork(table: &dyn HeldTable) -> Box<dyn HeldTable> {
    table.fork()
}

/// Takes what the bots of a game have learnt; whether it is of use.
#[cfg(feature = "bots")]
pub fn bring(game: &str, learnt: &[u8]) -> Result<bool, OpenError> {
    offered(game, Bring(learnt))
}

/// The games of this module.
pub struct Offer;

impl Games for Offer {
    fn infos(&self) -> Vec<GameInfo> {
        match GAME {
            None => Catalog.infos(),
            Some(_) => visit_at::<PLACE, _>(Inform).into_iter().collect(),
        }
    }

    fn options(&self, game: &str) -> Option<Vec<(&'static str, Value)>> {
        offered(game, Describe).ok()
    }

    fn open(&self, game: &str, setup: TableSetup<'_>) -> Result<Box<dyn AnyTable>, OpenError> {
        Ok(open(game, setup)?)
    }

    fn about_options(&self, game: &str, seats: u8, options: &Map<String, Value>) -> Result<Box<RawValue>, OpenError> {
        offered(game, AboutOptions { seats, options })?
    }
}

struct Open<'a>(TableSetup<'a>);

impl Visitor for Open<'_> {
    type Output = Opened;

    fn visit<G: Heuristic>(self) -> Opened {
        Ok(Box::new(self.0.table::<G>()?))
    }
}

struct AskView<'a> {
    seats: u8,
    options: &'a Map<String, Value>,
    seat: Seat,
    view: &'a Value,
    question: &'a Question,
}

impl Visitor for AskView<'_> {
    type Output = Result<Box<RawValue>, Fault>;

    fn visit<G: Heuristic>(self) -> Self::Output {
        // No dice are asked.
        let table = TableSetup::new(self.seats, self.options, Seed::from_number(0)).table::<G>()?;
        let view = table.game().read_view(self.view).ok_or_else(|| Fault::new("unread_view", "not a view to read"))?;
        Ok(feerie_table::answer_view(table.game(), &view, self.seat, self.question)?)
    }
}

struct Inform;

impl Visitor for Inform {
    type Output = GameInfo;

    fn visit<G: Heuristic>(self) -> GameInfo {
        G::INFO
    }
}

struct Describe;

impl Visitor for Describe {
    type Output = Vec<(&'static str, Value)>;

    fn visit<G: Heuristic>(self) -> Self::Output {
        describe::<G>()
    }
}

#[cfg(feature = "bots")]
struct Bring<'a>(&'a [u8]);

#[cfg(feature = "bots")]
impl Visitor for Bring<'_> {
    type Output = bool;

    fn visit<G: Heuristic>(self) -> bool {
        G::bring(self.0)
    }
}
