//! The JSON Schema of roster files, for editors and checkers. The file is TOML; its values are JSON's.

use serde_json::{Value, json};

/// The schema (ARM-DATA-1 to ARM-DATA-7), as far as a schema can say it: names of other entries and the limits
/// of maps are checked on load.
pub fn schema() -> Value {
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Fées d'armes: roster",
        "type": "object",
        "required": ["format"],
        "additionalProperties": false,
        "properties": {
            "format": {"const": 1},
            "faction": {"type": "array", "items": faction()},
            "profile": {"type": "array", "items": profile()},
            "piece": {"type": "array", "items": piece()},
            "map": {"type": "array", "items": map()},
            "band": {"type": "array", "items": band()},
        },
    })
}

fn whole(min: u8, max: u8) -> Value {
    json!({"type": "integer", "minimum": min, "maximum": max})
}

fn text() -> Value {
    json!({"type": "string", "minLength": 1})
}

fn id() -> Value {
    json!({"type": "string", "pattern": "^[a-z][a-z0-9_]{0,23}$"})
}

fn square() -> Value {
    json!({"type": "string", "pattern": "^[a-x]([1-9]|1[0-9]|2[0-4])$"})
}

fn squares(n: u8) -> Value {
    json!({"type": "array", "items": square(), "minItems": n, "maxItems": n, "uniqueItems": true})
}

/// An object whose entries beyond `id`, `fr` and `en` are given, some of them required.
fn entry(required: &[&str], own: Value) -> Value {
    let mut properties = json!({"id": id(), "fr": text(), "en": text()});
    if let (Some(all), Some(own)) = (properties.as_object_mut(), own.as_object()) {
        all.extend(own.clone());
    }
    let required: Vec<&str> = ["id", "fr", "en"].iter().chain(required).copied().collect();
    json!({"type": "object", "required": required, "additionalProperties": false, "properties": properties})
}

/// A bonus: each kind has numbers of its own, or none.
fn bonus(kinds: [(&str, Value); 5]) -> Value {
    let kind = |(kind, own): (&str, Value)| {
        let mut properties = json!({"kind": {"const": kind}, "fr": text(), "en": text()});
        let mut required = vec!["kind", "fr", "en"];
        if let (Some(all), Some(own)) = (properties.as_object_mut(), own.as_object()) {
            required.extend(own.keys().map(String::as_str));
            all.extend(own.clone());
        }
        json!({"type": "object", "required": required, "additionalProperties": false, "properties": properties})
    };
    json!({"anyOf": kinds.map(kind)})
}

fn faction() -> Value {
    let value = |min, max| json!({"value": whole(min, max)});
    let permanent = [
        ("feather", json!({})),
        ("regeneration", value(1, 5)),
        ("surefoot", json!({})),
        ("initiative", value(1, 5)),
        ("plunder", value(2, 6)),
    ];
    let activated = [
        ("shift", json!({"value": whole(1, 9), "within": whole(0, 46)})),
        ("fresh", json!({})),
        ("aim", value(1, 4)),
        ("heal", value(1, 9)),
        ("hurt", value(1, 9)),
    ];
    entry(&["permanent", "activated"], json!({"permanent": bonus(permanent), "activated": bonus(activated)}))
}

fn profile() -> Value {
    let rule = "^(agile|adviser|fear|fearless|regeneration\\([1-9]\\)|bite\\([1-9],[1-9]\\))$";
    entry(
        &["cost", "move", "dice", "armour", "health", "factions", "act"],
        json!({
            "cost": whole(1, 20),
            "move": whole(1, 8),
            "fly": {"type": "boolean"},
            "dice": whole(1, 6),
            "armour": whole(0, 5),
            "health": whole(1, 20),
            "factions": {"type": "array", "items": id(), "minItems": 1, "uniqueItems": true},
            "rules": {"type": "array", "items": {"type": "string", "pattern": rule}, "uniqueItems": true},
            "act": {"type": "array", "items": act(), "minItems": 1, "maxItems": 6},
        }),
    )
}

fn act() -> Value {
    let mut own = json!({
        "need": {"type": "string", "pattern": "^[1-9]\\+?$"},
        "range": {"anyOf": [{"const": "sight"}, whole(2, 46)]},
        "freeze": {"type": "boolean"},
        "devour": {"type": "boolean"},
    });
    for field in ["damage", "charge", "flames", "poison", "crack", "push", "pull", "shift", "dodge", "heal"] {
        own[field] = whole(0, 9);
    }
    entry(&["need"], own)
}

fn piece() -> Value {
    entry(
        &["move", "sight", "shape"],
        json!({
            "move": {"enum": ["block", "hard", "easy", "open"]},
            "sight": {"enum": ["high", "low", "flat"]},
            "shape": {
                "type": "array",
                "items": {"type": "string", "pattern": "^[#.]{1,6}$"},
                "minItems": 1,
                "maxItems": 6,
            },
        }),
    )
}

fn map() -> Value {
    let placing = "^[a-z][a-z0-9_]{0,23}:[0-3]:[a-x]([1-9]|1[0-9]|2[0-4])$";
    entry(
        &["scenery", "objectives", "lairs", "start0", "start1"],
        json!({
            "scenery": {"type": "array", "items": {"type": "string", "pattern": placing}},
            "objectives": squares(4),
            "lairs": squares(2),
            "start0": squares(10),
            "start1": squares(10),
        }),
    )
}

fn band() -> Value {
    entry(
        &["figures"],
        json!({
            "card": {"type": "string"},
            "figures": {"type": "array", "items": id(), "minItems": 1, "maxItems": 10},
        }),
    )
}
