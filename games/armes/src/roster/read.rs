//! Reading a roster file field by field, so that every error can say line, entry, field and what was expected.

use feerie_core::Clause;
use feerie_core::data::{integer, show};
use std::fmt::Display;
use std::ops::{Range, RangeInclusive};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

pub use feerie_core::data::{DataError as RosterError, Problem};

use super::lines::Lines;
use crate::clauses;

fn no_table(value: &Spanned<DeValue<'_>>) -> Problem {
    Problem::new("data-not-table", "{value} is not a table", &[("value", &show(value.get_ref()))])
}

/// No such faction.
pub fn no_faction(name: &str) -> Problem {
    Problem::new("armes-data-no-faction", "there is no faction “{name}”", &[("name", &name)])
}

/// A list that is too short or too long.
pub fn wrong_count(count: usize, least: u8, most: u8) -> Problem {
    let english = "{count} entries; expected are {least} to {most}";
    Problem::new("armes-data-count", english, &[("count", &count), ("least", &least), ("most", &most)])
}

/// Where something stands, to be named in an error that is found later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    line: usize,
    in_base: bool,
    entry: String,
    field: &'static str,
    clause: Clause,
}

impl Spot {
    /// An error at this place.
    pub fn error(&self, problem: Problem) -> RosterError {
        RosterError {
            line: self.line,
            in_base: self.in_base,
            entry: self.entry.clone().into(),
            field: self.field.into(),
            problem,
            clause: Some(self.clause),
        }
    }
}

/// A file being read.
#[derive(Clone, Copy)]
pub struct File<'t> {
    /// Its text.
    pub text: &'t str,
    /// Where its lines begin.
    pub lines: &'t Lines,
    /// Whether it is the base data.
    pub is_base: bool,
}

impl File<'_> {
    /// The line of a byte.
    pub fn line(&self, at: usize) -> usize {
        self.lines.line(at)
    }

    /// An error about the file itself (ARM-DATA-1).
    pub fn error(&self, at: usize, field: &str, problem: Problem) -> RosterError {
        RosterError {
            line: self.line(at),
            in_base: self.is_base,
            entry: Box::default(),
            field: field.into(),
            problem,
            clause: Some(clauses::DATA_1),
        }
    }
}

/// One table of the file, asked for its fields one by one.
pub struct Fields<'t> {
    file: File<'t>,
    table: &'t DeTable<'t>,
    span: Range<usize>,
    /// How errors call it: `profile "ogre"`.
    pub entry: String,
    clause: Clause,
}

