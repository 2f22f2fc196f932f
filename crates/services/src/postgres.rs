//! A throw-away PostgreSQL.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tempfile::TempDir;

use crate::{free_port, is_root, on_path};

/// A running PostgreSQL; dropping it stops the server and removes its data.
pub struct Postgres {
    /// Holds data and log. Dropped after the server has stopped.
    folder: TempDir,
    tools: Tools,
    server: Child,
    port: u16,
    care: Care,
}

/// What a server takes care of.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Care {
    /// Killed processes: the data lives for minutes.
    Kills,
    /// Power cuts, too: commits wait for the disk.
    PowerCuts,
}

/// How long a server may take to accept connections.
const PATIENCE: Duration = Duration::from_secs(60);

impl Postgres {
    /// Starts a server on a free port.
    pub fn start(tools: Tools, care: Care) -> io::Result<Postgres> {
        let folder = tempfile::Builder::new().prefix("feerie-postgres-").tempdir()?;
        if tools.as_postgres {
            succeed(Command::new("chown").arg("postgres").arg(folder.path()))?;
        }
        let mut initdb = tools.command("initdb", &folder);
        initdb.args(["-A", "trust", "-U", "feerie", "-E", "UTF8", "--no-locale", "--no-sync", "-D"]);
        succeed(initdb.arg(data_folder(&folder)).stdout(Stdio::null()))?;
        let port = free_port()?;
        let server = launch(&tools, &folder, port, care)?;
        let mut postgres = Postgres { folder, tools, server, port, care };
        postgres.wait_until_ready()?;
        Ok(postgres)
    }

    /// The address for clients. Everyone on this machine may connect while it runs.
    pub fn address(&self) -> String {
        format!("postgres://feerie@127.0.0.1:{}/postgres", self.port)
    }

    /// Where it listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The process that all of its others come from.
    pub fn pid(&self) -> u32 {
        self.server.id()
    }

    /// Ends it without a word to anybody: what it had promised is in its log, which it reads at the next start.
    pub fn kill(&mut self) -> io::Result<()> {
        let mut stop = self.tools.command("pg_ctl", &self.folder);
        succeed(stop.args(["stop", "-s", "-m", "immediate", "-D"]).arg(data_folder(&self.folder)))?;
        self.server.wait().map(|_| ())
    }

    /// Starts it again, at the same address and with the same data.
    pub fn restart(&mut self) -> io::Result<()> {
        self.server = launch(&self.tools, &self.folder, self.port, self.care)?;
        self.wait_until_ready()
    }

    fn wait_until_ready(&mut self) -> io::Result<()> {
        let start = Instant::now();
        let port = self.port.to_string();
        while !self.tools.answers(&["-q", "-h", "127.0.0.1", "-p", &port]) {
            if self.server.try_wait()?.is_some() || start.elapsed() > PATIENCE {
                let log = fs::read_to_string(log_file(&self.folder)).unwrap_or_default();
                return Err(io::Error::other(format!("it is not ready; its log says:\n{log}")));
            }
            sleep(Duration::from_millis(50));
        }
        Ok(())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if self.kill().is_err() {
            // It may have ended by itself; if not, this is all that is left to try.
            let _ = self.server.kill();
            let _ = self.server.wait();
        }
    }
}

fn launch(tools: &Tools, folder: &TempDir, port: u16, care: Care) -> io::Result<Child> {
    let log = File::options().create(true).append(true).open(log_file(folder))?;
    let mut server = tools.command("postgres", folder);
    server.arg("-D").arg(data_folder(folder)).args(["-p", &port.to_string()]);
    // No socket file.
    let always = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200"];
    let careless: &[&str] = match care {
        Care::Kills => &["fsync=off", "full_page_writes=off"],
        Care::PowerCuts => &[],
    };
    for setting in always.iter().chain(careless) {
        server.args(["-c", setting]);
    }
    // A plain child of ours, not a daemon: an interrupt from the terminal then ends it together with us.
    server.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log).spawn()
}

/// PostgreSQL's programs, and whether they have to run as another user.
#[derive(Clone)]
pub struct Tools {
    folder: PathBuf,
    /// PostgreSQL refuses to run as root: its programs then run as `postgres`.
    as_postgres: bool,
}

impl Tools {
    /// Finds them: where the `initdb` on the PATH is, or in the newest of Debian's folders.
    pub fn find() -> Option<Tools> {
        Some(Tools { folder: find()?, as_postgres: is_root() })
    }

    fn command(&self, program: &str, home: &TempDir) -> Command {
        let program = self.folder.join(program);
        let mut command = if self.as_postgres {
            // Not runuser, which stays between us and the program, and stands still for ever once that is paused.
            let mut command = Command::new("setpriv");
            command.args(["--reuid=postgres", "--regid=postgres", "--init-groups", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        // The user postgres may not be allowed into the folder that we were started in.
        command.current_dir(home.path());
        command
    }

    fn answers(&self, args: &[&str]) -> bool {
        Command::new(self.folder.join("pg_isready")).args(args).status().is_ok_and(|status| status.success())
    }
}

fn find() -> Option<PathBuf> {
    let complete = |folder: &PathBuf| {
        ["initdb", "postgres", "pg_ctl", "pg_isready"].iter().all(|program| folder.join(program).is_file())
    };
    // The one on the PATH may be a link to where the others are.
    let linked = on_path("initdb").and_then(|file| file.canonicalize().ok());
    let linked = linked.and_then(|file| file.parent().map(Path::to_owned)).filter(complete);
    linked.or_else(|| {
        let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
        let version = |folder: &PathBuf| folder.parent()?.file_name()?.to_str()?.parse::<u32>().ok();
        versions.flatten().map(|entry| entry.path().join("bin")).filter(complete).max_by_key(version)
    })
}

fn data_folder(folder: &TempDir) -> PathBuf {
    folder.path().join("data")
}

fn log_file(folder: &TempDir) -> PathBuf {
    folder.path().join("log")
}

fn succeed(command: &mut Command) -> io::Result<()> {
    let status = command.status()?;
    if status.success() { Ok(()) } else { Err(io::Error::other(format!("{command:?}: {status}"))) }
}
