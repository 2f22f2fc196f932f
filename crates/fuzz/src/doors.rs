//! Every door, and what must hold whoever knocks. Each takes any game of the catalog.

use feerie_catalog::Catalog;
use feerie_core::{Actor, Node, Observer, Record, Seat, Seed};
use feerie_protocol::ProtocolSession;
use feerie_server::config::{LARGEST_MESSAGE, LONGEST_ACTION, LONGEST_COMMAND};
use feerie_table::{AnyTable, Games, TableSetup, replay, verify};
use feerie_words::{Lang, Words};
use serde_json::{Map, Value};
use std::sync::LazyLock;

/// Lines of one conversation.
const LINES: usize = 32;
/// Steps of one record: longer ones only take longer.
const STEPS: usize = 400;
/// Steps that are tried in what was let in.
const TRIED: usize = 24;

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(Lang::En, &Catalog.infos()).expect("the words are ours"));

/// `feerie engine`: each line is answered by one line of JSON, either `ok` or `error`.
pub fn protocol(data: &[u8]) {
    let mut session = ProtocolSession::new(&Catalog, &WORDS, || Seed::from_number(1), || 0);
    for line in data.split(|&byte| byte == b'\n').take(LINES).filter(|line| !takes_long(line)) {
        let answer = session.answer(line);
        assert!(!answer.contains('\n'), "an answer is one line");
        let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
        assert_ne!(answer.get("ok").is_some(), answer.get("error").is_some(), "done or refused: {answer}");
    }
}

/// Counting leaves and thinking take as long as one asks for.
fn takes_long(line: &[u8]) -> bool {
    let request: Option<Value> = serde_json::from_slice(line).ok();
    request.is_some_and(|request| request["cmd"] == "perft" || request["cmd"] == "ask")
}

/// A record that somebody brings: what replays is written as it was read, and replays again to the same game.
pub fn record(data: &[u8]) {
    let Some((record, table)) = replayed(data) else { return };
    // Findings are for people; that there are any is no fault.
    verify(&Catalog, &record);
    let written = table.record();
    assert_eq!(written.steps, record.steps, "what was played is what was read");
    let text = serde_json::to_vec(&written).expect("a record can be written");
    let (_, again) = replayed(&text).expect("what we wrote can be read");
    for who in [Observer::All, Observer::Seat(Seat(0))] {
        assert_eq!(again.view(who), table.view(who), "the same steps, the same game");
    }
}

/// A record, and the table that it leads to.
pub(crate) fn replayed(data: &[u8]) -> Option<(Record, Box<dyn AnyTable>)> {
    let record: Record = serde_json::from_slice(data).ok()?;
    if record.steps.len() > STEPS {
        return None;
    }
    let table = replay(&Catalog, &record, Seed::from_number(1)).ok()?;
    Some((record, table))
}

/// A designer's data of whichever game (a roster, a board, a deck, a forest): what is let in can be played with, at the
/// smallest table and at the largest.
pub fn data(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    for_each_table_of(text, try_out);
}

/// Hands over the tables that open with a text as the data of their game; says how many there were.
pub(crate) fn for_each_table_of(text: &str, mut with: impl FnMut(Box<dyn AnyTable>)) -> usize {
    let mut opened = 0;
    for game in Catalog.infos() {
        for file in game.data {
            let options = Map::from_iter([(file.option.to_owned(), Value::from(text))]);
            for seats in [game.seats.0, game.seats.1] {
                let table = Catalog.open(game.id, TableSetup::new(seats, &options, Seed::from_number(1)));
                if let Ok(table) = table {
                    opened += 1;
                    with(table);
                }
            }
        }
    }
    opened
}

/// Plays the first legal step again and again; looks at everything as everybody.
fn try_out(mut table: Box<dyn AnyTable>) {
    for step in 0..TRIED {
        for who in [Observer::All, Observer::Seat(Seat(0)), Observer::Watcher] {
            table.view(who);
        }
        let seat = match table.node() {
            Node::Terminal(_) => return,
            Node::Chance => {
                table.roll().expect("chance can be rolled");
                continue;
            }
            Node::Decision(seat) => seat,
            Node::Simultaneous(seats) => seats.first().expect("somebody is to act"),
        };
        let legal = table.legal(seat);
        assert!(!legal.is_empty(), "who is to act can act");
        // A reaction is listed without its time.
        let action = legal[step % legal.len()].replace("<ms>", "400");
        table.apply(Actor::Seat(seat), &action).expect("what is listed is legal");
    }
}

/// A message over a socket: nothing that is heard is longer than the server allows, as a whole or in its parts.
pub fn socket(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if !feerie_server::would_hear(text) {
        return;
    }
    assert!(text.len() <= LARGEST_MESSAGE);
    let message: Value = serde_json::from_str(text).expect("what is heard is JSON");
    let length = |field: &str| message.get(field).and_then(Value::as_str).map_or(0, str::len);
    assert!(length("id") <= LONGEST_COMMAND && length("action") <= LONGEST_ACTION, "{text}");
}
