//! A line that seems slower than it is: everything is heard at once, but beats are said back late. And somebody honest to
//! play with.

use serde_json::{Value, json};
use std::collections::VecDeque;
use std::time::Duration;
use tokio::time::{Instant, timeout_at};

use crate::Result;
use crate::client::Socket;

/// A socket that says beats back late.
pub struct Late {
    socket: Socket,
    by: Duration,
    beats: VecDeque<(Instant, Value)>,
}

impl Late {
    /// Follows a table with a socket, and says beats back so much later.
    pub async fn follow(mut socket: Socket, table: &str, by: Duration) -> Result<Late> {
        socket.send(json!({"t": "sub", "table": table, "from": 0})).await?;
        Ok(Late { socket, by, beats: VecDeque::new() })
    }

    /// The next message that is no beat; none once it is too late.
    pub async fn next(&mut self, end: Instant) -> Result<Option<Value>> {
        while Instant::now() < end {
            let due = self.beats.front().map_or(end, |(due, _)| *due);
            match timeout_at(due, self.socket.next()).await {
                Ok(message) => {
                    let message = message?.ok_or("closed")?;
                    if message["t"] != "beat" {
                        return Ok(Some(message));
                    }
                    self.beats.push_back((Instant::now() + self.by, message));
                }
                Err(_) => {
                    if let Some((_, beat)) = self.beats.pop_front() {
                        self.socket.send(beat).await?;
                    }
                }
            }
        }
        Ok(None)
    }

    /// Acts.
    pub async fn act(&mut self, act: Value) -> Result<()> {
        self.socket.send(act).await
    }
}

/// The frame of a message, whichever kind it is.
pub fn frame_of(message: &Value) -> &Value {
    if message["t"] == "table" { &message["frame"] } else { message }
}

/// An act of a seat at the position of a frame.
pub fn act(table: &str, number: u64, seat: usize, frame: &Value, action: &str) -> Value {
    let (id, seq) = (format!("a{number}"), &frame["seq"]);
    json!({"t": "act", "table": table, "id": id, "seat": seat, "seq": seq, "action": action})
}

/// Somebody in the second seat who answers beats at once, lets every card be, and else does what comes first.
pub async fn play_honestly(mut socket: Socket, table: String) -> Result<()> {
    socket.send(json!({"t": "sub", "table": table, "from": 0})).await?;
    let mut acts = 0;
    while let Some(message) = socket.next().await? {
        if message["t"] == "beat" {
            socket.send(message).await?;
            continue;
        }
        let frame = frame_of(&message);
        let legal: Vec<&str> = frame["legal"]["1"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let Some(action) = legal.iter().find(|one| **one == "none").or(legal.first()) else { continue };
        acts += 1;
        socket.send(act(&table, acts, 1, frame, action)).await?;
    }
    Ok(())
}
