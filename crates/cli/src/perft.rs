//! `feerie perft`: counting leaves, with the time it took.

use feerie_words::Words;
use std::time::Instant;

use crate::Outcome;
use crate::play::setup::{self, TableArgs};

/// What to count.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// How many seats (default: the fewest).
    #[arg(long)]
    seats: Option<u8>,
    /// How deep.
    #[arg(long, default_value_t = 3)]
    depth: u32,
}

/// Counts depth after depth.
pub fn run(args: &Args, words: &Words) -> Outcome {
    let info = setup::game_info(args.table.game.as_deref(), words)?;
    let table = setup::open(&args.table, info, args.seats.unwrap_or(info.seats.0), words)?;
    for depth in 0..=args.depth.min(64) {
        let start = Instant::now();
        let nodes = table.perft(depth).map_err(|error| error.to_string())?;
        let seconds = start.elapsed().as_secs_f64();
        println!("{depth:>3}  {nodes:>16}  {seconds:>9.3} s  {:>9.1} M/s", nodes as f64 / seconds.max(1e-9) / 1e6);
    }
    Ok(())
}
