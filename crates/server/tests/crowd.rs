//! Nobody fills the house alone: bots that nobody watches, tables without end, lists, pings, long games.

mod common;

use common::{House, alone, text, until, wide};
use feerie_load::client::Person;
use feerie_server::Limits;
use reqwest::Method;
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

async fn seq(person: &Person, table: &str) -> u64 {
    person.get(&format!("/api/tables/{table}")).await.unwrap().body["table"]["seq"].as_u64().unwrap()
}

#[tokio::test]
async fn bots_among_themselves_play_while_somebody_looks() {
    let house = House::open().await;
    let ana = house.person().await;
    let bot = json!({"kind": "bot", "level": "random"});
    let among_bots = ana.open_table(json!({"game": "lutins", "seats": [bot, bot], "pace": 0})).await.unwrap();
    let id = text(&among_bots["id"]);
    let before = seq(&ana, id).await;
    // Another table of the same kind is played to its end meanwhile, for somebody looks at it.
    let watched = ana.open_table(json!({"game": "lutins", "seats": [bot, bot], "pace": 0})).await.unwrap();
    let mut socket = ana.socket().await.unwrap();
    let is_over = |message: &Value| message["t"] == "table" && message["table"]["state"] == "over";
    if !is_over(&socket.follow(text(&watched["id"]), 0).await.unwrap()) {
        until(&mut socket, is_over).await;
    }
    assert_eq!(seq(&ana, id).await, before, "nobody looked");
    socket.follow(id, 0).await.unwrap();
    until(&mut socket, |message| message["table"]["id"] == id && is_over(message)).await;
}

#[tokio::test]
async fn many_tables_at_once_are_no_more_than_one_may_have() {
    let house = House::open_with(Limits { tables_per_person: 5, ..wide() }).await;
    let ana = house.person().await;
    // Known before: all requests are one person's.
    alone(&ana, "lutins", 2).await;
    let mut asked = JoinSet::new();
    for _ in 0..40 {
        let ana = ana.clone();
        let wish = json!({"game": "lutins", "seats": [{"kind": "me"}, {"kind": "me"}]});
        asked.spawn(async move { ana.post("/api/tables", wish).await.unwrap().status });
    }
    let answers = asked.join_all().await;
    assert_eq!(answers.iter().filter(|status| **status == 200).count(), 4, "{answers:?}");
}

#[tokio::test]
async fn an_address_opens_so_many_tables_and_no_more() {
    let house = House::open_with(Limits { http_rate: 10, ..wide() }).await;
    let mut refused = 0;
    for _ in 0..30 {
        // Whoever drops the cookie is somebody else, from the same address.
        let Ok(somebody) = Person::arrive(&house.address).await else { break };
        let wish = json!({"game": "lutins", "seats": [{"kind": "me"}, {"kind": "me"}]});
        refused += u32::from(somebody.post("/api/tables", wish).await.unwrap().status == 429);
    }
    assert!(refused > 5, "{refused}");
}

#[tokio::test]
async fn the_list_of_open_tables_is_nobody_s_alone_and_tells_no_rosters() {
    let house = House::open().await;
    let (ana, ben) = (house.person().await, house.person().await);
    let open = json!([{"kind": "me"}, {"kind": "open"}]);
    let roster = format!("format = 1\n# {}", "x".repeat(5000));
    for _ in 0..12 {
        let wish = json!({"game": "armes", "seats": open, "visibility": "open", "options": {"extra": roster}});
        ana.open_table(wish).await.unwrap();
    }
    let list = ben.get("/api/tables?state=waiting").await.unwrap();
    let tables = list.body["tables"].as_array().unwrap();
    assert_eq!(tables.len(), 5, "{}", tables.len());
    assert!(tables.iter().all(|table| table["options"].get("extra").is_none()));
    let one = ben.get(&format!("/api/tables/{}", text(&tables[0]["id"]))).await.unwrap();
    assert_eq!(one.body["table"]["options"]["extra"], json!(roster), "the table itself tells all");
}

