//! Dice anyone can check, from the first promise to the last roll: the real `feerie serve` and `feerie verify`.

use fastrand::Rng;
use feerie_load::client::Person;
use feerie_load::process::{Served, Storage};
use serde_json::{Value, json};
use std::path::Path;
use std::process::{Command, Output};

/// Plays all seats of a table at random until the game is over.
async fn play_to_the_end(person: &Person, table: &str) {
    let mut socket = person.socket().await.unwrap();
    let mut rng = Rng::with_seed(4);
    let mut frame = socket.follow(table, 0).await.unwrap()["frame"].clone();
    for n in 0.. {
        let Some((seat, legal)) = frame["legal"].as_object().and_then(|lists| lists.iter().next()) else { break };
        let legal = legal.as_array().unwrap();
        let action = &legal[rng.usize(..legal.len())];
        let seat: u8 = seat.parse().unwrap();
        let act = json!({"t": "act", "table": table, "id": n.to_string(), "seat": seat, "seq": frame["seq"], "action": action});
        socket.send(act).await.unwrap();
        let answer = socket.until(&["ack", "error"]).await.unwrap();
        assert_eq!(answer["t"], "ack", "{answer}");
        frame = socket.follow(table, 1_000_000).await.unwrap()["frame"].clone();
    }
}

fn verify(record: &Value, file: &Path) -> Output {
    std::fs::write(file, record.to_string()).unwrap();
    Command::new(env!("CARGO_BIN_EXE_feerie")).args(["--lang", "en", "verify"]).arg(file).output().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_promised_before_the_first_step_is_proved_after_the_last() {
    let folder = tempfile::tempdir().unwrap();
    let binary = Path::new(env!("CARGO_BIN_EXE_feerie"));
    let server = Served::start(binary, &Storage::File(folder.path().join("feerie.db")), 0).await.unwrap();
    let ana = Person::arrive(&server.address).await.unwrap();
    let wish = json!({"game": "elfe", "seats": [{"kind": "me"}, {"kind": "me"}], "wait": true, "pace": 0});
    let table = ana.open_table(wish).await.unwrap();
    let id = table["id"].as_str().unwrap();
    // The hash is there, and nothing has been rolled.
    assert_eq!((&table["state"], &table["seq"]), (&json!("waiting"), &json!(0)));
    let promised = table["commitment"].clone();
    assert_eq!(promised.as_str().map(str::len), Some(64));

    let path = |what: &str| format!("/api/tables/{id}/{what}");
    for (seat, salt) in ["sel de Guérande", "trois grains"].into_iter().enumerate() {
        let salted = ana.post(&path("salt"), json!({"seat": seat, "salt": salt})).await.unwrap();
        assert_eq!(salted.status, 200, "{}", salted.body);
    }
    let stranger = Person::arrive(&server.address).await.unwrap();
    let foreign = stranger.post(&path("salt"), json!({"seat": 0, "salt": "mine"})).await.unwrap();
    assert_eq!(foreign.code(), "not_yours");
    let long = ana.post(&path("salt"), json!({"seat": 0, "salt": "x".repeat(65)})).await.unwrap();
    assert_eq!(long.code(), "bad_request");
    let started = ana.post(&path("start"), json!({})).await.unwrap();
    assert_eq!(started.body["table"]["state"], "playing", "{}", started.body);
    assert_eq!(started.body["table"]["commitment"], promised);
    let late = ana.post(&path("salt"), json!({"seat": 0, "salt": "too late"})).await.unwrap();
    assert_eq!(late.code(), "already_started", "salts are fixed before the first roll");
    assert_eq!(ana.get(&path("record")).await.unwrap().code(), "not_over", "the seed stays secret");

    play_to_the_end(&ana, id).await;
    let record = ana.get(&path("record")).await.unwrap().body;
    assert_eq!(record["commitment"], promised);
    assert_eq!(record["salts"], json!(["sel de Guérande", "trois grains"]));

    // True to the last roll: by the program, and by the server.
    let file = folder.path().join("game.json");
    let good = verify(&record, &file);
    assert!(good.status.success(), "{}", String::from_utf8_lossy(&good.stdout));
    let verdict = ana.post("/api/verify", record.clone()).await.unwrap().body;
    assert_eq!(verdict["problems"], json!([]));
    let rolls = verdict["checked"].as_u64().unwrap();
    assert!(rolls > 10, "{verdict}");

    // Another seed, another salt, another hash, another die: each is found out, by both.
    let mut forged = Vec::new();
    for (field, value) in
        [("seed", json!("00".repeat(32))), ("salts", json!(["sel", "grain"])), ("commitment", json!("00".repeat(32)))]
    {
        let mut other = record.clone();
        other[field] = value;
        forged.push(other);
    }
    let mut loaded = record.clone();
    let steps = loaded["steps"].as_array_mut().unwrap();
    let last =
        steps.iter_mut().rev().find(|step| step[1].as_str().is_some_and(|text| text.starts_with("d6:"))).unwrap();
    last[1] = json!(if last[1] == "d6:6" { "d6:5" } else { "d6:6" });
    forged.push(loaded);
    for record in forged {
        let bad = verify(&record, &file);
        assert!(!bad.status.success(), "{}", String::from_utf8_lossy(&bad.stdout));
        let verdict = ana.post("/api/verify", record).await.unwrap().body;
        assert_ne!(verdict["problems"], json!([]), "{verdict}");
    }
    assert_eq!(ana.post("/api/verify", json!({"game": 7})).await.unwrap().code(), "bad_record");
}
