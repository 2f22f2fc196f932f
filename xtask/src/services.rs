//! The PostgreSQL and the NATS that the server's tests are run against.

use crate::needs;
use feerie_services::{Care, Nats, Postgres, Tools};
use std::fs::{self, File};
use std::io::{self, Write as _};

/// Installs PostgreSQL if that is missing and allowed, and starts a server.
pub fn postgres() -> Result<Postgres, String> {
    let tools = match Tools::find() {
        Some(tools) => tools,
        None => {
            forbid_main_cluster().map_err(|error| format!("PostgreSQL cannot be installed: {error}."))?;
            needs::install("postgresql", "The server's tests need PostgreSQL")?;
            Tools::find().ok_or("PostgreSQL was installed, but its programs are not to be found.")?
        }
    };
    Postgres::start(tools, Care::Kills).map_err(|error| format!("The throw-away PostgreSQL does not start: {error}."))
}

/// Starts a NATS server; none if it is missing and may not be installed: few machines have one.
pub fn nats() -> Result<Option<Nats>, String> {
    if Nats::find().is_none() && needs::may_install() {
        needs::install("nats-server", "The server's tests use NATS")?;
    }
    let Some(program) = Nats::find() else { return Ok(None) };
    Nats::start(program).map(Some).map_err(|error| format!("The throw-away NATS does not start: {error}."))
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
