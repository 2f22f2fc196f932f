//! Reading a roster file field by field, so that every error can say line, entry, field and what was expected.

use feerie_core::Clause;
use feerie_core::data::{integer, show};
use std::fmt;
use std::ops::{Range, RangeInclusive};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::lines::Lines;
use crate::clauses;

/// What is wrong with a roster file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RosterError {
    /// Line of the file, counted from 1.
    pub line: u32,
    /// Whether the line is one of the base data, which an entry of the second file no longer fits.
    pub in_base: bool,
    /// The entry, such as `profile "ogre"`; empty for the file itself.
    pub entry: String,
    /// The field; empty for the entry itself.
    pub field: String,
    /// What is wrong and what was expected.
    pub problem: String,
    /// The clause that asks for it.
    pub clause: Clause,
}

impl fmt::Display for RosterError {
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
        write!(f, ": {} ({})", self.problem, self.clause)
    }
}

impl std::error::Error for RosterError {}

/// Where something stands, to be named in an error that is found later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    line: u32,
    in_base: bool,
    entry: String,
    field: &'static str,
    clause: Clause,
}

impl Spot {
    /// An error at this place.
    pub fn error(&self, problem: impl Into<String>) -> RosterError {
        RosterError {
            line: self.line,
            in_base: self.in_base,
            entry: self.entry.clone(),
            field: self.field.into(),
            problem: problem.into(),
            clause: self.clause,
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
    pub fn line(&self, at: usize) -> u32 {
        self.lines.line(at)
    }

    /// An error about the file itself (ARM-DATA-1).
    pub fn error(&self, at: usize, field: &str, problem: impl Into<String>) -> RosterError {
        RosterError {
            line: self.line(at),
            in_base: self.is_base,
            entry: String::new(),
            field: field.into(),
            problem: problem.into(),
            clause: clauses::DATA_1,
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
            return Err(RosterError {
                entry: kind.into(),
                ..file.error(span.start, "", format!("a table is expected, not {}", show(value.get_ref())))
            });
        };
        let named = table.get("id").and_then(|id| id.get_ref().as_str());
        let entry = named.map_or_else(|| kind.to_owned(), |id| format!("{kind} {id:?}"));
        let fields = Fields { file, table, span, entry, clause };
        if let Some((key, _)) = table.iter().find(|(key, _)| !known.contains(&key.get_ref().as_ref())) {
            let problem = format!("unknown; expected are {}", known.join(", "));
            let mut error = fields.error(key.get_ref(), problem);
            error.line = file.line(key.span().start);
            return Err(RosterError { clause: clauses::DATA_1, ..error });
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
    pub fn error(&self, field: &str, problem: impl Into<String>) -> RosterError {
        let at = self.get(field).map_or(self.span.start, |value| value.span().start);
        RosterError { entry: self.entry.clone(), clause: self.clause, ..self.file.error(at, field, problem) }
    }

    fn wrong(&self, field: &str, expected: &str) -> RosterError {
        match self.get(field) {
            None => self.error(field, format!("missing; expected is {expected}")),
            Some(value) => self.error(field, format!("{} is not {expected}", show(value.get_ref()))),
        }
    }

    /// Whether the field is there.
    pub fn has(&self, field: &str) -> bool {
        self.get(field).is_some()
    }

    /// A whole number within bounds.
    pub fn number(&self, field: &str, bounds: RangeInclusive<u8>) -> Result<u8, RosterError> {
        let number = self.get(field).and_then(|value| integer(value.get_ref()));
        match number {
            Some(number) if (i64::from(*bounds.start())..=i64::from(*bounds.end())).contains(&number) => {
                Ok(number as u8)
            }
            Some(number) => {
                Err(self.error(field, format!("{number} is not within {}–{}", bounds.start(), bounds.end())))
            }
            None => Err(self.wrong(field, &format!("a whole number within {}–{}", bounds.start(), bounds.end()))),
        }
    }

    /// A whole number, 0 when it is left out.
    pub fn number_or_0(&self, field: &str, bounds: RangeInclusive<u8>) -> Result<u8, RosterError> {
        if self.has(field) { self.number(field, bounds) } else { Ok(0) }
    }

    /// A flag, false when it is left out.
    pub fn flag(&self, field: &str) -> Result<bool, RosterError> {
        match self.get(field) {
            None => Ok(false),
            Some(value) => value.get_ref().as_bool().ok_or_else(|| self.wrong(field, "true or false")),
        }
    }

    /// A text, which may be empty.
    pub fn string(&self, field: &str) -> Result<&'t str, RosterError> {
        let text = self.get(field).and_then(|value| value.get_ref().as_str());
        text.ok_or_else(|| self.wrong(field, "a text"))
    }

    /// A text with something in it.
    pub fn text(&self, field: &str) -> Result<String, RosterError> {
        match self.string(field)? {
            "" => Err(self.error(field, "empty; expected is a text")),
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
        let problem = format!("{id:?} is not 1 to 24 of the signs a–z, 0–9 and _, beginning with a letter");
        Err(RosterError { clause: clauses::DATA_1, ..self.error("id", problem) })
    }

    /// One of a few words.
    pub fn word<T: Copy>(&self, field: &str, words: &[(&str, T)]) -> Result<T, RosterError> {
        let given = self.get(field).and_then(|value| value.get_ref().as_str());
        let found = words.iter().find(|(word, _)| Some(*word) == given);
        found.map(|&(_, meaning)| meaning).ok_or_else(|| {
            let offered: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
            self.wrong(field, &format!("one of {}", offered.join(", ")))
        })
    }

    /// A list of texts; empty when it is left out and may be.
    pub fn strings(&self, field: &str, may_miss: bool) -> Result<Vec<&'t str>, RosterError> {
        match self.get(field) {
            None if may_miss => Ok(Vec::new()),
            value => value
                .and_then(|value| value.get_ref().as_array())
                .and_then(|items| items.iter().map(|item| item.get_ref().as_str()).collect())
                .ok_or_else(|| self.wrong(field, "a list of texts")),
        }
    }

    /// A table inside this one.
    pub fn table(&self, field: &str, known: &[&str]) -> Result<Fields<'t>, RosterError> {
        let value = self.get(field).ok_or_else(|| self.wrong(field, "a table"))?;
        Fields::of(self.file, value, field, self.clause, known).map(|fields| fields.inside(&self.entry))
    }

    /// A list of tables inside this one.
    pub fn tables(&self, field: &str, clause: Clause, known: &[&str]) -> Result<Vec<Fields<'t>>, RosterError> {
        let items = self.get(field).and_then(|value| value.get_ref().as_array());
        let items = items.ok_or_else(|| self.wrong(field, "a list of tables"))?;
        let read = |item| Fields::of(self.file, item, field, clause, known).map(|fields| fields.inside(&self.entry));
        items.iter().map(read).collect()
    }

    /// A number or a word, as `range` takes them.
    pub fn integer(&self, field: &str) -> Option<i64> {
        self.get(field).and_then(|value| integer(value.get_ref()))
    }
}
