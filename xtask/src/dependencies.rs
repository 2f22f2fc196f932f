//! Other people's crates against `deny.toml`: their licences, doubles and origins. Does what `cargo deny` does with
//! these three, so that nobody has to install it first.

mod licence;

use serde_json::Value as Json;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use toml::{Table, Value};

/// Where crates may come from.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// What `deny.toml` allows.
#[derive(Default)]
struct Policy {
    licences: BTreeSet<String>,
    /// More licences for one crate.
    exceptions: BTreeMap<String, BTreeSet<String>>,
    /// `name@version` of doubles that are known and explained.
    doubles: BTreeSet<String>,
}

/// A crate from outside the workspace.
struct Package {
    name: String,
    version: String,
    licence: Option<String>,
    source: Option<String>,
}

/// Checks what `cargo metadata` says.
pub fn check(root: &Path, metadata: &Json) -> Result<(), String> {
    let file = fs::read_to_string(root.join("deny.toml")).map_err(|error| format!("deny.toml: {error}."))?;
    let policy = Policy::read(&file)?;
    let packages = packages(metadata).ok_or("`cargo metadata` lists no packages.")?;
    let faults = faults(&policy, &packages);
    for fault in &faults {
        println!("{fault}");
    }
    match faults.len() {
        0 => Ok(()),
        n => Err(format!("{n} of other people's crates are not as deny.toml wants them; they are named above.")),
    }
}

impl Policy {
    fn read(text: &str) -> Result<Policy, String> {
        let file: Table = text.parse().map_err(|error| format!("deny.toml: {error}"))?;
        let list = |part: &str, name: &str| {
            file.get(part).and_then(|part| part.get(name)).and_then(Value::as_array).cloned().unwrap_or_default()
        };
        let strings = |values: &[Value]| values.iter().filter_map(Value::as_str).map(str::to_owned).collect();
        let krate = |entry: &Value| entry.get("crate").and_then(Value::as_str).map(str::to_owned);
        let mut policy = Policy { licences: strings(&list("licenses", "allow")), ..Policy::default() };
        for entry in list("licenses", "exceptions") {
            let allow = entry.get("allow").and_then(Value::as_array).cloned().unwrap_or_default();
            let name = krate(&entry).ok_or("deny.toml: an exception names its crate.")?;
            policy.exceptions.insert(name, strings(&allow));
        }
        for entry in list("bans", "skip") {
            let name = krate(&entry).ok_or("deny.toml: a skipped double names its crate.")?;
            if entry.get("reason").and_then(Value::as_str).is_none_or(str::is_empty) {
                return Err(format!("deny.toml: nothing says why {name} may be there twice."));
            }
            policy.doubles.insert(name);
        }
        Ok(policy)
    }

    fn allows(&self, package: &Package) -> bool {
        let more = self.exceptions.get(&package.name);
        let is_allowed =
            |licence: &str| self.licences.contains(licence) || more.is_some_and(|licences| licences.contains(licence));
        package.licence.as_deref().is_some_and(|expression| licence::is_met(expression, &is_allowed))
    }
}

/// Everything but our own crates, which come from nowhere.
fn packages(metadata: &Json) -> Option<Vec<Package>> {
    let text = |value: &Json| value.as_str().map(str::to_owned);
    let all = metadata["packages"].as_array()?.iter().map(|package| {
        Some(Package {
            name: text(&package["name"])?,
            version: text(&package["version"])?,
            licence: text(&package["license"]),
            source: text(&package["source"]),
        })
    });
    let all: Vec<Package> = all.collect::<Option<_>>()?;
    Some(all.into_iter().filter(|package| package.source.is_some()).collect())
}

fn faults(policy: &Policy, packages: &[Package]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in packages {
        let Package { name, version, licence, source } = package;
        versions.entry(name).or_default().insert(version);
        if !policy.allows(package) {
            let licence = licence.as_deref().unwrap_or("no licence at all");
            faults.push(format!("{name} {version} is under {licence}, which deny.toml does not allow"));
        }
        if source.as_deref() != Some(REGISTRY) {
            faults.push(format!("{name} {version} comes from {}", source.as_deref().unwrap_or("nowhere")));
        }
    }
    for (name, versions) in &versions {
        let is_explained = |version: &&&str| policy.doubles.contains(&format!("{name}@{version}"));
        if versions.iter().filter(|version| !is_explained(version)).count() > 1 {
            let versions: Vec<&str> = versions.iter().copied().collect();
            faults.push(format!(
                "{name} is there more than once ({}), and deny.toml does not say why",
                versions.join(", ")
            ));
        }
    }
    for double in &policy.doubles {
        let there = double.split_once('@').and_then(|(name, version)| Some((versions.get(name)?, version)));
        if !there.is_some_and(|(versions, version)| versions.len() > 1 && versions.contains(version)) {
            faults.push(format!("{double} is no double any more: take it out of deny.toml"));
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    const POLICY: &str = r#"
        [licenses]
        allow = ["MIT"]
        exceptions = [{ crate = "odd", allow = ["MPL-2.0"] }]
        [bans]
        skip = [{ crate = "old@1.0.0", reason = "others" }]
    "#;

    fn package(name: &str, version: &str, licence: &str) -> Package {
        let (licence, source) = (Some(licence.to_owned()), Some(REGISTRY.to_owned()));
        Package { name: name.to_owned(), version: version.to_owned(), licence, source }
    }

    fn judged(more: Package) -> Vec<String> {
        let known =
            [package("old", "1.0.0", "MIT"), package("old", "2.0.0", "MIT"), package("odd", "1.0.0", "MPL-2.0")];
        faults(&Policy::read(POLICY).unwrap(), &known.into_iter().chain([more]).collect::<Vec<_>>())
    }

    #[test]
    fn what_is_allowed_excepted_or_explained_passes() {
        assert!(judged(package("new", "1.0.0", "MIT")).is_empty());
    }

    #[test]
    fn licences_are_refused_that_nobody_allowed() {
        let refused = judged(package("new", "1.0.0", "MPL-2.0"));
        assert_eq!(refused, ["new 1.0.0 is under MPL-2.0, which deny.toml does not allow"]);
        let bare = judged(Package { licence: None, ..package("new", "1.0.0", "") });
        assert_eq!(bare, ["new 1.0.0 is under no licence at all, which deny.toml does not allow"]);
    }

    #[test]
    fn doubles_are_refused_that_nobody_explained() {
        let refused = judged(package("old", "3.0.0", "MIT"));
        assert_eq!(refused, ["old is there more than once (1.0.0, 2.0.0, 3.0.0), and deny.toml does not say why"]);
    }

    #[test]
    fn explanations_go_with_what_they_explain() {
        let policy = Policy::read(POLICY).unwrap();
        let one = [package("old", "2.0.0", "MIT")];
        assert_eq!(faults(&policy, &one), ["old@1.0.0 is no double any more: take it out of deny.toml"]);
        let error = Policy::read("[bans]\nskip = [{ crate = \"old@1.0.0\" }]").err();
        assert_eq!(error.as_deref(), Some("deny.toml: nothing says why old@1.0.0 may be there twice."));
    }

    #[test]
    fn crates_come_from_the_registry() {
        let elsewhere =
            Package { source: Some("git+https://example.org/new".to_owned()), ..package("new", "1.0.0", "MIT") };
        assert_eq!(judged(elsewhere), ["new 1.0.0 comes from git+https://example.org/new"]);
    }
}
