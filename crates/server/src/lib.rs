//! Tables that never lose a move: HTTP, WebSocket and the web client from one process over one file.
//!
//! A table is its record. `(table, seq)` is unique in the store; a step is accepted when it is legal where it
//! stands and stored, then it is acknowledged and told. What is in memory is a cache, and the process is
//! disposable.

pub mod config;
mod error;
mod http;
mod ids;
mod jobs;
mod keys;
mod lanes;
mod ratings;
mod state;
mod store;
mod tables;
mod transport;
#[cfg(test)]
mod typescript;
mod wire;
mod ws;

pub use config::{Config, Limits};
pub use http::description;
pub use store::StoreError;

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::num::NonZero;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use ratings::{Company, Player, Rating};
use state::AppState;
use store::SqliteStore;

/// How long connections may take to end after we were asked to stop.
const GRACE: Duration = Duration::from_secs(5);
/// How often we tidy up.
const TIDYING: Duration = Duration::from_secs(30);
/// At every how many of these rounds old tables and guests are forgotten: it costs a write.
const FORGETTING: u64 = 120;

/// Why the server does not run.
#[derive(Debug)]
pub enum ServeError {
    /// The store cannot be opened.
    Store(StoreError),
    /// The address cannot be listened on, or listening failed.
    Io(io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::Store(error) => error.fmt(f),
            ServeError::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ServeError {}

impl From<StoreError> for ServeError {
    fn from(error: StoreError) -> ServeError {
        ServeError::Store(error)
    }
}

impl From<io::Error> for ServeError {
    fn from(error: io::Error) -> ServeError {
        ServeError::Io(error)
    }
}

/// Runs the server until it is asked to stop. `ready` is called once it listens.
pub fn run(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    start_logging(config.log_json);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(worker_threads()).enable_all().build()?;
    runtime.block_on(async {
        let server = Server::bind(config).await?;
        ready(server.address()?);
        server.serve(asked_to_stop()).await
    })
}

/// How many threads serve sockets. One core is left to the database's and the bots' own threads: threads that compete
/// with them spend their time waking each other.
fn worker_threads() -> usize {
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    cores.saturating_sub(1).max(1)
}

/// Copies a store to a new file, while a server may be running on it.
pub fn backup(data: &Path, to: &Path) -> Result<(), ServeError> {
    if !data.exists() {
        return Err(io::Error::new(io::ErrorKind::NotFound, format!("there is no {}", data.display())).into());
    }
    if to.exists() {
        return Err(io::Error::new(io::ErrorKind::AlreadyExists, format!("{} exists", to.display())).into());
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async { Ok(SqliteStore::open(data).await?.backup(to).await?) })
}

/// Everybody's ratings, computed again from the records of a store, and as lines to read: each finished game is
/// played once more. Fails if a record says otherwise than what the store holds of it.
pub fn ratings(config: &Config) -> Result<Vec<String>, ServeError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = store::open(config).await?;
        let different = |_| io::Error::new(io::ErrorKind::InvalidData, "the records say otherwise than their results");
        let ladder = ratings::from_records(&*store).await.map_err(different)?;
        let mut lines = Vec::new();
        for (player, rating) in ladder.all() {
            let name = match player {
                Player::Person(id) => store.person(id).await?.map_or_else(|| id.clone(), |person| person.name),
                Player::Bot(level) => format!("[{level}]"),
            };
            let Rating { game, company, points, spread, games } = rating;
            let company = if company == Company::People { "people" } else { "bots" };
            lines.push(format!("{game}\t{company}\t{name}\t{points} ± {spread}\t{games}"));
        }
        Ok(lines)
    })
}

/// Whether a server would go on with this text from a socket, as to its size, its form and the lengths of its parts.
/// What is asked for is another matter.
pub fn would_hear(text: &str) -> bool {
    ws::message::ClientMessage::read(text).is_ok_and(|message| message.check_lengths().is_ok())
}

/// A server that listens and does not serve yet.
pub struct Server {
    listener: TcpListener,
    state: AppState,
}

