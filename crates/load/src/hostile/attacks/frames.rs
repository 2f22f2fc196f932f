//! Messages that are none: garbage, too long, too many, pings without end.

use fastrand::Rng;
use serde_json::json;
use std::sync::Arc;
use tokio_tungstenite::tungstenite::Message;

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
