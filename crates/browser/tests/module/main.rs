//! The module in a browser's engine, the desk in native Rust and the table protocol say the same, word for word and bit
//! for bit: whole games of every kind are played in all three at once.
//!
//! The module is built by `cargo xtask wasm`, and Node calls it with the very code that the web worker has.

use feerie_browser::{Desk, Fault};
use feerie_catalog::Catalog;
use feerie_core::{Dice, GameInfo, Seed};
use feerie_protocol::ProtocolSession;
use feerie_table::Games as _;
use feerie_words::{Lang, Words};
use serde_json::{Value, json};

mod pipe;

use pipe::Module;

/// Those who are no seat, as the module numbers them.
const WATCHER: u32 = 254;
const CHANCE_OR_ALL: u32 = 255;
/// Everybody, among seats as bits.
const EVERYBODY: u32 = 1 << 8;

/// A table in the module, at a native desk and in the protocol.
struct Trio<'a> {
    module: &'a mut Module,
    desk: Desk,
    session: ProtocolSession<'a>,
    /// Its number in the module; at the desk it is the first.
    table: u32,
    name: String,
    seats: u8,
}

fn fault_form(fault: &Fault) -> Value {
    json!({"fault": {"code": fault.code, "rule": fault.rule, "step": fault.step}})
}

