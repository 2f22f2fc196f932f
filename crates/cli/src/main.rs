//! The `feerie` command.

mod engine;
mod entropy;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Five fairy-tale tabletop games in one house.
#[derive(Parser)]
#[command(name = "feerie", version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Speak the table protocol on standard input and output.
    Engine,
}

fn main() -> ExitCode {
    match Cli::parse().command {
        Command::Engine => engine::run(),
    }
}
