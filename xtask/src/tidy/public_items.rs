//! Public items that nothing but tests uses: code that no product runs, kept alive by its tests.

use regex_lite::{Captures, Regex};
use std::collections::{HashMap, HashSet};
use std::io;
use std::path::{Path, PathBuf};

use super::Report;
use super::arrows::{crates, our_dependencies, package};
use super::clauses::split_tests;
use super::files::{name, place, read, walk};

/// What exists for tests, and says so.
const FOR_TESTS: [&str; 5] = [
    "crates/core/src/laws",
    "crates/core/src/testing",
    "crates/fuzz/src",
    "crates/load/src/client.rs",
    "crates/load/src/database.rs",
];
/// Of these, what runs in tests alone: to be used there is to be used by tests.
const TESTS: &str = "crates/core/src/";

/// A crate, its packages near and far, and how often its code uses each word.
struct Crate {
    folder: PathBuf,
    package: String,
    built_with: HashSet<String>,
    uses: HashMap<String, i32>,
}

/// Checks every crate of the workspace: the name of a public item occurs somewhere else in code that is not a test, in its
/// own crate or in one that is built with it. Names are compared, not meanings, so an item may hide behind a use of
/// another of its name; none is accused wrongly.
pub fn check(root: &Path, report: &mut Report) -> io::Result<()> {
    let item = Regex::new(r"(?m)^\s*pub (?:const |async )*(?:fn|const|static|struct|enum|trait|type) (\w+)")
        .expect("a pattern of this file");
    let definition =
        Regex::new(r"\b(?:fn|const|static|struct|enum|trait|type|mod) (\w+)").expect("a pattern of this file");
    let mut crates = read_crates(root)?;
    let mut items: Vec<(String, String, String)> = Vec::new();
    for Crate { folder, package, uses, .. } in &mut crates {
        for file in walk(&folder.join("src"))?.into_iter().filter(|file| file.extension().is_some_and(|e| e == "rs")) {
            let place = place(root, &file).replace('\\', "/");
            if place.ends_with("tests.rs") {
                continue;
            }
            let code = without_imports(&split_tests(&read(&file)?).0);
            let is_for_tests = FOR_TESTS.iter().any(|prefix| place.starts_with(prefix));
            if !is_for_tests {
                items.extend(
                    item.captures_iter(&code).map(|found| (found[1].to_owned(), package.clone(), place.clone())),
                );
            } else if place.starts_with(TESTS) {
                continue;
            }
            for word in code.split(|c: char| !c.is_ascii_alphanumeric() && c != '_') {
                *uses.entry(word.to_owned()).or_default() += 1;
            }
            // To define something is not to use it, nor another of its name.
            for found in definition.captures_iter(&code) {
                *uses.entry(found[1].to_owned()).or_default() -= 1;
            }
        }
    }
    for (name, package, place) in items {
        let is_used = |user: &Crate| {
            (user.package == package || user.built_with.contains(&package))
                && user.uses.get(&name).is_some_and(|n| *n > 0)
        };
        if !crates.iter().any(is_used) {
            report.fail(format!("{place}: {name} is public, and nothing but tests uses it"));
        }
    }
    Ok(())
}

/// The crates of the workspace; nothing of their code is counted yet.
fn read_crates(root: &Path) -> io::Result<Vec<Crate>> {
    let mut read_crates = Vec::new();
    for (_, folder) in crates(root)? {
        // A manifest that cannot be read is what the check of arrows complains of.
        let manifest = read(&folder.join("Cargo.toml"))?.parse().unwrap_or_default();
        let built_with = our_dependencies(&manifest).into_iter().collect();
        read_crates.push(Crate { package: package(&name(&folder)), folder, built_with, uses: HashMap::new() });
    }
    let near: HashMap<String, HashSet<String>> =
        read_crates.iter().map(|user| (user.package.clone(), user.built_with.clone())).collect();
    for user in &mut read_crates {
        let mut waiting: Vec<String> = user.built_with.iter().cloned().collect();
        while let Some(package) = waiting.pop() {
            let further = near.get(&package).into_iter().flatten();
            waiting.extend(further.filter(|further| user.built_with.insert((*further).clone())).cloned());
        }
    }
    Ok(read_crates)
}

/// Source without comments, texts and `use` declarations: to name something there is not to use it. What a text formats
/// (`{name}`) is used.
fn without_imports(source: &str) -> String {
    let aside = Regex::new(r##"//.*|r#"(?s:.*?)"#|'\\?"'|"(?:[^"\\]|\\(?s:.))*""##).expect("a pattern of this file");
    let formatted = Regex::new(r"\{(\w+)").expect("a pattern of this file");
    let kept = |found: &Captures<'_>| match &found[0] {
        comment if comment.starts_with("//") => String::new(),
        text => formatted.captures_iter(text).map(|name| format!("{} ", &name[1])).collect(),
    };
    let import = Regex::new(r"(?m)^\s*(?:pub(?:\([^)]*\))? )?use [^;]*;").expect("a pattern of this file");
    import.replace_all(&aside.replace_all(source, kept), "").into_owned()
}
