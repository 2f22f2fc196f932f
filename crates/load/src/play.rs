//! A table at which every seat is a person with a socket of their own, playing at random.

use fastrand::Rng;
use futures_util::future::select_all;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::time::timeout;

use crate::Result;
use crate::client::Person;
use crate::player::Player;
use crate::setting::Wish;

/// Between these milliseconds people react where the quicker hand wins; later than the second they let it be.
pub const REACTION: (usize, usize) = (160, 400);
const TOO_LATE: Duration = Duration::from_millis(2000);

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
    rng: Rng,
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
    /// From sending to the promise that it is stored.
    pub acknowledged: Duration,
    /// From sending to the moment everybody had it.
    pub latency: Duration,
    /// Whether everybody gets to see it at once; a sealed commitment is seen by its seat alone.
    pub is_public: bool,
}

impl Game {
    /// Opens a table for these people, one seat each, and lets everybody follow it.
    pub async fn open(people: Vec<Person>, game: &str, seed: u64) -> Result<Game> {
        Game::open_with(people, game, seed, Wish::default()).await
    }

    /// The same, with a clock, a bot beside the people, or against the clock.
    pub async fn open_with(people: Vec<Person>, game: &str, seed: u64, wish: Wish) -> Result<Game> {
        let (table, is_live) = seat_people(&people, game, wish).await?;
        let mut players = Vec::new();
        for (seat, person) in people.into_iter().enumerate() {
            players.push(Player::sit_down(person, seat).await?);
        }
        let (acknowledged, rng) = (Vec::new(), Rng::with_seed(seed));
        let mut game = Game { table, players, acknowledged, is_live, rng, commands: 0 };
        game.follow().await?;
        Ok(game)
    }

    /// Follows the table with every seat's socket, each from its last frame on. All of them before anybody reads on:
    /// a race waits for those who are not there.
    async fn follow(&mut self) -> Result<()> {
        let mut newest = Vec::new();
        for player in &mut self.players {
            newest.push(player.follow(&self.table).await?.unwrap_or_default());
        }
        self.until(|players| players.iter().zip(&newest).all(|(player, &seq)| player.knows(seq))).await
    }

    /// Opens every seat's socket anew, wherever the server is now, and resumes from the last frame seen.
    pub async fn resume(&mut self, address: &str) -> Result<()> {
        self.resume_at(&[address]).await
    }

    /// The same with several servers on one store: the seats spread over them.
    pub async fn resume_at(&mut self, addresses: &[impl AsRef<str>]) -> Result<()> {
        for (seat, player) in self.players.iter_mut().enumerate() {
            addresses[seat % addresses.len()].as_ref().clone_into(&mut player.person.address);
            player.socket = player.person.socket().await?;
        }
        self.follow().await
    }

    /// How many frames everybody together was told.
    pub fn heard(&self) -> u64 {
        self.players.iter().map(|player| player.seen.len() as u64).sum()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.players.iter().any(|player| player.is_over)
    }

    /// The next message that anybody gets, taken in: whose, and what. Everybody looks at their screen all the time,
    /// whoever's turn it is: a table pauses for people who do not.
    async fn hear(&mut self) -> Result<(usize, Value)> {
        let waiting = self.players.iter_mut().map(|player| Box::pin(player.socket.next()));
        let (message, seat, _) = select_all(waiting).await;
        let message = message?.ok_or("the server closed")?;
        self.players[seat].hear(&message).await?;
        Ok((seat, message))
    }

    /// Everybody listens until something is so.
    async fn until(&mut self, is_so: impl Fn(&[Player]) -> bool) -> Result<()> {
        while !is_so(&self.players) {
            self.hear().await?;
        }
        Ok(())
    }

    /// Everybody listens for a while.
    pub async fn listen(&mut self, time: Duration) -> Result<()> {
        let end = Instant::now() + time;
        // Whoever is interrupted has heard nothing: all but a beat is taken whole or not at all.
        while let Ok(heard) = timeout(end.saturating_duration_since(Instant::now()), self.hear()).await {
            heard?;
        }
        Ok(())
    }

