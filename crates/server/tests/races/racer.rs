//! People at screens of their own who play Elementals live, and measure what they really took.
#![allow(dead_code, reason = "each test file uses its own part")]

use fastrand::Rng;
use feerie_load::client::Socket;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

/// How many tables are won before a test has seen enough; more with `FEERIE_RACE_CATCHES`.
pub fn catches() -> u32 {
    std::env::var("FEERIE_RACE_CATCHES").ok().and_then(|catches| catches.parse().ok()).unwrap_or(8)
}

fn cards(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|card| card.as_str().unwrap()).collect()
}

/// What a good player would do: hit a middle card that shares two parts, put the book on a mad creature.
fn right(view: &Value) -> Option<String> {
    let window = &view["window"];
    let turned: Vec<&str> = window["cards"].as_array()?.iter().map(|card| card[1].as_str().unwrap()).collect();
    if window["kind"] == "pile" && turned[0].starts_with('m') && turned[0].ends_with(|c: char| c.is_ascii_digit()) {
        return Some("book".to_owned());
    }
    let mut middle = cards(&view["middle"]);
    if window["kind"] == "middle" {
        middle.pop();
    }
    let alike = |one: &str, other: &str| one.bytes().zip(other.bytes()).filter(|(a, b)| a == b).count();
    let is_plain = |card: &&&str| !card.ends_with(|c: char| c.is_ascii_digit());
    let hit = middle.iter().find(|card| turned.iter().filter(is_plain).any(|other| alike(card, other) == 2))?;
    Some(format!("slap:{hit}"))
}

/// Somebody at a screen of their own.
pub struct Racer {
    pub seat: usize,
    pub socket: Socket,
    pub table: String,
    /// How long they take, between these milliseconds.
    pub takes: (u64, u64),
    /// What they say they took.
    pub says: fn(u64) -> u64,
    /// How many milliseconds late they answer beats; none if they never do.
    pub late: Option<u64>,
    pub rng: Rng,
}

/// What one racer saw of a game.
#[derive(Default)]
pub struct Seen {
    /// What came of each window, in order, as it was told.
    pub settled: Vec<Value>,
    /// Each table won: in which window, and by whom.
    pub winners: Vec<(u64, u64)>,
    /// The times that were recorded for seat 0.
    pub recorded: Vec<u64>,
    /// The times that this racer really took, by their own clock, and in which windows.
    pub took: Vec<(u64, u64)>,
    /// Whether the server told that it times a seat alone.
    pub timed: [bool; 2],
    pub is_over: bool,
}

/// How many tables were won in windows in which both racers had hit, and how many of these by the one who was the slower
/// by their own clock. Who was meant to be slower says less: on a busy machine a hand comes down late.
pub fn won_by_the_slower([one, other]: [&Seen; 2]) -> (usize, usize) {
    let took = |seen: &Seen, window: u64| seen.took.iter().find(|(at, _)| *at == window).map(|(_, ms)| *ms);
    let hands = one.winners.iter().filter_map(|&(window, seat)| {
        let both = [took(one, window)?, took(other, window)?];
        Some((both[seat as usize], both[1 - seat as usize]))
    });
    let hands: Vec<(u64, u64)> = hands.collect();
    println!("the winner's time and the other's: {hands:?}");
    (hands.len(), hands.iter().filter(|(winner, loser)| winner > loser).count())
}

impl Seen {
    /// Takes in a message that came after the card of this window.
    fn take(&mut self, message: &Value, window: u64) {
        match message["t"].as_str() {
            Some("settled") => {
                self.settled.push(message["events"].clone());
                for event in message["events"].as_array().unwrap() {
                    match event["event"].as_str() {
                        Some("win") => self.winners.push((window, event["seat"].as_u64().unwrap())),
                        Some("react") if event["seat"] == 0 => {
                            let time = event["action"].as_str().and_then(|action| action.rsplit(':').next());
                            self.recorded.extend(time.and_then(|time| time.parse::<u64>().ok()));
                        }
                        _ => {}
                    }
                }
            }
            Some("table") => {
                for (seat, timed) in self.timed.iter_mut().enumerate() {
                    *timed |= message["table"]["seats"][seat]["timed"] == true;
                }
                self.is_over |= message["table"]["state"] == "over";
            }
            _ => {}
        }
    }
}

/// A hand on its way down.
struct Hand {
    seq: u64,
    hit: String,
    shown: Instant,
    due: Instant,
}

