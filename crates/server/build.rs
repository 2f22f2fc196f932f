//! Puts the built web client where it is embedded from.
//!
//! Taken are, in this order: the folder that `FEERIE_WEB_DIST` names, a present `web/dist`, a build of `web` by
//! npm (of a copy: the source tree is never written to), and a page that says what to install.
//!
//! Beside it comes the engine for browsers, if there is one: the modules that `cargo xtask wasm` built, or, in a release
//! on a machine that can compile them, new ones. Without them the page asks the server for everything.

#[path = "build/engine.rs"]
mod engine;
#[path = "build/modules.rs"]
mod modules;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

const VARIABLE: &str = "FEERIE_WEB_DIST";

/// What is not part of the client's sources.
const NOT_COPIED: [&str; 4] = ["node_modules", "dist", "tests", "test-results"];

fn main() {
    println!("cargo::rerun-if-env-changed={VARIABLE}");
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../..");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let (web, dist) = (root.join("web"), out.join("dist"));
    if let Err(error) = fs::remove_dir_all(&dist)
        && error.kind() != io::ErrorKind::NotFound
    {
        panic!("{}: {error}", dist.display());
    }
    if let Some(reason) = provide(&root, &web, &out, &dist) {
        println!("cargo::warning=the web client is left out: {reason}");
        fs::create_dir_all(&dist)
            .and_then(|()| fs::write(dist.join("index.html"), fallback(&reason)))
            .expect("OUT_DIR");
    }
    if let Err(reason) = engine::provide(&root, &out, &dist.join("engine")) {
        println!("cargo::warning=the engine for browsers is left out: {reason}");
    }
}

/// Fills `dist`, or says why not.
fn provide(root: &Path, web: &Path, out: &Path, dist: &Path) -> Option<String> {
    if let Some(given) = env::var_os(VARIABLE).filter(|given| !given.is_empty()) {
        let given = root.join(given);
        watch(&given);
        return take(&given, dist).err().map(|error| format!("{}: {error}", given.display()));
    }
    let built = web.join("dist");
    if built.join("index.html").exists() {
        watch(&built);
        return take(&built, dist).err().map(|error| error.to_string());
    }
    if !web.join("package.json").exists() {
        return Some("there is no web folder".to_owned());
    }
    for part in ["package.json", "package-lock.json", "index.html", "vite.config.ts", "src", "public"] {
        watch(&web.join(part));
    }
    build(root, web, out, dist).err()
}

/// Watches a path; one that does not exist would make cargo build anew every time.
fn watch(path: &Path) {
    if path.exists() {
        println!("cargo::rerun-if-changed={}", path.display());
    }
}

fn take(from: &Path, dist: &Path) -> io::Result<()> {
    if !from.join("index.html").exists() {
        return Err(io::Error::new(io::ErrorKind::NotFound, "there is no index.html in it"));
    }
    copy(from, dist, &[])
}

/// Builds a copy with npm.
fn build(root: &Path, web: &Path, out: &Path, dist: &Path) -> Result<(), String> {
    let copy_of_root = out.join("client");
    let copy_of_web = copy_of_root.join("web");
    copy(web, &copy_of_web, &NOT_COPIED).map_err(|error| error.to_string())?;
    // The client reads words, guides and rosters where they are written, outside of its folder.
    let mut texts = vec![PathBuf::from("locales")];
    for game in fs::read_dir(root.join("games")).map_err(|error| error.to_string())?.flatten() {
        texts.extend(["locales", "guide", "data"].map(|part| Path::new("games").join(game.file_name()).join(part)));
    }
    for text in texts.into_iter().filter(|text| root.join(text).exists()) {
        watch(&root.join(&text));
        copy(&root.join(&text), &copy_of_root.join(&text), &[]).map_err(|error| error.to_string())?;
    }
    for args in [&["ci", "--no-audit", "--no-fund"][..], &["run", "build"]] {
        let npm = Command::new("npm").args(args).current_dir(&copy_of_web).output();
        let npm = npm.map_err(|error| format!("npm could not be started ({error}); please install Node.js"))?;
        if !npm.status.success() {
            let said = String::from_utf8_lossy(&npm.stderr);
            let last: Vec<&str> = said.lines().rev().take(8).collect();
            return Err(format!("npm {} failed: {}", args[0], last.join(" / ")));
        }
    }
    take(&copy_of_web.join("dist"), dist).map_err(|error| error.to_string())
}

fn copy(from: &Path, to: &Path, except: &[&str]) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name();
        if except.iter().any(|except| name == **except) {
            continue;
        }
        let target = to.join(&name);
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target, except)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

fn fallback(reason: &str) -> String {
    let reason = reason.replace('&', "&amp;").replace('<', "&lt;");
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Féerie</title>\n\
         <h1>Féerie</h1>\n<p>The server runs, but it was built without its web client: {reason}.</p>\n\
         <p>Install Node.js with npm and build again, or name a built client in {VARIABLE}.</p>\n\
         <p lang=\"fr\">Le serveur marche, mais il a été construit sans son client web. Installe Node.js \
         avec npm et construis à nouveau.</p>\n</html>\n"
    )
}