#[tokio::test]
async fn pings_and_bytes_count_as_messages() {
    let house = House::open_with(Limits { socket_rate: 5, ..wide() }).await;
    let ana = house.person().await;
    for frame in [Message::Ping(Default::default()), Message::binary(vec![1, 2, 3])] {
        let mut socket = ana.socket().await.unwrap();
        // Sent away in the end, whether or not all of it was heard.
        for _ in 0..2000 {
            if socket.send_raw(frame.clone()).await.is_err() {
                break;
            }
        }
        while let Ok(Some(_)) = socket.next().await {}
    }
}

/// Each kind of work has a queue with an end: beyond it the answer says when to come back, and nobody waits for it.
#[tokio::test]
async fn whoever_asks_for_too_much_at_once_is_told_when_to_come_back() {
    let house = House::open().await;
    let ana = house.person().await;
    let mut asked = JoinSet::new();
    for n in 0..100 {
        let ana = ana.clone();
        let login = json!({"name": format!("Nobody{n}"), "passphrase": "correct horse"});
        asked.spawn(async move { ana.post("/api/login", login).await.unwrap() });
    }
    let answers = asked.join_all().await;
    let (busy, others): (Vec<_>, Vec<_>) = answers.iter().partition(|answer| answer.status == 503);
    assert!(!busy.is_empty() && others.len() >= 16, "{} of 100 were sent away", busy.len());
    for answer in busy {
        assert_eq!(answer.code(), "busy", "{}", answer.body);
        let wait = answer.headers["retry-after"].to_str().unwrap().parse::<u32>().unwrap();
        assert!(wait > 0, "{wait}");
    }
    assert!(others.iter().all(|answer| answer.status == 401), "those who waited got their answer");
    assert_eq!(ana.get("/api/tables").await.unwrap().status, 200, "everything else goes on");
}

#[tokio::test]
async fn joining_nothing_writes_nothing() {
    let house = House::open().await;
    let somebody = house.person().await;
    let refused = somebody.post("/api/tables/nowhere12/join", json!({})).await.unwrap();
    assert_eq!(refused.status, 404, "{}", refused.body);
    let mut file = SqliteConnection::connect(&format!("sqlite://{}", house.data().display())).await.unwrap();
    let people: i64 = sqlx::query_scalar("SELECT count(*) FROM people").fetch_one(&mut file).await.unwrap();
    assert_eq!(people, 0);
}

#[tokio::test]
async fn a_long_game_is_read_page_by_page() {
    let house = House::open().await;
    let ana = house.person().await;
    let bot = json!({"kind": "bot", "level": "random"});
    let options = json!({"first": "0", "mode": "relaxed", "turn_cap": 600});
    let wish = json!({"game": "elementals", "seats": [bot, bot], "pace": 0, "options": options});
    let table = ana.open_table(wish).await.unwrap();
    let id = text(&table["id"]);
    let mut socket = ana.socket().await.unwrap();
    let is_over = |message: &Value| message["t"] == "table" && message["table"]["state"] == "over";
    if !is_over(&socket.follow(id, 0).await.unwrap()) {
        until(&mut socket, is_over).await;
    }
    let steps = ana.get(&format!("/api/tables/{id}/record")).await.unwrap().body["steps"].as_array().unwrap().len();
    let page = async |after: &str| {
        let path = format!("/api/tables/{id}/replay?as=all&limit=30{after}");
        ana.ask(Method::GET, &path, None, &[]).await.unwrap().body
    };
    let (mut seqs, mut after): (Vec<u64>, String) = (Vec::new(), String::new());
    loop {
        let body = page(&after).await;
        let frames = body["frames"].as_array().unwrap();
        assert!(frames.len() <= 30, "{}", frames.len());
        seqs.extend(frames.iter().map(|frame| frame["seq"].as_u64().unwrap()));
        if body.get("more").is_none() {
            break;
        }
        after = format!("&after={}", seqs.last().unwrap());
    }
    assert_eq!(seqs, (0..=steps as u64).collect::<Vec<_>>(), "all of them, once each");
    assert!(steps > 60, "{steps}");
}