impl Racer {
    /// Plays until enough tables are won or the game is over.
    pub async fn play(mut self, until: u32) -> Seen {
        let mut seen = Seen::default();
        let mut answered = 0;
        let mut hand: Option<Hand> = None;
        let mut beats: VecDeque<(Instant, Value)> = VecDeque::new();
        while !seen.is_over && (seen.winners.len() as u32) < until {
            let never = Instant::now() + Duration::from_secs(3600);
            let due = hand.as_ref().map_or(never, |hand| hand.due);
            let beat_due = beats.front().map_or(never, |(due, _)| *due);
            // Beats are answered whatever the hand does, as a screen would.
            let message = tokio::select! {
                biased;
                message = self.socket.next() => message,
                () = sleep_until(beat_due) => {
                    if let Some((_, beat)) = beats.pop_front() {
                        self.socket.send(beat).await.unwrap();
                    }
                    continue;
                }
                () = sleep_until(due) => {
                    if let Some(Hand { seq, hit, shown, .. }) = hand.take() {
                        // What was really taken, on this screen's own clock.
                        let took = u64::try_from(shown.elapsed().as_millis()).unwrap();
                        seen.took.push((seq, took));
                        let said = (self.says)(took);
                        self.act(seq, &format!("{hit}:{said}")).await;
                    }
                    continue;
                }
            };
            let Ok(Some(message)) = message else { break };
            seen.take(&message, answered);
            let frame = match message["t"].as_str() {
                Some("beat") => {
                    beats.extend(self.late.map(|late| (Instant::now() + Duration::from_millis(late), message)));
                    continue;
                }
                Some("table") => &message["frame"],
                Some("frame") => &message,
                _ => continue,
            };
            let (seq, key) = (frame["seq"].as_u64().unwrap_or_default(), self.seat.to_string());
            if seq <= answered || frame["legal"].get(&key).is_none() {
                continue;
            }
            answered = seq;
            let shown = Instant::now();
            match right(&frame["views"][&key]) {
                None => self.act(seq, "none").await,
                Some(hit) => {
                    let takes = self.takes.0 + self.rng.usize(..(self.takes.1 - self.takes.0) as usize) as u64;
                    hand = Some(Hand { seq, hit, shown, due: shown + Duration::from_millis(takes) });
                }
            }
        }
        seen
    }

    async fn act(&mut self, seq: u64, action: &str) {
        let (table, seat, id) = (&self.table, self.seat, format!("w{seq}"));
        let act = json!({"t": "act", "table": table, "id": id, "seat": seat, "seq": seq, "action": action});
        self.socket.send(act).await.unwrap();
    }
}

/// Reads until a message of one of these kinds that satisfies a condition, answering beats.
pub async fn wait_for(socket: &mut Socket, kinds: &[&str], wanted: impl Fn(&Value) -> bool) -> Value {
    loop {
        let message = socket.next().await.unwrap().unwrap();
        if message["t"] == "beat" {
            socket.send(message).await.unwrap();
        } else if kinds.iter().any(|kind| message["t"] == *kind) && wanted(&message) {
            return message;
        }
    }
}

pub fn has_window(message: &Value, seat: usize) -> bool {
    let frame = if message["t"] == "table" { &message["frame"] } else { message };
    frame["legal"].get(seat.to_string()).is_some()
}

/// A screen that answers beats by itself, whatever the test does meanwhile.
pub struct Screen {
    sends: mpsc::UnboundedSender<Value>,
    heard: mpsc::UnboundedReceiver<Value>,
}

impl Screen {
    pub fn of(mut socket: Socket) -> Screen {
        let ((sends, mut to_send), (hears, heard)) = (mpsc::unbounded_channel(), mpsc::unbounded_channel());
        tokio::spawn(async move {
            loop {
                tokio::select! {
                    message = to_send.recv() => match message {
                        Some(message) => socket.send(message).await.unwrap(),
                        None => break,
                    },
                    message = socket.next() => match message {
                        Ok(Some(message)) if message["t"] == "beat" => socket.send(message).await.unwrap(),
                        Ok(Some(message)) => hears.send(message).unwrap_or_default(),
                        _ => break,
                    },
                }
            }
        });
        Screen { sends, heard }
    }

    pub fn send(&self, message: Value) {
        self.sends.send(message).unwrap();
    }

    /// Reads until a message of one of these kinds that satisfies a condition.
    pub async fn wait_for(&mut self, kinds: &[&str], wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.heard.recv().await.expect("the server is there");
            if kinds.iter().any(|kind| message["t"] == *kind) && wanted(&message) {
                return message;
            }
        }
    }
}
