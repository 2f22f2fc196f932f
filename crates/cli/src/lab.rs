//! `feerie lab`: what a change to a game does, measured.

use feerie_lab::arena::Progress;
use feerie_lab::plan::{Plan, PlanError};
use feerie_lab::{report, run};
use feerie_words::Words;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::Value;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::Outcome;
use crate::play::setup::game_info;

/// Games that are played to say how long all will take.
const TRIED: u32 = 20;

/// What to do in the lab.
#[derive(clap::Subcommand)]
pub enum Task {
    /// Play a plan, or go on with it, and write its report.
    Run(RunArgs),
    /// Write the report of a run's folder again.
    Report {
        /// The folder.
        folder: PathBuf,
    },
    /// Write the games of a run's folder as Parquet tables.
    Export {
        /// The folder.
        folder: PathBuf,
    },
    /// Print the data of a game that a table may replace, to begin from.
    Data {
        /// The game: see `feerie games`.
        game: String,
        /// Print its JSON Schema instead.
        #[arg(long)]
        schema: bool,
    },
}

/// Which games.
#[derive(clap::Args)]
pub struct RunArgs {
    /// A plan; or say what to play with --game and --vary.
    plan: Option<PathBuf>,
    /// The game: see `feerie games`.
    #[arg(long, conflicts_with = "plan", required_unless_present = "plan")]
    game: Option<String>,
    /// An option and its values, the first of which is the baseline: win=contact,court; or a place in the game's data,
    /// with a dot: deck.hex=10,14. May be repeated.
    #[arg(long, value_name = "NAME=A,B", conflicts_with = "plan")]
    vary: Vec<String>,
    /// An option for all games, as name=value. May be repeated.
    #[arg(long = "option", value_name = "NAME=VALUE", conflicts_with = "plan")]
    options: Vec<String>,
    /// The bots, separated by commas: greedy, or strong:400.
    #[arg(long, value_delimiter = ',', default_value = "greedy", conflicts_with = "plan")]
    bots: Vec<String>,
    /// How many seats (default: the fewest).
    #[arg(long, allow_negative_numbers = true, conflicts_with = "plan")]
    seats: Option<i64>,
    /// How many deals; every variant plays all of them.
    #[arg(long, default_value_t = 1000, allow_negative_numbers = true, conflicts_with = "plan")]
    deals: i64,
    /// The seed of all chance.
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, conflicts_with = "plan")]
    seed: i64,
    /// Where to write (default: `runs/<name>-<hash>`).
    #[arg(long)]
    out: Option<PathBuf>,
    /// How many games at once (default: one per core).
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// Only say what would be played, and how long it would take.
    #[arg(long)]
    dry: bool,
}

/// Runs a task.
pub fn run(task: &Task, words: &Words) -> Outcome {
    match task {
        Task::Run(args) => play(args, words),
        Task::Report { folder } => write_report(folder, words),
        Task::Export { folder } => export(folder, words),
        Task::Data { game, schema } => data(game, *schema, words),
    }
}

struct Bar(ProgressBar);

impl Progress for Bar {
    fn done(&self, games: u32, of: u32) {
        self.0.set_length(of.into());
        self.0.set_position(games.into());
    }
}

fn play(args: &RunArgs, words: &Words) -> Outcome {
    let plan = read_plan(args)?;
    let hash = plan.hash();
    let place = args.out.clone().unwrap_or_else(|| Path::new("runs").join(format!("{}-{}", plan.name, &hash[..6])));
    if args.dry {
        return tell(&plan, words);
    }
    let cancel = Arc::new(AtomicBool::new(false));
    let asked = Arc::clone(&cancel);
    ctrlc::set_handler(move || asked.store(true, Ordering::Relaxed)).map_err(|error| error.to_string())?;
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} ({eta})").map_err(|error| error.to_string())?;
    let bar = Bar(ProgressBar::new(run::planned(&plan)).with_style(style));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let done = run::run(&plan, &place, args.threads.map_or(cores, usize::from), &bar, &cancel)
        .map_err(|error| error.to_string())?;
    bar.0.finish_and_clear();
    if done.is_whole() {
        return write_report(&place, words);
    }
    let (games, planned) = (done.games.to_string(), done.planned.to_string());
    println!(
        "{}",
        words.say_texts(
            "lab-stopped",
            &[("games", games), ("planned", planned), ("place", place.display().to_string())]
        )
    );
    Ok(())
}

fn write_report(folder: &Path, words: &Words) -> Outcome {
    let written = report::write(folder)?;
    println!("{}", words.say_texts("lab-written", &[("place", written.html.display().to_string())]));
    Ok(())
}

