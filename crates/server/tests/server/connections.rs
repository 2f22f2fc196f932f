//! Connections: nobody holds one for ever, nobody takes them all, and a server that stops says so.

use crate::common::{TestServer, alone, text, wide};
use feerie_server::Limits;
use serde_json::json;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::timeout;

/// Far longer than any of this takes.
const PATIENCE: Duration = Duration::from_secs(60);

/// Sends something and reads until the server hangs up; fails if it never does.
async fn said_to(address: &str, text: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    rest_of(&mut stream).await
}

async fn rest_of(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("the server waits for ever").unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test]
async fn half_a_request_is_not_waited_for() {
    // Longer than a whole one takes on a busy machine; all of them wait at once.
    let server = TestServer::open_with(Limits { head_ms: 1500, body_ms: 1500, ..wide() }).await;
    let address = &server.address;
    let half = async |half: &str| assert_eq!(said_to(address, half).await, "", "{half:?}");
    let idle = async {
        let idle = said_to(address, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await;
        assert!(idle.starts_with("HTTP/1.1 200") && idle.ends_with("well\n"), "answered, then closed: {idle}");
    };
    let body = async |path: &str| {
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{{\"name\":"
        );
        let answer = said_to(address, &head).await;
        assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("too_slow"), "{path}: {answer}");
    };
    // Whoever plays is not hurried: a socket may be silent for longer.
    let ana = server.person().await;
    let mut socket = ana.socket().await.unwrap();
    tokio::join!(
        half(""),
        half("GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: "),
        half("G"),
        idle,
        body("/api/login"),
        body("/api/records"),
    );
    socket.send(json!({"t": "ping", "at": 1})).await.unwrap();
    assert_eq!(socket.until(&["pong"]).await.unwrap()["at"], 1.0);
}

/// A body is kept in memory while it comes, and while others wait before it: so much of it, and no more.
#[tokio::test]
async fn one_address_sends_so_many_large_bodies_at_once() {
    let server = TestServer::open().await;
    let mut answers = JoinSet::new();
    for _ in 0..12 {
        let address = server.address.clone();
        // All that may be said, and never all of it.
        let head = "POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
                    Content-Length: 4194304\r\nConnection: close\r\n\r\n{\"game\":";
        answers.spawn(async move { said_to(&address, head).await });
    }
    for _ in 0..8 {
        let answer = answers.join_next().await.unwrap().unwrap();
        assert!(answer.starts_with("HTTP/1.1 503") && answer.contains("retry-after"), "{answer}");
    }
    // Records of the usual length need no room, and those that did leave it behind when they go.
    let record = json!({"game": "lutins", "seats": 2, "options": {}, "steps": []});
    let ana = server.person().await;
    assert_eq!(ana.post("/api/records", record.clone()).await.unwrap().status, 200);
    answers.shutdown().await;
    let long = json!({"game": "lutins", "seats": 2, "options": {}, "steps": [], "note": "x".repeat(100_000)});
    let status = loop {
        match ana.post("/api/records", long.clone()).await.unwrap().status {
            503 => tokio::task::yield_now().await,
            status => break status,
        }
    };
    assert!(status < 500, "{status}");
}

#[tokio::test]
async fn connections_are_counted_in_all_and_by_address() {
    for (limits, status) in [
        (Limits { connections_per_address: 3, ..wide() }, "HTTP/1.1 429"),
        (Limits { connections: 3, ..wide() }, "HTTP/1.1 503"),
    ] {
        let server = TestServer::open_with(limits).await;
        let mut held = Vec::new();
        for _ in 0..3 {
            let mut stream = TcpStream::connect(&server.address).await.unwrap();
            stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
            let mut answer = [0; 15];
            stream.read_exact(&mut answer).await.unwrap();
            held.push(stream);
        }
        let mut refused = TcpStream::connect(&server.address).await.unwrap();
        let answer = rest_of(&mut refused).await;
        assert!(answer.starts_with(status), "{answer}");
        assert!(answer.contains("retry-after:") && answer.contains("Too many connections"), "{answer}");
        // A place is free again as soon as somebody goes.
        held.pop();
        let request = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
        while !said_to(&server.address, request).await.starts_with("HTTP/1.1 200") {
            tokio::task::yield_now().await;
        }
    }
}

#[tokio::test]
async fn a_socket_is_a_connection_as_well() {
    let server = TestServer::open_with(Limits { connections: 2, ..wide() }).await;
    let ana = server.person().await;
    let socket = ana.socket().await.unwrap();
    // One is the socket, one the kept connection over which Ana asked.
    let mut refused = TcpStream::connect(&server.address).await.unwrap();
    assert!(rest_of(&mut refused).await.starts_with("HTTP/1.1 503"));
    socket.close().await;
    drop(ana);
    while server.person_if_possible().await.is_none() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_server_that_stops_says_when_to_come_back() {
    let server = TestServer::open().await;
    let ana = server.person().await;
    let table = alone(&ana, "lutins", 2).await;
    let mut sockets = Vec::new();
    for _ in 0..20 {
        let mut socket = ana.socket().await.unwrap();
        socket.follow(text(&table["id"]), 0).await.unwrap();
        sockets.push(socket);
    }
    let closing = tokio::spawn(server.close());
    let mut waits = Vec::new();
    for socket in &mut sockets {
        waits.push(socket.until(&["restart"]).await.unwrap()["wait"].as_u64().unwrap());
        assert_eq!(socket.close_code().await.unwrap(), Some(1012));
    }
    closing.await.unwrap();
    assert!(waits.iter().all(|wait| *wait < 3000), "{waits:?}");
    waits.sort_unstable();
    waits.dedup();
    assert!(waits.len() > 10, "not all at once: {waits:?}");
}
