//! Messages that are none: garbage, too long, too many, pings without end.

use fastrand::Rng;
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::Result;
use crate::client::Socket;
use crate::hostile::attack::Attack;
use crate::hostile::ground::Ground;

/// Texts that are no messages.
pub const GARBAGE: Attack = Attack {
    name: "garbage messages",
    success: "anything but a refusal, or the server's own fault",
    hands: 2,
    round: |ground| Box::pin(garbage(ground)),
};

/// Pings and bytes without end.
pub const PINGS: Attack = Attack {
    name: "ping flood",
    success: "a socket that never stops is not closed",
    hands: 2,
    round: |ground| Box::pin(pings(ground)),
};

/// Messages longer than any message.
pub const OVERSIZED: Attack = Attack {
    name: "oversized messages",
    success: "a message of a mebibyte is read, and the socket stays open",
    hands: 1,
    round: |ground| Box::pin(oversized(ground)),
};

/// Messages cut into pieces without end.
pub const PIECES: Attack = Attack {
    name: "messages in pieces",
    success: "the server reads as many empty pieces as anybody sends",
    hands: 1,
    round: |ground| Box::pin(pieces(ground)),
};

/// More frames than a minute allows, at any rate that is allowed.
const FRAMES: usize = 20_000;

async fn garbage(ground: Arc<Ground>) -> Result<()> {
    let person = ground.stranger(1).await?;
    let mut socket = ground.socket(&person, &[]).await?;
    let mut rng = Rng::new();
    for number in 0..150_u32 {
        let length = 1 + rng.usize(..300);
        let message = match number % 5 {
            0 => "[".repeat(8000),
            1 => (0..length).filter_map(|_| char::from_u32(rng.u32(..0x11_0000))).collect(),
            2 => format!("{{\"t\":\"sub\",\"table\":\"{}\",\"from\":{}}}", "é".repeat(length), rng.u64(..)),
            3 => json!({"t": "act", "table": "x", "id": "\u{0}", "seat": rng.u64(..), "seq": rng.u64(..)}).to_string(),
            _ => json!({"t": "beat", "n": rng.u64(..)}).to_string(),
        };
        // Beats are not answered, whatever they say.
        let is_beat = number % 5 == 4;
        socket.send_raw(Message::text(message.clone())).await?;
        if is_beat {
            continue;
        }
        let said = socket.until(&["error", "ack", "ok", "table"]).await?;
        ground.said(&said);
        if said["t"] != "error" {
            ground.succeeded(format!("{message:?} was answered {said}"));
        }
    }
    socket.close().await;
    Ok(())
}

async fn pings(ground: Arc<Ground>) -> Result<()> {
    let person = ground.stranger(1).await?;
    let pong = Message::Pong(vec![0; 4].into());
    for frame in
        [Message::Ping(Default::default()), pong, Message::binary(vec![0; 64]), Message::text("{\"t\":\"ping\"}")]
    {
        let mut socket = ground.socket(&person, &[]).await?;
        let mut sent = 0;
        while sent < FRAMES && socket.send_raw(frame.clone()).await.is_ok() {
            sent += 1;
        }
        if ends(&mut socket).await {
            ground.count("closed");
        } else {
            ground.succeeded(format!("{sent} frames were taken from one socket"));
        }
    }
    Ok(())
}

/// Sockets that send pieces, for how long, and how many bytes of theirs the server may read meanwhile: what it allows an
/// address at once and in that time, and what both systems keep for readers.
const PIECES_AT_ONCE: u8 = 4;
const PIECES_FOR: Duration = Duration::from_secs(3);
const PIECES_READ: usize = 32 << 20;
/// An empty piece as it is sent.
const PIECE: usize = 6;

async fn pieces(ground: Arc<Ground>) -> Result<()> {
    let person = ground.stranger(1).await?;
    let mut senders = JoinSet::new();
    for _ in 0..PIECES_AT_ONCE {
        let mut socket = ground.socket(&person, &[]).await?;
        senders.spawn(async move {
            let piece = |kind| Message::Frame(Frame::message(Vec::<u8>::new(), OpCode::Data(kind), false));
            let mut sent = 0;
            let send = async {
                socket.send_raw(piece(Data::Text)).await?;
                while socket.send_raw(piece(Data::Continue)).await.is_ok() {
                    sent += PIECE;
                }
                Ok::<_, Box<dyn std::error::Error + Send + Sync>>(())
            };
            // It never ends by itself, unless the server ends it.
            let _ = timeout(PIECES_FOR, send).await;
            sent
        });
    }
    let read: usize = senders.join_all().await.into_iter().sum();
    ground.count("sent");
    if read > PIECES_READ {
        ground.succeeded(format!("{} MiB of empty pieces were read in {PIECES_FOR:?}", read >> 20));
    }
    Ok(())
}

async fn oversized(ground: Arc<Ground>) -> Result<()> {
    let person = ground.stranger(1).await?;
    let mut socket = ground.socket(&person, &[]).await?;
    socket.send_raw(Message::text("x".repeat(20_000))).await?;
    ground.said(&socket.until(&["error"]).await?);
    // It may be closed before all of that is sent.
    let _ = socket.send_raw(Message::text("x".repeat(1 << 20))).await;
    if ends(&mut socket).await {
        ground.count("closed");
    } else {
        ground.succeeded("a mebibyte was read as one message".to_owned());
    }
    Ok(())
}

/// Whether the server ends a socket; waiting in vain is no end.
async fn ends(socket: &mut Socket) -> bool {
    loop {
        match socket.next_text().await {
            Ok(Some(_)) => {}
            Ok(None) => return true,
            Err(error) => return !error.is::<tokio::time::error::Elapsed>(),
        }
    }
}
