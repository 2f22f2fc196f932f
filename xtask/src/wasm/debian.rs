//! A compiler for browsers out of Debian's packages, where the usual one cannot be had. Nothing is installed: the
//! packages are unpacked into a folder of ours. Debian builds no library for the target, so cargo builds that too.

use crate::needs;
use feerie_services::on_path;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// Debian's compiler for web browsers, cargo and the library's sources.
const PACKAGES: [&str; 3] = ["rustc-web", "cargo-web", "rust-web-src"];
/// How the names of those packages begin that the compiler and cargo are linked with.
const LINKED: [&str; 7] = ["libstd-rust-web", "libllvm", "libz3", "libgit2", "libmbed", "libhttp-parser", "libssh2"];
/// Said once everything is there, so that half a layout is never used.
const DONE: &str = "complete";
/// Cargo looks here for what links a module.
const LINKER_VARIABLE: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER";

/// The packages, unpacked.
pub struct Layout {
    folder: PathBuf,
    linker: PathBuf,
}

impl Layout {
    /// One that was made before.
    pub fn found(target: &Path) -> Option<Layout> {
        let folder = target.join("wasm-toolchain");
        folder.join(DONE).exists().then(linker).flatten().map(|linker| Layout { folder, linker })
    }

    /// Fetches and unpacks the packages: about a minute, and a gigabyte.
    pub fn make(target: &Path) -> Result<Layout, String> {
        for tool in ["apt-get", "apt-cache", "dpkg"] {
            on_path(tool).ok_or_else(|| format!("Without {tool} Debian's packages cannot be used instead."))?;
        }
        let linker =
            linker().ok_or("Debian's packages could be used instead, but neither rust-lld nor wasm-ld is here.")?;
        let folder = target.join("wasm-toolchain");
        let packages = folder.join("packages");
        fs::create_dir_all(&packages).map_err(|error| format!("{}: {error}.", packages.display()))?;
        println!("fetching Debian's compiler for browsers into {}", folder.display());
        needs::run(Command::new("apt-get").args(["download", "-qq"]).args(all_packages()?).current_dir(&packages))?;
        for package in fs::read_dir(&packages).map_err(|error| error.to_string())?.flatten() {
            needs::run(Command::new("dpkg").arg("-x").arg(package.path()).arg(&folder))?;
        }
        // What was unpacked is no longer needed packed.
        fs::remove_dir_all(&packages).map_err(|error| error.to_string())?;
        fs::write(folder.join(DONE), "").map_err(|error| error.to_string())?;
        Ok(Layout { folder, linker })
    }

    /// Where it is.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Its cargo, ready to compile the library too, which only compilers of the future may do.
    pub fn cargo(&self) -> Command {
        let programs = self.folder.join("usr/bin");
        let mut cargo = Command::new(programs.join("cargo"));
        cargo.env("RUSTC", programs.join("rustc")).env("RUSTC_BOOTSTRAP", "1").env(LINKER_VARIABLE, &self.linker);
        let libraries = format!("{}/usr/lib/{}-linux-gnu", self.folder.display(), env::consts::ARCH);
        let known = env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
        let all = env::join_paths([PathBuf::from(libraries)].into_iter().chain(env::split_paths(&known)));
        cargo.env("LD_LIBRARY_PATH", all.unwrap_or_else(|_| OsString::new()));
        // What cargo set for us speaks of the other compiler.
        for variable in ["CARGO", "RUSTUP_TOOLCHAIN", "RUSTDOC", "RUSTC_WRAPPER"] {
            cargo.env_remove(variable);
        }
        cargo
    }
}

/// The packages, and of what they depend on what they are linked with.
fn all_packages() -> Result<Vec<String>, String> {
    let mut names: Vec<String> = PACKAGES.map(str::to_owned).to_vec();
    let mut next = 0;
    while let Some(name) = names.get(next) {
        let about = Command::new("apt-cache").args(["depends", "--important", name]).output();
        let about = about.map_err(|error| format!("apt-cache could not be started: {error}."))?;
        let text = String::from_utf8_lossy(&about.stdout).into_owned();
        if text.is_empty() {
            return Err(format!("Debian's package lists do not name {name}; `apt-get update` may help."));
        }
        for needed in text.lines().filter_map(|line| line.split_once("Depends: ")).map(|(_, needed)| needed.trim()) {
            if LINKED.iter().any(|linked| needed.starts_with(linked)) && names.iter().all(|name| name != needed) {
                names.push(needed.to_owned());
            }
        }
        next += 1;
    }
    Ok(names)
}

/// What links a module: the one that comes with the compiler that runs us, or the system's.
fn linker() -> Option<PathBuf> {
    let sysroot = Command::new("rustc").args(["--print", "sysroot"]).output().ok()?;
    let sysroot = PathBuf::from(String::from_utf8_lossy(&sysroot.stdout).trim());
    let host = format!("{}-unknown-linux-gnu", env::consts::ARCH);
    let own = sysroot.join("lib/rustlib").join(host).join("bin/rust-lld");
    if own.is_file() { Some(own) } else { on_path("wasm-ld") }
}
