//! Data of a game that a table brings along, as TOML: read field by field, so that every error names line and field.
//!
//! A text comes from strangers: it is refused unread above [`LARGEST`] bytes, and reading it takes time in proportion to its length.

use std::fmt;
use std::ops::RangeInclusive;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::clause::{Clause, SetupError};

/// The most bytes of a text.
pub const LARGEST: usize = 64 << 10;

/// What is wrong with a text of data, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataError {
    /// The line, counted from 1.
    pub line: usize,
    /// The field with the tables around it, such as `deck.hex`; empty for the text itself.
    pub field: String,
    /// What is wrong, and what was expected.
    pub problem: String,
    /// The clause that asks for it, where one does.
    pub clause: Option<Clause>,
}

impl DataError {
    /// The same, against a clause of the rules.
    pub fn against(mut self, clause: Clause) -> DataError {
        self.clause = Some(clause);
        self
    }

    /// What a table is told that wanted this text in an option. Where no clause is named, the one refuses it that refuses
    /// options.
    pub fn in_option(self, name: &str, refused_by: Option<Clause>) -> SetupError {
        match self.clause.or(refused_by) {
            Some(clause) => SetupError::against(clause, name, self.to_string()),
            None => SetupError::option(name, self.to_string()),
        }
    }
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
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
            let problem = format!("{} bytes are more than {LARGEST}", text.len());
            return Err(DataError { line: 1, field: String::new(), problem, clause: None });
        }
        let root = DeTable::parse(text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            let problem = format!("not TOML: {}", error.message());
            DataError { line: line(text, at), field: String::new(), problem, clause: None }
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

    /// An error at a byte of the text, about the innermost field that is written there.
    pub fn error_at(&self, at: usize, problem: impl Into<String>) -> DataError {
        let mut path = Vec::new();
        find(self.root.get_ref(), at, &mut path);
        DataError { line: line(self.text, at), field: path.join("."), problem: problem.into(), clause: None }
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
    pub fn error(&self, field: &str, problem: impl Into<String>) -> DataError {
        let at = self.table.get_key_value(field).map_or(self.at, |(key, _)| key.span().start);
        DataError { line: line(self.text, at), field: self.path(field), problem: problem.into(), clause: None }
    }

    /// An error about one item of a list, counted from 0, at the item's line.
    pub fn item_error(&self, field: &str, item: usize, problem: impl Into<String>) -> DataError {
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
        let Some(items) = self.list(field, "a list of whole numbers")? else { return Ok(None) };
        items.iter().map(|item| self.whole(field, item, &bounds)).collect::<Result<Vec<T>, DataError>>().map(Some)
    }

    /// A list of texts.
    pub fn texts(&self, field: &str) -> Result<Option<Vec<&'t str>>, DataError> {
        let Some(items) = self.list(field, "a list of texts")? else { return Ok(None) };
        let text =
            |item: &'t Spanned<DeValue<'t>>| item.get_ref().as_str().ok_or_else(|| self.wrong(field, item, "a text"));
        items.iter().map(text).collect::<Result<Vec<&str>, DataError>>().map(Some)
    }

    /// A table inside this one, of which there may be no other fields than these.
    pub fn table(&self, field: &str, known: &[&str]) -> Result<Option<Fields<'t>>, DataError> {
        let Some(value) = self.get(field) else { return Ok(None) };
        let Some(table) = value.get_ref().as_table() else { return Err(self.wrong(field, value, "a table")) };
        let inside = Fields { text: self.text, name: self.path(field), table, at: value.span().start };
        inside.allow(known)?;
        Ok(Some(inside))
    }

    fn get(&self, field: &str) -> Option<&'t Spanned<DeValue<'t>>> {
        self.table.get(field)
    }

    fn list(&self, field: &str, expected: &str) -> Result<Option<&'t [Spanned<DeValue<'t>>]>, DataError> {
        let Some(value) = self.get(field) else { return Ok(None) };
        match value.get_ref() {
            DeValue::Array(items) => Ok(Some(items)),
            _ => Err(self.wrong(field, value, expected)),
        }
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
            .ok_or_else(|| self.wrong(field, value, &format!("a whole number from {least} to {most}")))
    }

    fn wrong(&self, field: &str, value: &Spanned<DeValue<'_>>, expected: &str) -> DataError {
        let problem = format!("{} is not {expected}", show(value.get_ref()));
        DataError { line: line(self.text, value.span().start), ..self.error(field, problem) }
    }

    fn allow(&self, known: &[&str]) -> Result<(), DataError> {
        match self.table.keys().find(|key| !known.contains(&key.get_ref().as_ref())) {
            Some(key) => Err(self.error(key.get_ref(), format!("unknown; expected are {}", known.join(", ")))),
            None => Ok(()),
        }
    }

    fn path(&self, field: &str) -> String {
        if self.name.is_empty() { field.to_owned() } else { format!("{}.{field}", self.name) }
    }
}

/// The names of the tables and of the field that a byte belongs to. The span of a table under a headline is the headline alone,
/// so that every table is looked into.
fn find<'t>(table: &'t DeTable<'_>, at: usize, path: &mut Vec<&'t str>) -> bool {
    for (key, value) in table {
        path.push(key.get_ref());
        let inside = value.get_ref().as_table().is_some_and(|table| find(table, at, path));
        if inside || key.span().contains(&at) || value.span().contains(&at) {
            return true;
        }
        path.pop();
    }
    false
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
        DeValue::Array(_) => "a list".into(),
        DeValue::Table(_) => "a table".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(text: &str) -> String {
        let read = || {
            let document = Document::parse(text)?;
            let fields = document.fields(&["princes", "deck", "rows"])?;
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
            ("rows = true", "line 1, field \"rows\": true is not a list of texts"),
            ("knights = 3", "line 1, field \"knights\": unknown; expected are princes, deck, rows"),
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
        assert_eq!(document.error_at(19, "odd").to_string(), "line 3, field \"deck.hex\": odd");
        assert_eq!(document.error_at(14, "odd").to_string(), "line 3, field \"deck.hex\": odd");
    }

    #[test]
    fn a_text_that_is_too_large_is_not_read() {
        let text = format!("#{}", "x".repeat(LARGEST));
        assert_eq!(refused(&text), format!("line 1: {} bytes are more than {LARGEST}", LARGEST + 1));
    }
}
