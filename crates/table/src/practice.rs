//! Practice: a table that is kept nowhere. Whoever practises sends the whole game so far each time, so taking a
//! move back is sending one step less, and nothing is left to tidy up. Its dice come from a number that is no
//! secret; what the rules say is the same as everywhere.

use feerie_core::{Actor, Node, Ranking, Refusal, Seat, SeatSet, Seed, Step};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use crate::any::AnyTable;
use crate::question::{Question, TurnRefusal};
use crate::records::{Games, OpenError, TableSetup};
use crate::seen::{Seen, SeenBuilder};
use crate::viewpoint::Viewpoint;
use crate::visible_seq::VisibleSeq;

/// A game to be looked at from one seat.
#[derive(Clone, Debug, Deserialize)]
pub struct Practice {
    /// The game's id.
    pub game: String,
    /// How many seats there are.
    pub seats: u8,
    /// Whose viewpoint.
    pub seat: u8,
    /// Options that differ from the defaults.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// Where the dice come from.
    pub seed: u64,
    /// What was done. Chance may be left out: then it is rolled.
    pub steps: Vec<Step>,
}

/// The same, played.
#[derive(Clone, Debug, Serialize)]
pub struct Practised {
    /// All options in force.
    pub options: Map<String, Value>,
    /// From the first position on.
    pub frames: Vec<Seen>,
    /// How it came out, if it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Ranking>,
}

/// Why a game cannot be practised so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PracticeError {
    /// There is no such seat to look from.
    NoSeat(u8),
    /// The table cannot be set up so.
    Open(OpenError),
    /// The rules refuse a step, counted from 0.
    Step(usize, Refusal),
    /// The rules refused what their own dice answered.
    Dice(Refusal),
}

/// Plays a game that is kept nowhere; a step that the rules forbid is named.
pub fn practise(games: &dyn Games, practice: Practice) -> Result<Practised, PracticeError> {
    let Course { table, frames, .. } = Course::play(games, practice)?;
    let result = match table.node() {
        Node::Terminal(ranking) => Some(ranking),
        _ => None,
    };
    Ok(Practised { options: table.options(), frames, result })
}

/// Answers a question about such a game, on behalf of the seat whose viewpoint it names. One about its options needs no table,
/// and no options that a table could have. The outer error is the game's, the inner one the question's.
pub fn answer_practised(
    games: &dyn Games,
    practice: Practice,
    question: &Question,
) -> Result<Result<Box<RawValue>, TurnRefusal>, PracticeError> {
    if *question == Question::Options {
        let answer = games.about_options(&practice.game, practice.seats, &practice.options);
        return Ok(Ok(answer.map_err(PracticeError::Open)?));
    }
    let seat = Seat(practice.seat);
    Ok(Course::play(games, practice)?.table.answer(seat, question))
}

struct Course {
    table: Box<dyn AnyTable>,
    visible: VisibleSeq,
    viewpoint: Viewpoint,
    frames: Vec<Seen>,
}

impl Course {
    fn play(games: &dyn Games, practice: Practice) -> Result<Course, PracticeError> {
        let Practice { game, seats, seat, options, seed, steps } = practice;
        if seat >= seats {
            return Err(PracticeError::NoSeat(seat));
        }
        let opened = games.open(&game, TableSetup::new(seats, &options, Seed::from_number(seed)));
        let table = opened.map_err(PracticeError::Open)?;
        let mut course = Course::new(table, Viewpoint::of(SeatSet::from_iter([Seat(seat)])));
        for (index, Step(actor, text)) in steps.into_iter().enumerate() {
            if actor != Actor::Chance {
                course.roll_on()?;
            }
            course.step(actor, &text).map_err(|refusal| PracticeError::Step(index, refusal))?;
        }
        course.roll_on()?;
        Ok(course)
    }

    fn new(table: Box<dyn AnyTable>, viewpoint: Viewpoint) -> Course {
        // Nobody is deceived by true numbers here: whoever practises made every step.
        let visible = VisibleSeq::revealed();
        let frames = vec![SeenBuilder::of(&*table).standing(&visible, viewpoint)];
        Course { table, visible, viewpoint, frames }
    }

    fn step(&mut self, actor: Actor, text: &str) -> Result<(), Refusal> {
        let before = self.table.node();
        let happened = self.table.apply(actor, text)?;
        self.visible.push(&before, actor, &self.table.node(), happened.noticed);
        self.frames.extend(SeenBuilder::of(&*self.table).after(&happened, &self.visible, self.viewpoint));
        Ok(())
    }

    fn roll_on(&mut self) -> Result<(), PracticeError> {
        while let Some(outcome) = self.table.would_roll() {
            self.step(Actor::Chance, &outcome).map_err(PracticeError::Dice)?;
        }
        Ok(())
    }
}
