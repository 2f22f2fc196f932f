//! Knowing more than one may. Two tables with the same people and the same dice are played alike, but for one sealed
//! commitment: whatever anybody else asks about them, the answers must be the same byte for byte.

use reqwest::Method;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::sleep;

use crate::Result;
use crate::client::{Person, Socket};
use crate::hostile::attack::Attack;
use crate::hostile::ground::Ground;
use crate::play::Game;
use crate::setting::{Wish, games_for};

/// Every question about a running game, by a stranger and by the one who sits opposite.
pub const WORLDS: Attack = Attack {
    name: "peeking",
    success: "an answer tells two games apart that differ in something sealed, or shows a seat to a stranger",
    hands: 1,
    round: |ground| Box::pin(peek(ground)),
};

/// Steps within which something is sealed, or never.
const PATIENCE: usize = 60;
/// What differs between any two tables or any two moments.
const INCIDENTAL: [&str; 6] = ["created", "times", "online", "links", "grace", "paused"];

async fn peek(ground: Arc<Ground>) -> Result<()> {
    for game in &games_for(&ground.victim(1).await?, 2).await? {
        let people = vec![ground.victim(1).await?, ground.victim(2).await?];
        let mut worlds = Vec::new();
        for _ in 0..2 {
            worlds.push(Game::open_with(people.clone(), game, 5, Wish::default()).await?);
        }
        if !reach_a_window(&mut worlds).await? {
            ground.count("nothing sealed");
            continue;
        }
        for (number, world) in worlds.iter_mut().enumerate() {
            let choices = &world.players[0].legal;
            let choice = choices[if number == 0 { 0 } else { choices.len() - 1 }].replace("<ms>", "700");
            let seq = world.players[0].seq;
            let act = json!({"t": "act", "table": world.table, "id": "s", "seat": 0, "seq": seq, "action": choice});
            let said = world.answer(0, &act).await?;
            if said["t"] != "ack" {
                return Err(format!("{act} was refused: {said}").into());
            }
        }
        let stranger = ground.stranger(1).await?;
        let tables = [&worlds[0].table, &worlds[1].table];
        let actions: Vec<String> =
            worlds[0].players[0].legal.iter().map(|listed| listed.replace("<ms>", "700")).collect();
        for (who, person) in [("a stranger", &stranger), ("the other seat", &people[1])] {
            compare_requests(&ground, game, who, person, tables).await?;
            compare_sockets(&ground, game, who, person, tables, &actions).await?;
        }
    }
    Ok(())
}

/// Plays both alike until several seats are to commit at once.
async fn reach_a_window(worlds: &mut [Game]) -> Result<bool> {
    for _ in 0..PATIENCE {
        let is_window =
            |world: &Game| world.players.iter().all(|player| player.legal.len() > 1 && player.acting.len() > 1);
        if worlds.iter().all(is_window) {
            return Ok(true);
        }
        for world in worlds.iter_mut() {
            if world.step().await?.is_none() {
                return Ok(false);
            }
        }
    }
    Ok(false)
}

async fn compare_requests(ground: &Ground, game: &str, who: &str, person: &Person, tables: [&String; 2]) -> Result<()> {
    let fork = json!({"seq": 0, "seats": [{"kind": "me"}, {"kind": "me"}]});
    for (what, body) in [
        ("", None),
        ("/replay", None),
        ("/replay?as=watcher", None),
        ("/replay?as=0", None),
        ("/replay?as=1", None),
        ("/replay?as=all", None),
        ("/record", None),
        ("/study", None),
        ("/rulings", None),
        ("/ratings", None),
        ("/fork", Some(fork)),
    ] {
        let mut answers = Vec::new();
        for table in tables {
            let method = if body.is_some() { Method::POST } else { Method::GET };
            let path = format!("/api/tables/{table}{what}");
            // Told to come back, one comes back: what was asked matters, not when.
            let answer = loop {
                let answer = ground.ask(person, method.clone(), &path, body.clone()).await?;
                if ![429, 503].contains(&answer.status) {
                    break answer;
                }
                sleep(Duration::from_millis(500)).await;
            };
            answers.push((answer.status, alike(&answer.body, table)));
        }
        let others_eyes = ["/replay?as=0", "/replay?as=all", "/record", "/study", "/rulings", "/fork"];
        if answers[0].0 == 200 && others_eyes.contains(&what) {
            ground.succeeded(format!("{who} was answered {what} at a running table of {game}"));
        }
        if answers[0] != answers[1] {
            ground.succeeded(format!("{game}, {who}, {what}: {:?} and {:?}", answers[0], answers[1]));
        }
    }
    Ok(())
}

async fn compare_sockets(
    ground: &Ground,
    game: &str,
    who: &str,
    person: &Person,
    tables: [&String; 2],
    actions: &[String],
) -> Result<()> {
    let mut socket = person.socket().await?;
    let mut answers: Vec<Vec<String>> = Vec::new();
    for table in tables {
        let followed = socket.follow(table, 0).await?;
        let mut said = vec![alike(&followed, table)];
        for action in actions.iter().take(8) {
            let check = json!({"t": "check", "table": table, "id": "k", "seat": 0, "action": action});
            said.push(alike(&patiently(ground, &mut socket, check).await?, table));
        }
        // What lies ahead of one's own seat may be asked, and must not tell of what the other one has sealed.
        for seat in 0..2 {
            let checks = actions.iter().take(4).map(|action| json!({"ask": "check", "actions": [action, actions[0]]}));
            for question in [json!({"ask": "outlook"})].into_iter().chain(checks) {
                let seq = &followed["frame"]["seq"];
                let ask =
                    json!({"t": "ask", "table": table, "id": "k", "seat": seat, "seq": seq, "question": question});
                said.push(alike(&patiently(ground, &mut socket, ask).await?, table));
            }
        }
        for kind in ["hint", "undo", "resign"] {
            let command = json!({"t": kind, "table": table, "id": "k", "seat": 0});
            said.push(alike(&patiently(ground, &mut socket, command).await?, table));
        }
        answers.push(said);
    }
    for (here, there) in answers[0].iter().zip(&answers[1]) {
        if here != there {
            ground.succeeded(format!("{game}, {who}, on a socket: {here} and {there}"));
        }
    }
    socket.close().await;
    Ok(())
}

/// Asks again while the server is busy.
async fn patiently(ground: &Ground, socket: &mut Socket, command: Value) -> Result<Value> {
    loop {
        let said = ground.say(socket, command.clone()).await?;
        if !["busy", "too_many"].contains(&said["code"].as_str().unwrap_or_default()) {
            return Ok(said);
        }
        sleep(Duration::from_millis(500)).await;
    }
}

/// An answer without what differs between any two tables.
fn alike(answer: &Value, table: &str) -> String {
    let mut answer = answer.clone();
    strip(&mut answer);
    answer.to_string().replace(table, "TABLE")
}

fn strip(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|name, _| !INCIDENTAL.contains(&name.as_str()));
            fields.values_mut().for_each(strip);
        }
        Value::Array(values) => values.iter_mut().for_each(strip),
        _ => {}
    }
}