#[cfg(feature = "parquet")]
fn export(folder: &Path, words: &Words) -> Outcome {
    for path in feerie_parquet::write(folder)? {
        println!("{}", words.say_texts("lab-table-written", &[("place", path.display().to_string())]));
    }
    Ok(())
}

#[cfg(not(feature = "parquet"))]
fn export(_folder: &Path, words: &Words) -> Outcome {
    Err(words.say("lab-no-parquet", &[]))
}

fn data(game: &str, schema: bool, words: &Words) -> Outcome {
    let info = game_info(Some(game), words)?;
    for file in info.data {
        if schema {
            println!("{:#}", (file.schema)());
        } else {
            println!("# {}: --option {}=…\n{}", info.id, file.option, file.shipped.trim_end());
        }
    }
    Ok(())
}

/// What would be played, and how long it would take here.
fn tell(plan: &Plan, words: &Words) -> Outcome {
    for (number, variant) in plan.variants.iter().enumerate() {
        let bots: Vec<String> = variant.bots.iter().map(ToString::to_string).collect();
        println!("{number:4}  {}  [{}, {}]", variant.label(), variant.seats, bots.join(", "));
    }
    let sample = run::sample(plan, TRIED).map_err(|error| error.to_string())?;
    let games = run::planned(plan);
    let cores = std::thread::available_parallelism().map_or(1, usize::from) as f64;
    let per_game = sample.seconds / f64::from(sample.games.max(1));
    let minutes = format!("{:.1}", per_game * games as f64 / cores / 60.0);
    let megabytes = format!("{:.0}", sample.bytes as f64 / f64::from(sample.games.max(1)) * games as f64 / 1e6);
    println!(
        "{}",
        words.say_texts("lab-dry", &[("games", games.to_string()), ("minutes", minutes), ("megabytes", megabytes)])
    );
    Ok(())
}

fn read_plan(args: &RunArgs) -> Result<Plan, String> {
    let (name, text, folder) = match &args.plan {
        Some(path) => {
            let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
            let name = path.file_stem().map_or_else(|| "plan".into(), |stem| stem.to_string_lossy().into_owned());
            (name, text, path.parent().unwrap_or(Path::new("")).to_owned())
        }
        None => {
            let (name, text) = written_plan(args)?;
            (name, text, PathBuf::new())
        }
    };
    Plan::read(&name, &text, &folder).map_err(|error| match &args.plan {
        Some(path) => format!("{}: {error}", path.display()),
        // Whoever wrote flags has never seen the lines of the plan that they stand for.
        None => PlanError { line: None, ..error }.to_string(),
    })
}

/// The plan that the flags stand for: kept with the games, so that it can be played again.
fn written_plan(args: &RunArgs) -> Result<(String, String), String> {
    let game = args.game.clone().unwrap_or_default();
    let mut text = format!("format = 1\ngame = {}\ndeals = {}\nseed = {}\n", quoted(&game), args.deals, args.seed);
    let bots: Vec<String> = args.bots.iter().map(|bot| quoted(bot)).collect();
    // Writing to a String cannot fail, here and below.
    let _ = writeln!(text, "bots = [{}]", bots.join(", "));
    if let Some(seats) = args.seats {
        let _ = writeln!(text, "seats = {seats}");
    }
    for vary in &args.vary {
        let (name, values) = vary.split_once('=').ok_or(format!("--vary {vary}: write name=value,value"))?;
        let values: Vec<String> = values.split(',').map(value_text).collect();
        // No option's name has a dot in it, and every place in a game's data but the outermost has.
        let of = if name.contains('.') { "data" } else { "option" };
        let _ = writeln!(text, "[[factor]]\n{of} = {}\nvalues = [{}]", quoted(name), values.join(", "));
    }
    if !args.options.is_empty() {
        text.push_str("[options]\n");
    }
    for option in &args.options {
        let (name, value) = option.split_once('=').ok_or(format!("--option {option}: write name=value"))?;
        let _ = writeln!(text, "{} = {}", quoted(name), value_text(value));
    }
    Ok((game, text))
}

/// A value as TOML: numbers and yes or no as they are, all else as text.
fn value_text(value: &str) -> String {
    match serde_json::from_str::<Value>(value) {
        Ok(Value::Number(_) | Value::Bool(_)) => value.to_owned(),
        _ => quoted(value),
    }
}

/// A text as TOML: JSON writes what its basic strings read.
fn quoted(text: &str) -> String {
    Value::from(text).to_string()
}
