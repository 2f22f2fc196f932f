//! What the steps stand on: the workspace, its web client, the machine's programs.

use super::{Extent, Outcome};
use crate::dependencies;
use crate::needs;
use crate::services;
use crate::wasm::{self, Purpose};
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
/// How many seconds the hostile clients attack.
const HOSTILE_VARIABLE: &str = "FEERIE_HOSTILE_SECONDS";
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

    /// Whether what takes long is run too.
    pub fn is_long(&self) -> bool {
        self.extent == Extent::Long
    }

    /// Whether the web client is looked at.
    pub fn has_web(&self) -> bool {
        self.web.is_some()
    }

    /// Installs what is missing, or says what to install.
    pub fn prepare(&self) -> Result<Outcome, String> {
        if self.web.is_some() {
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

    /// Fetches what the web client is built with.
    pub fn web_packages(&self) -> Result<Outcome, String> {
        needs::npm()?;
        self.npm(&["ci", "--no-audit", "--no-fund"])
    }

    /// Runs npm in the web client's folder; shows what it said when it has ended.
    pub fn npm(&self, args: &[&str]) -> Result<Outcome, String> {
        needs::run_quietly(&mut self.npm_command(args)).map(|()| Outcome::Fine)
    }

    /// Builds the engine for browsers, where that is possible.
    pub fn engine(&self) -> Result<Outcome, String> {
        match wasm::build(&self.root, self.modules()) {
            Ok(()) => Ok(Outcome::Fine),
            Err(problem) if self.modules().is_built(&self.root) => Err(problem),
            Err(problem) => Ok(Outcome::Partly(format!("there is no engine for browsers: {problem}"))),
        }
    }

    /// Which modules the tests play with: those that people get where everything is run.
    fn modules(&self) -> Purpose {
        if self.is_long() { Purpose::People } else { Purpose::Tests }
    }

    /// Plays whole games in the engine for browsers and in native Rust at once.
    pub fn engine_tests(&self) -> Result<Outcome, String> {
        if !self.modules().is_built(&self.root) {
            return Ok(Outcome::Partly("there is no engine for browsers to test".to_owned()));
        }
        let cargo = self.cargo_command(&["test", "--workspace", "--test", "module", "--", "--ignored"]);
        // Beside it runs what measures time.
        let mut kindly = Command::new("nice");
        kindly.arg(cargo.get_program()).args(cargo.get_args()).current_dir(&self.root);
        kindly.envs(cargo.get_envs().filter_map(|(name, value)| Some((name, value?))));
        needs::run_quietly(&mut kindly).map(|()| Outcome::Fine)
    }

    /// Plays the positions again that the web client's tests were written down from: they are what the engine says today.
    pub fn fixtures(&self) -> Result<Outcome, String> {
        for script in ["scripts/capture.mjs", "scripts/capture-finished.mjs"] {
            let mut node = Command::new("node");
            node.arg(script).arg(self.program()?).arg("--check").current_dir(self.web.as_deref().unwrap_or(&self.root));
            needs::run(&mut node)?;
        }
        Ok(Outcome::Fine)
    }

    /// Plays in real browsers against the program that the tests were run with.
    pub fn browsers(&self) -> Result<Outcome, String> {
        let mut command = self.npm_command(&["run", "e2e"]);
        needs::run(command.env(PROGRAM_VARIABLE, self.program()?)).map(|()| Outcome::Fine)
    }

    /// Attacks the server for a minute, longer than the tests do.
    pub fn hostile(&self) -> Result<Outcome, String> {
        let mut command = self.cargo_command(&["test", "-p", "feerie-cli", "--test", "hostile"]);
        needs::run(command.env(HOSTILE_VARIABLE, "60")).map(|()| Outcome::Fine)
    }

    fn npm_command(&self, args: &[&str]) -> Command {
        let mut command = Command::new("npm");
        command.args(args).current_dir(self.web.as_deref().unwrap_or(&self.root));
        command.env(wasm::VARIABLE, self.modules().folder(&self.root));
        command
    }

    pub fn cargo_command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")));
        command.args(args).current_dir(&self.root);
        self.compile_once(&mut command);
        // Who works with --quick has what `cargo xtask wasm` built, if anything.
        if self.extent != Extent::Quick {
            command.env(wasm::VARIABLE, self.modules().folder(&self.root));
        }
        self.add_services(&mut command);
        command
    }

    /// What is compiled once needs no notes for the second time; who works with --quick compiles often. Whoever compiles
    /// is told the same, or it would all be compiled again for them.
    pub fn compile_once(&self, command: &mut Command) {
        if self.extent != Extent::Quick && std::env::var_os(INCREMENTAL_VARIABLE).is_none() {
            command.env(INCREMENTAL_VARIABLE, "0");
        }
    }

    /// Tells a command where the throw-away services are.
    pub fn add_services(&self, command: &mut Command) {
        if let Some(postgres) = self.postgres.get() {
            command.env(POSTGRES_VARIABLE, postgres.address());
        }
        if let Some(nats) = self.nats.get() {
            command.env(NATS_VARIABLE, nats.address());
        }
    }

    /// Others' crates: their licences, doubles and origins, and their known vulnerabilities where the list of these can be
    /// fetched.
    pub fn dependencies(&self) -> Result<Outcome, String> {
        dependencies::check(&self.root, &self.metadata(&[])?)?;
        if on_path("cargo-deny").is_none() {
            let but = "licences, doubles and origins were checked by ourselves, known vulnerabilities by nobody: \
                       cargo-deny is not installed (`cargo install --locked cargo-deny`)";
            return Ok(Outcome::Partly(but.to_owned()));
        }
        // It knows only what is compiled here; whether an explanation has outlived its double we have looked up ourselves.
        let known = ["--allow", "unmatched-skip", "--allow", "unnecessary-skip"];
        self.cargo(&[&["deny", "--offline", "check"], &known[..], &["licenses", "bans", "sources"]].concat())?;
        if needs::run_quietly(&mut self.cargo_command(&["deny", "fetch", "db"])).is_err() {
            return Ok(Outcome::Partly(
                "known vulnerabilities were not looked up: their list cannot be fetched".to_owned(),
            ));
        }
        self.cargo(&["deny", "--offline", "check", "advisories"])
    }

    fn metadata(&self, args: &[&str]) -> Result<Value, String> {
        let output = self.cargo_command(&["metadata", "--format-version", "1"]).args(args).output();
        let output = output.map_err(|error| format!("`cargo metadata` could not be started: {error}."))?;
        serde_json::from_slice(&output.stdout)
            .map_err(|error| format!("`cargo metadata` said something else than JSON: {error}."))
    }

    /// The program that the tests were run with.
    pub fn program(&self) -> Result<PathBuf, String> {
        Ok(self.target_folder()?.join("debug/feerie"))
    }

    /// Where cargo puts what it compiles.
    pub fn target_folder(&self) -> Result<PathBuf, String> {
        let metadata = self.metadata(&["--no-deps"])?;
        let folder = metadata["target_directory"].as_str().ok_or("`cargo metadata` names no target folder.")?;
        Ok(PathBuf::from(folder))
    }
}
