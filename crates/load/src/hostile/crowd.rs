//! Honest people who play several games, with clocks, live reactions and bots, each table from an address of its own.

use std::sync::Arc;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use super::yardstick;
use crate::Result;
use crate::client::Person;
use crate::crash::nothing_is_missing;
use crate::play::Game;
use crate::setting::{Setting, games_for, games_or_all};

/// How long people look before they act.
const LOOK: Duration = Duration::from_millis(60);
/// Acts after which a table is left for a new one.
const MOST_ACTS: u64 = 60;

/// An honest crowd.
pub struct Crowd {
    server: String,
    games: Vec<String>,
    /// The games with room for a bot beside two people.
    roomy: Vec<String>,
    tables: usize,
}

/// What the crowd went through.
#[derive(Clone, Debug, Default)]
pub struct Experience {
    /// From sending an act to the promise that it is stored, sorted.
    pub promises: Vec<Duration>,
    /// From sending an act to everybody's frame, sorted.
    pub frames: Vec<Duration>,
    /// What an echo without any server took meanwhile, sorted.
    pub echoes: Vec<Duration>,
    /// Tables that were played and looked back at: all that was promised is there, every frame came in order.
    pub tables: u64,
    /// What must never be.
    pub faults: Vec<String>,
}

impl Experience {
    fn add(&mut self, other: Experience) {
        self.promises.extend(other.promises);
        self.frames.extend(other.frames);
        self.tables += other.tables;
        self.faults.extend(other.faults);
    }
}

impl Crowd {
    /// A crowd for so many tables.
    pub async fn gather(server: &str, games: &[String], tables: usize) -> Result<Arc<Crowd>> {
        let asker = Person::arrive(server).await?;
        let (games, roomy) = (games_or_all(games, &asker).await?, games_for(&asker, 3).await?);
        Ok(Arc::new(Crowd { server: server.to_owned(), games, roomy, tables }))
    }

    /// Everybody plays until the time is up; tables that were begun are looked back at. On a thread of their own: what
    /// is measured is the server, not how busy the attackers keep theirs.
    pub async fn play(self: &Arc<Self>, end: Instant) -> Result<Experience> {
        let (crowd, (tell, told)) = (Arc::clone(self), oneshot::channel());
        std::thread::spawn(move || -> std::io::Result<()> {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
            // Whoever does not want to know any more has gone.
            let _ = tell.send(runtime.block_on(crowd.play_here(end)));
            Ok(())
        });
        told.await.map_err(|_| "the crowd fell apart".into())
    }

    async fn play_here(self: &Arc<Self>, end: Instant) -> Experience {
        let mut tables = JoinSet::new();
        for number in 0..self.tables {
            let crowd = Arc::clone(self);
            tables.spawn(async move { crowd.keep_playing(number, end).await });
        }
        let mut all = Experience::default();
        match yardstick::echo(end).await {
            Ok(echoes) => all.echoes = echoes,
            Err(error) => all.faults.push(format!("no echo: {error}")),
        }
        tables.join_all().await.into_iter().for_each(|one| all.add(one));
        all.promises.sort_unstable();
        all.frames.sort_unstable();
        all
    }

    async fn keep_playing(&self, number: usize, end: Instant) -> Experience {
        let mut seen = Experience::default();
        let mut round = 0;
        while Instant::now() < end {
            let game = &self.games[(number + round) % self.games.len()];
            round += 1;
            match self.play_one(number, game, round as u64, end, &mut seen).await {
                Ok(()) => seen.tables += 1,
                Err(error) => seen.faults.push(format!("at a table of {game}: {error}")),
            }
        }
        seen
    }

    async fn play_one(&self, number: usize, game: &str, round: u64, end: Instant, seen: &mut Experience) -> Result<()> {
        let home = [127, 10, u8::try_from(number % 250)?, 1].into();
        let mut people = Vec::new();
        for _ in 0..2 {
            people.push(Person::arrive_from(home, &self.server).await?);
        }
        let wish = Setting::FULL.wish(number as u64, self.roomy.iter().any(|roomy| roomy == game));
        let mut table = Game::open_with(people, game, round, wish).await?;
        let mut acts = 0;
        while acts < MOST_ACTS && !table.is_over() && Instant::now() < end {
            table.listen(LOOK).await?;
            let Some(played) = table.step().await? else { break };
            acts += 1;
            seen.promises.push(played.acknowledged);
            if played.is_public {
                seen.frames.push(played.latency);
            }
        }
        nothing_is_missing(&mut table).await?;
        for player in table.players {
            player.socket.close().await;
        }
        // Whoever is done gets up before somebody else sits down.
        sleep(LOOK).await;
        Ok(())
    }
}
