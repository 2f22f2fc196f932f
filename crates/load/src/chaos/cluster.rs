//! A cluster of several servers on one database, with a line wherever two of them talk.

use feerie_services::{Care, Nats, Postgres, Tools};
use std::path::PathBuf;
use std::time::Duration;
use tokio::sync::Mutex;

use super::line::Line;
use crate::Result;
use crate::process::{Served, Storage};

/// How often a server is started before it is given up, and the time between.
const TRIES: (usize, Duration) = (100, Duration::from_millis(100));

/// The programs that a cluster is made of.
#[derive(Clone, Debug)]
pub struct Programs {
    /// `feerie`.
    pub feerie: PathBuf,
    /// Whether the servers hear of each other over NATS.
    pub with_nats: bool,
}

/// Everything that can be struck.
pub struct Cluster {
    programs: Programs,
    /// The database.
    pub postgres: Mutex<Postgres>,
    /// NATS, if the servers use it.
    pub nats: Option<Mutex<Nats>>,
    /// The servers.
    pub servers: Vec<Mutex<Served>>,
    /// The lines of each.
    pub ways: Vec<Ways>,
    ports: Vec<u16>,
}

/// The lines of one server.
pub struct Ways {
    /// From people to it.
    pub people: Line,
    /// From it to the database.
    pub database: Line,
    /// From it to NATS.
    pub nats: Option<Line>,
}

impl Cluster {
    /// Starts everything.
    pub async fn open(programs: Programs, servers: usize) -> Result<Cluster> {
        let tools = Tools::find().ok_or("PostgreSQL is not installed")?;
        let postgres = Postgres::start(tools, Care::Kills)?;
        let nats = match programs.with_nats {
            true => Some(Nats::start(Nats::find().ok_or("nats-server is not installed")?)?),
            false => None,
        };
        let (database_port, nats_port) = (postgres.port(), nats.as_ref().map(Nats::port));
        let mut cluster = Cluster {
            programs,
            postgres: Mutex::new(postgres),
            nats: nats.map(Mutex::new),
            servers: Vec::new(),
            ways: Vec::new(),
            ports: Vec::new(),
        };
        for number in 0..servers {
            let database = Line::lay(format!("127.0.0.1:{database_port}")).await?;
            let nats = match nats_port {
                Some(port) => Some(Line::lay(format!("127.0.0.1:{port}")).await?),
                None => None,
            };
            // The line to people leads nowhere before the server says where it is.
            let people = Line::lay(String::new()).await?;
            cluster.ways.push(Ways { people, database, nats });
            cluster.ports.push(0);
            let server = cluster.start_server(number).await?;
            cluster.ports[number] = server.address.rsplit(':').next().ok_or("no port")?.parse()?;
            cluster.ways[number].people = Line::lay(server.address.clone()).await?;
            cluster.servers.push(Mutex::new(server));
        }
        Ok(cluster)
    }

    /// Starts a server, where it was before.
    pub async fn start_server(&self, number: usize) -> Result<Served> {
        let ways = &self.ways[number];
        let url = format!("postgres://feerie@{}/postgres", ways.database.address);
        let nats = ways.nats.as_ref().map(|line| format!("nats://{}", line.address));
        let place = Storage::Postgres { url, nats };
        // It may find the database away: then it is started again, as whatever starts it in a real cluster does.
        let mut tries = 0;
        loop {
            match Served::start(&self.programs.feerie, &place, self.ports[number]).await {
                Err(_) if tries < TRIES.0 => tries += 1,
                started => return started,
            }
            tokio::time::sleep(TRIES.1).await;
        }
    }

    /// Where people find the servers.
    pub fn lines(&self) -> Vec<String> {
        self.ways.iter().map(|ways| ways.people.address.clone()).collect()
    }
}
