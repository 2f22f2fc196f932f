//! Which modules the engine for browsers has, and how cargo is asked for one. `cargo xtask wasm` reads this file too.

use std::path::Path;
use std::process::Command;
use std::{fs, io};

/// What modules are compiled for, and out of which crate.
pub const TARGET: &str = "wasm32-unknown-unknown";
pub const PACKAGE: &str = "feerie-browser";
/// The profile of what is to be small: it is compiled in a tenth of the time, too.
pub const SMALL: &str = "wasm-small";
/// Names the one game of a module; `crates/browser` reads it when it is compiled.
const GAME: &str = "FEERIE_MODULE_GAME";

/// A module: one game, with its bots or by the rules alone.
pub struct Module {
    pub game: String,
    pub has_bots: bool,
}

/// All modules: what a page asks at once, and what it needs once a bot is to think, of each game apart.
pub fn modules(root: &Path) -> io::Result<Vec<Module>> {
    let mut games: Vec<String> = fs::read_dir(root.join("games"))?
        .flatten()
        .filter(|entry| entry.path().join("Cargo.toml").exists())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    games.sort();
    let of = |has_bots| games.iter().map(move |game| Module { game: game.clone(), has_bots });
    // Those of one kind one after the other: what they have in common is compiled once.
    Ok(of(false).chain(of(true)).collect())
}

impl Module {
    /// The name of its file.
    pub fn file(&self) -> String {
        format!("{}-{}.wasm", self.game, if self.has_bots { "bots" } else { "rules" })
    }

    /// How it is compiled for people: rules are to be small, bots quick.
    pub fn profile(&self) -> &'static str {
        if self.has_bots { "wasm" } else { SMALL }
    }

    /// Tells cargo what to build, and how.
    pub fn ask_for(&self, cargo: &mut Command, profile: &str) {
        cargo.args(["build", "--quiet", "--package", PACKAGE, "--target", TARGET, "--profile", profile]);
        cargo.args(["--no-default-features", "--features", if self.has_bots { "bots" } else { "" }]);
        cargo.env(GAME, &self.game);
    }
}

/// Lays the nets beside the modules: a page fetches one when a bot is to think by it.
pub fn copy_nets(root: &Path, folder: &Path) -> io::Result<()> {
    for file in fs::read_dir(root.join("training/weights"))?.flatten() {
        if file.path().extension().is_some_and(|kind| kind == "net") {
            fs::copy(file.path(), folder.join(file.file_name()))?;
        }
    }
    Ok(())
}
