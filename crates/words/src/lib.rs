//! The words of Féerie and of its games, in French and in English.
//!
//! Programs name what they want to say by a key; the sentences are in Fluent files, the interface's in the
//! workspace's `locales` folder and each game's in its own.
//!
//! ```
//! use feerie_words::{Lang, Words};
//!
//! let words = Words::new(Lang::Fr, &[])?;
//! assert_eq!(words.say("points", &[("count", 2.into())]), "2 points");
//! assert_eq!(words.say("no-such-key", &[]), "⟦no-such-key⟧");
//! # Ok::<(), feerie_words::WordsError>(())
//! ```
//!
//! Beside Fluent's own syntax, messages may write
//!
//! - `{ SEAT($seat) }` for the seat that an event numbers from 0: it gives "Player 1", the name in
//!   [words that know names](Words::named), and leaves text as it is;
//! - `{ DE($seat) }`, in French only: the same with *de* before it, « de Zoé » or « d’Alice »;
//! - `{ LIST(some, of, these) }`: parts in a row with commas and "and", the empty ones left out.

mod grammar;
mod lang;
mod messages;

pub use fluent_bundle::FluentValue as Value;
pub use lang::{Lang, UnknownLang};
pub use messages::{Difference, Messages, Uses};

use feerie_core::{
    Actor, Clause, DataError, Fault, GameInfo, MAX_SEATS, OptionProblem, Reason, Refusal, Seat, SetupError,
};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use serde_json::Value as Json;
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;
use unic_langid::LanguageIdentifier;

/// Fluent files that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WordsError {
    /// A file is not Fluent.
    Syntax {
        /// The file.
        place: String,
        /// Where in the file, counted from 1.
        line: usize,
        /// What is wrong.
        problem: String,
    },
    /// A key that this file, or another one before it, defines already.
    Twice {
        /// The file with the second definition.
        place: String,
        /// The key.
        key: String,
    },
}

impl fmt::Display for WordsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WordsError::Syntax { place, line, problem } => write!(f, "{place}, line {line}: {problem}"),
            WordsError::Twice { place, key } => write!(f, "{place}: {key} is defined twice"),
        }
    }
}

impl std::error::Error for WordsError {}

/// Everything that can be said in one language. Shared freely between threads.
pub struct Words {
    lang: Lang,
    games: Vec<&'static str>,
    resources: Vec<Arc<FluentResource>>,
    bundle: FluentBundle<Arc<FluentResource>>,
}

impl Words {
    /// The interface's words and those of these games.
    pub fn new(lang: Lang, infos: &[GameInfo]) -> Result<Words, WordsError> {
        let mut sources = vec![(format!("locales/{lang}.ftl"), interface_source(lang))];
        for info in infos {
            let source = match lang {
                Lang::Fr => info.locales.fr,
                Lang::En => info.locales.en,
            };
            sources.push((format!("games/{}/locales/{lang}.ftl", info.id), source));
        }
        let sources: Vec<(&str, &str)> = sources.iter().map(|(place, source)| (place.as_str(), *source)).collect();
        let mut words = Words::from_sources(lang, &sources)?;
        words.games = infos.iter().map(|info| info.id).collect();
        Ok(words)
    }

    /// The words of these Fluent files: the name of each, and what it holds.
    pub fn from_sources(lang: Lang, sources: &[(&str, &str)]) -> Result<Words, WordsError> {
        let mut words = Words::empty(lang);
        for (place, source) in sources {
            words.add(place, Arc::new(messages::parse(place, source)?))?;
        }
        words.add_functions(&[])?;
        Ok(words)
    }

