//! Acts that are not one's own, come twice, or come out of nowhere.

use reqwest::Method;
use serde_json::{Value, json};
use std::sync::Arc;

use crate::Result;
use crate::client::{Person, Socket};
use crate::hostile::attack::Attack;
use crate::hostile::ground::Ground;
use crate::play::seat_people;
use crate::promise;
use crate::setting::{ORDINARY, Wish};

/// Strangers who play for others.
pub const OTHERS: Attack = Attack {
    name: "acts for others",
    success: "something happens at a table by the hand of somebody who does not sit there",
    hands: 1,
    round: |ground| Box::pin(act_for_others(ground)),
};

/// One's own acts, twice at once and over again.
pub const TWICE: Attack = Attack {
    name: "acts made twice",
    success: "one act is played twice, or two acts are played at one step",
    hands: 1,
    round: |ground| Box::pin(act_twice(ground)),
};

/// A table of two honest people, and how it stands.
async fn table_of_two(ground: &Ground) -> Result<(String, Vec<Person>)> {
    let people = vec![ground.victim(1).await?, ground.victim(2).await?];
    let (table, _) = seat_people(&people, ORDINARY, Wish::default()).await?;
    Ok((table, people))
}

/// All that has been played, as a seat sees it.
async fn played(person: &Person, table: &str, seat: usize) -> Result<Vec<Value>> {
    loop {
        if let Some(frames) = promise::replay(person, table, seat).await? {
            return Ok(frames);
        }
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    }
}

/// Who is to act at a table, under which number, and what they may do.
struct Turn {
    seat: usize,
    seq: u64,
    legal: Vec<String>,
}

/// Follows a table and tells whose turn it is, if it is this seat's.
async fn turn(socket: &mut Socket, table: &str, seat: usize) -> Result<Option<Turn>> {
    let frame = socket.follow(table, 0).await?["frame"].clone();
    let legal = frame["legal"][seat.to_string()].as_array().cloned().unwrap_or_default();
    let legal: Vec<String> = legal.iter().filter_map(|one| one.as_str().map(str::to_owned)).collect();
    let seq = frame["seq"].as_u64().ok_or("no frame")?;
    Ok((!legal.is_empty()).then_some(Turn { seat, seq, legal }))
}

/// The seat whose turn it is, and a socket of theirs.
async fn whose_turn(people: &[Person], table: &str) -> Result<(Turn, Socket)> {
    for (seat, person) in people.iter().enumerate() {
        let mut socket = person.socket().await?;
        if let Some(turn) = turn(&mut socket, table, seat).await? {
            return Ok((turn, socket));
        }
    }
    Err("nobody is to act".into())
}

async fn act_for_others(ground: Arc<Ground>) -> Result<()> {
    let (table, people) = table_of_two(&ground).await?;
    let (turn, _watching) = whose_turn(&people, &table).await?;
    let before = played(&people[0], &table, 0).await?;
    let eve = ground.stranger(1).await?;
    let mut socket = ground.socket(&eve, &[]).await?;
    let action = &turn.legal[0];
    for seat in [json!(0), json!(1), json!(2), json!(255), json!(256), json!(-1), json!(u64::MAX), json!(0.5)] {
        for seq in [json!(turn.seq), json!(0), json!(-1), json!(u64::MAX), json!(1e300)] {
            let act = json!({"t": "act", "table": table, "id": "e", "seat": seat, "seq": seq, "action": action});
            refused(&ground, &mut socket, act).await?;
        }
        for kind in ["resign", "undo", "hint", "check", "undo_answer", "ready", "say"] {
            let mut command = json!({"t": kind, "table": table, "seat": seat, "id": "e"});
            match kind {
                "check" => command["action"] = json!(action),
                "undo_answer" => command["agree"] = json!(true),
                "ready" => command = json!({"t": kind, "table": table}),
                "say" => command = json!({"t": kind, "table": table, "phrase": "hello"}),
                _ => {}
            }
            refused(&ground, &mut socket, command).await?;
        }
    }
    let at = |what: &str| format!("/api/tables/{table}/{what}");
    for (what, body) in [
        ("join", json!({"link": "0".repeat(32)})),
        ("join", json!({"seat": 0})),
        ("leave", json!({"seat": 0})),
        ("start", json!({})),
        ("salt", json!({"seat": 0, "salt": "x"})),
        ("links", json!({"seat": 1})),
        ("fork", json!({"seq": 0, "seats": [{"kind": "me"}, {"kind": "me"}]})),
        ("rematch", json!({})),
    ] {
        if ground.post(&eve, &at(what), body).await?.status < 400 {
            ground.succeeded(format!("a stranger may {what}"));
        }
    }
    ground.ask(&eve, Method::DELETE, &at("links/1"), None).await?;
    if played(&people[0], &table, 0).await? != before {
        ground.succeeded("the table stands otherwise than before".to_owned());
    }
    Ok(())
}

async fn refused(ground: &Ground, socket: &mut Socket, command: Value) -> Result<()> {
    let said = ground.say(socket, command.clone()).await?;
    // No faster than messages may come: here it is not the rate that is tried.
    tokio::time::sleep(std::time::Duration::from_millis(15)).await;
    if said["t"] != "error" {
        ground.succeeded(format!("{command} was answered {said}"));
    }
    Ok(())
}

async fn act_twice(ground: Arc<Ground>) -> Result<()> {
    let (table, people) = table_of_two(&ground).await?;
    for number in 0..6 {
        let (turn, mut one) = whose_turn(&people, &table).await?;
        let mut other = people[turn.seat].socket().await?;
        other.follow(&table, 0).await?;
        let same_id = number % 2 == 0;
        let act = |id: &str, action: &String| {
            let (id, seat, seq) = (format!("{number}{id}"), turn.seat, turn.seq);
            json!({"t": "act", "table": table, "id": id, "seat": seat, "seq": seq, "action": action})
        };
        let (first, last) = (&turn.legal[0], &turn.legal[turn.legal.len() - 1]);
        let second = if same_id { act("a", first) } else { act("b", last) };
        let (here, there) = tokio::join!(ground.say(&mut one, act("a", first)), ground.say(&mut other, second));
        let (here, there) = (here?, there?);
        let acks = [&here, &there].iter().filter(|said| said["t"] == "ack").count();
        if same_id && (acks != 2 || here["seq"] != there["seq"]) {
            ground.succeeded(format!("one act, sent twice, was answered {here} and {there}"));
        }
        if !same_id && acks != 1 {
            ground.succeeded(format!("two acts at one step were answered {here} and {there}"));
        }
        // Once more, long after: under a name that was used up, whatever it says now.
        let used = if here["t"] == "ack" { (act("a", last), &here) } else { (act("b", first), &there) };
        let again = ground.say(&mut one, used.0).await?;
        if again["t"] == "ack" && again["seq"] != used.1["seq"] {
            ground.succeeded(format!("an id that was used up played again: {again}"));
        }
        let mine = |frame: &&Value| frame["mine"].is_array() && frame["seq"].as_u64() > Some(turn.seq);
        let made = played(&people[turn.seat], &table, turn.seat).await?.iter().filter(mine).count();
        if made != 1 {
            ground.succeeded(format!("{made} steps were made instead of one"));
        }
    }
    Ok(())
}
