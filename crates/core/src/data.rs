//! Data of a game that a table brings along, as TOML: read field by field, so that every error names line and field.
//!
//! A text comes from strangers: it is refused unread above [`LARGEST`] bytes, and reading it takes time in proportion to its length.

use std::fmt;
use std::ops::RangeInclusive;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::clause::{Clause, OptionProblem, SetupError};

/// The most bytes of a text.
pub const LARGEST: usize = 64 << 10;

/// What is wrong: a message of the locales with what it names. Its English stands here too, for logs and for whoever has no
/// locales; that both say the same is tested where both are at hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The message.
    pub key: &'static str,
    /// What it names.
    pub args: Box<[(&'static str, String)]>,
    english: &'static str,
}

impl Problem {
    /// A message and its English, which names arguments in braces: `{card} is left out already`.
    pub fn new(key: &'static str, english: &'static str, args: &[(&'static str, &dyn fmt::Display)]) -> Problem {
        Problem { key, english, args: args.iter().map(|(name, value)| (*name, value.to_string())).collect() }
    }

    /// Something else than a whole number within bounds.
    pub fn not_within(value: impl fmt::Display, least: impl Into<i64>, most: impl Into<i64>) -> Problem {
        let english = "{value} is not a whole number from {min} to {max}";
        Problem::new("data-not-within", english, &[("value", &value), ("min", &least.into()), ("max", &most.into())])
    }

    /// A whole number within bounds that is not there.
    pub fn no_number(least: impl Into<i64>, most: impl Into<i64>) -> Problem {
        let english = "missing; expected is a whole number from {min} to {max}";
        Problem::new("data-no-number", english, &[("min", &least.into()), ("max", &most.into())])
    }

    /// A field that is not there, with what is expected in it, written as in the file.
    pub fn missing(expected: impl fmt::Display) -> Problem {
        Problem::new("data-missing", "missing; expected is {expected}", &[("expected", &expected)])
    }

    /// A field that nobody knows.
    pub fn unknown(known: &[&str]) -> Problem {
        Problem::new("data-unknown", "unknown; expected are {known}", &[("known", &known.join(", "))])
    }

    /// A text that is no TOML, and what its parser says of it.
    pub fn not_toml(said: &str) -> Problem {
        Problem::new("data-not-toml", "not TOML: {said}", &[("said", &said)])
    }

    /// A text of more bytes than are read.
    pub fn too_large(most: usize) -> Problem {
        Problem::new("data-too-large", "too long: {most} letters at most", &[("most", &most)])
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.english;
        while let Some((before, name, after)) = next_name(rest) {
            f.write_str(before)?;
            let value = self.args.iter().find(|(known, _)| *known == name).map_or(name, |(_, value)| value);
            f.write_str(value)?;
            rest = after;
        }
        f.write_str(rest)
    }
}

/// What stands before the first name in braces, the name, and what stands after it.
fn next_name(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once('{')?;
    let (name, after) = rest.split_once('}')?;
    Some((before, name, after))
}

/// What is wrong with a text of data, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataError {
    /// The line, counted from 1.
    pub line: usize,
    /// Whether it is a line of the game's own data, which the table's no longer fits.
    pub in_base: bool,
    /// The entry of a list, such as `profile "ogre"`; empty where there is none.
    pub entry: Box<str>,
    /// The field with the tables around it, such as `deck.hex`; empty for the text itself.
    pub field: String,
    /// What is wrong, and what was expected.
    pub problem: Problem,
    /// The clause that asks for it, where one does.
    pub clause: Option<Clause>,
}

impl DataError {
    /// An error about a field.
    pub fn new(line: usize, field: impl Into<String>, problem: Problem) -> DataError {
        DataError { line, in_base: false, entry: Box::default(), field: field.into(), problem, clause: None }
    }

    /// The same, against a clause of the rules.
    pub fn against(mut self, clause: Clause) -> DataError {
        self.clause = Some(clause);
        self
    }

    /// What a table is told that wanted this text in an option. Where no clause is named, the one refuses it that refuses
    /// options.
    pub fn in_option(self, name: &str, refused_by: Option<Clause>) -> SetupError {
        let rule = self.clause.or(refused_by);
        SetupError::Option { name: name.to_owned(), problem: OptionProblem::Data(Box::new(self)), rule }
    }
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.in_base {
            f.write_str("base data, ")?;
        }
        write!(f, "line {}", self.line)?;
        if !self.entry.is_empty() {
            write!(f, ", {}", self.entry)?;
        }
        if !self.field.is_empty() {
            write!(f, ", field {:?}", self.field)?;
        }
        write!(f, ": {}", self.problem)?;
        match self.clause {
            Some(clause) => write!(f, " ({clause})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for DataError {}

/// A text of data, parsed.
pub struct Document<'t> {
    text: &'t str,
    root: Spanned<DeTable<'t>>,
}

impl<'t> Document<'t> {
    /// Parses a text; what its fields hold is asked of [`Document::fields`].
    pub fn parse(text: &'t str) -> Result<Document<'t>, DataError> {
        if text.len() > LARGEST {
            return Err(DataError::new(1, "", Problem::too_large(LARGEST)));
        }
        let root = DeTable::parse(text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            DataError::new(line(text, at), "", Problem::not_toml(error.message()))
        })?;
        Ok(Document { text, root })
    }

    /// The line of a field with the tables around it, such as `deck.hex`; that of the innermost table that is there, otherwise.
    pub fn line_of(&self, path: &str) -> usize {
        let (mut table, mut at) = (Some(self.root.get_ref()), 0);
        for name in path.split('.') {
            let Some((key, value)) = table.and_then(|table| table.get_key_value(name)) else { break };
            at = key.span().start;
            table = value.get_ref().as_table();
        }
        line(self.text, at)
    }

    /// The fields at the top, of which there may be no others than these.
    pub fn fields(&self, known: &[&str]) -> Result<Fields<'_>, DataError> {
        let fields = Fields { text: self.text, name: String::new(), table: self.root.get_ref(), at: 0 };
        fields.allow(known)?;
        Ok(fields)
    }
}

/// One table of a text, asked for its fields one by one. What is left out is none.
pub struct Fields<'t> {
    text: &'t str,
    /// With the tables around it; empty at the top.
    name: String,
    table: &'t DeTable<'t>,
    at: usize,
}

impl<'t> Fields<'t> {
    /// The names of all fields, in the order of the text's bytes.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.table.keys().map(|key| key.get_ref().as_ref())
    }

    /// An error about a field, at its line; at the table's if it is not there.
    pub fn error(&self, field: &str, problem: Problem) -> DataError {
        let at = self.table.get_key_value(field).map_or(self.at, |(key, _)| key.span().start);
        DataError::new(line(self.text, at), self.path(field), problem)
    }

    /// An error about one item of a list, counted from 0, at the item's line.
    pub fn item_error(&self, field: &str, item: usize, problem: Problem) -> DataError {
        let value = self.get(field).and_then(|list| list.get_ref().as_array()?.get(item));
        let error = self.error(field, problem);
        DataError { line: value.map_or(error.line, |value| line(self.text, value.span().start)), ..error }
    }

    /// A whole number within bounds.
    pub fn number<T: Copy + Into<i64> + TryFrom<i64>>(
        &self,
        field: &str,
        bounds: RangeInclusive<T>,
    ) -> Result<Option<T>, DataError> {
        self.get(field).map(|value| self.whole(field, value, &bounds)).transpose()
    }

    /// A list of whole numbers within bounds.
    pub fn numbers<T: Copy + Into<i64> + TryFrom<i64>>(
        &self,
        field: &str,
        bounds: RangeInclusive<T>,
    ) -> Result<Option<Vec<T>>, DataError> {
        let Some(items) = self.list(field, "data-not-numbers", "{value} is not a list of whole numbers")? else {
            return Ok(None);
        };
        items.iter().map(|item| self.whole(field, item, &bounds)).collect::<Result<Vec<T>, DataError>>().map(Some)
    }

    /// A text.
    pub fn text(&self, field: &str) -> Result<Option<&'t str>, DataError> {
        self.get(field).map(|value| self.words(field, value)).transpose()
    }

    /// A list of texts.
    pub fn texts(&self, field: &str) -> Result<Option<Vec<&'t str>>, DataError> {
        let Some(items) = self.list(field, "data-not-texts", "{value} is not a list of texts")? else {
            return Ok(None);
        };
        items.iter().map(|item| self.words(field, item)).collect::<Result<Vec<&str>, DataError>>().map(Some)
    }

    /// A table inside this one, of which there may be no other fields than these.
    pub fn table(&self, field: &str, known: &[&str]) -> Result<Option<Fields<'t>>, DataError> {
        let Some(value) = self.get(field) else { return Ok(None) };
        let Some(table) = value.get_ref().as_table() else {
            return Err(self.wrong(field, value, not(value, "data-not-table", "{value} is not a table")));
        };
        let inside = Fields { text: self.text, name: self.path(field), table, at: value.span().start };
        inside.allow(known)?;
        Ok(Some(inside))
    }

    fn get(&self, field: &str) -> Option<&'t Spanned<DeValue<'t>>> {
        self.table.get(field)
    }

    fn list(
        &self,
        field: &str,
        key: &'static str,
        english: &'static str,
    ) -> Result<Option<&'t [Spanned<DeValue<'t>>]>, DataError> {
        let Some(value) = self.get(field) else { return Ok(None) };
        match value.get_ref() {
            DeValue::Array(items) => Ok(Some(items)),
            _ => Err(self.wrong(field, value, not(value, key, english))),
        }
    }

    fn words(&self, field: &str, value: &'t Spanned<DeValue<'t>>) -> Result<&'t str, DataError> {
        let text = value.get_ref().as_str();
        text.ok_or_else(|| self.wrong(field, value, not(value, "data-not-text", "{value} is not a text")))
    }

    fn whole<T: Copy + Into<i64> + TryFrom<i64>>(
        &self,
        field: &str,
        value: &Spanned<DeValue<'_>>,
        bounds: &RangeInclusive<T>,
    ) -> Result<T, DataError> {
        let (least, most) = ((*bounds.start()).into(), (*bounds.end()).into());
        integer(value.get_ref())
            .filter(|number| (least..=most).contains(number))
            .and_then(|number| T::try_from(number).ok())
            .ok_or_else(|| self.wrong(field, value, Problem::not_within(show(value.get_ref()), least, most)))
    }

    fn wrong(&self, field: &str, value: &Spanned<DeValue<'_>>, problem: Problem) -> DataError {
        DataError { line: line(self.text, value.span().start), ..self.error(field, problem) }
    }

    fn allow(&self, known: &[&str]) -> Result<(), DataError> {
        match self.table.keys().find(|key| !known.contains(&key.get_ref().as_ref())) {
            Some(key) => Err(self.error(key.get_ref(), Problem::unknown(known))),
            None => Ok(()),
        }
    }

    fn path(&self, field: &str) -> String {
        if self.name.is_empty() { field.to_owned() } else { format!("{}.{field}", self.name) }
    }
}

