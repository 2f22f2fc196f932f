//! Nobody receives a byte that depends on what they may not know: two worlds that look the same to an observer
//! give the observer the same bytes, frame by frame, over real sockets.

mod common;

use common::{House, text};
use fastrand::Rng;
use feerie_catalog::Catalog;
use feerie_core::{Actor, GameInfo, Node, Observer, Seat, Seed, Step};
use feerie_load::client::{Person, Socket};
use feerie_load::play::concrete;
use feerie_table::{AnyTable, Games, Happened};
use serde_json::{Map, Value, json};

/// Two worlds, played side by side so that one observer cannot tell them apart.
struct Worlds {
    tables: [Box<dyn AnyTable>; 2],
    observer: Observer,
    rng: Rng,
    /// Whether a window of commitments was left open: opening it would tell the worlds apart.
    is_sealed: bool,
}

impl Worlds {
    fn new(card: &GameInfo, seats: u8, observer: Observer, seed: u64) -> Worlds {
        // Worlds are played step by step, at no time in particular: a game of reactions without its clock.
        let mut options = Map::new();
        if card.id == "elementals" {
            options.insert("mode".to_owned(), "relaxed".into());
        }
        let open = |seed| Catalog.open(card.id, seats, &options, Seed::from_number(seed), Vec::new()).unwrap();
        Worlds { tables: [open(2 * seed), open(2 * seed + 1)], observer, rng: Rng::with_seed(seed), is_sealed: false }
    }

    /// Plays on in both; false where the next step would tell them apart, or at the end.
    fn step(&mut self) -> bool {
        if self.is_sealed {
            return false;
        }
        match self.tables[0].node() {
            Node::Terminal(_) => false,
            Node::Chance => {
                let Some(here) = self.tables[0].would_roll() else { return false };
                let there = self.tables[1].would_roll();
                let tries: Vec<String> = there.into_iter().chain([here.clone()]).collect();
                self.both(&[(Actor::Chance, here)], tries.into_iter().map(|other| vec![(Actor::Chance, other)]))
            }
            Node::Decision(seat) => {
                let here = self.pick(0, seat);
                let mut tries = vec![here.clone()];
                if self.observer != Observer::Seat(seat) {
                    let others = (0..12).map(|_| self.pick(1, seat)).collect::<Vec<_>>();
                    tries = others.into_iter().chain(tries).collect();
                }
                let actor = Actor::Seat(seat);
                self.both(&[(actor, here)], tries.into_iter().map(|other| vec![(actor, other)]))
            }
            Node::Simultaneous(seats) => {
                let mut order: Vec<Seat> = seats.iter().collect();
                for last in (1..order.len()).rev() {
                    order.swap(last, self.rng.usize(..last + 1));
                }
                // Sometimes the window stays open: then what is sealed in it may differ without ever being told.
                self.is_sealed = order.len() > 1 && self.rng.usize(..3) == 0;
                order.truncate(order.len() - usize::from(self.is_sealed));
                let here: Vec<(Actor, String)> =
                    order.iter().map(|&seat| (Actor::Seat(seat), self.pick(0, seat))).collect();
                // Others commit something else, and in another order, apart from the one who closes the window.
                let unordered = here.len() - usize::from(!self.is_sealed);
                let mut tries = Vec::new();
                for attempt in 0..16 {
                    let mut there = here.clone();
                    for (actor, action) in &mut there {
                        if let Actor::Seat(seat) = *actor
                            && self.observer != Observer::Seat(seat)
                        {
                            *action = self.pick(1, seat);
                        }
                    }
                    // Where it is public who has committed, the order is too.
                    there[..unordered].rotate_left(usize::from(unordered > 1 && attempt < 8));
                    tries.push(there);
                }
                tries.push(here.clone());
                self.both(&here, tries)
            }
        }
    }

    fn pick(&mut self, world: usize, seat: Seat) -> String {
        let legal = self.tables[world].legal(seat);
        let choice = self.rng.usize(..legal.len().max(1));
        legal.get(choice).map(|listed| concrete(listed, &mut self.rng)).unwrap_or_default()
    }

