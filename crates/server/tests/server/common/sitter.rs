//! People at a table over sockets, who write every frame down and check that none is missing.

use feerie_load::client::{Person, Socket};
use serde_json::{Value, json};

use crate::common::{TestServer, text, unhurried};

/// Somebody at a table with a socket, who writes every frame down.
pub struct Sitter {
    pub person: Person,
    pub socket: Socket,
    pub table: String,
    pub seat: u64,
    pub info: Value,
    pub frames: Vec<Value>,
    pub commands: u32,
}

impl Sitter {
    pub async fn sit(person: Person, table: &str, seat: u64) -> Sitter {
        let mut socket = person.socket().await.unwrap();
        let introduction = socket.follow(table, 0).await.unwrap();
        let (info, mut start) = (introduction["table"].clone(), introduction["frame"].clone());
        let newest = start["seq"].as_u64().unwrap();
        let mut sitter =
            Sitter { person, socket, table: table.to_owned(), seat, info, frames: Vec::new(), commands: 0 };
        // What came before the first step is a position too.
        start["seq"] = json!(0);
        sitter.frames.push(start);
        sitter.read_to(newest).await;
        sitter
    }

    pub fn now(&self) -> &Value {
        self.frames.last().unwrap()
    }

    pub fn seq(&self) -> u64 {
        self.now()["seq"].as_u64().unwrap()
    }

    pub fn frame(&self, seq: u64) -> &Value {
        self.frames.iter().find(|frame| frame["seq"] == json!(seq)).unwrap()
    }

    pub fn is_to_act(&self) -> bool {
        self.now()["legal"].get(self.seat.to_string()).is_some_and(|legal| legal != &json!([]))
    }

    pub fn an_action(&self) -> String {
        text(&self.now()["legal"][self.seat.to_string()][0]).replace("<ms>", "500")
    }

    /// Takes one message in.
    pub async fn hear(&mut self) -> Value {
        let message = self.socket.next().await.unwrap().expect("the server is there");
        if message["t"] == "table" {
            self.info = message["table"].clone();
        }
        if message["t"] == "frame" {
            assert_eq!(message["prev"], json!(self.seq()), "no gap and nothing twice");
            self.frames.push(message.clone());
        }
        message
    }

    pub async fn read_to(&mut self, seq: u64) {
        while self.seq() < seq {
            self.hear().await;
        }
    }

    pub async fn hear_until(&mut self, there: impl Fn(&Sitter) -> bool) {
        while !there(self) {
            self.hear().await;
        }
    }

    /// Asks something and waits for its answer.
    pub async fn ask(&mut self, mut message: Value) -> Value {
        self.commands += 1;
        let id = format!("{}-{}", self.seat, self.commands);
        message["id"] = json!(id);
        message["table"] = json!(self.table);
        message["seat"] = json!(self.seat);
        self.socket.send(message).await.unwrap();
        loop {
            let answer = self.hear().await;
            if answer["id"] == json!(id) {
                return answer;
            }
        }
    }

    /// Plays, and reads on until the step and the dice after it are there.
    pub async fn act(&mut self, action: &str) -> u64 {
        let mut answer = self.ask(json!({"t": "act", "seq": self.seq(), "action": action})).await;
        while answer["code"] == "conflict" {
            // Somebody else's commitment was quicker, and is to be seen.
            self.hear().await;
            answer = self.ask(json!({"t": "act", "seq": self.seq(), "action": action})).await;
        }
        assert_eq!(answer["t"], "ack", "{answer}");
        let seq = answer["seq"].as_u64().unwrap();
        self.read_to(seq).await;
        seq
    }

    pub async fn undo(&mut self) -> Value {
        self.ask(json!({"t": "undo"})).await
    }

    pub async fn answer(&mut self, agree: bool) -> Value {
        self.ask(json!({"t": "undo_answer", "agree": agree})).await
    }
}

/// Two people at a table of a game.
pub async fn two(server: &TestServer, game: &str) -> (Sitter, Sitter) {
    two_at([server; 2], game).await
}

/// The same, each at a server of their own on one database.
pub async fn two_at(servers: [&TestServer; 2], game: &str) -> (Sitter, Sitter) {
    let (ana, ben) = (servers[0].person().await, servers[1].person().await);
    let seats = json!([{"kind": "me", "name": "Ana"}, {"kind": "open"}]);
    let info =
        ana.open_table(json!({"game": game, "seats": seats, "options": unhurried(game), "pace": 0})).await.unwrap();
    let (id, url) = (text(&info["id"]), text(&info["links"]["1"]));
    let link = url.split("#link=").nth(1).unwrap();
    assert_eq!(ben.post(&format!("/api/tables/{id}/join"), json!({"link": link})).await.unwrap().status, 200);
    let mut sitters = (Sitter::sit(ana, id, 0).await, Sitter::sit(ben, id, 1).await);
    let newest = sitters.1.seq();
    sitters.0.read_to(newest).await;
    sitters
}

/// Makes Ana the one to act, whoever begins.
pub async fn to_ana(ana: &mut Sitter, ben: &mut Sitter) {
    while !ana.is_to_act() {
        let action = ben.an_action();
        let seq = ben.act(&action).await;
        ana.read_to(seq).await;
    }
}
