//! Bad input of every kind: a clear error, nothing changed, nothing crashed.

use crate::common::{TestServer, alone, answer, text};
use fastrand::Rng;
use feerie_load::client::{Person, Socket};
use feerie_load::play::{Game, concrete};
use reqwest::Method;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

/// The table as its host sees it, game and all: equal before and after means that nothing changed.
async fn standing(person: &Person, table: &str) -> Value {
    let info = person.get(&format!("/api/tables/{table}")).await.unwrap().body;
    let replay = person.get(&format!("/api/tables/{table}/replay")).await.unwrap().body;
    json!([info, replay["frames"]])
}

#[tokio::test]
async fn garbage_on_a_socket_is_answered_and_forgotten() {
    let server = TestServer::open().await;
    let ana = server.person().await;
    let table = alone(&ana, "lutins", 2).await;
    let id = text(&table["id"]);
    let before = standing(&ana, id).await;
    let mut socket = ana.socket().await.unwrap();
    let mut rng = Rng::with_seed(3);
    let mut garbage: Vec<String> = [
        "",
        "{",
        "null",
        "[]",
        "7",
        "\"act\"",
        "{}",
        r#"{"t":"fly"}"#,
        r#"{"t":"act"}"#,
        r#"{"t":"sub","table":7}"#,
        r#"{"t":"sub","table":"nowhere","from":0}"#,
        r#"{"t":"sub","table":"nowhere","from":-1}"#,
        r#"{"t":"sub","table":"nowhere","from":99999999999999999999}"#,
        r#"{"t":"ping","at":"now"}"#,
        r#"{"t":"lang","lang":"klingon"}"#,
        r#"{"t":"ping","at":1,"more":true}"#,
        "{\"t\":\"say\",\"table\":\"\u{0}\",\"phrase\":\"hello\"}",
    ]
    .map(str::to_owned)
    .to_vec();
    garbage.push(format!("{}1{}", "[".repeat(5000), "]".repeat(5000)));
    garbage.extend((0..300).map(|_| {
        let length = 1 + rng.usize(..200);
        (0..length).map(|_| char::from_u32(rng.usize(..0xd7ff) as u32).unwrap_or('x')).collect::<String>()
    }));
    for message in garbage {
        let said = raw_answer(&mut socket, Message::text(message.clone())).await;
        assert!(["bad_request", "not_found"].contains(&text(&said["code"])), "{message:?} was answered {said}");
    }
    let said = raw_answer(&mut socket, Message::binary(vec![0, 159, 146, 150])).await;
    assert_eq!(said["code"], "bad_request");
    let said = raw_answer(&mut socket, Message::text("x".repeat(20_000))).await;
    assert_eq!(said["code"], "too_large");
    for kind in ["hint", "resign", "undo"] {
        let said = answer(&mut socket, json!({"t": kind, "table": id, "id": "x".repeat(65), "seat": 0})).await;
        assert_eq!(said["code"], "bad_request", "an id that is too long for a {kind} was answered {said}");
    }
    assert_eq!(answer(&mut socket, json!({"t": "ping", "at": 5})).await, json!({"t": "pong", "at": 5.0}));
    assert_eq!(standing(&ana, id).await, before);

    // Beyond all measure the connection ends, and only that one.
    let mut other = ana.socket().await.unwrap();
    let _ = other.send_raw(Message::text("x".repeat(1 << 20))).await;
    // What the server said before it read that may still arrive; waiting in vain is no end.
    let end = loop {
        match other.next().await {
            Ok(Some(_)) => {}
            Ok(None) => break true,
            Err(error) => break !error.is::<tokio::time::error::Elapsed>(),
        }
    };
    assert!(end, "the connection is still open");
    assert_eq!(answer(&mut socket, json!({"t": "ping", "at": 6})).await["t"], "pong");
}

async fn raw_answer(socket: &mut Socket, message: Message) -> Value {
    socket.send_raw(message).await.unwrap();
    socket.until(&["error", "ack", "ok", "pong", "table"]).await.unwrap()
}

