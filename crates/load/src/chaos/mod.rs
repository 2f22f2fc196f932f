//! Chaos: several servers, their database, NATS and every line between them are killed, paused and cut at random while
//! honest people play. Nothing that was acknowledged may be missing, no frame may be missed or come out of order, and
//! nobody may wait for long.

mod blow;
mod cluster;
mod line;
mod seat;
mod tally;

pub use cluster::Programs;

use fastrand::Rng;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::Result;
use crate::client::Person;
use crate::play::seat_people;
use crate::player::Player;
use crate::promise;
use crate::setting::{Setting, games_for, games_or_all};
use blow::Blow;
use cluster::Cluster;
use seat::{Seat, Shared};
use tally::Tally;

/// How bad times are.
#[derive(Clone, Debug)]
pub struct Chaos {
    /// What the cluster is made of.
    pub programs: Programs,
    /// Servers on one database.
    pub servers: usize,
    /// Tables that play at the same time.
    pub tables: usize,
    /// Their games, in turn; all of them if empty.
    pub games: Vec<String>,
    /// For how long.
    pub time: Duration,
    /// How long anybody may wait, but for the database's own absence.
    pub longest_wait: Duration,
    /// The same number strikes the same blows.
    pub seed: u64,
}

/// Between two rounds of blows everybody may catch their breath for at most so many milliseconds.
const BREATH: u64 = 1500;
/// How long a request may take before it is made at another server.
const PATIENCE: Duration = Duration::from_secs(3);
/// How long everything may take to be found out once it is quiet.
const SETTLING: Duration = Duration::from_secs(60);
/// How soon something is tried again.
const MOMENT: Duration = Duration::from_millis(200);

/// What everybody at every table needs.
struct Town {
    lines: Arc<[String]>,
    http: reqwest::Client,
    games: Vec<String>,
    /// The games with room for a bot beside two people.
    roomy: Vec<String>,
    stop: Arc<AtomicBool>,
    tally: Arc<Tally>,
    longest_wait: Duration,
}

/// Strikes until the time is up. The report, and whatever must never be.
pub async fn run(chaos: &Chaos) -> Result<(String, Vec<String>)> {
    let cluster = Cluster::open(chaos.programs.clone(), chaos.servers).await?;
    let lines: Arc<[String]> = cluster.lines().into();
    // Nobody keeps a connection: it may lead to a server that stands still.
    let http = reqwest::Client::builder().no_proxy().tcp_nodelay(true).timeout(PATIENCE).pool_max_idle_per_host(0);
    let http = http.build()?;
    let asker = Person::arrive_with(http.clone(), &lines[0]).await?;
    let (games, roomy) = (games_or_all(&chaos.games, &asker).await?, games_for(&asker, 3).await?);
    let (stop, tally) = (Arc::default(), Arc::default());
    let town = Arc::new(Town { lines, http, games, roomy, stop, tally, longest_wait: chaos.longest_wait });
    let mut tables = JoinSet::new();
    for number in 0..chaos.tables {
        tables.spawn(keep_playing(Arc::clone(&town), number));
    }
    let start = Instant::now();
    let mut rng = Rng::with_seed(chaos.seed);
    while start.elapsed() < chaos.time {
        let one = Blow::any(&mut rng, chaos.servers, cluster.nats.is_some());
        let other = Some(Blow::any(&mut rng, chaos.servers, cluster.nats.is_some()));
        // Two at once as often as not, but not twice the same subject.
        let other = other.filter(|other| other.subject != one.subject && rng.bool());
        let (one, other) = tokio::join!(one.strike(&cluster, &town.tally), async {
            match other {
                Some(other) => other.strike(&cluster, &town.tally).await,
                None => Ok(()),
            }
        });
        one.and(other)?;
        sleep(Duration::from_millis(rng.u64(..BREATH))).await;
    }
    // Whoever waits for something that is lost waits too long; it is quiet once all have heard something again.
    let quiet = Instant::now();
    while !town.tally.have_all_heard_since(quiet) && quiet.elapsed() <= chaos.longest_wait {
        sleep(MOMENT).await;
    }
    town.stop.store(true, Ordering::Relaxed);
    while let Some(done) = tables.join_next().await {
        done?;
    }
    Ok(town.tally.close(start.elapsed(), chaos.longest_wait))
}