    fn empty(lang: Lang) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![plural_rules(lang)]);
        // The marks that isolate foreign directions are noise in terminals, and both our languages run one way.
        bundle.set_use_isolating(false);
        Words { lang, games: Vec::new(), resources: Vec::new(), bundle }
    }

    /// The same words at a table where seats have names: events speak of people by them. A seat without one is
    /// called by its number.
    pub fn named(&self, names: &[String]) -> Result<Words, WordsError> {
        let mut words = Words::empty(self.lang);
        words.games.clone_from(&self.games);
        for resource in &self.resources {
            words.add("named", Arc::clone(resource))?;
        }
        words.add_functions(names)?;
        Ok(words)
    }

    /// The games that there are words for.
    pub fn games(&self) -> &[&'static str] {
        &self.games
    }

    /// The language spoken.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a message with this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The message with this key, its variables filled in. A missing one is the key in brackets: seen by
    /// whoever looks, and no reason to stop a game.
    pub fn say(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.format(key, args.iter().cloned().collect())
    }

    /// The same with plain texts, as crates without words hand them out.
    pub fn say_texts(&self, key: &str, args: &[(&str, String)]) -> String {
        self.format(key, args.iter().map(|(name, text)| (*name, Value::from(text.as_str()))).collect())
    }

    /// The message, with what is wrong where something is: for those who check the files.
    pub fn try_say(&self, key: &str, args: &[(&str, Value<'_>)]) -> Result<String, String> {
        let message = self.bundle.get_message(key);
        let pattern = message.as_ref().and_then(|message| message.value()).ok_or("there is no such message")?;
        let mut errors = Vec::new();
        let args: FluentArgs<'_> = args.iter().cloned().collect();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        match errors.as_slice() {
            [] => Ok(text),
            errors => Err(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")),
        }
    }

    /// A rule clause in plain words.
    pub fn clause(&self, clause: Clause) -> String {
        self.say(clause.id(), &[])
    }

    /// What happened, if the game has words for it. The kind `slide` of the game `lutins` is the message
    /// `event-lutins-slide`, and the event's other fields are its variables; a kind that has no message is
    /// technical and says nothing.
    pub fn event(&self, game: &str, event: &Json) -> Option<String> {
        let fields = event.as_object()?;
        let kind = fields.get("event")?.as_str()?;
        let key = format!("event-{game}-{kind}");
        if !self.has(&key) {
            return None;
        }
        let args = fields.iter().filter(|(name, _)| *name != "event");
        let args = args.filter_map(|(name, value)| Some((name.as_str(), of_json(value)?))).collect();
        Some(self.format(&key, args))
    }

    /// Why a bot advises what it advises.
    pub fn reason(&self, reason: &Reason) -> String {
        self.format(reason.key, reason.args.iter().map(|(name, text)| (*name, number_or_text(text))).collect())
    }

    /// A refused step: who tried what, and the rule that forbids it.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let key = match refusal.fault {
            Fault::Illegal => "refusal-illegal",
            Fault::WrongActor if refusal.step.is_empty() => "refusal-not-now",
            Fault::WrongActor => "refusal-wrong-actor",
            Fault::NoChance => "refusal-no-chance",
        };
        let sentence =
            self.say(key, &[("who", self.actor(refusal.actor).into()), ("step", refusal.step.as_str().into())]);
        match refusal.clause {
            Some(clause) => self.say(
                "refusal-with-rule",
                &[("refusal", sentence.into()), ("rule", self.clause(clause).into()), ("clause", clause.id().into())],
            ),
            None => sentence,
        }
    }

    /// A table that cannot be set up.
    pub fn setup_error(&self, error: &SetupError) -> String {
        match error {
            SetupError::Seats { given, allowed } => {
                let key = if allowed.start() == allowed.end() { "setup-seats-exactly" } else { "setup-seats" };
                let (min, max) = (allowed.start().into(), allowed.end().into());
                self.say(key, &[("given", given.into()), ("min", min), ("max", max)])
            }
            SetupError::Option { name, problem, .. } => {
                let problem = self.option_problem(problem);
                self.say("setup-option", &[("name", name.as_str().into()), ("problem", problem.into())])
            }
        }
    }

    fn option_problem(&self, problem: &OptionProblem) -> String {
        match problem {
            OptionProblem::Unknown(known) => self.say("option-unknown", &[("known", known.join(", ").into())]),
            OptionProblem::NotOffered { value, offered } => self
                .say("option-not-offered", &[("value", value.as_str().into()), ("offered", offered.join(", ").into())]),
            OptionProblem::NotWithin { value, min, max } => self.say(
                "option-not-within",
                &[("value", value.as_str().into()), ("min", (*min).into()), ("max", (*max).into())],
            ),
            OptionProblem::NotText(value) => self.say("option-not-text", &[("value", value.as_str().into())]),
            OptionProblem::Data(error) => self.data_error(error),
            OptionProblem::Said(text) => text.clone(),
        }
    }

    /// What is wrong with a text of data: the line, the field, and what was expected there.
    pub fn data_error(&self, error: &DataError) -> String {
        let line = Value::from(error.line as f64);
        let mut place = vec![self.say(if error.in_base { "data-base-line" } else { "data-line" }, &[("line", line)])];
        if !error.entry.is_empty() {
            place.push(error.entry.to_string());
        }
        if !error.field.is_empty() {
            place.push(self.say_texts("data-field", &[("field", error.field.clone())]));
        }
        let problem = self.say_texts(error.problem.key, &error.problem.args);
        let wrong = self.say_texts("data-wrong", &[("place", place.join(", ")), ("problem", problem)]);
        match error.clause {
            Some(clause) => format!("{wrong} ({clause})"),
            None => wrong,
        }
    }

    /// A text of this language as it is shown: where French puts a space before a sign, no line breaks.
    pub fn prose(&self, text: &str) -> String {
        match self.lang {
            Lang::Fr => grammar::unbroken(text),
            Lang::En => text.to_owned(),
        }
    }

    /// Parts in a row, with commas and "and".
    pub fn list<T: AsRef<str>>(&self, parts: impl IntoIterator<Item = T>) -> String {
        grammar::list(self.lang, parts)
    }

    /// Who makes a step. Seats are counted from 1 for people.
    pub fn actor(&self, actor: Actor) -> String {
        match actor {
            Actor::Seat(seat) => self.say("seat-name", &[("number", (u32::from(seat.0) + 1).into())]),
            Actor::Chance => self.say("chance-name", &[]),
        }
    }

    fn format(&self, key: &str, args: FluentArgs<'_>) -> String {
        let message = self.bundle.get_message(key);
        let Some(pattern) = message.as_ref().and_then(|message| message.value()) else { return format!("⟦{key}⟧") };
        // A variable that was not given shows as `{$name}` in the text: visible too, so the list is not needed.
        let mut errors = Vec::new();
        self.prose(&self.bundle.format_pattern(pattern, Some(&args), &mut errors))
    }

    fn add(&mut self, place: &str, resource: Arc<FluentResource>) -> Result<(), WordsError> {
        self.resources.push(Arc::clone(&resource));
        self.bundle.add_resource(resource).map_err(|errors| twice(place, &errors))
    }

    /// Defines `SEAT`, `DE` and `LIST`. The names of seats are made beforehand: a function cannot look up
    /// messages itself.
    fn add_functions(&mut self, people: &[String]) -> Result<(), WordsError> {
        let name = |seat: Seat| match people.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.actor(Actor::Seat(seat)),
        };
        let names: Vec<String> = Seat::all(MAX_SEATS as u8).map(name).collect();
        let lang = self.lang;
        self.bundle.add_builtins().map_err(|error| twice("NUMBER", &[error]))?;
        let mut add = |name: &str, function: Function| {
            self.bundle.add_function(name, function).map_err(|error| twice(name, &[error]))
        };
        if lang == Lang::Fr {
            let names = names.clone();
            let de = move |positional: &[Value<'_>]| Some(grammar::of(&seat_name(positional, &names)?));
            add("DE", Box::new(move |positional, _| de(positional).map_or(Value::Error, Value::from)))?;
        }
        add("LIST", Box::new(move |parts, _| grammar::list(lang, parts.iter().map(part_text)).into()))?;
        let seat = move |positional: &[Value<'_>]| seat_name(positional, &names);
        add("SEAT", Box::new(move |positional, _| seat(positional).map_or(Value::Error, Value::from)))
    }
}

