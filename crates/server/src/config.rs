//! How the server is set up: flags and environment, with every default in one place.

use clap::Args;
use std::net::SocketAddr;
use std::path::PathBuf;

/// How the server is set up.
#[derive(Args, Clone, Debug)]
pub struct Config {
    /// The port to listen on; 0 takes any free one
    #[arg(long, env = "FEERIE_PORT", default_value_t = 7373)]
    pub port: u16,
    /// The address to listen on; 0.0.0.0 lets other machines in
    #[arg(long, env = "FEERIE_HOST", default_value = "127.0.0.1")]
    pub host: String,
    /// The SQLite file that keeps everything; created if missing
    #[arg(long, env = "FEERIE_DATA", default_value = "feerie.db")]
    pub data: PathBuf,
    /// A PostgreSQL database instead of the file, for several processes: postgres://user:password@host/name
    #[arg(long, env = "FEERIE_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
    /// A NATS server that carries messages between several processes on one database, instead of the database itself:
    /// nats://user:password@host:4222
    #[arg(long, env = "FEERIE_NATS", hide_env_values = true)]
    pub nats: Option<String>,
    /// The address that serves metrics to Prometheus, such as 127.0.0.1:9464; off by default
    #[arg(long, env = "FEERIE_METRICS")]
    pub metrics: Option<SocketAddr>,
    /// An OpenTelemetry collector for traces, such as http://127.0.0.1:4318 (OTLP over HTTP); off by default
    #[arg(long, env = "OTEL_EXPORTER_OTLP_ENDPOINT")]
    pub otlp: Option<String>,
    /// Skip the check of the whole file for damage at start
    #[arg(long, env = "FEERIE_SKIP_CHECK")]
    pub skip_check: bool,
    /// Logs as JSON lines instead of text
    #[arg(long, env = "FEERIE_LOG_JSON")]
    pub log_json: bool,
    /// Cookies for encrypted connections only, for a proxy that terminates HTTPS without sending X-Forwarded-Proto
    #[arg(long, env = "FEERIE_SECURE_COOKIES")]
    pub secure_cookies: bool,
    /// Trust a proxy's X-Forwarded-For and X-Forwarded-Proto: limits then apply to clients instead of the proxy
    #[arg(long, env = "FEERIE_BEHIND_PROXY")]
    pub behind_proxy: bool,
    /// For tests: all dice follow from this number, the game and its options, so that each run plays the same games.
    /// Whoever knows it knows every roll to come: a server that other machines can reach does not start with it
    #[arg(long, env = "FEERIE_TEST_DICE", hide = true)]
    pub test_dice: Option<u64>,
    /// The limits.
    #[command(flatten)]
    pub limits: Limits,
}

/// How much anybody may ask for.
#[derive(Args, Clone, Debug)]
pub struct Limits {
    /// HTTP requests a second from one address (bursts of four times as many)
    #[arg(long, env = "FEERIE_HTTP_RATE", default_value_t = 50)]
    pub http_rate: u32,
    /// WebSocket messages a second on one socket (bursts of four times as many)
    #[arg(long, env = "FEERIE_SOCKET_RATE", default_value_t = 50)]
    pub socket_rate: u32,
    /// Attempts a minute to log in from one address under one name; three times as many under all names
    #[arg(long, env = "FEERIE_LOGIN_RATE", default_value_t = 10)]
    pub login_rate: u32,
    /// Days after which people who keep a name have to log in again
    #[arg(long, env = "FEERIE_SESSION_DAYS", default_value_t = 365)]
    pub session_days: u32,
    /// Days without a visit after which they have to
    #[arg(long, env = "FEERIE_IDLE_DAYS", default_value_t = 90)]
    pub idle_days: u32,
    /// Connections in all
    #[arg(long, env = "FEERIE_CONNECTIONS", default_value_t = 20_000)]
    pub connections: usize,
    /// Connections from one address; not counted behind a proxy
    #[arg(long, env = "FEERIE_CONNECTIONS_PER_ADDRESS", default_value_t = 400)]
    pub connections_per_address: u32,
    /// Milliseconds that the head of a request may take, and that a connection may be idle
    #[arg(long, env = "FEERIE_HEAD_MS", default_value_t = 15_000)]
    pub head_ms: u64,
    /// Milliseconds that the body of a request may take
    #[arg(long, env = "FEERIE_BODY_MS", default_value_t = 30_000)]
    pub body_ms: u64,
    /// Sockets from one address
    #[arg(long, env = "FEERIE_SOCKETS_PER_ADDRESS", default_value_t = 200)]
    pub sockets_per_address: u32,
    /// Unfinished tables one person may host
    #[arg(long, env = "FEERIE_TABLES_PER_PERSON", default_value_t = 100)]
    pub tables_per_person: i64,
    /// Tables kept in memory; others are replayed from the store when needed
    #[arg(long, env = "FEERIE_HOT_TABLES", default_value_t = 20_000)]
    pub hot_tables: usize,
    /// Bots thinking at the same time; 0 means one for each core
    #[arg(long, env = "FEERIE_BOT_THREADS", default_value_t = 0)]
    pub bot_threads: usize,
    /// Milliseconds a bot may think about one decision
    #[arg(long, env = "FEERIE_BOT_MS", default_value_t = 900)]
    pub bot_ms: u64,
    /// Milliseconds that a game waits for a person who lost the connection; then a bot holds the seat
    #[arg(long, env = "FEERIE_GRACE_MS", default_value_t = 60_000)]
    pub grace_ms: u64,
    /// Days after which tables that never started are deleted, and guests without a table
    #[arg(long, env = "FEERIE_FORGET_DAYS", default_value_t = 30)]
    pub forget_days: u32,
    /// Shortest rest in milliseconds between two windows of a game of reactions; a random part is added
    #[arg(long, env = "FEERIE_REST_MS", default_value_t = 700)]
    pub rest_ms: u64,
    /// Milliseconds that the first card of a game of reactions waits for the other players once one is ready, and twice
    /// as long while nobody is; 0 does not wait
    #[arg(long, env = "FEERIE_READY_MS", default_value_t = 30_000)]
    pub ready_ms: u64,
}

