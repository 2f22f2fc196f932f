//! Bots that think for nobody, and questions that make them think.

use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{sleep, timeout};

use crate::Result;
use crate::hostile::attack::Attack;
use crate::hostile::ground::Ground;
use crate::setting::ORDINARY;

/// Tables full of strong bots.
pub const BOTS: Attack = Attack {
    name: "bots for nobody",
    success: "bots think at tables where nobody sits or looks",
    hands: 1,
    round: |ground| Box::pin(among_bots(ground)),
};

/// Bots asked for advice without end.
pub const HINTS: Attack = Attack {
    name: "hint flood",
    success: "the server's own fault, or advice in a game between people",
    hands: 2,
    round: |ground| Box::pin(hints(ground)),
};

async fn among_bots(ground: Arc<Ground>) -> Result<()> {
    let person = ground.stranger(1).await?;
    let bot = json!({"kind": "bot", "level": "strong"});
    let mut tables = Vec::new();
    for _ in 0..20 {
        let wish = json!({"game": ORDINARY, "seats": [bot, bot, bot, bot], "pace": 0});
        let answer = ground.post(&person, "/api/tables", wish).await?;
        tables.extend(answer.body["table"]["id"].as_str().map(str::to_owned));
    }
    sleep(Duration::from_secs(2)).await;
    for table in tables {
        let info = ground.get(&person, &format!("/api/tables/{table}")).await?;
        if info.body["table"]["seq"].as_u64().is_some_and(|seq| seq > 0) {
            ground.succeeded(format!("bots played {} steps by themselves", info.body["table"]["seq"]));
        }
    }
    Ok(())
}

async fn hints(ground: Arc<Ground>) -> Result<()> {
    let (one, two) = (ground.stranger(1).await?, ground.stranger(2).await?);
    let people = [one.clone(), two];
    let (table, _) = crate::play::seat_people(&people, ORDINARY, crate::setting::Wish::default()).await?;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "strong"}]);
    let alone = one.open_table(json!({"game": ORDINARY, "seats": seats, "pace": 0})).await?["id"].clone();
    let mut socket = ground.socket(&one, &[]).await?;
    for number in 0..30 {
        let between_people = json!({"t": "hint", "table": table, "id": format!("p{number}"), "seat": 0});
        if ground.say(&mut socket, between_people).await?["t"] == "hint" {
            ground.succeeded("a bot advises in a game between people".to_owned());
        }
        // Many at once: one is thought about, the others are refused.
        for more in 0..4 {
            socket.send(json!({"t": "hint", "table": alone, "id": format!("a{number}-{more}"), "seat": 0})).await?;
        }
        while let Ok(said) = timeout(Duration::from_millis(50), socket.until(&["hint", "error"])).await {
            ground.said(&said?);
        }
    }
    socket.close().await;
    Ok(())
}