#[tokio::test]
async fn ten_thousand_illegal_actions_change_nothing() {
    let server = TestServer::open().await;
    let (ana, eve) = (server.person().await, server.person().await);
    for (game, seats) in crate::common::games() {
        let table = alone(&ana, game, seats).await;
        let id = text(&table["id"]);
        let mut mine = ana.socket().await.unwrap();
        let mut theirs = eve.socket().await.unwrap();
        let frame = mine.follow(id, 0).await.unwrap()["frame"].clone();
        let seq = frame["seq"].as_u64().unwrap();
        let acting = frame["acting"][0].as_u64().unwrap();
        let legal: Vec<String> =
            frame["legal"][acting.to_string()].as_array().unwrap().iter().map(|a| text(a).to_owned()).collect();
        let before = standing(&ana, id).await;
        let mut rng = Rng::with_seed(17);
        for number in 0..2000 {
            let listed = concrete(&legal[rng.usize(..legal.len())], &mut rng);
            let mangled = mangle(&listed, &mut rng);
            let (seat, seq, action, socket) = match number % 5 {
                // Not notation, or not legal.
                0 | 1 if !legal.contains(&mangled) => (acting, seq, mangled, &mut mine),
                // Not my seat, from somebody else.
                2 => (acting, seq, listed, &mut theirs),
                // From the past or the future.
                3 => (acting, seq + 1 + number, listed, &mut mine),
                // A seat that is not to act, or that does not exist.
                _ => (
                    (acting + 1) % u64::from(seats) + 100 * (number % 2),
                    seq,
                    "\u{1F9DA} '; DROP TABLE steps; --".to_owned(),
                    &mut mine,
                ),
            };
            let act = json!({"t": "act", "table": id, "id": format!("i{number}"), "seat": seat, "seq": seq, "action": action});
            socket.send(act.clone()).await.unwrap();
            let said = socket.until(&["ack", "error"]).await.unwrap();
            // A mangled time may be a legal time: that is not what this test is about.
            if said["t"] == "ack" && action.contains(|c: char| c.is_ascii_digit()) && number % 5 < 2 {
                panic!("{act} was legal after all");
            }
            assert_eq!(said["t"], "error", "{act}");
            assert!(
                ["illegal", "wrong_actor", "not_yours", "conflict"].contains(&text(&said["code"])),
                "{act}: {said}"
            );
        }
        assert_eq!(standing(&ana, id).await, before, "{game}");
        // And then a legal one is as welcome as ever.
        let action = concrete(&legal[0], &mut rng);
        let act = json!({"t": "act", "table": id, "id": "good", "seat": acting, "seq": seq, "action": action});
        assert_eq!(answer(&mut mine, act).await["t"], "ack", "{game}");
    }
}

/// Something that looks almost like an action.
fn mangle(action: &str, rng: &mut Rng) -> String {
    let mut letters: Vec<char> = action.chars().collect();
    match rng.usize(..4) {
        0 => letters.insert(rng.usize(..letters.len() + 1), ['~', ' ', '\u{0}', 'é'][rng.usize(..4)]),
        1 => letters.truncate(rng.usize(..letters.len().max(1))),
        2 => letters.extend(['x'; 3000]),
        _ => letters.iter_mut().for_each(|letter| *letter = '*'),
    }
    letters.into_iter().collect()
}

#[tokio::test]
async fn replayed_commands_play_once() {
    let server = TestServer::open().await;
    let (ana, ben) = (server.person().await, server.person().await);
    let mut table = Game::open(vec![ana, ben], "lutins", 2).await.unwrap();
    for _ in 0..8 {
        table.step().await.unwrap();
    }
    let seq = table.players[0].seq;
    for known in table.acknowledged.clone() {
        let player = &mut table.players[known.seat];
        for twist in [json!({}), json!({"action": "nonsense"}), json!({"seq": seq}), json!({"seat": 5})] {
            let mut act = known.act.clone();
            act.as_object_mut().unwrap().extend(twist.as_object().unwrap().clone());
            let said = answer(&mut player.socket, act.clone()).await;
            assert_eq!((&said["t"], &said["seq"]), (&json!("ack"), &json!(known.seq)), "{act}");
        }
        // The same id from somebody else is another command.
        let other = &mut table.players[1 - known.seat];
        let said = answer(&mut other.socket, known.act.clone()).await;
        assert_eq!(said["code"], "not_yours", "{said}");
    }
    let info = table.players[0].person.get(&format!("/api/tables/{}", table.table)).await.unwrap();
    assert_eq!(info.body["table"]["seq"], json!(seq));
}

