//! Instructions per action of random play: the same twice, whatever else the machine is doing.

use std::path::Path;
use std::process::Command;

/// Short and long runs; their difference leaves start-up out of the count.
const RUNS: [u64; 2] = [20_000, 120_000];

/// Counts with valgrind and prints a line per game.
pub fn run(root: &Path) -> Result<(), String> {
    let built = Command::new("cargo")
        .args(["build", "--release", "--package", "feerie-cli"])
        .current_dir(root)
        .status()
        .map_err(|error| format!("cargo does not start: {error}"))?;
    if !built.success() {
        return Err("the release build failed".to_owned());
    }
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), Into::into);
    let binary = target.join("release").join("feerie");
    for game in games(root)? {
        let [short, long] = RUNS.map(|actions| count(&binary, &game, actions));
        let per_action = (long? - short?) as f64 / (RUNS[1] - RUNS[0]) as f64;
        println!("{game:<12} {per_action:>8.0} instructions per action");
    }
    Ok(())
}

/// Every game has a folder of its name.
fn games(root: &Path) -> Result<Vec<String>, String> {
    let entries = std::fs::read_dir(root.join("games")).map_err(|error| format!("games cannot be listed: {error}"))?;
    let mut games: Vec<String> =
        entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    games.sort();
    Ok(games)
}

fn count(binary: &Path, game: &str, actions: u64) -> Result<u64, String> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(binary)
        .args(["bench", "--game", game, "--actions", &actions.to_string()])
        .output()
        .map_err(|error| format!("valgrind does not start ({error}): please install it"))?;
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let collected = said.lines().find_map(|line| line.split("Collected : ").nth(1)?.trim().parse().ok());
    collected.ok_or_else(|| format!("valgrind gave no count for {game}:\n{said}"))
}
