//! JSON and words as snapshots hold them.

use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// JSON with its keys in order, whatever map serde_json was built with.
pub fn sorted(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let fields: Vec<String> =
                by_key(fields).into_iter().map(|(key, value)| format!("{key}: {}", sorted(value))).collect();
            format!("{{{}}}", fields.join(", "))
        }
        Value::Array(items) => format!("[{}]", items.iter().map(sorted).collect::<Vec<_>>().join(", ")),
        value => value.to_string(),
    }
}

/// The fields of an object, by their names.
pub fn by_key(fields: &Map<String, Value>) -> BTreeMap<&String, &Value> {
    fields.iter().collect()
}

/// The end of a key stands for the word: snapshots do not depend on a language.
pub fn last_word(key: &str) -> String {
    key.rsplit('-').next().unwrap_or_default().to_owned()
}
