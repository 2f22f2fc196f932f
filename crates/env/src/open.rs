//! Opening environments by the game's name.

use feerie_catalog::{EncodedVisitor, visit_encoded};
use feerie_core::encode::{Encode, Group, Kind, plain_groups, plane_groups};
use feerie_core::{Heuristic, Observer, Record, Seat, Seed};
use feerie_table::{OpenError, RecordError, replay_with};
use serde_json::{Map, Value};

use crate::batch::{AnyBatch, Batch};
use crate::desk::{AnyDesk, Desk, PREFIX};

/// The sizes of a game's spaces, and what its features say.
#[derive(Clone, Debug)]
pub struct Spaces {
    /// Raised whenever a number changes its meaning.
    pub version: u32,
    /// How many numbers an observation has: the features of the view, then what was said of a word.
    pub observation: usize,
    /// How many numbers an action may be.
    pub actions: usize,
    /// The features, stretch by stretch.
    pub groups: Vec<Group>,
    /// The kinds of actions by name.
    pub kinds: Vec<(&'static str, Kind)>,
    /// Rows and columns of the planes that show the board; none where there is no board of squares.
    pub board: Option<(u16, u16)>,
    /// What the planes show, each stretch one plane or several.
    pub planes: Vec<Group>,
}

struct Describe;

impl EncodedVisitor for Describe {
    type Output = Result<Spaces, OpenError>;

    fn visit<G: Heuristic + Encode>(self) -> Self::Output {
        // Which features there are does not depend on the table.
        let game = Batch::<G>::rules(G::INFO.seats.0, &Map::new()).map_err(OpenError::Setup)?;
        let view = game.view(&game.start(), Observer::Seat(Seat(0)));
        let mut groups = plain_groups(&game, &view, Seat(0));
        groups.push(Group { name: "said of a word", start: G::PLAIN_FEATURES as u16, len: PREFIX as u16 });
        let kinds = G::KINDS.iter().copied().filter(|(_, kind)| kind.first < G::PLAIN_TOKENS).collect();
        Ok(Spaces {
            version: G::VERSION,
            observation: G::PLAIN_FEATURES + PREFIX,
            actions: G::PLAIN_TOKENS,
            groups,
            kinds,
            board: G::BOARD,
            planes: plane_groups(&game, &view, Seat(0)),
        })
    }
}

/// The spaces of a game.
pub fn spaces(game: &str) -> Result<Spaces, OpenError> {
    visit_encoded(game, Describe).unwrap_or_else(|| Err(unknown(game)))
}

struct OpenBatch<'a> {
    seats: u8,
    options: &'a Map<String, Value>,
    games: usize,
    threads: usize,
}

impl EncodedVisitor for OpenBatch<'_> {
    type Output = Result<Result<Box<dyn AnyBatch>, crate::BatchError>, OpenError>;

    fn visit<G: Heuristic + Encode>(self) -> Self::Output {
        let rules = Batch::<G>::rules(self.seats, self.options).map_err(OpenError::Setup)?;
        Ok(Batch::new(rules, self.games, self.threads).map(|batch| Box::new(batch) as Box<dyn AnyBatch>))
    }
}

/// Sets up a batch of games.
pub fn open_batch(
    game: &str,
    seats: u8,
    options: &Map<String, Value>,
    games: usize,
    threads: usize,
) -> Result<Result<Box<dyn AnyBatch>, crate::BatchError>, OpenError> {
    visit_encoded(game, OpenBatch { seats, options, games, threads }).unwrap_or_else(|| Err(unknown(game)))
}

struct OpenDesk<'a> {
    record: &'a Record,
    seed: Seed,
}

impl EncodedVisitor for OpenDesk<'_> {
    type Output = Result<Box<dyn AnyDesk>, RecordError>;

    fn visit<G: Heuristic + Encode>(self) -> Self::Output {
        let table = replay_with(|setup| setup.table::<G>().map(Box::new), self.record, self.seed)?;
        Ok(Box::new(Desk::new(*table)))
    }
}

/// Sets up a desk, and plays what a record holds. Where it holds no seed, this one's dice go on.
pub fn open_desk(record: &Record, seed: Seed) -> Result<Box<dyn AnyDesk>, RecordError> {
    visit_encoded(&record.game, OpenDesk { record, seed })
        .unwrap_or_else(|| Err(RecordError::Open(unknown(&record.game))))
}

fn unknown(game: &str) -> OpenError {
    OpenError::UnknownGame(game.to_owned())
}
