//! A throw-away NATS server.

use std::io;
use std::net::{Ipv4Addr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::{free_port, on_path};

/// How long a server may take to accept connections.
const PATIENCE: Duration = Duration::from_secs(30);

/// A running NATS server; dropping it stops it. It keeps nothing.
pub struct Nats {
    program: PathBuf,
    server: Child,
    port: u16,
}

impl Nats {
    /// The server's program; none if NATS is not installed.
    pub fn find() -> Option<PathBuf> {
        on_path("nats-server").or_else(|| Some(PathBuf::from("/usr/sbin/nats-server")).filter(|file| file.is_file()))
    }

    /// Starts a server with this program on a free port.
    pub fn start(program: PathBuf) -> io::Result<Nats> {
        let port = free_port()?;
        let server = launch(&program, port)?;
        let mut nats = Nats { program, server, port };
        nats.wait_until_ready()?;
        Ok(nats)
    }

    /// Its address for clients.
    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Where it listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Its process.
    pub fn pid(&self) -> u32 {
        self.server.id()
    }

    /// Ends it without warning.
    pub fn kill(&mut self) -> io::Result<()> {
        self.server.kill()?;
        self.server.wait().map(|_| ())
    }

    /// Starts it again at the same address.
    pub fn restart(&mut self) -> io::Result<()> {
        self.server = launch(&self.program, self.port)?;
        self.wait_until_ready()
    }

    fn wait_until_ready(&mut self) -> io::Result<()> {
        let start = Instant::now();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).is_err() {
            if self.server.try_wait()?.is_some() || start.elapsed() > PATIENCE {
                return Err(io::Error::other("NATS is not ready"));
            }
            sleep(Duration::from_millis(20));
        }
        Ok(())
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.kill();
    }
}

fn launch(program: &PathBuf, port: u16) -> io::Result<Child> {
    let mut command = Command::new(program);
    command.args(["-a", "127.0.0.1", "-p", &port.to_string()]);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()
}
