//! Many quiet sockets: what it costs only to be there.

use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinSet;

use crate::client::{Person, Socket};
use crate::process::Served;
use crate::setting::ORDINARY;
use crate::{IDLE, Result};

/// How many tables are opened at the same time.
const AT_ONCE: usize = 16;

/// Opens so many sockets, two to a table, holds them, and makes sure that all of them still answer.
pub async fn run(served: &Served, sockets: usize) -> Result<Value> {
    let http = reqwest::Client::builder().no_proxy().tcp_nodelay(true).pool_max_idle_per_host(IDLE).build()?;
    let before = served.usage()?;
    let start = Instant::now();
    let (turns, ask) = (Arc::new(Semaphore::new(AT_ONCE)), watch::Sender::new(false));
    let (open, mut opened) = mpsc::unbounded_channel();
    let mut tables = JoinSet::new();
    for _ in 0..sockets / 2 {
        let (http, address) = (http.clone(), served.address.clone());
        tables.spawn(hold(http, address, Arc::clone(&turns), open.clone(), ask.subscribe()));
    }
    drop(open);
    for _ in 0..sockets / 2 {
        opened.recv().await.ok_or("not all tables could be opened")?;
    }
    let opened = start.elapsed();
    tokio::time::sleep(Duration::from_secs(2)).await;
    let after = served.usage()?;
    ask.send_replace(true);
    let answered = tables.join_all().await.into_iter().collect::<Result<Vec<usize>>>()?.into_iter().sum::<usize>();
    Ok(json!({
        "sockets": sockets,
        "answered": answered,
        "opened_in_s": opened.as_secs(),
        "kib_per_table_of_two": after.memory.saturating_sub(before.memory) / 1024 / (sockets as u64 / 2).max(1),
    }))
}

/// Opens a table for two, follows it, and listens until it is asked whether both are still there; how many are.
async fn hold(
    http: reqwest::Client,
    address: String,
    turns: Arc<Semaphore>,
    open: mpsc::UnboundedSender<()>,
    mut asked: watch::Receiver<bool>,
) -> Result<usize> {
    let turn = turns.acquire().await?;
    let seats = json!([{"kind": "me"}, {"kind": "me"}]);
    let mut people = Vec::new();
    for _ in 0..2 {
        people.push(Person::arrive_with(http.clone(), &address).await?);
    }
    let info = people[0].open_table(json!({"game": ORDINARY, "seats": seats})).await?;
    let mut held = Vec::new();
    for person in &people {
        let mut socket = person.socket().await?;
        socket.follow(info["id"].as_str().ok_or("no id")?, 0).await?;
        held.push(socket);
    }
    drop(turn);
    open.send(())?;
    drop(open);
    let [one, other] = &mut held[..] else { return Err("two of them".into()) };
    // Whoever listens says beats back, and is not taken for lost.
    tokio::select! {
        heard = listen(one) => heard?,
        heard = listen(other) => heard?,
        is_asked = asked.wait_for(|asked| *asked) => drop(is_asked?),
    }
    for socket in &mut held {
        socket.send(json!({"t": "ping", "at": 1})).await?;
        socket.until(&["pong"]).await?;
    }
    Ok(held.len())
}

/// Listens for ever.
async fn listen(socket: &mut Socket) -> Result<()> {
    loop {
        let message = socket.next().await?.ok_or("the server closed")?;
        if message["t"] == "beat" {
            socket.send(message).await?;
        }
    }
}
