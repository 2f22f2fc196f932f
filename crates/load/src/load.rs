//! Many tables, everybody playing as fast as the table lets them.

use reqwest::Client;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

use crate::client::Person;
use crate::play::Game;
use crate::process::{Served, Usage};
use crate::setting::{Setting, games_for, games_or_all};
use crate::{IDLE, Result};

/// The metric that counts a server's transactions.
const COMMITS: &str = "feerie_commit_seconds_count ";

/// What to measure.
#[derive(Clone, Debug)]
pub struct Load {
    /// How many tables play at the same time.
    pub tables: usize,
    /// For how long.
    pub time: Duration,
    /// The games, one table after another; all of them if empty.
    pub games: Vec<String>,
    /// A pause before each move.
    pub think: Duration,
    /// Moves after which a table is left for a new one, so that records stay as long as real ones.
    pub moves: u64,
    /// Clocks, bots, reactions against the clock.
    pub setting: Setting,
}

/// What was measured.
#[derive(Clone, Debug)]
pub struct Measured {
    /// Moves while the clock ran.
    pub moves: u64,
    /// How long it ran.
    pub time: Duration,
    /// From sending to everybody updated, sorted.
    pub latencies: Vec<Duration>,
    /// Processor time of the server.
    pub cpu: Duration,
    /// Memory of the server before the first table, and with all of them.
    pub memory: (u64, u64),
    /// Tables that played at the same time.
    pub tables: usize,
    /// Tables in the servers' memory in the end: those that were left stay there for a while.
    pub in_memory: u64,
    /// Frames that came to anybody while the clock ran.
    pub frames: u64,
    /// Transactions of all servers while it ran.
    pub commits: u64,
}

impl Measured {
    /// The latency below which so many of a hundred moves lie.
    pub fn percentile(&self, percent: usize) -> Duration {
        let index = (self.latencies.len() * percent / 100).min(self.latencies.len().saturating_sub(1));
        self.latencies.get(index).copied().unwrap_or_default()
    }

    /// The figures, for programs.
    pub fn to_json(&self) -> Value {
        let ms = |duration: Duration| (duration.as_secs_f64() * 1e5).round() / 100.0;
        let moves = self.moves.max(1);
        json!({
            "tables": self.tables,
            "moves": self.moves,
            "moves_per_s": (self.moves as f64 / self.time.as_secs_f64()).round(),
            "p50_ms": ms(self.percentile(50)),
            "p99_ms": ms(self.percentile(99)),
            "server_cpu_us_per_move": (self.cpu.as_micros() as u64) / moves,
            "moves_per_server_cpu_s": (self.moves as f64 / self.cpu.as_secs_f64().max(1e-9)).round(),
            "kib_per_table": self.memory.1.saturating_sub(self.memory.0) / 1024 / self.in_memory.max(1),
            "tables_in_memory": self.in_memory,
        })
    }
}

struct Shared {
    addresses: Vec<String>,
    load: Load,
    /// The games with room for a bot beside two people.
    roomy: Vec<String>,
    http: Client,
    measuring: AtomicBool,
    stop: AtomicBool,
    moves: AtomicU64,
    frames: AtomicU64,
}

/// Plays and measures. The servers run already, on one store, and are watched; people spread over them.
pub async fn run(served: &[Served], load: Load) -> Result<Measured> {
    let http = Client::builder().no_proxy().tcp_nodelay(true).pool_max_idle_per_host(IDLE).build()?;
    let first = served.first().ok_or("there is no server")?;
    let asker = Person::arrive_with(http.clone(), &first.address).await?;
    let games = games_or_all(&load.games, &asker).await?;
    let roomy = games_for(&asker, 3).await?;
    let before = usage(served)?;
    let shared = Arc::new(Shared {
        addresses: served.iter().map(|server| server.address.clone()).collect(),
        load: load.clone(),
        roomy,
        http,
        measuring: AtomicBool::new(false),
        stop: AtomicBool::new(false),
        moves: AtomicU64::new(0),
        frames: AtomicU64::new(0),
    });
    let mut tasks = JoinSet::new();
    for number in 0..load.tables {
        tasks.spawn(keep_playing(Arc::clone(&shared), games[number % games.len()].clone(), number as u64));
    }
    // Tables open, caches warm.
    tokio::time::sleep(Duration::from_millis(2000 + 10 * load.tables.min(400) as u64)).await;
    let commits = total(&shared.http, served, COMMITS).await?;
    let (start, at_start) = (Instant::now(), usage(served)?);
    shared.measuring.store(true, Ordering::Relaxed);
    tokio::time::sleep(load.time).await;
    shared.measuring.store(false, Ordering::Relaxed);
    let (time, at_end) = (start.elapsed(), usage(served)?);
    let commits = total(&shared.http, served, COMMITS).await? - commits;
    let in_memory = total(&shared.http, served, "feerie_tables_in_memory ").await?;
    shared.stop.store(true, Ordering::Relaxed);
    let mut latencies = Vec::new();
    while let Some(done) = tasks.join_next().await {
        latencies.extend(done??);
    }
    latencies.sort_unstable();
    Ok(Measured {
        moves: shared.moves.load(Ordering::Relaxed),
        time,
        latencies,
        cpu: at_end.cpu - at_start.cpu,
        memory: (before.memory, at_end.memory),
        tables: load.tables,
        in_memory,
        frames: shared.frames.load(Ordering::Relaxed),
        commits,
    })
}

/// What all servers use together.
fn usage(served: &[Served]) -> Result<Usage> {
    let mut all = Usage::default();
    for server in served {
        let usage = server.usage()?;
        all = Usage { cpu: all.cpu + usage.cpu, memory: all.memory + usage.memory };
    }
    Ok(all)
}

/// What the servers' metrics of this name say together.
async fn total(http: &Client, served: &[Served], name: &str) -> Result<u64> {
    let mut total = 0;
    for server in served {
        let metrics = http.get(&server.metrics).send().await?.text().await?;
        let value = metrics.lines().find_map(|line| line.strip_prefix(name)).unwrap_or("0");
        total += value.trim().parse::<f64>()? as u64;
    }
    Ok(total)
}

async fn keep_playing(shared: Arc<Shared>, game: String, number: u64) -> Result<Vec<Duration>> {
    let mut latencies = Vec::new();
    let mut people = Vec::new();
    for seat in 0..2 {
        let address = &shared.addresses[(number as usize + seat) % shared.addresses.len()];
        people.push(Person::arrive_with(shared.http.clone(), address).await?);
    }
    let mut round = 0;
    while !shared.stop.load(Ordering::Relaxed) {
        round += 1;
        let seed = number * 1000 + round;
        let wish = shared.load.setting.wish(number, shared.roomy.contains(&game));
        let mut table = Game::open_with(people.clone(), &game, seed, wish).await?;
        let mut moves = 0;
        while moves < shared.load.moves && !table.is_over() && !shared.stop.load(Ordering::Relaxed) {
            if !shared.load.think.is_zero() {
                tokio::time::sleep(shared.load.think).await;
            }
            let heard = table.heard();
            let Some(played) = table.step().await? else { break };
            moves += 1;
            if shared.measuring.load(Ordering::Relaxed) {
                shared.moves.fetch_add(1, Ordering::Relaxed);
                shared.frames.fetch_add(table.heard() - heard, Ordering::Relaxed);
                if played.is_public {
                    latencies.push(played.latency);
                }
            }
        }
        for player in table.players {
            player.socket.close().await;
        }
    }
    Ok(latencies)
}
