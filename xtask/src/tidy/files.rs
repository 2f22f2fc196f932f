//! Walking the tree; files that grew too long or were left half done.

use super::Report;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Above this many lines a file is refused: it has more than one subject.
const TOO_LONG: usize = 400;
/// What is written to be read from top to bottom, and so has a length.
const MEASURED_ENDINGS: [&str; 8] = ["rs", "py", "ts", "svelte", "css", "html", "js", "mjs"];
/// Where it is.
const MEASURED: [&str; 9] =
    ["crates", "games", "python", "xtask", "fuzz", "web/src", "web/e2e", "web/tests", "web/scripts"];
/// Files that nobody reads from top to bottom, and why.
const DATA: [(&str, &str); 1] = [("web/src/wire/generated.ts", "written by a test of the server out of its types")];
/// Files that are too long and still to be split: mentioned each time, and never more of them.
pub const OVERDUE: &[&str] = &[];

/// Where nothing may be left half done.
const FINISHED: [&str; 8] = ["crates", "games", "python", "web/src", "web/e2e", "web/tests", "xtask", "fuzz"];

/// What people write to find a place again, spelled so that this file does not contain it.
pub const LEFTOVERS: [&str; 5] = [
    concat!("to", "do!"),
    concat!("unimple", "mented!"),
    concat!("db", "g!"),
    concat!(".on", "ly("),
    concat!("FIX", "ME"),
];

const SOURCE_ENDINGS: [&str; 10] = ["rs", "ts", "svelte", "js", "mjs", "css", "html", "py", "sql", "ftl"];

/// Looks at every source file.
pub fn check(root: &Path, report: &mut Report) -> io::Result<()> {
    for file in sources(root, &MEASURED, &MEASURED_ENDINGS)? {
        let place = place(root, &file);
        let lines = read(&file)?.lines().count();
        if lines <= TOO_LONG || DATA.iter().any(|(data, _)| *data == place) {
            continue;
        }
        let complaint = format!("{place} has {lines} lines, the most is {TOO_LONG}");
        if OVERDUE.contains(&place.as_str()) {
            report.notes.push(complaint);
        } else {
            report.fail(complaint);
        }
    }
    for file in sources(root, &FINISHED, &SOURCE_ENDINGS)? {
        let text = read(&file)?;
        for (number, line) in text.lines().enumerate() {
            for leftover in LEFTOVERS.iter().filter(|leftover| line.contains(**leftover)) {
                report.fail(format!("{}, line {}: {leftover} was left behind", place(root, &file), number + 1));
            }
        }
    }
    Ok(())
}

fn sources(root: &Path, folders: &[&str], endings: &[&str]) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for folder in folders {
        files.extend(walk(&root.join(folder))?.into_iter().filter(|file| endings.contains(&ending(file))));
    }
    Ok(files)
}

/// Every file below a folder, in a fixed order; none if there is no such folder. What is hidden, built or
/// installed is not ours to judge.
pub fn walk(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in entries(folder)? {
        if entry.is_dir() {
            files.extend(walk(&entry)?);
        } else {
            files.push(entry);
        }
    }
    Ok(files)
}

/// The folders in a folder, in a fixed order.
pub fn folders(folder: &Path) -> io::Result<Vec<PathBuf>> {
    Ok(entries(folder)?.into_iter().filter(|entry| entry.is_dir()).collect())
}

fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    let ignored =
        |name: &str| name.starts_with('.') || ["target", "node_modules", "dist", "corpus", "artifacts"].contains(&name);
    let mut entries: Vec<PathBuf> = entries.into_iter().filter(|entry| !ignored(&name(entry))).collect();
    entries.sort();
    Ok(entries)
}

/// A file as text; pictures among the data are no reason to stop.
pub fn read(file: &Path) -> io::Result<String> {
    let bytes = fs::read(file).map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", file.display())))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The last part of a path.
pub fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// What follows the last dot of a file's name.
pub fn ending(file: &Path) -> &str {
    file.extension().and_then(|ending| ending.to_str()).unwrap_or_default()
}

/// A file as the complaints name it.
pub fn place(root: &Path, file: &Path) -> String {
    file.strip_prefix(root).unwrap_or(file).display().to_string()
}
