//! `feerie-train`: self-play for the trainer, and matches between what was trained and what there was.

mod duel;
mod selfplay;
mod shard;

use clap::{Parser, Subcommand};
use feerie_core::encode::{Encode, groups};
use feerie_core::{Game, Heuristic, Observer, Options, Seat};
use feerie_lutins::Lutins;
use feerie_net::Net;
use feerie_pixies::Pixies;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

#[derive(Parser)]
#[command(about = "Self-play for trained bots")]
struct Arguments {
    /// The game.
    #[arg(long)]
    game: String,
    /// Seats at each table.
    #[arg(long, default_value_t = 2)]
    seats: u8,
    /// Threads at work.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Where chance begins.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The net to play by; `strong` plays without one.
    #[arg(long)]
    net: Option<PathBuf>,
    #[command(subcommand)]
    work: Work,
}

#[derive(Subcommand)]
enum Work {
    /// Plays games against itself and writes the positions down.
    Play(selfplay::Wish),
    /// Plays against `strong`, as people meet it.
    Duel(duel::Wish),
    /// Prints the sizes of the encoding, for the trainer.
    Sizes,
    /// Prints what every feature of a view says.
    Features,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let done = match arguments.game.as_str() {
        id if id == Lutins::INFO.id => run::<Lutins>(&arguments),
        id if id == Pixies::INFO.id => run::<Pixies>(&arguments),
        id => Err(format!("{id:?} cannot be learnt; there are {} and {}", Lutins::INFO.id, Pixies::INFO.id)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::FAILURE
        }
    }
}

fn run<G: Encode + Heuristic>(arguments: &Arguments) -> Result<(), String> {
    let options = G::Options::read(&Default::default(), arguments.seats).map_err(|error| format!("{error:?}"))?;
    let game = Arc::new(G::new(options, arguments.seats).map_err(|error| format!("{error:?}"))?);
    let net = arguments.net.as_ref().map(|path| read_net::<G>(path)).transpose()?;
    match &arguments.work {
        Work::Play(wish) => selfplay::run(&*game, net.as_ref(), wish, arguments.threads, arguments.seed),
        Work::Duel(wish) => {
            let net = net.ok_or("a duel needs --net")?;
            duel::run(&game, &net, wish, arguments.threads, arguments.seed)
        }
        Work::Sizes => {
            println!("{} {} {} {}", G::INFO.id, G::VERSION, G::FEATURES, G::TOKENS);
            Ok(())
        }
        Work::Features => {
            let seat = Seat(0);
            for group in groups(&*game, &game.view(&game.start(), Observer::Seat(seat)), seat) {
                println!("{:5} {:4}  {}", group.start, group.len, group.name);
            }
            Ok(())
        }
    }
}

/// Reads a net and sees that it was made for this game and encoding.
fn read_net<G: Encode>(path: &Path) -> Result<Arc<Net>, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let read = Net::read(&bytes).and_then(|net| {
        net.made_for(G::INFO.id, G::VERSION, G::FEATURES, G::TOKENS)?;
        Ok(Arc::new(net))
    });
    read.map_err(|error| format!("{}: {error}", path.display()))
}
