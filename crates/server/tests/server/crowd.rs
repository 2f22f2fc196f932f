//! Nobody fills the server alone: bots that nobody watches, tables without end, lists, pings, long games.

use crate::common::{TestServer, alone, text, until, wide};
use feerie_load::client::Person;
use feerie_server::Limits;
use reqwest::Method;
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};
use tokio::task::JoinSet;

async fn seq(person: &Person, table: &str) -> u64 {
    person.get(&format!("/api/tables/{table}")).await.unwrap().body["table"]["seq"].as_u64().unwrap()
}

#[tokio::test]
async fn bots_among_themselves_play_while_somebody_looks() {
    let server = TestServer::open().await;
    let ana = server.person().await;
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
    let server = TestServer::open_with(Limits { tables_per_person: 5, ..wide() }).await;
    let ana = server.person().await;
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

/// Once more is one more.
#[tokio::test]
async fn a_rematch_is_a_table_like_any_other() {
    let server = TestServer::open_with(Limits { tables_per_person: 1, ..wide() }).await;
    let ana = server.person().await;
    let bot = json!({"kind": "bot", "level": "random"});
    let short = json!({"mode": "relaxed", "turn_cap": 10});
    let wish = json!({"game": "elementals", "seats": [bot, bot], "options": short, "pace": 0});
    let over = text(&ana.open_table(wish).await.unwrap()["id"]).to_owned();
    let mut socket = ana.socket().await.unwrap();
    if socket.follow(&over, 0).await.unwrap()["table"]["state"] != "over" {
        until(&mut socket, |message| message["table"]["state"] == "over").await;
    }
    alone(&ana, "lutins", 2).await;
    let again = ana.post(&format!("/api/tables/{over}/rematch"), json!({})).await.unwrap();
    assert_eq!((again.status, again.code()), (429, "too_many"), "{}", again.body);
}

#[tokio::test]
async fn an_address_opens_so_many_tables_and_no_more() {
    let server = TestServer::open_with(Limits { http_rate: 10, ..wide() }).await;
    // Whoever drops the cookie is somebody else, from the same address. Together they ask less than it may ask at once.
    let mut people = Vec::new();
    for _ in 0..6 {
        people.push(server.person().await);
    }
    let mut asked = JoinSet::new();
    for turn in 0..30 {
        let somebody = people[turn % people.len()].clone();
        let wish = json!({"game": "lutins", "seats": [{"kind": "me"}, {"kind": "me"}]});
        asked.spawn(async move { somebody.post("/api/tables", wish).await.unwrap().status });
    }
    let answers = asked.join_all().await;
    assert!(answers.contains(&200) && answers.contains(&429), "ten at once and one a second: {answers:?}");
}

/// What fills the disk is counted by its size.
#[tokio::test]
async fn a_table_with_a_roster_counts_as_many() {
    let server = TestServer::open_with(Limits { http_rate: 100, ..wide() }).await;
    let ana = server.person().await;
    let roster = format!("format = 1\n# {}", "x".repeat(60_000));
    let wish = json!({"game": "armes", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"extra": roster}});
    let mut refused = 0;
    for _ in 0..60 {
        let answer = ana.post("/api/tables", wish.clone()).await.unwrap();
        refused += u32::from(answer.status == 429 && answer.body.to_string().contains("too_many"));
    }
    assert!(refused > 0, "as much as 900 tables, of which 100 may come at once and two a second");
}

/// Whoever drops the cookie is somebody else each time, and is written down each time.
#[tokio::test]
async fn an_address_is_so_many_guests_and_no_more() {
    let server = TestServer::open_with(Limits { http_rate: 10, ..wide() }).await;
    let mut somebody = server.person().await;
    somebody.cookie.clear();
    // As many requests as may come at once.
    let mut asked = JoinSet::new();
    for number in 0..38 {
        let (somebody, name) = (somebody.clone(), json!({"name": format!("Ada {number}")}));
        asked.spawn(async move { somebody.ask(Method::PUT, "/api/me", Some(name), &[]).await.unwrap().status });
    }
    let answers = asked.join_all().await;
    assert!(answers.contains(&200) && answers.contains(&429), "ten at once and one a second: {answers:?}");
}