impl<'a> Trio<'a> {
    fn open(module: &'a mut Module, words: &'a Words, info: &GameInfo, seats: u8, seed: u64) -> Trio<'a> {
        let mut session = ProtocolSession::new(&Catalog, words, || Seed::from_number(0), || 0);
        let request = json!({"cmd": "new", "game": info.id, "seats": seats, "seed": seed});
        let name = told(&mut session, &request)["table"].as_str().expect("a table").to_owned();
        let request = json!({"game": info.id, "seats": seats, "seed": Seed::from_number(seed)}).to_string();
        let mut desk = Desk::default();
        assert_eq!(desk.open(request.as_bytes()), Ok(0));
        let opened = module.ask("number", "open", &[], Some(&request));
        let table = opened["ok"].as_u64().unwrap_or_else(|| panic!("{opened}")) as u32;
        Trio { module, desk, session, table, name, seats }
    }

    /// Asks module and desk for a text; they agree.
    fn text(
        &mut self,
        name: &str,
        args: &[u32],
        text: Option<&str>,
        desk: impl FnOnce(&mut Desk) -> Result<Vec<u8>, Fault>,
    ) -> Result<String, Fault> {
        let answer = desk(&mut self.desk).map(|bytes| String::from_utf8(bytes).expect("UTF-8"));
        let expected = answer.as_ref().map_or_else(fault_form, |text| json!({"ok": text}));
        let all: Vec<u32> = [self.table].iter().chain(args).copied().collect();
        assert_eq!(self.module.ask("text", name, &all, text), expected, "{name}{args:?} {text:?}");
        answer
    }

    /// Asks module and desk for a number; they agree.
    fn number(
        &mut self,
        name: &str,
        args: &[u32],
        text: Option<&str>,
        desk: impl FnOnce(&mut Desk) -> Result<u32, Fault>,
    ) -> Result<u32, Fault> {
        let answer = desk(&mut self.desk);
        let expected = answer.as_ref().map_or_else(fault_form, |number| json!({"ok": number}));
        let all: Vec<u32> = [self.table].iter().chain(args).copied().collect();
        assert_eq!(self.module.ask("number", name, &all, text), expected, "{name}{args:?} {text:?}");
        answer
    }

    fn protocol(&mut self, request: Value) -> Value {
        let mut request = request;
        request["table"] = self.name.clone().into();
        told(&mut self.session, &request)
    }

    /// Looks at the position as everybody does; answers the node.
    fn look(&mut self) -> Value {
        self.number("node", &[], None, |desk| desk.node(0)).expect("a table");
        let node = self.text("node_form", &[], None, |desk| desk.node_form(0)).expect("a table");
        let node: Value = serde_json::from_str(&node).expect("JSON");
        assert_eq!(node, self.protocol(json!({"cmd": "node"})));
        for seat in 0..self.seats.into() {
            let legal = self.text("legal", &[seat], None, |desk| desk.legal(0, seat)).expect("a seat");
            let listed: Vec<&str> = legal.lines().collect();
            let expected = node["legal"].get(seat.to_string()).cloned().unwrap_or_else(|| json!([]));
            assert_eq!(json!(listed), expected, "the legal actions of seat {seat}");
        }
        for (who, named) in observers(self.seats) {
            let view = self.text("view", &[who], None, |desk| desk.view(0, who)).expect("an observer");
            let view: Value = serde_json::from_str(&view).expect("JSON");
            assert_eq!(view, self.protocol(json!({"cmd": "view", "seat": named})), "the view of {named}");
        }
        node
    }

    /// Asks what lies ahead of a seat, what two at one screen are asked who pressed at nearly the same time, and what the
    /// options are about.
    fn ask(&mut self, game: &str, seat: u32) {
        let presses = json!([["KeyL", 612], ["KeyA", 640]]);
        let screen = json!({"people": [0, 1], "one_switch": false, "presses": presses, "said": [null]});
        let questions =
            [json!({"ask": "outlook"}), json!({"ask": "options"}), json!({"ask": "together", "screen": screen})];
        questions.iter().for_each(|question| self.put(game, seat, question));
    }

    /// Asks something: the same in module and desk, at the table and from the view alone.
    fn put(&mut self, game: &str, seat: u32, question: &Value) {
        let text = question.to_string();
        let answer = self.text("answer", &[seat], Some(&text), |desk| desk.answer(0, seat, text.as_bytes()));
        let answer = answer.expect("the seat is to act");
        let options = self.desk.options(0).expect("a table");
        let view = self.desk.view(0, seat).expect("a seat");
        let request = json!({
            "game": game,
            "seats": self.seats,
            "options": serde_json::from_slice::<Value>(&options).expect("JSON"),
            "seat": seat,
            "view": serde_json::from_slice::<Value>(&view).expect("JSON"),
            "question": question,
        })
        .to_string();
        let seen = self.module.ask("text", "answer_view", &[], Some(&request));
        // A game that reads no views leaves them to the server.
        if seen["fault"]["code"] != "unread_view" {
            assert_eq!(seen, json!({"ok": answer}), "{question} of seat {seat} of {game}");
        }
    }

    /// Plays a step in all three, and hears what everybody is told.
    fn play(&mut self, actor: u32, text: &str) {
        self.number("check", &[actor], Some(text), |desk| desk.check(0, actor, text.as_bytes())).expect("legal");
        self.number("apply", &[actor], Some(text), |desk| desk.apply(0, actor, text.as_bytes())).expect("legal");
        self.number("noticed", &[], None, |desk| desk.noticed(0)).expect("a table");
        for seats in [0, 1, (1 << self.seats) - 1, EVERYBODY] {
            self.text("frame", &[seats], None, |desk| desk.frame(0, seats)).expect("a table");
        }
        let who = if actor == CHANCE_OR_ALL { json!("chance") } else { json!(actor) };
        let said = self.protocol(json!({"cmd": "apply", "actor": who, "action": text}));
        for (who, _) in observers(self.seats) {
            let events = self.text("told", &[who], None, |desk| desk.told(0, who)).expect("an observer");
            if who == CHANCE_OR_ALL {
                assert_eq!(serde_json::from_str::<Value>(&events).expect("JSON"), said["events"]);
            }
        }
    }

    /// Tries a step that is refused most of the time: with the same clause everywhere.
    fn try_stray(&mut self, actor: u32, text: &str) {
        let _ = self.number("check", &[actor], Some(text), |desk| desk.check(0, actor, text.as_bytes()));
    }

    /// Takes steps back everywhere and plays them again; the record leads to the same table.
    fn go_back(&mut self, steps: u32) {
        let record = self.text("record", &[], None, |desk| desk.record(0)).expect("a table");
        let record: Value = serde_json::from_str(&record).expect("JSON");
        assert_eq!(record, self.protocol(json!({"cmd": "record"})));
        self.number("undo", &[0, steps], None, |desk| desk.undo(0, 0, steps)).expect("so many were made");
        self.protocol(json!({"cmd": "undo", "steps": steps}));
        self.look();
        let made = record["steps"].as_array().expect("steps");
        for step in &made[made.len() - steps as usize..] {
            let actor = step[0].as_u64().map_or(CHANCE_OR_ALL, |seat| seat as u32);
            self.play(actor, step[1].as_str().expect("text"));
        }
    }

    /// Asks a bot: the same advice, to the last bit of its shares; and in slices what it says at one go.
    fn ask_bot(&mut self, seat: u32, level: &str, iterations: u32) {
        let advice = self
            .text("ask", &[seat, iterations], Some(level), |desk| desk.ask(0, seat, iterations, level.as_bytes()))
            .expect("the seat is to act");
        let advice: Value = serde_json::from_str(&advice).expect("JSON");
        let said = self.protocol(json!({"cmd": "ask", "seat": seat, "bot": level, "iterations": iterations}));
        for field in ["action", "estimate", "best"] {
            assert_eq!(advice[field], said[field], "{level} in seat {seat}");
        }
        self.number("think", &[seat, iterations], Some(level), |desk| {
            desk.think(0, seat, iterations, level.as_bytes())
        })
        .expect("the seat is to act");
        while self.number("think_on", &[seat, 7], None, |desk| desk.think_on(0, seat, 7)) == Ok(0) {}
        self.text("thought", &[seat], None, |desk| desk.thought(0, seat)).expect("it has thought");
        let action = advice["action"].as_str().expect("text");
        self.text("action_value", &[seat, 6, 1], Some(action), |desk| {
            desk.action_value(0, seat, 6, 1, action.as_bytes())
        })
        .expect("the action is legal");
    }
}

impl Drop for Trio<'_> {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.module.ask("number", "close", &[self.table], None);
        }
    }
}

