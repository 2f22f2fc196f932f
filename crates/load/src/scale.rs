//! What one more server on the same database brings, over PostgreSQL's own messages and over NATS, in one run.

use feerie_services::{Care, Nats, Postgres, Tools};
use std::path::Path;
use std::time::Duration;

use crate::Result;
use crate::database::Fresh;
use crate::load::{self, Load, Measured};
use crate::process::{Served, Storage, family_time};

/// The numbers of servers that are compared.
const SERVERS: [usize; 3] = [1, 2, 4];

/// Measures one way after the other, with a database of its own for each number of servers; a table to print.
pub async fn run(binary: &Path, load: &Load) -> Result<String> {
    let tools = Tools::find().ok_or("PostgreSQL is not installed")?;
    let postgres = Postgres::start(tools, Care::PowerCuts)?;
    let nats = Nats::start(Nats::find().ok_or("nats-server is not installed")?)?;
    let mut lines = vec![
        "| servers | heard over | commits/s | moves/s | frames/s | p99 ms | servers' µs a move | database's | moves, to \
         one server over NOTIFY |"
            .to_owned(),
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |".to_owned(),
    ];
    let mut first = None;
    for servers in SERVERS {
        for nats in [None, Some(nats.address())] {
            let way = if nats.is_some() { "NATS" } else { "NOTIFY" };
            let before = family_time(postgres.pid())?;
            let measured = measure(binary, &postgres.address(), nats, servers, load).await?;
            // Opening and warming up included, and the moves meanwhile are not: a little too much.
            let database = family_time(postgres.pid())? - before;
            let each = |time: Duration| time.as_micros() as u64 / measured.moves.max(1);
            let a_second = |count: u64| count as f64 / measured.time.as_secs_f64();
            let moves = a_second(measured.moves);
            let ratio = moves / *first.get_or_insert(moves);
            let line = format!(
                "| {servers} | {way} | {:.0} | {moves:.0} | {:.0} | {:.0} | {} | {} | {ratio:.2} |",
                a_second(measured.commits),
                a_second(measured.frames),
                measured.percentile(99).as_secs_f64() * 1e3,
                each(measured.cpu),
                each(database),
            );
            eprintln!("{line}");
            lines.push(line);
        }
    }
    Ok(lines.join("\n"))
}

async fn measure(binary: &Path, postgres: &str, nats: Option<String>, servers: usize, load: &Load) -> Result<Measured> {
    let fresh = Fresh::create(postgres).await?;
    let place = Storage::Postgres { url: fresh.url.clone(), nats };
    let mut served = Vec::new();
    for _ in 0..servers {
        served.push(Served::start(binary, &place, 0).await?);
    }
    let measured = load::run(&served, load.clone()).await;
    drop(served);
    fresh.remove().await?;
    measured
}
