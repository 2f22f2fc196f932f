//! A table at which every seat is a person with a socket of their own, playing at random.

use serde_json::{Value, json};
use std::time::{Duration, Instant};

use crate::Result;
use crate::client::{Person, Socket};
use crate::luck::Luck;
use crate::setting::Wish;

/// Between these milliseconds people react where the quicker hand wins; later than the second they let it be.
const REACTION: (usize, usize) = (160, 400);
const TOO_LATE: Duration = Duration::from_millis(2000);
/// How long somebody is listened to who may have nothing to say.
const MOMENT: Duration = Duration::from_millis(50);

/// A seat, whoever plays it, and what they know.
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
    shown: Instant,
}

/// A table in play.
pub struct Game {
    /// Its address.
    pub table: String,
    /// The seats, in order.
    pub players: Vec<Player>,
    /// Every step that was acknowledged.
    pub acknowledged: Vec<Acknowledged>,
    /// Whether the quicker hand wins.
    pub is_live: bool,
    luck: Luck,
    commands: u64,
}

/// A step that the server promised to have stored.
#[derive(Clone, Debug)]
pub struct Acknowledged {
    /// Who made it.
    pub seat: usize,
    /// The number it was promised under.
    pub seq: u64,
    /// The message that was sent.
    pub act: Value,
}

/// What one act took.
pub struct Played {
    /// From sending to the moment everybody had it.
    pub latency: Duration,
    /// Whether everybody gets to see it at once: a sealed commitment is nobody else's news.
    pub is_public: bool,
}

impl Player {
    /// Takes a message in.
    fn take(&mut self, seat: usize, message: &Value) {
        match message["t"].as_str() {
            Some("frame") => {
                let seq = message["seq"].as_u64().unwrap_or_default();
                self.seen.push((seq, message["prev"].as_u64().unwrap_or_default()));
                self.stand(seat, message);
            }
            Some("table") => {
                self.is_over = message["table"]["state"] == "over";
                // While the next card of a race is veiled there is none; and what was missed comes frame by frame.
                let last = self.seen.last().map_or(0, |(seq, _)| *seq);
                if message["frame"]["seq"].as_u64().is_some_and(|seq| seq <= last) {
                    self.stand(seat, &message["frame"]);
                }
            }
            _ => {}
        }
    }

    fn stand(&mut self, seat: usize, frame: &Value) {
        self.seq = frame["seq"].as_u64().unwrap_or_default();
        let seats = frame["acting"].as_array().map(Vec::as_slice).unwrap_or_default();
        self.acting = seats.iter().filter_map(Value::as_u64).collect();
        let legal = frame["legal"][seat.to_string()].as_array().map(Vec::as_slice).unwrap_or_default();
        self.legal = legal.iter().filter_map(Value::as_str).map(str::to_owned).collect();
        self.shown = Instant::now();
    }

    /// The next message, taken in. A beat is said back, as a screen does.
    async fn hear(&mut self, seat: usize) -> Result<Value> {
        let message = self.socket.next().await?.ok_or("the server closed")?;
        if message["t"] == "beat" {
            self.socket.send(message.clone()).await?;
        }
        self.take(seat, &message);
        Ok(message)
    }

    /// Something at random that may be played; where the quicker hand wins, after as long as it says to have taken.
    async fn choose(&self, is_live: bool, luck: &mut Luck) -> String {
        let listed = &self.legal[luck.below(self.legal.len())];
        if !is_live || !listed.contains("<ms>") {
            return concrete(listed, luck);
        }
        let due = Duration::from_millis((REACTION.0 + luck.below(REACTION.1 - REACTION.0)) as u64);
        tokio::time::sleep(due.saturating_sub(self.shown.elapsed())).await;
        let took = self.shown.elapsed();
        if took < TOO_LATE { listed.replace("<ms>", &took.as_millis().to_string()) } else { "none".to_owned() }
    }

    /// Reads until the table stands at a step or later, with chance resolved.
    async fn catch_up(&mut self, seat: usize, seq: u64) -> Result<()> {
        while self.seq < seq || (!self.is_over && self.acting.is_empty()) {
            self.hear(seat).await?;
        }
        Ok(())
    }
}

impl Game {
    /// Opens a table for these people, one seat each, and lets everybody follow it.
    pub async fn open(people: Vec<Person>, game: &str, seed: u64) -> Result<Game> {
        Game::open_with(people, game, seed, Wish::default()).await
    }

    /// The same, with a clock, a bot beside the people, or against the clock.
    pub async fn open_with(people: Vec<Person>, game: &str, seed: u64, wish: Wish) -> Result<Game> {
        let mut seats = vec![json!({"kind": "open"}); people.len()];
        seats[0] = json!({"kind": "me"});
        seats.extend(wish.bot.then(|| json!({"kind": "bot", "level": "gentle"})));
        let host = people.first().ok_or("nobody plays")?;
        let is_live = game == "elementals" && wish.live;
        // A game of reactions that is not played live is played without its clock.
        let options = if game == "elementals" && !is_live { json!({"mode": "relaxed"}) } else { json!({}) };
        let mut body = json!({"game": game, "seats": seats, "options": options, "pace": 0});
        if !is_live {
            body["clock"] = wish.clock;
        }
        let info = host.open_table(body).await?;
        let table = info["id"].as_str().ok_or("no id")?.to_owned();
        for (seat, person) in people.iter().enumerate().skip(1) {
            let url = info["links"][seat.to_string()].as_str().ok_or("no link")?;
            let link = url.split("#link=").nth(1).ok_or("no link in the address")?;
            let joined = person.post(&format!("/api/tables/{table}/join"), json!({"link": link})).await?;
            if joined.status != 200 {
                return Err(format!("cannot join: {}", joined.body).into());
            }
        }
        let mut players = Vec::new();
        for person in people {
            let socket = person.socket().await?;
            let (acting, legal, seen, shown) = (Vec::new(), Vec::new(), Vec::new(), Instant::now());
            players.push(Player { person, socket, seq: 0, acting, legal, is_over: false, seen, shown });
        }
        let (acknowledged, luck) = (Vec::new(), Luck::new(seed));
        let mut game = Game { table, players, acknowledged, is_live, luck, commands: 0 };
        game.follow().await?;
        Ok(game)
    }

