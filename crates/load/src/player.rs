//! One seat at a table, and what its player has seen.

use serde_json::Value;
use std::time::Instant;

use crate::Result;
use crate::client::{Person, Socket};

/// A seat, its player, and what they have seen.
pub struct Player {
    /// Who.
    pub person: Person,
    /// Their socket.
    pub socket: Socket,
    /// The newest frame they got.
    pub seq: u64,
    /// Who is to act, as far as they know.
    pub acting: Vec<u64>,
    /// What they may do.
    pub legal: Vec<String>,
    /// Whether the game is over.
    pub is_over: bool,
    /// Every frame's number, in order, with the number it says came before.
    pub seen: Vec<(u64, u64)>,
    /// When the newest frame came.
    pub shown: Instant,
    seat: usize,
}

impl Player {
    /// A player who has seen nothing yet.
    pub async fn sit_down(person: Person, seat: usize) -> Result<Player> {
        let socket = person.socket().await?;
        Ok(Player::new(person, seat, socket))
    }

    /// The same with a socket that is open already.
    pub fn new(person: Person, seat: usize, socket: Socket) -> Player {
        let (acting, legal, seen, shown) = (Vec::new(), Vec::new(), Vec::new(), Instant::now());
        Player { person, socket, seq: 0, acting, legal, is_over: false, seen, shown, seat }
    }

    /// Follows a table from the last frame that was seen; the number of its newest one, if that may be seen yet.
    pub async fn follow(&mut self, table: &str) -> Result<Option<u64>> {
        let from = self.seen.last().map_or(0, |(seq, _)| *seq);
        let introduction = self.socket.follow(table, from).await?;
        self.take(&introduction);
        let newest = introduction["frame"]["seq"].as_u64();
        if newest.is_none_or(|newest| newest > from) {
            self.acting.clear();
            self.legal.clear();
        }
        self.seq = from;
        Ok(newest)
    }

    /// Takes a message in. A beat is said back, as a screen does.
    pub async fn hear(&mut self, message: &Value) -> Result<()> {
        if message["t"] == "beat" {
            self.socket.send(message.clone()).await?;
        }
        self.take(message);
        Ok(())
    }

    fn take(&mut self, message: &Value) {
        match message["t"].as_str() {
            Some("frame") => {
                let seq = message["seq"].as_u64().unwrap_or_default();
                self.seen.push((seq, message["prev"].as_u64().unwrap_or_default()));
                self.stand(message);
            }
            Some("table") => {
                self.is_over = message["table"]["state"] == "over";
                // While the next card of a race is veiled there is none; and what was missed comes frame by frame.
                let last = self.seen.last().map_or(0, |(seq, _)| *seq);
                if message["frame"]["seq"].as_u64().is_some_and(|seq| seq <= last) {
                    self.stand(&message["frame"]);
                }
            }
            _ => {}
        }
    }

    fn stand(&mut self, frame: &Value) {
        self.seq = frame["seq"].as_u64().unwrap_or_default();
        let seats = frame["acting"].as_array().map(Vec::as_slice).unwrap_or_default();
        self.acting = seats.iter().filter_map(Value::as_u64).collect();
        let legal = frame["legal"][self.seat.to_string()].as_array().map(Vec::as_slice).unwrap_or_default();
        self.legal = legal.iter().filter_map(Value::as_str).map(str::to_owned).collect();
        self.shown = Instant::now();
    }

    /// Whether they know how the table stands at a step or later, with chance resolved.
    pub fn knows(&self, seq: u64) -> bool {
        self.seq >= seq && (self.is_over || !self.acting.is_empty())
    }
}
