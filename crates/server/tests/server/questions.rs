//! Questions over the socket: the answers of the rules, to whoever sits there.

use feerie_catalog::Catalog;
use feerie_core::{Seat, Seed};
use feerie_load::client::Socket;
use feerie_table::{Games as _, Question, TableSetup};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

use crate::common::{TestServer, alone, answer, text};

/// Somebody alone at a table: its id, their socket, and how far it is.
async fn at_a_table(server: &TestServer) -> (String, Socket, Value) {
    let ana = server.person().await;
    let id = text(&alone(&ana, "lutins", 2).await["id"]).to_owned();
    let mut socket = ana.socket().await.unwrap();
    let seq = socket.follow(&id, 0).await.unwrap()["frame"]["seq"].clone();
    (id, socket, seq)
}

#[tokio::test]
async fn a_seat_asks_what_lies_ahead_and_nobody_else_does() {
    let server = TestServer::open().await;
    let (id, mut socket, seq) = at_a_table(&server).await;
    let ask = |name: &str, seat: u8, seq: &Value, question: Value| json!({"t": "ask", "table": id, "id": name, "seat": seat, "seq": seq, "question": question});

    let said = answer(&mut socket, ask("a", 0, &seq, json!({"ask": "outlook"}))).await;
    let table = Catalog.open("lutins", TableSetup::new(2, &Map::new(), Seed::from_number(1))).unwrap();
    let expected = table.answer(Seat(0), &Question::Outlook { after: Vec::new() }).unwrap();
    assert_eq!(said["answer"], serde_json::from_str::<Value>(expected.get()).unwrap(), "the rules' own answer");

    let refused = answer(&mut socket, ask("b", 0, &seq, json!({"ask": "check", "actions": ["T:-", "L:Sd-Sd"]}))).await;
    assert_eq!((&refused["t"], &refused["code"], &refused["step"]), (&json!("error"), &json!("illegal"), &json!(1)));
    assert!(text(&refused["rule"]).starts_with("LUT-"), "{refused}");
    let fine = answer(&mut socket, ask("c", 0, &seq, json!({"ask": "check", "actions": ["T:-"]}))).await;
    assert_eq!(fine, json!({"t": "answer", "id": "c", "answer": null}));
    let late = answer(&mut socket, ask("d", 0, &json!(99), json!({"ask": "outlook"}))).await;
    assert_eq!(late["code"], "conflict");

    let bob = server.person().await;
    let mut socket = bob.socket().await.unwrap();
    let not = answer(&mut socket, ask("e", 0, &seq, json!({"ask": "outlook"}))).await;
    assert_eq!(not["code"], "not_yours");
}

#[tokio::test]
async fn whoever_asks_too_much_at_once_is_told_so_and_everything_is_answered() {
    let server = TestServer::open().await;
    let (id, mut socket, seq) = at_a_table(&server).await;
    let mut waiting: BTreeSet<String> = (0..60).map(|n| format!("q{n}")).collect();
    for name in &waiting {
        let question =
            json!({"t": "ask", "table": id, "id": name, "seat": 0, "seq": seq, "question": {"ask": "outlook"}});
        socket.send(question).await.unwrap();
    }
    while !waiting.is_empty() {
        let message = socket.next().await.unwrap().expect("the server is there");
        let Some(name) = message["id"].as_str() else { continue };
        // On a busy machine some of them wait longer than questions may.
        let is_told = ["too_many", "busy"].iter().any(|code| message["code"] == **code);
        assert!(message["t"] == "answer" || is_told, "{message}");
        assert!(waiting.remove(name), "{name} is answered once");
    }
}
