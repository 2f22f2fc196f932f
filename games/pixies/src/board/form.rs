//! The form of a board file: what each field may hold. Asked when a file is read, and told as JSON Schema.

use arrayvec::ArrayVec;
use feerie_core::data::{DataError, Document, Fields, Problem};
use serde_json::{Value, json};
use std::fmt::Display;

use super::{COLORS, HIGHEST_PILE, LONGEST_SERIES, MINES, SPACES, TRACK};
use crate::goods::Goods;

/// What a field may hold.
#[derive(Clone, Copy)]
enum Form {
    /// A number within bounds.
    Number(u16, u16),
    /// So many numbers, each within bounds.
    Numbers { least: usize, most: usize, each: (u16, u16) },
    /// A multiset of goods.
    Goods,
    /// So many multisets of goods.
    Heaps(usize),
}

const fn exactly(n: usize, least: u16, most: u16) -> Form {
    Form::Numbers { least: n, most: n, each: (least, most) }
}

const fn some(least: usize, most: usize, each: (u16, u16)) -> Form {
    Form::Numbers { least, most, each }
}

/// Numbers that nothing but their size on the table limits.
const MANY: Form = Form::Number(0, 255);
const TILES: Form = some(1, LONGEST_SERIES, (0, 30));
type Part = [(&'static str, Form)];
const SIDE: &Part = &[("gives", Form::Goods), ("faces", Form::Number(1, 255))];
const PLAYERS: &Part = &[("food_tiles", some(0, HIGHEST_PILE, (1, 9))), ("pixies", Form::Number(1, 9))];

/// All fields, table by table.
const PARTS: [(&str, &Part); 16] = [
    (
        "goods",
        &[
            ("apples", MANY),
            ("bread", MANY),
            ("honey", MANY),
            ("silver", MANY),
            ("gold", MANY),
            ("stones", Form::Number(0, 60)),
        ],
    ),
    ("pyramid", &[("icons", Form::Heaps(SPACES))]),
    (
        "tracks",
        &[
            ("silver", exactly(TRACK, 1, 30)),
            ("gold", exactly(TRACK, 1, 30)),
            ("punishment", exactly(TRACK, 0, 20)),
            ("bonus", Form::Number(0, 10)),
        ],
    ),
    (
        "tiles",
        &[
            ("ring", TILES),
            ("servant", TILES),
            ("special", TILES),
            ("gold_numbered", Form::Number(1, LONGEST_SERIES as u16)),
        ],
    ),
    ("score", &[("mines", some(0, MINES, (1, 999))), ("dungeon", Form::Number(1, 1000))]),
    (
        "points",
        &[
            ("pass", Form::Number(0, 30)),
            ("refusal", Form::Number(0, 30)),
            ("miners", exactly(2, 0, 20)),
            ("copying", exactly(COLORS, 0, 20)),
            ("hoard", Form::Number(0, 20)),
        ],
    ),
    ("punishment_die", &[("faces", some(1, 20, (1, 9)))]),
    ("casino.food", SIDE),
    ("casino.silver", SIDE),
    ("casino.gold", SIDE),
    ("demand", &[("apples", Form::Number(0, 30)), ("bread", Form::Number(0, 30)), ("honey", Form::Number(0, 30))]),
    (
        "start",
        &[
            ("goods", Form::Goods),
            ("honey", Form::Number(0, 20)),
            ("special", Form::Goods),
            ("bag_silver", MANY),
            ("bag_gold", MANY),
            ("bag_stones_each", MANY),
            ("discs", Form::Number(1, 8)),
            ("skills", Form::Number(COLORS as u16, 10)),
        ],
    ),
    ("players.2", PLAYERS),
    ("players.3", PLAYERS),
    ("players.4", PLAYERS),
    ("players.5", PLAYERS),
];

/// The names of the tables inside a table; the outermost is called nothing.
fn inside(outer: &str) -> Vec<&'static str> {
    let mut names: Vec<&str> = Vec::new();
    for (path, _) in PARTS {
        let rest =
            if outer.is_empty() { Some(path) } else { path.strip_prefix(outer).and_then(|r| r.strip_prefix('.')) };
        if let Some(name) = rest.and_then(|rest| rest.split('.').next()).filter(|name| !names.contains(name)) {
            names.push(name);
        }
    }
    names
}

/// A board file being read. Fields are asked for by the names of [`PARTS`].
pub struct File<'t> {
    document: &'t Document<'t>,
    parts: Vec<Fields<'t>>,
}

