//! What the steps stand on: the workspace, its web client, the machine's programs.

use super::{Extent, Outcome};
use crate::dependencies;
use crate::needs;
use crate::services;
use feerie_services::{Nats, Postgres, on_path};
use serde_json::Value;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The variable in which the server's tests find a PostgreSQL to play with.
const POSTGRES_VARIABLE: &str = "FEERIE_TEST_POSTGRES";
/// The variable in which they find a NATS server.
const NATS_VARIABLE: &str = "FEERIE_TEST_NATS";
/// The variable that names the program for the browser tests.
const PROGRAM_VARIABLE: &str = "FEERIE_BIN";
/// Cargo's word for keeping what only helps to compile the same crate again.
const INCREMENTAL_VARIABLE: &str = "CARGO_INCREMENTAL";

/// What the steps stand on.
pub struct Ground {
    root: PathBuf,
    extent: Extent,
    web: Option<PathBuf>,
    /// Stopped when everything is over, failures included.
    postgres: OnceLock<Postgres>,
    nats: OnceLock<Nats>,
}

impl Ground {
    /// Looks at the workspace.
    pub fn new(root: &Path, extent: Extent, skip_web: bool) -> Ground {
        let web = Some(root.join("web")).filter(|web| !skip_web && web.join("package.json").exists());
        Ground { root: root.to_owned(), extent, web, postgres: OnceLock::new(), nats: OnceLock::new() }
    }

    /// The workspace.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Whether the web client is looked at.
    pub fn has_web(&self) -> bool {
        self.web.is_some()
    }

    /// Installs what is missing, or says what to install, before anything long begins.
    pub fn prepare(&self) -> Result<Outcome, String> {
        if self.web.is_some() {
            needs::npm()?;
            needs::chromium()?;
        }
        let postgres = services::postgres()?;
        println!("a throw-away PostgreSQL listens at {}", postgres.address());
        // This step is taken once, so nothing was there.
        let _ = self.postgres.set(postgres);
        let Some(nats) = services::nats()? else {
            return Ok(Outcome::Partly("tests with NATS are skipped: nats-server is not installed".to_owned()));
        };
        println!("a throw-away NATS listens at {}", nats.address());
        let _ = self.nats.set(nats);
        Ok(Outcome::Fine)
    }

    /// Runs cargo: the one that runs us, so that one toolchain does all.
    pub fn cargo(&self, args: &[&str]) -> Result<Outcome, String> {
        needs::run(&mut self.cargo_command(args)).map(|()| Outcome::Fine)
    }

    /// Broken links and missing words in what the crates say about themselves.
    pub fn documentation(&self) -> Result<Outcome, String> {
        let mut command = self.cargo_command(&["doc", "--workspace", "--no-deps"]);
        needs::run(command.env("RUSTDOCFLAGS", "-D warnings")).map(|()| Outcome::Fine)
    }

    /// Runs npm in the web client's folder; shows what it said when it has ended.
    pub fn npm(&self, args: &[&str]) -> Result<Outcome, String> {
        needs::run_quietly(&mut self.npm_command(args)).map(|()| Outcome::Fine)
    }

    /// Plays in real browsers against the program that the tests were run with.
    pub fn browsers(&self) -> Result<Outcome, String> {
        let mut command = self.npm_command(&["run", "e2e"]);
        needs::run(command.env(PROGRAM_VARIABLE, self.target_folder()?.join("debug/feerie"))).map(|()| Outcome::Fine)
    }

    fn npm_command(&self, args: &[&str]) -> Command {
        let mut command = Command::new("npm");
        command.args(args).current_dir(self.web.as_deref().unwrap_or(&self.root));
        command
    }

    fn cargo_command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")));
        command.args(args).current_dir(&self.root);
        // What is compiled once needs no notes for the second time; who works with --quick compiles often.
        if self.extent != Extent::Quick && std::env::var_os(INCREMENTAL_VARIABLE).is_none() {
            command.env(INCREMENTAL_VARIABLE, "0");
        }
        if let Some(postgres) = self.postgres.get() {
            command.env(POSTGRES_VARIABLE, postgres.address());
        }
        if let Some(nats) = self.nats.get() {
            command.env(NATS_VARIABLE, nats.address());
        }
        command
    }

    /// Others' crates: their licences, doubles and origins. Known vulnerabilities are looked up by hand: their list
    /// is on the network.
    pub fn dependencies(&self) -> Result<Outcome, String> {
        dependencies::check(&self.root, &self.metadata(&[])?)?;
        if on_path("cargo-deny").is_none() {
            return Ok(Outcome::Partly("checked by ourselves; cargo-deny is not installed".to_owned()));
        }
        self.cargo(&["deny", "--offline", "check", "licenses", "bans", "sources"])
    }

    fn metadata(&self, args: &[&str]) -> Result<Value, String> {
        let output = self.cargo_command(&["metadata", "--format-version", "1"]).args(args).output();
        let output = output.map_err(|error| format!("`cargo metadata` could not be started: {error}."))?;
        serde_json::from_slice(&output.stdout)
            .map_err(|error| format!("`cargo metadata` said something else than JSON: {error}."))
    }

    /// Where cargo puts what it compiles.
    fn target_folder(&self) -> Result<PathBuf, String> {
        let metadata = self.metadata(&["--no-deps"])?;
        let folder = metadata["target_directory"].as_str().ok_or("`cargo metadata` names no target folder.")?;
        Ok(PathBuf::from(folder))
    }
}
