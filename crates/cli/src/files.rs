//! Records in files.

use feerie_core::Record;
use feerie_words::Words;
use std::path::Path;

/// Reads a record, or says what is wrong with the file.
pub fn read_record(path: &Path, words: &Words) -> Result<Record, String> {
    let file = path.display().to_string();
    let text = std::fs::read_to_string(path).map_err(|error| {
        words.say("error-read", &[("file", file.clone().into()), ("problem", error.to_string().into())])
    })?;
    serde_json::from_str(&text)
        .map_err(|error| words.say("error-record", &[("file", file.into()), ("problem", error.to_string().into())]))
}

/// Writes a record whole or not at all: first beside the file, then in its place.
pub fn write_record(path: &Path, record: &Record, words: &Words) -> Result<(), String> {
    let problem = |problem: String| {
        words.say("error-write", &[("file", path.display().to_string().into()), ("problem", problem.into())])
    };
    let mut text = serde_json::to_string(record).map_err(|error| problem(error.to_string()))?;
    text.push('\n');
    let beside = path.with_extension("json.part");
    std::fs::write(&beside, text).map_err(|error| problem(error.to_string()))?;
    std::fs::rename(&beside, path).map_err(|error| problem(error.to_string()))
}
