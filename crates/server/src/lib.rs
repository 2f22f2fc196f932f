//! Tables that never lose a move: HTTP, WebSocket and the web client from one process over one file.
//!
//! A table is its record. `(table, seq)` is unique in the store; a step is accepted when it is legal where it
//! stands and stored, then it is acknowledged and told. What is in memory is a cache, and the process is
//! disposable.

mod accounts;
pub mod config;
mod error;
mod files;
mod http;
mod ids;
mod jobs;
mod keys;
mod lanes;
mod ratings;
mod security;
mod serving;
mod state;
mod store;
mod tables;
mod telemetry;
mod transport;
#[cfg(test)]
mod typescript;
mod wire;
mod ws;

pub use config::{Config, Limits};
pub use store::StoreError;

use feerie_advice::AdvisedGames;
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::num::NonZero;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

use files::FileLock;
use ratings::{Company, Player, Rating};
use state::AppState;
use store::{Change, SqliteStore};

/// How long connections may take to end after we were asked to stop.
const GRACE: Duration = Duration::from_secs(5);
/// How often we look whether everybody has gone.
const LEAVING: Duration = Duration::from_millis(20);
/// How often we tidy up.
const TIDYING: Duration = Duration::from_secs(30);
/// At every how many of these rounds old tables, guests and sessions are forgotten: it costs a write.
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

/// Runs the server, with these games, until it is asked to stop. `ready` is called once it listens, with where, and
/// where metrics are.
pub fn run(
    config: Config,
    games: &'static dyn AdvisedGames,
    ready: impl FnOnce(SocketAddr, Option<SocketAddr>),
) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(worker_threads()).enable_all().build()?;
    let traces = telemetry::start(&config, runtime.handle())?;
    files::raise_limit();
    let served = runtime.block_on(async {
        let server = Server::bind(config, games).await?;
        let stop = asked_to_stop();
        ready(server.address()?, server.metrics_address()?);
        server.serve(stop).await
    });
    traces.finish();
    served
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

/// Writes the web client with the engine for browsers into a folder: a site that plays without any server. Says how many
/// files it has.
pub fn export_site(folder: &Path, games: &dyn AdvisedGames) -> io::Result<usize> {
    http::web::export(folder, games)
}