#[tokio::test]
async fn the_list_of_open_tables_is_nobody_s_alone_and_tells_no_rosters() {
    let server = TestServer::open().await;
    let (ana, ben) = (server.person().await, server.person().await);
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

/// Whoever drops the cookie after each table is somebody else, but does not fill the list from two addresses.
#[tokio::test]
async fn a_few_addresses_do_not_fill_the_list_of_open_tables() {
    let server = TestServer::open_as(|config| config.behind_proxy = true).await;
    let open = async |address: &str, person: &Person| -> Value {
        let wish = json!({"game": "lutins", "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "open"});
        let from = [("x-forwarded-for", address)];
        person.ask(Method::POST, "/api/tables", Some(wish), &from).await.unwrap().body["table"]["id"].clone()
    };
    let ana = server.person().await;
    let table = open("192.0.2.1", &ana).await;
    for address in ["192.0.2.7", "192.0.2.8"] {
        for _ in 0..60 {
            assert!(open(address, &server.person().await).await.is_string());
        }
    }
    let list = server.person().await.get("/api/tables?state=waiting").await.unwrap().body;
    let tables = list["tables"].as_array().unwrap();
    assert_eq!(tables.len(), 100);
    assert!(tables.iter().any(|one| one["id"] == table), "an honest table is not listed");
    let created: Vec<u64> = tables.iter().map(|one| one["created"].as_u64().unwrap()).collect();
    assert!(created.is_sorted_by(|newer, older| newer >= older), "newest first: {created:?}");
}

/// However many there are, all of them are found, and none of them twice.
#[tokio::test]
async fn the_list_of_open_tables_has_pages() {
    let server = TestServer::open().await;
    let mut opened = Vec::new();
    while opened.len() < 230 {
        let host = server.person().await;
        for _ in 0..5 {
            let wish = json!({"game": "lutins", "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "open"});
            opened.push(text(&host.open_table(wish).await.unwrap()["id"]).to_owned());
        }
    }
    let (ana, mut listed, mut sizes) = (server.person().await, Vec::new(), Vec::new());
    let mut path = "/api/tables?state=waiting".to_owned();
    loop {
        let page = ana.get(&path).await.unwrap().body;
        let tables = page["tables"].as_array().unwrap();
        listed.extend(tables.iter().map(|table| text(&table["id"]).to_owned()));
        sizes.push(tables.len());
        let Some(next) = page["next"].as_str() else { break };
        path = format!("/api/tables?state=waiting&after={next}");
    }
    assert_eq!(sizes, [100, 100, 30]);
    opened.sort();
    listed.sort();
    assert_eq!(opened, listed);
    for bad in ["x", "1.2.3", "1.2.%27"] {
        let refused = ana.get(&format!("/api/tables?after={bad}")).await.unwrap();
        assert_eq!((refused.status, refused.code()), (400, "bad_request"), "{bad}");
    }
}

/// A household of the newer Internet has more addresses than there are tables.
#[tokio::test]
async fn a_household_opens_so_many_tables_and_no_more() {
    let server = TestServer::open_as(|config| {
        config.behind_proxy = true;
        config.limits.http_rate = 10;
    })
    .await;
    let somebody = server.person().await;
    let mut asked = JoinSet::new();
    for number in 0..30 {
        let somebody = somebody.clone();
        asked.spawn(async move {
            let wish = json!({"game": "lutins", "seats": [{"kind": "me"}, {"kind": "me"}]});
            let address = format!("2001:db8:1:2::{number:x}");
            let from = [("x-forwarded-for", address.as_str())];
            somebody.ask(Method::POST, "/api/tables", Some(wish), &from).await.unwrap().status
        });
    }
    let answers = asked.join_all().await;
    assert!(answers.contains(&200) && answers.contains(&429), "ten at once and one a second: {answers:?}");
}

/// Each kind of work has a queue with an end: beyond it the answer says when to come back, and nobody waits for it.
#[tokio::test]
async fn whoever_asks_for_too_much_at_once_is_told_when_to_come_back() {
    let server = TestServer::open().await;
    let ana = server.person().await;
    let mut asked = JoinSet::new();
    for n in 0..100 {
        let ana = ana.clone();
        let login = json!({"name": format!("Nobody{n}"), "passphrase": "correct horse"});
        asked.spawn(async move { ana.post("/api/login", login).await.unwrap() });
    }
    let answers = asked.join_all().await;
    let (busy, others): (Vec<_>, Vec<_>) = answers.iter().partition(|answer| answer.status == 503);
    // How many wait until they are sent away depends on how fast the machine is.
    assert!(!busy.is_empty() && !others.is_empty(), "{} of 100 were sent away", busy.len());
    for answer in busy {
        assert_eq!(answer.code(), "busy", "{}", answer.body);
        let wait = answer.headers["retry-after"].to_str().unwrap().parse::<u32>().unwrap();
        assert!(wait > 0, "{wait}");
    }
    assert!(others.iter().all(|answer| answer.status == 401), "those who waited got their answer");
    assert_eq!(ana.get("/api/tables").await.unwrap().status, 200, "everything else goes on");
}

#[tokio::test]
async fn what_comes_to_nothing_writes_nothing() {
    let server = TestServer::open().await;
    let somebody = server.person().await;
    let seats = json!([{"kind": "me"}, {"kind": "me"}]);
    for (path, body, code) in [
        ("/api/tables/nowhere12/join", json!({}), "not_found"),
        ("/api/tables/nowhere12/rematch", json!({}), "not_found"),
        ("/api/tables/nowhere12/fork", json!({"seq": 0, "seats": seats}), "not_found"),
        ("/api/tables", json!({"game": "chess", "seats": seats}), "unknown_game"),
    ] {
        assert_eq!(somebody.post(path, body).await.unwrap().code(), code, "{path}");
    }
    let mut file = SqliteConnection::connect(&format!("sqlite://{}", server.data().display())).await.unwrap();
    let people: i64 = sqlx::query_scalar("SELECT count(*) FROM people").fetch_one(&mut file).await.unwrap();
    assert_eq!(people, 0);
}

/// Each name at a table for strangers is looked up. There are as many as there are seats, however many are wished for.
#[tokio::test]
async fn no_more_names_are_looked_up_than_there_are_seats() {
    let server = TestServer::open().await;
    let mut wishes = vec![json!({"kind": "open"}), json!({"kind": "me"})];
    wishes.extend((0..1500).map(|number| json!({"kind": "me", "name": format!("Ada {number}")})));
    // No name at all: whoever comes to it looks up all that come before.
    wishes.push(json!({"kind": "me", "name": ""}));
    let wish = json!({"game": "lutins", "seats": wishes, "visibility": "open"});
    let refused = server.person().await.post("/api/tables", wish).await.unwrap();
    assert_eq!((refused.status, refused.code()), (400, "bad_seats"), "{}", refused.body);
}

#[tokio::test]
async fn a_long_game_is_read_page_by_page() {
    let server = TestServer::open().await;
    let ana = server.person().await;
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
