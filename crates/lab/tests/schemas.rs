//! The JSON Schemas of games' data against what games take: every bound, every name and every list of a schema is stepped
//! over once, and the game must refuse it there, so that neither can change without the other.

use feerie_catalog::{Catalog, Visitor, visit};
use feerie_core::{DataFile, GameInfo, Heuristic, OptionProblem, SetupError};
use feerie_lab::analysis::naming::both_words;
use feerie_lab::plan::{Variant, rules};
use feerie_table::Games as _;
use feerie_words::Words;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

struct SetUp<'a>(&'a Variant);

impl Visitor for SetUp<'_> {
    type Output = Result<(), SetupError>;

    fn visit<G: Heuristic>(self) -> Self::Output {
        rules::<G>(self.0).map(drop)
    }
}

/// A game's data, and what is known of it already.
struct Held<'a> {
    info: &'a GameInfo,
    file: &'a DataFile,
    document: Value,
    words: [Words; 2],
    /// Parts of the schema that were held against the game.
    met: BTreeSet<String>,
}

/// As much of JSON Schema as ours use, except patterns.
fn conforms(value: &Value, schema: &Value) -> Result<(), String> {
    let wrong = || Err(format!("{value} does not fit {schema}"));
    if let Some(any) = schema["anyOf"].as_array() {
        return if any.iter().any(|one| conforms(value, one).is_ok()) { Ok(()) } else { wrong() };
    }
    if let Some(only) = schema.get("const") {
        return if value == only { Ok(()) } else { wrong() };
    }
    if let Some(values) = schema["enum"].as_array() {
        return if values.contains(value) { Ok(()) } else { wrong() };
    }
    let limit = |name: &str, otherwise: u64| schema[name].as_u64().unwrap_or(otherwise);
    match (schema["type"].as_str(), value) {
        (Some("string"), Value::String(_)) | (Some("boolean"), Value::Bool(_)) => Ok(()),
        (Some("integer"), Value::Number(n)) => {
            let within = n.as_u64().is_some_and(|n| (limit("minimum", 0)..=limit("maximum", u64::MAX)).contains(&n));
            if within { Ok(()) } else { wrong() }
        }
        (Some("array"), Value::Array(items)) => {
            let many = (limit("minItems", 0)..=limit("maxItems", u64::MAX)).contains(&(items.len() as u64));
            if many { items.iter().try_for_each(|item| conforms(item, &schema["items"])) } else { wrong() }
        }
        (Some("object"), Value::Object(fields)) => {
            let has = |name: &Value| name.as_str().is_some_and(|name| fields.contains_key(name));
            if !schema["required"].as_array().into_iter().flatten().all(has) {
                return wrong();
            }
            fields.iter().try_for_each(|(name, field)| match schema["properties"].get(name) {
                Some(known) => conforms(field, known),
                None => wrong(),
            })
        }
        _ => wrong(),
    }
}

/// The names of an object's fields, of whichever of its alternatives.
fn names(schema: &Value) -> BTreeSet<String> {
    let alternatives = schema["anyOf"].as_array().map_or_else(|| vec![schema], |any| any.iter().collect());
    alternatives.iter().filter_map(|one| one["properties"].as_object()).flat_map(Map::keys).cloned().collect()
}

/// Something that a schema takes where the shipped data has no example.
fn sample(schema: &Value) -> Option<Value> {
    let first = schema["enum"].as_array().and_then(|values| values.first());
    let number = schema.get("minimum");
    let flag = (schema["type"] == "boolean").then_some(Value::Bool(true));
    first.or(number).cloned().or(flag)
}

