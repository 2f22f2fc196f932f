//! Too many requests, sockets, messages: whoever asks too often is told so, and whoever never stops is shut out.

use crate::common::{TestServer, alone, pair, text, until, wide};
use feerie_server::Limits;
use reqwest::Method;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpSocket;
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

#[tokio::test]
async fn whoever_asks_too_often_is_told_so() {
    let limits = Limits { http_rate: 5, socket_rate: 5, sockets_per_address: 3, tables_per_person: 2, ..wide() };
    let server = TestServer::open_with(limits).await;
    let ana = server.person().await;
    let mut sockets = Vec::new();
    for _ in 0..3 {
        sockets.push(ana.socket().await.unwrap());
    }
    assert!(ana.socket().await.is_err(), "a fourth socket is one too many");
    alone(&ana, "lutins", 2).await;
    alone(&ana, "lutins", 2).await;
    let third = json!({"game": "lutins", "seats": [{"kind": "me"}, {"kind": "me"}]});
    let refused = ana.post("/api/tables", third).await.unwrap();
    assert_eq!((refused.status, refused.code()), (429, "too_many"));
    // All at once: a busy machine is slow to answer, and five more are allowed every second.
    let mut asked = JoinSet::new();
    for _ in 0..200 {
        let ana = ana.clone();
        asked.spawn(async move { ana.get("/api/me").await.unwrap().status });
    }
    assert!(asked.join_all().await.contains(&429), "twenty at once");
    let mut socket = sockets.pop().unwrap();
    for at in 0..200 {
        socket.send(json!({"t": "ping", "at": at})).await.unwrap();
    }
    while socket.until(&["pong", "error"]).await.unwrap()["code"] != "too_many" {}
    drop(socket);
    // A place is free again once the server has noticed, and once so many requests may be made again.
    let again = async {
        while ana.socket().await.is_err() {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    };
    timeout(Duration::from_secs(60), again).await.expect("a place is free again");
}

/// Files cost little, and the store is asked who opens a page: neither is free.
#[tokio::test]
async fn files_and_pages_are_counted_too() {
    let server = TestServer::open_with(Limits { http_rate: 1, ..wide() }).await;
    let ana = server.person().await;
    let all_at_once = async |path: &'static str, accept: &'static str, times: usize| {
        let mut asked = JoinSet::new();
        for _ in 0..times {
            let ana = ana.clone();
            asked.spawn(async move { ana.ask(Method::GET, path, None, &[("accept", accept)]).await.unwrap() });
        }
        let answers = asked.join_all().await;
        answers.into_iter().filter(|answer| answer.status == 429).collect::<Vec<_>>()
    };
    assert!(!all_at_once("/", "text/html", 40).await.is_empty(), "four at once and one a second");
    assert!(all_at_once("/offline.css", "*/*", 30).await.is_empty(), "files are not pages");
    let refused = all_at_once("/api/openapi.json", "*/*", 400).await;
    let told = refused.first().expect("eighty of all kinds at once, and twenty a second");
    assert!(told.code() == "too_many" && told.headers.contains_key("retry-after"), "{}", told.body);
}

/// What no message of ours asked for costs as much as any other.
#[tokio::test]
async fn a_socket_that_never_stops_is_closed_whatever_it_sends() {
    let server = TestServer::open_with(Limits { socket_rate: 50, ..wide() }).await;
    let ana = server.person().await;
    let pong = Message::Pong(vec![0; 4].into());
    for frame in [Message::Ping(Default::default()), pong, Message::binary(vec![0; 64]), Message::text("{}")] {
        let mut socket = ana.socket().await.unwrap();
        let flood = async { while socket.send_raw(frame.clone()).await.is_ok() {} };
        timeout(Duration::from_secs(120), flood).await.unwrap_or_else(|_| panic!("{frame:?} is taken without end"));
    }
}

/// A message may be cut into frames without end, none of which is a message: they are read only so fast.
#[tokio::test]
async fn frames_that_never_become_a_message_are_read_slowly() {
    let server = TestServer::open_with(Limits { socket_rate: 1, ..wide() }).await;
    let ana = server.person().await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_send_buffer_size(64 << 10).unwrap();
    let mut stream = socket.connect(server.address.parse().unwrap()).await.unwrap();
    let upgrade = format!(
        "GET /ws HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {}\r\n\r\n",
        server.address, ana.cookie
    );
    stream.write_all(upgrade.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 101");
    // A text begins; then empty pieces of it, masked with noughts, of which none is the last.
    stream.write_all(&[0x01, 0x80, 0, 0, 0, 0]).await.unwrap();
    let pieces = [0x00, 0x80, 0, 0, 0, 0].repeat(10_000);
    let flood = async {
        for _ in 0..50 {
            stream.write_all(&pieces).await.unwrap();
        }
    };
    // More than the system keeps for a slow reader, and twenty thousand bytes a second are read.
    assert!(timeout(Duration::from_secs(5), flood).await.is_err(), "three megabytes were read");
    assert_eq!(server.person().await.get("/api/me").await.unwrap().status, 200);
}

/// What everybody at a table is told goes over everybody's line.
#[tokio::test]
async fn nobody_drowns_the_others_in_words() {
    let server = TestServer::open_with(Limits { socket_rate: 15, ..wide() }).await;
    let (table, [(_, mut ana), (_, mut ben)]) = pair(&server, "lutins", json!({})).await;
    for _ in 0..55 {
        ana.send(json!({"t": "say", "table": table, "phrase": "oops"})).await.unwrap();
    }
    while ana.until(&["error", "said"]).await.unwrap()["code"] != "too_many" {}
    // A word of ben's comes after all of hers that were passed on.
    while ben.until(&["said"]).await.unwrap()["seat"] != 0 {}
    ben.send(json!({"t": "say", "table": table, "phrase": "hello"})).await.unwrap();
    let mut heard = 1;
    while ben.until(&["said"]).await.unwrap()["seat"] == 0 {
        heard += 1;
    }
    assert!(heard < 55, "fifteen at once, and one a second: {heard}");
}

#[tokio::test]
async fn many_sockets_of_one_address_share_their_messages() {
    let server = TestServer::open_with(Limits { socket_rate: 2, ..wide() }).await;
    let ana = server.person().await;
    let table = alone(&ana, "lutins", 2).await;
    let id = text(&table["id"]);
    // Each of them stays within what one socket may say.
    let mut sockets = Vec::new();
    for _ in 0..40 {
        sockets.push(ana.socket().await.unwrap());
    }
    for socket in &mut sockets {
        for _ in 0..4 {
            socket.send(json!({"t": "sub", "table": id, "from": 0})).await.unwrap();
        }
    }
    let mut refused = 0;
    for socket in &mut sockets {
        for _ in 0..4 {
            refused += u32::from(socket.until(&["table", "error"]).await.unwrap()["code"] == "too_many");
        }
    }
    assert!(refused > 0, "worth 1600 messages, of which 160 may come at once and 40 a second");
}

/// A subscription from the start of a long game costs more than one from its end: the game is played again for it.
#[tokio::test]
async fn frames_that_were_missed_count_as_well() {
    let server = TestServer::open_with(Limits { socket_rate: 1, ..wide() }).await;
    let ana = server.person().await;
    let bot = json!({"kind": "bot", "level": "random"});
    // Whatever bots play at random there takes some two hundred steps.
    let wish = json!({"game": "pixies", "seats": [bot, bot, bot, bot, bot], "pace": 0});
    let table = ana.open_table(wish).await.unwrap();
    let id = text(&table["id"]);
    let mut socket = ana.socket().await.unwrap();
    let is_over = |message: &Value| message["t"] == "table" && message["table"]["state"] == "over";
    if !is_over(&socket.follow(id, 0).await.unwrap()) {
        until(&mut socket, is_over).await;
    }
    let newest = ana.get(&format!("/api/tables/{id}")).await.unwrap().body["table"]["seq"].clone();
    // How many frames somebody is told who comes anew, if they are let in.
    let told = async || {
        let mut socket = ana.socket().await.unwrap();
        socket.send(json!({"t": "sub", "table": id, "from": 0})).await.unwrap();
        let mut frames = 0;
        loop {
            let message = socket.until(&["frame", "error"]).await.unwrap();
            if message["t"] == "error" {
                assert_eq!(message["code"], "too_many", "{message}");
                return None;
            }
            frames += 1;
            if message["seq"] == newest {
                return Some(frames);
            }
        }
    };
    let each = 10 + 9 * (told().await.unwrap() / 64);
    assert!(each > 10, "the game is long enough");
    // Eighty messages of an address are taken at once and twenty a second: by then there is as much as ever.
    tokio::time::sleep(Duration::from_secs(4)).await;
    let (begun, mut let_in) = (Instant::now(), 0);
    while told().await.is_some() {
        let_in += 1;
    }
    let budget = 80 + 20 * (begun.elapsed().as_secs() + 1);
    assert!(let_in * each <= budget, "{let_in} times {each} of {budget}");
}

/// The client's files are compressed once, and long answers by whoever writes them, for those who take them so.
#[tokio::test]
async fn what_is_long_is_sent_compressed_to_whoever_takes_it_so() {
    let server = TestServer::open().await;
    let ana = server.person().await;
    let table = alone(&ana, "lutins", 2).await;
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    for path in ["/offline.css".to_owned(), format!("/api/tables/{}/replay", text(&table["id"]))] {
        let fetch = async |coding: &str| {
            let asked = http.get(format!("http://{}{path}", server.address)).header("accept-encoding", coding);
            let answer = asked.header("cookie", &ana.cookie).send().await.unwrap();
            let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
            (status, headers, answer.bytes().await.unwrap())
        };
        let (status, plain_headers, plain) = fetch("identity").await;
        // A server that was built without its client has no such file.
        if status == 404 && path == "/offline.css" {
            continue;
        }
        assert!(status == 200 && plain_headers.get("content-encoding").is_none(), "{path}");
        for _ in 0..2 {
            let (status, headers, compressed) = fetch("gzip, br").await;
            let said = ["content-encoding", "vary"].map(|name| headers[name].to_str().unwrap());
            assert_eq!((status, said), (200, ["gzip", "accept-encoding"]), "{path}");
            assert_eq!(headers.get("etag"), plain_headers.get("etag"), "{path}");
            assert!(compressed.starts_with(&[0x1f, 0x8b]) && compressed.len() < plain.len(), "{path}");
        }
    }
}
