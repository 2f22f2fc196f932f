//! The package for Python: built as a wheel, installed into a virtual environment of its own, and tested there with the
//! real PettingZoo, Gymnasium and OpenSpiel.

use super::Outcome;
use super::ground::Ground;
use crate::needs;
use feerie_services::on_path;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What to do where there is no Python that will do.
const ADVICE: &str =
    "Python 3.10 or newer with its venv module is needed: on Debian `apt install python3 python3-venv`";

/// Makes a virtual environment with everything that the package's tests use but the package itself; says so where the
/// machine has no Python, or no packages for it.
pub fn prepare(ground: &Ground) -> Result<Outcome, String> {
    let said = |problem: &str| Ok(Outcome::Partly(format!("the package for Python is not tested: {problem}")));
    if !has_python() {
        return said(ADVICE);
    }
    let venv = environment(ground)?;
    if !venv.join("bin/pip").exists() {
        let made = needs::run_quietly(Command::new("python3").args(["-m", "venv"]).arg(&venv));
        if let Err(problem) = made {
            return said(&format!("{problem} {ADVICE}"));
        }
    }
    let wanted = packages(ground)?;
    if let Err(problem) = pip(&venv, &wanted.iter().map(String::as_str).collect::<Vec<_>>()) {
        return said(&format!("{problem} pip must reach PyPI once, or a mirror that its configuration names"));
    }
    Ok(Outcome::Fine)
}

/// Builds, installs and tests the package, if the environment for it could be made.
pub fn run(ground: &Ground) -> Result<Outcome, String> {
    let (venv, target) = (environment(ground)?, ground.target_folder()?);
    if !venv.join("bin/maturin").exists() {
        return Ok(Outcome::Partly("it is not tested: its environment could not be made".to_owned()));
    }
    let wheel = build(ground, &venv, &target.join("python-wheel"))?;
    pip(&venv, &["--force-reinstall", "--no-deps", &wheel])?;
    // A program written in Python plays at a real server: the one that the other tests were run with, if they were.
    let server = ground.program()?;
    if !server.exists() {
        ground.cargo(&["build", "--package", "feerie-cli"])?;
    }
    let package = ground.root().join("python");
    needs::run_quietly(kindly(&venv, &["-m", "mypy"]).current_dir(&package))?;
    // Not from the package's folder: what is tested is what was installed.
    let mut pytest = kindly(&venv, &["-m", "pytest", "--quiet", "--config-file"]);
    pytest.arg(package.join("pyproject.toml")).arg(package.join("tests")).current_dir(&target);
    pytest.env("FEERIE_BIN", server);
    if ground.is_long() {
        pytest.env("FEERIE_LONG", "1");
    }
    needs::run_quietly(&mut pytest).map(|()| Outcome::Fine)
}

/// Where the environment is.
fn environment(ground: &Ground) -> Result<PathBuf, String> {
    Ok(ground.target_folder()?.join("python-venv"))
}

/// What builds the package, and what its tests use: as the package itself says. Torch is gigabytes for one example: it is
/// fetched only where everything is run.
fn packages(ground: &Ground) -> Result<Vec<String>, String> {
    let path = ground.root().join("python/pyproject.toml");
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}.", path.display()))?;
    let about: toml::Table = text.parse().map_err(|error| format!("{}: {error}.", path.display()))?;
    let extra = |name| about.get("project").and_then(|part| part.get("optional-dependencies")?.get(name));
    let lists = [
        about.get("build-system").and_then(|part| part.get("requires")),
        about.get("project").and_then(|part| part.get("dependencies")),
        extra("test"),
        extra("learn").filter(|_| ground.is_long()),
    ];
    let names = lists.into_iter().flatten().filter_map(toml::Value::as_array).flatten();
    Ok(names.filter_map(toml::Value::as_str).map(str::to_owned).collect())
}

fn pip(venv: &Path, args: &[&str]) -> Result<(), String> {
    // Most of what comes along is never imported: what is, Python compiles itself.
    let mut pip = kindly(venv, &["-m", "pip", "install", "--no-compile", "--quiet", "--disable-pip-version-check"]);
    needs::run_quietly(pip.args(args))
}

/// The environment's Python, which lets others go first: beside it runs what measures time.
fn kindly(venv: &Path, args: &[&str]) -> Command {
    let mut command = Command::new("nice");
    command.arg(venv.join("bin/python")).args(args);
    command
}

/// Builds the wheel with the profile that everything else was built with.
fn build(ground: &Ground, venv: &Path, wheels: &Path) -> Result<String, String> {
    if wheels.exists() {
        fs::remove_dir_all(wheels).map_err(|error| format!("{}: {error}.", wheels.display()))?;
    }
    let mut maturin = kindly(venv, &["-m", "maturin"]);
    maturin.args(["build", "--profile", "dev", "--manifest-path"]).arg(ground.root().join("python/Cargo.toml"));
    ground.compile_once(&mut maturin);
    maturin.arg("--interpreter").arg(venv.join("bin/python")).arg("--out").arg(wheels);
    needs::run_quietly(&mut maturin)?;
    let built: Vec<PathBuf> = fs::read_dir(wheels)
        .map_err(|error| format!("{}: {error}.", wheels.display()))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    let wheel = built.first().ok_or("maturin has built no wheel.")?;
    Ok(wheel.to_string_lossy().into_owned())
}

/// Whether the machine's Python is new enough.
fn has_python() -> bool {
    let is_new = "import sys, venv; sys.exit(sys.version_info < (3, 10))";
    on_path("python3").is_some()
        && Command::new("python3").args(["-c", is_new]).status().is_ok_and(|status| status.success())
}