#[tokio::test]
async fn stolen_and_forged_identities_are_nobody() {
    let server = TestServer::open().await;
    let (ana, eve) = (server.person().await, server.person().await);
    let table = alone(&ana, "lutins", 2).await;
    let id = text(&table["id"]);
    let name = |cookie: &str| cookie.trim_start_matches("feerie_session=").to_owned();
    let (good, bad) = (name(&ana.cookie), name(&eve.cookie));
    let spliced = format!("{}.{}", ana.id, bad.split_once('.').unwrap().1);
    for forged in
        [spliced.as_str(), &good[..good.len() - 1], &good.to_uppercase(), "a.b.c", "", "%00", &"x".repeat(4000)]
    {
        let mut stranger = eve.clone();
        stranger.cookie = format!("feerie_session={forged}");
        let me = stranger.get("/api/me").await.unwrap();
        assert_ne!(me.body["id"], json!(ana.id), "{forged}");
        let info = stranger.get(&format!("/api/tables/{id}")).await.unwrap();
        assert_eq!(info.body["table"]["seats"][0]["mine"], false);
    }
    // Another site's page may not use a person's cookie.
    for (method, path) in [(Method::POST, "/api/logout"), (Method::PUT, "/api/me")] {
        let body = json!({"name": "Eve"});
        let refused = ana.ask(method, path, Some(body), &[("origin", "https://evil.example")]).await.unwrap();
        assert_eq!((refused.status, refused.code()), (403, "not_yours"));
    }
    assert!(Socket::open(&server.address, &ana.cookie, &[("origin", "https://evil.example")]).await.is_err());
    let ours = format!("http://{}", server.address);
    assert!(Socket::open(&server.address, &ana.cookie, &[("origin", &ours)]).await.is_ok());
}

#[tokio::test]
async fn names_are_text_and_nothing_else() {
    let server = TestServer::open().await;
    let ana = server.person().await;
    for name in ["'; DROP TABLE people;--", "<script>alert(1)</scr", "\"}{\\", "💃🧚‍♀️", "%s%n${7*7}"] {
        let named = ana.ask(Method::PUT, "/api/me", Some(json!({"name": name})), &[]).await.unwrap();
        assert_eq!(named.body["name"], name, "{}", named.body);
        let table = alone(&ana, "lutins", 2).await;
        assert_eq!(table["seats"][0]["name"], name);
        let fetched = ana.get(&format!("/api/tables/{}", text(&table["id"]))).await.unwrap();
        assert_eq!(fetched.headers["content-type"], "application/json");
        assert_eq!(fetched.headers["x-content-type-options"], "nosniff");
    }
    for name in ["", " ", "a\u{0}b", "two\nlines", &"x".repeat(25), "\u{202e}evil"] {
        let refused = ana.ask(Method::PUT, "/api/me", Some(json!({"name": name})), &[]).await.unwrap();
        assert_eq!((refused.status, refused.code()), (400, "bad_name"), "{name:?}");
    }
    for path in ["/api/tables/'%20OR%201=1--", "/api/tables/%00", "/..%2f..%2fetc%2fpasswd.x"] {
        let answer = ana.get(path).await.unwrap();
        assert_eq!(answer.status, 404, "{path}");
    }
}

