//! Half a request, the rest of it byte by byte or never: a server that waits for it has no connection left for others.

use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use crate::Result;
use crate::hostile::attack::Attack;
use crate::hostile::ground::Ground;
use crate::process::HALF_A_REQUEST;

/// Heads that never end.
pub const HEADS: Attack = Attack {
    name: "slow heads",
    success: "a connection stays open though its request never comes",
    hands: 1,
    round: |ground| Box::pin(hold(ground, HEAD, true)),
};

/// Bodies that never end.
pub const BODIES: Attack = Attack {
    name: "slow bodies",
    success: "a connection stays open though its request never comes",
    hands: 1,
    round: |ground| Box::pin(hold(ground, BODY, true)),
};

/// Connections on which nothing is ever said.
pub const SILENCE: Attack = Attack {
    name: "silent connections",
    success: "a connection stays open though nobody says anything",
    hands: 1,
    round: |ground| Box::pin(hold(ground, "", false)),
};

/// Records that never come to their end.
pub const RECORDS: Attack = Attack {
    name: "half records",
    success: "the server keeps more of them than one address may send at once",
    hands: 1,
    round: |ground| Box::pin(send_halves(ground)),
};

const HEAD: &str = "GET /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ";
const BODY: &str = "POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n\
                    content-length: 60000\r\n\r\n{\"game\": \"";

/// So many at once.
const CONNECTIONS: usize = 100;
/// A byte each time.
const DRIP: Duration = Duration::from_millis(300);
/// A server that is attacked from all sides on a busy machine may be late.
const SLACK: Duration = Duration::from_secs(15);

async fn hold(ground: Arc<Ground>, opening: &'static str, drips: bool) -> Result<()> {
    let mut held = JoinSet::new();
    for _ in 0..CONNECTIONS {
        let ground = Arc::clone(&ground);
        held.spawn(async move { hold_one(&ground, opening, drips).await });
    }
    // Whether one connection could be made at all is the server's affair; that none could is no attack.
    held.join_all().await.into_iter().filter(Result::is_ok).map(|_| ()).next().ok_or_else(|| "nobody listens".into())
}

async fn hold_one(ground: &Ground, opening: &str, drips: bool) -> Result<()> {
    let mut stream = ground.connection().await?;
    stream.write_all(opening.as_bytes()).await?;
    let begun = Instant::now();
    let mut answer = Vec::new();
    while begun.elapsed() < HALF_A_REQUEST + SLACK {
        let mut bytes = [0; 1024];
        match timeout(DRIP, stream.read(&mut bytes)).await {
            Ok(Ok(0) | Err(_)) => {
                let is_told = answer.starts_with(b"HTTP/1.1 408");
                ground.count(if is_told { "408, closed" } else { "closed" });
                return Ok(());
            }
            Ok(Ok(read)) => answer.extend_from_slice(&bytes[..read]),
            Err(_) if drips && stream.write_all(b"x").await.is_err() => {
                ground.count("closed");
                return Ok(());
            }
            Err(_) => {}
        }
        if !drips {
            sleep(DRIP).await;
        }
    }
    ground.count("still open");
    ground.succeeded(format!("still open after {:?}", begun.elapsed()));
    Ok(())
}

/// Bytes of a record, and how many of them are sent before it stops.
const RECORD: (usize, usize) = (4 << 20, 3 << 20);
/// So many at once, and those that may be kept.
const RECORDS_AT_ONCE: usize = 24;
const RECORDS_KEPT: usize = 4;

async fn send_halves(ground: Arc<Ground>) -> Result<()> {
    let begun = Instant::now();
    let mut sent = JoinSet::new();
    for _ in 0..RECORDS_AT_ONCE {
        let ground = Arc::clone(&ground);
        sent.spawn(async move { send_half(&ground).await });
    }
    let answers: Vec<String> = sent.join_all().await.into_iter().collect::<Result<_>>()?;
    answers.iter().for_each(|answer| ground.count(answer));
    // Who is refused hears it at once; who is not is waited for, in vain.
    let kept = answers.iter().filter(|answer| *answer == "408").count();
    // Where the first have been given up, others that come late have their turn.
    let turns = 1 + (begun.elapsed().as_secs() / HALF_A_REQUEST.as_secs()) as usize;
    if kept > RECORDS_KEPT * turns {
        ground.succeeded(format!("{kept} were kept of {RECORDS_AT_ONCE}"));
    }
    Ok(())
}

async fn send_half(ground: &Ground) -> Result<String> {
    let mut stream = ground.connection().await?;
    let head = format!(
        "POST /api/records HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n",
        RECORD.0
    );
    stream.write_all(head.as_bytes()).await?;
    // Refused, the rest of it cannot be written; the answer is there all the same.
    let _ = stream.write_all(&vec![b' '; RECORD.1]).await;
    let mut answer = [0; 12];
    let heard = timeout(HALF_A_REQUEST + SLACK, stream.read_exact(&mut answer)).await;
    let is_told = heard.is_ok_and(|read| read.is_ok());
    Ok(if is_told { String::from_utf8_lossy(&answer[9..]).into_owned() } else { "closed".to_owned() })
}
