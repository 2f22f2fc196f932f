//! The engine for browsers, to be embedded beside the web client.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use crate::modules::{Module, PACKAGE, TARGET, copy_nets, modules};
use crate::{copy, watch};

/// Names a folder of modules to be taken instead of those of `cargo xtask wasm`.
const VARIABLE: &str = "FEERIE_WASM";

/// Fills the folder, or says what adds the engine.
pub fn provide(root: &Path, out: &Path, folder: &Path) -> Result<(), String> {
    println!("cargo::rerun-if-env-changed={VARIABLE}");
    let named = env::var_os(VARIABLE).filter(|named| !named.is_empty());
    let built = root.join(named.unwrap_or_else(|| "target/feerie-wasm".into()));
    if built.is_dir() {
        watch(&built);
        return copy(&built, folder, &[]).map_err(|error| error.to_string());
    }
    // While one works on something else, nobody wants to wait for it.
    if env::var("PROFILE").as_deref() != Ok("release") {
        return Ok(());
    }
    if !is_installed() {
        return Err("`cargo xtask wasm` adds it, and with it answers without a round trip".to_owned());
    }
    for part in ["browser", "core", "bots", "table", "advice", "catalog", "net"] {
        watch(&root.join("crates").join(part));
    }
    watch(&root.join("games"));
    fs::create_dir_all(folder).and_then(|()| copy_nets(root, folder)).map_err(|error| error.to_string())?;
    let modules = modules(root).map_err(|error| error.to_string())?;
    modules.iter().try_for_each(|module| build(root, out, module, &folder.join(module.file())))
}

fn is_installed() -> bool {
    let libraries = Command::new(env::var_os("RUSTC").unwrap_or("rustc".into()))
        .args(["--print", "target-libdir", "--target", TARGET])
        .output();
    // The compiler names the folder even where there is nothing in it.
    libraries.is_ok_and(|said| {
        let folder = String::from_utf8_lossy(&said.stdout).trim().to_owned();
        said.status.success() && fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some())
    })
}

fn build(root: &Path, out: &Path, module: &Module, kept: &Path) -> Result<(), String> {
    // In a folder of its own: the cargo that runs us holds the other one.
    let folder = out.join("engine");
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
    module.ask_for(cargo.current_dir(root), module.profile());
    cargo.arg("--target-dir").arg(&folder);
    // What is said about compiling for this machine does not hold for browsers.
    for variable in ["CARGO_ENCODED_RUSTFLAGS", "RUSTFLAGS", "CARGO_BUILD_TARGET", "CARGO_TARGET_DIR"] {
        cargo.env_remove(variable);
    }
    let done = cargo.output().map_err(|error| error.to_string())?;
    if !done.status.success() {
        let said = String::from_utf8_lossy(&done.stderr);
        return Err(said.lines().rev().take(4).collect::<Vec<_>>().join(" / "));
    }
    let built = folder.join(TARGET).join(module.profile()).join(PACKAGE.replace('-', "_")).with_extension("wasm");
    fs::copy(built, kept).map(|_| ()).map_err(|error| error.to_string())
}
