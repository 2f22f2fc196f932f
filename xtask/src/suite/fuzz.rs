//! libFuzzer at every door, for a few seconds each. Needs cargo-fuzz and a C++ compiler. Where they are missing the doors
//! were still knocked at: the tests of crates/fuzz hand them seeds changed at random, without looking at coverage.

use super::Outcome;
use super::ground::Ground;
use crate::needs;
use feerie_services::on_path;
use std::fs;

/// How long each target runs.
const SECONDS: u32 = 10;

/// Runs every target on its seeds; what libFuzzer finds on its way is not kept.
pub fn run(ground: &Ground) -> Result<Outcome, String> {
    let install = ["install", "--locked", "cargo-fuzz"];
    if on_path("cargo-fuzz").is_none() && ground.cargo(&install).is_err() {
        return Ok(without("cargo-fuzz could not be installed (`cargo install --locked cargo-fuzz`)"));
    }
    if on_path("c++").is_none() {
        return Ok(without("there is no C++ compiler (Debian's package is `g++`)"));
    }
    let folder = ground.root().join("fuzz");
    let found = tempfile::tempdir().map_err(|error| format!("There is no room for what is found: {error}."))?;
    for target in targets(ground)? {
        // None of our code is unsafe, so nothing is watched over but panics: that is faster, and any compiler can do it.
        let mut fuzz = ground.cargo_command(&["fuzz", "run", "--sanitizer", "none", &target]);
        let new = found.path().join(&target);
        fs::create_dir(&new).map_err(|error| format!("{}: {error}.", new.display()))?;
        fuzz.arg(new).arg(folder.join("corpus").join(&target));
        // What hangs is found; what only waits for a busy machine is not.
        fuzz.args(["--", &format!("-max_total_time={SECONDS}"), "-timeout=60", "-verbosity=0"]);
        needs::run(fuzz.current_dir(&folder))?;
    }
    Ok(Outcome::Fine)
}

/// What is said where libFuzzer cannot be run.
fn without(why: &str) -> Outcome {
    Outcome::Partly(format!("libFuzzer was not run: {why}; the tests tried seeds changed at random instead"))
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