/// That a value is something else.
fn not(value: &Spanned<DeValue<'_>>, key: &'static str, english: &'static str) -> Problem {
    Problem::new(key, english, &[("value", &show(value.get_ref()))])
}

/// The line of a byte. Counted only where something is wrong, and reading ends there.
fn line(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1
}

/// A TOML integer, if it fits.
pub fn integer(value: &DeValue<'_>) -> Option<i64> {
    let number = value.as_integer()?;
    i64::from_str_radix(number.as_str(), number.radix()).ok()
}

/// A value as an error shows it.
pub fn show(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => format!("{text:?}"),
        DeValue::Integer(number) => number.to_string(),
        DeValue::Float(number) => number.to_string(),
        DeValue::Boolean(flag) => flag.to_string(),
        DeValue::Datetime(date) => date.to_string(),
        DeValue::Array(_) => "[…]".into(),
        DeValue::Table(_) => "{…}".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(text: &str) -> String {
        let read = || {
            let document = Document::parse(text)?;
            let fields = document.fields(&["princes", "deck", "rows", "name"])?;
            fields.text("name")?;
            fields.number("princes", 0u8..=10)?;
            fields.texts("rows")?;
            let deck = fields.table("deck", &["hex", "row"])?;
            let deck = deck.as_ref();
            deck.map(|deck| deck.number("hex", 0u8..=36)).transpose()?;
            deck.map(|deck| deck.numbers("row", 0u8..=9)).transpose()
        };
        read().unwrap_err().to_string()
    }

    #[test]
    fn every_error_names_line_and_field() {
        for (text, said) in [
            ("# words\nprinces = 11", "line 2, field \"princes\": 11 is not a whole number from 0 to 10"),
            ("princes = 1.5", "line 1, field \"princes\": 1.5 is not a whole number from 0 to 10"),
            ("\n[deck]\nhex = \"ten\"", "line 3, field \"deck.hex\": \"ten\" is not a whole number from 0 to 36"),
            ("[deck]\nfog = 1", "line 2, field \"deck.fog\": unknown; expected are hex, row"),
            ("[deck]\nrow = [\n 1,\n 12]", "line 4, field \"deck.row\": 12 is not a whole number from 0 to 9"),
            ("deck = 3", "line 1, field \"deck\": 3 is not a table"),
            ("rows = [1]", "line 1, field \"rows\": 1 is not a text"),
            ("name = 2", "line 1, field \"name\": 2 is not a text"),
            ("rows = true", "line 1, field \"rows\": true is not a list of texts"),
            ("knights = 3", "line 1, field \"knights\": unknown; expected are princes, deck, rows, name"),
        ] {
            assert_eq!(refused(text), said, "{text}");
        }
        assert!(refused("princes = 1\nprinces = 2").starts_with("line 2: not TOML"));
    }

    #[test]
    fn a_field_is_found_by_its_path() {
        let document = Document::parse("a = 1\n[deck]\nhex = 2\n[deck.more]\nrow = 3").unwrap();
        for (path, line) in [("a", 1), ("deck.hex", 3), ("deck.more.row", 5), ("deck.fog", 2), ("fog", 1), ("a.b", 1)] {
            assert_eq!(document.line_of(path), line, "{path}");
        }
    }

    #[test]
    fn a_text_that_is_too_large_is_not_read() {
        let text = format!("#{}", "x".repeat(LARGEST));
        assert_eq!(refused(&text), format!("line 1: too long: {LARGEST} letters at most"));
    }
}
