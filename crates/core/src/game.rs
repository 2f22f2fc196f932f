//! The one interface of all games.

use crate::clause::{Clause, Fault, ParseError, SetupError};
use crate::dice::Dice;
use crate::event::{Event, Sink};
use crate::legal::Legal;
use crate::node::Node;
use crate::odds::Odds;
use crate::options::Options;
use crate::race::{Character, Race, RaceHistory, Reaction};
use crate::seat::{Actor, Observer, Seat, SeatSet};
use crate::shared_window::SharedWindow;
use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value, to_value};
use std::fmt;
use std::hash::Hash;
use std::ops::RangeInclusive;

/// What a game says of itself.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// Short name in records, addresses and folders.
    pub id: &'static str,
    /// French title.
    pub title_fr: &'static str,
    /// English title.
    pub title_en: &'static str,
    /// Fewest and most seats.
    pub seats: (u8, u8),
    /// Raised whenever a legal list changes: a record names the edition it was played by.
    pub edition: u32,
    /// Every clause of the rules file.
    pub clauses: &'static [Clause],
    /// Named option sets for the lobby. Their names and descriptions are in the locales.
    pub presets: &'static [Preset],
    /// The numbers and lists that a table may bring along, each in an option that takes text.
    pub data: &'static [DataFile],
    /// The bots with names of their own, weakest first; none but in games of speed.
    pub characters: &'static [Character],
    /// The numbers of seats at which the game has a trained bot that was measured: the level `master` is offered there.
    pub masters: &'static [u8],
    /// The game's own words: Fluent source in French and in English.
    pub locales: Locales,
    /// The rules told to players: Markdown, each paragraph followed by `{CLAUSE-ID, …}`.
    pub guide: Locales,
}

impl GameInfo {
    /// Whether the game takes that many seats.
    pub fn seats_range(&self) -> RangeInclusive<u8> {
        self.seats.0..=self.seats.1
    }
}

/// A text in both languages.
#[derive(Clone, Copy, Debug)]
pub struct Locales {
    /// French.
    pub fr: &'static str,
    /// English.
    pub en: &'static str,
}

impl Locales {
    /// A text out of two files. A browser has the same files beside the program: there it does not carry them twice.
    pub const fn of(fr: &'static str, en: &'static str) -> Locales {
        if cfg!(target_arch = "wasm32") { Locales { fr: "", en: "" } } else { Locales { fr, en } }
    }
}

/// A named set of options for the lobby.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// Key of its name in the locales: `preset-<game>-<id>`.
    pub id: &'static str,
    /// The options that differ from the defaults, as a JSON object.
    pub options: &'static str,
}

/// Data of a game that a table may bring along: TOML, in an option that takes text.
#[derive(Clone, Copy, Debug)]
pub struct DataFile {
    /// The option.
    pub option: &'static str,
    /// The data in force where a table brings none.
    pub shipped: &'static str,
    /// What the data may be, as JSON Schema; what only the whole can tell is checked when it is read.
    pub schema: fn() -> Value,
}

/// Why an actor may not act at all now, whatever they would say.
pub type NotNow = (Fault, Option<Clause>);

/// A step as the rules see it.
pub enum Played<'a, G: Game> {
    /// A seat's.
    Action(Seat, G::Action),
    /// Chance's.
    Outcome(&'a G::Outcome),
}

