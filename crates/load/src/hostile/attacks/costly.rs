//! Questions that are short to ask and long to answer: rosters, records, replays, studies, practice, forks.

use serde_json::{Value, json};
use std::sync::Arc;
use tokio::task::JoinSet;

use crate::Result;
use crate::client::Person;
use crate::hostile::attack::Attack;
use crate::hostile::ground::Ground;
use crate::setting::{ORDINARY, games_or_all};

/// Records with a huge list of fairies, each of which is read.
pub const ROSTERS: Attack = Attack {
    name: "huge rosters",
    success: "the server's own fault, or others wait",
    hands: 2,
    round: |ground| Box::pin(rosters(ground)),
};

/// Records of thousands of steps, brought and asked for again and again.
pub const RECORDS: Attack = Attack {
    name: "records and replays",
    success: "the server's own fault, or others wait",
    hands: 2,
    round: |ground| Box::pin(records(ground)),
};

/// Lessons whose every step is played again.
pub const PRACTICE: Attack = Attack {
    name: "practice flood",
    success: "the server's own fault, or others wait",
    hands: 2,
    round: |ground| Box::pin(practice(ground)),
};

/// How many at once.
const AT_ONCE: usize = 12;

/// Asks the same many times at once.
async fn all_at_once(
    ground: &Arc<Ground>,
    person: &Person,
    path: &str,
    body: Option<Value>,
    times: usize,
) -> Result<()> {
    let mut asked = JoinSet::new();
    for _ in 0..times {
        let (ground, person, path, body) = (Arc::clone(ground), person.clone(), path.to_owned(), body.clone());
        asked.spawn(async move {
            let method = if body.is_some() { reqwest::Method::POST } else { reqwest::Method::GET };
            ground.ask(&person, method, &path, body).await.map(|_| ())
        });
    }
    asked.join_all().await.into_iter().collect()
}

async fn rosters(ground: Arc<Ground>) -> Result<()> {
    let person = ground.stranger(1).await?;
    for (profiles, times) in [(200, AT_ONCE), (4000, 3), (16_000, 1)] {
        let profile = |number: usize| {
            format!(
                "[[profile]]\nid = \"gnat{number}\"\nfr = \"M\"\nen = \"G\"\ncost = 1\nmove = 3\ndice = 1\n\
                 armour = 0\nhealth = 1\nfactions = [\"fees\"]\n[[profile.act]]\nid = \"bite\"\nfr = \"M\"\n\
                 en = \"B\"\nneed = \"1+\"\ndamage = 1\n"
            )
        };
        let roster = format!("format = 1\n{}", (0..profiles).map(profile).collect::<String>());
        let record = json!({"game": "armes", "seats": 2, "options": {"extra": roster}, "steps": []});
        all_at_once(&ground, &person, "/api/records", Some(record), times).await?;
    }
    Ok(())
}

async fn records(ground: Arc<Ground>) -> Result<()> {
    let person = ground.stranger(1).await?;
    let endless: Vec<Value> = (0..50_000).map(|_| json!([0, "pass"])).collect();
    let record = json!({"game": ORDINARY, "seats": 2, "options": {}, "steps": endless});
    ground.post(&person, "/api/records", record.clone()).await?;
    ground.post(&person, "/api/verify", record).await?;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "random"}]);
    let wish = json!({"game": ORDINARY, "seats": seats, "pace": 0});
    let table = person.open_table(wish).await?["id"].as_str().ok_or("no id")?.to_owned();
    for path in ["replay", "replay?as=0&limit=400", "replay?as=all", "record", "study", "rulings", "ratings"] {
        all_at_once(&ground, &person, &format!("/api/tables/{table}/{path}"), None, AT_ONCE).await?;
    }
    let fork = json!({"seq": 0, "seats": [{"kind": "me"}, {"kind": "me"}]});
    all_at_once(&ground, &person, &format!("/api/tables/{table}/fork"), Some(fork), AT_ONCE).await
}

async fn practice(ground: Arc<Ground>) -> Result<()> {
    let person = ground.stranger(1).await?;
    for game in games_or_all(&[], &person).await? {
        let lesson = json!({"game": game, "seats": 2, "seat": 0, "options": {}, "seed": 7, "steps": []});
        all_at_once(&ground, &person, "/api/practice", Some(lesson), AT_ONCE).await?;
        let endless: Vec<Value> = (0..5000).map(|_| json!([0, "x"])).collect();
        let lesson = json!({"game": game, "seats": 4, "seat": 3, "options": {}, "seed": u64::MAX, "steps": endless});
        ground.post(&person, "/api/practice", lesson).await?;
    }
    Ok(())
}
