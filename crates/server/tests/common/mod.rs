//! A real server on a real port over a real file or database, for one test.
#![allow(dead_code, reason = "each test file uses its own part")]

use feerie_catalog::Catalog;
use feerie_load::client::{Person, Socket};
use feerie_server::{Config, Limits, Server};
use feerie_table::Games;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::sync::oneshot;

/// A house that is open as long as it is held.
pub struct House {
    /// Where it listens.
    pub address: String,
    folder: TempDir,
    /// The server has a thread and a runtime of its own: when they end, all of its tasks end with them, as with
    /// a process. Dropping this ends them.
    stop: oneshot::Sender<()>,
    ended: oneshot::Receiver<()>,
}

/// Limits that no test reaches by accident.
pub fn wide() -> Limits {
    let many = 1_000_000;
    Limits {
        http_rate: many,
        socket_rate: many,
        sockets_per_address: many,
        tables_per_person: many.into(),
        bot_ms: 50,
        ..Limits::default()
    }
}

impl House {
    /// Opens with an empty file.
    pub async fn open() -> House {
        House::open_with(wide()).await
    }

    /// Opens with limits.
    pub async fn open_with(limits: Limits) -> House {
        House::open_in(tempfile::tempdir().unwrap(), limits).await
    }

    /// Opens on a PostgreSQL database, which others may use as well.
    pub async fn open_on(database: &str) -> House {
        House::open_at(tempfile::tempdir().unwrap(), Some(database.to_owned()), wide()).await
    }

    async fn open_in(folder: TempDir, limits: Limits) -> House {
        House::open_at(folder, None, limits).await
    }

    async fn open_at(folder: TempDir, database: Option<String>, limits: Limits) -> House {
        let config = Config {
            port: 0,
            host: "127.0.0.1".into(),
            data: folder.path().join("house.db"),
            database,
            log_json: false,
            secure_cookies: false,
            behind_proxy: false,
            limits,
        };
        let (listens, address) = oneshot::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        let (ends, ended) = oneshot::channel();
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
            runtime.block_on(async {
                let server = Server::bind(config).await.unwrap();
                listens.send(server.address().unwrap().to_string()).unwrap();
                tokio::select! {
                    served = server.serve(std::future::pending()) => served.unwrap(),
                    _ = stopped => {}
                }
            });
            runtime.shutdown_background();
            let _ = ends.send(());
        });
        House { address: address.await.unwrap(), folder, stop, ended }
    }

    /// Ends it without warning and opens again on the same file.
    pub async fn reopen(self) -> House {
        House::open_in(self.end().await, wide()).await
    }

    /// Ends it without warning.
    pub async fn end(self) -> TempDir {
        let House { folder, stop, ended, .. } = self;
        drop(stop);
        ended.await.unwrap();
        folder
    }

    /// The file.
    pub fn data(&self) -> std::path::PathBuf {
        self.folder.path().join("house.db")
    }

    /// Somebody new.
    pub async fn person(&self) -> Person {
        Person::arrive(&self.address).await.unwrap()
    }
}

/// The ids of all games, each with its fewest seats.
pub fn games() -> Vec<(&'static str, u8)> {
    Catalog.cards().iter().map(|card| (card.id, card.seats.0)).collect()
}

/// A table with one person in every seat.
pub async fn alone(person: &Person, game: &str, seats: u8) -> Value {
    let wishes = vec![json!({"kind": "me"}); seats.into()];
    person.open_table(json!({"game": game, "seats": wishes, "pace": 0})).await.unwrap()
}

/// The text of a field.
pub fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("not text: {value}"))
}

/// Sends a message and waits for what answers it.
pub async fn answer(socket: &mut Socket, message: Value) -> Value {
    socket.send(message).await.unwrap();
    socket.until(&["ack", "ok", "error", "hint", "pong"]).await.unwrap()
}
