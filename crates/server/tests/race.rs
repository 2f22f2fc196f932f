//! Elementals live: windows in real time over real sockets, behind lines that take their time (ELM-NET). The
//! players measure what they really took, as a screen does, so a busy machine changes nobody's fortune.

#[path = "common/wire.rs"]
mod wire;

mod common;

use common::{House, pair, wide};
use feerie_load::client::{Person, Socket};
use feerie_load::luck::Luck;
use feerie_server::Limits;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::{Instant, sleep_until};

/// A house that hardly rests between two cards.
async fn quick_house() -> House {
    House::open_with(Limits { rest_ms: 20, ..wide() }).await
}

/// How many tables are won before a test has seen enough; more with `FEERIE_RACE_CATCHES`.
fn catches() -> u32 {
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
struct Racer {
    seat: usize,
    socket: Socket,
    table: String,
    /// How long they take, between these milliseconds.
    takes: (u64, u64),
    /// What they say they took.
    says: fn(u64) -> u64,
    luck: Luck,
}

/// What one racer saw of a game.
#[derive(Default)]
struct Seen {
    /// Each table won: by whom.
    winners: Vec<u64>,
    /// The times that were recorded for seat 0.
    recorded: Vec<u64>,
    /// Whether the server told that it times a seat alone.
    timed: [bool; 2],
    is_over: bool,
}

impl Seen {
    fn take(&mut self, message: &Value) {
        match message["t"].as_str() {
            Some("settled") => {
                for event in message["events"].as_array().unwrap() {
                    match event["event"].as_str() {
                        Some("win") => self.winners.push(event["seat"].as_u64().unwrap()),
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
    async fn play(mut self, until: u32) -> Seen {
        let mut seen = Seen::default();
        let mut answered = 0;
        let mut hand: Option<Hand> = None;
        while !seen.is_over && (seen.winners.len() as u32) < until {
            let due = hand.as_ref().map_or_else(|| Instant::now() + Duration::from_secs(3600), |hand| hand.due);
            // Beats are answered whatever the hand does, as a screen would.
            let message = tokio::select! {
                biased;
                message = self.socket.next() => message,
                () = sleep_until(due) => {
                    if let Some(Hand { seq, hit, shown, .. }) = hand.take() {
                        // What was really taken, on this screen's own clock.
                        let took = u64::try_from(shown.elapsed().as_millis()).unwrap();
                        let said = (self.says)(took);
                        self.act(seq, &format!("{hit}:{said}")).await;
                    }
                    continue;
                }
            };
            let Ok(Some(message)) = message else { break };
            seen.take(&message);
            let frame = match message["t"].as_str() {
                Some("beat") => {
                    self.socket.send(message).await.unwrap();
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
                    let takes = self.takes.0 + self.luck.below((self.takes.1 - self.takes.0) as usize) as u64;
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

/// Two people behind lines of these delays, who take and say what they do.
async fn race(delays: [u64; 2], takes: [(u64, u64); 2], says: [fn(u64) -> u64; 2], until: u32, seed: u64) -> [Seen; 2] {
    let house = quick_house().await;
    let options = json!({"options": {"first": "0", "turn_cap": 600}});
    let (table, people) = pair(&house, "elementals", options).await;
    let mut racers = Vec::new();
    for (seat, (mut person, near)) in people.into_iter().enumerate() {
        person.address = wire::lay(&house.address, Duration::from_millis(delays[seat])).await;
        let mut socket = person.socket().await.unwrap();
        socket.send(json!({"t": "sub", "table": table, "from": 0})).await.unwrap();
        drop(near);
        let (takes, says, luck) = (takes[seat], says[seat], Luck::new(seed + seat as u64));
        racers.push(Racer { seat, socket, table: table.clone(), takes, says, luck });
    }
    let other = racers.pop().unwrap();
    let one = racers.pop().unwrap();
    let (one, other) = tokio::join!(one.play(until), other.play(until));
    [one, other]
}

#[tokio::test]
async fn net_2_the_quicker_hand_wins_whichever_line_is_longer() {
    let honest: fn(u64) -> u64 = |took| took;
    // In order of arrival the near one would win every time: the lines differ by far more than the hands.
    for (seed, delays) in [[5, 170], [170, 5]].into_iter().enumerate() {
        let [seen, _] = race(delays, [(300, 420), (480, 600)], [honest; 2], catches(), seed as u64).await;
        let quick = seen.winners.iter().filter(|&&seat| seat == 0).count();
        println!("{delays:?} ms: the quicker hand won {quick} of {}", seen.winners.len());
        assert!(seen.winners.len() >= 4, "{:?}", seen.winners);
        assert!(quick * 10 >= seen.winners.len() * 7, "{delays:?}: {:?}", seen.winners);
    }
}

#[tokio::test]
async fn net_5_a_forger_gains_nothing_and_everyone_is_told() {
    let forged: fn(u64) -> u64 = |_| 200;
    let honest: fn(u64) -> u64 = |took| took;
    // The forger is slower by far, and says to have taken hardly any time.
    let [_, seen] = race([30, 30], [(600, 680), (330, 400)], [forged, honest], catches(), 5).await;
    let won = seen.winners.iter().filter(|&&seat| seat == 0).count();
    println!("the forger won {won} of {}", seen.winners.len());
    assert!(seen.winners.len() >= 4 && won * 10 <= seen.winners.len() * 3, "{:?}", seen.winners);
    // Against somebody slower still the forger's claims arrive in time, are corrected, and are believed no more.
    let [_, seen] = race([30, 30], [(600, 680), (1500, 1600)], [forged, honest], catches(), 6).await;
    let believed = seen.recorded.iter().filter(|&&ms| ms == 200).count();
    println!("recorded for the forger: {:?}", seen.recorded);
    assert!(believed * 2 < seen.recorded.len(), "{:?}", seen.recorded);
    assert_eq!(seen.timed, [true, false], "everyone at the table is told");
}

/// Reads until a message of one of these kinds that satisfies a condition, answering beats.
async fn wait_for(socket: &mut Socket, kinds: &[&str], wanted: impl Fn(&Value) -> bool) -> Value {
    loop {
        let message = socket.next().await.unwrap().unwrap();
        if message["t"] == "beat" {
            socket.send(message).await.unwrap();
        } else if kinds.iter().any(|kind| message["t"] == *kind) && wanted(&message) {
            return message;
        }
    }
}

fn has_window(message: &Value, seat: usize) -> bool {
    let frame = if message["t"] == "table" { &message["frame"] } else { message };
    frame["legal"].get(seat.to_string()).is_some()
}

/// Two people alone at a table whose window is open for both.
async fn opened(house: &House) -> (String, [(Person, Socket); 2], u64) {
    let (table, mut people) = pair(house, "elementals", json!({"options": {"first": "0", "window_ms": 20_000}})).await;
    let [(_, at_ana), (_, at_ben)] = &mut people;
    // Both screens at once: whoever does not answer beats meanwhile would be waited for.
    let kinds = ["table", "frame"];
    let (message, _) = tokio::join!(
        wait_for(at_ana, &kinds, |message| has_window(message, 0)),
        wait_for(at_ben, &kinds, |message| has_window(message, 1)),
    );
    let frame = if message["t"] == "table" { &message["frame"] } else { &message };
    let seq = frame["seq"].as_u64().unwrap();
    (table, people, seq)
}

#[tokio::test]
async fn net_3_and_4_times_that_cannot_be_are_refused_and_change_nothing() {
    let house = quick_house().await;
    let (table, [(_, mut at_ana), _], seq) = opened(&house).await;
    let act = |seq: u64, action: &str| json!({"t": "act", "table": table, "id": action, "seat": 0, "seq": seq, "action": action});
    for (seq, action, code) in [
        (seq, "book:19000", "bad_request"),
        (seq, "book:20001", "illegal"),
        (seq, "book:149", "illegal"),
        (seq, "book:007", "illegal"),
        (seq + 1, "none", "conflict"),
        (seq - 1, "none", "conflict"),
    ] {
        at_ana.send(act(seq, action)).await.unwrap();
        let answer = wait_for(&mut at_ana, &["ack", "error"], |_| true).await;
        assert_eq!(answer["code"], code, "{action}: {answer}");
    }
    // The seat has not committed: it still may.
    at_ana.send(act(seq, "none")).await.unwrap();
    assert_eq!(wait_for(&mut at_ana, &["ack", "error"], |_| true).await["t"], "ack");
}

#[tokio::test]
async fn net_1_nobody_gets_the_next_card_before_its_window_opens() {
    // A long rest, so that there is time to look into it.
    let house = House::open_with(Limits { rest_ms: 3000, ..wide() }).await;
    let (table, mut people, seq) = opened(&house).await;
    for (seat, (_, socket)) in people.iter_mut().enumerate() {
        let none = json!({"t": "act", "table": table, "id": "n", "seat": seat, "seq": seq, "action": "none"});
        socket.send(none).await.unwrap();
    }
    let [(ana, mut at_ana), (_, mut at_ben)] = people;
    // Ben stays, and his screen says so: nobody has to be waited for.
    tokio::spawn(async move { wait_for(&mut at_ben, &[], |_| false).await });
    let at_ana = &mut at_ana;
    wait_for(at_ana, &["settled"], |_| true).await;
    // Whoever comes now, a player or a watcher, waits for the window like everybody else.
    let mut comers = Vec::new();
    for person in [ana.clone(), house.person().await] {
        let mut socket = person.socket().await.unwrap();
        let introduction = socket.follow(&table, 0).await.unwrap();
        assert!(introduction.get("frame").is_none(), "{introduction}");
        comers.push(socket);
    }
    comers[0].send(json!({"t": "hint", "table": table, "id": "h", "seat": 0})).await.unwrap();
    let refused = wait_for(&mut comers[0], &["hint", "error"], |_| true).await;
    assert_eq!(refused["t"], "error", "{refused}");
    for mut socket in comers {
        let standing = wait_for(&mut socket, &["table"], |message| message.get("frame").is_some()).await;
        let newest = standing["frame"]["seq"].as_u64().unwrap();
        assert!(newest > seq);
        let mut last = 0;
        while last < newest {
            let missed = wait_for(&mut socket, &["frame"], |_| true).await;
            assert_eq!(missed["prev"], json!(last), "no gap");
            last = missed["seq"].as_u64().unwrap();
        }
    }
    let next = wait_for(at_ana, &["frame"], |message| message["seq"].as_u64().unwrap() > seq + 1).await;
    assert!(has_window(&next, 0), "{next}");
}

#[tokio::test]
async fn net_9_the_table_pauses_for_somebody_who_fell_silent() {
    let house = quick_house().await;
    let (table, [(_, mut at_ana), (ben, at_ben)], seq) = opened(&house).await;
    drop(at_ben);
    at_ana.send(json!({"t": "act", "table": table, "id": "n", "seat": 0, "seq": seq, "action": "none"})).await.unwrap();
    // The window is settled without ben, then the table waits for him.
    wait_for(&mut at_ana, &["settled"], |_| true).await;
    wait_for(&mut at_ana, &["table"], |message| message["table"]["paused"] == json!([1])).await;
    let mut at_ben = ben.socket().await.unwrap();
    at_ben.send(json!({"t": "sub", "table": table, "from": 0})).await.unwrap();
    let back = wait_for(&mut at_ben, &["table", "frame"], |message| has_window(message, 1)).await;
    assert!(back["table"].get("paused").is_none(), "{back}");
    wait_for(&mut at_ana, &["frame"], |message| has_window(message, 0)).await;
}
