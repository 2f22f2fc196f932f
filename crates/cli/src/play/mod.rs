//! `feerie play`: whole games in the terminal, people and bots in any seat.

mod chooser;
mod commands;
mod input;
mod session;
pub mod setup;
pub mod show;
mod window;

use feerie_words::Words;
use std::path::PathBuf;

use crate::{Outcome, files};
use session::Session;
use setup::{Player, TableArgs};

/// How to play.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// Who sits where, separated by commas: `person`, `person:Name`, `bot` or `bot:level`
    /// (default: one person against bots).
    #[arg(long)]
    seats: Option<String>,
    /// Go on with a saved game.
    #[arg(long)]
    load: Option<PathBuf>,
    /// Save the game here when it is over or left.
    #[arg(long)]
    save: Option<PathBuf>,
    /// In a race, everybody here plays with one key: it presses, and then it picks among choices that light up in turn.
    #[arg(long)]
    one_switch: bool,
}

/// Sets the table up and plays; asks for a game if none is named.
pub fn run(args: &Args, words: &Words) -> Outcome {
    if args.table.game.is_none() {
        return chooser::choose(words);
    }
    let info = setup::game_info(args.table.game.as_deref(), words)?;
    let (table, names) = match &args.load {
        Some(path) => {
            let record = files::read_record(path, words)?;
            if record.game != info.id {
                return Err(words.say(
                    "error-record",
                    &[("file", path.display().to_string().into()), ("problem", record.game.into())],
                ));
            }
            let table = setup::reopen(&record, path, words)?;
            println!("{}", words.say("loaded", &[("file", path.display().to_string().into())]));
            (table, record.head.names)
        }
        None => {
            let count = match &args.seats {
                Some(list) => u8::try_from(list.split(',').count()).unwrap_or(u8::MAX),
                None => info.seats.0,
            };
            (setup::open(&args.table, info, count, words)?, Vec::new())
        }
    };
    let players = match &args.seats {
        Some(list) => setup::players(list, table.seats(), &info, words)?,
        None => Player::one_against_bots(table.seats(), words),
    };
    let players = setup::told_apart(setup::named(players, &names));
    Session::new(table, players, words, args.save.clone())?.with_one_switch(args.one_switch).play()
}
