//! Two servers on one PostgreSQL: people at different ones sit at the same tables, and either may end at any time.
//! All of it is one test in a program of its own, because what the bots thought is counted for the whole process.

#[path = "server/common/mod.rs"]
mod common;

use common::{TestServer, games, text};
use feerie_load::client::Person;
use feerie_load::database::{Fresh, nats_for_test};
use feerie_load::play::Game;
use serde_json::{Value, json};
use sqlx::{Connection as _, PgConnection};
use tokio::sync::mpsc;
use tokio::task::JoinSet;

/// A long game is left after so many moves.
const MOST_MOVES: usize = 250;

#[tokio::test]
async fn two_servers_on_one_database_are_one_house() {
    let test = "two_servers_on_one_database_are_one_house";
    one_house(test, None).await;
    if let Some(nats) = nats_for_test(test) {
        one_house(test, Some(nats)).await;
    }
}

/// However they hear of each other.
async fn one_house(test: &str, nats: Option<String>) {
    let Some(database) = Fresh::for_test(test).await else { return };
    let open = async || TestServer::open_on_as(&database.url, |config| config.nats = nats.clone()).await;
    let (one, other) = (open().await, open().await);
    bots_think_once(&one, &other).await;
    everybody_knows_who_is_there(&one, &other).await;
    people_at_both_play_whole_games(&one, &other).await;
    one_ends_and_nothing_with_it(one, &other, &database.url).await;
    other.end().await;
    database.remove().await.unwrap();
}

/// Somebody who looks on and insists on an unbroken row of frames.
struct Watcher {
    heard: mpsc::UnboundedReceiver<Value>,
    /// Ends with the watcher.
    _reader: JoinSet<()>,
    table: String,
    frames: Vec<Value>,
}

impl Watcher {
    async fn new(server: &TestServer, table: &str) -> Watcher {
        let mut socket = server.person().await.socket().await.unwrap();
        socket.follow(table, 0).await.unwrap();
        // Read all the time: whoever answers no ping for a minute counts as gone, and on a busy machine a game takes longer.
        let (hears, heard) = mpsc::unbounded_channel();
        let mut reader = JoinSet::new();
        reader.spawn(async move {
            while let Ok(message) = socket.until(&["frame", "table"]).await {
                // Who does not want to know any more ends this task.
                let _ = hears.send(message);
            }
        });
        Watcher { heard, _reader: reader, table: table.to_owned(), frames: Vec::new() }
    }

    fn last(&self) -> u64 {
        self.frames.last().map_or(0, |frame| frame["seq"].as_u64().unwrap())
    }

    /// Reads one message; whether the game is over.
    async fn read(&mut self) -> bool {
        let message = self.heard.recv().await.expect("the server is there");
        if message["t"] == "table" {
            return message["table"]["state"] == "over";
        }
        assert_eq!(message["prev"], json!(self.last()), "{}: no gap and nothing twice", self.table);
        self.frames.push(message);
        false
    }

    async fn read_to(&mut self, seq: u64) {
        while self.last() < seq {
            self.read().await;
        }
    }
}

