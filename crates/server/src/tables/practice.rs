//! Practice: a table that is kept nowhere. Whoever practises sends the whole game so far each time, so taking a
//! move back is sending one step less, and nothing is left to tidy up. Its dice come from a number that is no
//! secret; what the rules say is the same as everywhere.

use feerie_core::{Actor, Node, Seat, SeatSet, Seed, Step};
use feerie_table::{AnyTable, Games};
use serde_json::{Map, Value};

use super::Tables;
use super::frame::FrameBuilder;
use super::viewpoint::Viewpoint;
use super::visible_seq::VisibleSeq;
use crate::config::LONGEST_PRACTICE;
use crate::error::{Limit, Problem};
use crate::lanes::Lane;
use crate::wire::{Frame, GameResult};

/// A game to be looked at from one seat.
#[derive(Clone, Debug)]
pub struct Practice {
    /// The game's id.
    pub game: String,
    /// How many seats there are.
    pub seats: u8,
    /// Whose viewpoint.
    pub seat: u8,
    /// Options that differ from the defaults.
    pub options: Map<String, Value>,
    /// Where the dice come from.
    pub seed: u64,
    /// What was done. Chance may be left out: then it is rolled.
    pub steps: Vec<Step>,
}

/// The same, played.
#[derive(Debug)]
pub struct Practised {
    /// All options in force.
    pub options: Map<String, Value>,
    /// From the first position on.
    pub frames: Vec<Frame>,
    /// How it came out, if it is over.
    pub result: Option<GameResult>,
}

impl Tables {
    /// Plays a game that is kept nowhere; a step that the rules forbid is named.
    pub async fn practise(&self, practice: Practice) -> Result<Practised, Problem> {
        if practice.steps.len() > LONGEST_PRACTICE {
            return Err(Problem::TooMany(Limit::Steps));
        }
        if practice.seat >= practice.seats {
            return Err(Problem::BadRequest(format!("there is no seat {}", practice.seat)));
        }
        let games = self.games;
        self.think(Lane::Help, move || play(games, practice)).await?
    }
}

fn play(games: &dyn Games, practice: Practice) -> Result<Practised, Problem> {
    let seed = Seed::from_number(practice.seed);
    let table = games.open(&practice.game, practice.seats, &practice.options, seed, Vec::new())?;
    let mut played = Played::new(table, Viewpoint::of(SeatSet::from_iter([Seat(practice.seat)])));
    for (index, Step(actor, text)) in practice.steps.into_iter().enumerate() {
        if actor != Actor::Chance {
            played.roll_on()?;
        }
        played.step(actor, &text).map_err(|refusal| Problem::BadStep(index, refusal))?;
    }
    played.roll_on()?;
    let result = match played.table.node() {
        Node::Terminal(ranking) => {
            Some(GameResult { ranking: ranking.places.to_vec(), scores: ranking.scores.to_vec() })
        }
        _ => None,
    };
    Ok(Practised { options: played.table.options(), frames: played.frames, result })
}

struct Played {
    table: Box<dyn AnyTable>,
    visible: VisibleSeq,
    viewpoint: Viewpoint,
    frames: Vec<Frame>,
}

impl Played {
    fn new(table: Box<dyn AnyTable>, viewpoint: Viewpoint) -> Played {
        // True numbers tell nothing here: the asker made every step.
        let visible = VisibleSeq::revealed();
        let frames = vec![FrameBuilder::of(&*table).standing(&visible, viewpoint)];
        Played { table, visible, viewpoint, frames }
    }

    fn step(&mut self, actor: Actor, text: &str) -> Result<(), feerie_core::Refusal> {
        let before = self.table.node();
        let happened = self.table.apply(actor, text)?;
        self.visible.push(&before, actor, &self.table.node(), happened.noticed);
        self.frames.extend(FrameBuilder::of(&*self.table).after(&happened, &self.visible, self.viewpoint));
        Ok(())
    }

    fn roll_on(&mut self) -> Result<(), Problem> {
        while let Some(outcome) = self.table.would_roll() {
            self.step(Actor::Chance, &outcome).map_err(|refusal| {
                tracing::error!(%refusal, "the rules refused an outcome of chance");
                Problem::Internal
            })?;
        }
        Ok(())
    }
}
