//! Runs the programs that cargo makes of the tests, several at once: many of them wait for clocks and sockets most of the
//! time, and cargo itself would run one after another.

use super::Outcome;
use super::ground::Ground;
use serde_json::Value;
use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How many run at once: more than there are cores, since most of them wait.
const AT_ONCE: usize = 4;
/// These take longest: they are begun first, so that none of them is left alone at the end.
const LONGEST: [&str; 8] = ["crash", "server", "shared", "races", "feerie_fuzz", "game", "hostile", "lab"];
/// So many are named with their times.
const NAMED: usize = 8;

/// A program made of tests.
struct Program {
    /// Its crate and its name there.
    name: String,
    file: PathBuf,
    /// The crate's folder: what tests read lies there.
    folder: PathBuf,
    target: String,
}

/// A program that has run.
struct Ran {
    name: String,
    taken: Duration,
    result: Result<Output, String>,
}

/// Runs all of them, and then what documentation shows as examples.
pub fn run(ground: &Ground) -> Result<Outcome, String> {
    let mut programs = made(ground)?;
    programs.sort_by_key(|program| LONGEST.iter().position(|long| program.target == *long).unwrap_or(LONGEST.len()));
    let (count, waiting) = (programs.len(), Mutex::new(VecDeque::from(programs)));
    let ran = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..AT_ONCE {
            scope.spawn(|| {
                while let Some(program) = next(&waiting) {
                    let run = program.run(ground);
                    run.tell();
                    ran.lock().unwrap_or_else(PoisonError::into_inner).push(run);
                }
            });
        }
    });
    let mut ran = ran.into_inner().unwrap_or_else(PoisonError::into_inner);
    ran.sort_by_key(|run| std::cmp::Reverse(run.taken));
    println!("{count} programs; the longest:");
    for Ran { name, taken, .. } in ran.iter().take(NAMED) {
        println!("{:>8.1} s  {name}", taken.as_secs_f64());
    }
    let failed: Vec<&str> = ran.iter().filter(|run| !run.is_fine()).map(|run| run.name.as_str()).collect();
    if !failed.is_empty() {
        return Err(format!("tests of {} failed; the reason is above.", failed.join(", ")));
    }
    ground.cargo(&["test", "--workspace", "--doc"])
}

fn next(waiting: &Mutex<VecDeque<Program>>) -> Option<Program> {
    waiting.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
}

/// The programs, compiled where they are not yet.
fn made(ground: &Ground) -> Result<Vec<Program>, String> {
    let args = ["test", "--workspace", "--no-run", "--message-format", "json-render-diagnostics"];
    let output = ground.cargo_command(&args).stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| format!("`cargo test --no-run` could not be started: {error}."))?;
    if !output.status.success() {
        return Err("`cargo test --no-run` failed; the reason is above.".to_owned());
    }
    let messages = String::from_utf8_lossy(&output.stdout);
    Ok(messages.lines().filter_map(|line| program(&serde_json::from_str(line).ok()?)).collect())
}

/// The program that a message of cargo's tells of, if it tells of one made of tests.
fn program(message: &Value) -> Option<Program> {
    let is_test = message["reason"] == "compiler-artifact" && message["profile"]["test"] == true;
    let file = message["executable"].as_str().filter(|_| is_test)?;
    let folder = Path::new(message["manifest_path"].as_str()?).parent()?;
    let target = message["target"]["name"].as_str()?;
    let name = format!("{} ({target})", folder.file_name()?.to_string_lossy());
    Some(Program { name, file: file.into(), folder: folder.to_owned(), target: target.to_owned() })
}

impl Program {
    fn run(self, ground: &Ground) -> Ran {
        let Program { name, file, folder, .. } = self;
        let start = Instant::now();
        let mut command = Command::new(file);
        ground.add_services(&mut command);
        let output = command.current_dir(&folder).env("CARGO_MANIFEST_DIR", &folder).stdin(Stdio::null()).output();
        let result = output.map_err(|error| format!("it could not be started: {error}"));
        Ran { name, taken: start.elapsed(), result }
    }
}

impl Ran {
    fn is_fine(&self) -> bool {
        self.result.as_ref().is_ok_and(|output| output.status.success())
    }

    /// One line if all is well, and everything if it is not.
    fn tell(&self) {
        let Ran { name, taken, result } = self;
        let seconds = taken.as_secs_f64();
        match result {
            Ok(output) => {
                let said = String::from_utf8_lossy(&output.stdout);
                let sum = said.lines().rev().find(|line| line.starts_with("test result")).unwrap_or("no test result");
                println!("{name}, {seconds:.1} s: {sum}");
                if !output.status.success() {
                    println!("{said}{}", String::from_utf8_lossy(&output.stderr));
                }
            }
            Err(problem) => println!("{name}: {problem}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_program_made_of_tests_is_told_from_everything_else_that_cargo_makes() {
        let artifact = |test: bool, executable: Value| {
            json!({
                "reason": "compiler-artifact", "manifest_path": "/house/crates/server/Cargo.toml",
                "target": {"name": "races"}, "profile": {"test": test}, "executable": executable,
            })
        };
        let made = program(&artifact(true, json!("/house/target/races-1"))).unwrap();
        assert_eq!((made.name.as_str(), made.target.as_str()), ("server (races)", "races"));
        assert_eq!((made.file, made.folder), ("/house/target/races-1".into(), "/house/crates/server".into()));
        assert!(program(&artifact(false, json!("/house/target/feerie"))).is_none());
        assert!(program(&artifact(true, Value::Null)).is_none());
        assert!(program(&json!({"reason": "build-finished", "success": true})).is_none());
    }

    #[test]
    fn a_failing_program_is_not_fine() {
        let ran = |command: &str| {
            let output = Command::new("sh").args(["-c", command]).output().map_err(|error| error.to_string());
            Ran { name: "it".to_owned(), taken: Duration::ZERO, result: output }
        };
        assert!(ran("exit 0").is_fine());
        assert!(!ran("exit 101").is_fine());
        assert!(!Ran { name: "it".to_owned(), taken: Duration::ZERO, result: Err("gone".to_owned()) }.is_fine());
    }
}
