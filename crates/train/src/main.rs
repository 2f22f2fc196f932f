//! `feerie-train`: self-play for the trainer, and matches between what was trained and what there was.

mod duel;
mod guide;
mod search;
mod selfplay;
mod shard;

use clap::{Parser, Subcommand};
use feerie_core::encode::{Encode, groups};
use feerie_core::{Heuristic, Options, Seat};
use feerie_net::Net;
use feerie_pixies::Pixies;
use guide::seen_by;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Parser)]
#[command(about = "Self-play for trained bots")]
struct Arguments {
    /// Seats at each table.
    #[arg(long, default_value_t = 2)]
    seats: u8,
    /// Threads at work.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Where chance begins.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The net to play by; the game's own evaluation without one.
    #[arg(long)]
    net: Option<PathBuf>,
    #[command(subcommand)]
    work: Work,
}

#[derive(Subcommand)]
enum Work {
    /// Plays games against itself and writes the positions down.
    Play(selfplay::Wish),
    /// Plays against `strong`, or against another net.
    Duel(duel::Wish),
    /// Prints the sizes of the encoding, for the trainer.
    Sizes,
    /// Prints what every feature of a view says.
    Features,
}

fn main() -> ExitCode {
    match run::<Pixies>(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

fn run<G: Encode + Heuristic>(arguments: &Arguments) -> Result<(), String> {
    let options = G::Options::read(&Default::default(), arguments.seats).map_err(|error| format!("{error:?}"))?;
    let game = G::new(options, arguments.seats).map_err(|error| format!("{error:?}"))?;
    let net = arguments.net.as_ref().map(|path| read_net::<G>(path)).transpose()?;
    match &arguments.work {
        Work::Play(wish) => selfplay::run(&game, net.as_ref(), wish, arguments.threads, arguments.seed),
        Work::Duel(wish) => duel::run(&game, net.as_ref(), wish, arguments.threads, arguments.seed),
        Work::Sizes => {
            println!("{} {} {} {}", G::INFO.id, G::VERSION, G::FEATURES, G::TOKENS);
            Ok(())
        }
        Work::Features => {
            let seat = Seat(0);
            for group in groups(&game, &seen_by(&game, &game.start(), seat), seat) {
                println!("{:5} {:4}  {}", group.start, group.len, group.name);
            }
            Ok(())
        }
    }
}

/// Reads a net and sees that it was made for this game and encoding.
fn read_net<G: Encode>(path: &PathBuf) -> Result<Net, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let net = Net::read(&bytes).map_err(|error| format!("{}: {error}", path.display()))?;
    let facts = net.facts();
    if (facts.game.as_str(), facts.encoding, facts.features, facts.tokens)
        != (G::INFO.id, G::VERSION, G::FEATURES, G::TOKENS)
    {
        return Err(format!("{}: this net was made for {} {}", path.display(), facts.game, facts.encoding));
    }
    Ok(net)
}
