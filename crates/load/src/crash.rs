//! The crash test: play, kill without warning, start again, look whether anything that was promised is missing.

use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::task::JoinSet;

use crate::Result;
use crate::client::Person;
use crate::load::clock;
use crate::luck::Luck;
use crate::play::Game;
use crate::process::{Place, Served};

/// What was survived.
#[derive(Clone, Copy, Debug, Default)]
pub struct Survived {
    /// How often the server was killed.
    pub kills: u32,
    /// Acknowledged steps, every one of which was there afterwards.
    pub steps: u64,
    /// Tables that went on.
    pub tables: usize,
}

/// How to crash.
#[derive(Clone, Debug)]
pub struct Crash {
    /// Where the tables are kept.
    pub place: Place,
    /// How many servers share the place; people sit at all of them.
    pub servers: usize,
    /// How often one of them is killed.
    pub rounds: u32,
    /// Tables that play at the same time.
    pub tables: usize,
    /// Their games, in turn.
    pub games: Vec<String>,
    /// Whether people have clocks.
    pub clocks: bool,
}

/// Kills a server again and again under load. Whatever is lost, doubled or stuck is an error.
pub async fn run(binary: &Path, crash: &Crash) -> Result<Survived> {
    let mut servers = Vec::new();
    for _ in 0..crash.servers.max(1) {
        servers.push(Served::start(binary, &crash.place, 0).await?);
    }
    let mut playing = Vec::new();
    for number in 0..crash.tables {
        playing.push(open(&servers, crash, number).await?);
    }
    let mut luck = Luck::new(7);
    let mut survived = Survived { tables: crash.tables, ..Survived::default() };
    for round in 0..crash.rounds as usize {
        let stop = Arc::new(AtomicBool::new(false));
        let mut tasks = JoinSet::new();
        for game in playing.drain(..) {
            tasks.spawn(play_until(game, Arc::clone(&stop)));
        }
        tokio::time::sleep(Duration::from_millis(200 + luck.below(600) as u64)).await;
        let victim = round % servers.len();
        let port = servers[victim].address.rsplit(':').next().ok_or("no port")?.parse()?;
        servers[victim].kill().await?;
        stop.store(true, Ordering::Relaxed);
        survived.kills += 1;
        let mut interrupted = Vec::new();
        while let Some(game) = tasks.join_next().await {
            interrupted.push(game?);
        }
        // Alone it has to come back first; where there are others, they go on without it.
        if servers.len() == 1 {
            servers[victim] = Served::start(binary, &crash.place, port).await?;
        }
        let is_there = |index: &usize| servers.len() == 1 || *index != victim;
        let there: Vec<&str> = (0..servers.len()).filter(is_there).map(|index| &*servers[index].address).collect();
        for game in &mut interrupted {
            game.resume_at(&there).await?;
            nothing_is_missing(game).await?;
            survived.steps += game.acknowledged.len() as u64;
            game.acknowledged.clear();
            if !game.is_over() && game.step().await?.is_none() {
                return Err(format!("table {} is stuck", game.table).into());
            }
        }
        if servers.len() > 1 {
            servers[victim] = Served::start(binary, &crash.place, port).await?;
        }
        // Everybody goes on where they sat, and a new table takes the place of a finished one.
        let all: Vec<&str> = servers.iter().map(|server| &*server.address).collect();
        for (number, mut game) in interrupted.into_iter().enumerate() {
            if game.is_over() {
                game = open(&servers, crash, number).await?;
            } else if all.len() > 1 {
                game.resume_at(&all).await?;
            }
            playing.push(game);
        }
    }
    Ok(survived)
}

async fn play_until(mut game: Game, stop: Arc<AtomicBool>) -> Game {
    while !stop.load(Ordering::Relaxed) && !game.is_over() {
        // The server goes away in the middle of it: that is the point.
        if game.step().await.is_err() {
            break;
        }
    }
    game
}

async fn open(servers: &[Served], crash: &Crash, number: usize) -> Result<Game> {
    let mut people = Vec::new();
    for seat in 0..2 {
        people.push(Person::arrive(&servers[seat % servers.len()].address).await?);
    }
    Game::open_with(people, &crash.games[number % crash.games.len()], number as u64, clock(crash.clocks)).await
}

/// Every seat's frames hang together, every acknowledged step is there as it was made, and sending one of them
/// again is answered as before and plays nothing.
async fn nothing_is_missing(game: &mut Game) -> Result<()> {
    let table = &game.table;
    for (seat, player) in game.players.iter().enumerate() {
        let mut last = 0;
        for (seq, prev) in &player.seen {
            if *prev != last || *seq <= last {
                return Err(format!("{table}, seat {seat}: after {last} came {seq}, said to follow {prev}").into());
            }
            last = *seq;
        }
        let replay = player.person.get(&format!("/api/tables/{table}/replay?as={seat}")).await?.body;
        let frames = replay["frames"].as_array().ok_or_else(|| format!("{table} has no replay: {replay}"))?;
        for step in game.acknowledged.iter().filter(|step| step.seat == seat) {
            let made = json!([seat, step.act["action"]]);
            // A finished table shows true numbers, so only the step itself is looked for.
            let is_there = |frame: &Value| frame["mine"] == made && (player.is_over || frame["seq"] == step.seq);
            if !frames.iter().any(is_there) {
                return Err(format!("{table}: step {} was promised and is not there", step.act).into());
            }
        }
    }
    if let Some(step) = game.acknowledged.last() {
        let player = &mut game.players[step.seat];
        player.socket.send(step.act.clone()).await?;
        let answer = player.socket.until(&["ack", "error"]).await?;
        if answer["t"] != "ack" || answer["seq"] != step.seq {
            return Err(format!("{table}: {} was answered {answer} the second time", step.act).into());
        }
    }
    Ok(())
}
