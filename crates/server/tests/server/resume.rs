//! Leaving and coming back: no gap, nothing twice, whatever happened meanwhile.

use crate::common::{TestServer, games, text};
use fastrand::Rng;
use feerie_load::client::{Person, Socket};
use feerie_load::play::Game;
use serde_json::{Value, json};

/// Somebody who watches and writes every frame down.
struct Watcher {
    person: Person,
    table: String,
    socket: Socket,
    frames: Vec<Value>,
}

impl Watcher {
    async fn new(server: &TestServer, table: &str) -> Watcher {
        let person = server.person().await;
        let mut socket = person.socket().await.unwrap();
        socket.follow(table, 0).await.unwrap();
        Watcher { person, table: table.to_owned(), socket, frames: Vec::new() }
    }

    fn last(&self) -> u64 {
        self.frames.last().map_or(0, |frame| frame["seq"].as_u64().unwrap())
    }

    /// Reads up to a step.
    async fn read_to(&mut self, seq: u64) {
        while self.last() < seq {
            let frame = self.socket.until(&["frame"]).await.unwrap();
            assert_eq!(frame["prev"], json!(self.last()), "no gap and nothing twice");
            self.frames.push(frame);
        }
    }

    /// Drops the connection without a word and comes back on a new one.
    async fn come_back(&mut self, address: &str) {
        address.clone_into(&mut self.person.address);
        self.socket = self.person.socket().await.unwrap();
        let last = self.last();
        self.socket.follow(&self.table, last).await.unwrap();
    }
}

#[tokio::test]
async fn whoever_comes_and_goes_sees_what_whoever_stays_sees() {
    let server = TestServer::open().await;
    let mut longest = 0;
    for (game, seats) in games() {
        let mut people = Vec::new();
        for _ in 0..seats {
            people.push(server.person().await);
        }
        let mut table = Game::open(people, game, 5).await.unwrap();
        let (mut stays, mut comes) =
            (Watcher::new(&server, &table.table).await, Watcher::new(&server, &table.table).await);
        let mut rng = Rng::with_seed(9);
        for _ in 0..60 {
            if table.step().await.unwrap().is_none() {
                break;
            }
            let newest = watched(&server, &table.table).await;
            stays.read_to(newest).await;
            match rng.usize(..4) {
                // Away for a while, and back in the middle of things.
                0 => comes.come_back(&server.address).await,
                // Subscribing again on the same connection neither loses nor doubles anything.
                1 => {
                    let last = comes.last();
                    comes.socket.follow(&table.table, last).await.unwrap();
                }
                2 => comes.read_to(newest).await,
                _ => {}
            }
        }
        let newest = watched(&server, &table.table).await;
        stays.read_to(newest).await;
        comes.read_to(newest).await;
        assert!(stays.frames.len() > 5, "{game} was played");
        assert_eq!(stays.frames, comes.frames, "{game}");
        // Whoever comes at the end is told all of it.
        let mut late = Watcher::new(&server, &table.table).await;
        late.read_to(newest).await;
        assert_eq!(stays.frames, late.frames, "{game}");
        longest = longest.max(late.frames.len());
    }
    assert!(longest > 64, "what is missed is told in several parts, not in one: {longest}");
}

/// The newest frame that a watcher can have.
async fn watched(server: &TestServer, table: &str) -> u64 {
    let info = server.person().await.get(&format!("/api/tables/{table}")).await.unwrap();
    info.body["table"]["seq"].as_u64().unwrap()
}

#[tokio::test]
async fn a_new_server_on_the_same_file_goes_on_where_the_old_one_stopped() {
    let mut server = TestServer::open().await;
    let mut tables = Vec::new();
    for (game, seats) in games() {
        let mut people = Vec::new();
        for _ in 0..seats {
            people.push(server.person().await);
        }
        let mut table = Game::open(people, game, 11).await.unwrap();
        for _ in 0..12 {
            table.step().await.unwrap();
        }
        tables.push(table);
    }
    server = server.reopen().await;
    for mut table in tables {
        table.resume(&server.address).await.unwrap();
        // A command from before the restart is known; it plays nothing.
        let known = table.acknowledged.last().unwrap().clone();
        let before = table.players[known.seat].seq;
        let again = crate::common::answer(&mut table.players[known.seat].socket, known.act.clone()).await;
        assert_eq!((&again["t"], &again["seq"]), (&json!("ack"), &json!(known.seq)), "{again}");
        let info = table.players[known.seat].person.get(&format!("/api/tables/{}", table.table)).await.unwrap();
        assert_eq!(info.body["table"]["seq"], json!(before));
        assert!(table.step().await.unwrap().is_some(), "the game goes on");
    }
}

#[tokio::test]
async fn bots_take_up_their_turns_after_a_restart() {
    let server = TestServer::open().await;
    let mut ana = server.person().await;
    let seats = json!([{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]);
    let info = ana.open_table(json!({"game": "lutins", "seats": seats, "pace": 20})).await.unwrap();
    let id = text(&info["id"]);
    let mut socket = ana.socket().await.unwrap();
    socket.follow(id, 0).await.unwrap();
    let frame = socket.until(&["frame"]).await.unwrap();
    let server = server.reopen().await;
    ana.address.clone_from(&server.address);
    let mut socket = ana.socket().await.unwrap();
    socket.follow(id, frame["seq"].as_u64().unwrap()).await.unwrap();
    for _ in 0..5 {
        socket.until(&["frame"]).await.unwrap();
    }
}

#[tokio::test]
async fn a_slow_reader_is_sent_away_and_loses_nothing() {
    let server = TestServer::open().await;
    let ana = server.person().await;
    let seats = json!([{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]);
    let mut watcher: Option<Watcher> = None;
    // One game's frames may fit into the network's buffers: follow table after table without reading.
    for _ in 0..60 {
        let info = ana.open_table(json!({"game": "lutins", "seats": seats, "pace": 0})).await.unwrap();
        let id = text(&info["id"]).to_owned();
        match &mut watcher {
            None => watcher = Some(Watcher::new(&server, &id).await),
            Some(slow) => slow.socket.send(json!({"t": "sub", "table": id, "from": 0})).await.unwrap(),
        }
    }
    let mut watcher = watcher.unwrap();
    let metrics = server.metrics.clone();
    while reqwest::get(&metrics).await.unwrap().text().await.unwrap().contains("feerie_readers_dropped_total 0\n") {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    // What was sent before is in order; then come the word and the end, or the end alone if nothing was read
    // for too long.
    while let Ok(Some(message)) = watcher.socket.next().await {
        if message["t"] == "frame" && message["table"] == *watcher.table {
            assert_eq!(message["prev"], json!(watcher.last()));
            watcher.frames.push(message);
        }
    }
    watcher.come_back(&server.address).await;
    let newest = watched(&server, &watcher.table.clone()).await;
    watcher.read_to(newest).await;
}
