//! The crash test: play, kill without warning, start again, look whether anything that was promised is missing.

use fastrand::Rng;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::task::JoinSet;

use crate::Result;
use crate::client::Person;
use crate::play::Game;
use crate::process::{Served, Storage};
use crate::promise;
use crate::setting::{ORDINARY, Setting, games_for, games_or_all};

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
    pub place: Storage,
    /// How many servers share the place; people sit at all of them.
    pub servers: usize,
    /// How often one of them is killed.
    pub rounds: u32,
    /// Tables that play at the same time.
    pub tables: usize,
    /// Their games, in turn; all of them if empty.
    pub games: Vec<String>,
    /// Clocks, bots, reactions against the clock.
    pub setting: Setting,
}

/// How long an alarm may take that is due.
const ALARM: Duration = Duration::from_secs(30);
/// How long a card may lie face down: longer than any pause for people who fell silent.
const FACE_DOWN: Duration = Duration::from_secs(60);
/// How long people look at their screens before they ask again.
const MOMENT: Duration = Duration::from_millis(100);

/// Kills a server again and again under load. Whatever is lost, doubled or stuck is an error.
pub async fn run(binary: &Path, crash: &Crash) -> Result<Survived> {
    let mut servers = Vec::new();
    for _ in 0..crash.servers.max(1) {
        servers.push(Served::start(binary, &crash.place, 0).await?);
    }
    let visitor = Person::arrive(&servers[0].address).await?;
    let (games, roomy) = (games_or_all(&crash.games, &visitor).await?, games_for(&visitor, 3).await?);
    let menu = Menu { setting: crash.setting, games, roomy };
    let deserted = desert(&visitor).await?;
    let mut playing = Vec::new();
    for number in 0..crash.tables {
        playing.push(open(&servers, &menu, number).await?);
    }
    let mut rng = Rng::with_seed(7);
    let mut survived = Survived { tables: crash.tables, ..Survived::default() };
    for round in 0..crash.rounds as usize {
        let stop = Arc::new(AtomicBool::new(false));
        let mut tasks = JoinSet::new();
        for (number, game) in playing.drain(..).enumerate() {
            tasks.spawn(play_until(number, game, Arc::clone(&stop)));
        }
        tokio::time::sleep(Duration::from_millis(200 + rng.usize(..600) as u64)).await;
        let victim = round % servers.len();
        let port = servers[victim].address.rsplit(':').next().ok_or("no port")?.parse()?;
        servers[victim].kill().await?;
        stop.store(true, Ordering::Relaxed);
        survived.kills += 1;
        let interrupted = tasks.join_all().await;
        // Alone it has to come back first; where there are others, they go on without it.
        if servers.len() == 1 {
            servers[victim] = Served::start(binary, &crash.place, port).await?;
        }
        let is_there = |index: &usize| servers.len() == 1 || *index != victim;
        let there = (0..servers.len()).filter(is_there).map(|index| servers[index].address.clone()).collect();
        let mut tables = at_once(interrupted, there, go_on).await?;
        if servers.len() > 1 {
            servers[victim] = Served::start(binary, &crash.place, port).await?;
        }
        // A new table takes the place of a finished one, and everybody goes on where they sat.
        for (number, game) in &mut tables {
            survived.steps += game.acknowledged.len() as u64;
            game.acknowledged.clear();
            if game.is_over() {
                *game = open(&servers, &menu, *number).await?;
            }
        }
        if servers.len() > 1 {
            let all = servers.iter().map(|server| server.address.clone()).collect();
            tables = at_once(tables, all, sit_down).await?;
        }
        tables.sort_by_key(|(number, _)| *number);
        playing = tables.into_iter().map(|(_, game)| game).collect();
    }
    rings(&servers[0].address, &visitor, &deserted).await?;
    Ok(survived)
}

/// A table that its only person deserts at once, with a second for each move.
async fn desert(visitor: &Person) -> Result<String> {
    let (seats, clock) = (json!([{"kind": "me"}, {"kind": "me"}]), json!({"kind": "move", "seconds": 1}));
    let info = visitor.open_table(json!({"game": ORDINARY, "seats": seats, "clock": clock, "pace": 0})).await?;
    Ok(info["id"].as_str().ok_or("no id")?.to_owned())
}