#[tokio::test]
async fn bodies_are_bounded_and_typed() {
    let server = TestServer::open().await;
    let ana = server.person().await;
    let large = ana.post("/api/tables", json!({"game": "x".repeat(100_000), "seats": []})).await.unwrap();
    assert_eq!((large.status, large.code()), (413, "too_large"));
    // A server that will not read on hangs up; a client still writing may never see the answer.
    if let Ok(large) = server.person().await.post("/api/records", json!({"game": "x".repeat(5 << 20)})).await {
        assert_eq!((large.status, large.code()), (413, "too_large"));
    }
    let ana = server.person().await;
    let plain = ana.ask(Method::PUT, "/api/me", None, &[("content-type", "text/plain")]).await.unwrap();
    assert_eq!((plain.status, plain.code()), (400, "bad_request"));
    for body in [json!(null), json!([]), json!({}), json!({"name": 7}), json!({"nom": "x"}), json!("name")] {
        let refused = ana.ask(Method::PUT, "/api/me", Some(body), &[]).await.unwrap();
        assert_eq!((refused.status, refused.code()), (400, "bad_request"));
    }
    let french = ana.ask(Method::GET, "/api/nothing", None, &[("accept-language", "fr-CA,fr;q=0.9")]).await.unwrap();
    assert_eq!(french.body["error"]["message"], "Il n’y a rien ici sous ce nom.");
}

/// ARM-DATA-1: a roster that would take long to read is refused before it is read, and by name.
#[tokio::test]
async fn a_roster_costs_no_more_than_it_may() {
    let server = TestServer::open().await;
    let ana = server.person().await;
    let profile = |n: u32| {
        format!(
            "[[profile]]\nid = \"p{n}\"\nfr = \"P\"\nen = \"P\"\ncost = 1\nmove = 3\ndice = 1\narmour = 0\nhealth = 1\n\
             factions = [\"fees\"]\n[[profile.act]]\nid = \"a\"\nfr = \"A\"\nen = \"A\"\nneed = \"1+\"\ndamage = 1\n"
        )
    };
    let roster = |profiles: u32| format!("format = 1\n{}", (0..profiles).map(profile).collect::<String>());
    let record = |profiles| json!({"game": "armes", "seats": 2, "options": {"extra": roster(profiles)}, "steps": []});
    for (profiles, problem) in [(16_000, "262144 letters at most"), (800, "800 entries are more than 500")] {
        let refused = ana.post("/api/records", record(profiles)).await.unwrap();
        assert_eq!((refused.status, refused.code()), (400, "bad_option"), "{}", refused.body);
        assert!(refused.body.to_string().contains(problem), "{}", refused.body);
    }
    assert_eq!(ana.post("/api/records", record(400)).await.unwrap().status, 200);
}

#[tokio::test]
async fn records_that_do_not_replay_are_refused_by_step_and_clause() {
    let server = TestServer::open().await;
    let ana = server.person().await;
    let table = alone(&ana, "lutins", 2).await;
    let mut socket = ana.socket().await.unwrap();
    let frame = socket.follow(text(&table["id"]), 0).await.unwrap()["frame"].clone();
    let good = text(&frame["legal"]["0"][0]);
    let record = |steps: Value| json!({"game": "lutins", "seats": 2, "options": {}, "steps": steps});
    for (bad, step, code) in [
        (record(json!([[0, good], [0, good]])), json!(1), "bad_record"),
        (record(json!([[0, "nonsense"]])), json!(0), "bad_record"),
        (record(json!([["chance", "d6:4"]])), json!(0), "bad_record"),
        (record(json!([[9, good]])), json!(0), "bad_record"),
        (record(json!([["rng", good]])), Value::Null, "bad_record"),
        (record(json!("none")), Value::Null, "bad_record"),
        (json!({"game": "chess", "seats": 2, "steps": []}), Value::Null, "unknown_game"),
        (json!({"game": "lutins", "seats": 9, "steps": []}), Value::Null, "bad_seats"),
        (json!({"game": "lutins", "seats": 2, "options": {"x": 1}, "steps": []}), Value::Null, "bad_option"),
        (json!([1, 2]), Value::Null, "bad_record"),
    ] {
        let refused = ana.post("/api/records", bad.clone()).await.unwrap();
        assert_eq!((refused.status, refused.code()), (400, code), "{bad}: {}", refused.body);
        assert_eq!(refused.body["error"]["step"], step, "{bad}: {}", refused.body);
    }
    let refused = ana.post("/api/records", record(json!([[0, good], [0, good]]))).await.unwrap();
    assert!(text(&refused.body["error"]["rule"]).starts_with("LUT-"), "{}", refused.body);
    let games = ana.get("/api/me/games").await.unwrap();
    assert_eq!(games.body["tables"].as_array().unwrap().len(), 1, "nothing was imported");
    assert_eq!(ana.post("/api/records", record(json!([[0, good]]))).await.unwrap().status, 200);
}