    /// Lets whoever is to act play something at random, and waits until everybody concerned knows; none if the game is
    /// over.
    pub async fn step(&mut self) -> Result<Option<Played>> {
        loop {
            self.until(|players| players.iter().any(|player| player.is_over || !player.legal.is_empty())).await?;
            if self.is_over() {
                return Ok(None);
            }
            let Some(seat) = self.players.iter().position(|player| !player.legal.is_empty()) else { continue };
            let Some(action) = self.choose(seat).await? else { continue };
            if let Some(played) = self.act(seat, &action).await? {
                return Ok(Some(played));
            }
        }
    }

    /// Something at random that a seat may play. Where the quicker hand wins it takes as long as it says to have
    /// taken, and may be too late.
    async fn choose(&mut self, seat: usize) -> Result<Option<String>> {
        let player = &self.players[seat];
        let (seq, shown) = (player.seq, player.shown);
        let listed = player.legal[self.rng.usize(..player.legal.len())].clone();
        if !self.is_live || !listed.contains("<ms>") {
            return Ok(Some(concrete(&listed, &mut self.rng)));
        }
        let due = Duration::from_millis((REACTION.0 + self.rng.usize(..REACTION.1 - REACTION.0)) as u64);
        self.listen(due.saturating_sub(shown.elapsed())).await?;
        let took = shown.elapsed();
        Ok((self.players[seat].seq == seq).then(|| reaction(&listed, took)))
    }

    /// Sends an act; none if another step came first, or the time was up.
    async fn act(&mut self, seat: usize, action: &str) -> Result<Option<Played>> {
        self.commands += 1;
        let id = format!("c{}-{}", self.commands, self.rng.usize(..1 << 30));
        let player = &mut self.players[seat];
        let (is_decision, sent) = (player.acting.len() == 1, player.seq);
        let start = Instant::now();
        let act = json!({"t": "act", "table": self.table, "id": id, "seat": seat, "seq": sent, "action": action});
        let answer = self.answer(seat, &act).await?;
        let promised = start.elapsed();
        if answer["code"] == "conflict" {
            self.until(|players| players[seat].is_over || players[seat].seq > sent).await?;
            return Ok(None);
        }
        let acknowledged = answer["seq"].as_u64().ok_or_else(|| format!("{act} was refused: {answer}"))?;
        self.acknowledged.push(Acknowledged { seat, seq: acknowledged, act });
        self.players[seat].legal.clear();
        self.until(|players| players[seat].knows(acknowledged)).await?;
        // Whoever made the last move of a window, or any move outside of one, is followed by everybody.
        let others_know = is_decision || !self.waits_for_others(seat);
        if others_know {
            self.until(|players| players.iter().all(|player| player.knows(acknowledged))).await?;
        }
        Ok(Some(Played { acknowledged: promised, latency: start.elapsed(), is_public: is_decision }))
    }

    /// Sends a command for a seat; what the server says to it.
    pub async fn answer(&mut self, seat: usize, command: &Value) -> Result<Value> {
        self.players[seat].socket.send(command.clone()).await?;
        loop {
            let (who, message) = self.hear().await?;
            let is_answer = message["t"] == "error" || message["t"] == "ack" && message["id"] == command["id"];
            if who == seat && is_answer {
                return Ok(message);
            }
        }
    }

    /// Whether other seats of the same window have still to commit.
    fn waits_for_others(&self, seat: usize) -> bool {
        self.players.iter().enumerate().any(|(other, player)| other != seat && !player.legal.is_empty())
    }
}

/// Opens a table for these people, one seat each; its id, and whether the quicker hand wins.
pub async fn seat_people(people: &[Person], game: &str, wish: Wish) -> Result<(String, bool)> {
    let mut seats = vec![json!({"kind": "open"}); people.len()];
    seats[0] = json!({"kind": "me"});
    seats.extend(wish.bot.then(|| json!({"kind": "bot", "level": "gentle"})));
    let host = people.first().ok_or("nobody plays")?;
    let is_live = wish.is_race(game);
    let mut body = json!({"game": game, "seats": seats, "options": wish.options(game), "pace": 0});
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
    Ok((table, is_live))
}

/// A listed reaction that took so long.
pub fn reaction(listed: &str, took: Duration) -> String {
    if took < TOO_LATE { listed.replace("<ms>", &took.as_millis().to_string()) } else { "none".to_owned() }
}

/// A listed action that can be played: a reaction time is made up where one is asked for.
pub fn concrete(listed: &str, rng: &mut Rng) -> String {
    listed.replace("<ms>", &(400 + rng.usize(..1000)).to_string())
}
