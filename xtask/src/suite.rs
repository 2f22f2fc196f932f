//! `cargo xtask test`: one command, every check, the first failure in one sentence.

use crate::needs;
use crate::postgres::Postgres;
use crate::tidy;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// How much of it to run.
#[derive(Clone, Copy)]
pub struct Extent {
    /// Formatting, lints and unit tests only.
    pub quick: bool,
    /// Leaves the web client out.
    pub skip_web: bool,
}

/// The variable in which the server's tests find a PostgreSQL to play with.
const POSTGRES_VARIABLE: &str = "FEERIE_TEST_POSTGRES";

/// Runs everything, in order, up to the first failure.
pub fn run(root: &Path, extent: Extent) -> Result<(), String> {
    let mut suite = Suite { root: root.to_owned(), environment: Vec::new(), done: Vec::new() };
    suite.cargo("formatting", &["fmt", "--all", "--check"])?;
    suite.cargo("lints", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])?;
    if extent.quick {
        suite.cargo("unit tests", &["test", "--workspace", "--lib", "--bins"])?;
        suite.summary();
        return Ok(());
    }

    let web = (!extent.skip_web).then(|| root.join("web")).filter(|web| web.join("package.json").exists());
    let scripts = web.as_deref().map(needs::npm_scripts).transpose()?.unwrap_or_default();
    // Lives until the end of this function, failures included: dropping it stops the server.
    let _postgres = suite.step("what the tests need", |suite| suite.prepare(web.is_some(), &scripts))?;

    suite.cargo("tests", &["test", "--workspace"])?;
    let mut doc = suite.cargo_command(&["doc", "--workspace", "--no-deps"]);
    suite.command("documentation", doc.env("RUSTDOCFLAGS", "-D warnings"))?;
    suite.step("tidy", |suite| tidy::run(&suite.root))?;
    if let Some(web) = web {
        suite.command("web packages", Command::new("npm").arg("ci").current_dir(&web))?;
        for script in ["check", "test", "build", "e2e"] {
            if scripts.iter().any(|name| name == script) {
                suite.command(&format!("web {script}"), Command::new("npm").args(["run", script]).current_dir(&web))?;
            }
        }
    }
    suite.summary();
    Ok(())
}

struct Suite {
    root: PathBuf,
    environment: Vec<(&'static str, String)>,
    done: Vec<(String, Duration)>,
}

impl Suite {
    fn cargo(&mut self, heading: &str, args: &[&str]) -> Result<(), String> {
        let mut command = self.cargo_command(args);
        self.command(heading, &mut command)
    }

    /// The cargo that runs us, so that one toolchain does all.
    fn cargo_command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")));
        command.args(args).current_dir(&self.root);
        command
    }

    fn command(&mut self, heading: &str, command: &mut Command) -> Result<(), String> {
        self.step(heading, |suite| {
            command.envs(suite.environment.iter().map(|(name, value)| (name, value)));
            needs::run(command)
        })
    }

    fn step<T>(&mut self, heading: &str, work: impl FnOnce(&mut Suite) -> Result<T, String>) -> Result<T, String> {
        println!("\n=== {heading}");
        let start = Instant::now();
        let outcome = work(self);
        let taken = start.elapsed();
        match outcome {
            Ok(value) => {
                println!("=== {heading}: fine ({:.1} s)", taken.as_secs_f64());
                self.done.push((heading.to_owned(), taken));
                Ok(value)
            }
            Err(problem) => Err(format!("Stopped at “{heading}” after {:.1} s: {problem}", taken.as_secs_f64())),
        }
    }

    /// Installs what is missing, or says what to install, before anything long begins.
    fn prepare(&mut self, web: bool, scripts: &[String]) -> Result<Option<Postgres>, String> {
        if web {
            needs::npm()?;
        }
        if scripts.iter().any(|name| name == "e2e") {
            needs::chromium()?;
        }
        if !self.root.join("crates/server").exists() {
            return Ok(None);
        }
        let postgres = Postgres::start()?;
        println!("a throw-away PostgreSQL listens at {}", postgres.address());
        self.environment.push((POSTGRES_VARIABLE, postgres.address().to_owned()));
        Ok(Some(postgres))
    }

    fn summary(&self) {
        println!("\nEverything is fine:");
        for (heading, taken) in &self.done {
            println!("  {:7.1} s  {heading}", taken.as_secs_f64());
        }
        let total: Duration = self.done.iter().map(|(_, taken)| taken).sum();
        println!("  {:7.1} s  in all", total.as_secs_f64());
    }
}
