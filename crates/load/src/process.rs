//! A real server process: started, watched, killed.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::Result;

/// Where a server keeps its tables.
#[derive(Clone, Debug)]
pub enum Storage {
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

/// How long a guarded server waits for the head of a request, and for its body.
pub const HALF_A_REQUEST: Duration = Duration::from_secs(3);

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
    pub async fn start(binary: &Path, place: &Storage, port: u16) -> Result<Served> {
        let mut command = serve(binary, place, port);
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
        command.args(["--rest-ms", "50", "--bot-ms", "50", "--ready-ms", "0"]);
        command.stderr(Stdio::inherit());
        Served::greet(command).await
    }

    /// The same as strangers meet it, with the usual limits; only waits are shorter. What it logs goes to a file, and
    /// two tables that are opened alike have the same dice.
    pub async fn start_guarded(binary: &Path, place: &Storage, log: &Path) -> Result<Served> {
        let mut command = serve(binary, place, 0);
        command.args(["--rest-ms", "50", "--ready-ms", "0", "--test-dice", "7"]);
        let patience = HALF_A_REQUEST.as_millis().to_string();
        command.args(["--head-ms", &patience, "--body-ms", &patience]);
        command.stderr(std::fs::File::create(log)?);
        Served::greet(command).await
    }

    /// Starts it and waits until it says where it listens.
    async fn greet(mut command: Command) -> Result<Served> {
        command.args(["--metrics", "127.0.0.1:0"]).stdout(Stdio::piped()).kill_on_drop(true);
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

/// The command that serves what is kept in a place.
fn serve(binary: &Path, place: &Storage, port: u16) -> Command {
    let mut command = Command::new(binary);
    command.args(["serve", "--port", &port.to_string()]);
    match place {
        Storage::File(file) => command.arg("--data").arg(file),
        Storage::Postgres { url, nats } => {
            if let Some(nats) = nats {
                command.env("FEERIE_NATS", nats);
            }
            command.env("FEERIE_DATABASE", url)
        }
    };
    command
}

/// What a process uses, as Linux tells it.
pub fn usage(pid: u32) -> Result<Usage> {
    let stat = Stat::of(pid)?;
    let status = std::fs::read_to_string(format!("/proc/{pid}/status"))?;
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
    let kibibytes: u64 = resident.trim().trim_end_matches(" kB").parse().unwrap_or_default();
    Ok(Usage { cpu: stat.ticks(11) + stat.ticks(12), memory: kibibytes * 1024 })
}

/// A line of `/proc/…/stat`.
struct Stat(String);

impl Stat {
    fn of(pid: u32) -> Result<Stat> {
        Ok(Stat(std::fs::read_to_string(format!("/proc/{pid}/stat"))?))
    }

    /// A number, counted from the state of the process on.
    fn number(&self, index: usize) -> u64 {
        // The name may hold spaces; what follows it does not.
        let mut fields = self.0.rsplit(") ").next().unwrap_or_default().split(' ');
        fields.nth(index).and_then(|field| field.parse().ok()).unwrap_or_default()
    }

    fn ticks(&self, index: usize) -> Duration {
        // A tick is a hundredth of a second on every Linux we know.
        Duration::from_millis(10 * self.number(index))
    }
}

/// Processor time of a process and of those that it has started: a database has one for each connection.
pub fn family_time(pid: u32) -> Result<Duration> {
    let parent = Stat::of(pid)?;
    let mut all = (11..=14).map(|field| parent.ticks(field)).sum();
    for entry in std::fs::read_dir("/proc")? {
        let Ok(child) = entry?.file_name().to_string_lossy().parse() else { continue };
        // One that ends while we look is counted by its parent.
        let Ok(stat) = Stat::of(child) else { continue };
        if stat.number(1) == u64::from(pid) {
            all += stat.ticks(11) + stat.ticks(12);
        }
    }
    Ok(all)
}
