//! Which of our crates may depend on which.

use super::Report;
use super::files::{folders, name, read};
use std::io;
use std::path::Path;
use toml::{Table, Value};

/// What a crate may depend on among ours; `None` where everything is allowed.
fn allowed(kind: &str, name: &str) -> Option<&'static [&'static str]> {
    match (kind, name) {
        ("games", _) => Some(&["feerie-core"]),
        ("crates", "core") => Some(&[]),
        ("crates", "bots" | "words") => Some(&["feerie-core"]),
        ("crates", "table") => Some(&["feerie-core", "feerie-bots", "feerie-words"]),
        _ => None,
    }
}

/// Reads every crate's dependencies. Those of tests are free: they do not travel.
pub fn check(root: &Path, report: &mut Report) -> io::Result<()> {
    for kind in ["crates", "games"] {
        for folder in folders(&root.join(kind))? {
            let manifest = folder.join("Cargo.toml");
            if !manifest.exists() {
                continue;
            }
            let place = format!("{kind}/{}", name(&folder));
            let Some(allowed) = allowed(kind, &name(&folder)) else { continue };
            let manifest = match read(&manifest)?.parse::<Table>() {
                Ok(manifest) => manifest,
                Err(error) => {
                    report.fail(format!("{place}/Cargo.toml: {}", error.message()));
                    continue;
                }
            };
            for ours in our_dependencies(&manifest).filter(|ours| !allowed.contains(ours)) {
                let instead = if allowed.is_empty() { "none of our crates".to_owned() } else { allowed.join(", ") };
                report.fail(format!("{place} depends on {ours}; it may depend on {instead}"));
            }
        }
    }
    Ok(())
}

fn our_dependencies(manifest: &Table) -> impl Iterator<Item = &str> {
    let dependencies = manifest.get("dependencies").and_then(Value::as_table).into_iter().flatten();
    // A dependency may be renamed; what counts is the package.
    let packages = dependencies.map(|(name, value)| value.get("package").and_then(Value::as_str).unwrap_or(name));
    packages.filter(|package| package.starts_with("feerie"))
}
