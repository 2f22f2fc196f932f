//! A face beside the name: chosen once, kept, and seen by whoever sits at the same table; on every store.

use crate::common::{TestServer, text, until};
use feerie_load::client::{Answer, Person};
use feerie_load::database::Fresh;
use reqwest::Method;
use serde_json::{Value, json};

async fn on_each_store(name: &str, test: impl AsyncFn(TestServer)) {
    test(TestServer::open().await).await;
    if let Some(database) = Fresh::for_test(name).await {
        test(TestServer::open_on(&database.url).await).await;
        database.remove().await.unwrap();
    }
}

async fn present(person: &Person, body: Value) -> Answer {
    person.ask(Method::PUT, "/api/me", Some(body), &[]).await.unwrap()
}

async fn open(person: &Person, seats: Value) -> Value {
    let wish = json!({"game": "lutins", "seats": seats, "pace": 0});
    let answer = person.post("/api/tables", wish).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.body["table"].clone()
}

#[tokio::test]
async fn a_face_is_given_chosen_and_kept() {
    on_each_store("a_face_is_given_chosen_and_kept", async |server| {
        let ana = server.person().await;
        let given = ana.get("/api/me").await.unwrap().body["face"].clone();
        assert_eq!(ana.get("/api/me").await.unwrap().body["face"], given, "always the same");
        assert_eq!(present(&ana, json!({"name": "Ana"})).await.body["face"], given, "a name changes no face");
        let chosen = if given == "owl" { "fox" } else { "owl" };
        let answer = present(&ana, json!({"face": chosen})).await;
        assert_eq!((&answer.body["name"], &answer.body["face"]), (&json!("Ana"), &json!(chosen)));
        for unknown in [json!("pumpkin"), json!("Owl"), json!(""), json!(7), json!("owl<b>")] {
            assert_eq!(present(&ana, json!({"face": unknown})).await.status, 400, "{unknown}");
        }
        assert_eq!(ana.get("/api/me").await.unwrap().body["face"], chosen);
        let claim = json!({"name": "Ana", "passphrase": "correct horse"});
        let kept = ana.post("/api/me/claim", claim.clone()).await.unwrap();
        assert_eq!(kept.body["face"], chosen, "{}", kept.body);
        let elsewhere = server.person().await.post("/api/login", claim).await.unwrap();
        assert_eq!(elsewhere.body["face"], chosen, "{}", elsewhere.body);
    })
    .await;
}

#[tokio::test]
async fn whoever_sits_at_the_table_sees_the_faces_of_the_others() {
    on_each_store("whoever_sits_at_the_table_sees_the_faces_of_the_others", async |server| {
        let (ana, ben) = (server.person().await, server.person().await);
        present(&ana, json!({"name": "Ana", "face": "owl"})).await;
        present(&ben, json!({"name": "Ben", "face": "fox"})).await;
        let table = open(&ana, json!([{"kind": "me"}, {"kind": "open"}])).await;
        assert_eq!(table["seats"][0]["face"], "owl");
        assert_eq!(table["seats"][1].get("face"), None, "nobody sits there yet");
        let mut socket = ana.socket().await.unwrap();
        socket.send(json!({"t": "sub", "table": table["id"], "from": 0})).await.unwrap();
        let (_, link) = text(&table["links"]["1"]).split_once("#link=").unwrap();
        let path = format!("/api/tables/{}/join", text(&table["id"]));
        let joined = ben.post(&path, json!({"link": link})).await.unwrap().body["table"].clone();
        let faces = |table: &Value| [table["seats"][0]["face"].clone(), table["seats"][1]["face"].clone()];
        assert_eq!(faces(&joined), ["owl", "fox"]);
        let heard =
            until(&mut socket, |said| said["t"] == "table" && said["table"]["seats"][1]["kind"] == "person").await;
        assert_eq!(faces(&heard["table"]), ["owl", "fox"]);
    })
    .await;
}

#[tokio::test]
async fn round_one_screen_everybody_has_a_face() {
    let server = TestServer::open().await;
    let ana = server.person().await;
    present(&ana, json!({"name": "Ana", "face": "owl"})).await;
    let seats = json!([{"kind": "me"}, {"kind": "me", "name": "Ben", "face": "fox"}, {"kind": "me", "name": "Cléo"},
        {"kind": "bot", "level": "gentle"}]);
    let table = open(&ana, seats).await;
    assert_eq!((&table["seats"][0]["face"], &table["seats"][1]["face"]), (&json!("owl"), &json!("fox")));
    assert!(table["seats"][2]["face"].is_string(), "given where none was chosen");
    assert_eq!(table["seats"][3].get("face"), None, "bots have those of their names");
    let wish = json!({"game": "lutins", "seats": [{"kind": "me", "face": "pumpkin"}, {"kind": "me"}]});
    assert_eq!(ana.post("/api/tables", wish).await.unwrap().status, 400);
}

#[tokio::test]
async fn a_table_keeps_the_face_of_who_sat_down() {
    let server = TestServer::open().await;
    let ana = server.person().await;
    present(&ana, json!({"name": "Ana", "face": "owl"})).await;
    let table = open(&ana, json!([{"kind": "me"}, {"kind": "bot", "level": "gentle"}])).await;
    present(&ana, json!({"face": "toad"})).await;
    let server = server.reopen().await;
    let path = format!("http://{}/api/tables/{}", server.address, text(&table["id"]));
    let stored: Value = reqwest::get(path).await.unwrap().json().await.unwrap();
    assert_eq!(stored["table"]["seats"][0]["face"], "owl");
}
