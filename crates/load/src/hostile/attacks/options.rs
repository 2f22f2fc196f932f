//! Options that nobody would choose: rosters that are hard to read or hard to play with, boards that no game offers.

use serde_json::{Value, json};
use std::sync::Arc;
use tokio::task::JoinSet;

use crate::Result;
use crate::client::Person;
use crate::hostile::attack::Attack;
use crate::hostile::ground::Ground;
use crate::setting::games_or_all;

/// Tables with odd options.
pub const OPTIONS: Attack = Attack {
    name: "odd options",
    success: "the server's own fault, or a table with options that its game does not have",
    hands: 1,
    round: |ground| Box::pin(open_all(ground)),
};

async fn open_all(ground: Arc<Ground>) -> Result<()> {
    let person = ground.stranger(1).await?;
    for game in games_or_all(&[], &person).await? {
        let mut asked = JoinSet::new();
        for (name, value) in odd() {
            let (ground, person, game) = (Arc::clone(&ground), person.clone(), game.clone());
            asked.spawn(async move { open_one(&ground, &person, &game, name, &value).await });
        }
        asked.join_all().await.into_iter().collect::<Result<()>>()?;
    }
    for (lair, (game, name)) in (2..).zip(text_options(&person).await?) {
        // From an address of its own each: what is refused as one too many was not read.
        let person = ground.stranger(lair).await?;
        let mut asked = JoinSet::new();
        for text in data_texts() {
            let (ground, person, game, name) = (Arc::clone(&ground), person.clone(), game.clone(), name.clone());
            asked.spawn(async move { open_one(&ground, &person, &game, &name, &json!(text)).await });
        }
        asked.join_all().await.into_iter().collect::<Result<()>>()?;
    }
    let mut looked = JoinSet::new();
    for roster in rosters() {
        let (ground, person) = (Arc::clone(&ground), person.clone());
        looked.spawn(async move { look_at(&ground, &person, &roster).await });
    }
    looked.join_all().await.into_iter().collect()
}

/// Options that no game has, or has not so. No game lets a table bring a board of its own; what one offers by name is
/// taken by name alone.
fn odd() -> [(&'static str, Value); 10] {
    let board = format!("format = 1\n[[place]]\nid = \"a\"\nnext = [{}]\n", "\"a\",".repeat(3000));
    [
        ("board", json!(board)),
        ("board", json!("../../../etc/passwd")),
        ("map", json!("x".repeat(60_000))),
        ("seats", json!(u64::MAX)),
        ("turn_cap", json!(-1)),
        ("turn_cap", json!(i64::MAX)),
        ("", json!({})),
        ("__proto__", json!([])),
        ("setup", json!(["quick", "map"])),
        ("extra", json!(deep())),
    ]
}

async fn open_one(ground: &Ground, person: &Person, game: &str, name: &str, value: &Value) -> Result<()> {
    let options = json!({name: value});
    for (path, body) in [
        ("/api/tables", json!({"game": game, "seats": [{"kind": "me"}, {"kind": "me"}], "options": options})),
        ("/api/practice", json!({"game": game, "seats": 2, "seat": 0, "options": options, "seed": 7, "steps": []})),
        ("/api/records", json!({"game": game, "seats": 2, "options": options, "steps": []})),
    ] {
        let answer = ground.post(person, path, body).await?;
        if answer.status == 200 {
            ground.succeeded(format!("{path} took {game} with {name:?}"));
        }
    }
    Ok(())
}

/// Every game's options that take text: its name, and theirs. What is described is what is attacked.
async fn text_options(person: &Person) -> Result<Vec<(String, String)>> {
    let described = person.get("/api/games").await?.body;
    let cards = described["games"].as_array().ok_or("no games")?.iter();
    let options = cards.flat_map(|card| {
        let id = card["id"].as_str().unwrap_or_default();
        let all = card["options"].as_object().into_iter().flatten();
        all.filter(|(_, form)| form.get("form").is_some()).map(move |(name, _)| (id.to_owned(), name.clone()))
    });
    Ok(options.collect())
}

/// Data that no game takes: not TOML, endless, deep, with fields and numbers that are not there.
fn data_texts() -> [String; 9] {
    let table = |depth: usize| (0..depth).map(|n| format!("t{n}.")).collect::<String>();
    [
        "\u{0}".to_owned(),
        "[".repeat(40_000),
        format!("x = {}1{}", "[".repeat(10_000), "]".repeat(10_000)),
        format!("{}x = 1", "a.".repeat(20_000)),
        format!("[{}z]\nx = 1\n", table(8000)),
        (0..5000).map(|n| format!("k{n} = 0\n")).collect(),
        format!("format = {}", "9".repeat(40_000)),
        "format = 9223372036854775807\n[[place]]\nid = \"<script>alert(1)</script>\"\n".to_owned(),
        format!("x = \"{}\"", "\u{202e}".repeat(10_000)),
    ]
}

/// Opens a table with a roster and, where it may, looks at it again and again.
async fn look_at(ground: &Ground, person: &Person, roster: &str) -> Result<()> {
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "strong"}]);
    let wish = json!({"game": "armes", "seats": seats, "options": {"extra": roster}});
    let answer = ground.post(person, "/api/tables", wish).await?;
    let Some(table) = answer.body["table"]["id"].as_str() else { return Ok(()) };
    let mut socket = ground.socket(person, &[]).await?;
    for _ in 0..20 {
        socket.send(json!({"t": "sub", "table": table, "from": 0})).await?;
        ground.said(&socket.until(&["table", "error"]).await?);
    }
    socket.close().await;
    let fork = json!({"seq": 0, "seats": [{"kind": "me"}, {"kind": "me"}]});
    ground.post(person, &format!("/api/tables/{table}/fork"), fork).await?;
    Ok(())
}

/// Brackets without end.
fn deep() -> String {
    format!("format = 1\nx = {}{}", "[".repeat(20_000), "]".repeat(20_000))
}

/// Rosters of about as many bytes as a request may have: broken, doubled, huge in one place, and good ones that are long.
fn rosters() -> Vec<String> {
    let profile = |id: &str, health: u64, acts: usize| {
        let act =
            |n: usize| format!("[[profile.act]]\nid = \"b{n}\"\nfr = \"M\"\nen = \"B\"\nneed = \"1+\"\ndamage = 1\n");
        format!(
            "[[profile]]\nid = \"{id}\"\nfr = \"M\"\nen = \"G\"\ncost = 1\nmove = 3\ndice = 1\narmour = 0\n\
             health = {health}\nfactions = [\"fees\"]\n{}",
            (0..acts).map(act).collect::<String>()
        )
    };
    let many = |count: usize| (0..count).map(|n| profile(&format!("gnat{n}"), 1, 1)).collect::<String>();
    let bodies = [
        many(200),
        profile("gnat", 1, 500),
        profile("gnat", u64::MAX, 1),
        profile("gnat", 1, 1).repeat(100),
        format!("{}\n{}", many(3), "a.".repeat(15_000)),
        format!("x = \"{}\"", "\\u0000".repeat(5000)),
        format!("x = {}", "9".repeat(40_000)),
        "[[profile]]\n".repeat(3000),
        "\u{feff}\r\r\n\t".repeat(5000),
    ];
    bodies.into_iter().map(|body| format!("format = 1\n{body}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sent_fits_into_a_request() {
        let longest =
            rosters().into_iter().chain(data_texts()).map(|roster| Value::String(roster).to_string().len()).max();
        assert!(longest < Some(64 << 10), "{longest:?}: refused for its length alone");
        assert!(json!(deep()).to_string().len() < 64 << 10);
    }
}
