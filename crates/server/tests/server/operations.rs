//! What operators and programs rely on: health, metrics, the description, headers, limits of the server.

mod schema;
mod wire_document;

use crate::common::{TestServer, alone, config_at, text, wide};
use feerie_catalog::Catalog;
use feerie_load::client::Person;
use feerie_load::play::Game;
use feerie_server::{Config, Server};
use reqwest::Method;
use schema::misfit;
use serde_json::{Value, json};

#[tokio::test]
async fn health_and_metrics_tell_how_it_is() {
    let server = TestServer::open().await;
    let (ana, ben) = (server.person().await, server.person().await);
    let mut table = Game::open(vec![ana.clone(), ben], "lutins", 8).await.unwrap();
    for _ in 0..3 {
        table.step().await.unwrap();
    }
    assert_eq!(ana.get("/healthz").await.unwrap().status, 200);
    let metrics = reqwest::get(&server.metrics).await.unwrap().text().await.unwrap();
    for name in [
        "feerie_steps_total{by=\"person\"}",
        "feerie_sockets",
        "feerie_tables_in_memory",
        "feerie_commit_seconds_bucket",
        "feerie_commit_units_bucket",
        "feerie_http_answers_total",
        "feerie_tables_opened_total{game=\"lutins\"}",
    ] {
        assert!(metrics.contains(name), "{name} is missing in\n{metrics}");
    }
    assert!(!metrics.contains(&table.table) && !metrics.contains(&ana.id), "numbers only");
    assert_ne!(ana.get("/metrics").await.unwrap().headers["content-type"], "text/plain; version=0.0.4; charset=utf-8");
}

#[tokio::test]
async fn every_answer_is_guarded() {
    let server = TestServer::open().await;
    let ana = server.person().await;
    for path in ["/", "/table/abc", "/api/me", "/api/nothing", "/healthz", "/missing.js", "/api/openapi.json"] {
        let answer = ana.get(path).await.unwrap();
        let policy = answer.headers["content-security-policy"].to_str().unwrap();
        // The engine for browsers may be compiled; nothing else is unsafe.
        let rest = policy.replace("'wasm-unsafe-eval'", "");
        assert!(policy.contains("default-src 'self'") && !rest.contains("unsafe"), "{path}: {policy}");
        assert_eq!(answer.headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(answer.headers["x-frame-options"], "DENY", "{path}");
    }
    let cookie = reqwest::get(format!("http://{}/api/me", server.address)).await.unwrap();
    let cookie = cookie.headers()["set-cookie"].to_str().unwrap().to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.contains("Path=/"), "{cookie}");
}

#[tokio::test]
async fn the_client_is_served_and_cached_by_content() {
    let server = TestServer::open().await;
    let ana = server.person().await;
    for page in ["/", "/table/abcdefgh", "/replay/x/y"] {
        let answer = ana.get(page).await.unwrap();
        assert_eq!(answer.status, 200, "{page}");
        assert_eq!(answer.headers["content-type"], "text/html; charset=utf-8");
        assert_eq!(answer.headers["cache-control"], "private, no-cache");
        let tag = answer.headers["etag"].to_str().unwrap();
        let again = ana.ask(Method::GET, page, None, &[("if-none-match", tag)]).await.unwrap();
        assert_eq!(again.status, 304);
    }
    assert_eq!(ana.get("/assets/nothing.js").await.unwrap().status, 404);
    assert_eq!(ana.ask(Method::DELETE, "/", None, &[]).await.unwrap().status, 405);
}

#[tokio::test]
async fn whoever_opens_a_page_is_a_guest_before_its_scripts_run() {
    let server = TestServer::open().await;
    let browser = reqwest::Client::new();
    let get =
        |path: &str, accept: &str| browser.get(format!("http://{}{path}", server.address)).header("accept", accept);
    let page = get("/table/abcdefgh", "text/html,application/xhtml+xml").send().await.unwrap();
    let cookie = page.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    let ask = || get("/api/me", "*/*").header("cookie", &cookie).send();
    let (one, other) = tokio::join!(ask(), ask());
    let (one, other): (Value, Value) = (one.unwrap().json().await.unwrap(), other.unwrap().json().await.unwrap());
    assert_eq!(one["id"], other["id"], "two first requests, one person");
    let again = get("/", "text/html").header("cookie", &cookie).send().await.unwrap();
    assert!(again.headers().get("set-cookie").is_none(), "a known guest keeps the cookie");
    let script = get("/assets/nothing.js", "*/*").send().await.unwrap();
    assert!(script.headers().get("set-cookie").is_none(), "caches keep scripts for everybody");
}

/// A path of the description with something real in it.
async fn filled(path: &str, table: &str, person: &Person) -> String {
    let feed = person.get("/api/me/feed").await.unwrap().body["atom"].clone();
    let name = text(&feed).rsplit('/').next().unwrap_or_default().split('?').next().unwrap_or_default();
    path.replace("{id}", table)
        .replace("{seat}", "1")
        .replace("{name}", name)
        .replace("{session}", "none")
        .replace("{bot}", "none")
}

