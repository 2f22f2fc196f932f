//! A table over strings and JSON: what everything outside the rules holds.

use feerie_core::perft::Unlisted;
use feerie_core::{
    Actor, GameInfo, Node, Observer, Race, RaceHistory, Ranking, Reaction, Record, Refusal, Seat, SeatSet,
    SharedWindow, Step,
};
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::sync::Arc;

use crate::question::{Question, TurnRefusal};
use crate::undo_limits::{TooFar, UndoRefusal, UndoScope};

/// What a node is, as the protocol writes it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum NodeForm {
    /// One seat decides.
    Decision {
        /// That seat.
        seats: Vec<Seat>,
        /// Its legal actions, sorted bytewise.
        legal: BTreeMap<String, Vec<String>>,
    },
    /// Several seats commit in secret.
    Simultaneous {
        /// Those that have not yet.
        seats: Vec<Seat>,
        /// Their legal actions, sorted bytewise.
        legal: BTreeMap<String, Vec<String>>,
    },
    /// Dice, shuffles, draws.
    Chance {
        /// Outcomes with weights, or none where there are too many to list.
        outcomes: Option<Vec<(String, u64)>>,
        /// The form of outcomes that are not listed.
        #[serde(skip_serializing_if = "Option::is_none")]
        form: Option<&'static str>,
    },
    /// The game is over.
    Terminal(Ranking),
}

/// One event, as far as each observer may know it.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// For the table's keeper.
    pub all: Arc<Value>,
    /// For watchers.
    pub watcher: Option<Arc<Value>>,
    /// For each seat.
    pub seats: Vec<Option<Arc<Value>>>,
}

impl Told {
    /// The event as this observer may know it.
    pub fn to(&self, who: Observer) -> Option<&Arc<Value>> {
        match who {
            Observer::All => Some(&self.all),
            Observer::Watcher => self.watcher.as_ref(),
            Observer::Seat(seat) => self.seats.get(seat.index()).and_then(Option::as_ref),
        }
    }
}

/// Who can tell that a step was made: those who are told an event, and those whose view changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Noticed {
    /// These seats.
    pub seats: SeatSet,
    /// Whether watchers can.
    pub watcher: bool,
}

impl Noticed {
    /// Whether this observer can tell.
    pub fn by(&self, who: Observer) -> bool {
        match who {
            Observer::All => true,
            Observer::Watcher => self.watcher,
            Observer::Seat(seat) => self.seats.contains(seat),
        }
    }
}

/// What a step did.
#[derive(Clone, Debug, PartialEq)]
pub struct Happened {
    /// The step itself.
    pub step: Step,
    /// The events, in order.
    pub events: Vec<Told>,
    /// How many of the events, the first ones, belong to what was just settled rather than to what comes next.
    pub settled: usize,
    /// Who can tell that it was made. A sealed commitment may be invisible to everybody else.
    pub noticed: Noticed,
}

impl Happened {
    /// The events that this observer is told.
    pub fn told_to(&self, who: Observer) -> impl Iterator<Item = &Value> {
        self.events.iter().filter_map(move |told| told.to(who).map(|event| &**event))
    }
}

/// A table of any game: its rules, what is known of it, its record, and how far it can be taken back. Nothing here thinks:
/// whoever wants advice holds a table that gives it.
pub trait AnyTable: Send + Sync {
    /// What the game says of itself.
    fn info(&self) -> GameInfo;
    /// How many seats the table has.
    fn seats(&self) -> u8;
    /// All options in force.
    fn options(&self) -> Map<String, Value>;
    /// What the position asks for.
    fn node(&self) -> Node;
    /// The same as the protocol writes it, for the table's keeper.
    fn node_form(&self) -> NodeForm;
    /// The legal actions of one seat, sorted bytewise; empty if it is not to act.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// The same list of a seat that is to act, written down: what a server sends after every step.
    fn legal_text(&self, seat: Seat) -> Box<RawValue>;
    /// Whether a step would be accepted.
    fn check(&self, actor: Actor, text: &str) -> Result<(), Refusal>;
    /// Answers a question on behalf of a seat, out of what that seat knows.
    fn answer(&self, seat: Seat, question: &Question) -> Result<Box<RawValue>, TurnRefusal>;
    /// Plays a step, or refuses it and changes nothing.
    fn apply(&mut self, actor: Actor, text: &str) -> Result<Happened, Refusal>;
    /// The same without telling what happened: for replays.
    fn advance(&mut self, actor: Actor, text: &str) -> Result<(), Refusal>;
    /// What the table's own generator would answer here; none where chance is not asked.
    fn would_roll(&self) -> Option<String>;
    /// Plays what the table's own generator answers.
    fn roll(&mut self) -> Result<Happened, Refusal>;
    /// What an observer knows.
    fn view(&self, who: Observer) -> Value;
    /// The same, written down.
    fn view_text(&self, who: Observer) -> Box<RawValue>;
    /// Whether two observers know exactly the same; cheaper than writing both views down.
    fn same_view(&self, one: Observer, other: Observer) -> bool;
    /// The board as text, for terminals.
    fn sketch(&self, who: Observer, say: &dyn Fn(&str) -> String) -> String;
    /// The steps so far.
    fn steps(&self) -> &[Step];
    /// The record so far. The seed is in it once the game is over.
    fn record(&self) -> Record;
    /// Takes steps back.
    fn undo(&mut self, steps: usize) -> Result<(), TooFar>;
    /// How many steps stay if the holder of these seats takes their last act back.
    fn undo_limit(&self, seats: SeatSet, scope: UndoScope) -> Result<usize, UndoRefusal>;
    /// A table of its own in the same position.
    fn fork(&self) -> Box<dyn AnyTable>;
    /// What everybody saw of the races so far.
    fn races(&self) -> &RaceHistory;
    /// The number of leaves at a depth.
    fn perft(&self, depth: u32) -> Result<u64, Unlisted>;
    /// How races are run at this table, with its actions as text; none where the quicker hand does not matter.
    fn race(&self) -> Option<Race<String>>;
    /// The open window for these people at one screen; none where they take turns at it.
    fn shared_window(&self, people: SeatSet) -> Option<Box<dyn SharedWindow>>;
    /// What a reaction is worth in the open window; none if it is no reaction, or no notation.
    fn reaction(&self, text: &str) -> Option<Reaction>;
    /// The same reaction at another time.
    fn at_time(&self, text: &str, ms: u32) -> Option<String>;
}
