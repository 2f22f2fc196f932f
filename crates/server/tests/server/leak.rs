//! Nobody receives a byte that depends on what they may not know: two worlds that look the same to an observer
//! give the observer the same bytes, frame by frame, over real sockets. Views alone say what looks the same, never
//! what was told: an event that tells more than views show is a difference.

mod worlds;

use crate::common::{TestServer, text};
use feerie_advice::{AdvisedGames, AdvisedTable};
use feerie_catalog::{Catalog, Visitor, visit};
use feerie_core::testing::{Leak, Leaky};
use feerie_core::{
    Actor, Dice, Event as _, Game, GameInfo, Heuristic, Legal, Log, Node, Observer, Seat, Seed, Step, laws,
};
use feerie_load::client::{Person, Socket};
use feerie_table::{AnyTable, Games, OpenError, TableSetup};
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};
use worlds::Worlds;

/// One world on the server: a keeper in all seats but the observer's, and the observer's socket.
struct Table {
    id: String,
    keeper: (Person, Socket),
    observer: (Person, Socket),
    /// What the observer was sent, in order.
    received: Vec<String>,
    /// How many commands the keeper and the observer have sent.
    commands: [u32; 2],
}

impl Table {
    /// Opens a table in the middle of a world.
    async fn open(
        server: &TestServer,
        info: &GameInfo,
        world: &dyn AnyTable,
        length: usize,
        observer: Observer,
    ) -> Table {
        let (keeper, watcher) = (server.person().await, server.person().await);
        let seats = world.seats();
        let record =
            json!({"game": info.id, "seats": seats, "options": world.options(), "steps": &world.steps()[..length]});
        let imported = keeper.post("/api/records", record).await.unwrap();
        assert_eq!(imported.status, 200, "{}", imported.body);
        let from = text(&imported.body["table"]["id"]);
        let wish = |seat| match observer {
            Observer::Seat(observer) if observer == seat => json!({"kind": "open"}),
            _ => json!({"kind": "me", "name": "K"}),
        };
        let wishes: Vec<Value> = Seat::all(seats).map(wish).collect();
        let seq = imported.body["table"]["seq"].as_u64().unwrap();
        let fork =
            keeper.post(&format!("/api/tables/{from}/fork"), json!({"seq": seq, "seats": wishes})).await.unwrap();
        assert_eq!(fork.status, 200, "{}", fork.body);
        let table = &fork.body["table"];
        let id = text(&table["id"]).to_owned();
        let named =
            watcher.ask(reqwest::Method::PUT, "/api/me", Some(json!({"name": "O", "face": "owl"})), &[]).await.unwrap();
        assert_eq!(named.status, 200);
        if let Observer::Seat(seat) = observer {
            let link = text(&table["links"][seat.to_string()]).split("#link=").nth(1).unwrap().to_owned();
            let joined = watcher.post(&format!("/api/tables/{id}/join"), json!({"link": link})).await.unwrap();
            assert_eq!(joined.body["table"]["state"], "playing", "{}", joined.body);
        }
        let mut keepers = keeper.socket().await.unwrap();
        keepers.follow(&id, seq).await.unwrap();
        let mut socket = watcher.socket().await.unwrap();
        socket.send(json!({"t": "sub", "table": id, "from": 0})).await.unwrap();
        Table { id, keeper: (keeper, keepers), observer: (watcher, socket), received: Vec::new(), commands: [0; 2] }
    }

