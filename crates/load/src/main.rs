//! The load and crash program.

use clap::{Parser, Subcommand};
use feerie_load::chaos::{Chaos, Programs};
use feerie_load::crash::Crash;
use feerie_load::database::Fresh;
use feerie_load::figures::{self, Figures};
use feerie_load::hostile::{self, Hostile};
use feerie_load::load::{self, Load};
use feerie_load::process::{Served, Storage};
use feerie_load::setting::Setting;
use feerie_load::{Result, chaos, crash, hold, plan, rival, scale};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

/// Plays many tables over real sockets against a real `feerie serve`, and measures it.
#[derive(Parser)]
#[command(name = "feerie-load", version, about)]
struct Args {
    /// The `feerie` binary; the one beside this program if not given
    #[arg(long, global = true)]
    binary: Option<PathBuf>,
    /// A PostgreSQL server (postgres://…) to use instead of a file: a database is made for the run and removed
    #[arg(long, global = true, env = "FEERIE_LOAD_POSTGRES", hide_env_values = true)]
    postgres: Option<String>,
    /// A NATS server (nats://…) over which several servers on one database hear of each other
    #[arg(long, global = true, env = "FEERIE_LOAD_NATS", hide_env_values = true)]
    nats: Option<String>,
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Moves per second, latency, processor time per move, memory per table
    Play {
        /// Tables that play at the same time
        #[arg(long, default_value_t = 100)]
        tables: usize,
        /// Seconds to measure
        #[arg(long, default_value_t = 8)]
        seconds: u64,
        /// Games; all that two can play if not given
        #[arg(long, value_delimiter = ',')]
        games: Vec<String>,
        /// Milliseconds to think before each move
        #[arg(long, default_value_t = 0)]
        think: u64,
        /// Moves after which a table is left for a new one
        #[arg(long, default_value_t = 60)]
        moves: u64,
        /// With clocks of every kind, live reactions, and bots beside the people
        #[arg(long)]
        full: bool,
        /// A folder with a rival's load generator (load.js), run right after ours
        #[arg(long)]
        rival: Option<PathBuf>,
    },
    /// Many quiet sockets
    Hold {
        /// How many
        #[arg(long, default_value_t = 5000)]
        sockets: usize,
    },
    /// Kill the server under load, again and again; nothing that was acknowledged may be missing
    Crash {
        /// How often
        #[arg(long, default_value_t = 50)]
        rounds: u32,
        /// Tables that play at the same time
        #[arg(long, default_value_t = 20)]
        tables: usize,
        /// Games; all that two can play if not given
        #[arg(long, value_delimiter = ',')]
        games: Vec<String>,
        /// Without clocks, live reactions and bots
        #[arg(long)]
        plain: bool,
        /// Without live reactions: everybody reacts at leisure
        #[arg(long)]
        leisure: bool,
        /// Servers on one database; more than one needs --postgres
        #[arg(long, default_value_t = 1)]
        servers: usize,
    },
    /// One, two and four servers on one database, over PostgreSQL's own messages and over NATS; both are started by
    /// this program
    Scale {
        /// Tables that play at the same time
        #[arg(long, default_value_t = 60)]
        tables: usize,
        /// Seconds to measure each
        #[arg(long, default_value_t = 10)]
        seconds: u64,
        /// Games; all that two can play if not given
        #[arg(long, value_delimiter = ',')]
        games: Vec<String>,
        /// Milliseconds to think before each move
        #[arg(long, default_value_t = 0)]
        think: u64,
    },
    /// Load, kills and chaos in one run, on a file and on PostgreSQL, beside a rival; PostgreSQL and NATS are started by
    /// this program
    Figures {
        /// Seconds to measure each load
        #[arg(long, default_value_t = 8)]
        seconds: u64,
        /// How often servers are killed, on a file and again on PostgreSQL
        #[arg(long, default_value_t = 50)]
        kills: u32,
        /// For how many minutes there is chaos
        #[arg(long, default_value_t = 30.0)]
        minutes: f64,
        /// A folder with a rival's load generator (load.js)
        #[arg(long)]
        rival: Option<PathBuf>,
    },
    /// What 1,000, 100,000 and 10 million people at once need, from measured costs, simulated
    Plan,
    /// Kill, pause and cut off servers, database, NATS and people at random; all of them are started by this program
    Chaos {
        /// For how many minutes
        #[arg(long, default_value_t = 30.0)]
        minutes: f64,
        /// Servers on one database
        #[arg(long, default_value_t = 3)]
        servers: usize,
        /// Tables that play at the same time
        #[arg(long, default_value_t = 10)]
        tables: usize,
        /// Games; all that two can play if not given
        #[arg(long, value_delimiter = ',')]
        games: Vec<String>,
        /// Let the servers hear of each other over NATS
        #[arg(long)]
        with_nats: bool,
        /// Seconds that anybody may wait, but for the database's own absence
        #[arg(long, default_value_t = 5.0)]
        longest_wait: f64,
        /// The same number strikes the same blows
        #[arg(long, default_value_t = 7)]
        seed: u64,
    },
    /// Hostile clients of every kind beside an honest crowd, against a server with its usual limits
    Hostile {
        /// For how many minutes
        #[arg(long, default_value_t = 60.0)]
        minutes: f64,
        /// Tables of the honest crowd
        #[arg(long, default_value_t = 10)]
        tables: usize,
        /// Their games; all that two can play if not given
        #[arg(long, value_delimiter = ',')]
        games: Vec<String>,
        /// Attacks by the names of the report; all of them if not given
        #[arg(long, value_delimiter = ',')]
        attacks: Vec<String>,
        /// Milliseconds within which 99 of 100 acts of the crowd are acknowledged and shown; 0 asks for nothing
        #[arg(long, default_value_t = 100)]
        aim: u64,
        /// Mebibytes that the server may hold more than before the attacks
        #[arg(long, default_value_t = 512)]
        growth: u64,
    },
}