/// The rules in force at one table: options and data, immutable and shared. A position is `State`.
///
/// [`check`](Game::check) and [`admit`](Game::admit) guard [`play`](Game::play) and
/// [`resolve`](Game::resolve), which trust their caller: a table asks first, a search only plays what
/// [`legal`](Game::legal) listed.
pub trait Game: Sized + Send + Sync + 'static {
    /// What the game says of itself.
    const INFO: GameInfo;
    /// The table options, typed.
    type Options: Options;
    /// A position: small, no pointers where avoidable, complete (equal states have equal futures).
    type State: Clone + Eq + fmt::Debug + Send + Sync;
    /// What a seat intends.
    type Action: Copy + Eq + Hash + fmt::Debug + Send + Sync;
    /// What chance answers.
    type Outcome: Clone + Eq + fmt::Debug + Send + Sync;
    /// What happened.
    type Event: Event;
    /// What one observer knows, and all that they may remember. Built up from nothing, never by
    /// blanking out a state.
    type View: Clone + Eq + fmt::Debug + Send + Sync;

    /// The rules for a table, or what is wrong with its options. The seat count was checked.
    fn new(options: Self::Options, seats: u8) -> Result<Self, SetupError>;
    /// The options in force.
    fn options(&self) -> &Self::Options;
    /// How many seats the table has.
    fn seats(&self) -> u8;
    /// The first position.
    fn start(&self) -> Self::State;
    /// What the position asks for.
    fn node(&self, s: &Self::State) -> Node;

    /// Reads an action's one canonical string. The table's data may define names, hence a method.
    fn read_action(&self, text: &str) -> Result<Self::Action, ParseError>;
    /// Writes an action's one canonical string.
    fn write_action(&self, a: &Self::Action, out: &mut dyn fmt::Write) -> fmt::Result;
    /// Reads an outcome's one canonical string.
    fn read_outcome(&self, text: &str) -> Result<Self::Outcome, ParseError>;
    /// Writes an outcome's one canonical string.
    fn write_outcome(&self, o: &Self::Outcome, out: &mut dyn fmt::Write) -> fmt::Result;

    /// Whether this actor may act at all: the refusals that come before one looks at the action.
    fn may_act(&self, s: &Self::State, actor: Actor) -> Result<(), NotNow>;
    /// The clause that a string breaks which is not notation at all.
    fn malformed(&self, s: &Self::State, actor: Actor, text: &str) -> Clause;

    /// Every legal action of a seat, once each, in any fixed order. The buffer arrives empty.
    fn legal(&self, s: &Self::State, seat: Seat, out: &mut Legal<Self::Action>);
    /// Whether a seat may play an action; answers for every well-formed one, wrong seats included.
    fn check(&self, s: &Self::State, seat: Seat, a: Self::Action) -> Result<(), Clause>;
    /// Plays an action that passed [`check`](Game::check).
    fn play(&self, s: &mut Self::State, seat: Seat, a: Self::Action, log: &mut impl Sink<Self::Event>);

    /// What chance may answer here. Called at chance nodes only.
    fn odds(&self, s: &Self::State) -> Odds<Self::Outcome>;
    /// Samples an outcome.
    fn draw(&self, s: &Self::State, dice: &mut Dice) -> Self::Outcome;
    /// Whether chance may answer so.
    fn admit(&self, s: &Self::State, o: &Self::Outcome) -> Result<(), Clause>;
    /// Plays an outcome that passed [`admit`](Game::admit).
    fn resolve(&self, s: &mut Self::State, o: &Self::Outcome, log: &mut impl Sink<Self::Event>);

    /// What an observer knows.
    fn view(&self, s: &Self::State, who: Observer) -> Self::View;
    /// The form in which the protocol writes a view.
    fn view_form<'a>(&'a self, v: &'a Self::View) -> impl Serialize;
    /// A view in that form.
    fn view_json(&self, v: &Self::View) -> Value {
        // With string keys and finite numbers this cannot fail.
        to_value(self.view_form(v)).unwrap_or_default()
    }
    /// The same, written down: what a server sends after every step, without a detour over values.
    fn view_text(&self, v: &Self::View) -> Box<RawValue> {
        // Nor can this.
        to_raw_value(&self.view_form(v)).unwrap_or_else(|_| RawValue::NULL.to_owned())
    }
    /// A whole position that this view could belong to, hidden things filled in by their odds.
    /// The only way to get a state from a view: what it needs to know, the view must hold.
    fn imagine(&self, v: &Self::View, dice: &mut Dice) -> Self::State;

    /// A view out of the form in which the protocol writes it, so that whoever was sent one can ask the rules about it;
    /// none where it is no view of a position with a choice in it, or where the game cannot read them. It may hold less than
    /// a seat remembers, but shows, allows and answers the same.
    fn read_view(&self, _form: &Value) -> Option<Self::View> {
        None
    }

    /// Whether a person thinks of this action and of what follows as one choice: the tree and then the run, the order and
    /// then the way. What follows is then wanted before the first is sent.
    fn leads_on(&self, _v: &Self::View, _a: &Self::Action) -> bool {
        false
    }
    /// What a seat with a choice may ask of its board besides what is legal: turns to go, reach, sight, odds. It is known
    /// from the view alone, and drawn; no step is judged by it, but a screen that people share may ask them in its order.
    fn outlook<'a>(&'a self, _v: &'a Self::View, _seat: Seat) -> impl Serialize + use<'a, Self> {}
    /// What whoever chooses options may want to know before there is a table: prices, what is missing. Also of options that
    /// no table can have, for they are still being chosen. It is shown; what may be opened [`new`](Game::new) judges.
    fn about_options(_options: &Self::Options) -> impl Serialize + use<Self> {}

    /// Whether a step showed somebody something that was hidden until then: a card drawn into a hand or played
    /// from one, a sealed choice laid open. Taking such a step back would leave them knowing it. A die that
    /// falls in the open is no secret: nobody knew it, everybody does. Games without secrets need not answer.
    fn reveals_hidden(&self, _before: &Self::State, _step: Played<'_, Self>, _after: &Self::State) -> bool {
        false
    }

    /// The board as text, at most 78 columns wide, for terminals. `say` looks words up.
    fn sketch(&self, v: &Self::View, say: &dyn Fn(&str) -> String) -> String;

    /// The reaction times in milliseconds a listed action stands for, if it is a pattern (`slap:<ms>`).
    fn timed(&self, _a: &Self::Action) -> Option<RangeInclusive<u32>> {
        None
    }
    /// The concrete action of a pattern at one reaction time.
    fn at_time(&self, a: Self::Action, _ms: u32) -> Self::Action {
        a
    }

    /// How races are run at this table; none where the quicker hand does not matter.
    fn race(&self) -> Option<Race<Self::Action>> {
        None
    }
    /// What a concrete reaction is worth in the open window; none if it is no reaction.
    fn reaction(&self, _s: &Self::State, _a: &Self::Action) -> Option<Reaction> {
        None
    }

    /// Notes what everybody sees when this action settles a window; called before it is played.
    fn note_race(&self, _before: &Self::State, _seat: Seat, _a: Self::Action, _history: &mut RaceHistory) {}

    /// The open window for these people at one screen; none where they take turns at it, as in games without races.
    /// Bots have committed.
    fn shared_window(&self, _s: &Self::State, _people: SeatSet) -> Option<Box<dyn SharedWindow>> {
        None
    }

    /// How many actions [`legal`](Game::legal) lists. Games may count without listing.
    fn count(&self, s: &Self::State, seat: Seat, scratch: &mut Legal<Self::Action>) -> u64 {
        scratch.clear();
        self.legal(s, seat, scratch);
        scratch.len() as u64
    }
    /// A uniform choice of the legal actions. Games may choose without listing.
    fn pick(
        &self,
        s: &Self::State,
        seat: Seat,
        scratch: &mut Legal<Self::Action>,
        dice: &mut Dice,
    ) -> Option<Self::Action> {
        scratch.clear();
        self.legal(s, seat, scratch);
        let action = *dice.pick(scratch)?;
        Some(match self.timed(&action) {
            Some(range) => {
                let ms = range.start() + dice.below(range.end() - range.start() + 1);
                self.at_time(action, ms)
            }
            None => action,
        })
    }
}

/// The canonical string of an action.
pub fn action_text<G: Game>(game: &G, action: &G::Action) -> String {
    let mut text = String::new();
    // Writing to a String cannot fail.
    let _ = game.write_action(action, &mut text);
    text
}

/// The canonical string of an outcome.
pub fn outcome_text<G: Game>(game: &G, outcome: &G::Outcome) -> String {
    let mut text = String::new();
    // Writing to a String cannot fail.
    let _ = game.write_outcome(outcome, &mut text);
    text
}