impl Held<'_> {
    /// What the game says of a document.
    fn read(&self, document: &Value) -> Result<(), String> {
        // An empty text is none: this one says nothing, and is a text all the same.
        let text = format!("# data\n{}", toml::to_string(document).expect("data is TOML"));
        let options = Map::from_iter([(self.file.option.to_owned(), text.into())]);
        let variant = Variant { settings: Vec::new(), options, seats: self.info.seats.0, bots: Vec::new() };
        let read = visit(self.info.id, SetUp(&variant)).expect("a game of the catalogue");
        read.map_err(|error| {
            self.said_alike(&error);
            error.to_string()
        })
    }

    /// What the rules say in English by themselves is what the locales say, and French has words for it too.
    fn said_alike(&self, error: &SetupError) {
        let SetupError::Option { problem: OptionProblem::Data(wrong), .. } = error else {
            panic!("{}: {error} is not about data", self.info.id)
        };
        let [french, english] = &self.words;
        assert_eq!(english.say_texts(wrong.problem.key, &wrong.problem.args), wrong.problem.to_string());
        assert!(!french.data_error(wrong).contains('⟦'), "{}", french.data_error(wrong));
    }

    /// What the game says of the document with one place changed; it must refuse it, and name the field.
    fn refusal(&self, place: &str, change: impl FnOnce(&mut Value)) -> String {
        let mut changed = self.document.clone();
        change(changed.pointer_mut(place).expect("the place is there"));
        let field = place.split('/').rfind(|name| name.parse::<usize>().is_err()).unwrap_or_default();
        let said = self.read(&changed).expect_err(&format!("{}: {place} is taken", self.info.id));
        assert!(said.contains(field), "{}: {said:?} does not name {place}", self.info.id);
        said
    }

    /// Holds a part of the schema against the first example of it.
    fn hold(&mut self, schema: &Value, part: &str, place: &str) {
        let instance = self.document.pointer(place).expect("the place is there").clone();
        if schema["anyOf"].is_null() && !self.met.insert(part.to_owned()) {
            // All but the inside of objects and lists, which may hold more in this example, has been seen.
            return self.inside(schema, part, place, &instance);
        }
        if let Some(any) = schema["anyOf"].as_array() {
            let at = any.iter().position(|one| conforms(&instance, one).is_ok()).expect("one of them fits");
            self.hold(&any[at], &format!("{part}|{at}"), place);
            return;
        }
        let id = self.info.id;
        if schema["enum"].is_array() || schema.get("const").is_some() {
            let other = if instance.is_string() { json!("?!") } else { json!(77) };
            let said = self.refusal(place, |value| *value = other);
            let offered = said.split("one of ").nth(1).map(|list| list.split(" (").next().unwrap_or(list));
            for word in schema["enum"].as_array().into_iter().flatten().chain(schema.get("const")) {
                let is_offered = offered.is_none_or(|list| list.split(", ").any(|one| Some(one) == word.as_str()));
                assert!(is_offered, "{id}: {said:?} does not offer {word}");
            }
            return;
        }
        match schema["type"].as_str() {
            Some("integer") => {
                let (least, most) = (schema["minimum"].as_i64().unwrap(), schema["maximum"].as_i64().unwrap());
                for wrong in [least - 1, most + 1] {
                    let said = self.refusal(place, |value| *value = json!(wrong));
                    let numbers: Vec<&str> = said.split(|c: char| !c.is_ascii_digit()).collect();
                    let tells = |bound: i64| numbers.contains(&bound.to_string().as_str());
                    assert!(tells(least) && tells(most), "{id}: {said:?} does not say {least} to {most}");
                }
            }
            Some("string") => {
                if schema.get("pattern").is_some() {
                    self.refusal(place, |value| *value = json!("?!"));
                }
                if schema["minLength"] == 1 {
                    self.refusal(place, |value| *value = json!(""));
                }
                self.refusal(place, |value| *value = json!(3));
            }
            Some("boolean") => _ = self.refusal(place, |value| *value = json!(3)),
            Some("array") => self.hold_list(schema, place, instance.as_array().expect("a list")),
            Some("object") => self.hold_table(schema, place, &instance),
            other => panic!("{id}: {part} has the type {other:?}"),
        }
        self.inside(schema, part, place, &instance);
    }

    fn hold_list(&self, schema: &Value, place: &str, items: &[Value]) {
        let wrong = |items: Vec<Value>| self.refusal(place, |value| *value = items.into());
        let example = items.first().cloned().or_else(|| sample(&schema["items"]));
        if let Some(least) = schema["minItems"].as_u64().filter(|&least| least > 0) {
            wrong(items.iter().take(least as usize - 1).cloned().collect());
        }
        if let (Some(most), Some(example)) = (schema["maxItems"].as_u64(), &example) {
            wrong(items.iter().chain(std::iter::repeat(example)).take(most as usize + 1).cloned().collect());
        }
        if let (true, Some(example)) = (schema["uniqueItems"] == true, &example) {
            wrong(vec![example.clone(), example.clone()]);
        }
    }

    fn hold_table(&self, schema: &Value, place: &str, instance: &Value) {
        let id = self.info.id;
        let required: Vec<&str> =
            schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        for name in instance.as_object().expect("a table").keys() {
            let mut without = self.document.clone();
            without.pointer_mut(place).and_then(Value::as_object_mut).unwrap().remove(name);
            let said = self.read(&without).err().unwrap_or_default();
            let misses = said.contains("missing") && said.contains(name.as_str());
            assert_eq!(misses, required.contains(&name.as_str()), "{id}: without {place}/{name}: {said:?}");
        }
    }

    /// That a table has no fields but these: the game names them all when there is another.
    fn hold_names(&self, schema: &Value, place: &str) {
        let said = self.refusal(place, |value| value["zzz"] = json!(1));
        let list = said.split("expected are ").nth(1).unwrap_or_else(|| panic!("{}: {said:?}", self.info.id));
        let list = list.split(" (").next().unwrap_or(list);
        assert_eq!(names(schema), list.split(", ").map(str::to_owned).collect(), "{}: {place}", self.info.id);
    }

    fn inside(&mut self, schema: &Value, part: &str, place: &str, instance: &Value) {
        for (name, value) in instance.as_object().into_iter().flatten() {
            let inner = schema["properties"][name].clone();
            let (part, place) = (format!("{part}/{name}"), format!("{place}/{name}"));
            if value.is_object() && self.met.insert(format!("names of {part}")) {
                self.hold_names(&inner, &place);
            }
            self.hold(&inner, &part, &place);
        }
        for (n, value) in instance.as_array().into_iter().flatten().enumerate() {
            let (part, place) = (format!("{part}/-"), format!("{place}/{n}"));
            if value.is_object() && self.met.insert(format!("names of {part}")) {
                self.hold_names(&schema["items"], &place);
            }
            self.hold(&schema["items"], &part, &place);
        }
    }

    /// Parts of the schema of which the data has no example.
    fn missed(&self, schema: &Value, part: &str) -> Vec<String> {
        let inner: Vec<(String, &Value)> = match (schema["anyOf"].as_array(), &schema["properties"]) {
            (Some(any), _) => any.iter().enumerate().map(|(n, one)| (format!("{part}|{n}"), one)).collect(),
            (None, Value::Object(fields)) => fields.iter().map(|(name, one)| (format!("{part}/{name}"), one)).collect(),
            _ => schema.get("items").map(|one| (format!("{part}/-"), one)).into_iter().collect(),
        };
        let own = (schema["anyOf"].is_null() && !self.met.contains(part)).then(|| part.to_owned());
        own.into_iter().chain(inner.iter().flat_map(|(part, one)| self.missed(one, part))).collect()
    }
}

