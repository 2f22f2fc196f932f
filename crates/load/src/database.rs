//! PostgreSQL databases for one run each, and the services that tests are given.

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection as _};
use std::io::Write as _;
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::Result;

/// The variable that names a PostgreSQL server to test with; `cargo xtask test` starts one and sets it.
pub const VARIABLE: &str = "FEERIE_TEST_POSTGRES";

/// The variable that names a NATS server to test with; set by the same, where NATS is installed.
pub const NATS_VARIABLE: &str = "FEERIE_TEST_NATS";

/// An empty database of its own on a PostgreSQL server.
#[derive(Clone, Debug)]
pub struct Fresh {
    /// The address of the server it was made on.
    server: String,
    name: String,
    /// Its address.
    pub url: String,
}

impl Fresh {
    /// Makes one.
    pub async fn create(server: &str) -> Result<Fresh> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let now = SystemTime::now().duration_since(UNIX_EPOCH)?.as_nanos();
        let name = format!("feerie_{now:x}_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let (mut connection, options) = connect(server).await?;
        // The name is made of digits and letters of our own.
        sqlx::query(AssertSqlSafe(format!("CREATE DATABASE {name}"))).execute(&mut connection).await?;
        connection.close().await?;
        let url = options.database(&name).to_url_lossy().to_string();
        Ok(Fresh { server: server.to_owned(), name, url })
    }

    /// One on the server that the tests were given. Without such a server this says so aloud, and the test that
    /// asked has nothing to do.
    pub async fn for_test(test: &str) -> Option<Fresh> {
        match std::env::var(VARIABLE) {
            Ok(server) => Some(Fresh::create(&server).await.unwrap_or_else(|error| panic!("{VARIABLE}: {error}"))),
            Err(_) => {
                skipped(test, VARIABLE, "PostgreSQL");
                None
            }
        }
    }

    /// Removes it, whoever may still be connected.
    pub async fn remove(self) -> Result<()> {
        let (mut connection, _) = connect(&self.server).await?;
        let drop = AssertSqlSafe(format!("DROP DATABASE {} WITH (FORCE)", self.name));
        sqlx::query(drop).execute(&mut connection).await?;
        Ok(connection.close().await?)
    }
}

/// The address of the NATS server that the tests were given; without one this says so aloud.
pub fn nats_for_test(test: &str) -> Option<String> {
    let given = std::env::var(NATS_VARIABLE).ok();
    if given.is_none() {
        skipped(test, NATS_VARIABLE, "NATS");
    }
    given
}

/// Not `eprintln!`, which is not shown for tests that pass.
fn skipped(test: &str, variable: &str, what: &str) {
    let _ = writeln!(std::io::stderr(), "SKIPPED {test}: {variable} names no {what} server");
}

async fn connect(server: &str) -> Result<(PgConnection, PgConnectOptions)> {
    let options = PgConnectOptions::from_str(server)?.disable_statement_logging();
    Ok((options.connect().await?, options))
}
