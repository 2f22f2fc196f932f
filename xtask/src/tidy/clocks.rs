//! Engines have no clock: time comes in from outside, or they would not run in a browser, where asking for it traps.

use regex_lite::Regex;
use std::io;
use std::path::Path;

use super::Report;
use super::clauses::split_tests;
use super::files::{folders, read, walk};

/// Crates that run wherever there is a processor; every game is one of them.
const TIMELESS: [&str; 9] = ["core", "net", "bots", "words", "table", "advice", "protocol", "catalog", "browser"];

/// Looks for clocks outside of tests.
pub fn check(root: &Path, report: &mut Report) -> io::Result<()> {
    let clock = Regex::new(r"\b(std::time|Instant|SystemTime)\b").expect("a pattern of this file");
    let comment = Regex::new(r"(?m)//.*$").expect("a pattern of this file");
    let crates = TIMELESS.map(|name| root.join("crates").join(name));
    for folder in crates.into_iter().chain(folders(&root.join("games"))?) {
        for file in walk(&folder.join("src"))?.into_iter().filter(|file| file.extension().is_some_and(|e| e == "rs")) {
            let (code, _) = split_tests(&read(&file)?);
            if let Some(found) = clock.find(&comment.replace_all(&code, "")) {
                let place = file.strip_prefix(root).unwrap_or(&file).display();
                report.fail(format!("{place} names {}: time comes in from outside", found.as_str()));
            }
        }
    }
    Ok(())
}