/// Plays one table after another.
async fn keep_playing(town: Arc<Town>, number: usize) {
    let mut round = 0;
    while !town.stop.load(Ordering::Relaxed) {
        let at = number + round;
        let (shared, seats) = sit_down(&town, number, at).await;
        let mut playing = JoinSet::new();
        seats.into_iter().for_each(|seat| {
            playing.spawn(seat.play());
        });
        let mut seats = playing.join_all().await;
        // They come as they end.
        seats.sort_by_key(|seat| seat.number);
        shared.close();
        Tally::count(&town.tally.tables);
        if let Err(error) = timeout(SETTLING, look_back(&town, &shared, &mut seats))
            .await
            .unwrap_or_else(|_| Err(format!("{} {} cannot be looked back at", shared.game, shared.table).into()))
        {
            town.tally.fault(error.to_string());
        }
        round += 1;
    }
}

/// Opens a table and seats two people, wherever that is possible just now.
async fn sit_down(town: &Town, number: usize, mut at: usize) -> (Arc<Shared>, Vec<Seat>) {
    let game = &town.games[number % town.games.len()];
    loop {
        at += 1;
        match try_to_sit_down(town, game, number, at).await {
            Ok(seated) => return seated,
            Err(_) => sleep(MOMENT).await,
        }
    }
}

async fn try_to_sit_down(town: &Town, game: &str, number: usize, at: usize) -> Result<(Arc<Shared>, Vec<Seat>)> {
    let mut people = Vec::new();
    for seat in 0..2 {
        people.push(Person::arrive_with(town.http.clone(), &town.lines[(at + seat) % town.lines.len()]).await?);
    }
    let wish = Setting::FULL.wish(number as u64, town.roomy.iter().any(|roomy| roomy == game));
    let (table, is_live) = seat_people(&people, game, wish).await?;
    let (stop, tally) = (Arc::clone(&town.stop), Arc::clone(&town.tally));
    let shared = Arc::new(Shared::new(table, game.to_owned(), is_live, stop, tally));
    let mut seats = Vec::new();
    for (seat, person) in people.into_iter().enumerate() {
        let socket = seat::open(&person).await?;
        let player = Player::new(person, seat, socket);
        seats.push(Seat::new(Arc::clone(&shared), seat, player, Arc::clone(&town.lines), at + seat));
    }
    // Whoever did not get so far waits for nothing.
    shared.tally.heard(&shared.table);
    Ok((shared, seats))
}

/// Everybody's socket has heard, or hears now, all that there is to hear; and whatever was acknowledged is there.
async fn look_back(town: &Town, shared: &Shared, seats: &mut [Seat]) -> Result<()> {
    for index in 0..seats.len() {
        let number = seats[index].number;
        let mut other = seats[index].player.person.clone();
        let frames = loop {
            // Servers may be struck while a table ends: any of them will do.
            let line = fastrand::usize(..town.lines.len());
            town.lines[line].clone_into(&mut other.address);
            match promise::replay(&other, &shared.table, number).await {
                Ok(Some(frames)) => break frames,
                // A card that lies face down stays there while somebody is away, and nobody is told anything.
                Ok(None) | Err(_) => {
                    for seat in &mut *seats {
                        seat.attend().await;
                    }
                }
            }
        };
        let seat = &mut seats[index];
        let made = seat.acknowledged.iter();
        promise::is_kept(&shared.table, &frames, made, seat.player.is_over, shared.is_live)?;
        if seat.player.is_over || !seat.is_connected {
            continue;
        }
        let newest = frames.last().and_then(|frame| frame["seq"].as_u64()).unwrap_or_default();
        let heard = timeout(town.longest_wait, async {
            while seat.player.seen.last().is_none_or(|(seq, _)| *seq < newest) {
                let message = seat.player.socket.next().await?.ok_or("the server closed")?;
                seat.hear(&message).await?;
            }
            Ok(())
        });
        let heard: Result<()> = heard.await.unwrap_or_else(|_| {
            let last = seat.player.seen.last().map_or(0, |(seq, _)| *seq);
            Err(format!("{} {}, seat {number}: an open socket heard {last} of {newest}", shared.game, shared.table)
                .into())
        });
        heard?;
    }
    Ok(())
}
