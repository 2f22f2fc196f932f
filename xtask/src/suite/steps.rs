//! The list of what is checked. A new check is one more entry here.

use super::ground::Ground;
use super::{Extent, Lane, Outcome, Step, fuzz, programs, python};
use crate::tidy;

const ALWAYS: &[Extent] = &[Extent::Quick, Extent::Full, Extent::Long];
const QUICK: &[Extent] = &[Extent::Quick];
const FULL: &[Extent] = &[Extent::Full, Extent::Long];
const LONG: &[Extent] = &[Extent::Long];

/// Cheap and telling steps come first. What compiles has one profile and one set of features throughout, so that only
/// the lints and Python's tools compile anything a second time, as they must; the browsers meet the program that the
/// tests made.
const STEPS: &[Step] = &[
    Step {
        name: "formatting",
        extents: ALWAYS,
        lane: Lane::Front,
        needs: &[],
        work: |ground| ground.cargo(&["fmt", "--all", "--check"]),
    },
    Step {
        name: "house rules",
        extents: ALWAYS,
        lane: Lane::Front,
        needs: &[],
        work: |ground| tidy::run(ground.root()).map(|()| Outcome::Fine),
    },
    Step { name: "others' crates", extents: FULL, lane: Lane::Front, needs: &[], work: Ground::dependencies },
    // Fetching and unpacking leave the cores to those who compile.
    Step { name: "what the tests need", extents: FULL, lane: Lane::Side, needs: &[], work: Ground::prepare },
    Step { name: "web packages", extents: FULL, lane: Lane::Web, needs: &[], work: Ground::web_packages },
    Step { name: "engine for browsers", extents: FULL, lane: Lane::Front, needs: &[], work: Ground::engine },
    // The server takes the built client in: if that came later, the server would be compiled once more.
    Step {
        name: "web build",
        extents: FULL,
        lane: Lane::Web,
        needs: &["web packages"],
        work: |ground| ground.npm(&["run", "build"]),
    },
    Step {
        name: "web types",
        extents: FULL,
        lane: Lane::Web,
        needs: &["web packages"],
        work: |ground| ground.npm(&["run", "check"]),
    },
    Step {
        name: "web lints",
        extents: FULL,
        lane: Lane::Web,
        needs: &["web packages"],
        work: |ground| ground.npm(&["run", "lint"]),
    },
    Step {
        name: "web tests",
        extents: FULL,
        lane: Lane::Web,
        // Without the modules, what plays by them would be skipped.
        needs: &["web packages", "engine for browsers"],
        work: |ground| ground.npm(&["run", "test"]),
    },
    Step {
        name: "lints",
        extents: ALWAYS,
        lane: Lane::Front,
        needs: &["web build"],
        work: |ground| ground.cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
    },
    Step {
        name: "unit tests",
        extents: QUICK,
        lane: Lane::Front,
        needs: &[],
        work: |ground| ground.cargo(&["test", "--workspace", "--lib", "--bins"]),
    },
    Step { name: "documentation", extents: FULL, lane: Lane::Front, needs: &["lints"], work: Ground::documentation },
    Step {
        name: "compiling the tests",
        extents: FULL,
        lane: Lane::Front,
        needs: &["web build"],
        work: |ground| ground.cargo(&["test", "--workspace", "--no-run"]),
    },
    // From here on something measures time: nothing runs beside it but what lets others go first.
    Step {
        name: "tests",
        extents: FULL,
        lane: Lane::Front,
        needs: &["what the tests need", "web types", "web lints", "web tests", "compiling the tests"],
        work: programs::run,
    },
    Step {
        name: "engine in Node",
        extents: FULL,
        lane: Lane::Web,
        needs: &["engine for browsers", "compiling the tests"],
        work: Ground::engine_tests,
    },
    Step {
        name: "web fixtures",
        extents: FULL,
        lane: Lane::Front,
        needs: &["web packages", "compiling the tests"],
        work: Ground::fixtures,
    },
    Step {
        name: "browser tests",
        extents: FULL,
        lane: Lane::Front,
        needs: &["what the tests need", "web build", "compiling the tests"],
        work: Ground::browsers,
    },
    Step { name: "packages for Python", extents: FULL, lane: Lane::Side, needs: &[], work: python::prepare },
    Step {
        name: "package for Python",
        extents: FULL,
        lane: Lane::Side,
        needs: &["compiling the tests"],
        work: python::run,
    },
    Step { name: "hostile clients", extents: LONG, lane: Lane::Front, needs: &["tests"], work: Ground::hostile },
    Step { name: "fuzzing", extents: LONG, lane: Lane::Front, needs: &["tests"], work: fuzz::run },
];

/// The steps of this extent, with or without the web client's.
pub fn chosen(extent: Extent, web: bool) -> Vec<&'static Step> {
    let is_web = |step: &Step| step.name.starts_with("web") || step.name == "browser tests";
    STEPS.iter().filter(|step| step.extents.contains(&extent) && (web || !is_web(step))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lanes go through the list in order: a step that needs a later one would wait for ever.
    #[test]
    fn whatever_a_step_needs_is_listed_before_it() {
        for (place, step) in STEPS.iter().enumerate() {
            for needed in step.needs {
                let before = STEPS[..place].iter().any(|earlier| earlier.name == *needed);
                assert!(before, "“{}” needs “{needed}”, which is not listed before it", step.name);
            }
        }
    }

    #[test]
    fn without_the_web_client_nothing_asks_for_npm() {
        let names: Vec<&str> = chosen(Extent::Full, false).iter().map(|step| step.name).collect();
        assert!(names.iter().all(|name| !name.starts_with("web") && *name != "browser tests"), "{names:?}");
        assert!(names.contains(&"tests") && names.contains(&"engine in Node"));
    }
}