/// Bots alone, watched from both sides: moves are thought about once, by one of the two.
async fn bots_think_once(one: &TestServer, other: &TestServer) {
    let before = thoughts(one).await;
    let (mut moves, mut tables) = (0, Vec::new());
    for _ in 0..2 {
        let seats = json!([{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]);
        let wish = json!({"game": "lutins", "seats": seats, "pace": 20, "visibility": "open"});
        let info = one.person().await.open_table(wish).await.unwrap();
        let id = text(&info["id"]);
        tables.push((Watcher::new(one, id).await, Watcher::new(other, id).await));
    }
    for (mut here, mut there) in tables {
        while !here.read().await {}
        while !there.read().await {}
        assert!(here.frames == there.frames, "{}: the frames differ", here.table);
        let record = one.person().await.get(&format!("/api/tables/{}/record", here.table)).await.unwrap().body;
        let steps = record["steps"].as_array().unwrap();
        moves += steps.iter().filter(|step| step[0].is_number()).count();
    }
    assert!(moves > 40, "{moves} moves");
    // Whoever claims a move and is not heard of for seconds loses it: on a busy machine the other one may think, too.
    let thoughts = thoughts(one).await - before;
    assert!((moves..=moves + moves / 10).contains(&thoughts), "{thoughts} thoughts for {moves} moves");
}

/// Whoever is at the other server is there, is heard, and is seen to leave.
async fn everybody_knows_who_is_there(one: &TestServer, other: &TestServer) {
    let mut table = Game::open(people(one, other, 2).await, "lutins", 1).await.unwrap();
    let path = format!("/api/tables/{}", table.table);
    let [here, there] = [0, 1].map(|seat: usize| table.players[seat].person.clone());
    let online = async |person: &Person, wanted: [bool; 2]| loop {
        let info = person.get(&path).await.unwrap().body;
        if (0..2).all(|seat| info["table"]["seats"][seat]["online"] == wanted[seat]) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    online(&here, [true, true]).await;
    online(&there, [true, true]).await;
    let say = json!({"t": "say", "table": table.table, "phrase": "hello"});
    table.players[0].socket.send(say).await.unwrap();
    let said = table.players[1].socket.until(&["said"]).await.unwrap();
    assert_eq!((&said["seat"], &said["phrase"]), (&json!(0), &json!("hello")));
    let player = table.players.pop().unwrap();
    player.socket.close().await;
    online(&here, [true, false]).await;
}

/// How often bots thought in this process: both servers are in it.
async fn thoughts(server: &TestServer) -> usize {
    let metrics = reqwest::get(&server.metrics).await.unwrap().text().await.unwrap();
    let line = metrics.lines().find_map(|line| line.strip_prefix("feerie_bot_seconds_count "));
    line.map_or(0, |count| count.trim().parse().unwrap())
}

/// People for all seats, by turns at the one and at the other.
async fn people(one: &TestServer, other: &TestServer, seats: u8) -> Vec<Person> {
    let mut people = Vec::new();
    for seat in 0..seats {
        people.push(if seat % 2 == 0 { one.person().await } else { other.person().await });
    }
    people
}

async fn people_at_both_play_whole_games(one: &TestServer, other: &TestServer) {
    for (game, seats) in games() {
        let mut table = Game::open(people(one, other, seats).await, game, 3).await.unwrap();
        let (mut here, mut there) = (Watcher::new(one, &table.table).await, Watcher::new(other, &table.table).await);
        let mut moves = 0;
        while moves < MOST_MOVES && table.step().await.unwrap().is_some() {
            moves += 1;
        }
        assert!(moves > 10, "{game}: {moves} moves");
        for player in &table.players {
            let mut last = 0;
            for (seq, prev) in &player.seen {
                assert_eq!(*prev, last, "{game}: after {last} came {seq}");
                last = *seq;
            }
        }
        let path = format!("/api/tables/{}/replay?as=watcher", table.table);
        let replay = one.person().await.get(&path).await.unwrap().body;
        let replay_there = other.person().await.get(&path).await.unwrap().body;
        assert!(replay["frames"] == replay_there["frames"], "{game}: the replays differ");
        let newest = replay["table"]["seq"].as_u64().unwrap();
        if replay["table"]["state"] != "over" {
            here.read_to(newest).await;
            there.read_to(newest).await;
        } else {
            while !here.read().await {}
            while !there.read().await {}
        }
        assert!(here.frames == there.frames, "{game}: the frames differ");
    }
}

/// One of the two is gone: its people go on at the other, and so do bots whom somebody watches there.
async fn one_ends_and_nothing_with_it(one: TestServer, other: &TestServer, database: &str) {
    let mut tables = Vec::new();
    for (game, seats) in games() {
        let mut table = Game::open(people(&one, other, seats).await, game, 8).await.unwrap();
        for _ in 0..8 {
            table.step().await.unwrap();
        }
        tables.push(table);
    }
    let seats = json!([{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]);
    let wish = json!({"game": "lutins", "seats": seats, "pace": 500});
    let alone = one.person().await.open_table(wish).await.unwrap();
    let alone = text(&alone["id"]).to_owned();
    let _watcher = Watcher::new(other, &alone).await;
    one.end().await;
    for mut table in tables {
        table.resume(&other.address).await.unwrap();
        let known = table.acknowledged.last().unwrap().clone();
        let again = common::answer(&mut table.players[known.seat].socket, known.act.clone()).await;
        assert_eq!((&again["t"], &again["seq"]), (&json!("ack"), &json!(known.seq)), "{again}");
        for _ in 0..8 {
            assert!(table.step().await.unwrap().is_some() || table.is_over(), "the game goes on");
        }
    }
    // Asked of the database itself: asking the server would wake the bots.
    let mut connection = PgConnection::connect(database).await.unwrap();
    let mut newest = async || -> i64 {
        let query = sqlx::query_scalar("SELECT COALESCE(MAX(seq), 0) FROM steps WHERE table_id = $1");
        query.bind(&alone).fetch_one(&mut connection).await.unwrap()
    };
    let at_the_end = newest().await;
    while newest().await < at_the_end + 3 {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}
