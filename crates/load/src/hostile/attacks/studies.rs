//! Studies without end: one person's, until nobody else's finished game is looked at.

use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::Result;
use crate::client::Person;
use crate::hostile::attack::Attack;
use crate::hostile::ground::Ground;

/// More studies than the server has time for.
pub const STUDIES: Attack = Attack {
    name: "study flood",
    success: "somebody else's study is refused",
    hands: 1,
    round: |ground| Box::pin(study_all(ground)),
};

/// Addresses from which finished games are brought and studied, and games of each: more than may wait.
const LAIRS: u8 = 5;
const GAMES: usize = 8;
/// How often somebody else asks before they believe that they are refused.
const TRIES: u32 = 8;

async fn study_all(ground: Arc<Ground>) -> Result<()> {
    let honest = ground.victim(1).await?;
    let record = finished(&honest).await?;
    let mut asked = JoinSet::new();
    for lair in 1..=LAIRS {
        let greedy = ground.stranger(lair).await?;
        for _ in 0..GAMES {
            let (ground, greedy, record) = (Arc::clone(&ground), greedy.clone(), record.clone());
            asked.spawn(async move { study_one(&ground, &greedy, record).await });
        }
    }
    asked.join_all().await.into_iter().collect::<Result<()>>()?;
    let brought = honest.post("/api/records", record).await?;
    let table = brought.body["table"]["id"].as_str().ok_or_else(|| format!("not brought: {}", brought.body))?;
    let mut answer = honest.get(&format!("/api/tables/{table}/study")).await?;
    for _ in 0..TRIES {
        ground.answered("study", &answer);
        // When it is done is another question: studies come after everything else.
        if answer.status == 200 {
            return Ok(());
        }
        sleep(Duration::from_millis(500)).await;
        answer = honest.get(&format!("/api/tables/{table}/study")).await?;
    }
    ground.succeeded(format!("somebody else was answered {} {}", answer.status, answer.body));
    Ok(())
}

async fn study_one(ground: &Ground, greedy: &Person, record: Value) -> Result<()> {
    let table = ground.post(greedy, "/api/records", record).await?.body["table"]["id"].clone();
    if let Some(table) = table.as_str() {
        ground.get(greedy, &format!("/api/tables/{table}/study")).await?;
    }
    Ok(())
}

/// The record of a short game that bots have played to its end before somebody's eyes.
async fn finished(person: &Person) -> Result<Value> {
    let bot = json!({"kind": "bot", "level": "gentle"});
    let options = json!({"mode": "relaxed", "turn_cap": 10});
    let wish = json!({"game": "elementals", "seats": [bot, bot], "options": options, "pace": 0});
    let table = person.open_table(wish).await?["id"].as_str().ok_or("no id")?.to_owned();
    let mut socket = person.socket().await?;
    socket.send(json!({"t": "sub", "table": table, "from": 0})).await?;
    while socket.until(&["table"]).await?["table"]["state"] != "over" {}
    socket.close().await;
    Ok(person.get(&format!("/api/tables/{table}/record")).await?.body)
}
