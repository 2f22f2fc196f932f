//! Public items that nothing but tests uses: code that no product runs, kept alive by its tests.

use regex_lite::{Captures, Regex};
use std::collections::HashMap;
use std::io;
use std::path::Path;

use super::Report;
use super::clauses::split_tests;
use super::files::{folders, read, walk};

/// Folders of what exists for tests, and says so.
const FOR_TESTS: [&str; 3] = ["crates/core/src/laws", "crates/core/src/testing", "crates/fuzz/src"];

/// Checks every crate of the workspace: the name of a public item occurs somewhere else in code that is not a test.
/// Names are compared, not meanings, so an item may hide behind a use of another of its name; none is accused wrongly.
pub fn check(root: &Path, report: &mut Report) -> io::Result<()> {
    let item = Regex::new(r"(?m)^\s*pub (?:const |async )*(?:fn|const|static|struct|enum|trait|type) (\w+)")
        .expect("a pattern of this file");
    let definition =
        Regex::new(r"\b(?:fn|const|static|struct|enum|trait|type|mod) (\w+)").expect("a pattern of this file");
    let mut uses: HashMap<String, i32> = HashMap::new();
    let mut items: Vec<(String, String)> = Vec::new();
    let alone = vec![root.join("python"), root.join("xtask")];
    for folder in [folders(&root.join("crates"))?, folders(&root.join("games"))?, alone].concat() {
        for file in walk(&folder.join("src"))?.into_iter().filter(|file| file.extension().is_some_and(|e| e == "rs")) {
            let place = file.strip_prefix(root).unwrap_or(&file).display().to_string().replace('\\', "/");
            if place.ends_with("tests.rs") {
                continue;
            }
            let code = without_imports(&split_tests(&read(&file)?).0);
            for word in code.split(|c: char| !c.is_ascii_alphanumeric() && c != '_') {
                *uses.entry(word.to_owned()).or_default() += 1;
            }
            // To define something is not to use it, nor another of its name.
            for found in definition.captures_iter(&code) {
                *uses.entry(found[1].to_owned()).or_default() -= 1;
            }
            if !FOR_TESTS.iter().any(|prefix| place.starts_with(prefix)) {
                items.extend(item.captures_iter(&code).map(|found| (found[1].to_owned(), place.clone())));
            }
        }
    }
    for (name, place) in items {
        if uses.get(&name).is_none_or(|n| *n < 1) {
            report.fail(format!("{place}: {name} is public, and nothing but tests uses it"));
        }
    }
    Ok(())
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
