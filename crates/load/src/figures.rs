//! Load, crash and chaos one after the other, on a file and on PostgreSQL, beside a rival: one run, one report. PostgreSQL
//! and NATS are started by this program.

use feerie_services::{Care, Postgres, Tools};
use std::path::PathBuf;
use std::time::Duration;

use crate::chaos::{self, Chaos, Programs};
use crate::crash::{self, Crash};
use crate::database::Fresh;
use crate::load::{self, Load, Measured};
use crate::process::{Served, Storage};
use crate::setting::{ORDINARY, Setting};
use crate::{Result, rival};

/// How much is measured.
#[derive(Clone, Debug)]
pub struct Figures {
    /// The `feerie` program.
    pub binary: PathBuf,
    /// A folder with a rival's load generator.
    pub rival: Option<PathBuf>,
    /// For how long each load is measured.
    pub time: Duration,
    /// How often servers are killed, on a file and on PostgreSQL.
    pub kills: u32,
    /// For how long there is chaos.
    pub chaos: Duration,
}

/// Tables that play at the same time under load, under kills and in chaos.
const TABLES: (usize, usize, usize) = (100, 10, 5);
/// Moves after which a table is left for a new one.
const MOVES: u64 = 60;
/// How long anybody may wait in chaos, but for the database's own absence.
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// Where tables are kept.
#[derive(Clone, Copy)]
enum Store<'a> {
    File,
    Postgres(&'a str),
}

impl Store<'_> {
    fn name(self) -> &'static str {
        match self {
            Store::File => "a file",
            Store::Postgres(_) => "PostgreSQL",
        }
    }
}

/// What was found out so far; each line is also said at once.
#[derive(Default)]
struct Report {
    lines: Vec<String>,
    faults: Vec<String>,
}

impl Report {
    fn say(&mut self, line: String) {
        eprintln!("{line}");
        self.lines.push(line);
    }
}

/// Measures everything. The report, and whatever must never be.
pub async fn run(figures: &Figures) -> Result<(String, Vec<String>)> {
    let tools = Tools::find().ok_or("PostgreSQL is not installed")?;
    let postgres = Postgres::start(tools, Care::PowerCuts)?;
    let address = postgres.address();
    let stores = [Store::File, Store::Postgres(&address)];
    let mut report = Report::default();
    let rival = match &figures.rival {
        Some(folder) => Some(rival::run(folder, TABLES.0, figures.time).await?),
        None => None,
    };
    let theirs = rival.as_ref().and_then(|rival| rival["moves_per_server_cpu_s"].as_f64());
    if let Some(rival) = &rival {
        report.say(format!("the rival, which stores nothing: {rival}\n"));
    }
    report.say(
        "| games, kept in | moves/s | p50, p99 ms | CPU µs a move | moves a CPU second | to the rival's | load |"
            .to_owned(),
    );
    report.say("| --- | --- | --- | --- | --- | --- | --- |".to_owned());
    for store in stores {
        for (what, games) in [(ORDINARY, vec![ORDINARY.to_owned()]), ("all", Vec::new())] {
            let measured = play(figures, store, games).await?;
            report.say(row(&format!("{what}, {}", store.name()), &measured, theirs)?);
        }
    }
    for store in stores {
        match crash(figures, store).await {
            Ok(line) => report.say(line),
            Err(fault) => report.faults.push(format!("killed, on {}: {fault}", store.name())),
        }
    }
    let (told, faults) = in_chaos(figures).await?;
    report.say(told);
    report.faults.extend(faults);
    Ok((report.lines.join("\n"), report.faults))
}

/// What comes of running something where tables are kept, in a place of its own.
async fn somewhere<T>(store: Store<'_>, run: impl AsyncFnOnce(Storage) -> Result<T>) -> Result<T> {
    match store {
        Store::File => {
            let folder = tempfile::tempdir()?;
            run(Storage::File(folder.path().join("figures.db"))).await
        }
        Store::Postgres(server) => {
            let fresh = Fresh::create(server).await?;
            let done = run(Storage::Postgres { url: fresh.url.clone(), nats: None }).await;
            fresh.remove().await?;
            done
        }
    }
}

async fn play(figures: &Figures, store: Store<'_>, games: Vec<String>) -> Result<Measured> {
    somewhere(store, async |place| {
        let served = Served::start(&figures.binary, &place, 0).await?;
        let (think, setting) = (Duration::ZERO, Setting::default());
        let load = Load { tables: TABLES.0, time: figures.time, games, think, moves: MOVES, setting };
        load::run(&[served], load).await
    })
    .await
}

fn row(what: &str, measured: &Measured, theirs: Option<f64>) -> Result<String> {
    let figures = measured.to_json();
    let ours = figures["moves_per_server_cpu_s"].as_f64().unwrap_or_default();
    let ratio =
        theirs.filter(|theirs| *theirs > 0.0).map_or("–".to_owned(), |theirs| format!("{:.1}", ours / theirs));
    let figure = |name: &str| figures[name].to_string();
    Ok(format!(
        "| {what} | {} | {}, {} | {} | {ours:.0} | {ratio} | {} |",
        figure("moves_per_s"),
        figure("p50_ms"),
        figure("p99_ms"),
        figure("server_cpu_us_per_move"),
        machine_load()?,
    ))
}

/// How many are waiting for a processor, on average over the last minute: who else was busy.
fn machine_load() -> Result<String> {
    let text = std::fs::read_to_string("/proc/loadavg")?;
    Ok(text.split(' ').next().unwrap_or_default().to_owned())
}

async fn crash(figures: &Figures, store: Store<'_>) -> Result<String> {
    let servers = if matches!(store, Store::File) { 1 } else { 2 };
    let survived = somewhere(store, async |place| {
        let (rounds, tables, setting) = (figures.kills, TABLES.1, Setting::FULL);
        crash::run(&figures.binary, &Crash { place, servers, rounds, tables, games: Vec::new(), setting }).await
    });
    let survived = survived.await?;
    Ok(format!(
        "killed {} times under {} tables, {servers} on {}: all {} acknowledged steps are there, every table goes on",
        survived.kills,
        survived.tables,
        store.name(),
        survived.steps
    ))
}

async fn in_chaos(figures: &Figures) -> Result<(String, Vec<String>)> {
    let programs = Programs { feerie: figures.binary.clone(), with_nats: true };
    let (servers, tables, games) = (3, TABLES.2, Vec::new());
    let chaos = Chaos { programs, servers, tables, games, time: figures.chaos, longest_wait: LONGEST_WAIT, seed: 7 };
    chaos::run(&chaos).await
}
