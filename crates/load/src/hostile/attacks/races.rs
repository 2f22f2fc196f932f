//! Reactions that took less time than they took: claims too short, beats said back late so that the line seems slow.

use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use super::late::{Late, act, frame_of, play_honestly};
use crate::Result;
use crate::hostile::attack::Attack;
use crate::hostile::ground::Ground;
use crate::play::seat_people;
use crate::setting::Wish;

/// Forged times in a race against somebody honest.
pub const REACTIONS: Attack = Attack {
    name: "forged reactions",
    success: "a reaction is recorded with half the time that it took, or many on average with too little",
    hands: 1,
    round: |ground| Box::pin(forge(ground)),
};

/// What a reaction takes, what is claimed, and what must not be recorded.
const TRUTH: Duration = Duration::from_millis(700);
const CLAIM: u64 = 260;
const TOO_GOOD: u64 = 350;
/// What may be gained on average: the 20 ms that are aimed at, and as much again for a machine that is late itself.
const MOST_GAIN: u64 = 40;
/// How late beats are said back.
const LATE: Duration = Duration::from_millis(380);
/// Windows in a round, and how long they may take.
const WINDOWS: usize = 6;
const LONGEST: Duration = Duration::from_secs(60);

async fn forge(ground: Arc<Ground>) -> Result<()> {
    let people = [ground.stranger(1).await?, ground.victim(1).await?];
    let wish = Wish { live: true, ..Wish::default() };
    let (table, is_live) = seat_people(&people, "elementals", wish).await?;
    if !is_live {
        return Err("this is no race".into());
    }
    let mut others = JoinSet::new();
    others.spawn(play_honestly(people[1].socket().await?, table.clone()));
    let mut socket = Late::follow(people[0].socket().await?, &table, LATE).await?;
    let end = Instant::now() + LONGEST;
    let (mut acts, mut recorded) = (0, Vec::new());
    while recorded.len() < WINDOWS
        && let Some(message) = socket.next(end).await?
    {
        let frame = frame_of(&message);
        if let Some(time) = frame["mine"][1].as_str().and_then(|action| action.rsplit(':').next()?.parse::<u64>().ok())
        {
            recorded.push(time);
            ground.count(if time > CLAIM { "corrected" } else { "believed" });
            if time < TOO_GOOD {
                ground.succeeded(format!("{TRUTH:?} were recorded as {time} ms"));
            }
        }
        if let Some(listed) = reaction_or_first(frame, 0) {
            if listed.contains("<ms>") {
                sleep(TRUTH).await;
            }
            acts += 1;
            let action = listed.replace("<ms>", &CLAIM.to_string());
            socket.act(act(&table, acts, 0, frame, &action)).await?;
        } else if message["t"] == "error" {
            ground.said(&message);
        }
        if message["table"]["state"] == "over" {
            break;
        }
    }
    let average = recorded.iter().sum::<u64>() / (recorded.len() as u64).max(1);
    if recorded.len() == WINDOWS && average + MOST_GAIN < TRUTH.as_millis() as u64 {
        ground.succeeded(format!("{TRUTH:?} were recorded as {average} ms on average"));
    }
    Ok(())
}

/// A reaction if one may react, else whatever may be done first.
fn reaction_or_first(frame: &Value, seat: usize) -> Option<String> {
    let legal = frame["legal"][seat.to_string()].as_array()?;
    let mut listed = legal.iter().filter_map(Value::as_str);
    let first = legal.first()?.as_str()?;
    Some(listed.find(|one| one.contains("<ms>")).unwrap_or(first).to_owned())
}
