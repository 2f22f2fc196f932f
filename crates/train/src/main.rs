//! `feerie-train`: self-play for the trainer, and matches between what was trained and what there was.

mod duel;
mod selfplay;
mod shard;
mod tables;

use clap::{Parser, Subcommand};
use feerie_armes::Armes;
use feerie_core::encode::{Encode, groups};
use feerie_core::{Game, Heuristic, Observer, Seat};
use feerie_elfe::Elfe;
use feerie_lutins::Lutins;
use feerie_net::Net;
use feerie_pixies::Pixies;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use tables::Tables;

#[derive(Parser)]
#[command(about = "Self-play for trained bots")]
struct Arguments {
    /// The game.
    #[arg(long)]
    game: String,
    /// Seats at each table.
    #[arg(long, default_value_t = 2)]
    seats: u8,
    /// An option of every table, as `name=value`; may be given for several options.
    #[arg(long)]
    set: Vec<String>,
    /// An option to vary from game to game, as `name=value,value`; may be given for several options.
    #[arg(long)]
    vary: Vec<String>,
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
        id if id == Armes::INFO.id => run::<Armes>(&arguments),
        id if id == Elfe::INFO.id => run::<Elfe>(&arguments),
        id if id == Lutins::INFO.id => run::<Lutins>(&arguments),
        id if id == Pixies::INFO.id => run::<Pixies>(&arguments),
        id => {
            let known = [Armes::INFO.id, Elfe::INFO.id, Lutins::INFO.id, Pixies::INFO.id];
            Err(format!("{id:?} cannot be learnt; there are {}", known.join(", ")))
        }
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
    let tables = Tables::<G>::of(&arguments.set, &arguments.vary, arguments.seats)?;
    let net = arguments.net.as_ref().map(|path| read_net::<G>(path)).transpose()?;
    match &arguments.work {
        Work::Play(wish) => selfplay::run(&tables, net.as_ref(), wish, arguments.threads, arguments.seed),
        Work::Duel(wish) => {
            let net = net.ok_or("a duel needs --net")?;
            duel::run(&tables, &net, wish, arguments.threads, arguments.seed)
        }
        Work::Sizes => {
            println!("{} {} {} {}", G::INFO.id, G::VERSION, G::FEATURES, G::TOKENS);
            Ok(())
        }
        Work::Features => {
            let (game, seat) = (tables.usual(), Seat(0));
            for group in groups(&**game, &game.view(&game.start(), Observer::Seat(seat)), seat) {
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
