//! A real server process: started, watched, killed.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::Result;

/// Where a server keeps its tables.
#[derive(Clone, Debug)]
pub enum Place {
    /// In a SQLite file.
    File(PathBuf),
    /// In a PostgreSQL database, which others may use as well.
    Postgres {
        /// Its address.
        url: String,
        /// The NATS server over which they hear of each other; the database itself if none.
        nats: Option<String>,
    },
}

/// A running server. Dropping it kills it.
pub struct Served {
    child: Child,
    /// Where it listens.
    pub address: String,
    /// Where it tells its metrics.
    pub metrics: String,
}

/// What the system says of a process.
#[derive(Clone, Copy, Debug, Default)]
pub struct Usage {
    /// Processor time it has used.
    pub cpu: Duration,
    /// Memory it holds, in bytes.
    pub memory: u64,
}

impl Served {
    /// Starts `feerie serve`. The limits are lifted: all clients come from one address.
    pub async fn start(binary: &Path, place: &Place, port: u16) -> Result<Served> {
        let mut command = Command::new(binary);
        command.args(["serve", "--port", &port.to_string()]);
        match place {
            Place::File(file) => command.arg("--data").arg(file),
            Place::Postgres { url, nats } => {
                if let Some(nats) = nats {
                    command.env("FEERIE_NATS", nats);
                }
                command.env("FEERIE_DATABASE", url)
            }
        };
        for limit in [
            "http-rate",
            "socket-rate",
            "sockets-per-address",
            "connections-per-address",
            "tables-per-person",
            "login-rate",
        ] {
            command.args([format!("--{limit}"), "1000000".to_owned()]);
        }
        // Short rests and quick bots: it is the server that is looked at.
        command.args(["--rest-ms", "50", "--bot-ms", "50", "--ready-ms", "0", "--metrics", "127.0.0.1:0"]);
        command.stdout(Stdio::piped()).stderr(Stdio::inherit()).kill_on_drop(true);
        let mut child = command.spawn()?;
        let output = child.stdout.take().ok_or("no output")?;
        let mut lines = BufReader::new(output).lines();
        let mut metrics = String::new();
        while let Some(line) = lines.next_line().await? {
            match line.split_once("http://") {
                Some(("Metrics: ", address)) => metrics = format!("http://{}", address.trim()),
                Some((_, address)) => return Ok(Served { child, address: address.trim().to_owned(), metrics }),
                None => {}
            }
        }
        Err("the server did not say where it listens".into())
    }

    /// Ends it without warning, as a power cut would.
    pub async fn kill(&mut self) -> Result<()> {
        Ok(self.child.kill().await?)
    }

    /// Its process.
    pub fn pid(&self) -> Result<u32> {
        Ok(self.child.id().ok_or("the server has ended")?)
    }

    /// What it uses.
    pub fn usage(&self) -> Result<Usage> {
        usage(self.pid()?)
    }
}

/// What a process uses, as Linux tells it.
pub fn usage(pid: u32) -> Result<Usage> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat"))?;
    // The name may hold spaces; what follows it does not.
    let fields: Vec<&str> = stat.rsplit(") ").next().unwrap_or_default().split(' ').collect();
    let ticks = |index: usize| fields.get(index).and_then(|field| field.parse::<u64>().ok()).unwrap_or_default();
    let status = std::fs::read_to_string(format!("/proc/{pid}/status"))?;
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
    let kibibytes: u64 = resident.trim().trim_end_matches(" kB").parse().unwrap_or_default();
    // A tick is a hundredth of a second on every Linux we know.
    Ok(Usage { cpu: Duration::from_millis(10 * (ticks(11) + ticks(12))), memory: kibibytes * 1024 })
}