#[test]
fn schemas_and_games_take_the_same_data() {
    let mut files = 0;
    for info in Catalog.infos() {
        for file in info.data {
            let schema = (file.schema)();
            let shipped: toml::Table = file.shipped.parse().unwrap();
            let document = serde_json::to_value(shipped).unwrap();
            conforms(&document, &schema).unwrap();
            let mut held = Held { info: &info, file, document, words: both_words().unwrap(), met: BTreeSet::new() };
            held.read(&held.document).unwrap();
            held.hold_names(&schema, "");
            held.hold(&schema, "", "");
            // An empty list has no example of what it may hold: the list itself was held against one.
            let missed: Vec<String> =
                held.missed(&schema, "").into_iter().filter(|part| !part.ends_with("/-")).collect();
            assert!(missed.is_empty(), "{}: no example of {missed:?}", info.id);
            files += 1;
        }
    }
    assert_eq!(files, Catalog.infos().len(), "every game has data to change");
}

#[test]
fn what_is_wrong_with_data_is_said_in_either_language() {
    let options = Map::from_iter([("data".to_owned(), "[deck]\nhex = 40".into())]);
    let variant = Variant { settings: Vec::new(), options, seats: 2, bots: Vec::new() };
    let error = visit("elfe", SetUp(&variant)).unwrap().unwrap_err();
    let [french, english] = both_words().unwrap().map(|words| words.setup_error(&error));
    assert!(english.contains("line 2, field “deck.hex”: 40 is not a whole number from 0 to 36"), "{english}");
    for part in ["ligne 2", "deck.hex", "40 n’est pas un nombre entier de 0 à 36"] {
        assert!(french.contains(part), "{french}");
    }
}
