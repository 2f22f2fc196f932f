//! A real server on a real port over a real file or database, for one test.
#![allow(dead_code, reason = "each program of tests uses its own part")]

pub mod sitter;
pub mod way;

use feerie_advice::AdvisedGames;
use feerie_catalog::Catalog;
use feerie_core::Seed;
use feerie_load::client::{Person, Socket};
use feerie_server::{Config, Limits, Server};
use feerie_table::{Games, TableSetup};
use serde_json::{Map, Value, json};
use tempfile::TempDir;
use tokio::sync::oneshot;

/// A server that is open as long as it is held.
pub struct TestServer {
    /// Where it listens.
    pub address: String,
    /// Where it tells its metrics.
    pub metrics: String,
    folder: TempDir,
    /// The server has a thread and a runtime of its own: when they end, all of its tasks end with them, as with
    /// a process. Dropping this ends them.
    stop: oneshot::Sender<()>,
    /// Asks it to stop in order.
    close: oneshot::Sender<()>,
    ended: oneshot::Receiver<()>,
}

/// Limits that no test reaches by accident.
pub fn wide() -> Limits {
    let many = 1_000_000;
    Limits {
        http_rate: many,
        socket_rate: many,
        login_rate: many,
        connections_per_address: many,
        sockets_per_address: many,
        tables_per_person: many.into(),
        bot_ms: 50,
        ready_ms: 0,
        ..Limits::default()
    }
}

/// A server in a file or a database, on any free port.
pub fn config_at(data: std::path::PathBuf, database: Option<String>, limits: Limits) -> Config {
    Config {
        port: 0,
        host: "127.0.0.1".into(),
        data,
        database,
        nats: None,
        metrics: Some(([127, 0, 0, 1], 0).into()),
        otlp: None,
        skip_check: false,
        log_json: false,
        secure_cookies: false,
        behind_proxy: false,
        test_dice: None,
        limits,
    }
}

impl TestServer {
    /// Opens with an empty file.
    pub async fn open() -> TestServer {
        TestServer::open_with(wide()).await
    }

    /// Opens with limits.
    pub async fn open_with(limits: Limits) -> TestServer {
        TestServer::open_in(tempfile::tempdir().unwrap(), limits).await
    }

    /// Opens on a PostgreSQL database, which others may use as well.
    pub async fn open_on(database: &str) -> TestServer {
        TestServer::open_on_with(database, wide()).await
    }

    /// The same, with limits.
    pub async fn open_on_with(database: &str, limits: Limits) -> TestServer {
        TestServer::open_at(tempfile::tempdir().unwrap(), Some(database.to_owned()), limits).await
    }

    /// Opens with an empty file and a configuration of its own.
    pub async fn open_as(change: impl FnOnce(&mut Config)) -> TestServer {
        let folder = tempfile::tempdir().unwrap();
        let mut config = config_at(folder.path().join("feerie.db"), None, wide());
        change(&mut config);
        TestServer::start(folder, config).await
    }

    /// Opens on a PostgreSQL database and with a configuration of its own.
    pub async fn open_on_as(database: &str, change: impl FnOnce(&mut Config)) -> TestServer {
        let folder = tempfile::tempdir().unwrap();
        let mut config = config_at(folder.path().join("feerie.db"), Some(database.to_owned()), wide());
        change(&mut config);
        TestServer::start(folder, config).await
    }

    async fn open_in(folder: TempDir, limits: Limits) -> TestServer {
        TestServer::open_at(folder, None, limits).await
    }

    async fn open_at(folder: TempDir, database: Option<String>, limits: Limits) -> TestServer {
        let config = config_at(folder.path().join("feerie.db"), database, limits);
        TestServer::start(folder, config).await
    }

    /// Opens with an empty file, for tables of these games.
    pub async fn open_for(games: &'static dyn AdvisedGames) -> TestServer {
        let folder = tempfile::tempdir().unwrap();
        let config = config_at(folder.path().join("feerie.db"), None, wide());
        TestServer::start_for(games, folder, config).await
    }

    async fn start(folder: TempDir, config: Config) -> TestServer {
        TestServer::start_for(&Catalog, folder, config).await
    }

