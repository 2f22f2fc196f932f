//! Every message, said with every variant, with the numbers 0, 1 and 2 and with names of every kind: none is
//! broken, and none uses a word that the house has another for.

use super::Report;
use super::files::{folders, name, read, walk};
use super::wording::{self, MessageAt};
use feerie_words::{Lang, Messages, Uses, Value, Words};
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::Path;

/// Variables that hold what somebody is called, so that « de » before them is elided.
const NAMED: [&str; 11] =
    ["name", "names", "owner", "seat", "seats", "winner", "victim", "by", "on", "darling", "first"];
/// A vowel, a consonant, and one that looks like a placeable.
const NAMES: [&str; 3] = ["Alice", "Zoé", "{ $who }"];
/// What any other text may be.
const THING: &str = "b3";
/// The numbers whose grammar differs.
const NUMBERS: [i64; 3] = [0, 1, 2];
/// Variables that hold numbers and nothing else.
const NUMERIC: [&str; 7] = ["apples", "bread", "honey", "silver", "gold", "stones", "seconds"];
/// Fluent's own names for kinds of numbers.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
/// Where the values of several variables multiply to more than this, they are tried one after the other.
const MOST: usize = 400;

/// A file of messages: whose, and its text.
struct Source {
    place: String,
    text: String,
}

/// Says everything that the interface, the games, their boards and their lessons can say.
pub fn check(root: &Path, report: &mut Report) -> io::Result<()> {
    for lang in Lang::ALL {
        let interface = source(root, &format!("locales/{lang}.ftl"))?;
        check_files(lang, None, interface.iter().collect(), &[], report);
        for folder in folders(&root.join("games"))? {
            let game = name(&folder);
            let places = [
                format!("games/{game}/locales/{lang}.ftl"),
                format!("web/src/games/{game}/{lang}.ftl"),
                format!("web/src/games/{game}/lesson.{lang}.ftl"),
            ];
            let mut sources = Vec::new();
            for place in &places {
                sources.extend(source(root, place)?);
            }
            check_files(lang, Some(&game), sources.iter().collect(), interface.as_slice(), report);
            let guide = root.join(format!("games/{game}/guide/{lang}.md"));
            if guide.exists() {
                check_guide(lang, &game, &read(&guide)?, report);
            }
            for file in walk(&root.join(format!("games/{game}/data")))? {
                check_data(lang, &game, &name(&file), &read(&file)?, report);
            }
        }
    }
    Ok(())
}

fn source(root: &Path, place: &str) -> io::Result<Option<Source>> {
    let file = root.join(place);
    if !file.exists() {
        return Ok(None);
    }
    Ok(Some(Source { place: place.to_owned(), text: read(&file)? }))
}

/// Says the messages of some files, which may refer to each other's and to those of `others`.
fn check_files(lang: Lang, game: Option<&str>, files: Vec<&Source>, others: &[Source], report: &mut Report) {
    let all = others.iter().chain(files.iter().copied());
    let texts: Vec<(&str, &str)> = all.map(|source| (source.place.as_str(), source.text.as_str())).collect();
    let Ok(words) = Words::from_sources(lang, &texts) else { return };
    let mut uses = BTreeMap::new();
    for (place, text) in &texts {
        let Ok(messages) = Messages::read(place, text) else { return };
        for key in messages.keys().filter(|key| !key.contains('.')) {
            uses.insert(key.to_owned(), messages.uses(key).cloned().unwrap_or_default());
        }
    }
    for source in files {
        let Ok(messages) = Messages::read(&source.place, &source.text) else { return };
        for key in messages.keys().filter(|key| !key.contains('.')) {
            let place = MessageAt { lang, game, key, file: &source.place };
            check_message(&words, &place, &variables(key, &uses), report);
        }
    }
}

