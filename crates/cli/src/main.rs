//! The `feerie` command: subcommands and nothing else.

mod arena;
mod armes;
mod bench;
mod engine;
mod entropy;
mod files;
mod games;
mod lab;
mod perft;
mod play;
mod replay;
mod serve;
mod verify;

use clap::{Parser, Subcommand};
use feerie_catalog::Catalog;
use feerie_table::Games;
use feerie_words::{Lang, Words};
use std::process::ExitCode;

/// A server makes and drops many small texts at once; this allocator is the quicker for it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Five fairy-tale tabletop games in one house.
#[derive(Parser)]
#[command(name = "feerie", version, about)]
struct Cli {
    /// Language of everything said: fr or en (default: the system's).
    #[arg(long, global = true, env = "FEERIE_LANG")]
    lang: Option<Lang>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// List the games, their seats, options and presets.
    Games,
    /// Play in the terminal, people and bots in any seat.
    Play(play::Args),
    /// Watch a recorded game, step by step.
    Replay(replay::Args),
    /// Check a record's dice against its revealed seed.
    Verify(verify::Args),
    /// Let bots play each other, and see how strong they are.
    Arena(arena::Args),
    /// Change a game, play thousands of games, and see what it did.
    #[command(subcommand)]
    Lab(lab::Task),
    /// Rosters and warbands of *Fées d'armes*.
    #[command(subcommand)]
    Armes(armes::Task),
    /// Count the leaves of a game's tree.
    Perft(perft::Args),
    /// Measure the engines on this machine.
    Bench(bench::Args),
    /// Speak the table protocol on standard input and output.
    Engine,
    /// Serve tables, the interface and the web client.
    Serve(serve::Args),
    /// Compute everybody's ratings again from the records of a server's store.
    Ratings(serve::Args),
    /// Copy the server's file while it runs.
    Backup(serve::BackupArgs),
    /// Write the web client as files for any web host: play without a server.
    ExportSite(serve::SiteArgs),
}

/// What a command fails with: a sentence for the person who called it.
type Outcome = Result<(), String>;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let lang = cli.lang.unwrap_or_else(|| {
        let named = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|name| std::env::var(name).ok());
        Lang::from_environment(&named.unwrap_or_default())
    });
    let words = match Words::new(lang, &Catalog.infos()) {
        Ok(words) => words,
        Err(error) => return fail(&error.to_string()),
    };
    // Without a command Féerie opens its doors: that is what most people want.
    let command = cli.command.or_else(|| Cli::parse_from(["feerie", "serve"]).command);
    let outcome = match command {
        None => Ok(()),
        Some(Command::Games) => games::run(&words),
        Some(Command::Play(args)) => play::run(&args, &words),
        Some(Command::Replay(args)) => replay::run(&args, &words),
        Some(Command::Verify(args)) => verify::run(&args, &words),
        Some(Command::Arena(args)) => arena::run(&args, &words),
        Some(Command::Lab(task)) => lab::run(&task, &words),
        Some(Command::Armes(task)) => armes::run(&task, &words),
        Some(Command::Perft(args)) => perft::run(&args, &words),
        Some(Command::Bench(args)) => bench::run(&args),
        Some(Command::Engine) => engine::run(),
        Some(Command::Serve(args)) => serve::run(args),
        Some(Command::Ratings(args)) => serve::ratings(&args),
        Some(Command::Backup(args)) => serve::backup(&args),
        Some(Command::ExportSite(args)) => serve::export_site(&args),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => fail(&problem),
    }
}

fn fail(problem: &str) -> ExitCode {
    eprintln!("feerie: {problem}");
    ExitCode::FAILURE
}