fn told(session: &mut ProtocolSession<'_>, request: &Value) -> Value {
    let mut answer: Value = serde_json::from_str(&session.answer(request.to_string().as_bytes())).expect("JSON");
    assert!(answer.get("ok").is_some(), "{request}: {answer}");
    answer["ok"].take()
}

/// Everybody who may look, as the module numbers and the protocol names them.
fn observers(seats: u8) -> impl Iterator<Item = (u32, Value)> {
    let others = [(WATCHER, json!("watcher")), (CHANCE_OR_ALL, json!("all"))];
    (0..u32::from(seats)).map(|seat| (seat, json!(seat))).chain(others)
}

/// A random step of this node: who and what.
fn random_step(node: &Value, roll: impl FnOnce() -> String, dice: &mut Dice) -> Option<(u32, String)> {
    match node["kind"].as_str()? {
        "terminal" => None,
        "chance" => Some((CHANCE_OR_ALL, roll())),
        _ => {
            let seats = node["seats"].as_array()?;
            let seat = dice.pick(seats)?.as_u64()?;
            let text = dice.pick(node["legal"][seat.to_string()].as_array()?)?.as_str()?;
            // A reaction is listed as a pattern; somewhere in its range will do.
            Some((seat as u32, text.replace("<ms>", &(300 + dice.below(900)).to_string())))
        }
    }
}

fn play_one(module: &mut Module, words: &Words, info: &GameInfo, number: u64, steps: u32) -> u32 {
    let mut dice = Dice::from_number(number);
    let (least, most) = info.seats;
    let seats = least + dice.below(u32::from(most - least) + 1) as u8;
    let mut trio = Trio::open(module, words, info, seats, number);
    let master = info.masters.contains(&seats).then_some("master");
    let levels: Vec<&str> = ["gentle", "fair", "keen", "strong"].into_iter().chain(master).collect();
    let mut strays = vec![String::new(), "?".to_owned(), "é\u{0}".to_owned()];
    let mut made = 0;
    while made < steps {
        let node = trio.look();
        let roll = || {
            // The dice are the desk's own, which are the table's.
            let mut desk = Desk::default();
            let kept = json!({"record": record_of(&trio.desk), "seed": Seed::from_number(number)});
            desk.restore(kept.to_string().as_bytes()).expect("a record replays");
            let made = desk.roll(0).expect("chance is asked");
            String::from_utf8(desk.step(0, made - 1).expect("a step")).expect("UTF-8")
        };
        let Some((actor, text)) = random_step(&node, roll, &mut dice) else { break };
        let stray = dice.pick(&strays).cloned().unwrap_or_default();
        trio.try_stray(dice.below(u32::from(seats) + 1), &stray);
        trio.try_stray(CHANCE_OR_ALL, &stray);
        if actor != CHANCE_OR_ALL {
            trio.ask(info.id, actor);
        }
        if made % 19 == 7 && actor != CHANCE_OR_ALL {
            let level = dice.pick(&levels).expect("levels");
            trio.ask_bot(actor, level, 40);
        }
        trio.play(actor, &text);
        strays.push(text);
        made += 1;
        if made % 23 == 11 {
            trio.go_back(1 + dice.below(made.min(6)));
        }
    }
    made
}

#[test]
#[ignore = "needs the module: `cargo xtask wasm` builds it, `cargo xtask test` runs this"]
fn the_module_says_of_options_what_the_desk_says_and_needs_no_table_for_it() {
    let mut module = Module::start("armes");
    for (band, trouble) in [("fees1", Value::Null), ("noire,noire,reine", json!("dear")), ("", json!("empty"))] {
        let practice =
            json!({"game": "armes", "seats": 2, "seat": 0, "options": {"band0": band}, "seed": 0, "steps": []});
        let request = json!({"practice": practice, "question": {"ask": "options"}}).to_string();
        let told = Desk::default().answer_practised(request.as_bytes()).expect("options that can be read");
        let told = String::from_utf8(told).expect("UTF-8");
        assert_eq!(module.ask("text", "answer_practised", &[], Some(&request)), json!({"ok": told}));
        let told: Value = serde_json::from_str(&told).expect("JSON");
        assert_eq!(told["bands"][0]["trouble"], trouble, "{band:?}");
    }
}

fn record_of(desk: &Desk) -> Value {
    serde_json::from_slice(&desk.record(0).expect("a table")).expect("JSON")
}

#[test]
#[ignore = "needs the module: `cargo xtask wasm` builds it, `cargo xtask test` runs this"]
fn the_module_plays_every_game_as_the_server_does() {
    let words = Words::new(Lang::En, &Catalog.infos()).expect("the words are ours");
    let mut total = 0;
    for info in Catalog.infos() {
        let mut module = Module::start(info.id);
        let made: u32 = (0..6).map(|number| play_one(&mut module, &words, &info, number, 120)).sum();
        println!("{}: {made} steps", info.id);
        assert!(made > 200, "{}: only {made} steps", info.id);
        total += made;
    }
    assert!(total > 2000, "only {total} steps in all");
}