/// The variables of a message and of all those it refers to.
fn variables(key: &str, all: &BTreeMap<String, Uses>) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let (mut open, mut seen) = (vec![key.to_owned()], BTreeSet::new());
    while let Some(key) = open.pop() {
        let Some(uses) = all.get(&key) else { continue };
        if seen.insert(key) {
            for (variable, variants) in &uses.variables {
                found.entry(variable.clone()).or_default().extend(variants.iter().cloned());
            }
            open.extend(uses.messages.iter().cloned());
        }
    }
    found
}

/// One fault of a message is told once, not once for each number.
fn check_message(
    words: &Words,
    place: &MessageAt<'_>,
    variables: &BTreeMap<String, BTreeSet<String>>,
    report: &mut Report,
) {
    let mut faults = BTreeMap::new();
    for values in trials(variables).iter().filter(|values| !is_nothing(values)) {
        let args: Vec<(&str, Value<'_>)> = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        match words.try_say(place.key, &args) {
            Err(problem) => drop(faults.entry("cannot be said").or_insert(problem)),
            Ok(text) => {
                for fault in wording::faults(place, &text) {
                    faults.entry(fault).or_insert(text.clone());
                }
            }
        }
    }
    for (fault, text) in faults {
        report.fail(format!("{}, {}: {fault}: {text}", place.file, place.key));
    }
}

/// Goods are never told where there are none: several of them, and all 0.
fn is_nothing(values: &Values<'_>) -> bool {
    let goods = || values.iter().filter(|(name, _)| NUMERIC.contains(name));
    goods().count() > 1 && goods().all(|(_, value)| *value == Value::from(0))
}

type Values<'a> = Vec<(&'a str, Value<'static>)>;

/// The values to try, all with all where they are few.
fn trials(variables: &BTreeMap<String, BTreeSet<String>>) -> Vec<Values<'_>> {
    let samples: Vec<(&str, Vec<Value<'static>>)> =
        variables.iter().map(|(name, variants)| (name.as_str(), samples(name, variants))).collect();
    let product = samples.iter().map(|(_, values)| values.len()).product::<usize>();
    let mut trials = vec![Values::new()];
    if product <= MOST {
        for (name, values) in &samples {
            let grown = trials.iter().flat_map(|trial| values.iter().map(move |value| (trial, value)));
            trials =
                grown.map(|(trial, value)| trial.iter().cloned().chain([(*name, value.clone())]).collect()).collect();
        }
        return trials;
    }
    let longest = samples.iter().map(|(_, values)| values.len()).max().unwrap_or(0);
    (0..longest)
        .map(|turn| samples.iter().map(|(name, values)| (*name, values[turn % values.len()].clone())).collect())
        .collect()
}

fn samples(name: &str, variants: &BTreeSet<String>) -> Vec<Value<'static>> {
    let numbers = || NUMBERS.map(Value::from);
    let names = || NAMES.map(|name| Value::from(name.to_owned()));
    let is_number = |variant: &String| variant.parse::<f64>().is_ok() || PLURALS.contains(&variant.as_str());
    let mut values: Vec<Value<'static>> = variants
        .iter()
        .filter(|variant| !is_number(variant) || !NUMBERS.iter().any(|number| number.to_string() == **variant))
        .filter(|variant| !PLURALS.contains(&variant.as_str()))
        .map(|variant| Value::try_number(&variant.clone()).into_owned())
        .collect();
    match (NAMED.contains(&name), variants.iter().any(is_number)) {
        (true, false) => values.extend(names()),
        (false, true) => values.extend(numbers()),
        (true, true) => values.extend(names().into_iter().chain(numbers())),
        (false, false) if NUMERIC.contains(&name) => values.extend(numbers()),
        (false, false) if variants.is_empty() => {
            values.extend(numbers().into_iter().chain([Value::from(THING.to_owned())]));
        }
        (false, false) => {}
    }
    values
}

/// The guides are prose: only their words are looked at, not the clauses at the end of a paragraph nor what one types.
fn check_guide(lang: Lang, game: &str, text: &str, report: &mut Report) {
    let file = format!("games/{game}/guide/{lang}.md");
    for (number, line) in text.lines().enumerate() {
        let key = format!("line {}", number + 1);
        let place = MessageAt { lang, game: Some(game), key: &key, file: &file };
        let text = line.split(" {").next().unwrap_or_default();
        let text: String = text.split('`').step_by(2).collect();
        for fault in wording::prose(&place, &text) {
            report.fail(format!("{file}, {key}: {fault}"));
        }
    }
}

