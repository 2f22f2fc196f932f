//! The `feerie` command.

mod engine;
mod entropy;
mod serve;

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
    /// Serve tables, the interface and the web client.
    Serve(serve::Args),
    /// Copy the server's file while it runs.
    Backup(serve::BackupArgs),
}

fn main() -> ExitCode {
    match Cli::parse().command {
        Command::Engine => engine::run(),
        Command::Serve(args) => serve::run(args),
        Command::Backup(args) => serve::backup(&args),
    }
}