/// Alarms survive whatever happens to the server: at the deserted table bots have moved, or do so now.
async fn rings(address: &str, visitor: &Person, deserted: &str) -> Result<()> {
    let mut visitor = visitor.clone();
    address.clone_into(&mut visitor.address);
    let steps = async || -> Result<u64> {
        let info = visitor.get(&format!("/api/tables/{deserted}")).await?.body;
        info["table"]["seq"].as_u64().ok_or_else(|| format!("no table: {info}").into())
    };
    let before = steps().await?;
    let moved = async {
        while steps().await? < before + 2 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        Ok(())
    };
    tokio::time::timeout(ALARM, moved).await.map_err(|_| format!("at table {deserted} no alarm rings any more"))?
}

async fn play_until(number: usize, mut game: Game, stop: Arc<AtomicBool>) -> (usize, Game) {
    while !stop.load(Ordering::Relaxed) && !game.is_over() {
        // The server goes away in the middle of it: that is the point.
        if game.step().await.is_err() {
            break;
        }
    }
    (number, game)
}

/// Does something at all tables at once: where the quicker hand wins, people who wait for other tables would seem to
/// have left theirs.
async fn at_once<Done>(
    tables: Vec<(usize, Game)>,
    addresses: Vec<String>,
    task: fn(Game, Arc<[String]>) -> Done,
) -> Result<Vec<(usize, Game)>>
where
    Done: Future<Output = Result<Game>> + Send + 'static,
{
    let addresses: Arc<[String]> = addresses.into();
    let mut tasks = JoinSet::new();
    for (number, game) in tables {
        let done = task(game, Arc::clone(&addresses));
        tasks.spawn(async move { Ok((number, done.await?)) });
    }
    tasks.join_all().await.into_iter().collect()
}

/// After a kill: everybody comes back, nothing is missing, and the table goes on.
async fn go_on(mut game: Game, addresses: Arc<[String]>) -> Result<Game> {
    game.resume_at(&addresses).await.map_err(|error| format!("{} cannot be resumed: {error}", game.table))?;
    nothing_is_missing(&mut game).await?;
    if !game.is_over() {
        game.step().await.map_err(|error| format!("table {} is stuck: {error}", game.table))?;
    }
    Ok(game)
}

/// Everybody sits down at their own server again.
async fn sit_down(mut game: Game, addresses: Arc<[String]>) -> Result<Game> {
    if !game.is_over() {
        game.resume_at(&addresses).await?;
    }
    Ok(game)
}

/// What tables are opened with.
struct Menu {
    setting: Setting,
    games: Vec<String>,
    /// Those with room for a bot beside two people.
    roomy: Vec<String>,
}

async fn open(servers: &[Served], menu: &Menu, number: usize) -> Result<Game> {
    let mut people = Vec::new();
    for seat in 0..2 {
        people.push(Person::arrive(&servers[seat % servers.len()].address).await?);
    }
    let game = &menu.games[number % menu.games.len()];
    let wish = menu.setting.wish(number as u64, menu.roomy.contains(game));
    Game::open_with(people, game, number as u64, wish).await
}

/// Every seat's frames hang together, every acknowledged step is there as it was made, and sending one of them
/// again is answered as before and plays nothing.
pub(crate) async fn nothing_is_missing(game: &mut Game) -> Result<()> {
    let mut replays = Vec::new();
    for seat in 0..game.players.len() {
        replays.push(replay(game, seat).await?);
    }
    let table = &game.table;
    for (seat, (player, replay)) in game.players.iter().zip(replays).enumerate() {
        let mut last = 0;
        for (seq, prev) in &player.seen {
            if *prev != last || *seq <= last {
                return Err(format!("{table}, seat {seat}: after {last} came {seq}, said to follow {prev}").into());
            }
            last = *seq;
        }
        let made = game.acknowledged.iter().filter(|step| step.seat == seat);
        promise::is_kept(table, &replay, made, player.is_over, game.is_live)?;
    }
    if let Some(step) = game.acknowledged.last().cloned() {
        let answer = game.answer(step.seat, &step.act).await?;
        if answer["t"] != "ack" || answer["seq"] != step.seq {
            return Err(format!("{}: {} was answered {answer} the second time", game.table, step.act).into());
        }
    }
    Ok(())
}

/// What a seat knows of its game so far. While a card lies face down nobody is shown it: it is turned once its
/// people are heard of.
async fn replay(game: &mut Game, seat: usize) -> Result<Vec<Value>> {
    let turned = async {
        loop {
            if let Some(frames) = promise::replay(&game.players[seat].person, &game.table, seat).await? {
                return Ok(frames);
            }
            game.listen(MOMENT).await?;
        }
    };
    let stuck = |_| format!("a card of seat {seat} is not turned");
    tokio::time::timeout(FACE_DOWN, turned).await.map_err(stuck)?
}