/// What a game's data says to people: every line `fr = "…"`, and `en = "…"` for English.
fn check_data(lang: Lang, game: &str, data: &str, text: &str, report: &mut Report) {
    let file = format!("games/{game}/data/{data}");
    for (number, line) in text.lines().enumerate() {
        let Some((field, words)) = line.split_once('=') else { continue };
        if field.trim() != lang.to_string() {
            continue;
        }
        let key = format!("line {}", number + 1);
        let place = MessageAt { lang, game: Some(game), key: &key, file: &file };
        for fault in wording::prose(&place, words) {
            report.fail(format!("{file}, {key}: {fault}"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(lang: Lang, text: &str) -> Vec<String> {
        let mut report = Report::default();
        let source = Source { place: "words.ftl".into(), text: text.into() };
        check_files(lang, Some("toy"), vec![&source], &[], &mut report);
        report.failures
    }

    fn complains(lang: Lang, text: &str, of: &str) {
        let found = complaints(lang, text);
        assert!(found.iter().any(|complaint| complaint.contains(of)), "{text}: {found:?}");
    }

    #[test]
    fn sound_messages_pass() {
        let fr = "a = La fée { DE($name) } fait { $count ->\n    [one] { $count } pas\n   *[other] { $count } pas\n } : { $from }.\nb = { $to ->\n    [0] là\n   *[x] { a }\n }\n";
        assert_eq!(complaints(Lang::Fr, fr), Vec::<String>::new());
        let en =
            "a = { SEAT($seat) } moves { $turns ->\n    [one] { $turns } turn\n   *[other] { $turns } turns\n }.\n";
        assert_eq!(complaints(Lang::En, en), Vec::<String>::new());
    }

    #[test]
    fn what_cannot_be_said_is_found() {
        complains(Lang::Fr, "a = { b }\n", "cannot be said");
        complains(Lang::En, "a = { DE($name) }\n", "cannot be said");
        complains(Lang::Fr, "a = { SEAT($thing) }{ SEAT(\"x\") }{ SEAT(99) }\n", "a function has no answer");
    }

    #[test]
    fn broken_grammar_is_found() {
        complains(Lang::Fr, "a = La fée de { $name } part.\n", "« de » before a vowel");
        complains(Lang::En, "a = { $turns } turns to go\n", "number and noun disagree");
        complains(Lang::Fr, "a = { $turns } tours\n", "number and noun disagree");
        complains(Lang::En, "a = { $count ->\n    [0] {\"\"}\n   *[other] x\n } , { $name }\n", "space before a comma");
        complains(Lang::En, "a = one { $count ->\n    [0] {\"\"}\n   *[other] x\n } two\n", "two spaces");
    }

    #[test]
    fn the_words_of_data_are_read_in_their_language() {
        let mut report = Report::default();
        let data = "[[faction]]\nid = \"vos\"\nfr = \"Brise : déplacez une de vos figurines.\"\nen = \"Breeze.\"\n";
        check_data(Lang::En, "toy", "base.toml", data, &mut report);
        assert_eq!(report.failures, Vec::<String>::new());
        check_data(Lang::Fr, "toy", "base.toml", data, &mut report);
        assert_eq!(report.failures, ["games/toy/data/base.toml, line 3: « vous »: the player is « tu »"]);
    }

    #[test]
    fn hidden_variants_are_said_too() {
        complains(Lang::Fr, "a = { $kind ->\n    [rare] Reprends ton coup.\n   *[usual] Oui.\n }\n", "« reprendre »");
        complains(Lang::Fr, "a = { b }\nb = { $kind ->\n    [rare] Vous jouez.\n   *[usual] Oui.\n }\n", "« vous »");
    }
}