impl Server {
    /// Opens the store and the port.
    pub async fn bind(config: Config) -> Result<Server, ServeError> {
        http::health::install_recorder();
        let listener = listen(&config.host, config.port).await?;
        if config.test_dice.is_some() && !listener.local_addr()?.ip().is_loopback() {
            let refused = "dice for tests can be foreseen: they are for a server that only this machine reaches";
            return Err(io::Error::new(io::ErrorKind::InvalidInput, refused).into());
        }
        let store = store::open(&config).await?;
        let state = AppState::new(config, store).await?;
        Ok(Server { listener, state })
    }

    /// Where it listens.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until the future ends; then lets those who are there finish, for a short while.
    pub async fn serve(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let Server { listener, state } = self;
        jobs::clock_sweep::reopen(&state.tables).await?;
        tokio::spawn(Arc::clone(&state.tables).follow_news());
        tokio::spawn(Arc::clone(&state.tables).heal());
        tokio::spawn(jobs::bot::wake_all(Arc::clone(&state.tables)));
        let clocks = tokio::spawn(jobs::clock_sweep::keep_time(Arc::clone(&state.tables)));
        let tidying = tokio::spawn(tidy(state.clone()));
        let listener = transport::Doorway(listener);
        let app = http::router(&state)
            .layer(axum::middleware::map_request(transport::know_both_ends))
            .into_make_service_with_connect_info::<transport::Ends>();
        let (asked, was_asked) = tokio::sync::oneshot::channel();
        let stop = async move {
            stop.await;
            tracing::info!("stopping");
            // Whoever waits for this may have gone already.
            let _ = asked.send(());
        };
        let serving = axum::serve(listener, app).with_graceful_shutdown(stop);
        let patience = async {
            // Sockets stay open for hours: their clients resume elsewhere or later, and lose nothing.
            let _ = was_asked.await;
            tokio::time::sleep(GRACE).await;
        };
        let served = tokio::select! {
            served = serving => served,
            () = patience => Ok(()),
        };
        tidying.abort();
        clocks.abort();
        Ok(served?)
    }
}

/// Listens, or says which address is taken and what to do about it.
async fn listen(host: &str, port: u16) -> io::Result<TcpListener> {
    TcpListener::bind((host, port)).await.map_err(|error| {
        let what_to_do = match error.kind() {
            io::ErrorKind::AddrInUse => "another program listens there: choose another port with --port or FEERIE_PORT",
            io::ErrorKind::PermissionDenied => "ports below 1024 are not for everybody: choose another with --port",
            _ => "choose another address with --host or another port with --port",
        };
        io::Error::new(error.kind(), format!("cannot listen on {host}:{port} ({error}); {what_to_do}"))
    })
}

async fn tidy(state: AppState) {
    for round in 0_u64.. {
        if round % FORGETTING == 0 {
            forget(&state).await;
        }
        tokio::time::sleep(TIDYING).await;
        state.limiter.tidy();
        state.tables.tidy();
        http::health::upkeep();
    }
}

/// Forgets tables that never started and guests who are nowhere, once they are old.
async fn forget(state: &AppState) {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let before = ids::now() - i64::from(state.config.limits.forget_days) * DAY;
    if let Err(error) = state.store.commit(vec![store::Change::Expire { tables: before, guests: before }]).await {
        tracing::warn!(%error, "old tables and guests are not forgotten yet");
    }
}

async fn asked_to_stop() {
    let interrupt = async {
        if let Err(error) = tokio::signal::ctrl_c().await {
            tracing::error!(%error, "an interrupt cannot be heard");
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(error) => {
                tracing::error!(%error, "a request to end cannot be heard");
                std::future::pending::<()>().await;
            }
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}

/// Logs to standard error. `RUST_LOG` says how much.
fn start_logging(json: bool) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,sqlx=warn"));
    let builder = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr);
    // A second server in one process keeps the first one's logs.
    let _ = if json { builder.json().try_init() } else { builder.try_init() };
}
