//! Tables without end, by people who are somebody else each time.

use serde_json::json;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::Result;
use crate::hostile::attack::Attack;
use crate::hostile::ground::Ground;
use crate::setting::{ORDINARY, games_for};

/// Guests who open tables and leave.
pub const TABLES: Attack = Attack {
    name: "table flood",
    success: "one address opens more tables than the burst and the rate that it may",
    hands: 1,
    round: |ground| Box::pin(open_tables(ground)),
};

/// A list of tables that is one person's alone.
pub const LOBBY: Attack = Attack {
    name: "lobby flood",
    success: "the tables of a few addresses push somebody else's out of the list",
    hands: 1,
    round: |ground| Box::pin(fill_lobby(ground)),
};

/// At once, and then each second: what the server allows an address, and as much again for a clock that is late.
const BURST: u64 = 60;
const EACH_SECOND: u64 = 2;
/// So many are asked for in one round.
const WISHES: usize = 120;

/// Who fills the list: so many guests at so many addresses, with so many tables each.
const GUESTS: u8 = 30;
const LAIRS: u8 = 3;
const OF_EACH: usize = 5;

async fn open_tables(ground: Arc<Ground>) -> Result<()> {
    let games = games_for(&ground.victim(1).await?, 2).await?;
    let begun = Instant::now();
    let mut opened = 0;
    for number in 0..WISHES {
        // Whoever drops the cookie is somebody else, from the same address.
        let Ok(person) = ground.stranger(1).await else {
            ground.count("429");
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let bot = json!({"kind": "bot", "level": "strong"});
        let game = &games[number % games.len()];
        let wish = json!({"game": game, "seats": [{"kind": "me"}, bot], "pace": 0});
        opened += u64::from(ground.post(&person, "/api/tables", wish).await?.status == 200);
    }
    let allowed = BURST + EACH_SECOND * begun.elapsed().as_secs();
    if opened > allowed {
        ground.succeeded(format!("{opened} tables in {:?}", begun.elapsed()));
    }
    Ok(())
}

async fn fill_lobby(ground: Arc<Ground>) -> Result<()> {
    let honest = ground.victim(1).await?;
    let wish = json!({"game": ORDINARY, "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "open"});
    let table = honest.open_table(wish.clone()).await?["id"].clone();
    for number in 0..GUESTS {
        // A few addresses, and somebody else each time: no host has many tables.
        let Ok(greedy) = ground.stranger(1 + number % LAIRS).await else {
            ground.count("429");
            continue;
        };
        for _ in 0..OF_EACH {
            ground.post(&greedy, "/api/tables", wish.clone()).await?;
        }
    }
    let newcomer = ground.victim(2).await?;
    let list = newcomer.get("/api/tables?state=waiting").await?;
    ground.answered("/api/tables", &list);
    let tables = list.body["tables"].as_array().ok_or("no list")?;
    if !tables.iter().any(|one| one["id"] == table) {
        ground.succeeded(format!("an honest table is not among the {} listed", tables.len()));
    }
    Ok(())
}
