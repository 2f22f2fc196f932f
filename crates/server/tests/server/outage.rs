//! Two servers on one PostgreSQL, which goes away, or the NATS over which they hear of each other does: whoever is
//! connected hears everything, in order, without coming again.

use crate::common::way::Way;
use crate::common::{TestServer, text};
use feerie_load::client::{Person, Socket};
use feerie_load::database::{Fresh, nats_for_test};
use serde_json::{Value, json};
use sqlx::postgres::PgListener;
use sqlx::{Connection as _, PgConnection};

/// Somebody at a table, whose frames follow one another.
struct Seated {
    person: Person,
    socket: Socket,
    seen: u64,
    frame: Value,
}

impl Seated {
    async fn at(person: Person, table: &str) -> Seated {
        let mut socket = person.socket().await.unwrap();
        let frame = socket.follow(table, 0).await.unwrap()["frame"].clone();
        Seated { person, socket, seen: 0, frame }
    }

    /// Reads until a frame of this number or a later one; none is missing, none comes twice.
    async fn hears(&mut self, seq: u64) {
        while self.seen < seq {
            let message = self.socket.until(&["frame"]).await.unwrap();
            assert_eq!(message["prev"], json!(self.seen), "no gap and nothing twice");
            self.seen = message["seq"].as_u64().unwrap();
            self.frame = message;
        }
    }
}

