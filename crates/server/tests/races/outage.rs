//! A race whose database goes away in the middle of a window: what is acknowledged afterwards is what is stored, and
//! everybody hears everything in order.

use crate::alone::opened;
use crate::common::way::Way;
use crate::common::{TestServer, wide};
use crate::racer::{Screen, has_window};
use feerie_load::database::Fresh;
use feerie_server::Limits;
use serde_json::{Value, json};
use std::time::Duration;

/// Somebody at a screen, whose frames follow one another.
struct Seat {
    screen: Screen,
    table: String,
    seat: usize,
    /// The window at which they were let in. They are told anew what led to it.
    let_in: u64,
    seen: u64,
}

impl Seat {
    /// The next message; no frame is missing, and none comes twice.
    async fn hears(&mut self) -> Value {
        let let_in = self.let_in;
        let is_new = |message: &Value| message["t"] != "frame" || message["seq"].as_u64() > Some(let_in);
        let message = self.screen.wait_for(&["frame", "table", "settled", "ack", "error"], is_new).await;
        if message["t"] == "frame" {
            assert_eq!(message["prev"], json!(self.seen), "seat {}: {message}", self.seat);
            self.seen = message["seq"].as_u64().unwrap();
        }
        message
    }

    /// Acts; what is said to it.
    async fn acts(&mut self, id: &str, seq: u64, action: &str) -> Value {
        let (table, seat) = (&self.table, self.seat);
        let act = json!({"t": "act", "table": table, "id": id, "seat": seat, "seq": seq, "action": action});
        self.screen.send(act);
        loop {
            let message = self.hears().await;
            if message["id"] == id {
                return message;
            }
        }
    }

    /// Waits for a window after this one; its number.
    async fn next_window(&mut self, after: u64) -> u64 {
        loop {
            let message = self.hears().await;
            let frame = if message["t"] == "table" { &message["frame"] } else { &message };
            if has_window(&message, self.seat) && frame["seq"].as_u64() > Some(after) {
                return self.seen;
            }
        }
    }
}

#[tokio::test]
async fn what_was_refused_in_an_outage_is_not_played_in_place_of_something_else() {
    let Some(database) = Fresh::for_test("what_was_refused_in_an_outage").await else { return };
    let way = Way::lay(&database.url).await;
    let server = TestServer::open_on_with(&way.url, Limits { rest_ms: 20, ..wide() }).await;
    let (table, people, mut window) = opened(&server, 600).await;
    let [(ana, at_ana), (_, at_ben)] = people;
    let seat =
        |socket, seat| Seat { screen: Screen::of(socket), table: table.clone(), seat, let_in: window, seen: window };
    let (mut at_ana, mut at_ben) = (seat(at_ana, 0), seat(at_ben, 1));
    for round in 0.. {
        // As long as it says that it took.
        tokio::time::sleep(Duration::from_millis(450)).await;
        way.is_up.send_replace(false);
        let refused = at_ana.acts(&format!("hit{round}"), window, "book:400").await;
        assert_eq!(refused["t"], "error", "it cannot have been stored: {refused}");
        way.is_up.send_replace(true);
        // Something else, under another id, as soon as it can be stored.
        let done = loop {
            let said = at_ana.acts(&format!("none{round}"), window, "none").await;
            if !["away", "busy", "internal"].contains(&said["code"].as_str().unwrap_or_default()) {
                break said;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        };
        let stored = at_ben.acts(&format!("none{round}"), window, "none").await;
        let next = at_ana.next_window(window).await;
        assert_eq!(at_ben.next_window(window).await, next);
        // On a machine that is busy enough the window was over first; then the next one will do.
        if done["t"] == "ack" && stored["t"] == "ack" {
            break;
        }
        assert_eq!(done["code"], "conflict", "{done}");
        window = next;
    }
    let replay = ana.get(&format!("/api/tables/{table}/replay?as=0")).await.unwrap().body;
    let frames = replay["frames"].as_array().unwrap().iter();
    let mine: Vec<&Value> =
        frames.filter(|frame| frame["seq"].as_u64() > Some(window)).map(|frame| &frame["mine"]).collect();
    assert!(mine.contains(&&json!([0, "none"])), "what was acknowledged is what is stored: {mine:?}");
    assert!(!mine.iter().any(|mine| mine.to_string().contains("book")), "{mine:?}");
    server.end().await;
    database.remove().await.unwrap();
}
