//! The server and the desk of `feerie`, with one game more: for the tests.

use clap::{Parser, Subcommand};
use feerie_core::Seed;
use feerie_protocol::ProtocolSession;
use feerie_server::Config;
use feerie_table::Games;
use feerie_toy::games::CatalogAndCairn;
use feerie_words::{Lang, Words};
use std::error::Error;
use std::io::{self, BufRead, Write};

#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serves tables.
    Serve(Box<Config>),
    /// Answers the table protocol over pipes.
    Engine,
}

fn main() -> Result<(), Box<dyn Error>> {
    match Arguments::parse().command {
        Command::Serve(config) => {
            feerie_server::run(*config, &CatalogAndCairn, |address, _metrics| println!("http://{address}"))?;
        }
        Command::Engine => {
            let words = Words::new(Lang::En, &CatalogAndCairn.infos())?;
            let mut session = ProtocolSession::new(&CatalogAndCairn, &words, || Seed::from_number(1), || 0);
            for line in io::stdin().lock().lines() {
                writeln!(io::stdout(), "{}", session.answer(line?.as_bytes()))?;
            }
        }
    }
    Ok(())
}
