//! `feerie arena`: how strong the bots are, measured.

use feerie_lab::arena::{self, Allowance, Arena, ArenaError, Entrant, Progress};
use feerie_words::Words;
use indicatif::{ProgressBar, ProgressStyle};
use std::fs::File;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::Outcome;
use crate::play::setup::{self, Wishes};

/// Which bots, at which game.
#[derive(clap::Args)]
pub struct Args {
    /// The game: see `feerie games`.
    #[arg(long)]
    game: String,
    /// The levels that meet, separated by commas; `strong-fresh` thinks afresh at every step of a turn.
    #[arg(long, value_delimiter = ',', default_value = "gentle,fair,keen,strong")]
    bots: Vec<String>,
    /// How many games, for each combination of levels.
    #[arg(long, default_value_t = 400)]
    games: u32,
    #[command(flatten)]
    wishes: Wishes,
    /// How many seats (default: the fewest).
    #[arg(long)]
    seats: Option<u8>,
    /// Iterations a decision: the same games on every machine.
    #[arg(long)]
    iterations: Option<u32>,
    /// Milliseconds a decision (default: 1000, unless iterations are given).
    #[arg(long)]
    ms: Option<u32>,
    /// The seed of the whole tournament.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games at once (default: one per core).
    #[arg(long)]
    threads: Option<usize>,
    /// Also write the report here, as JSON.
    #[arg(long)]
    json: Option<PathBuf>,
}

struct Bar(ProgressBar);

impl Progress for Bar {
    fn done(&self, games: u32, of: u32) {
        self.0.set_length(of.into());
        self.0.set_position(games.into());
    }
}

/// Plays the tournament; Ctrl-C prints what is known so far.
pub fn run(args: &Args, words: &Words) -> Outcome {
    let info = setup::game_info(Some(&args.game), words)?;
    let seats = args.seats.unwrap_or(info.seats.0);
    let named = |name: &String| Entrant::named(name, &info, seats).map_err(|error| error.to_string());
    let entrants = args.bots.iter().map(named).collect::<Result<Vec<_>, _>>()?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let config = Arena {
        game: args.game.clone(),
        options: setup::options(&args.wishes, info, words)?,
        seats,
        entrants,
        games: args.games,
        seed: args.seed,
        budget: Allowance { iterations: args.iterations, ms: args.ms.or(args.iterations.is_none().then_some(1000)) },
        threads: args.threads.unwrap_or(cores),
    };
    let cancel = Arc::new(AtomicBool::new(false));
    let asked = Arc::clone(&cancel);
    ctrlc::set_handler(move || asked.store(true, Ordering::Relaxed)).map_err(|error| error.to_string())?;
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} ({eta})").map_err(|error| error.to_string())?;
    let bar = Bar(ProgressBar::new(config.games.into()).with_style(style));
    // Opened before the games, not after them: a path that cannot be written would cost them all.
    let problem = |error: std::io::Error| match &args.json {
        Some(path) => format!("{}: {error}", path.display()),
        None => error.to_string(),
    };
    let json = args.json.as_ref().map(File::create).transpose().map_err(problem)?;
    let report = arena::run(&config, &bar, &cancel).map_err(|error| match error {
        ArenaError::Setup(setup) => words.setup_error(&setup),
        _ => error.to_string(),
    })?;
    bar.0.finish_and_clear();
    println!("{report}");
    if let Some(mut file) = json {
        let text = serde_json::to_string_pretty(&report).map_err(|error| error.to_string())?;
        file.write_all(text.as_bytes()).map_err(problem)?;
    }
    Ok(())
}
