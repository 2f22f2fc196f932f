//! A throw-away PostgreSQL for the server's tests: own folder, own port, loopback only, gone afterwards.

use crate::needs;
use std::fs::{self, File};
use std::io::{self, Write};
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// A running PostgreSQL; dropping it stops the server and removes its data.
pub struct Postgres {
    /// Holds data and log. Dropped after the server has stopped.
    folder: TempDir,
    tools: Tools,
    server: Child,
    address: String,
}

/// How long a server may take to accept connections.
const PATIENCE: Duration = Duration::from_secs(60);

impl Postgres {
    /// Installs PostgreSQL if that is missing and allowed, and starts a server.
    pub fn start() -> Result<Postgres, String> {
        let tools = Tools::find_or_install()?;
        launch(tools).map_err(|error| format!("The throw-away PostgreSQL does not start: {error}."))
    }

    /// The address for clients. Everyone on this machine may connect while it runs.
    pub fn address(&self) -> &str {
        &self.address
    }

    fn wait_until_ready(&mut self, port: u16) -> io::Result<()> {
        let start = Instant::now();
        let port = port.to_string();
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
        let mut stop = self.tools.command("pg_ctl", &self.folder);
        stop.args(["stop", "-s", "-m", "immediate", "-D"]).arg(data_folder(&self.folder));
        if !stop.status().is_ok_and(|status| status.success()) {
            // It may have ended by itself; if not, this is all that is left to try.
            let _ = self.server.kill();
        }
        let _ = self.server.wait();
    }
}

fn launch(tools: Tools) -> io::Result<Postgres> {
    let folder = tempfile::Builder::new().prefix("feerie-postgres-").tempdir()?;
    if tools.as_postgres {
        succeed(Command::new("chown").arg("postgres").arg(folder.path()))?;
    }
    let mut initdb = tools.command("initdb", &folder);
    initdb.args(["-A", "trust", "-U", "feerie", "-E", "UTF8", "--no-locale", "--no-sync", "-D"]);
    succeed(initdb.arg(data_folder(&folder)).stdout(Stdio::null()))?;

    let port = free_port()?;
    let log = File::create(log_file(&folder))?;
    let mut server = tools.command("postgres", &folder);
    server.arg("-D").arg(data_folder(&folder)).args(["-p", &port.to_string()]);
    // No socket file, and no care for power cuts: the data lives for minutes.
    for setting in [
        "listen_addresses=127.0.0.1",
        "unix_socket_directories=",
        "fsync=off",
        "synchronous_commit=off",
        "full_page_writes=off",
    ] {
        server.args(["-c", setting]);
    }
    // A plain child of ours, not a daemon: an interrupt from the terminal then ends it together with us.
    let server = server.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log).spawn()?;
    let address = format!("postgres://feerie@127.0.0.1:{port}/postgres");
    let mut postgres = Postgres { folder, tools, server, address };
    postgres.wait_until_ready(port)?;
    Ok(postgres)
}

/// PostgreSQL's programs, and whether they have to run as another user.
struct Tools {
    folder: PathBuf,
    /// PostgreSQL refuses to run as root: its programs then run as `postgres`.
    as_postgres: bool,
}

impl Tools {
    fn find_or_install() -> Result<Tools, String> {
        let folder = match find() {
            Some(folder) => folder,
            None => {
                forbid_main_cluster().map_err(|error| format!("PostgreSQL cannot be installed: {error}."))?;
                needs::install("postgresql", "The server's tests need PostgreSQL")?;
                find().ok_or("PostgreSQL was installed, but its programs are not to be found.")?
            }
        };
        Ok(Tools { folder, as_postgres: needs::is_root() })
    }

    fn command(&self, program: &str, home: &TempDir) -> Command {
        let program = self.folder.join(program);
        let mut command = if self.as_postgres {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
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

/// The folder of PostgreSQL's programs: that of the `initdb` on the PATH, or the newest of Debian's folders.
fn find() -> Option<PathBuf> {
    let complete = |folder: &PathBuf| {
        ["initdb", "postgres", "pg_ctl", "pg_isready"].iter().all(|program| folder.join(program).is_file())
    };
    // The one on the PATH may be a link to where the others are.
    let linked = needs::on_path("initdb").and_then(|file| file.canonicalize().ok());
    let linked = linked.and_then(|file| file.parent().map(Path::to_owned)).filter(complete);
    linked.or_else(|| {
        let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
        let version = |folder: &PathBuf| folder.parent()?.file_name()?.to_str()?.parse::<u32>().ok();
        versions.flatten().map(|entry| entry.path().join("bin")).filter(complete).max_by_key(version)
    })
}

/// Debian's package would start a server of its own at once; we only want the programs.
fn forbid_main_cluster() -> io::Result<()> {
    if !needs::may_install() {
        return Ok(());
    }
    fs::create_dir_all("/etc/postgresql-common")?;
    let mut file = File::options().create(true).append(true).open("/etc/postgresql-common/createcluster.conf")?;
    file.write_all(b"create_main_cluster = false\n")
}

fn data_folder(folder: &TempDir) -> PathBuf {
    folder.path().join("data")
}

fn log_file(folder: &TempDir) -> PathBuf {
    folder.path().join("log")
}

/// A port that nobody uses just now.
fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

fn succeed(command: &mut Command) -> io::Result<()> {
    needs::run(command).map_err(io::Error::other)
}
