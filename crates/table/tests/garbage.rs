//! Whatever comes in, one answer goes out and tables stay as they were.

use feerie_catalog::Catalog;
use feerie_core::{Actor, Dice, Node, Observer, Seat, Seed};
use feerie_table::{AnyTable, Games, ProtocolSession};
use feerie_words::{Lang, Words};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use serde_json::{Value, json};

fn answer(session: &mut ProtocolSession<'_>, line: &[u8]) -> Value {
    let text = session.answer(line);
    assert!(!text.contains('\n'), "one line");
    serde_json::from_str(&text).expect("an answer is JSON")
}

/// JSON that looks a little like a request.
fn request() -> impl Strategy<Value = Value> {
    let word = prop_oneof![
        Just("games"),
        Just("new"),
        Just("node"),
        Just("apply"),
        Just("roll"),
        Just("view"),
        Just("record"),
        Just("load"),
        Just("undo"),
        Just("fork"),
        Just("ask"),
        Just("t1"),
        Just("t2"),
        Just("lutins"),
        Just("chance"),
        Just("watcher"),
        Just("all"),
        Just("T:-"),
        Just("L:-"),
        Just("random"),
        Just(""),
    ];
    let value = prop_oneof![
        word.prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        (0u64..5).prop_map(Value::from),
        Just(Value::Null),
        Just(json!([])),
        Just(json!({})),
        Just(json!({"game": "lutins", "seats": 2, "steps": [[0, "T:-"], [1, 2]]})),
        "\\PC{0,12}".prop_map(Value::from),
    ];
    let field = prop_oneof![
        4 => Just("cmd"), 2 => Just("table"), 1 => Just("game"), 1 => Just("seats"), 1 => Just("actor"),
        1 => Just("action"), 1 => Just("seat"), 1 => Just("steps"), 1 => Just("options"), 1 => Just("record"),
        1 => Just("ms"), 1 => Just("seed"), 1 => Just("id"), 1 => Just("auto_chance"),
    ];
    proptest::collection::vec((field, value), 0..6)
        .prop_map(|fields| Value::Object(fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, rng_seed: RngSeed::Fixed(0), failure_persistence: None, ..Default::default() })]

    #[test]
    fn requests_of_any_shape_are_answered(requests in proptest::collection::vec(request(), 1..40)) {
        let words = Words::new(Lang::En, &Catalog.infos()).unwrap();
        let mut seeds = 0;
        let mut session = ProtocolSession::new(&Catalog, &words, || { seeds += 1; Seed::from_number(seeds) });
        for request in requests {
            // Counting leaves or thinking for long is asked for in other tests.
            if request["cmd"] == "perft" || request["cmd"] == "ask" { continue; }
            let answer = answer(&mut session, request.to_string().as_bytes());
            prop_assert_eq!(answer.get("ok").is_some(), answer.get("error").is_none());
        }
    }

    #[test]
    fn bytes_of_any_kind_are_answered(line in proptest::collection::vec(any::<u8>(), 0..200)) {
        let words = Words::new(Lang::En, &Catalog.infos()).unwrap();
        let mut session = ProtocolSession::new(&Catalog, &words, || Seed::from_number(1));
        let line: Vec<u8> = line.into_iter().filter(|&byte| byte != b'\n').collect();
        let answer = answer(&mut session, &line);
        prop_assert!(answer.get("error").is_some() || answer.get("ok").is_some());
    }
}

/// Texts that no notation is made for.
fn garbage(dice: &mut Dice) -> String {
    const SIGNS: [char; 18] =
        ['a', 'k', '1', '0', '9', ':', '-', '>', ',', ' ', '\u{0}', 'é', '<', '{', '"', '/', 'T', '.'];
    (0..dice.below(16)).filter_map(|_| dice.pick(&SIGNS).copied()).collect()
}

/// A game being played at random, and every step it ever listed: at most moments most of them are strays.
struct Walk {
    table: Box<dyn AnyTable>,
    seen: Vec<String>,
}

impl Walk {
    /// One random step; false at the end.
    fn step(&mut self, dice: &mut Dice) -> bool {
        match self.table.node() {
            Node::Terminal(_) => false,
            Node::Chance => {
                let happened = self.table.roll().expect("chance is asked");
                self.seen.push(happened.step.1);
                true
            }
            node => {
                let seats: Vec<Seat> = node.acting().iter().collect();
                let seat = *dice.pick(&seats).expect("somebody is to act");
                let legal: Vec<String> =
                    self.table.legal(seat).iter().map(|action| action.replace("<ms>", "1000")).collect();
                let text = dice.pick(&legal).expect("a list is never empty").clone();
                self.seen.extend((0..4).filter_map(|_| dice.pick(&legal).cloned()));
                self.table.apply(Actor::Seat(seat), &text).expect("what is listed may be played");
                true
            }
        }
    }

    /// Tries a step that may be anything on a copy; whether it was refused. Then nothing at all has changed.
    fn is_refused(&self, actor: Actor, text: &str) -> bool {
        let mut copy = self.table.fork();
        let told = |table: &dyn AnyTable| {
            let views: Vec<Value> = Observer::every(table.seats()).map(|who| table.view(who)).collect();
            (views, table.record(), table.would_roll(), table.races().clone())
        };
        let refused = copy.apply(actor, text).is_err();
        if refused {
            assert_eq!(told(&*copy), told(&*self.table), "{actor} {text:?} was refused and changed something");
        }
        assert_eq!(self.table.check(actor, text).is_err(), refused, "{actor} {text:?}");
        refused
    }
}

/// Garbage, and steps of other moments and other seats, at random positions of every game of the catalogue.
#[test]
fn refused_steps_change_nothing() {
    for info in Catalog.infos() {
        let mut strays = 0;
        for number in 0..6 {
            let mut dice = Dice::from_number(number);
            let (least, most) = info.seats;
            let seats = least + dice.below(u32::from(most - least) + 1) as u8;
            let seed = Seed::from_number(number);
            let table = Catalog.open(info.id, seats, &serde_json::Map::new(), seed, Vec::new()).unwrap();
            let mut walk = Walk { table, seen: Vec::new() };
            for _ in 0..12 {
                let pause = 1 + dice.below(30);
                if !(0..pause).all(|_| walk.step(&mut dice)) {
                    break;
                }
                for _ in 0..6 {
                    let actor = match dice.below(u32::from(seats) + 2) {
                        0 => Actor::Chance,
                        n => Actor::Seat(Seat(n as u8 - 1)),
                    };
                    walk.is_refused(actor, &garbage(&mut dice));
                    let stray = dice.pick(&walk.seen).cloned().unwrap_or_default();
                    strays += u32::from(walk.is_refused(actor, &stray));
                }
            }
        }
        assert!(strays > 20, "{}: only {strays} well-formed steps were refused", info.id);
    }
}

/// Where a clause forbids an option, the error names it.
#[test]
fn a_refused_option_names_its_clause() {
    let words = Words::new(Lang::En, &Catalog.infos()).unwrap();
    let mut session = ProtocolSession::new(&Catalog, &words, || Seed::from_number(1));
    for (options, rule) in [
        (json!({"extra": "format = 2"}), json!("ARM-DATA-1")),
        (json!({"band0": "pixie,dwarf"}), json!("ARM-REC-2")),
        (json!({"rounds": 100}), Value::Null),
    ] {
        let request = json!({"cmd": "new", "game": "armes", "seats": 2, "options": options});
        let error = answer(&mut session, request.to_string().as_bytes())["error"].clone();
        assert_eq!((&error["code"], &error["rule"]), (&json!("bad_option"), &rule), "{error}");
    }
}