/// Largest body of an ordinary request.
pub const LARGEST_BODY: usize = 64 << 10;
/// Largest record.
pub const LARGEST_RECORD: usize = 4 << 20;
/// Options up to this size in bytes are read in well under a millisecond, with a roster in them or not.
pub const LIGHT_OPTIONS: usize = 4 << 10;
/// Most steps of an imported record: several times those of the longest games.
pub const LONGEST_RECORD: usize = 10_000;
/// Most frames in one answer; a longer game is read page by page.
pub const MOST_FRAMES: usize = 400;
/// Most tables of one host in a list of open ones.
pub const MOST_OF_ONE_HOST: usize = 5;
/// Longest text of an option that is told in a list; the table itself tells all of it.
pub const LONGEST_LISTED: usize = 256;
/// Most steps of a game that is practised.
pub const LONGEST_PRACTICE: usize = 400;
/// Largest WebSocket message that is answered with an error; beyond four times that the socket is closed.
pub const LARGEST_MESSAGE: usize = 16 << 10;
/// Messages that wait for one slow reader; one more, and it has to come back.
pub const OUTGOING_QUEUE: usize = 256;
/// Bytes of them; the message that exceeds it is the last one.
pub const OUTGOING_BYTES: usize = 1 << 20;
/// Tables one socket may follow.
pub const SUBSCRIPTIONS: usize = 64;
/// Tables in one list.
pub const LONGEST_LIST: i64 = 100;
/// The newest open tables out of which one is chosen; the others come when these are listed.
pub const CHOSEN_FROM: i64 = 1000;
/// Most bot accounts of one person.
pub const MOST_BOTS: u32 = 5;
/// Longest display name, in characters.
pub const LONGEST_NAME: usize = 24;
/// Longest command id, in bytes.
pub const LONGEST_COMMAND: usize = 64;
/// Longest action, in bytes.
pub const LONGEST_ACTION: usize = 4096;
/// Most actions that are played as one.
pub const MOST_ACTIONS: usize = 16;
/// Longest wait of a bot before it moves, in milliseconds.
pub const LONGEST_PACE: i64 = 10_000;
/// How long a bot waits before it moves, by default.
pub const DEFAULT_PACE: i64 = 600;

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            http_rate: 50,
            socket_rate: 50,
            login_rate: 10,
            session_days: 365,
            idle_days: 90,
            connections: 20_000,
            connections_per_address: 400,
            head_ms: 15_000,
            body_ms: 30_000,
            sockets_per_address: 200,
            tables_per_person: 100,
            hot_tables: 20_000,
            bot_threads: 0,
            bot_ms: 900,
            grace_ms: 60_000,
            forget_days: 30,
            rest_ms: 700,
            ready_ms: 30_000,
        }
    }
}
