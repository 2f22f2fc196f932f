//! What the tests need from the machine: found, installed where we may, or asked for in one sentence.

use feerie_services::{is_root, on_path};
use std::io;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};

/// Runs a command to its end; the error names it.
pub fn run(command: &mut Command) -> Result<(), String> {
    let status = command.status();
    judge(command, status)
}

/// Runs a command and shows what it said when it has ended, in one piece: something else is shown meanwhile.
pub fn run_quietly(command: &mut Command) -> Result<(), String> {
    let output = command.stdin(Stdio::null()).output();
    let status = output.map(|output| {
        let said = [output.stdout, output.stderr].concat();
        println!("{}", String::from_utf8_lossy(&said).trim_end());
        output.status
    });
    judge(command, status)
}

fn judge(command: &Command, status: io::Result<ExitStatus>) -> Result<(), String> {
    let words: Vec<String> = std::iter::once(Path::new(command.get_program()).file_name().unwrap_or_default())
        .chain(command.get_args())
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    let line = words.join(" ");
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{line}` failed ({status}); the reason is above.")),
        Err(error) => Err(format!("`{line}` could not be started: {error}.")),
    }
}

/// Whether we may install packages: as root on a Debian-like system.
pub fn may_install() -> bool {
    is_root() && on_path("apt-get").is_some()
}

/// Installs a Debian package where we may; otherwise says what to do.
pub fn install(package: &str, purpose: &str) -> Result<(), String> {
    if !may_install() {
        return Err(format!("{purpose}: please install it (Debian's package is `{package}`) and try again."));
    }
    println!("installing {package}");
    let apt = || {
        let mut apt = Command::new("apt-get");
        // A question would wait for ever where nobody watches.
        apt.env("DEBIAN_FRONTEND", "noninteractive").args(["-qq", "-o", "Dpkg::Options::=--force-confold"]);
        apt
    };
    run(apt().arg("update"))?;
    run(apt().args(["install", "-y", package]))
}

/// Makes sure that a browser is there for the end-to-end tests: one without windows if it can be had, since it asks less
/// of the machine, and otherwise any.
pub fn chromium() -> Result<(), String> {
    const WINDOWLESS: &str = "chromium-headless-shell";
    let purpose = "The end-to-end tests drive Chromium, which is not on the PATH";
    if on_path(WINDOWLESS).is_some() || (may_install() && install(WINDOWLESS, purpose).is_ok()) {
        return Ok(());
    }
    if ["chromium", "chromium-browser", "google-chrome"].iter().any(|name| on_path(name).is_some()) {
        return Ok(());
    }
    install("chromium", purpose)
}

/// Makes sure that the web client can be built.
pub fn npm() -> Result<(), String> {
    match on_path("npm") {
        Some(_) => Ok(()),
        None => Err("The web client needs Node.js with npm: please install it, or pass --skip-web.".to_owned()),
    }
}
