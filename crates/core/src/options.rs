//! Table options: described as data, checked by one function for all games.

use crate::clause::{Clause, OptionProblem, SetupError};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value, json};

/// What values an option takes.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// One of these.
    Values(Vec<Value>),
    /// A whole number within these bounds, both included.
    Range(i64, i64),
    /// Text, which the game itself validates.
    Text {
        /// What it looks like, in words.
        form: &'static str,
        /// Some that every table can have, for pickers and for tests.
        examples: &'static [&'static str],
    },
}

/// One option of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct OptionSpec {
    /// Its name on the wire.
    pub name: &'static str,
    /// The value in force when nothing is said.
    pub default: Value,
    /// The values it takes.
    pub form: Form,
}

impl OptionSpec {
    /// An option with a few named values, the first of which is the default.
    pub fn choice<V: Into<Value> + Clone>(name: &'static str, values: &[V]) -> OptionSpec {
        let values: Vec<Value> = values.iter().cloned().map(Into::into).collect();
        let default = values.first().cloned().unwrap_or(Value::Null);
        OptionSpec { name, default, form: Form::Values(values) }
    }

    /// The same option with another default than its first value.
    pub fn with_default(mut self, default: impl Into<Value>) -> OptionSpec {
        self.default = default.into();
        self
    }

    /// A whole number.
    pub fn number(name: &'static str, default: i64, min: i64, max: i64) -> OptionSpec {
        OptionSpec { name, default: default.into(), form: Form::Range(min, max) }
    }

    /// Free text of a described form.
    pub fn text(
        name: &'static str,
        default: &str,
        form: &'static str,
        examples: &'static [&'static str],
    ) -> OptionSpec {
        OptionSpec { name, default: default.into(), form: Form::Text { form, examples } }
    }

    /// The description that the protocol's `games` gives.
    pub fn describe(&self) -> Value {
        match &self.form {
            Form::Values(values) => json!({"default": self.default, "values": values}),
            Form::Range(min, max) => json!({"default": self.default, "min": min, "max": max}),
            Form::Text { form, examples } => json!({"default": self.default, "form": form, "examples": examples}),
        }
    }

    fn accept(&self, value: &Value) -> Result<(), OptionProblem> {
        match &self.form {
            Form::Values(values) if values.contains(value) => Ok(()),
            Form::Values(values) => Err(OptionProblem::NotOffered {
                value: value.to_string(),
                offered: values.iter().map(Value::to_string).collect(),
            }),
            Form::Range(min, max) => match value.as_i64() {
                Some(number) if (*min..=*max).contains(&number) => Ok(()),
                _ => Err(OptionProblem::NotWithin { value: value.to_string(), min: *min, max: *max }),
            },
            Form::Text { .. } if value.is_string() => Ok(()),
            Form::Text { .. } => Err(OptionProblem::NotText(value.to_string())),
        }
    }
}

/// The options of a game, typed. Field names are the names on the wire.
pub trait Options: Clone + std::fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync {
    /// The clause by which unknown names and values are refused, where the rules have one.
    const REFUSED_BY: Option<Clause> = None;

    /// What there is to choose, in the order of the rules file.
    fn specs() -> Vec<OptionSpec>;

    /// What a list of values cannot say: texts, and options that depend on each other or on the seats.
    fn validate(&self, _seats: u8) -> Result<(), SetupError> {
        Ok(())
    }

    /// Reads what a caller gave, fills in the defaults, refuses what is not offered.
    fn read(given: &Map<String, Value>, seats: u8) -> Result<Self, SetupError> {
        let options: Self = filled(given, Self::specs()).map_err(|error| error.refused_by(Self::REFUSED_BY))?;
        options.validate(seats).map_err(|error| error.refused_by(Self::REFUSED_BY))?;
        Ok(options)
    }

    /// All options in force, as the protocol writes them.
    fn write(&self) -> Map<String, Value> {
        match serde_json::to_value(self) {
            Ok(Value::Object(map)) => map,
            _ => Map::new(),
        }
    }
}

/// What was given, and defaults for the rest.
fn filled<O: DeserializeOwned>(given: &Map<String, Value>, specs: Vec<OptionSpec>) -> Result<O, SetupError> {
    let refused = |name: &str, problem| SetupError::Option { name: name.to_owned(), problem, rule: None };
    if let Some(name) = given.keys().find(|name| specs.iter().all(|spec| spec.name != name.as_str())) {
        let known = specs.iter().map(|spec| spec.name).collect();
        return Err(refused(name, OptionProblem::Unknown(known)));
    }
    let mut full = Map::new();
    for spec in specs {
        let value = given.get(spec.name).unwrap_or(&spec.default);
        spec.accept(value).map_err(|problem| refused(spec.name, problem))?;
        full.insert(spec.name.into(), value.clone());
    }
    serde_json::from_value(Value::Object(full)).map_err(|error| SetupError::option("?", error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    struct Toy {
        mood: String,
        cap: u32,
    }

    impl Options for Toy {
        fn specs() -> Vec<OptionSpec> {
            vec![OptionSpec::choice("mood", &["kind", "cruel"]), OptionSpec::number("cap", 20, 1, 40)]
        }
    }

    fn read(given: Value) -> Result<Toy, SetupError> {
        Toy::read(given.as_object().unwrap(), 2)
    }

    #[test]
    fn defaults_are_filled_in() {
        assert_eq!(read(json!({"cap": 3})).unwrap(), Toy { mood: "kind".into(), cap: 3 });
        assert_eq!(Value::Object(read(json!({})).unwrap().write()), json!({"mood": "kind", "cap": 20}));
    }

    #[test]
    fn nonsense_is_refused_by_name() {
        for (given, name) in [
            (json!({"moood": "kind"}), "moood"),
            (json!({"mood": "sad"}), "mood"),
            (json!({"mood": 1}), "mood"),
            (json!({"cap": 41}), "cap"),
            (json!({"cap": 2.5}), "cap"),
            (json!({"cap": "3"}), "cap"),
            (json!({"cap": true}), "cap"),
        ] {
            match read(given.clone()) {
                Err(SetupError::Option { name: named, .. }) => assert_eq!(named, name, "{given}"),
                other => panic!("{given} gave {other:?}"),
            }
        }
    }
}