/// What a message may call. Each answer owns its text, so it outlives what it was asked with.
type Function = Box<dyn for<'a> Fn(&[Value<'a>], &FluentArgs<'_>) -> Value<'a> + Send + Sync>;

/// The name of the seat that a function's first argument numbers; text is a name already.
fn seat_name(positional: &[Value<'_>], names: &[String]) -> Option<String> {
    match positional.first()? {
        Value::Number(number) if number.value >= 0.0 => names.get(number.value as usize).cloned(),
        Value::String(name) => Some(name.to_string()),
        _ => None,
    }
}

fn part_text<'a>(part: &'a Value<'_>) -> Cow<'a, str> {
    match part {
        Value::String(text) => Cow::Borrowed(text),
        Value::Number(number) => number.as_string(),
        _ => Cow::Borrowed(""),
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("lang", &self.lang).finish_non_exhaustive()
    }
}

fn interface_source(lang: Lang) -> &'static str {
    match lang {
        Lang::Fr => include_str!("../../../locales/fr.ftl"),
        Lang::En => include_str!("../../../locales/en.ftl"),
    }
}

fn plural_rules(lang: Lang) -> LanguageIdentifier {
    // Two letters are always well formed; the default ("und") would only lose the plurals.
    lang.code().parse().unwrap_or_default()
}

fn twice(place: &str, errors: &[FluentError]) -> WordsError {
    let key = match errors.first() {
        Some(FluentError::Overriding { id, .. }) => id.clone(),
        other => format!("{other:?}"),
    };
    WordsError::Twice { place: place.to_owned(), key }
}

/// A field of an event as a variable; nested objects have no words.
fn of_json(value: &Json) -> Option<Value<'_>> {
    match value {
        Json::Null => Some("none".into()),
        Json::Bool(flag) => Some(if *flag { "true" } else { "false" }.into()),
        Json::Number(number) => number.as_f64().map(Value::from),
        Json::String(text) => Some(text.as_str().into()),
        Json::Array(items) => {
            let items: Vec<String> = items.iter().filter_map(item_text).collect();
            Some(items.join(", ").into())
        }
        Json::Object(_) => None,
    }
}

fn item_text(item: &Json) -> Option<String> {
    match item {
        Json::Null => Some("none".to_owned()),
        Json::String(text) => Some(text.clone()),
        Json::Bool(_) | Json::Number(_) => Some(item.to_string()),
        Json::Array(_) | Json::Object(_) => None,
    }
}

/// Reasons carry text only, but plurals need numbers. Stricter than Fluent's own guess, which takes "nan" and
/// "inf" for numbers.
fn number_or_text(text: &str) -> Value<'_> {
    if text.bytes().all(|b| b.is_ascii_digit() || b == b'-' || b == b'.') {
        Value::try_number(text)
    } else {
        text.into()
    }
}

#[cfg(test)]
mod tests;
