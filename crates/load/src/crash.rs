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
use crate::process::Served;

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

/// Kills the server again and again under load. Whatever is lost, doubled or stuck is an error.
pub async fn run(binary: &Path, rounds: u32, tables: usize, games: &[String], clocks: bool) -> Result<Survived> {
    let folder = tempfile::tempdir()?;
    let data = folder.path().join("crash.db");
    let mut served = Served::start(binary, &data, 0).await?;
    let port = served.address.rsplit(':').next().ok_or("no port")?.parse()?;
    let mut playing = Vec::new();
    for number in 0..tables {
        playing.push(open(&served.address, games, number, clocks).await?);
    }
    let mut luck = Luck::new(7);
    let mut survived = Survived { tables, ..Survived::default() };
    for _ in 0..rounds {
        let stop = Arc::new(AtomicBool::new(false));
        let mut tasks = JoinSet::new();
        for mut game in playing.drain(..) {
            let stop = Arc::clone(&stop);
            tasks.spawn(async move {
                while !stop.load(Ordering::Relaxed) && !game.is_over() {
                    // The server goes away in the middle of it: that is the point.
                    if game.step().await.is_err() {
                        break;
                    }
                }
                game
            });
        }
        tokio::time::sleep(Duration::from_millis(200 + luck.below(600) as u64)).await;
        served.kill().await?;
        stop.store(true, Ordering::Relaxed);
        survived.kills += 1;
        let mut interrupted = Vec::new();
        while let Some(game) = tasks.join_next().await {
            interrupted.push(game?);
        }
        served = Served::start(binary, &data, port).await?;
        for (number, mut game) in interrupted.into_iter().enumerate() {
            game.resume(&served.address).await?;
            nothing_is_missing(&mut game).await?;
            survived.steps += game.acknowledged.len() as u64;
            game.acknowledged.clear();
            // The table is not stuck: it goes on, or a new one takes the place of a finished one.
            if !game.is_over() && game.step().await?.is_none() {
                return Err(format!("table {} is stuck", game.table).into());
            }
            if game.is_over() {
                game = open(&served.address, games, number, clocks).await?;
            }
            playing.push(game);
        }
    }
    Ok(survived)
}

async fn open(address: &str, games: &[String], number: usize, clocks: bool) -> Result<Game> {
    let people = vec![Person::arrive(address).await?, Person::arrive(address).await?];
    Game::open_with(people, &games[number % games.len()], number as u64, clock(clocks)).await
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