/// A body that each operation accepts.
fn body(path: &str) -> Value {
    match path {
        "/api/tables" => json!({"game": "lutins", "seats": [{"kind": "me"}, {"kind": "open"}]}),
        "/api/me" => json!({"name": "Ana"}),
        "/api/me/bots" => json!({"name": "Bip"}),
        "/api/me/claim" | "/api/login" => json!({"name": "Zoe", "passphrase": "correct horse"}),
        "/api/tables/{id}/join" => json!({"seat": 1}),
        "/api/tables/{id}/leave" => json!({"seat": 1}),
        "/api/tables/{id}/links" => json!({"seat": 1}),
        "/api/tables/{id}/fork" => json!({"seq": 0, "seats": [{"kind": "me"}, {"kind": "me"}]}),
        "/api/records" => json!({"game": "lutins", "seats": 2, "steps": []}),
        _ => json!({}),
    }
}

#[tokio::test]
async fn the_description_is_true() {
    let server = TestServer::open().await;
    let ana = server.person().await;
    let described = ana.get("/api/openapi.json").await.unwrap().body;
    drop(ana);
    let paths = described["paths"].as_object().unwrap();
    for (path, operations) in paths {
        for (method, operation) in operations.as_object().unwrap() {
            // A new person each time: some of these end the session.
            let ana = server.person().await;
            let table = waiting_table(&ana).await;
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
            let sent = (method != Method::GET).then(|| body(path));
            let answer = ana.ask(method.clone(), &filled(path, &table, &ana).await, sent, &[]).await.unwrap();
            let status = answer.status.to_string();
            let response = &operation["responses"][&status];
            assert!(response.is_object(), "{method} {path} answered {status}, which is not described: {}", answer.body);
            // There is no such session, bot or try.
            let is_unknown =
                ["{session}", "{bot}", "/api/lab/{id}", "/api/lab/{id}/report"].iter().any(|end| path.ends_with(end));
            let is_served = answer.code() != "not_found" || is_unknown;
            assert!(is_served, "{method} {path} is described and not served");
            let schema = &response["content"]["application/json"]["schema"];
            assert_eq!(misfit(&described, schema, &answer.body), None, "{method} {path}");
        }
    }
}

async fn waiting_table(person: &Person) -> String {
    let wish = json!({"game": "lutins", "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "open"});
    text(&person.open_table(wish).await.unwrap()["id"]).to_owned()
}

#[tokio::test]
async fn tables_beyond_the_cache_are_replayed_when_somebody_comes() {
    let limits = feerie_server::Limits { hot_tables: 2, ..crate::common::wide() };
    let server = TestServer::open_with(limits).await;
    let ana = server.person().await;
    let mut tables = Vec::new();
    for _ in 0..6 {
        let info = alone(&ana, "lutins", 2).await;
        let id = text(&info["id"]).to_owned();
        let mut socket = ana.socket().await.unwrap();
        let frame = socket.follow(&id, 0).await.unwrap()["frame"].clone();
        let action = &frame["legal"]["0"][0];
        let act = json!({"t": "act", "table": id, "id": "a", "seat": 0, "seq": 0, "action": action});
        assert_eq!(crate::common::answer(&mut socket, act).await["t"], "ack");
        socket.close().await;
        tables.push(id);
    }
    for id in &tables {
        let info = ana.get(&format!("/api/tables/{id}")).await.unwrap();
        assert_eq!(info.body["table"]["seq"], 1, "{}", info.body);
    }
    let metrics = reqwest::get(&server.metrics).await.unwrap().text().await.unwrap();
    assert!(metrics.contains("feerie_tables_in_memory"), "{metrics}");
}

/// Whoever knows the number knows every roll to come.
#[tokio::test]
async fn dice_for_tests_are_the_same_each_time_and_for_this_machine_alone() {
    let folder = tempfile::tempdir().unwrap();
    let config = |host: &str, file: &str| Config {
        host: host.to_owned(),
        test_dice: Some(1),
        ..config_at(folder.path().join(file), None, wide())
    };
    let refused = Server::bind(config("0.0.0.0", "open.db"), &Catalog).await.err().expect("everybody could reach it");
    assert!(refused.to_string().contains("only this machine"), "{refused}");

    let mut promised = Vec::new();
    for file in ["one.db", "two.db"] {
        let server = Server::bind(config("127.0.0.1", file), &Catalog).await.unwrap();
        let address = server.address().unwrap();
        let serving = tokio::spawn(server.serve(std::future::pending()));
        let ana = Person::arrive(&address.to_string()).await.unwrap();
        let tables = [alone(&ana, "lutins", 2).await, alone(&ana, "lutins", 2).await, alone(&ana, "elfe", 2).await];
        promised.push(tables.map(|table| text(&table["commitment"]).to_owned()));
        serving.abort();
    }
    let [lutins, again, elfe] = &promised[0];
    assert_eq!(promised[0], promised[1]);
    assert!(lutins == again && lutins != elfe, "they follow from the game");
}