impl<'t> Fields<'t> {
    /// The fields of a table, of which there may be no others than these (ARM-DATA-1).
    pub fn of(
        file: File<'t>,
        value: &'t Spanned<DeValue<'t>>,
        kind: &str,
        clause: Clause,
        known: &[&str],
    ) -> Result<Fields<'t>, RosterError> {
        let span = value.span();
        let Some(table) = value.get_ref().as_table() else {
            return Err(RosterError { entry: kind.into(), ..file.error(span.start, "", no_table(value)) });
        };
        let named = table.get("id").and_then(|id| id.get_ref().as_str());
        let entry = named.map_or_else(|| kind.to_owned(), |id| format!("{kind} {id:?}"));
        let fields = Fields { file, table, span, entry, clause };
        if let Some((key, _)) = table.iter().find(|(key, _)| !known.contains(&key.get_ref().as_ref())) {
            let mut error = fields.error(key.get_ref(), Problem::unknown(known));
            error.line = file.line(key.span().start);
            return Err(error.against(clauses::DATA_1));
        }
        Ok(fields)
    }

    /// The same fields under another name, for errors of a table inside a table.
    pub fn inside(mut self, outer: &str) -> Fields<'t> {
        self.entry = format!("{outer}, {}", self.entry);
        self
    }

    fn get(&self, field: &str) -> Option<&'t Spanned<DeValue<'t>>> {
        self.table.get(field)
    }

    /// The place of a field.
    pub fn spot(&self, field: &'static str) -> Spot {
        let at = self.get(field).map_or(self.span.start, |value| value.span().start);
        let (line, in_base) = (self.file.line(at), self.file.is_base);
        Spot { line, in_base, entry: self.entry.clone(), field, clause: self.clause }
    }

    /// An error about a field.
    pub fn error(&self, field: &str, problem: Problem) -> RosterError {
        let at = self.get(field).map_or(self.span.start, |value| value.span().start);
        RosterError {
            entry: self.entry.clone().into(),
            clause: Some(self.clause),
            ..self.file.error(at, field, problem)
        }
    }

    /// A field that is not there, or something else than it should be.
    fn wrong(&self, field: &str, example: &str, key: &'static str, english: &'static str) -> RosterError {
        match self.get(field) {
            None => self.error(field, Problem::missing(example)),
            Some(value) => self.error(field, Problem::new(key, english, &[("value", &show(value.get_ref()))])),
        }
    }

    /// Whether the field is there.
    pub fn has(&self, field: &str) -> bool {
        self.get(field).is_some()
    }

    /// A whole number within bounds.
    pub fn number(&self, field: &str, bounds: RangeInclusive<u8>) -> Result<u8, RosterError> {
        let (least, most) = (*bounds.start(), *bounds.end());
        let Some(value) = self.get(field) else { return Err(self.error(field, Problem::no_number(least, most))) };
        let number = integer(value.get_ref()).and_then(|number| u8::try_from(number).ok());
        number
            .filter(|number| bounds.contains(number))
            .ok_or_else(|| self.error(field, Problem::not_within(show(value.get_ref()), least, most)))
    }

    /// A whole number, 0 when it is left out.
    pub fn number_or_0(&self, field: &str, bounds: RangeInclusive<u8>) -> Result<u8, RosterError> {
        if self.has(field) { self.number(field, bounds) } else { Ok(0) }
    }

    /// A flag, false when it is left out.
    pub fn flag(&self, field: &str) -> Result<bool, RosterError> {
        match self.get(field) {
            None => Ok(false),
            Some(value) => value
                .get_ref()
                .as_bool()
                .ok_or_else(|| self.wrong(field, "true", "armes-data-not-flag", "{value} is not true or false")),
        }
    }

    /// A text, which may be empty.
    pub fn string(&self, field: &str) -> Result<&'t str, RosterError> {
        let text = self.get(field).and_then(|value| value.get_ref().as_str());
        text.ok_or_else(|| self.wrong(field, "\"…\"", "data-not-text", "{value} is not a text"))
    }

    /// A text with something in it.
    pub fn text(&self, field: &str) -> Result<String, RosterError> {
        match self.string(field)? {
            "" => Err(self.error(field, Problem::new("armes-data-empty", "empty; expected is a text", &[]))),
            text => Ok(text.to_owned()),
        }
    }

    /// ARM-DATA-1: an id, `[a-z][a-z0-9_]{0,23}`.
    pub fn id(&self) -> Result<String, RosterError> {
        let id = self.string("id")?;
        let good = id.len() <= 24
            && id.starts_with(|c: char| c.is_ascii_lowercase())
            && id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
        if good {
            return Ok(id.to_owned());
        }
        let english = "“{text}” is not 1 to 24 of the signs a–z, 0–9 and _, beginning with a letter";
        let problem = Problem::new("armes-data-id", english, &[("text", &id)]);
        Err(self.error("id", problem).against(clauses::DATA_1))
    }

    /// One of a few words.
    pub fn word<T: Copy>(&self, field: &str, words: &[(&str, T)]) -> Result<T, RosterError> {
        let given = self.get(field).and_then(|value| value.get_ref().as_str());
        let found = words.iter().find(|(word, _)| Some(*word) == given);
        found.map(|&(_, meaning)| meaning).ok_or_else(|| {
            let offered: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
            let offered = offered.join(", ");
            let Some(value) = self.get(field) else { return self.error(field, Problem::missing(offered)) };
            let args: [(_, &dyn Display); 2] = [("value", &show(value.get_ref())), ("words", &offered)];
            self.error(field, Problem::new("armes-data-word", "{value} is not one of {words}", &args))
        })
    }

    /// A list of texts; empty when it is left out and may be.
    pub fn strings(&self, field: &str, may_miss: bool) -> Result<Vec<&'t str>, RosterError> {
        match self.get(field) {
            None if may_miss => Ok(Vec::new()),
            value => value
                .and_then(|value| value.get_ref().as_array())
                .and_then(|items| items.iter().map(|item| item.get_ref().as_str()).collect())
                .ok_or_else(|| self.wrong(field, "[\"…\"]", "data-not-texts", "{value} is not a list of texts")),
        }
    }

    /// A table inside this one.
    pub fn table(&self, field: &str, known: &[&str]) -> Result<Fields<'t>, RosterError> {
        let missing = || self.error(field, Problem::missing(format!("[{field}]")));
        let value = self.get(field).ok_or_else(missing)?;
        Fields::of(self.file, value, field, self.clause, known).map(|fields| fields.inside(&self.entry))
    }

    /// A list of tables inside this one.
    pub fn tables(&self, field: &str, clause: Clause, known: &[&str]) -> Result<Vec<Fields<'t>>, RosterError> {
        let items = self.get(field).and_then(|value| value.get_ref().as_array());
        let wrong = || self.wrong(field, "[[…]]", "armes-data-not-tables", "{value} is not a list of tables");
        let items = items.ok_or_else(wrong)?;
        let read = |item| Fields::of(self.file, item, field, clause, known).map(|fields| fields.inside(&self.entry));
        items.iter().map(read).collect()
    }

    /// A number or a word, as `range` takes them.
    pub fn integer(&self, field: &str) -> Option<i64> {
        self.get(field).and_then(|value| integer(value.get_ref()))
    }
}
