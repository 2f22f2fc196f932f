//! Names kept without end, passphrases guessed, and people locked out of their own accounts.

use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::time::sleep;

use crate::Result;
use crate::client::Person;
use crate::hostile::attack::Attack;
use crate::hostile::ground::Ground;

/// Names kept by the dozen.
pub const CLAIMS: Attack = Attack {
    name: "account flood",
    success: "one address keeps more names in a minute than it may",
    hands: 1,
    round: |ground| Box::pin(claim_all(ground)),
};

/// Guesses at somebody's passphrase, from many addresses.
pub const GUESSES: Attack = Attack {
    name: "passphrase guessing",
    success: "a guess opens the account, or its owner is locked out on their own device",
    hands: 1,
    round: |ground| Box::pin(guess(ground)),
};

/// What an address may have hashed in a minute, at once and then in time.
const HASHES: u64 = 30;
/// Addresses that guess together.
const GUESSERS: u8 = 6;

pub(super) const PASSPHRASE: &str = "a heron walks under the third bridge";

async fn claim_all(ground: Arc<Ground>) -> Result<()> {
    let begun = Instant::now();
    let mut kept = 0;
    for _ in 0..60 {
        let Ok(person) = ground.stranger(1).await else {
            sleep(Duration::from_millis(100)).await;
            continue;
        };
        kept += u64::from(ground.post(&person, "/api/me/claim", claim(&fresh_name())).await?.status == 200);
    }
    // The whole flood may have come before in this minute: only a fresh start can be counted, and it is the worst one.
    if kept > HASHES + begun.elapsed().as_secs() {
        ground.succeeded(format!("{kept} names in {:?}", begun.elapsed()));
    }
    Ok(())
}

async fn guess(ground: Arc<Ground>) -> Result<()> {
    let (mut owner, name) = keep_a_name(&ground, 1).await?;
    let mut guessers = Vec::new();
    for last in 1..=GUESSERS {
        guessers.push(ground.stranger(last).await?);
    }
    for number in 0..20 {
        for guesser in &guessers {
            let wrong = json!({"name": name, "passphrase": format!("a heron walks under bridge {number}")});
            let asked = ground.post(guesser, "/api/login", wrong);
            // Strangers are made to wait: nobody has to wait with them.
            match tokio::time::timeout(Duration::from_millis(300), asked).await {
                Ok(Ok(answer)) if answer.status == 200 => ground.succeeded("a wrong passphrase was taken".to_owned()),
                Ok(answer) => _ = answer?,
                Err(_) => ground.count("slowed down"),
            }
        }
    }
    // The owner comes back on their own device: told to wait a moment if everybody hashes at once, never locked out.
    for _ in 0..20 {
        let answer = owner.post("/api/login", json!({"name": name, "passphrase": PASSPHRASE})).await?;
        ground.answered("/api/login", &answer);
        owner.take_cookie(&answer);
        match answer.status {
            200 => return Ok(()),
            503 => sleep(Duration::from_secs(1)).await,
            status => {
                ground.succeeded(format!("the owner's own device was answered {status} {}", answer.body));
                return Ok(());
            }
        }
    }
    ground.succeeded("the owner was told to wait for twenty seconds".to_owned());
    Ok(())
}

/// Somebody honest who keeps a name, and has logged in on their device.
pub(super) async fn keep_a_name(ground: &Ground, last: u8) -> Result<(Person, String)> {
    let mut owner = ground.victim(last).await?;
    let name = fresh_name();
    for (path, body) in
        [("/api/me/claim", claim(&name)), ("/api/login", json!({"name": name, "passphrase": PASSPHRASE}))]
    {
        let answer = owner.post(path, body).await?;
        if answer.status != 200 {
            return Err(format!("{path}: {} {}", answer.status, answer.body).into());
        }
        owner.take_cookie(&answer);
        answer.body["id"].as_str().ok_or("nobody")?.clone_into(&mut owner.id);
    }
    Ok((owner, name))
}

fn claim(name: &str) -> Value {
    json!({"name": name, "passphrase": PASSPHRASE})
}

/// A name that nobody has, and that looks like none that somebody has: letters that look like no others.
fn fresh_name() -> String {
    let letters = "abdefghkmnpqrtwy";
    let letter = || letters.chars().nth(fastrand::usize(..letters.len())).unwrap_or('a');
    std::iter::repeat_with(letter).take(14).collect()
}
