//! The real binary over real pipes: every request and every error of the table protocol.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_feerie"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let input = child.stdin.take().expect("piped");
        let output = BufReader::new(child.stdout.take().expect("piped"));
        Engine { child, input, output }
    }

    fn line(&mut self, line: &[u8]) -> Value {
        self.input.write_all(line).expect("the engine listens");
        self.input.write_all(b"\n").expect("the engine listens");
        self.input.flush().expect("the engine listens");
        let mut answer = String::new();
        self.output.read_line(&mut answer).expect("the engine answers");
        serde_json::from_str(&answer).expect("an answer is JSON")
    }

    fn ok(&mut self, request: Value) -> Value {
        let answer = self.line(request.to_string().as_bytes());
        assert!(answer.get("ok").is_some(), "{request} gave {answer}");
        answer["ok"].clone()
    }

    fn error(&mut self, request: Value) -> Value {
        let answer = self.line(request.to_string().as_bytes());
        assert!(answer.get("error").is_some(), "{request} gave {answer}");
        answer["error"].clone()
    }

    fn new_lutins(&mut self) -> String {
        let answer = self.ok(json!({"cmd": "new", "game": "lutins", "seats": 4, "seed": 7}));
        answer["table"].as_str().expect("a table has a name").to_owned()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // Already gone is as good as killed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn ids_are_echoed_whatever_they_are() {
    let mut engine = Engine::start();
    for id in [json!(1), json!("x"), json!(null), json!({"a": [1]})] {
        let answer = engine.line(json!({"id": id, "cmd": "games"}).to_string().as_bytes());
        assert_eq!(answer["id"], id);
    }
    let answer = engine.line(br#"{"id": 9, "cmd": "nonsense"}"#);
    assert_eq!(answer["id"], 9);
}

#[test]
fn games_describe_themselves() {
    let games = Engine::start().ok(json!({"cmd": "games"}))["games"].clone();
    let lutins = games.as_array().unwrap().iter().find(|game| game["id"] == "lutins").unwrap();
    assert_eq!(lutins["seats"], json!([2, 3, 4]));
    assert_eq!(lutins["titles"]["en"], "The goblins' forest race");
    assert_eq!(lutins["options"]["stall"], json!({"default": 200, "min": 0, "max": 100_000}));
    assert_eq!(lutins["options"]["turn_angle"], json!({"default": "90", "values": ["90", "any"]}));
}

#[test]
fn every_error_has_its_code_and_changes_nothing() {
    let mut engine = Engine::start();
    let table = engine.new_lutins();
    let before = engine.ok(json!({"cmd": "record", "table": table}));
    let cases = [
        (json!({"cmd": "dance"}), "unknown_command"),
        (json!({"table": "t1"}), "bad_request"),
        (json!({"cmd": 7}), "bad_request"),
        (json!({"cmd": "new", "game": "chess", "seats": 2}), "unknown_game"),
        (json!({"cmd": "new", "game": "lutins"}), "bad_request"),
        (json!({"cmd": "new", "game": "lutins", "seats": "2"}), "bad_request"),
        (json!({"cmd": "new", "game": "lutins", "seats": -2}), "bad_request"),
        (json!({"cmd": "new", "game": "lutins", "seats": 5}), "bad_seats"),
        (json!({"cmd": "new", "game": "lutins", "seats": 4000}), "bad_seats"),
        (json!({"cmd": "new", "game": "lutins", "seats": 2, "options": []}), "bad_request"),
        (json!({"cmd": "new", "game": "lutins", "seats": 2, "options": {"x": 1}}), "bad_option"),
        (json!({"cmd": "new", "game": "lutins", "seats": 2, "options": {"stall": -1}}), "bad_option"),
        (json!({"cmd": "new", "game": "lutins", "seats": 2, "seed": "seven"}), "bad_request"),
        (json!({"cmd": "node", "table": "t99"}), "unknown_table"),
        (json!({"cmd": "node"}), "bad_request"),
        (json!({"cmd": "apply", "table": table, "actor": 0}), "bad_request"),
        (json!({"cmd": "apply", "table": table, "actor": "luck", "action": "T:-"}), "bad_request"),
        (json!({"cmd": "apply", "table": table, "actor": 1, "action": "T:-"}), "wrong_actor"),
        (json!({"cmd": "apply", "table": table, "actor": 77, "action": "T:-"}), "wrong_actor"),
        (json!({"cmd": "apply", "table": table, "actor": -1, "action": "T:-"}), "wrong_actor"),
        (json!({"cmd": "apply", "table": table, "actor": 0.5, "action": "T:-"}), "bad_request"),
        (json!({"cmd": "apply", "table": table, "actor": 0, "action": "T:z9-a1"}), "illegal"),
        (json!({"cmd": "apply", "table": table, "actor": "chance", "action": "d6:1"}), "no_chance"),
        (json!({"cmd": "roll", "table": table}), "no_chance"),
        (json!({"cmd": "view", "table": table, "seat": 4}), "bad_request"),
        (json!({"cmd": "view", "table": table, "seat": "god"}), "bad_request"),
        (json!({"cmd": "undo", "table": table, "steps": 1}), "bad_request"),
        (json!({"cmd": "undo", "table": table, "steps": 1e30}), "bad_request"),
        (json!({"cmd": "ask", "table": table, "seat": 0, "bot": "Deep Elf"}), "unknown_bot"),
        (json!({"cmd": "ask", "table": table, "seat": 1, "ms": 5}), "wrong_actor"),
        (json!({"cmd": "ask", "table": table, "seat": 0, "ms": 0}), "bad_request"),
        (json!({"cmd": "ask", "table": table, "seat": 0, "iterations": 0}), "bad_request"),
        (json!({"cmd": "ask", "table": table, "seat": 0, "iterations": 4_000_000_000u64}), "bad_request"),
        (json!({"cmd": "ask", "table": table, "seat": 7, "iterations": 5}), "bad_request"),
        (json!({"cmd": "perft", "table": table, "depth": 4_000_000_000u64}), "bad_request"),
        (json!({"cmd": "load"}), "bad_request"),
        (json!({"cmd": "load", "record": {"game": "lutins"}}), "bad_record"),
        (json!({"cmd": "close", "table": "t99"}), "unknown_table"),
    ];
    for (request, code) in cases {
        let error = engine.error(request.clone());
        assert_eq!(error["code"], code, "{request} gave {error}");
        assert!(error["message"].as_str().is_some_and(|message| !message.is_empty()), "{error}");
    }
    assert_eq!(engine.ok(json!({"cmd": "record", "table": table})), before);
}

#[test]
fn refusals_name_their_clause_in_words() {
    let mut engine = Engine::start();
    let table = engine.new_lutins();
    let error = engine.error(json!({"cmd": "apply", "table": table, "actor": 0, "action": "T:a1-a3"}));
    assert_eq!(error["rule"], "LUT-TREE-2");
    assert!(!error["message"].as_str().unwrap().contains('⟦'), "the clause has words: {error}");
    let error = engine.error(json!({"cmd": "apply", "table": table, "actor": 2, "action": "T:-"}));
    assert_eq!((&error["code"], &error["rule"]), (&json!("wrong_actor"), &json!("LUT-TURN-2")));
}

#[test]
fn a_number_of_seats_is_refused_as_it_was_asked_for() {
    let mut engine = Engine::start();
    for seats in [5, 4000] {
        let error = engine.error(json!({"cmd": "new", "game": "lutins", "seats": seats}));
        assert!(error["message"].as_str().unwrap().contains(&seats.to_string()), "{error}");
    }
}

#[test]
fn records_load_and_bad_ones_name_the_step() {
    let mut engine = Engine::start();
    let table = engine.new_lutins();
    for (actor, action) in [(0, "T:b3-a3"), (0, "L:Sd-d3-b3"), (1, "T:-")] {
        engine.ok(json!({"cmd": "apply", "table": table, "actor": actor, "action": action}));
    }
    let record = engine.ok(json!({"cmd": "record", "table": table}));
    let copy = engine.ok(json!({"cmd": "load", "record": record}))["table"].clone();
    assert_eq!(
        engine.ok(json!({"cmd": "view", "table": copy, "seat": "all"})),
        engine.ok(json!({"cmd": "view", "table": table, "seat": "all"}))
    );
    let four = json!({"game": "lutins", "seats": 4, "options": {}, "steps": record["steps"]});
    engine.ok(json!({"cmd": "load", "record": four}));
    let mut bad = record.clone();
    bad["steps"][2] = json!([1, "T:a3-a4"]);
    let error = engine.error(json!({"cmd": "load", "record": bad}));
    assert_eq!(
        (&error["code"], &error["step"], &error["rule"]),
        (&json!("bad_record"), &json!(2), &json!("LUT-TREE-4"))
    );
}

#[test]
fn undo_fork_and_close_do_what_they_say() {
    let mut engine = Engine::start();
    let table = engine.new_lutins();
    engine.ok(json!({"cmd": "apply", "table": table, "actor": 0, "action": "T:-"}));
    let fork = engine.ok(json!({"cmd": "fork", "table": table}))["table"].clone();
    assert_eq!(engine.ok(json!({"cmd": "undo", "table": table, "steps": 1}))["steps"], 0);
    assert_eq!(engine.ok(json!({"cmd": "view", "table": table, "seat": 0}))["phase"], "tree");
    assert_eq!(engine.ok(json!({"cmd": "view", "table": fork, "seat": 0}))["phase"], "lutin");
    engine.ok(json!({"cmd": "close", "table": fork}));
    assert_eq!(engine.error(json!({"cmd": "node", "table": fork}))["code"], "unknown_table");
    assert_eq!(engine.ok(json!({"cmd": "perft", "table": table, "depth": 2}))["nodes"], 2116);
}

#[test]
fn garbage_is_answered_line_by_line() {
    let mut engine = Engine::start();
    let deep = "[".repeat(100_000);
    let lines: [&[u8]; 8] =
        [b"", b"nonsense", b"[]", b"7", b"\"x\"", b"{\"cmd\":", &[0xff, 0xfe, 0x00], deep.as_bytes()];
    for line in lines {
        assert_eq!(engine.line(line)["error"]["code"], "malformed");
    }
    // Too long, though what is read of it is a request.
    let mut long = br#"{"cmd":"games"}"#.to_vec();
    long.resize(32 << 20, b' ');
    long.push(b'x');
    assert_eq!(engine.line(&long)["error"]["code"], "malformed");
    engine.ok(json!({"cmd": "games"}));
}

/// Bots play every game of the house to its end through the protocol alone.
#[test]
fn every_game_plays_to_its_end_with_chance_rolled_by_the_table() {
    let mut engine = Engine::start();
    let games = engine.ok(json!({"cmd": "games"}))["games"].clone();
    for game in games.as_array().unwrap() {
        let seats = game["seats"][0].clone();
        let request = json!({"cmd": "new", "game": game["id"], "seats": seats, "seed": 3, "auto_chance": true});
        let table = engine.ok(request)["table"].clone();
        let mut steps = 0;
        loop {
            let node = engine.ok(json!({"cmd": "node", "table": table}));
            assert_ne!(node["kind"], "chance", "the table rolls by itself");
            if node["kind"] == "terminal" {
                assert!(node["ranking"].as_array().unwrap().contains(&json!(1)));
                break;
            }
            let seat = node["seats"][0].clone();
            let ask = json!({"cmd": "ask", "table": table, "seat": seat, "bot": "random", "iterations": 1});
            let action = engine.ok(ask)["action"].clone();
            engine.ok(json!({"cmd": "apply", "table": table, "actor": seat, "action": action}));
            steps += 1;
            assert!(steps < 20_000, "{} does not end", game["id"]);
        }
    }
}