    async fn start_for(games: &'static dyn AdvisedGames, folder: TempDir, config: Config) -> TestServer {
        let (listens, address) = oneshot::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        let (close, closing) = oneshot::channel::<()>();
        let (ends, ended) = oneshot::channel();
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
            runtime.block_on(async {
                let server = Server::bind(config, games).await.unwrap();
                let metrics = server.metrics_address().unwrap().map(|address| format!("http://{address}/metrics"));
                listens.send((server.address().unwrap().to_string(), metrics.unwrap_or_default())).unwrap();
                tokio::select! {
                    served = server.serve(async { if closing.await.is_err() { std::future::pending().await } }) => served.unwrap(),
                    _ = stopped => {}
                }
            });
            runtime.shutdown_background();
            let _ = ends.send(());
        });
        let (address, metrics) = address.await.unwrap();
        TestServer { address, metrics, folder, stop, close, ended }
    }

    /// Ends it without warning and opens again on the same file.
    pub async fn reopen(self) -> TestServer {
        self.reopen_after(async |_| {}).await
    }

    /// The same, and meanwhile something happens to the file.
    pub async fn reopen_after(self, meanwhile: impl AsyncFnOnce(std::path::PathBuf)) -> TestServer {
        let data = self.data();
        let folder = self.end().await;
        meanwhile(data).await;
        TestServer::open_in(folder, wide()).await
    }

    /// Asks it to stop, and waits until it has.
    pub async fn close(self) -> TempDir {
        let TestServer { folder, stop, close, ended, .. } = self;
        close.send(()).unwrap();
        ended.await.unwrap();
        drop(stop);
        folder
    }

    /// Ends it without warning.
    pub async fn end(self) -> TempDir {
        let TestServer { folder, stop, ended, .. } = self;
        drop(stop);
        ended.await.unwrap();
        folder
    }

    /// The file.
    pub fn data(&self) -> std::path::PathBuf {
        self.folder.path().join("feerie.db")
    }

    /// Somebody new, if the server lets them in.
    pub async fn person_if_possible(&self) -> Option<Person> {
        Person::arrive(&self.address).await.ok()
    }

    /// Whoever comes with this token; nobody's id if it is worthless.
    pub async fn program(&self, token: &str) -> Person {
        let mut bot = self.person().await;
        bot.cookie.clear();
        bot.token = Some(token.to_owned());
        bot.id = bot.get("/api/me").await.unwrap().body["id"].as_str().unwrap_or_default().to_owned();
        bot
    }

    /// Somebody new.
    pub async fn person(&self) -> Person {
        Person::arrive(&self.address).await.unwrap()
    }
}

/// The ids of all games, each with its fewest seats.
pub fn games() -> Vec<(&'static str, u8)> {
    Catalog.infos().iter().map(|card| (card.id, card.seats.0)).collect()
}

/// Options with which nothing is played against the clock: a race runs on the server's time.
pub fn unhurried(game: &str) -> Map<String, Value> {
    let infos = Catalog.infos();
    let seats = infos.iter().find(|info| info.id == game).unwrap().seats.0;
    let is_unhurried = |options: &Map<String, Value>| {
        let table = Catalog.open(game, TableSetup::new(seats, options, Seed::from_number(1)));
        table.is_ok_and(|table| table.race().is_none())
    };
    let values = Catalog.options(game).unwrap().into_iter().flat_map(|(name, described)| {
        let values = described["values"].as_array().cloned().unwrap_or_default();
        values.into_iter().map(move |value| Map::from_iter([(name.to_owned(), value)]))
    });
    [Map::new()].into_iter().chain(values).find(is_unhurried).expect("every game can be played at leisure")
}

/// A table with one person in every seat.
pub async fn alone(person: &Person, game: &str, seats: u8) -> Value {
    let wishes = vec![json!({"kind": "me"}); seats.into()];
    person.open_table(json!({"game": game, "seats": wishes, "pace": 0})).await.unwrap()
}

/// A table of two people who follow it, opened with more wishes: its id, and each one's person and socket.
pub async fn pair(server: &TestServer, game: &str, wish: Value) -> (String, [(Person, Socket); 2]) {
    let (ana, ben) = (server.person().await, server.person().await);
    let mut body = json!({"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "pace": 0});
    body.as_object_mut().unwrap().extend(wish.as_object().unwrap().clone());
    let info = ana.open_table(body).await.unwrap();
    let id = text(&info["id"]).to_owned();
    let link = text(&info["links"]["1"]).split("#link=").nth(1).unwrap().to_owned();
    let joined = ben.post(&format!("/api/tables/{id}/join"), json!({"link": link})).await.unwrap();
    assert_eq!(joined.status, 200, "{}", joined.body);
    let mut sockets = [ana.socket().await.unwrap(), ben.socket().await.unwrap()];
    for socket in &mut sockets {
        socket.follow(&id, 0).await.unwrap();
    }
    let [first, second] = sockets;
    (id, [(ana, first), (ben, second)])
}

/// Reads until a table message or frame satisfies a condition.
pub async fn until(socket: &mut Socket, mut wanted: impl FnMut(&Value) -> bool) -> Value {
    loop {
        let message = socket.until(&["table", "frame"]).await.unwrap();
        if wanted(&message) {
            return message;
        }
    }
}

/// The text of a field.
pub fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("not text: {value}"))
}

/// Sends a message and waits for what answers it.
pub async fn answer(socket: &mut Socket, message: Value) -> Value {
    socket.send(message).await.unwrap();
    socket.until(&["ack", "ok", "error", "hint", "answer", "pong"]).await.unwrap()
}
