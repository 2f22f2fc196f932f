//! Which of our crates may depend on which.

use super::Report;
use super::files::{folders, name, read};
use std::io;
use std::path::{Path, PathBuf};
use toml::{Table, Value};

/// Stands for every crate in `games`.
const GAMES: &str = "a game";

/// What each crate may depend on among ours. A crate that is not listed is one that nobody has thought about.
const ARROWS: [(&str, &[&str]); 23] = [
    // A game may bring along a net that was trained for it.
    ("games/*", &["feerie-core", "feerie-net"]),
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
    ("crates/browser", &["feerie-advice", "feerie-bots", "feerie-catalog", "feerie-core", "feerie-table"]),
    ("crates/env", &["feerie-advice", "feerie-catalog", "feerie-core", "feerie-table"]),
    ("crates/lab", &["feerie-bots", "feerie-catalog", "feerie-core", "feerie-table", "feerie-words"]),
    ("crates/parquet", &["feerie-core", "feerie-lab"]),
    (
        "crates/server",
        &[
            "feerie-advice",
            "feerie-bots",
            "feerie-core",
            "feerie-fairtime",
            "feerie-lab",
            "feerie-table",
            "feerie-words",
        ],
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
            // The rest between two windows is the same at a terminal.
            "feerie-fairtime",
            "feerie-lab",
            "feerie-parquet",
            "feerie-protocol",
            "feerie-server",
            "feerie-table",
            "feerie-words",
        ],
    ),
    (
        "crates/fuzz",
        &["feerie-catalog", "feerie-core", "feerie-protocol", "feerie-server", "feerie-table", "feerie-words"],
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
    (
        "python",
        &[
            "feerie-advice",
            "feerie-bots",
            "feerie-catalog",
            "feerie-core",
            "feerie-env",
            "feerie-table",
            "feerie-words",
        ],
    ),
    ("xtask", &["feerie-services", "feerie-words"]),
];

/// Reads every crate's dependencies. Those of tests are free: they do not travel.
pub fn check(root: &Path, report: &mut Report) -> io::Result<()> {
    let games: Vec<String> = folders(&root.join("games"))?.iter().map(|game| package(&name(game))).collect();
    for (place, folder) in crates(root)? {
        let manifest = folder.join("Cargo.toml");
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

/// Every crate of the workspace: where it is, from the root and in full.
pub fn crates(root: &Path) -> io::Result<Vec<(String, PathBuf)>> {
    let mut crates: Vec<_> = ["python", "xtask"].map(|place| (place.to_owned(), root.join(place))).into();
    for kind in ["crates", "games"] {
        crates
            .extend(folders(&root.join(kind))?.into_iter().map(|folder| (format!("{kind}/{}", name(&folder)), folder)));
    }
    crates.retain(|(_, folder)| folder.join("Cargo.toml").exists());
    Ok(crates)
}

fn allowed(place: &str) -> Option<&'static [&'static str]> {
    let place = if place.starts_with("games/") { "games/*" } else { place };
    ARROWS.iter().find(|(name, _)| *name == place).map(|(_, allowed)| *allowed)
}

/// The package in a folder of this name.
pub fn package(folder: &str) -> String {
    format!("feerie-{folder}")
}

/// The packages of ours that a crate is built with, on whatever system.
pub fn our_dependencies(manifest: &Table) -> Vec<String> {
    let systems = manifest.get("target").and_then(Value::as_table).into_iter().flatten();
    let parts = systems.filter_map(|(_, part)| part.as_table()).chain([manifest]);
    let lists = parts.flat_map(|part| ["dependencies", "build-dependencies"].map(|list| part.get(list)));
    let dependencies = lists.flatten().filter_map(Value::as_table).flatten();
    // A dependency may be renamed; what counts is the package.
    let packages = dependencies.map(|(name, value)| value.get("package").and_then(Value::as_str).unwrap_or(name));
    packages.filter(|package| package.starts_with("feerie")).map(str::to_owned).collect()
}