#[tokio::main]
async fn main() -> ExitCode {
    match run(Args::parse()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("feerie-load: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn run(args: Args) -> Result<()> {
    let binary = match args.binary {
        Some(binary) => binary,
        None => std::env::current_exe()?.with_file_name("feerie"),
    };
    let folder = tempfile::tempdir()?;
    let fresh = match &args.postgres {
        Some(server) => Some(Fresh::create(server).await?),
        None => None,
    };
    let place = match &fresh {
        Some(fresh) => Storage::Postgres { url: fresh.url.clone(), nats: args.nats },
        None => Storage::File(folder.path().join("load.db")),
    };
    let done = work(&binary, place, args.task).await;
    if let Some(fresh) = fresh {
        fresh.remove().await?;
    }
    done
}

async fn work(binary: &Path, place: Storage, task: Task) -> Result<()> {
    match task {
        Task::Play { tables, seconds, games, think, moves, full, rival } => {
            let setting = if full { Setting::FULL } else { Setting::default() };
            let time = Duration::from_secs(seconds);
            let load = Load { tables, time, games, think: Duration::from_millis(think), moves, setting };
            let served = Served::start(binary, &place, 0).await?;
            let ours = load::run(std::slice::from_ref(&served), load).await?.to_json();
            println!("feerie {ours}");
            drop(served);
            if let Some(rival) = rival {
                let theirs = rival::run(&rival, tables, time).await?;
                println!("rival  {theirs}");
                rival::compare(&ours, &theirs);
            }
        }
        Task::Hold { sockets } => {
            let served = Served::start(binary, &place, 0).await?;
            println!("{}", hold::run(&served, sockets).await?);
        }
        Task::Crash { rounds, tables, games, plain, leisure, servers } => {
            let full = if leisure { Setting::AT_LEISURE } else { Setting::FULL };
            let setting = if plain { Setting::default() } else { full };
            if servers > 1 && matches!(place, Storage::File(_)) {
                return Err("several servers need a database of their own: --postgres".into());
            }
            let survived = crash::run(binary, &Crash { place, servers, rounds, tables, games, setting }).await?;
            let (kills, steps, tables) = (survived.kills, survived.steps, survived.tables);
            println!(
                "killed {kills} times under {tables} tables: all {steps} acknowledged steps are there, every table \
                 goes on"
            );
        }
        Task::Figures { seconds, kills, minutes, rival } => {
            let (time, chaos) = (Duration::from_secs(seconds), Duration::from_secs_f64(60.0 * minutes));
            let figures = Figures { binary: binary.to_owned(), rival, time, kills, chaos };
            let (report, faults) = figures::run(&figures).await?;
            println!("{report}");
            if !faults.is_empty() {
                return Err(faults.join("\n").into());
            }
        }
        Task::Plan => println!("{}", plan::report()),
        Task::Scale { tables, seconds, games, think } => {
            let (time, think, setting) =
                (Duration::from_secs(seconds), Duration::from_millis(think), Setting::default());
            let load = Load { tables, time, games, think, moves: 60, setting };
            println!("{}", scale::run(binary, &load).await?);
        }
        Task::Chaos { minutes, servers, tables, games, with_nats, longest_wait, seed } => {
            let programs = Programs { feerie: binary.to_owned(), with_nats };
            let time = Duration::from_secs_f64(60.0 * minutes);
            let longest_wait = Duration::from_secs_f64(longest_wait);
            let chaos = Chaos { programs, servers, tables, games, time, longest_wait, seed };
            let (report, faults) = chaos::run(&chaos).await?;
            println!("{report}");
            if !faults.is_empty() {
                return Err(faults.join("\n").into());
            }
        }
        Task::Hostile { minutes, tables, games, attacks, aim, growth } => {
            let time = Duration::from_secs_f64(60.0 * minutes);
            let aim = (aim > 0).then(|| Duration::from_millis(aim));
            let (binary, growth) = (binary.to_owned(), growth << 20);
            let hostile = Hostile { binary, place, time, tables, games, attacks, aim, growth };
            let (report, faults) = hostile::run(&hostile).await?;
            println!("{report}");
            if !faults.is_empty() {
                return Err(faults.join("\n").into());
            }
        }
    }
    Ok(())
}
