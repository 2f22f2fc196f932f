//! A sixth game through the laws, the desk and the server. The browser plays it in `web/e2e/toy.spec.ts`.

use feerie_core::Dice;
use feerie_load::client::Person;
use feerie_load::play::Game;
use feerie_load::process::{Served, Storage};
use feerie_toy::{Cairn, State, Take};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

/// Any well-formed action.
fn stray(_game: &Cairn, _s: &State, dice: &mut Dice) -> Take {
    Take(dice.below(8) as u8)
}

/// Every phase, as views name it.
const PHASES: [&str; 3] = ["roll", "take", "over"];

feerie_core::laws!(Cairn, stray, PHASES);

#[test]
#[should_panic(expected = "no game reached {\"storm\"}")]
fn a_phase_that_no_game_reaches_is_noticed() {
    feerie_core::laws::at_every_phase::<Cairn>(&["roll", "take", "over", "storm"], |_, _| ());
}

#[test]
#[should_panic(expected = "[\"over\"] are not on the list of phases")]
fn a_phase_that_is_not_listed_is_noticed() {
    feerie_core::laws::at_every_phase::<Cairn>(&["roll", "take"], |_, _| ());
}

const BINARY: &str = env!("CARGO_BIN_EXE_feerie-toy");

/// The desk's answers to these requests.
fn desk(requests: &[Value]) -> Vec<Value> {
    let mut child =
        Command::new(BINARY).arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
    let mut input = child.stdin.take().expect("piped");
    for request in requests {
        writeln!(input, "{request}").expect("it listens");
    }
    drop(input);
    let output = BufReader::new(child.stdout.take().expect("piped"));
    let answers = output.lines().map(|line| serde_json::from_str(&line.expect("text")).expect("JSON")).collect();
    child.wait().expect("it ends");
    answers
}

#[test]
fn it_is_played_at_the_desk() {
    let new = json!({"cmd": "new", "game": "cairn", "seats": 2, "options": {"most": 5}});
    let act = |actor: Value, action: &str| json!({"cmd": "apply", "table": "t1", "actor": actor, "action": action});
    let answers = desk(&[
        json!({"cmd": "games"}),
        new,
        act(json!("chance"), "d6:2"),
        act(json!(0), "take:5"),
        act(json!(0), "take:1"),
        act(json!(1), "take:5"),
        act(json!(0), "take:3"),
        act(json!(0), "take:2"),
        json!({"cmd": "node", "table": "t1"}),
    ]);
    let known: Vec<&Value> = answers[0]["ok"]["games"].as_array().unwrap().iter().map(|game| &game["id"]).collect();
    assert_eq!(known.len(), feerie_table::Games::infos(&feerie_catalog::Catalog).len() + 1, "{known:?}");
    assert_eq!(answers[1]["ok"]["table"], "t1", "{}", answers[1]);
    assert_eq!(answers[4]["error"]["rule"], "CAI-TURN-1", "{}", answers[4]);
    assert_eq!(answers[6]["error"]["rule"], "CAI-TAKE-1", "only two stones are left: {}", answers[6]);
    assert_eq!(answers[8]["ok"]["kind"], "terminal", "{}", answers[8]);
    assert_eq!(answers[8]["ok"]["ranking"], json!([1, 2]), "{}", answers[8]);
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_played_at_a_server() {
    let folder = tempfile::tempdir().unwrap();
    let place = Storage::File(folder.path().join("toy.db"));
    let served = Served::start(Path::new(BINARY), &place, 0).await.unwrap();
    let ana = Person::arrive(&served.address).await.unwrap();
    let unknown = ana.post("/api/tables", json!({"game": "chess", "seats": [{"kind": "me"}]})).await.unwrap();
    assert!(unknown.body["error"]["message"].as_str().unwrap().contains("cairn"), "{}", unknown.body);

    let ben = Person::arrive(&served.address).await.unwrap();
    let mut game = Game::open(vec![ana, ben], "cairn", 1).await.unwrap();
    let mut moves = 0;
    while game.step().await.unwrap().is_some() {
        moves += 1;
    }
    assert!((4..=16).contains(&moves), "{moves} moves");

    let ana = Person::arrive(&served.address).await.unwrap();
    let table = format!("/api/tables/{}", game.table);
    let info = ana.get(&table).await.unwrap().body;
    assert_eq!(info["table"]["state"], "over", "{info}");
    let replay = ana.get(&format!("{table}/replay")).await.unwrap().body;
    let last = replay["frames"].as_array().unwrap().last().unwrap();
    let seen = last["views"].as_object().unwrap().values().next().unwrap();
    assert_eq!(seen["stones"], 0, "{last}");
    let record = ana.get(&format!("{table}/record")).await.unwrap().body;
    let verdict = ana.post("/api/verify", record).await.unwrap().body;
    assert_eq!(verdict, json!({"checked": 1, "problems": []}));
}
