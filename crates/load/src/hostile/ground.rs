//! Where an attack takes place: addresses of its own, people to aim at, and a count of what was answered.

use reqwest::Method;
use serde_json::Value;
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::net::TcpStream;

use super::attack::Attack;
use crate::Result;
use crate::client::{Answer, Person, Socket, connect};

/// Successes that are told in full.
const MOST_TOLD: usize = 5;

/// Where an attack takes place.
pub struct Ground {
    /// Which attack.
    pub attack: &'static Attack,
    /// `127.0.0.1:7373`.
    pub server: String,
    number: u8,
    tally: Mutex<Tally>,
}

/// What came of an attack.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Things that were tried.
    pub tries: u64,
    /// How they were answered, and how often.
    pub answers: BTreeMap<String, u64>,
    /// Rounds that came to their end.
    pub rounds: u64,
    /// What it got that it should not have got: the first few.
    pub successes: Vec<String>,
    /// Why the last round that got nowhere did not.
    pub last_error: String,
}

impl Ground {
    /// A fresh ground for the attack of this number.
    pub fn new(attack: &'static Attack, number: usize, server: &str) -> Ground {
        let number = u8::try_from(number).unwrap_or(u8::MAX);
        Ground { attack, server: server.to_owned(), number, tally: Mutex::default() }
    }

    fn note(&self) -> MutexGuard<'_, Tally> {
        self.tally.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What came of it so far.
    pub fn tally(&self) -> Tally {
        self.note().clone()
    }

    /// Rounds that came to their end.
    pub fn rounds(&self) -> u64 {
        self.note().rounds
    }

    /// A round came to its end.
    pub fn finished(&self) {
        self.note().rounds += 1;
    }

    /// A round did not.
    pub fn got_nowhere(&self, error: &str) {
        self.count("got nowhere");
        error.clone_into(&mut self.note().last_error);
    }

    /// Something was tried, and answered so.
    pub fn count(&self, how: &str) {
        let mut tally = self.note();
        tally.tries += 1;
        *tally.answers.entry(how.to_owned()).or_default() += 1;
    }

    /// The attack worked.
    pub fn succeeded(&self, how: String) {
        let mut tally = self.note();
        if tally.successes.len() < MOST_TOLD && !tally.successes.contains(&how) {
            tally.successes.push(how);
        }
    }

    /// One of the attack's own addresses.
    pub fn lair(&self, last: u8) -> IpAddr {
        [127, 20, self.number, last].into()
    }

    /// A bare connection of an attacker.
    pub async fn connection(&self) -> Result<TcpStream> {
        connect(Some(self.lair(1)), &self.server).await
    }

    /// An attacker with a cookie, at one of the attack's own addresses.
    pub async fn stranger(&self, last: u8) -> Result<Person> {
        Person::arrive_from(self.lair(last), &self.server).await
    }

    /// A socket of an attacker.
    pub async fn socket(&self, person: &Person, more: &[(&'static str, &str)]) -> Result<Socket> {
        Socket::open_from(Some(self.lair(1)), &self.server, &person.cookie, more).await
    }

    /// Somebody honest to aim at, who lives elsewhere.
    pub async fn victim(&self, last: u8) -> Result<Person> {
        Person::arrive_from([127, 30, self.number, last].into(), &self.server).await
    }

    /// Asks as an attacker, and counts what is answered.
    pub async fn ask(&self, person: &Person, method: Method, path: &str, body: Option<Value>) -> Result<Answer> {
        let answer = person.ask(method, path, body, &[]).await?;
        self.answered(path, &answer);
        Ok(answer)
    }

    /// Posts as an attacker.
    pub async fn post(&self, person: &Person, path: &str, body: Value) -> Result<Answer> {
        self.ask(person, Method::POST, path, Some(body)).await
    }

    /// Gets as an attacker.
    pub async fn get(&self, person: &Person, path: &str) -> Result<Answer> {
        self.ask(person, Method::GET, path, None).await
    }

    /// Counts an answer. The server may say that it is busy and when to come back; any other fault of its own is what
    /// the attack was after.
    pub fn answered(&self, path: &str, answer: &Answer) {
        self.count(&answer.status.to_string());
        let says_when = answer.headers.contains_key("retry-after");
        if answer.status >= 500 && !(answer.status == 503 && says_when) {
            self.succeeded(format!("{path} was answered {} {}", answer.status, answer.body));
        }
    }

    /// Counts what a socket says.
    pub fn said(&self, message: &Value) {
        match message["code"].as_str() {
            Some(code) => self.count(code),
            None => self.count(message["t"].as_str().unwrap_or("?")),
        }
        if message["code"] == "internal" {
            self.succeeded(format!("a socket was told {message}"));
        }
    }

    /// Sends a command on a socket; what the server says to it. What it says to others before is passed over.
    pub async fn say(&self, socket: &mut Socket, command: Value) -> Result<Value> {
        let id = command["id"].clone();
        socket.send(command).await?;
        let answer = async {
            loop {
                let answer = socket.until(&ANSWERS).await?;
                if answer["id"].is_null() || answer["id"] == id {
                    return Ok::<_, Box<dyn std::error::Error + Send + Sync>>(answer);
                }
            }
        };
        let answer = tokio::time::timeout(PATIENCE, answer).await??;
        self.said(&answer);
        Ok(answer)
    }
}

/// What a server says to a command.
const ANSWERS: [&str; 7] = ["ack", "error", "ok", "hint", "answer", "pong", "lagging"];
/// How long an attacker waits for that.
const PATIENCE: Duration = Duration::from_secs(20);
