//! The record: a game fully described by its options and its list of steps. States are never stored.

use crate::dice::Seed;
use crate::seat::Actor;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// The format of records that this program writes.
pub const FORMAT: u32 = 1;

/// One step: who, and what in the game's notation. On the wire `[actor, string]`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step(pub Actor, pub String);

/// A game record. The four fields of the protocol are enough to load one; we write more.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// All options in force.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// What was done, in order.
    pub steps: Vec<Step>,
    /// What is said beside the game itself.
    #[serde(flatten)]
    pub head: RecordHead,
}

/// What a record may carry beside the game itself.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RecordHead {
    /// Version of the record format.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub format: Option<u32>,
    /// Edition of the rules it was played by.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<u32>,
    /// Hash of the seed, shown before the first step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// What each person added to the seed, in table order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub salts: Vec<String>,
    /// The seed, revealed once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// Who sat where.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_fields_are_enough() {
        let text = r#"{"game":"lutins","seats":2,"options":{},"steps":[[0,"T:-"],["chance","d6:4"]]}"#;
        let record: Record = serde_json::from_str(text).unwrap();
        assert_eq!(record.steps[1], Step(Actor::Chance, "d6:4".into()));
        assert_eq!(serde_json::to_string(&record).unwrap(), text);
    }
}
