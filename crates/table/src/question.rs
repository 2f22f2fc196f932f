//! What a client asks of a position before it does anything: one interface, however it is reached. Answers come out of the
//! asking seat's view alone: of what is hidden from a seat they cannot tell.

use feerie_core::game::action_text;
use feerie_core::{Actor, Dice, Event, Game, Legal, Log, Node, Observer, Played, Refusal, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::sync::Arc;

use crate::any::AnyTable;
use crate::at_screen::AtScreen;
use crate::table::Table;
use crate::undo_limits::UndoScope;

/// What may be asked on behalf of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "QuestionForm")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(tag = "ask", rename_all = "lowercase"))]
pub enum Question {
    /// What lies ahead of the seat.
    Outlook {
        /// After these actions, which are chosen but not sent.
        #[cfg_attr(test, ts(optional, type = "string[]"))]
        after: Vec<String>,
    },
    /// Whether the seat may play all of these, one after the other.
    Check {
        /// In the game's notation.
        actions: Vec<String>,
    },
    /// What the game says of the table's options. It can be asked before there is a table.
    Options,
    /// Who of several people at one screen says first what was meant, and what is committed in the end.
    Together {
        /// They, and what they did so far.
        screen: AtScreen,
    },
}

/// The same as it is written; a derived reader of tagged forms weighs more than a module of rules should carry.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct QuestionForm {
    ask: String,
    #[serde(default)]
    after: Option<Vec<String>>,
    #[serde(default)]
    actions: Option<Vec<String>>,
    #[serde(default)]
    screen: Option<AtScreen>,
}

impl TryFrom<QuestionForm> for Question {
    type Error = &'static str;

    fn try_from(form: QuestionForm) -> Result<Question, Self::Error> {
        match (form.ask.as_str(), form.after, form.actions, form.screen) {
            ("outlook", after, None, None) => Ok(Question::Outlook { after: after.unwrap_or_default() }),
            ("check", None, Some(actions), None) => Ok(Question::Check { actions }),
            ("options", None, None, None) => Ok(Question::Options),
            ("together", None, None, Some(screen)) => Ok(Question::Together { screen }),
            _ => Err("not a question"),
        }
    }
}

impl Question {
    /// The actions that it speaks of.
    pub fn actions(&self) -> &[String] {
        match self {
            Question::Outlook { after: actions } | Question::Check { actions } => actions,
            Question::Options | Question::Together { .. } => &[],
        }
    }
}

/// What lies ahead of a seat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Outlook {
    /// What follows the actions that are chosen together with the next one.
    pub ahead: BTreeMap<String, Ahead>,
    /// What the game says of the choice, for its board.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub board: Box<RawValue>,
}

/// The table after an action that is not sent yet.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Ahead {
    /// The fields of the view that are others then.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub view: Map<String, Value>,
    /// What the seat may do then, sorted bytewise.
    pub legal: Vec<String>,
    /// What it would be told on the way.
    #[cfg_attr(test, ts(type = "Array<{ event: string } & Record<string, unknown>>"))]
    pub events: Vec<Value>,
    /// And so on.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(test, ts(optional, type = "{ [key in string]: Ahead }"))]
    pub ahead: BTreeMap<String, Ahead>,
}

/// Why several actions cannot be played one after the other; nothing was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnRefusal {
    /// The rules refuse this one, counted from 0.
    Refused(usize, Refusal),
    /// What comes before this one has to be seen first.
    LookFirst(usize),
}

/// Whether a seat may play all of these, one after the other. Nobody learns anything by being refused: an action may
/// follow another one only if the first could be taken back freely, having shown nothing that was hidden, met no dice,
/// and sealed nothing. Whoever wants to go on from there has to look first.
pub fn check_turn<T: AnyTable + ?Sized>(game: &T, seat: Seat, actions: &[String]) -> Result<(), TurnRefusal> {
    let [first, rest @ ..] = actions else { return Ok(()) };
    let actor = Actor::Seat(seat);
    game.check(actor, first).map_err(|refusal| TurnRefusal::Refused(0, refusal))?;
    if rest.is_empty() {
        return Ok(());
    }
    let mut trial = game.fork();
    trial.advance(actor, first).map_err(|refusal| TurnRefusal::Refused(0, refusal))?;
    for (index, action) in (1..).zip(rest) {
        if trial.undo_limit(SeatSet::from_iter([seat]), UndoScope::Free) != Ok(trial.steps().len() - 1) {
            return Err(TurnRefusal::LookFirst(index));
        }
        trial.advance(actor, action).map_err(|refusal| TurnRefusal::Refused(index, refusal))?;
    }
    Ok(())
}

