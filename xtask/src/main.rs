//! The project's own tools, run as `cargo xtask <task>`.

mod dependencies;
mod instructions;
mod needs;
mod services;
mod suite;
mod tidy;
mod wasm;

use clap::{Parser, Subcommand};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use suite::Extent;

/// The project's own tools.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Runs every test and every check there is.
    Test {
        /// Formatting, house rules, lints and unit tests only.
        #[arg(long)]
        quick: bool,
        /// Everything, and then fuzzing.
        #[arg(long, conflicts_with = "quick")]
        long: bool,
        /// Leaves the web client out.
        #[arg(long)]
        skip_web: bool,
    },
    /// Builds the engine for browsers: WebAssembly modules in target/feerie-wasm.
    Wasm {
        /// Measures then how fast bots think in it, compared with native speed.
        #[arg(long)]
        speed: bool,
    },
    /// Builds the package for Python and runs its tests in a virtual environment, as `test` does.
    Python,
    /// Counts instructions per action of random play in each game (needs valgrind).
    Instructions,
    /// Checks the house rules that no compiler knows: clauses, translations, file sizes, crate arrows.
    Tidy,
}

fn main() -> ExitCode {
    let root = root();
    let outcome = match Args::parse().task {
        Task::Test { quick, long, skip_web } => suite::run(&root, extent(quick, long), skip_web),
        Task::Wasm { speed } => wasm::run(&root, speed),
        Task::Python => suite::run_python(&root),
        Task::Instructions => instructions::run(&root),
        Task::Tidy => tidy::run(&root),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("\n{problem}");
            ExitCode::FAILURE
        }
    }
}

fn extent(quick: bool, long: bool) -> Extent {
    match (quick, long) {
        (true, _) => Extent::Quick,
        (_, true) => Extent::Long,
        _ => Extent::Full,
    }
}

/// The workspace: cargo says where this package is, one folder below.
fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    here.parent().unwrap_or(Path::new(".")).to_owned()
}
