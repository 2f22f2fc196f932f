//! `cargo xtask tidy`: the house rules that no compiler knows.

mod arrows;
mod clauses;
mod clocks;
mod files;
mod public_items;
mod same_bits;
mod sentences;
mod shared_files;
mod test_files;
mod test_functions;
mod translations;
mod unsaid;
mod wording;

#[cfg(test)]
mod tests;

use std::io;
use std::path::Path;

/// What tidy found.
#[derive(Debug, Default)]
pub struct Report {
    /// What must be put right.
    pub failures: Vec<String>,
    /// What should be looked at one day.
    pub notes: Vec<String>,
}

impl Report {
    fn fail(&mut self, failure: impl Into<String>) {
        self.failures.push(failure.into());
    }
}

/// Checks a workspace and prints what was found.
pub fn run(root: &Path) -> Result<(), String> {
    let report = check(root).map_err(|error| format!("tidy cannot read the workspace: {error}."))?;
    for note in &report.notes {
        println!("note: {note}");
    }
    for failure in &report.failures {
        println!("untidy: {failure}");
    }
    match report.failures.len() {
        0 => Ok(()),
        1 => Err("1 thing is untidy; it is named above.".to_owned()),
        n => Err(format!("{n} things are untidy; they are named above.")),
    }
}

/// Checks a workspace.
pub fn check(root: &Path) -> io::Result<Report> {
    let mut report = Report::default();
    arrows::check(root, &mut report)?;
    clocks::check(root, &mut report)?;
    files::check(root, &mut report)?;
    sentences::check(root, &mut report)?;
    shared_files::check(root, &mut report)?;
    public_items::check(root, &mut report)?;
    same_bits::check(root, &mut report)?;
    test_files::check(root, &mut report)?;
    let translations = translations::check(root, &mut report)?;
    unsaid::check(root, translations.of_the_interface(), &mut report)?;
    let elsewhere = clauses::tested_elsewhere(root)?;
    for game in files::folders(&root.join("games"))? {
        clauses::check(&game, &elsewhere, &translations, &mut report)?;
    }
    Ok(report)
}
