//! People who follow and never read, and people who follow everything.

use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::Result;
use crate::hostile::attack::Attack;
use crate::hostile::ground::Ground;
use crate::setting::ORDINARY;

/// Readers that never read.
pub const MUTE: Attack = Attack {
    name: "readers that do not read",
    success: "the server keeps for ever what they do not read",
    hands: 2,
    round: |ground| Box::pin(never_read(ground)),
};

/// Tables followed without end.
pub const SUBSCRIPTIONS: Attack = Attack {
    name: "subscription flood",
    success: "one socket follows more tables than it may",
    hands: 1,
    round: |ground| Box::pin(follow_all(ground)),
};

/// Somebody comes and goes at a table with a large roster, before many viewers: each time all of them are told of it.
pub const COMING: Attack = Attack {
    name: "coming and going",
    success: "the server's own fault, or others wait",
    hands: 1,
    round: |ground| Box::pin(come_and_go(ground)),
};

/// Viewers of somebody who comes and goes, and how often.
const VIEWERS: usize = 10;
const TIMES: usize = 60;
/// Bytes of the roster.
const ROSTER: usize = 100 << 10;

async fn come_and_go(ground: Arc<Ground>) -> Result<()> {
    let person = ground.stranger(1).await?;
    let roster = format!("format = 1\n{}", "# fairies\n".repeat(ROSTER / 10));
    let record = json!({"game": "armes", "seats": 2, "options": {"extra": roster}, "steps": []});
    let table = ground.post(&person, "/api/records", record).await?.body["table"]["id"].clone();
    let table = table.as_str().ok_or("no table")?.to_owned();
    let other = ground.stranger(2).await?;
    let mut viewers = JoinSet::new();
    for _ in 0..VIEWERS {
        let mut socket = ground.socket(&other, &[]).await?;
        socket.follow(&table, 0).await?;
        viewers.spawn(async move { while let Ok(Some(_)) = socket.next_text().await {} });
    }
    let mut socket = ground.socket(&person, &[]).await?;
    for _ in 0..TIMES {
        socket.send(json!({"t": "sub", "table": table, "from": 0})).await?;
        ground.said(&socket.until(&["table", "error"]).await?);
        socket.send(json!({"t": "unsub", "table": table})).await?;
    }
    socket.close().await;
    viewers.shutdown().await;
    Ok(())
}

/// Sockets that do not read.
const SOCKETS: usize = 20;
/// Questions each of them asks.
const QUESTIONS: usize = 400;
/// Tables that one socket may follow.
const ALLOWED: usize = 64;

async fn never_read(ground: Arc<Ground>) -> Result<()> {
    let person = ground.stranger(1).await?;
    let seats = json!([{"kind": "me"}, {"kind": "me"}]);
    let table = person.open_table(json!({"game": "armes", "seats": seats})).await?["id"].clone();
    let mut sockets = Vec::new();
    for _ in 0..SOCKETS {
        sockets.push(ground.socket(&person, &[]).await?);
    }
    for _ in 0..QUESTIONS {
        for socket in &mut sockets {
            // Each is answered with the whole table. What cannot be sent any more was cut off: that is as it should be.
            let _ = tokio::time::timeout(
                Duration::from_millis(5),
                socket.send(json!({"t": "sub", "table": table, "from": 0})),
            )
            .await;
        }
        ground.count("asked");
        sleep(Duration::from_millis(10)).await;
    }
    Ok(())
}

async fn follow_all(ground: Arc<Ground>) -> Result<()> {
    let person = ground.stranger(1).await?;
    let list = ground.get(&person, "/api/tables").await?;
    let mut tables: Vec<String> = list.body["tables"]
        .as_array()
        .map(|tables| tables.iter().filter_map(|table| table["id"].as_str().map(str::to_owned)).collect())
        .unwrap_or_default();
    while tables.len() <= ALLOWED + 6 {
        let wish = json!({"game": ORDINARY, "seats": [{"kind": "me"}, {"kind": "me"}]});
        let answer = ground.post(&person, "/api/tables", wish).await?;
        match answer.body["table"]["id"].as_str() {
            Some(id) => tables.push(id.to_owned()),
            None => sleep(Duration::from_millis(1100)).await,
        }
    }
    let mut socket = ground.socket(&person, &[]).await?;
    let mut followed = 0;
    for table in &tables {
        socket.send(json!({"t": "sub", "table": table, "from": 0})).await?;
        let said = socket.until(&["table", "error"]).await?;
        ground.said(&said);
        followed += usize::from(said["t"] == "table");
        sleep(Duration::from_millis(20)).await;
    }
    if followed > ALLOWED {
        ground.succeeded(format!("{followed} tables are followed by one socket"));
    }
    socket.close().await;
    Ok(())
}
