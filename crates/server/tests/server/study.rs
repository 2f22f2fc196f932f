//! Finished games looked at again, through the front door.

use crate::common::{TestServer, alone, text};
use serde_json::json;
use std::time::Duration;

/// Lets bots play a table to its end.
async fn finish(server: &TestServer, game: &str) -> String {
    let person = server.person().await;
    let bot = json!({"kind": "bot", "level": "gentle"});
    let options = if game == "elementals" { json!({"turn_cap": 10}) } else { json!({}) };
    let wish = json!({"game": game, "seats": [bot, bot], "options": options, "pace": 0});
    let table = person.open_table(wish).await.unwrap();
    let id = text(&table["id"]).to_owned();
    let mut socket = person.socket().await.unwrap();
    socket.send(json!({"t": "sub", "table": id, "from": 0})).await.unwrap();
    loop {
        let message = socket.until(&["table"]).await.unwrap();
        if message["table"]["state"] == "over" {
            return id;
        }
    }
}

#[tokio::test]
async fn a_finished_game_is_studied_once_and_for_all() {
    let server = TestServer::open().await;
    for game in ["elfe", "elementals"] {
        let id = finish(&server, game).await;
        let person = server.person().await;
        let study = loop {
            let answer = person.get(&format!("/api/tables/{id}/study")).await.unwrap();
            assert_eq!(answer.status, 200, "{}", answer.body);
            if answer.body["study"].is_object() {
                assert_eq!(answer.body["done"], answer.body["of"]);
                break answer.body["study"].clone();
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        };
        let record = person.get(&format!("/api/tables/{id}/record")).await.unwrap().body;
        let moves = record["steps"].as_array().unwrap().iter().filter(|step| step[0].is_u64()).count();
        let points = study["points"].as_array().unwrap();
        assert_eq!(points.len(), moves.min(300), "{game}");
        for point in points {
            let shares: Vec<f64> = point["shares"].as_array().unwrap().iter().map(|s| s.as_f64().unwrap()).collect();
            assert!((shares.iter().sum::<f64>() - 1.0).abs() < 0.05, "{game}: {point}");
        }
        let slips = study["slips"].as_array().unwrap();
        for seat in 0..2 {
            assert!(slips.iter().filter(|slip| slip["seat"] == seat).count() <= 2, "{game}: {slips:?}");
        }
        for slip in slips {
            let step = &record["steps"][slip["seq"].as_u64().unwrap() as usize - 1];
            assert_eq!((&step[0], &step[1]), (&slip["seat"], &slip["played"]), "{game}: {slip}");
            assert_ne!(slip["played"], slip["better"]);
        }
        let again = person.get(&format!("/api/tables/{id}/study")).await.unwrap().body;
        assert_eq!(again["study"], study);
    }
}

#[tokio::test]
async fn a_running_game_is_not_studied() {
    let server = TestServer::open().await;
    let person = server.person().await;
    let table = alone(&person, "lutins", 2).await;
    let refused = person.get(&format!("/api/tables/{}/study", text(&table["id"]))).await.unwrap();
    assert_eq!((refused.status, &refused.body["error"]["code"]), (409, &json!("not_over")));
    assert_eq!(person.get("/api/tables/nowhere/study").await.unwrap().status, 404);
}
