//! `cargo xtask test`: one command, every check, the first failure in one sentence.

mod fuzz;
mod ground;
mod lanes;
mod programs;
mod python;
mod steps;
mod times;

use ground::Ground;
use std::path::Path;

/// How much to run.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Extent {
    /// Formatting, house rules, lints and unit tests, while one works.
    Quick,
    /// Every test and check there is.
    Full,
    /// That, and what is the better the longer it goes on.
    Long,
}

/// One thing that is checked.
struct Step {
    name: &'static str,
    extents: &'static [Extent],
    lane: Lane,
    /// The steps that must have ended well before, as far as they are run at all.
    needs: &'static [&'static str],
    work: fn(&Ground) -> Result<Outcome, String>,
}

/// Steps of one lane run one after another, as listed; lanes run side by side.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Lane {
    /// What is shown as it comes: cargo's work, and the browsers'.
    Front,
    /// What npm and Node do meanwhile; their words are shown when a step has ended.
    Web,
    /// What is fetched meanwhile, and what Python does: while the tests wait for clocks, a core is free.
    Side,
}

/// How a step ended that did not fail.
#[derive(Clone, Debug, Eq, PartialEq)]
enum Outcome {
    Fine,
    /// Done, but for something; said at the end again.
    Partly(String),
}

/// Runs the steps of the package for Python alone.
pub fn run_python(root: &Path) -> Result<(), String> {
    let ground = Ground::new(root, Extent::Full, true);
    for step in [python::prepare, python::run] {
        if let Outcome::Partly(said) = step(&ground)? {
            return Err(said);
        }
    }
    Ok(())
}

/// Runs everything up to the first failure, and says where the time went.
pub fn run(root: &Path, extent: Extent, skip_web: bool) -> Result<(), String> {
    let ground = Ground::new(root, extent, skip_web);
    let steps = steps::chosen(extent, ground.has_web());
    let (ended, failure) = lanes::run(&steps, &ground);
    times::print(&ended);
    failure.map_or(Ok(()), Err)?;
    println!("\nEverything is fine.");
    Ok(())
}
