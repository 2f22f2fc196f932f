//! Time for the whole game, and a line that seems slow: beats said back late, so that thinking looks like travelling.

use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use super::late::{Late, act, frame_of, play_honestly};
use crate::Result;
use crate::hostile::attack::Attack;
use crate::hostile::ground::Ground;
use crate::play::seat_people;
use crate::setting::{ORDINARY, Wish};

/// Thought that is not paid for.
pub const CLOCKS: Attack = Attack {
    name: "forged clocks",
    success: "somebody thinks for longer than their clock says",
    hands: 1,
    round: |ground| Box::pin(think(ground)),
};

/// What each move is thought about, how late beats are said back, and how many moves.
const THOUGHT: Duration = Duration::from_millis(400);
const LATE: Duration = Duration::from_millis(500);
const MOVES: u32 = 6;
/// What may be forgiven for each move: the way of a message on a busy machine.
const FORGIVEN: Duration = Duration::from_millis(100);
const LONGEST: Duration = Duration::from_secs(60);

async fn think(ground: Arc<Ground>) -> Result<()> {
    let people = [ground.stranger(1).await?, ground.victim(1).await?];
    let clock = json!({"kind": "game", "seconds": 600, "increment": 0});
    let (table, _) = seat_people(&people, ORDINARY, Wish { clock, ..Wish::default() }).await?;
    let mut others = JoinSet::new();
    others.spawn(play_honestly(people[1].socket().await?, table.clone()));
    let forger = Late::follow(people[0].socket().await?, &table, LATE).await?;
    let (first, last) = play_late(forger, &table).await?;
    let (paid, owed) = (Duration::from_millis(first.saturating_sub(last)), THOUGHT * MOVES);
    let is_paid = paid + FORGIVEN * MOVES >= owed;
    ground.count(if is_paid { "paid" } else { "not paid" });
    if !is_paid {
        ground.succeeded(format!("{owed:?} of thought cost {paid:?}"));
    }
    Ok(())
}

/// Thinks before every move; what the clock said at first and after so many moves.
async fn play_late(mut socket: Late, table: &str) -> Result<(u64, u64)> {
    let end = Instant::now() + LONGEST;
    let (mut acts, mut first) = (0, None);
    while let Some(message) = socket.next(end).await? {
        let frame = frame_of(&message);
        let left = frame["times"]["left"][0].as_u64();
        first = first.or(left);
        if let (true, Some(first), Some(left)) = (acts == MOVES, first, left) {
            return Ok((first, left));
        }
        if let Some(action) = frame["legal"]["0"][0].as_str() {
            acts += 1;
            sleep(THOUGHT).await;
            socket.act(act(table, acts.into(), 0, frame, action)).await?;
        }
    }
    Err("the game did not go on".into())
}
