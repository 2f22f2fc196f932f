//! Which of our crates may depend on which.

use super::Report;
use super::files::{folders, name, read};
use std::io;
use std::path::Path;
use toml::{Table, Value};

/// Stands for every crate in `games`.
const GAMES: &str = "a game";

/// What each crate may depend on among ours. A crate that is not listed is one that nobody has thought about.
const ARROWS: [(&str, &[&str]); 19] = [
    ("games/*", &["feerie-core"]),
    ("crates/core", &[]),
    ("crates/fairtime", &[]),
    ("crates/services", &[]),
    ("crates/load", &["feerie-services"]),
    ("crates/bots", &["feerie-core"]),
    ("crates/words", &["feerie-core"]),
    ("crates/net", &["feerie-core"]),
    ("crates/train", &["feerie-bots", "feerie-core", "feerie-net", GAMES]),
    ("crates/table", &["feerie-core"]),
    ("crates/advice", &["feerie-bots", "feerie-core", "feerie-table"]),
    ("crates/protocol", &["feerie-advice", "feerie-bots", "feerie-core", "feerie-table", "feerie-words"]),
    ("crates/catalog", &["feerie-advice", "feerie-core", "feerie-table", GAMES]),
    ("crates/lab", &["feerie-bots", "feerie-catalog", "feerie-core", "feerie-table"]),
    (
        "crates/server",
        &["feerie-advice", "feerie-bots", "feerie-core", "feerie-fairtime", "feerie-table", "feerie-words"],
    ),
    (
        "crates/cli",
        &[
            "feerie-advice",
            // Its rosters are checked before there is a table.
            "feerie-armes",
            "feerie-bots",
            "feerie-catalog",
            "feerie-core",
            // Its windows are hosted at the terminal.
            "feerie-elementals",
            "feerie-lab",
            "feerie-protocol",
            "feerie-server",
            "feerie-table",
            "feerie-words",
        ],
    ),
    (
        "crates/fuzz",
        &["feerie-catalog", "feerie-core", "feerie-protocol", "feerie-server", "feerie-table", "feerie-words", GAMES],
    ),
    (
        "crates/toy",
        &[
            "feerie-advice",
            "feerie-catalog",
            "feerie-core",
            "feerie-protocol",
            "feerie-server",
            "feerie-table",
            "feerie-words",
        ],
    ),
    ("xtask", &["feerie-services", "feerie-words"]),
];

/// Reads every crate's dependencies. Those of tests are free: they do not travel.
pub fn check(root: &Path, report: &mut Report) -> io::Result<()> {
    let games: Vec<String> = folders(&root.join("games"))?.iter().map(|game| package(&name(game))).collect();
    let mut crates = vec![("xtask".to_owned(), root.join("xtask"))];
    for kind in ["crates", "games"] {
        crates
            .extend(folders(&root.join(kind))?.into_iter().map(|folder| (format!("{kind}/{}", name(&folder)), folder)));
    }
    for (place, folder) in crates {
        let manifest = folder.join("Cargo.toml");
        if !manifest.exists() {
            continue;
        }
        let Some(allowed) = allowed(&place) else {
            report.fail(format!("{place} is a crate of which arrows.rs does not say what it may depend on"));
            continue;
        };
        let manifest = match read(&manifest)?.parse::<Table>() {
            Ok(manifest) => manifest,
            Err(error) => {
                report.fail(format!("{place}/Cargo.toml: {}", error.message()));
                continue;
            }
        };
        let is_allowed =
            |ours: &String| allowed.contains(&ours.as_str()) || (allowed.contains(&GAMES) && games.contains(ours));
        for ours in our_dependencies(&manifest).into_iter().filter(|ours| !is_allowed(ours)) {
            let instead = if allowed.is_empty() { "none of our crates".to_owned() } else { allowed.join(", ") };
            report.fail(format!("{place} depends on {ours}; it may depend on {instead}"));
        }
    }
    Ok(())
}

fn allowed(place: &str) -> Option<&'static [&'static str]> {
    let place = if place.starts_with("games/") { "games/*" } else { place };
    ARROWS.iter().find(|(name, _)| *name == place).map(|(_, allowed)| *allowed)
}

fn package(game: &str) -> String {
    format!("feerie-{game}")
}

/// The packages of ours that a crate is built with, on whatever system.
fn our_dependencies(manifest: &Table) -> Vec<String> {
    let systems = manifest.get("target").and_then(Value::as_table).into_iter().flatten();
    let parts = systems.filter_map(|(_, part)| part.as_table()).chain([manifest]);
    let lists = parts.flat_map(|part| ["dependencies", "build-dependencies"].map(|list| part.get(list)));
    let dependencies = lists.flatten().filter_map(Value::as_table).flatten();
    // A dependency may be renamed; what counts is the package.
    let packages = dependencies.map(|(name, value)| value.get("package").and_then(Value::as_str).unwrap_or(name));
    packages.filter(|package| package.starts_with("feerie")).map(str::to_owned).collect()
}
