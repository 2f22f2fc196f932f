//! Somebody honest at a table in bad times: comes back from the last frame, asks again under the same id, goes to another
//! server when one falls silent.

use fastrand::Rng;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::time::{sleep, timeout};

use super::tally::Tally;
use crate::Result;
use crate::client::{Person, Socket};
use crate::play::{Acknowledged, REACTION, concrete, reaction};
use crate::player::Player;

/// How often a client asks whether anybody is there.
const PING: Duration = Duration::from_millis(500);
/// How long it hears nothing, or no answer to an act, before it goes elsewhere.
const SILENCE: Duration = Duration::from_millis(1500);
/// How long it waits before it asks again.
const MOMENT: Duration = Duration::from_millis(200);

/// A table that several sit at.
pub struct Shared {
    /// Its id.
    pub table: String,
    /// Its game.
    pub game: String,
    /// Whether the quicker hand wins.
    pub is_live: bool,
    /// When anybody there last heard something new.
    progress: Mutex<Instant>,
    /// Everybody leaves.
    pub stop: Arc<AtomicBool>,
    /// What is seen.
    pub tally: Arc<Tally>,
}

impl Shared {
    /// A table that begins now.
    pub fn new(table: String, game: String, is_live: bool, stop: Arc<AtomicBool>, tally: Arc<Tally>) -> Shared {
        Shared { table, game, is_live, progress: Mutex::new(Instant::now()), stop, tally }
    }

    fn progress(&self) {
        let mut progress = self.progress.lock().unwrap_or_else(PoisonError::into_inner);
        self.tally.waited(|| format!("everybody at {} {}", self.game, self.table), *progress);
        *progress = Instant::now();
        self.tally.heard(&self.table);
    }

    /// Nothing more is heard: the wait that was on ends here.
    pub fn close(&self) {
        self.progress();
        self.tally.left(&self.table);
    }
}

/// Somebody at a table.
pub struct Seat {
    shared: Arc<Shared>,
    /// Which.
    pub number: usize,
    /// What they know, and their socket.
    pub player: Player,
    /// Lines to the servers, and the one in use.
    lines: Arc<[String]>,
    at: usize,
    /// Whether they left with a connection that held: that one has to hear everything.
    pub is_connected: bool,
    /// What was promised.
    pub acknowledged: Vec<Acknowledged>,
    pending: Option<Pending>,
    /// A conflict: nothing is done before something new is heard, or a moment has passed.
    hold: Option<(u64, Instant)>,
    rng: Rng,
    commands: u64,
}

/// An act that is not answered yet.
struct Pending {
    act: Value,
    first: Instant,
    /// When it was sent over this connection; none if it is to be sent again, then.
    sent: Option<Instant>,
    again: Instant,
}

impl Seat {
    /// Somebody sits down, connected to the server of this number.
    pub fn new(shared: Arc<Shared>, seat: usize, player: Player, lines: Arc<[String]>, at: usize) -> Seat {
        let rng = Rng::with_seed(at as u64 * 7919 + seat as u64);
        let (acknowledged, pending, hold) = (Vec::new(), None, None);
        Seat {
            shared,
            number: seat,
            player,
            lines,
            at,
            is_connected: false,
            acknowledged,
            pending,
            hold,
            rng,
            commands: 0,
        }
    }

    /// Plays until the game is over or everybody is asked to leave.
    pub async fn play(mut self) -> Seat {
        while !self.is_done() {
            if self.connect().await.is_ok() {
                // Whatever ends it, they come back.
                self.is_connected = self.stay().await.is_ok();
            } else {
                sleep(MOMENT).await;
            }
            if !self.is_done() {
                self.at += 1;
                Tally::count(&self.shared.tally.returns);
            }
        }
        self
    }

    fn is_done(&self) -> bool {
        self.player.is_over || self.shared.stop.load(Ordering::Relaxed) && self.pending.is_none()
    }

    /// Opens a socket at the server whose turn it is, and follows the table from the last frame seen.
    pub async fn connect(&mut self) -> Result<()> {
        self.lines[self.at % self.lines.len()].clone_into(&mut self.player.person.address);
        self.player.socket = open(&self.player.person).await?;
        timeout(SILENCE, self.player.follow(&self.shared.table)).await??;
        if let Some(pending) = &mut self.pending {
            (pending.sent, pending.again) = (None, Instant::now());
        }
        Ok(())
    }

    /// Listens and plays as long as the connection holds.
    async fn stay(&mut self) -> Result<()> {
        let (mut heard, mut ping) = (Instant::now(), Instant::now() + PING);
        while !self.is_done() {
            self.act().await?;
            if Instant::now() >= ping {
                self.send(json!({"t": "ping", "at": 1})).await?;
                ping = Instant::now() + PING;
            }
            let wake = self.next_move().map_or(ping, |at| at.min(ping)).max(Instant::now());
            match timeout(wake - Instant::now(), self.player.socket.next()).await {
                Ok(message) => {
                    heard = Instant::now();
                    self.hear(&message?.ok_or("the server closed")?).await?;
                }
                Err(_) if heard.elapsed() > SILENCE => return Err("the server is silent".into()),
                Err(_) => {}
            }
            let is_unanswered = |pending: &Pending| pending.sent.is_some_and(|sent| sent.elapsed() > SILENCE);
            if self.pending.as_ref().is_some_and(is_unanswered) {
                return Err("an act is not answered".into());
            }
        }
        Ok(())
    }

