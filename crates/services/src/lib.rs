//! Throw-away PostgreSQL and NATS servers: own folders, own ports, loopback only, gone afterwards. Their programs are
//! found where they are installed; nothing is installed here.

mod nats;
mod path;
mod postgres;
mod process;

pub use nats::Nats;
pub use path::{is_root, on_path};
pub use postgres::{Care, Postgres, Tools};
pub use process::{pause, resume};

use std::io;
use std::net::{Ipv4Addr, TcpListener};

/// A port that nobody uses just now.
fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}
