//! Practice through the front door: the real rules, and nothing kept.

use crate::common::TestServer;
use serde_json::{Value, json};

fn forest(steps: Value) -> Value {
    json!({"game": "lutins", "seats": 3, "seat": 0, "options": {}, "seed": 1, "steps": steps})
}

#[tokio::test]
async fn a_game_is_played_on_from_what_was_sent_and_nothing_is_kept() {
    let server = TestServer::open().await;
    let person = server.person().await;
    let start = person.post("/api/practice", forest(json!([]))).await.unwrap().body;
    assert_eq!(start["frames"].as_array().unwrap().len(), 1);
    let action = start["frames"][0]["legal"]["0"][0].clone();
    let moved = person.post("/api/practice", forest(json!([[0, action]]))).await.unwrap().body;
    assert_eq!(moved["frames"][0], start["frames"][0], "one step less is the move taken back");
    assert_eq!(moved["frames"][1]["mine"], json!([0, action]));
    assert_eq!(person.get("/api/me/games").await.unwrap().body["tables"], json!([]));
}

#[tokio::test]
async fn dice_come_from_the_number_and_one_seat_sees() {
    let server = TestServer::open().await;
    let person = server.person().await;
    let wish = |seed: u64| json!({"game": "elfe", "seats": 2, "seat": 1, "seed": seed, "steps": []});
    let play = async |seed| person.post("/api/practice", wish(seed)).await.unwrap().body;
    let (first, again, other) = (play(5).await, play(5).await, play(6).await);
    assert_eq!(first, again);
    assert_ne!(first["frames"], other["frames"]);
    let last = first["frames"].as_array().unwrap().last().unwrap();
    assert_eq!(last["views"].as_object().unwrap().keys().collect::<Vec<_>>(), ["1"]);
}

#[tokio::test]
async fn what_cannot_be_practised_is_told_by_step_and_clause() {
    let server = TestServer::open().await;
    let person = server.person().await;
    let illegal = person.post("/api/practice", forest(json!([[0, "T:-"], [0, "L:Sd-d8"]]))).await.unwrap();
    assert_eq!((illegal.status, &illegal.body["error"]["step"]), (400, &json!(1)), "{}", illegal.body);
    assert!(crate::common::text(&illegal.body["error"]["rule"]).starts_with("LUT-"));
    for bad in [
        json!({"game": "chess", "seats": 2, "seat": 0, "seed": 1, "steps": []}),
        json!({"game": "elfe", "seats": 99, "seat": 0, "seed": 1, "steps": []}),
        json!({"game": "elfe", "seats": 2, "seat": 2, "seed": 1, "steps": []}),
        json!({"game": "elfe", "seats": 2, "seat": 0, "seed": -1, "steps": []}),
        json!({"game": "elfe", "seats": 2, "seat": 0, "seed": 1, "steps": [], "more": 1}),
        json!({"game": "elfe", "seats": 2, "seat": 0, "seed": 1, "options": {"more": 1}, "steps": []}),
        json!({"game": "elfe", "seats": 2, "seat": 0, "seed": 1, "steps": vec![json!([0, "pass"]); 401]}),
    ] {
        let answer = person.post("/api/practice", bad.clone()).await.unwrap();
        assert!(
            (400..500).contains(&answer.status) && answer.body["error"]["code"].is_string(),
            "{bad}: {}",
            answer.body
        );
    }
}

#[tokio::test]
async fn a_question_about_a_practised_game_is_answered_like_one_at_a_table() {
    let server = TestServer::open().await;
    let person = server.person().await;
    let ask = async |steps: Value, question: Value| {
        let wish = json!({"practice": forest(steps), "question": question});
        person.post("/api/practice/ask", wish).await.unwrap()
    };
    let kept = ask(json!([]), json!({"ask": "outlook", "after": ["T:-"]})).await.body;
    let played = ask(json!([[0, "T:-"]]), json!({"ask": "outlook"})).await.body;
    assert_eq!(kept, played);
    assert!(kept["board"]["runs"].as_array().is_some_and(|runs| !runs.is_empty()), "{kept}");
    let refused = ask(json!([]), json!({"ask": "check", "actions": ["T:-", "L:Sd-d8"]})).await;
    assert_eq!((refused.status, &refused.body["error"]["step"]), (400, &json!(1)), "{}", refused.body);
    let long = ask(json!([]), json!({"ask": "check", "actions": vec!["T:-"; 99]})).await;
    assert_eq!(long.body["error"]["code"], "too_many");
}
