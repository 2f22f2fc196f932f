//! libFuzzer at every door, for a few seconds each. Needs a nightly compiler and cargo-fuzz; the tests of crates/fuzz
//! knock at the same doors without either.

use super::Outcome;
use super::ground::Ground;
use crate::needs;
use std::fs;
use std::process::{Command, Stdio};

/// How long each target runs.
const SECONDS: u32 = 10;

/// Runs every target on its seeds; what libFuzzer finds on its way is not kept.
pub fn run(ground: &Ground) -> Result<Outcome, String> {
    if !answers(nightly().arg("--version")) {
        return Ok(Outcome::Partly(
            "skipped: there is no nightly compiler (`rustup toolchain install nightly`)".to_owned(),
        ));
    }
    let install = ["install", "--locked", "cargo-fuzz"];
    if feerie_services::on_path("cargo-fuzz").is_none() && needs::run(nightly().args(install)).is_err() {
        return Ok(Outcome::Partly("skipped: cargo-fuzz cannot be installed".to_owned()));
    }
    let folder = ground.root().join("fuzz");
    let found = tempfile::tempdir().map_err(|error| format!("There is no room for what is found: {error}."))?;
    for target in targets(ground)? {
        let mut fuzz = nightly();
        // None of our code is unsafe, so nothing is watched over but panics: that is faster.
        fuzz.args(["fuzz", "run", "--sanitizer", "none", &target]);
        let new = found.path().join(&target);
        fs::create_dir(&new).map_err(|error| format!("{}: {error}.", new.display()))?;
        fuzz.arg(new).arg(folder.join("corpus").join(&target));
        fuzz.args(["--", &format!("-max_total_time={SECONDS}"), "-timeout=10", "-verbosity=0"]);
        needs::run(fuzz.current_dir(&folder))?;
    }
    Ok(Outcome::Fine)
}

/// A target has a folder of seeds of its name.
fn targets(ground: &Ground) -> Result<Vec<String>, String> {
    let corpus = ground.root().join("fuzz/corpus");
    let folders = fs::read_dir(&corpus).map_err(|error| format!("{}: {error}.", corpus.display()))?;
    let mut names: Vec<String> =
        folders.flatten().map(|folder| folder.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    Ok(names)
}

fn nightly() -> Command {
    let mut command = Command::new("rustup");
    command.args(["run", "nightly", "cargo"]);
    command
}

fn answers(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}
