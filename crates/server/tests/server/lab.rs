//! The lab through the front door: a change is tried, and what it did is told.

use crate::common::{TestServer, text};
use feerie_load::client::Person;
use reqwest::Method;
use serde_json::{Value, json};
use std::time::Duration;

fn wish(changes: Value, games: u32) -> Value {
    json!({"game": "elfe", "seats": 2, "bots": ["greedy"], "games": games, "seed": 7, "options": {}, "changes": changes})
}

/// Asks until a try is over.
async fn over(person: &Person, id: &str) -> Value {
    loop {
        let answer = person.get(&format!("/api/lab/{id}")).await.unwrap();
        assert_eq!(answer.status, 200, "{}", answer.body);
        if !["waiting", "playing"].contains(&text(&answer.body["state"])) {
            return answer.body;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn a_change_is_tried_and_what_it_did_is_told() {
    let server = TestServer::open().await;
    let person = server.person().await;
    let begun = person.post("/api/lab", wish(json!({"win": "court"}), 12)).await.unwrap();
    assert_eq!((begun.status, &begun.body["of"]), (202, &json!(24)), "{}", begun.body);
    let id = text(&begun.body["id"]);
    let done = over(&person, id).await;
    assert_eq!((&done["state"], &done["done"], &done["before"]), (&json!("done"), &json!(24), &json!(0)));
    let page = text(&done["page"]);
    assert!(page.contains("<svg") && page.contains("court") && !page.contains("<script"), "{page}");
    // What was seen is not sent again, and everybody reads it in their language.
    let seen = person.get(&format!("/api/lab/{id}?seen={}", done["version"])).await.unwrap().body;
    assert!(seen.get("page").is_none() && seen["version"] == done["version"]);
    let french = [("accept-language", "fr")];
    let french = person.ask(Method::GET, &format!("/api/lab/{id}"), None, &french).await.unwrap().body;
    assert_ne!(french["page"], done["page"]);
    // The plan is one for the command, and the report stands alone.
    assert!(text(&done["plan"]).contains("game = \"elfe\""), "{}", done["plan"]);
    let report = person.get(&format!("/api/lab/{id}/report")).await.unwrap();
    let header = |name: &str| report.headers[name].to_str().unwrap().to_owned();
    assert_eq!(report.status, 200);
    assert!(header("content-type").starts_with("text/html") && header("content-disposition").contains("attachment"));
    // The same again is the same.
    let again = person.post("/api/lab", wish(json!({"win": "court"}), 12)).await.unwrap();
    assert_eq!(over(&person, text(&again.body["id"])).await["page"], done["page"]);
}

#[tokio::test]
async fn what_cannot_be_played_is_refused_with_its_place() {
    let server = TestServer::open().await;
    let person = server.person().await;
    let with = |field: &str, value: Value| {
        let mut wish = wish(json!({}), 10);
        wish[field] = value;
        wish
    };
    let roster = "format = 1\n\n[[profile]]\nid = \"hibou\"\ncost = \"three\"\n";
    let mut armes = wish(json!({"extra": roster}), 10);
    armes["game"] = json!("armes");
    let refused = person.post("/api/lab", armes).await.unwrap();
    assert_eq!((refused.status, &refused.body["error"]["code"]), (400, &json!("bad_option")), "{}", refused.body);
    assert!(text(&refused.body["error"]["message"]).contains("line "), "{}", refused.body);
    for (bad, code) in [
        (with("game", json!("chess")), "unknown_game"),
        (with("seats", json!(9)), "bad_seats"),
        (with("changes", json!({"win": "never"})), "bad_option"),
        (with("changes", json!({"wind": 1})), "bad_option"),
        (with("games", json!(0)), "bad_request"),
        (with("games", json!(1001)), "bad_request"),
        (with("bots", json!([])), "bad_request"),
        (with("bots", json!(["keen:101"])), "bad_request"),
        (with("bots", json!(["wizard"])), "bad_request"),
        (with("more", json!(1)), "bad_request"),
        (with("changes", json!({"win": "x".repeat(70_000)})), "too_large"),
    ] {
        let answer = person.post("/api/lab", bad.clone()).await.unwrap();
        assert_eq!(answer.body["error"]["code"], code, "{bad}: {}", answer.body);
    }
    for path in ["/api/lab/nowhere", "/api/lab/nowhere/report"] {
        assert_eq!(person.get(path).await.unwrap().status, 404);
    }
    // None of them was begun.
    assert_eq!(person.post("/api/lab", wish(json!({}), 1)).await.unwrap().status, 202);
}

#[tokio::test]
async fn one_try_of_an_address_at_a_time_and_whoever_stops_keeps_what_was_played() {
    let server = TestServer::open_as(|config| config.behind_proxy = true).await;
    let person = server.person().await;
    let begin = async |address: &str| {
        // Searching bots: more than is played while this test looks on.
        let mut long = wish(json!({"win": "court"}), 1000);
        long["bots"] = json!(["strong:100"]);
        person.ask(Method::POST, "/api/lab", Some(long), &[("x-forwarded-for", address)]).await.unwrap()
    };
    let first = begin("192.0.2.1").await;
    let id = text(&first.body["id"]).to_owned();
    let second = begin("192.0.2.1").await;
    assert_eq!((second.status, &second.body["error"]["code"]), (429, &json!("too_many")), "{}", second.body);
    assert!(second.headers.contains_key("retry-after"));
    let early = person.get(&format!("/api/lab/{id}/report")).await.unwrap();
    assert_eq!((early.status, &early.body["error"]["code"]), (409, &json!("not_over")));
    // Another address may, until there are too many in all.
    let mut begun = vec![id.clone()];
    let full = loop {
        let other = begin(&format!("192.0.2.{}", begun.len() + 1)).await;
        if other.status != 202 {
            break other;
        }
        begun.push(text(&other.body["id"]).to_owned());
    };
    assert_eq!((full.status, &full.body["error"]["code"]), (503, &json!("busy")), "after {}", begun.len());
    assert!(full.headers.contains_key("retry-after"));
    let last = person.get(&format!("/api/lab/{}", begun.last().unwrap())).await.unwrap().body;
    assert_eq!((&last["state"], &last["before"]), (&json!("waiting"), &json!(begun.len() - 1)));
    // At least one game of each variant, so that there is something to keep.
    while person.get(&format!("/api/lab/{id}")).await.unwrap().body["done"] == 0 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    for id in &begun {
        assert_eq!(person.delete(&format!("/api/lab/{id}")).await.unwrap().status, 204);
    }
    for id in &begun {
        assert_eq!(over(&person, id).await["state"], "stopped");
    }
    let kept = over(&person, &id).await;
    assert!(kept["page"].is_string() && kept["done"].as_u64() < kept["of"].as_u64(), "{kept}");
    assert_eq!(person.get(&format!("/api/lab/{id}/report")).await.unwrap().status, 200);
    assert_eq!(begin("192.0.2.1").await.status, 202);
}
