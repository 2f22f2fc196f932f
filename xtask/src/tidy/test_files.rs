//! A crate's tests are modules of few programs. A file that no program names is never compiled, and so never fails.

use super::Report;
use super::files::{folders, name, place, read, walk};
use std::io;
use std::path::Path;

/// Where crates are, with their tests.
const CRATES: [&str; 2] = ["crates", "games"];
/// The files that name what lies beside them.
const ROOTS: [&str; 2] = ["main.rs", "mod.rs"];

/// Looks at the tests of every crate.
pub fn check(root: &Path, report: &mut Report) -> io::Result<()> {
    for parent in CRATES {
        for folder in folders(&root.join(parent))? {
            let tests = folder.join("tests");
            if tests.join("main.rs").is_file() {
                look_into(root, &tests, &read(&folder.join("Cargo.toml"))?, report)?;
            }
            for program in folders(&tests)?.iter().filter(|program| program.join("main.rs").is_file()) {
                look_into(root, program, "", report)?;
            }
        }
    }
    Ok(())
}

/// Every file of a folder is named by its root, or is a program of its own by the manifest.
fn look_into(root: &Path, folder: &Path, manifest: &str, report: &mut Report) -> io::Result<()> {
    let mut roots = ROOTS.iter().map(|name| folder.join(name));
    let Some(named_by) = roots.find(|file| file.is_file()) else { return Ok(()) };
    let names = read(&named_by)?;
    for file in walk(folder)?.iter().filter(|file| file.parent() == Some(folder) && **file != named_by) {
        let Some(module) = name(file).strip_suffix(".rs").map(str::to_owned) else { continue };
        if !declares(&names, &module) && !manifest.contains(&format!("name = \"{module}\"")) {
            let told = format!("{} is no module of {}: nothing runs it", place(root, file), place(root, &named_by));
            report.fail(told);
        }
    }
    for inner in folders(folder)? {
        look_into(root, &inner, "", report)?;
    }
    Ok(())
}

fn declares(source: &str, module: &str) -> bool {
    source.lines().any(|line| line.trim_start_matches("pub ").trim() == format!("mod {module};"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn a_file_that_no_program_names_is_found() {
        let root = tempfile::tempdir().unwrap();
        let tests = root.path().join("crates/lab/tests");
        fs::create_dir_all(tests.join("clauses")).unwrap();
        let write = |file: &str, text: &str| fs::write(tests.join(file), text).unwrap();
        write("../Cargo.toml", "[[test]]\nname = \"memory\"\n");
        write("main.rs", "mod clauses;\nmod laws;\n");
        for file in ["laws.rs", "memory.rs", "forgotten.rs", "clauses/tree.rs", "clauses/lost.rs"] {
            write(file, "");
        }
        write("clauses/mod.rs", "pub mod tree;\n");
        let mut report = Report::default();
        check(root.path(), &mut report).unwrap();
        let found = report.failures;
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(found[0].starts_with("crates/lab/tests/forgotten.rs is no module of crates/lab/tests/main.rs"));
        assert!(
            found[1].starts_with("crates/lab/tests/clauses/lost.rs is no module of crates/lab/tests/clauses/mod.rs")
        );
    }
}