    /// Is there for a moment without playing, over a new connection where the last one did not hold.
    pub async fn attend(&mut self) {
        if self.send(json!({"t": "ping", "at": 1})).await.is_err() {
            self.is_connected = false;
            self.at += 1;
            // If that fails, too, there is a next time.
            let _ = self.connect().await;
        }
        let until = Instant::now() + MOMENT;
        while let Some(left) = until.checked_duration_since(Instant::now()) {
            match timeout(left, self.player.socket.next()).await {
                Ok(Ok(Some(message))) if self.player.hear(&message).await.is_ok() => {}
                Err(_) => return,
                Ok(_) => return sleep(left).await,
            }
        }
    }

    /// Takes a message in, and looks whether it may come now.
    pub async fn hear(&mut self, message: &Value) -> Result<()> {
        let last = self.player.seen.last().map_or(0, |(seq, _)| *seq);
        timeout(SILENCE, self.player.hear(message)).await??;
        let tally = &self.shared.tally;
        match message["t"].as_str() {
            Some("frame") => {
                let (seq, prev) = (message["seq"].as_u64(), message["prev"].as_u64());
                if prev != Some(last) || seq.is_none_or(|seq| seq <= last) {
                    let (game, table, seat) = (&self.shared.game, &self.shared.table, self.number);
                    tally.fault(format!("{game} {table}, seat {seat}: after {last} came {seq:?}, after {prev:?}"));
                }
                Tally::count(&tally.frames);
                self.shared.progress();
            }
            Some("ack" | "error") if self.pending.as_ref().is_some_and(|it| message["id"] == it.act["id"]) => {
                self.answered(message);
            }
            _ => {}
        }
        Ok(())
    }

    fn answered(&mut self, message: &Value) {
        let Some(mut pending) = self.pending.take() else { return };
        let (game, table, seat) = (&self.shared.game, &self.shared.table, self.number);
        let tally = &self.shared.tally;
        let wait = || tally.waited(|| format!("seat {seat} of {game} {table} for an answer"), pending.first);
        match message["code"].as_str() {
            None => {
                wait();
                Tally::count(&tally.acknowledged);
                let seq = message["seq"].as_u64().unwrap_or_default();
                self.acknowledged.push(Acknowledged { seat, seq, act: pending.act });
                self.player.legal.clear();
            }
            // Nothing was done; the same may be asked again.
            Some(code @ ("away" | "internal" | "busy" | "too_many")) => {
                tally.refused(code);
                (pending.sent, pending.again) = (None, Instant::now() + MOMENT);
                self.pending = Some(pending);
            }
            Some(code) => {
                wait();
                tally.refused(code);
                if code != "conflict" && !self.shared.is_live {
                    tally.fault(format!("{game} {table}, seat {seat}: {} was answered {message}", pending.act));
                }
                self.hold = Some((self.player.seq, Instant::now() + MOMENT));
            }
        }
    }

    /// When there is something to do; none if it is somebody else's turn.
    fn next_move(&self) -> Option<Instant> {
        if let Some(pending) = &self.pending {
            return pending.sent.is_none().then_some(pending.again);
        }
        if self.player.legal.is_empty() || self.shared.stop.load(Ordering::Relaxed) {
            return None;
        }
        match self.hold {
            Some((seq, until)) if seq == self.player.seq => Some(until),
            _ if self.shared.is_live => Some(self.player.shown + self.reaction()),
            _ => Some(Instant::now()),
        }
    }

    /// How long they take to react to the card that lies there.
    fn reaction(&self) -> Duration {
        let spread = (REACTION.1 - REACTION.0) as u64;
        Duration::from_millis(REACTION.0 as u64 + (self.player.seq * 37 + self.number as u64 * 91) % spread)
    }

    /// Does what is due.
    async fn act(&mut self) -> Result<()> {
        if self.next_move().is_none_or(|at| at > Instant::now()) {
            return Ok(());
        }
        if self.pending.is_none() {
            self.hold = None;
            let listed = self.player.legal[self.rng.usize(..self.player.legal.len())].clone();
            let action = match self.shared.is_live {
                true => reaction(&listed, self.player.shown.elapsed()),
                false => concrete(&listed, &mut self.rng),
            };
            self.commands += 1;
            let id = format!("x{}-{}", self.commands, self.rng.usize(..1 << 30));
            let (table, seat, seq) = (&self.shared.table, self.number, self.player.seq);
            let act = json!({"t": "act", "table": table, "id": id, "seat": seat, "seq": seq, "action": action});
            self.pending = Some(Pending { act, first: Instant::now(), sent: None, again: Instant::now() });
        }
        if let Some(pending) = &mut self.pending {
            pending.sent = Some(Instant::now());
            let act = pending.act.clone();
            self.send(act).await?;
        }
        Ok(())
    }

    async fn send(&mut self, message: Value) -> Result<()> {
        timeout(SILENCE, self.player.socket.send(message)).await?
    }
}

/// Opens a socket, unless that takes too long.
pub async fn open(person: &Person) -> Result<Socket> {
    timeout(SILENCE, person.socket()).await?
}
