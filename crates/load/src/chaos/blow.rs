//! What happens to a cluster in bad times.

use fastrand::Rng;
use feerie_services::{pause, resume};
use std::time::{Duration, Instant};
use tokio::time::sleep;

use super::cluster::Cluster;
use super::line::{Flow, Line};
use super::tally::Tally;
use crate::Result;

/// What is struck.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Subject {
    /// The server of this number, or a line of it.
    Server(usize),
    /// The database.
    Database,
    /// NATS.
    Nats,
}

/// One blow.
#[derive(Clone, Copy, Debug)]
pub struct Blow {
    /// What is struck.
    pub subject: Subject,
    what: What,
    time: Duration,
}

#[derive(Clone, Copy, Debug)]
enum What {
    Kill,
    Pause,
    /// The line between a server and its people.
    People(Flow),
    /// The line between a server and the database.
    ToDatabase(Flow),
    /// The line between a server and NATS.
    ToNats(Flow),
}

impl Blow {
    /// Any blow, on a cluster with so many servers.
    pub fn any(rng: &mut Rng, servers: usize, has_nats: bool) -> Blow {
        let flow = if rng.bool() { Flow::Cut } else { Flow::Silent };
        let subject = match rng.usize(..12) {
            0 => Subject::Database,
            1 | 2 if has_nats => Subject::Nats,
            _ => Subject::Server(rng.usize(..servers)),
        };
        let (what, longest) = match subject {
            Subject::Server(_) => match rng.usize(..6) {
                0 => (What::Kill, 6000),
                1 => (What::Pause, 9000),
                2 | 3 => (What::People(flow), 6000),
                // Whoever is cut off from the database alone has none: that is made up for within the same time.
                4 if has_nats => (What::ToNats(flow), 9000),
                _ => (What::ToDatabase(flow), 1500),
            },
            _ if rng.bool() => (What::Kill, 5000),
            _ => (What::Pause, 5000),
        };
        Blow { subject, what, time: Duration::from_millis(200 + rng.u64(..longest)) }
    }

    fn name(self) -> &'static str {
        match (self.subject, self.what) {
            (Subject::Server(_), What::Kill) => "server killed and started again",
            (Subject::Server(_), What::Pause) => "server paused",
            (_, What::People(Flow::Cut)) => "line to people cut",
            (_, What::People(_)) => "line to people silent",
            (_, What::ToDatabase(Flow::Cut)) => "line to the database cut",
            (_, What::ToDatabase(_)) => "line to the database silent",
            (_, What::ToNats(Flow::Cut)) => "line to NATS cut",
            (_, What::ToNats(_)) => "line to NATS silent",
            (Subject::Database, What::Kill) => "database killed and started again",
            (Subject::Database, What::Pause) => "database paused",
            (Subject::Nats, What::Kill) => "NATS killed and started again",
            (Subject::Nats, What::Pause) => "NATS paused",
        }
    }

    /// Strikes, waits, and makes it good again.
    pub async fn strike(self, cluster: &Cluster, tally: &Tally) -> Result<()> {
        let start = Instant::now();
        eprintln!("{}: {:.1?}", self.name(), self.time);
        match (self.subject, self.what) {
            (Subject::Server(number), What::Kill) => {
                let mut server = cluster.servers[number].lock().await;
                server.kill().await?;
                sleep(self.time).await;
                *server = cluster.start_server(number).await?;
            }
            (Subject::Server(number), What::Pause) => {
                self.stand_still(cluster.servers[number].lock().await.pid()?).await?;
            }
            (Subject::Server(number), What::People(flow)) => self.change(&cluster.ways[number].people, flow).await,
            (Subject::Server(number), What::ToDatabase(flow)) => {
                self.change(&cluster.ways[number].database, flow).await
            }
            (Subject::Server(number), What::ToNats(flow)) => {
                if let Some(nats) = &cluster.ways[number].nats {
                    self.change(nats, flow).await;
                }
            }
            (Subject::Database, What::Kill) => {
                let mut postgres = cluster.postgres.lock().await;
                postgres.kill()?;
                sleep(self.time).await;
                postgres.restart()?;
            }
            (Subject::Database, _) => self.stand_still(cluster.postgres.lock().await.pid()).await?,
            (Subject::Nats, what) => {
                if let Some(nats) = &cluster.nats {
                    let mut nats = nats.lock().await;
                    if matches!(what, What::Kill) {
                        nats.kill()?;
                        sleep(self.time).await;
                        nats.restart()?;
                    } else {
                        self.stand_still(nats.pid()).await?;
                    }
                }
            }
        }
        tally.struck(self.name(), start, self.subject == Subject::Database);
        Ok(())
    }

    async fn stand_still(self, pid: u32) -> Result<()> {
        pause(pid)?;
        sleep(self.time).await;
        Ok(resume(pid)?)
    }

    async fn change(self, line: &Line, flow: Flow) {
        line.set(flow);
        sleep(self.time).await;
        line.set(Flow::Open);
    }
}
