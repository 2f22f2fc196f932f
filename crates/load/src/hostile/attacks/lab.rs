//! The lab for oneself: more tries than one may play, tries that never end, and data that speaks markup.

use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::sleep;

use crate::Result;
use crate::client::{Answer, Person};
use crate::hostile::attack::Attack;
use crate::hostile::ground::Ground;
use crate::setting::ORDINARY;

/// Tries without end.
pub const TRIES: Attack = Attack {
    name: "lab flood",
    success: "one address plays two tries at once, a try goes on that nobody asks about, or the server's own fault",
    hands: 1,
    round: |ground| Box::pin(try_all(ground)),
};

/// Addresses that try at the same time: more than may wait.
const LAIRS: u8 = 10;
/// How long nobody asks: a server waits for fifteen seconds.
const SILENCE: Duration = Duration::from_secs(17);
/// How often an end is looked for then, and when again: well within the minute after which every try ends.
const LOOKS: u32 = 250;
const MOMENT: Duration = Duration::from_millis(100);

async fn try_all(ground: Arc<Ground>) -> Result<()> {
    let mut begun = Vec::new();
    for lair in 1..=LAIRS {
        let person = ground.stranger(lair).await?;
        let first = ground.post(&person, "/api/lab", endless()).await?;
        // Somebody else at the same address is no other address.
        let second = ground.post(&ground.stranger(lair).await?, "/api/lab", endless()).await?;
        if let (Some(one), Some(_)) = (id_of(&first), id_of(&second))
            && is_under_way(&ground, &person, &one).await?
        {
            ground.succeeded(format!("{one} was under way when another one of its address began"));
        }
        begun.extend(id_of(&first).map(|id| (person, id)));
    }
    for (person, id) in &begun {
        for path in ["?seen=18446744073709551615", "?seen=-1", "/report", ""] {
            ground.get(person, &format!("/api/lab/{id}{path}")).await?;
        }
    }
    sleep(SILENCE).await;
    // Whoever looks is there again: what has not ended by then goes on. It ends between two steps, and a bot may think.
    let Some((person, id)) = begun.first() else { return Ok(()) };
    for _ in 0..LOOKS {
        if !is_under_way(&ground, person, id).await? {
            return Ok(());
        }
        sleep(MOMENT).await;
    }
    ground.succeeded(format!("{id} went on for nobody"));
    Ok(())
}

/// Games that are as long as their options let them be, played by bots that think as much as they may.
fn endless() -> Value {
    json!({
        "game": ORDINARY, "seats": 4, "bots": ["strong:100"], "games": 1000, "seed": u64::MAX,
        "options": {"turn_cap": 100_000, "stall": 100_000}, "changes": {"turn_cap": 99_999},
    })
}

fn id_of(answer: &Answer) -> Option<String> {
    answer.body["id"].as_str().map(str::to_owned)
}

async fn is_under_way(ground: &Ground, person: &Person, id: &str) -> Result<bool> {
    let said = ground.get(person, &format!("/api/lab/{id}")).await?;
    Ok(["waiting", "playing"].contains(&said.body["state"].as_str().unwrap_or_default()))
}
