//! Many quiet sockets: what it costs only to be there.

use serde_json::{Value, json};
use std::time::{Duration, Instant};

use crate::client::Person;
use crate::process::Served;
use crate::{IDLE, Result};

/// Opens so many sockets, two to a table, holds them, and makes sure that all of them still answer.
pub async fn run(served: &Served, sockets: usize) -> Result<Value> {
    let http = reqwest::Client::builder().no_proxy().tcp_nodelay(true).pool_max_idle_per_host(IDLE).build()?;
    let before = served.usage()?;
    let start = Instant::now();
    let mut held = Vec::new();
    let mut table = String::new();
    for number in 0..sockets {
        let person = Person::arrive_with(http.clone(), &served.address).await?;
        if number % 2 == 0 {
            let seats = json!([{"kind": "me"}, {"kind": "me"}]);
            let info = person.open_table(json!({"game": "lutins", "seats": seats})).await?;
            info["id"].as_str().unwrap_or_default().clone_into(&mut table);
        }
        let mut socket = person.socket().await?;
        socket.follow(&table, 0).await?;
        held.push(socket);
    }
    let opened = start.elapsed();
    tokio::time::sleep(Duration::from_secs(2)).await;
    let after = served.usage()?;
    let mut answered = 0;
    for socket in &mut held {
        socket.send(json!({"t": "ping", "at": 1})).await?;
        socket.until(&["pong"]).await?;
        answered += 1;
    }
    Ok(json!({
        "sockets": sockets,
        "answered": answered,
        "opened_in_s": opened.as_secs(),
        "kib_per_table_of_two": after.memory.saturating_sub(before.memory) / 1024 / (sockets as u64 / 2).max(1),
    }))
}