    /// Plays a step of the world, live.
    async fn play(&mut self, step: &Step, observer: Observer) {
        let Step(Actor::Seat(seat), action) = step else { panic!("chance is the server's") };
        let is_own = observer == Observer::Seat(*seat);
        let person = if is_own { &self.observer.0 } else { &self.keeper.0 };
        let seq = self.newest(person).await;
        self.commands[usize::from(is_own)] += 1;
        let id = format!("n{}", self.commands[usize::from(is_own)]);
        let act = json!({"t": "act", "table": self.id, "id": id, "seat": seat, "seq": seq, "action": action});
        if is_own {
            self.observer.1.send(act).await.unwrap();
            self.receive(r#"{"t":"ack""#).await;
        } else {
            self.keeper.1.send(act).await.unwrap();
            let answer = self.keeper.1.until(&["ack", "error"]).await.unwrap();
            assert_eq!(answer["t"], "ack", "{answer}");
        }
    }

    /// Asks on behalf of the observer whatever may be asked of a position, and writes down what is answered.
    async fn ask(&mut self, seat: Seat) {
        let seq = self.newest(&self.observer.0).await;
        let frame = self.received.iter().rev().find(|text| text.contains(r#""legal":"#)).expect("they see the table");
        let frame: Value = serde_json::from_str(frame).unwrap();
        let frame = frame.get("frame").unwrap_or(&frame);
        let legal = frame["legal"][seat.to_string()].as_array().cloned().unwrap_or_default();
        let mut questions = vec![json!({"ask": "outlook"})];
        for action in legal.iter().take(3) {
            questions.push(json!({"ask": "outlook", "after": [action]}));
            questions.push(json!({"ask": "check", "actions": [action, legal.last()]}));
        }
        for question in questions {
            let ask =
                json!({"t": "ask", "table": self.id, "id": "q", "seat": seat.0, "seq": seq, "question": question});
            self.observer.1.send(ask).await.unwrap();
            let said = self.observer.1.until(&["answer", "error"]).await.unwrap();
            // Whatever the rules say of it; a question that was not looked at would tell nothing.
            let code = said["code"].as_str().unwrap_or_default();
            assert!(!["conflict", "busy", "too_many", "internal", "not_yours"].contains(&code), "{said}");
            self.received.push(self.without_names(&said.to_string()));
        }
    }

    async fn newest(&self, person: &Person) -> u64 {
        let info = person.get(&format!("/api/tables/{}", self.id)).await.unwrap();
        info.body["table"]["seq"].as_u64().unwrap()
    }

    /// Reads all that the observer was sent: a table tells before it answers whoever played, and a socket
    /// answers in order.
    async fn drain(&mut self) {
        self.observer.1.send(json!({"t": "ping", "at": 0})).await.unwrap();
        self.receive(r#"{"t":"pong""#).await;
    }

    /// Writes down what the observer is sent, up to a message that begins so.
    async fn receive(&mut self, beginning: &str) {
        loop {
            let text = self.observer.1.next_text().await.unwrap().unwrap();
            assert!(!text.starts_with(r#"{"t":"error""#), "{text}");
            // Beats measure the line, whatever happens at the table.
            if text.starts_with(r#"{"t":"beat""#) {
                continue;
            }
            self.received.push(self.without_names(&text));
            if text.starts_with(beginning) {
                break;
            }
        }
    }

    /// The address and the time of a table are its own.
    fn without_names(&self, text: &str) -> String {
        let text = text.replace(&self.id, "TABLE");
        match text.split_once(r#""created":"#) {
            Some((before, after)) => format!("{before}{}", after.trim_start_matches(|c: char| c.is_ascii_digit())),
            None => text,
        }
    }
}

/// How many seats to play with: three, where strangers can sit beside a pair, or as few as there may be.
fn seats(info: &GameInfo) -> u8 {
    if info.seats_range().contains(&3) { 3 } else { info.seats.0 }
}

/// The observer of a round.
fn observer(seed: u64, seats: u8) -> Observer {
    match seed % 3 {
        2 => Observer::Watcher,
        _ => Observer::Seat(Seat((seed % u64::from(seats)) as u8)),
    }
}

fn rounds() -> u64 {
    std::env::var("FEERIE_LEAK_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(9)
}

/// Two worlds of a game, some way on.
fn worlds(info: &GameInfo, seed: u64, open: impl Fn(Seed) -> Box<dyn AnyTable>) -> Worlds {
    let tables = [open(Seed::from_number(2 * seed)), open(Seed::from_number(2 * seed + 1))];
    let mut worlds = Worlds::new(tables, observer(seed, seats(info)), seed);
    let steps = 4 + seed as usize * 7 % 60;
    while worlds.len() < steps && worlds.step() {}
    worlds
}

fn worlds_of(games: &dyn Games, info: &GameInfo, seed: u64) -> Worlds {
    let options = crate::common::unhurried(info.id);
    worlds(info, seed, |seed| games.open(info.id, TableSetup::new(seats(info), &options, seed)).unwrap())
}

/// Whether a game hides anything from anybody.
struct Hides;

impl Visitor for Hides {
    type Output = bool;

    fn visit<G: Heuristic>(self) -> bool {
        let mut dice = Dice::from_number(1);
        (0..40).any(|steps| {
            let game: G = laws::default_rules(*G::INFO.seats_range().start());
            let state = laws::random_position(&game, &mut dice, steps);
            Observer::every(game.seats()).any(|who| game.imagine(&game.view(&state, who), &mut dice) != state)
        })
    }
}

#[tokio::test]
async fn worlds_that_look_the_same_give_the_same_bytes() {
    let server = TestServer::open().await;
    for info in Catalog.infos() {
        let mut differed = 0;
        for seed in 100..100 + rounds() {
            let worlds = worlds_of(&Catalog, &info, seed);
            differed += u32::from(worlds.differ());
            if let Some([one, other]) = received(&server, &info, &worlds).await {
                assert_eq!(one, other, "{} for {:?}", info.id, worlds.observer);
            }
        }
        let hides = visit(info.id, Hides).unwrap();
        assert!(!hides || differed > 0, "{}: no two worlds differed", info.id);
        println!("{}: {differed} of {} pairs of worlds differ behind the observer's back", info.id, rounds());
    }
}

/// Whether a game keeps an event, or a part of one, from anybody.
struct KeepsEvents;

impl Visitor for KeepsEvents {
    type Output = bool;

    fn visit<G: Heuristic>(self) -> bool {
        let (mut dice, mut scratch) = (Dice::from_number(1), Legal::new());
        let game: G = laws::default_rules(seats(&G::INFO));
        let mut state = game.start();
        for _ in 0..200 {
            let mut log = Log::default();
            match game.node(&state) {
                Node::Terminal(_) => break,
                Node::Chance => {
                    let outcome = game.draw(&state, &mut dice);
                    game.resolve(&mut state, &outcome, &mut log);
                }
                node => {
                    let seat = node.acting().first().unwrap();
                    let action = game.pick(&state, seat, &mut scratch, &mut dice).unwrap();
                    game.play(&mut state, seat, action, &mut log);
                }
            }
            let is_kept =
                |event: &G::Event| Observer::every(game.seats()).any(|who| event.told_to(who).as_ref() != Some(event));
            if log.0.iter().any(is_kept) {
                return true;
            }
        }
        false
    }
}

/// Nothing by its views; but its events are told to everybody as they are.
struct TellsAll;

impl<G: Game> Leak<G> for TellsAll {
    type Secret = ();
    const TELLS_EVENTS: bool = true;
    fn told(_state: &G::State, _who: Observer) {}
}

/// The games of the catalog, telling everybody all their events.
struct LeakyCatalog;

/// A table of the game that leaks.
struct OpenLeaky<'a>(TableSetup<'a>);

impl Visitor for OpenLeaky<'_> {
    type Output = Result<Box<dyn AdvisedTable>, OpenError>;

    fn visit<G: Heuristic>(self) -> Self::Output {
        Ok(Box::new(self.0.table::<Leaky<G, TellsAll>>()?))
    }
}

impl Games for LeakyCatalog {
    fn infos(&self) -> Vec<GameInfo> {
        Catalog.infos()
    }

    fn options(&self, game: &str) -> Option<Vec<(&'static str, Value)>> {
        Catalog.options(game)
    }

    fn open(&self, game: &str, setup: TableSetup<'_>) -> Result<Box<dyn AnyTable>, OpenError> {
        self.open_advised(game, setup).map(|table| table.fork())
    }

    fn about_options(&self, game: &str, seats: u8, options: &Map<String, Value>) -> Result<Box<RawValue>, OpenError> {
        Catalog.about_options(game, seats, options)
    }
}

impl AdvisedGames for LeakyCatalog {
    fn open_advised(&self, game: &str, setup: TableSetup<'_>) -> Result<Box<dyn AdvisedTable>, OpenError> {
        visit(game, OpenLeaky(setup)).unwrap_or_else(|| Err(OpenError::UnknownGame(game.to_owned())))
    }
}

/// The pairs of worlds are such that a leak shows: every game that keeps an event from somebody is caught when it
/// tells everybody, and none is accused that does not.
#[test]
fn a_game_that_tells_too_much_is_caught() {
    let mut caught = 0;
    for info in Catalog.infos() {
        let mut differences = 0;
        for seed in 100..160 {
            assert!(worlds_of(&Catalog, &info, seed).are_told_alike(), "{}, pair {seed}", info.id);
            differences += u32::from(!worlds_of(&LeakyCatalog, &info, seed).are_told_alike());
        }
        println!("{}: told of {differences} of 60 pairs what it should not tell", info.id);
        assert_eq!(differences > 0, visit(info.id, KeepsEvents).unwrap(), "{} would not be caught", info.id);
        caught += u32::from(differences > 0);
    }
    assert!(caught > 0, "no game keeps an event from anybody");
}

/// The same over sockets: a server whose games tell too much sends different bytes where an honest one sends the same.
#[tokio::test]
async fn a_server_that_tells_too_much_is_caught() {
    let servers = [TestServer::open().await, TestServer::open_for(&LeakyCatalog).await];
    let mut caught = 0;
    for info in Catalog.infos().into_iter().filter(|info| visit(info.id, KeepsEvents).unwrap()) {
        let mut is_caught = false;
        for seed in (100..160).filter(|&seed| !worlds_of(&LeakyCatalog, &info, seed).are_told_alike()) {
            // The same steps: the games differ in what they tell alone.
            let worlds = worlds_of(&Catalog, &info, seed);
            let Some([one, other]) = received(&servers[0], &info, &worlds).await else { continue };
            assert_eq!(one, other, "{}, pair {seed}", info.id);
            let [one, other] = received(&servers[1], &info, &worlds).await.expect("as at the other server");
            if one != other {
                println!("{}: pair {seed} shows it", info.id);
                is_caught = true;
                break;
            }
        }
        assert!(is_caught, "{} would not be caught", info.id);
        caught += 1;
    }
    assert!(caught > 0, "no game keeps an event from anybody");
}

/// What the observer of two worlds is sent in each; none where nothing of them can be played at a server.
async fn received(server: &TestServer, info: &GameInfo, worlds: &Worlds) -> Option<[Vec<String>; 2]> {
    let [here, there] = &worlds.tables;
    let observer = worlds.observer;
    assert_eq!(here.steps().len(), there.steps().len());
    // The end is played live, as far back as no chance is asked: chance is the server's own.
    let is_seat = |step: &&Step| step.0 != Actor::Chance;
    let live = here.steps().iter().rev().take_while(is_seat).count().min(12);
    let length = here.steps().len() - live;
    if length == 0 || live == 0 && !matches!(here.node(), Node::Decision(_) | Node::Simultaneous(_)) {
        return None;
    }
    let mut received = [Vec::new(), Vec::new()];
    for (world, received) in [here, there].into_iter().zip(&mut received) {
        let mut table = Table::open(server, info, &**world, length, observer).await;
        table.drain().await;
        // What chance answers after the last step is random: the last step is left out.
        let playable = if matches!(world.node(), Node::Chance) { live - 1 } else { live };
        for step in &world.steps()[length..length + playable] {
            table.play(step, observer).await;
        }
        table.drain().await;
        if let Observer::Seat(seat) = observer {
            table.ask(seat).await;
        }
        *received = table.received;
    }
    Some(received)
}