    /// Plays `here` in the first world and the first of `tries` in the second that the observer cannot tell
    /// from it.
    fn both(&mut self, here: &[(Actor, String)], tries: impl IntoIterator<Item = Vec<(Actor, String)>>) -> bool {
        let Some((first, seen)) = self.seen(0, here) else { return false };
        for there in tries {
            if let Some((second, also_seen)) = self.seen(1, &there)
                && seen == also_seen
            {
                self.tables = [first, second];
                return true;
            }
        }
        false
    }

    /// What the observer would notice of some steps; none if they are not legal there.
    fn seen(&self, world: usize, steps: &[(Actor, String)]) -> Option<(Box<dyn AnyTable>, Vec<Value>)> {
        let mut table = self.tables[world].fork();
        let mut seen = Vec::new();
        for (actor, action) in steps {
            let happened: Happened = table.apply(*actor, action).ok()?;
            if happened.noticed.by(self.observer) {
                let told: Vec<&Value> = happened.told_to(self.observer).collect();
                seen.push(json!([told, table.view(self.observer)]));
            }
        }
        Some((table, seen))
    }

    fn differ(&self) -> bool {
        self.tables[0].steps() != self.tables[1].steps()
    }
}

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
    async fn open(house: &House, card: &GameInfo, world: &dyn AnyTable, length: usize, observer: Observer) -> Table {
        let (keeper, watcher) = (house.person().await, house.person().await);
        let seats = world.seats();
        let record =
            json!({"game": card.id, "seats": seats, "options": world.options(), "steps": &world.steps()[..length]});
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
        let info = &fork.body["table"];
        let id = text(&info["id"]).to_owned();
        let named = watcher.ask(reqwest::Method::PUT, "/api/me", Some(json!({"name": "O"})), &[]).await.unwrap();
        assert_eq!(named.status, 200);
        if let Observer::Seat(seat) = observer {
            let link = text(&info["links"][seat.to_string()]).split("#link=").nth(1).unwrap().to_owned();
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

#[tokio::test]
async fn worlds_that_look_the_same_give_the_same_bytes() {
    let house = House::open().await;
    for card in Catalog.infos() {
        let seats = if card.seats_range().contains(&3) { 3 } else { card.seats.0 };
        let mut differed = 0;
        for seed in 0..rounds() {
            let observer = match seed % 3 {
                2 => Observer::Watcher,
                _ => Observer::Seat(Seat((seed % u64::from(seats)) as u8)),
            };
            let mut worlds = Worlds::new(&card, seats, observer, 100 + seed);
            let steps = 4 + worlds.rng.usize(..60);
            while worlds.tables[0].steps().len() < steps && worlds.step() {}
            differed += u32::from(worlds.differ());
            compare(&house, &card, &worlds).await;
        }
        let hides = ["elfe", "elementals", "pixies"].contains(&card.id);
        assert!(!hides || differed > 0, "{}: no two worlds differed", card.id);
        println!("{}: {differed} of {} pairs of worlds differ behind the observer's back", card.id, rounds());
    }
}

fn rounds() -> u64 {
    std::env::var("FEERIE_LEAK_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(9)
}

async fn compare(house: &House, card: &GameInfo, worlds: &Worlds) {
    let [here, there] = &worlds.tables;
    let observer = worlds.observer;
    assert_eq!(here.steps().len(), there.steps().len());
    // The end is played live, as far back as no chance is asked: chance is the server's own.
    let is_seat = |step: &&Step| step.0 != Actor::Chance;
    let live = here.steps().iter().rev().take_while(is_seat).count().min(12);
    let length = here.steps().len() - live;
    if length == 0 || live == 0 && !matches!(here.node(), Node::Decision(_) | Node::Simultaneous(_)) {
        return;
    }
    let mut tables = Vec::new();
    for world in [here, there] {
        let mut table = Table::open(house, card, &**world, length, observer).await;
        table.drain().await;
        // What chance answers after the last step is random: the last step is left out.
        let playable = if matches!(world.node(), Node::Chance) { live - 1 } else { live };
        for step in &world.steps()[length..length + playable] {
            table.play(step, observer).await;
        }
        table.drain().await;
        tables.push(table);
    }
    let [first, second] = tables.as_slice() else { panic!("two worlds") };
    assert_eq!(first.received.len(), second.received.len(), "{} for {observer:?}", card.id);
    for (one, other) in first.received.iter().zip(&second.received) {
        assert_eq!(one, other, "{} for {observer:?}", card.id);
    }
}