/// Everybody's ratings, computed again from the records of a store, and as lines to read: each finished game is
/// played once more. Fails if a record says otherwise than what the store holds of it.
pub fn ratings(config: &Config, games: &'static dyn AdvisedGames) -> Result<Vec<String>, ServeError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = store::open(config).await?;
        let different = |_| io::Error::new(io::ErrorKind::InvalidData, "the records say otherwise than their results");
        let ladder = ratings::from_records(games, &*store).await.map_err(different)?;
        let mut lines = Vec::new();
        for (player, rating) in ladder.all() {
            let name = match player {
                Player::Person(id) | Player::Program(id) => {
                    store.person(id).await?.map_or_else(|| id.clone(), |person| person.name)
                }
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
    /// Where operators ask.
    metrics: Option<TcpListener>,
    state: AppState,
    /// The file is ours as long as we serve; none where a database is shared.
    lock: Option<FileLock>,
}

impl Server {
    /// Opens the store and the port, for tables of these games.
    pub async fn bind(config: Config, games: &'static dyn AdvisedGames) -> Result<Server, ServeError> {
        http::health::install_recorder();
        let listener = listen(&config.host, config.port).await?;
        if config.test_dice.is_some() && !listener.local_addr()?.ip().is_loopback() {
            let refused = "dice for tests can be foreseen: they are for a server that only this machine reaches";
            return Err(io::Error::new(io::ErrorKind::InvalidInput, refused).into());
        }
        let metrics = match config.metrics {
            Some(address) => Some(listen(&address.ip().to_string(), address.port()).await?),
            None => None,
        };
        let lock = match config.database {
            Some(_) => None,
            None => Some(files::lock(&config.data).await?),
        };
        let store = store::open(&config).await?;
        if config.database.is_none() && !config.skip_check {
            check(&config.data).await?;
        }
        let state = AppState::new(config, games, store).await?;
        say_newest_step(&state, "open").await;
        Ok(Server { listener, metrics, state, lock })
    }

    /// Where it tells its metrics.
    pub fn metrics_address(&self) -> io::Result<Option<SocketAddr>> {
        self.metrics.as_ref().map(TcpListener::local_addr).transpose()
    }

    /// Where it listens.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until the future ends; then sends everybody away in order: no new connections, requests under way finish,
    /// sockets are told when to come back.
    pub async fn serve(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let Server { listener, metrics, state, lock } = self;
        jobs::clock_sweep::reopen(&state.tables).await?;
        tokio::spawn(Arc::clone(&state.tables).receive_peer_messages());
        tokio::spawn(Arc::clone(&state.tables).keep_comparing());
        tokio::spawn(jobs::bot::wake_all(Arc::clone(&state.tables)));
        let mut background = vec![
            tokio::spawn(jobs::clock_sweep::keep_time(Arc::clone(&state.tables))),
            tokio::spawn(tidy(state.clone())),
        ];
        if let Some(metrics) = metrics {
            background.push(tokio::spawn(serve_metrics(metrics, state.clone())));
        }
        let (asked, was_asked) = tokio::sync::oneshot::channel();
        let sockets = Arc::clone(&state.tables.sockets);
        let stop = async move {
            stop.await;
            tracing::info!(sockets = sockets.count(), "stopping; clients are asked to reconnect");
            sockets.end_all();
            // The receiver may be gone already.
            let _ = asked.send(());
        };
        let app = http::router(&state);
        let serving = async {
            serving::serve(listener, app, &state, stop).await;
            while state.tables.sockets.count() > 0 {
                // Those who opened a socket in the last moment, too.
                state.tables.sockets.end_all();
                tokio::time::sleep(LEAVING).await;
            }
        };
        let patience = async {
            // Connections that are still open then are cut off: clients resume elsewhere or later, and lose nothing.
            let _ = was_asked.await;
            tokio::time::sleep(GRACE).await;
        };
        tokio::select! {
            () = serving => {}
            () = patience => tracing::warn!(sockets = state.tables.sockets.count(), "some connections did not close in time"),
        }
        background.iter().for_each(tokio::task::JoinHandle::abort);
        say_newest_step(&state, "closed").await;
        drop(lock);
        Ok(())
    }
}

/// Serves what operators ask, on an address of its own.
async fn serve_metrics(listener: TcpListener, state: AppState) {
    if let Err(error) = axum::serve(listener, http::health::private(&state)).await {
        tracing::error!(%error, "the metrics listener has stopped");
    }
}

/// Looks through the file for damage before anybody relies on it.
async fn check(data: &Path) -> Result<(), ServeError> {
    let start = std::time::Instant::now();
    let checked = SqliteStore::open(data).await?.check().await;
    checked.map_err(|error| {
        let text = format!(
            "{} is damaged ({error}); put a backup in its place, or start with --skip-check to save what can be read",
            data.display()
        );
        io::Error::new(io::ErrorKind::InvalidData, text)
    })?;
    tracing::info!(took = ?start.elapsed(), "the database file is undamaged");
    Ok(())
}

/// Logs the newest step: if the one at a start is older than the one at the last stop, something was lost that the
/// database itself cannot notice.
async fn say_newest_step(state: &AppState, moment: &'static str) {
    match tokio::time::timeout(GRACE, state.store.newest_step()).await {
        Ok(Ok(Some((table, seq, at)))) => tracing::info!(table, seq, at, "{moment}: the newest step"),
        Ok(Ok(None)) => tracing::info!("{moment}: there is no step yet"),
        Ok(Err(error)) => tracing::warn!(%error, "{moment}: the newest step cannot be read"),
        Err(_) => tracing::info!("{moment}: looking for the newest step takes too long"),
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

/// Deletes tables that never started or that nobody can come back to, guests who are at no table and sessions that have
/// ended, once they are old.
async fn forget(state: &AppState) {
    let (now, limits) = (ids::now(), &state.config.limits);
    let days = |days: u32| now - i64::from(days) * accounts::DAY;
    let before = days(limits.forget_days);
    let old = vec![
        Change::Expire { tables: before, guests: before },
        Change::ForgetSessions {
            begun_before: days(limits.session_days),
            unused_since: days(limits.idle_days),
            ended_before: now - accounts::LONGEST_COOKIE,
        },
    ];
    if let Err(error) = state.store.commit(old).await {
        tracing::warn!(%error, "failed to delete expired tables, guests and sessions");
    }
}

/// Waits for a request to stop. It is heard from the moment that this is called, not only once it is waited for.
#[cfg(unix)]
fn asked_to_stop() -> impl Future<Output = ()> + Send + 'static {
    use tokio::signal::unix::{Signal, SignalKind, signal};
    async fn heard(signal: &mut Option<Signal>) {
        match signal {
            Some(signal) => {
                signal.recv().await;
            }
            None => std::future::pending().await,
        }
    }
    let hear = |kind| {
        signal(kind).inspect_err(|error| tracing::error!(%error, "failed to install the handler of the stop signal"))
    };
    let mut interrupt = hear(SignalKind::interrupt()).ok();
    let mut terminate = hear(SignalKind::terminate()).ok();
    async move {
        tokio::select! {
            () = heard(&mut interrupt) => {}
            () = heard(&mut terminate) => {}
        }
    }
}

/// Waits for a request to stop.
#[cfg(not(unix))]
async fn asked_to_stop() {
    if let Err(error) = tokio::signal::ctrl_c().await {
        tracing::error!(%error, "failed to install the handler of the stop signal");
        std::future::pending::<()>().await;
    }
}
