//! Every clause of a game's RULES.md has a constant, a home in the code, a test and two translations.

use super::files::{ending, name, read, walk};
use super::translations::Translations;
use super::{Report, test_functions};
use feerie_words::Lang;
use regex_lite::Regex;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::io;
use std::path::Path;

/// A clause id, `LUT-TREE-3`.
const ID: &str = r"[A-Z]{3}-[A-Z0-9]+-[0-9]+[a-z]?";

/// Checks one game's folder.
pub fn check(
    folder: &Path,
    elsewhere: &HashSet<String>,
    translations: &Translations,
    report: &mut Report,
) -> io::Result<()> {
    let game = name(folder);
    let rules = folder.join("RULES.md");
    if !rules.exists() {
        report.fail(format!("games/{game}/RULES.md is missing"));
        return Ok(());
    }
    let defined = defined_clauses(&read(&rules)?);
    let constants_file = folder.join("src/clauses.rs");
    let constants = if constants_file.exists() { constants(&read(&constants_file)?) } else { BTreeMap::new() };
    let (code, tests) = citations(folder)?;

    for id in &defined {
        let constant = constants.get(id).map(String::as_str);
        if constant.is_none() {
            report.fail(format!("{id} has no constant in games/{game}/src/clauses.rs"));
        }
        if !code.cite(id, constant) {
            report.fail(format!("{id} has no home: nothing else under games/{game}/src or data cites it"));
        }
        // By its id in full, over a test function: whoever searches for a clause finds its test.
        if !tests.contains(id) && !elsewhere.contains(id) {
            report.fail(format!("{id} is cited over no test function of games/{game}, a crate's tests or web"));
        }
        for lang in Lang::ALL {
            if !translations.has(&game, lang, id) {
                report.fail(format!("{id} has no words in games/{game}/locales/{lang}.ftl"));
            }
        }
    }
    for id in constants.keys().filter(|id| !defined.contains(*id)) {
        report.fail(format!("{id} has a constant, but games/{game}/RULES.md does not define it"));
    }
    Ok(())
}

/// The clauses that tests outside games name: of the crates, whose sockets, clocks and keyboards no game has, and of
/// the client.
pub fn tested_elsewhere(root: &Path) -> io::Result<HashSet<String>> {
    let mut ids = HashSet::new();
    for folder in super::files::folders(&root.join("crates"))? {
        for file in walk(&folder.join("tests"))? {
            ids.extend(over_tests(&read(&file)?));
        }
    }
    for folder in ["web/tests", "web/e2e"] {
        for file in walk(&root.join(folder))? {
            if file.to_string_lossy().ends_with(".ts") {
                ids.extend(test_functions::in_typescript(&read(&file)?).iter().flat_map(|title| ids_in(title)));
            }
        }
    }
    Ok(ids)
}

/// The ids in the doc comments of the test functions of a Rust file.
fn over_tests(source: &str) -> Vec<String> {
    test_functions::in_rust(source).iter().flat_map(|test| ids_in(&test.doc)).collect()
}

fn ids_in(text: &str) -> Vec<String> {
    regex(&format!(r"\b{ID}\b")).find_iter(text).map(|found| found.as_str().to_owned()).collect()
}

/// The clauses that a rules file defines: those in bold. Others are mentions.
fn defined_clauses(rules: &str) -> BTreeSet<String> {
    let bold = regex(&format!(r"\*\*({ID})\b[^*]*\*\*"));
    bold.captures_iter(rules).map(|found| found[1].to_owned()).collect()
}

/// The constant of each clause, from `NAME = "LUT-TREE-3"`, with or without a type between.
fn constants(source: &str) -> BTreeMap<String, String> {
    let constant = regex(&format!(r#"\b([A-Z][A-Z0-9_]*)\s*(?::[^=;"]*)?=[^;"]*"({ID})""#));
    constant.captures_iter(source).map(|found| (found[2].to_owned(), found[1].to_owned())).collect()
}

/// What the game's code and data mention, and the ids over its test functions.
fn citations(folder: &Path) -> io::Result<(Mentions, HashSet<String>)> {
    let (mut code, mut tests) = (Mentions::default(), HashSet::new());
    let src = folder.join("src");
    for file in walk(&src)? {
        let within = file.strip_prefix(&src).unwrap_or(&file);
        if within == Path::new("clauses.rs") {
            continue;
        }
        let text = read(&file)?;
        if within.components().any(|part| part.as_os_str() == "tests" || part.as_os_str() == "tests.rs") {
            tests.extend(over_tests(&text));
        } else {
            let (outside, inside) = split_tests(&text);
            code.add(&outside);
            tests.extend(over_tests(&inside));
        }
    }
    for file in walk(&folder.join("data"))? {
        code.add(&read(&file)?);
    }
    for file in walk(&folder.join("tests"))? {
        // Snapshots are written by the program: what it happens to print is nobody's intention.
        if ending(&file) != "snap" {
            tests.extend(over_tests(&read(&file)?));
        }
    }
    Ok((code, tests))
}

/// Parts a source file into what is compiled and what is only tested. A test module is `#[cfg(test)]` and
/// `mod name {` up to the brace in the same column: rustfmt sees to that.
pub(super) fn split_tests(source: &str) -> (String, String) {
    let (mut outside, mut inside) = (String::new(), String::new());
    let mut lines = source.lines().peekable();
    while let Some(line) = lines.next() {
        outside.push_str(line);
        outside.push('\n');
        if line.trim() != "#[cfg(test)]" {
            continue;
        }
        let Some(head) = lines.next_if(|next| next.trim_start().starts_with("mod ") && next.ends_with('{')) else {
            continue;
        };
        let indent = &head[..head.len() - head.trim_start().len()];
        for line in lines.by_ref().take_while(|line| line.strip_prefix(indent) != Some("}")) {
            inside.push_str(line);
            inside.push('\n');
        }
    }
    (outside, inside)
}

/// The clause ids and the words of some source text.
#[derive(Default)]
struct Mentions {
    ids: HashSet<String>,
    words: HashSet<String>,
}

impl Mentions {
    fn add(&mut self, text: &str) {
        self.ids.extend(ids_in(text));
        let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        self.words.extend(words.map(str::to_owned));
    }

    /// Whether a clause is mentioned by its id or by its constant.
    fn cite(&self, id: &str, constant: Option<&str>) -> bool {
        self.ids.contains(id) || constant.is_some_and(|constant| self.words.contains(constant))
    }
}

/// Our own patterns are always well formed.
fn regex(pattern: &str) -> Regex {
    Regex::new(pattern).expect("a pattern of this file")
}
