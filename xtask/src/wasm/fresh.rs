//! Whether a module is as new as all that it was made of: nothing is built twice.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The crates that are in every module.
const CRATES: [&str; 7] = ["advice", "bots", "browser", "catalog", "core", "net", "table"];

/// Whether the module of a game in this file need not be built again.
pub fn is_fresh(root: &Path, game: &str, file: &Path) -> bool {
    let Some(built) = changed(file) else { return false };
    let crates = CRATES.map(|name| root.join("crates").join(name).join("src"));
    // Texts and guides are no part of a module.
    let own = ["src", "data", "Cargo.toml"].map(|part| root.join("games").join(game).join(part));
    let newest = crates
        .into_iter()
        .chain(own)
        .chain(["Cargo.toml", "Cargo.lock"].map(|file| root.join(file)))
        .filter_map(newest_below)
        .max();
    newest.is_some_and(|newest| newest < built)
}

/// When the newest file of a folder was changed, or a file itself.
fn newest_below(path: PathBuf) -> Option<SystemTime> {
    if !path.is_dir() {
        return changed(&path);
    }
    let entries = fs::read_dir(path).ok()?;
    entries.flatten().filter_map(|entry| newest_below(entry.path())).max()
}

fn changed(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|about| about.modified()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_is_stale_once_anything_that_it_is_made_of_is_newer() {
        let root = std::env::temp_dir().join(format!("feerie-fresh-{}", std::process::id()));
        let source = root.join("games/toy/src/lib.rs");
        fs::create_dir_all(source.parent().unwrap()).unwrap();
        let module = root.join("toy.wasm");
        let touch = |path: &Path, seconds| {
            let at = SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(seconds);
            fs::File::create(path).unwrap().set_modified(at).unwrap();
        };
        touch(&source, 10);
        assert!(!is_fresh(&root, "toy", &module), "there is none");
        touch(&module, 20);
        assert!(is_fresh(&root, "toy", &module));
        touch(&source, 30);
        assert!(!is_fresh(&root, "toy", &module));
        fs::remove_dir_all(root).unwrap();
    }
}