/// A table of two, each at a server of their own.
async fn seated(servers: [&TestServer; 2]) -> (String, [Seated; 2]) {
    let (ana, ben) = (servers[0].person().await, servers[1].person().await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let info = ana.open_table(json!({"game": "lutins", "seats": seats})).await.unwrap();
    let id = text(&info["id"]).to_owned();
    let link = text(&info["links"]["1"]).split("#link=").nth(1).unwrap().to_owned();
    let joined = ben.post(&format!("/api/tables/{id}/join"), json!({"link": link})).await.unwrap();
    assert_eq!(joined.status, 200, "{}", joined.body);
    let people = [Seated::at(ana, &id).await, Seated::at(ben, &id).await];
    (id, people)
}

/// Plays with whoever is to act, until so many moves are made; the newest number.
async fn play(table: &str, who: &mut Seated, seat: usize, moves: u32, name: &str) -> u64 {
    for n in 0..moves {
        let key = seat.to_string();
        let Some(action) = who.frame["legal"][&key].get(0).cloned() else { break };
        let (id, seq) = (format!("{name}{n}"), who.frame["seq"].clone());
        let act = json!({"t": "act", "table": table, "id": id, "seat": seat, "seq": seq, "action": action});
        who.socket.send(act).await.unwrap();
        let answer = loop {
            let message = who.socket.until(&["ack", "error", "frame"]).await.unwrap();
            match message["t"].as_str() {
                Some("frame") => (who.seen, who.frame) = (message["seq"].as_u64().unwrap(), message),
                _ => break message,
            }
        };
        assert_eq!(answer["t"], "ack", "{answer}");
        who.hears(answer["seq"].as_u64().unwrap()).await;
    }
    who.seen
}

/// Plays at the first server while a way of the second is cut, three times.
async fn everything_is_heard(way: &Way, servers: [&TestServer; 2]) {
    let (table, [ana, ben]) = seated(servers).await;
    let first = ana.frame["acting"][0].as_u64().unwrap() as usize;
    // Whoever is first to act sits at the server that keeps the database.
    let (mut actor, mut listener, seat) = if first == 0 { (ana, ben, 0) } else { (ben, ana, 1) };
    if seat == 1 {
        // Ben comes to the near server, and ana goes to the far one.
        for (who, server) in [(&mut actor, servers[0]), (&mut listener, servers[1])] {
            who.person.address.clone_from(&server.address);
            *who = Seated::at(who.person.clone(), &table).await;
        }
    }
    for round in 0..3 {
        way.is_up.send_replace(false);
        let newest = play(&table, &mut actor, seat, 2, &format!("r{round}-")).await;
        way.is_up.send_replace(true);
        let newest_heard = tokio::time::timeout(std::time::Duration::from_secs(60), listener.hears(newest)).await;
        assert!(newest_heard.is_ok(), "round {round}: heard {} of {newest}", listener.seen);
    }
}

#[tokio::test]
async fn after_an_outage_everybody_hears_what_was_stored_meanwhile() {
    let Some(database) = Fresh::for_test("after_an_outage_everybody_hears_what_was_stored_meanwhile").await else {
        return;
    };
    let way = Way::lay(&database.url).await;
    let (near, far) = (TestServer::open_on(&database.url).await, TestServer::open_on(&way.url).await);
    everything_is_heard(&way, [&near, &far]).await;
    drop((near.end().await, far.end().await));
    database.remove().await.unwrap();
}

#[tokio::test]
async fn without_nats_the_database_passes_everything_on() {
    let test = "without_nats_the_database_passes_everything_on";
    let (Some(nats), Some(database)) = (nats_for_test(test), Fresh::for_test(test).await) else { return };
    let way = Way::lay(&nats).await;
    let open =
        async |nats: &str| TestServer::open_on_as(&database.url, |config| config.nats = Some(nats.to_owned())).await;
    let (near, far) = (open(&nats).await, open(&way.url).await);
    everything_is_heard(&way, [&near, &far]).await;
    drop((near.end().await, far.end().await));
    database.remove().await.unwrap();
}

/// With NATS no commit takes PostgreSQL's lock for messages, once everybody hears NATS.
#[tokio::test]
async fn with_nats_commits_do_not_notify() {
    let test = "with_nats_commits_do_not_notify";
    let (Some(nats), Some(database)) = (nats_for_test(test), Fresh::for_test(test).await) else { return };
    let open = async || TestServer::open_on_as(&database.url, |config| config.nats = Some(nats.clone())).await;
    let (near, far) = (open().await, open().await);
    let mut listener = PgListener::connect(&database.url).await.unwrap();
    listener.listen("feerie").await.unwrap();
    let mut connection = PgConnection::connect(&database.url).await.unwrap();
    let quiet = async {
        loop {
            // A table changes, and is heard of at the other server; then we say something ourselves.
            let (table, mut people) = seated([&near, &far]).await;
            let first = people[0].frame["acting"][0].as_u64().unwrap() as usize;
            let newest = play(&table, &mut people[first], first, 1, "a").await;
            people[1 - first].hears(newest).await;
            sqlx::query("NOTIFY feerie, 'the end'").execute(&mut connection).await.unwrap();
            let mut changes = 0;
            loop {
                let note = listener.recv().await.unwrap();
                match note.payload() {
                    "the end" => break,
                    note => changes += usize::from(note.contains("changed")),
                }
            }
            if changes == 0 {
                break;
            }
        }
    };
    let heard = tokio::time::timeout(std::time::Duration::from_secs(60), quiet).await;
    assert!(heard.is_ok(), "every commit notifies");
    // Some other server of these tests may have lost its NATS meanwhile; this one counts it, too.
    let metrics = reqwest::get(&near.metrics).await.unwrap().text().await.unwrap();
    assert!(metrics.contains("\nfeerie_nats_heard "), "the dashboard and an alarm ask for it");
    drop((near.end().await, far.end().await));
    database.remove().await.unwrap();
}

/// News that is lost for whatever reason is found out by looking.
#[tokio::test]
async fn what_nobody_told_is_heard_all_the_same() {
    let Some(database) = Fresh::for_test("what_nobody_told_is_heard_all_the_same").await else { return };
    let (near, far) = (TestServer::open_on(&database.url).await, TestServer::open_on(&database.url).await);
    let (table, [mut ana, _ben]) = seated([&near, &far]).await;
    let mut connection = PgConnection::connect(&database.url).await.unwrap();
    let changed = "UPDATE tables SET version = version + 1, visibility = 'open' WHERE id = $1";
    assert_eq!(sqlx::query(changed).bind(&table).execute(&mut connection).await.unwrap().rows_affected(), 1);
    while ana.socket.until(&["table"]).await.unwrap()["table"]["visibility"] != "open" {}
    connection.close().await.unwrap();
    drop((near.end().await, far.end().await));
    database.remove().await.unwrap();
}
