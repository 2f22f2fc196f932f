//! As many connections as one address can make, while somebody else wants one.

use std::io::ErrorKind;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use crate::Result;
use crate::hostile::attack::Attack;
use crate::hostile::ground::Ground;

/// More connections than anybody needs.
pub const FLOOD: Attack = Attack {
    name: "connection flood",
    success: "one address holds more connections than it may, or keeps somebody else out",
    hands: 1,
    round: |ground| Box::pin(flood(ground)),
};

/// So many are tried.
const TRIED: usize = 900;
/// So many may one address have: the server's own limit, and a few that are being refused.
const ALLOWED: usize = 440;

async fn flood(ground: Arc<Ground>) -> Result<()> {
    let mut held = Vec::new();
    for _ in 0..TRIED {
        match ground.connection().await {
            Ok(stream) => held.push(stream),
            Err(_) => ground.count("refused"),
        }
    }
    // What the server does not want it closes: then there is an end to read.
    sleep(Duration::from_millis(300)).await;
    let mut open = 0;
    for stream in &held {
        // Whether there is something to read is known once it was asked for.
        let _ = timeout(Duration::from_millis(1), stream.readable()).await;
        open += usize::from(is_open(stream));
    }
    (0..open).for_each(|_| ground.count("held"));
    (open..held.len()).for_each(|_| ground.count("closed"));
    if open > ALLOWED {
        ground.succeeded(format!("{open} connections of one address are open"));
    }
    let other = ground.victim(1).await.map_err(|error| error.to_string());
    match other {
        Ok(other) => ground.answered("/api/games", &other.get("/api/games").await?),
        Err(error) => ground.succeeded(format!("somebody else could not come in: {error}")),
    }
    Ok(())
}

fn is_open(stream: &TcpStream) -> bool {
    stream.try_read(&mut [0; 1]).is_err_and(|error| error.kind() == ErrorKind::WouldBlock)
}