/// Not every database takes every text.
#[tokio::test]
async fn no_letter_is_the_servers_own_fault() {
    crate::accounts::on_each_store("no_letter_is_the_servers_own_fault", async |server| {
        let ana = server.person().await;
        for path in
            ["/api/tables?game=%00", "/api/tables?game=%00&state=over", "/api/tables?after=%00", "/api/tables/%00"]
        {
            let answer = ana.get(path).await.unwrap();
            assert!(answer.status < 500, "{path}: {}", answer.body);
        }
        for name in ["\u{0}", "a\u{0}", "\u{fffd}\u{0}", "\u{3164}"] {
            let seats = json!([{"kind": "me", "name": name}, {"kind": "open"}]);
            let wish = json!({"game": "lutins", "seats": seats, "visibility": "open"});
            let answer = ana.post("/api/tables", wish).await.unwrap();
            assert_eq!((answer.status, answer.code()), (400, "bad_name"), "{name:?}: {}", answer.body);
            let answer = ana.post("/api/login", json!({"name": name, "passphrase": name})).await.unwrap();
            assert_eq!((answer.status, answer.code()), (401, "bad_login"), "{name:?}: {}", answer.body);
        }
    })
    .await;
}

#[tokio::test]
async fn a_seat_is_its_owners_alone() {
    let server = TestServer::open().await;
    let (ana, ben, eve) = (server.person().await, server.person().await, server.person().await);
    let mut table = Game::open(vec![ana, ben], "lutins", 4).await.unwrap();
    let id = table.table.clone();
    let legal = table.players[0].legal[0].clone();
    let mut socket = eve.socket().await.unwrap();
    let standing = socket.follow(&id, 0).await.unwrap();
    assert!(standing["frame"]["views"]["watcher"].is_object());
    assert_eq!(standing["frame"]["legal"], json!({}), "what a seat may do is the seat's own");
    for message in [
        json!({"t": "act", "table": id, "id": "a", "seat": 0, "seq": 0, "action": legal}),
        json!({"t": "check", "table": id, "id": "b", "seat": 0, "action": legal}),
        json!({"t": "hint", "table": id, "id": "c", "seat": 0}),
        json!({"t": "resign", "table": id, "id": "d", "seat": 0}),
        json!({"t": "say", "table": id, "phrase": "hello"}),
    ] {
        let said = answer(&mut socket, message.clone()).await;
        assert_eq!(said["code"], "not_yours", "{message}: {said}");
    }
    for (path, body, code) in [
        ("leave", json!({"seat": 0}), "not_yours"),
        ("start", json!({}), "not_yours"),
        ("rematch", json!({}), "not_yours"),
        ("fork", json!({"seq": 0, "seats": [{"kind": "me"}, {"kind": "me"}]}), "not_over"),
    ] {
        let refused = eve.post(&format!("/api/tables/{id}/{path}"), body).await.unwrap();
        assert_eq!(refused.code(), code, "{path}: {}", refused.body);
    }
    for (whose, code) in [("0", "not_yours"), ("1", "not_yours"), ("all", "not_over")] {
        let refused = eve.get(&format!("/api/tables/{id}/replay?as={whose}")).await.unwrap();
        assert_eq!(refused.code(), code);
    }
    assert!(table.step().await.unwrap().is_some());
}
