//! `cargo xtask wasm`: the engine as WebAssembly modules, built any way this machine can.

mod debian;
mod fresh;
#[path = "../../../crates/server/build/modules.rs"]
mod modules;

use self::modules::{Module, PACKAGE, SMALL, TARGET, copy_nets, modules};
use crate::needs;
use feerie_services::on_path;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;
use std::{env, fs, thread};

/// Names the folder of the modules for whatever asks for them: the server's build, and tests.
pub const VARIABLE: &str = "FEERIE_WASM";

/// What modules are for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Purpose {
    /// People play with them: bots think as fast as they can.
    People,
    /// Tests play with them: all are compiled small, which takes bots a tenth of the time. They compute the same.
    Tests,
}

impl Purpose {
    /// Where modules for this are: apart, so that no release takes those of the tests in.
    pub fn folder(self, root: &Path) -> PathBuf {
        root.join("target").join(match self {
            Purpose::People => "feerie-wasm",
            Purpose::Tests => "feerie-wasm-tests",
        })
    }

    fn profile(self, module: &Module) -> &'static str {
        match self {
            Purpose::People => module.profile(),
            Purpose::Tests => SMALL,
        }
    }

    /// Whether all modules for this are there.
    pub fn is_built(self, root: &Path) -> bool {
        modules(root).is_ok_and(|modules| modules.iter().all(|module| self.folder(root).join(module.file()).exists()))
    }
}

/// How this machine compiles for browsers.
enum Toolchain {
    /// With the compiler that runs us: the target is installed.
    Installed,
    /// With Debian's, laid out in a folder of ours.
    Debian(debian::Layout),
}

/// Builds the modules for people; measures how fast bots think in them, if asked.
pub fn run(root: &Path, speed: bool) -> Result<(), String> {
    build(root, Purpose::People)?;
    if speed {
        let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")));
        cargo.args(["run", "--quiet", "--release", "--package", PACKAGE, "--example", "speed"]).current_dir(root);
        needs::run(&mut cargo)?;
    }
    Ok(())
}

/// Builds the modules and prints what they weigh.
pub fn build(root: &Path, purpose: Purpose) -> Result<(), String> {
    let target = root.join("target");
    let toolchain = toolchain(&target)?;
    let out = purpose.folder(root);
    fs::create_dir_all(&out).map_err(|error| format!("{}: {error}.", out.display()))?;
    let modules = modules(root).map_err(|error| format!("games: {error}."))?;
    let (small, others): (Vec<&Module>, Vec<&Module>) =
        modules.iter().partition(|module| purpose.profile(module) == SMALL);
    // Two profiles are two folders of cargo's, so both kinds are built at once: each alone would use one core.
    let provide = |kind: &[&Module]| provide(root, &toolchain, purpose, kind);
    let are_new = thread::scope(|scope| {
        let beside = scope.spawn(|| provide(&small));
        let new = provide(&others)?;
        Ok::<bool, String>(beside.join().map_err(|_| "A build broke off.")?? || new)
    })?;
    copy_nets(root, &out).map_err(|error| format!("{}: {error}.", out.display()))?;
    // Cargo cannot watch a folder that may not be there: the server's build looks again when its script is touched.
    if are_new {
        let script = root.join("crates/server/build.rs");
        let opened = fs::File::options().append(true).open(&script);
        let touched = opened.and_then(|file| file.set_modified(SystemTime::now()));
        touched.map_err(|error| format!("{}: {error}.", script.display()))?;
    }
    Ok(())
}

/// Builds the modules that are not fresh, one after another; says whether there were any.
fn provide(root: &Path, toolchain: &Toolchain, purpose: Purpose, modules: &[&Module]) -> Result<bool, String> {
    let mut are_new = false;
    for module in modules {
        let kept = purpose.folder(root).join(module.file());
        if !fresh::is_fresh(root, &module.game, &kept) {
            are_new = true;
            let built = toolchain.build(root, &root.join("target"), module, purpose.profile(module))?;
            fs::copy(&built, &kept).map_err(|error| format!("{}: {error}.", kept.display()))?;
        }
        let length = fs::metadata(&kept).map_or(0, |about| about.len());
        println!("{}: {} kB", kept.display(), length / 1000);
    }
    Ok(are_new)
}

fn toolchain(target: &Path) -> Result<Toolchain, String> {
    if is_installed() {
        return Ok(Toolchain::Installed);
    }
    if let Some(laid_out) = debian::Layout::found(target) {
        return Ok(Toolchain::Debian(laid_out));
    }
    if on_path("rustup").is_some() {
        println!("adding the target {TARGET}");
        let added = needs::run(Command::new("rustup").args(["target", "add", TARGET]));
        if added.is_ok() && is_installed() {
            return Ok(Toolchain::Installed);
        }
    }
    debian::Layout::make(target).map(Toolchain::Debian).map_err(|problem| {
        format!("The engine for browsers needs the target {TARGET}: `rustup target add {TARGET}` adds it. {problem}")
    })
}

/// Whether the compiler that runs us knows the target.
fn is_installed() -> bool {
    let libraries = Command::new(env::var_os("RUSTC").unwrap_or_else(|| OsString::from("rustc")))
        .args(["--print", "target-libdir", "--target", TARGET])
        .output();
    // The compiler names the folder even where there is nothing in it.
    libraries.is_ok_and(|said| {
        let folder = String::from_utf8_lossy(&said.stdout).trim().to_owned();
        said.status.success() && fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some())
    })
}

impl Toolchain {
    fn build(&self, root: &Path, target: &Path, module: &Module, profile: &str) -> Result<PathBuf, String> {
        let (mut cargo, into) = match self {
            Toolchain::Installed => {
                let cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")));
                (cargo, target.to_owned())
            }
            // Another compiler's work is kept apart, or each would throw the other's away.
            Toolchain::Debian(layout) => (layout.cargo(), layout.folder().join("target")),
        };
        module.ask_for(cargo.current_dir(root), profile);
        cargo.arg("--target-dir").arg(&into);
        if let Toolchain::Debian(_) = self {
            cargo.args(["-Z", "build-std=std,panic_abort"]);
        }
        needs::run(&mut cargo)?;
        Ok(into.join(TARGET).join(profile).join(PACKAGE.replace('-', "_")).with_extension("wasm"))
    }
}