    /// Follows the table with every seat's socket, each from its last frame on. All of them before anybody reads on:
    /// a race waits for those who are not there.
    async fn follow(&mut self) -> Result<()> {
        let mut newest = Vec::new();
        for (seat, player) in self.players.iter_mut().enumerate() {
            let from = player.seen.last().map_or(0, |(seq, _)| *seq);
            let introduction = player.socket.follow(&self.table, from).await?;
            player.take(seat, &introduction);
            let seq = introduction["frame"]["seq"].as_u64();
            if seq.is_none_or(|seq| seq > from) {
                player.acting.clear();
                player.legal.clear();
            }
            player.seq = from;
            newest.push(seq.unwrap_or_default());
        }
        for (seat, player) in self.players.iter_mut().enumerate() {
            player.catch_up(seat, newest[seat]).await?;
        }
        Ok(())
    }

    /// Opens every seat's socket anew, wherever the server is now, and resumes from the last frame seen.
    pub async fn resume(&mut self, address: &str) -> Result<()> {
        self.resume_at(&[address]).await
    }

    /// The same with several servers on one store: the seats spread over them.
    pub async fn resume_at(&mut self, addresses: &[&str]) -> Result<()> {
        for seat in 0..self.players.len() {
            let player = &mut self.players[seat];
            addresses[seat % addresses.len()].clone_into(&mut player.person.address);
            player.socket = player.person.socket().await?;
        }
        self.follow().await
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.players.iter().any(|player| player.is_over)
    }

    /// Reads on while bots are to act, until a person is.
    async fn wait_for_people(&mut self) -> Result<()> {
        while !self.is_over() && self.players.iter().all(|player| player.legal.is_empty()) {
            let first = &mut self.players[0];
            let seq = first.seq;
            while first.seq == seq && !first.is_over {
                first.hear(0).await?;
            }
            let newest = first.seq;
            for other in 1..self.players.len() {
                self.players[other].catch_up(other, newest).await?;
            }
        }
        Ok(())
    }

    /// Lets whoever is to act play something at random, and waits until everybody concerned knows.
    pub async fn step(&mut self) -> Result<Option<Played>> {
        self.wait_for_people().await?;
        let Some(seat) = self.players.iter().position(|player| !player.is_over && !player.legal.is_empty()) else {
            return Ok(None);
        };
        self.commands += 1;
        let id = format!("c{}-{}", self.commands, self.luck.below(1 << 30));
        let player = &mut self.players[seat];
        let action = player.choose(self.is_live, &mut self.luck).await;
        let is_decision = player.acting.len() == 1;
        let start = Instant::now();
        let act = json!({"t": "act", "table": self.table, "id": id, "seat": seat, "seq": player.seq, "action": action});
        player.socket.send(act.clone()).await?;
        let acknowledged = loop {
            let message = player.hear(seat).await?;
            match message["t"].as_str() {
                Some("ack") if message["id"] == *id => break message["seq"].as_u64().unwrap_or_default(),
                // Somebody else was quicker, or the time was up: look, then choose again.
                Some("error") if message["code"] == "conflict" => {
                    let sent = act["seq"].as_u64().unwrap_or_default();
                    player.catch_up(seat, sent + 1).await?;
                    return Ok(Some(Played { latency: start.elapsed(), is_public: false }));
                }
                Some("error") => return Err(format!("{act} was refused: {message}").into()),
                _ => {}
            }
        };
        self.acknowledged.push(Acknowledged { seat, seq: acknowledged, act });
        self.players[seat].legal.clear();
        self.players[seat].catch_up(seat, acknowledged).await?;
        // Whoever made the last move of a window, or any move outside of one, is followed by everybody.
        let others_know = is_decision || !self.waits_for_others(seat);
        if others_know {
            for other in 0..self.players.len() {
                self.players[other].catch_up(other, acknowledged).await?;
            }
        }
        Ok(Some(Played { latency: start.elapsed(), is_public: is_decision }))
    }

    /// Everybody takes in what comes, for a moment.
    pub async fn listen(&mut self) -> Result<()> {
        for (seat, player) in self.players.iter_mut().enumerate() {
            if let Ok(heard) = tokio::time::timeout(MOMENT, player.hear(seat)).await {
                heard?;
            }
        }
        Ok(())
    }

    /// Whether other seats of the same window have still to commit.
    fn waits_for_others(&self, seat: usize) -> bool {
        self.players.iter().enumerate().any(|(other, player)| other != seat && !player.legal.is_empty())
    }
}

/// A listed action that can be played: a reaction time is made up where one is asked for.
pub fn concrete(listed: &str, luck: &mut Luck) -> String {
    listed.replace("<ms>", &(400 + luck.below(1000)).to_string())
}