impl<'t> File<'t> {
    /// A file that has all tables and no unknown field.
    pub fn open(document: &'t Document<'t>) -> Result<File<'t>, DataError> {
        let top = document.fields(&inside(""))?;
        let mut parts = Vec::new();
        for (path, form) in PARTS {
            let known: Vec<&str> = form.iter().map(|(name, _)| *name).collect();
            let fields = match path.split_once('.') {
                None => table(&top, path, &known)?,
                Some((outer, name)) => table(&table(&top, outer, &inside(outer))?, name, &known)?,
            };
            parts.push(fields);
        }
        Ok(File { document, parts })
    }

    /// What is wrong with a field for reasons that its form does not tell.
    pub fn wrong(&self, path: &str, problem: Problem) -> DataError {
        DataError::new(self.document.line_of(path), path, problem)
    }

    /// A number.
    pub fn number(&self, part: &str, field: &str) -> Result<u16, DataError> {
        let (fields, form) = self.field(part, field);
        let Form::Number(least, most) = form else { unreachable!("{part}.{field} is no number") };
        fields.number(field, least..=most)?.ok_or_else(|| fields.error(field, Problem::no_number(least, most)))
    }

    /// The same where it is small.
    pub fn byte(&self, part: &str, field: &str) -> Result<u8, DataError> {
        self.number(part, field).map(|number| number as u8)
    }

    /// A list of numbers.
    pub fn numbers(&self, part: &str, field: &str) -> Result<Vec<u16>, DataError> {
        let (fields, form) = self.field(part, field);
        let Form::Numbers { least, most, each } = form else { unreachable!("{part}.{field} is no list") };
        let found = fields.numbers(field, each.0..=each.1)?;
        counted(fields, field, found, least, most)
    }

    /// A list of small numbers.
    pub fn list<const MOST: usize>(&self, part: &str, field: &str) -> Result<ArrayVec<u8, MOST>, DataError> {
        Ok(self.numbers(part, field)?.into_iter().map(|number| number as u8).collect())
    }

    /// The same where their number is fixed.
    pub fn array<const N: usize>(&self, part: &str, field: &str) -> Result<[u8; N], DataError> {
        let list: ArrayVec<u8, N> = self.list(part, field)?;
        Ok(list.into_inner().unwrap_or_else(|_| unreachable!("{part}.{field} has other numbers than {N}")))
    }

    /// A multiset of goods.
    pub fn goods(&self, part: &str, field: &str) -> Result<Goods, DataError> {
        let (fields, _) = self.field(part, field);
        let text = fields.text(field)?.ok_or_else(|| fields.error(field, Problem::missing("\"A2H1S3\", \"-\"")))?;
        text.parse().map_err(|_| fields.error(field, no_goods(text)))
    }

    /// A list of multisets of goods.
    pub fn heaps<const N: usize>(&self, part: &str, field: &str) -> Result<[Goods; N], DataError> {
        let (fields, _) = self.field(part, field);
        let texts = counted(fields, field, fields.texts(field)?, N, N)?;
        let mut heaps = [Goods::NONE; N];
        for (n, (heap, text)) in heaps.iter_mut().zip(texts).enumerate() {
            *heap = text.parse().map_err(|_| fields.item_error(field, n, no_goods(text)))?;
        }
        Ok(heaps)
    }

    fn field(&self, part: &str, field: &str) -> (&Fields<'t>, Form) {
        let mut parts = PARTS.iter().zip(&self.parts);
        let found = parts.find(|((path, _), _)| *path == part).and_then(|((_, form), fields)| {
            form.iter().find(|(name, _)| *name == field).map(|(_, form)| (fields, *form))
        });
        found.unwrap_or_else(|| unreachable!("{part}.{field} is no field of a board"))
    }
}

fn no_goods(text: &str) -> Problem {
    let english =
        "“{text}” is not goods by letter and number in the order A B H S G, such as “A2H1S3”, or “-” for none";
    Problem::new("pixies-data-goods", english, &[("text", &text)])
}

fn table<'t>(outer: &Fields<'t>, name: &str, known: &[&str]) -> Result<Fields<'t>, DataError> {
    outer.table(name, known)?.ok_or_else(|| outer.error(name, Problem::missing(format!("[{name}]"))))
}

fn counted<T>(
    fields: &Fields<'_>,
    field: &str,
    found: Option<Vec<T>>,
    least: usize,
    most: usize,
) -> Result<Vec<T>, DataError> {
    let expected = if least == most { most.to_string() } else { format!("{least}–{most}") };
    let none = || {
        let english = "missing; expected is a list of {expected}";
        fields.error(field, Problem::new("pixies-data-no-list", english, &[("expected", &expected)]))
    };
    let found = found.ok_or_else(none)?;
    if (least..=most).contains(&found.len()) {
        Ok(found)
    } else {
        let english = "a list of {count}; expected are {expected}";
        let args: [(_, &dyn Display); 2] = [("count", &found.len()), ("expected", &expected)];
        Err(fields.error(field, Problem::new("pixies-data-count", english, &args)))
    }
}

/// What a board file holds, as JSON Schema.
pub fn schema() -> Value {
    let mut schema = object();
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema".into();
    schema["title"] = "Pixie Queen: board".into();
    for (path, form) in PARTS {
        let mut at = &mut schema;
        for name in path.split('.') {
            if at["properties"][name].is_null() {
                require(at, name, object());
            }
            at = &mut at["properties"][name];
        }
        for (name, form) in form {
            require(at, name, form.schema());
        }
    }
    schema
}

fn object() -> Value {
    json!({"type": "object", "required": [], "additionalProperties": false, "properties": {}})
}

fn require(object: &mut Value, name: &str, form: Value) {
    object["properties"][name] = form;
    if let Some(required) = object["required"].as_array_mut() {
        required.push(name.into());
    }
}

impl Form {
    fn schema(self) -> Value {
        let number = |(least, most): (u16, u16)| json!({"type": "integer", "minimum": least, "maximum": most});
        let list = |least: usize, most: usize, items: Value| json!({"type": "array", "items": items, "minItems": least, "maxItems": most});
        let goods = || {
            let counts: String = ["A", "B", "H", "S", "G"].map(|good| format!("({good}[1-9][0-9]{{0,2}})?")).concat();
            json!({"type": "string", "pattern": format!("^(-|(?=.){counts})$")})
        };
        match self {
            Form::Number(least, most) => number((least, most)),
            Form::Numbers { least, most, each } => list(least, most, number(each)),
            Form::Goods => goods(),
            Form::Heaps(n) => list(n, n, goods()),
        }
    }
}