/// What a question about a view leads to, by the rules alone.
pub fn answer_view<G: Game>(
    game: &Arc<G>,
    view: &G::View,
    seat: Seat,
    question: &Question,
) -> Result<Box<RawValue>, TurnRefusal> {
    // Whatever is filled in here is hidden from the seat, and nothing below tells of it.
    let imagined = || game.imagine(view, &mut Dice::from_number(0));
    let after = match question {
        Question::Options => return Ok(written(&G::about_options(game.options()))),
        Question::Together { screen } => {
            let window = game.shared_window(&imagined(), screen.people(game.seats()));
            return Ok(written(&window.map(|mut window| screen.settle(&mut *window))));
        }
        Question::Check { actions } => {
            check_turn(&Table::standing(Arc::clone(game), imagined()), seat, actions)?;
            return Ok(written(&()));
        }
        Question::Outlook { after } => after,
    };
    let mut table = Table::standing(Arc::clone(game), imagined());
    check_turn(&table, seat, after)?;
    for (index, text) in after.iter().enumerate() {
        table.advance(Actor::Seat(seat), text).map_err(|refusal| TurnRefusal::Refused(index, refusal))?;
    }
    let own = SeatSet::from_iter([seat]);
    let shown = !after.is_empty() && table.undo_limit(own, UndoScope::Free) != Ok(after.len() - 1);
    if shown || !after.is_empty() && table.node() != Node::Decision(seat) {
        return Err(TurnRefusal::LookFirst(after.len()));
    }
    Ok(written(&Imagined { game: &**game, seat, state: table.state().clone() }.outlook()))
}

pub(crate) fn written(value: &impl Serialize) -> Box<RawValue> {
    // Our own types have string keys and finite numbers: this cannot fail.
    to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}

/// A position that a seat's view could belong to, in which that seat thinks ahead.
struct Imagined<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    state: G::State,
}

impl<G: Game> Imagined<'_, G> {
    fn view(&self) -> G::View {
        self.game.view(&self.state, Observer::Seat(self.seat))
    }

    /// Plays a legal action and answers what was told; none if it shows something, or if somebody else is to go on.
    fn play(&mut self, action: G::Action) -> Option<Vec<Value>> {
        let before = self.state.clone();
        let mut log = Log::default();
        self.game.play(&mut self.state, self.seat, action, &mut log);
        let shows = self.game.reveals_hidden(&before, Played::Action(self.seat, action), &self.state);
        if shows || self.game.node(&self.state) != Node::Decision(self.seat) {
            return None;
        }
        let told = log.0.iter().filter_map(|event| event.told_to(Observer::Seat(self.seat)));
        Some(told.map(|event| serde_json::to_value(event).unwrap_or_default()).collect())
    }

    /// A view as the wire has it, read from its text: writing it down as values is one more copy of a game's whole form.
    fn form(&self, view: &G::View) -> Value {
        serde_json::from_str(self.game.view_text(view).get()).unwrap_or_default()
    }

    fn legal(&self) -> Legal<G::Action> {
        let mut legal = Legal::new();
        if self.game.node(&self.state).acting().contains(self.seat) {
            self.game.legal(&self.state, self.seat, &mut legal);
        }
        legal
    }

    fn outlook(&self) -> Outlook {
        let view = self.view();
        Outlook { ahead: self.ahead(&view), board: written(&self.game.outlook(&view, self.seat)) }
    }

    fn ahead(&self, view: &G::View) -> BTreeMap<String, Ahead> {
        let legal = self.legal();
        let mut leading = legal.iter().filter(|action| self.game.leads_on(view, action)).peekable();
        if leading.peek().is_none() {
            return BTreeMap::new();
        }
        let form = self.form(view);
        leading.filter_map(|&action| Some((action_text(self.game, &action), self.after(&form, action)?))).collect()
    }

    fn after(&self, form: &Value, action: G::Action) -> Option<Ahead> {
        let mut next = Imagined { game: self.game, seat: self.seat, state: self.state.clone() };
        let events = next.play(action)?;
        let view = next.view();
        let mut legal: Vec<String> = next.legal().iter().map(|action| action_text(next.game, action)).collect();
        legal.sort_unstable();
        Some(Ahead { view: changes(form, next.form(&view)), legal, events, ahead: next.ahead(&view) })
    }
}

/// The fields that are others than before.
fn changes(before: &Value, after: Value) -> Map<String, Value> {
    let Value::Object(after) = after else { return Map::new() };
    after.into_iter().filter(|(key, value)| before.get(key) != Some(value)).collect()
}
