//! Whatever comes in, one answer goes out.

use feerie_catalog::Catalog;
use feerie_core::Seed;
use feerie_protocol::ProtocolSession;
use feerie_table::Games;
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
        let mut session = ProtocolSession::new(&Catalog, &words, || { seeds += 1; Seed::from_number(seeds) }, || 0);
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
        let mut session = ProtocolSession::new(&Catalog, &words, || Seed::from_number(1), || 0);
        let line: Vec<u8> = line.into_iter().filter(|&byte| byte != b'\n').collect();
        let answer = answer(&mut session, &line);
        prop_assert!(answer.get("error").is_some() || answer.get("ok").is_some());
    }
}

/// Where a clause forbids an option, the error names it; two rules files have none for options of a kind that is not offered.
#[test]
fn a_refused_option_names_its_clause() {
    let words = Words::new(Lang::En, &Catalog.infos()).unwrap();
    let mut session = ProtocolSession::new(&Catalog, &words, || Seed::from_number(1), || 0);
    for (game, options, rule) in [
        ("armes", json!({"extra": "format = 2"}), json!("ARM-DATA-1")),
        ("armes", json!({"band0": "pixie,dwarf"}), json!("ARM-REC-2")),
        ("armes", json!({"band0": "fees1", "points": 9}), json!("ARM-REC-1")),
        ("armes", json!({"rounds": 100}), json!("ARM-OPT-1")),
        ("armes", json!({"map": "moon"}), json!("ARM-OPT-1")),
        ("elfe", json!({"cap": "20"}), json!("ELF-OPT-1")),
        ("elfe", json!({"moon": 1}), json!("ELF-OPT-1")),
        ("elementals", json!({"handicap": "0"}), json!("ELM-OPT-1")),
        ("elementals", json!({"first": "5"}), json!("ELM-OPT-1")),
        ("lutins", json!({"stall": -1}), Value::Null),
        ("pixies", json!({"rounds": 3}), Value::Null),
    ] {
        let request = json!({"cmd": "new", "game": game, "seats": 2, "options": options});
        let error = answer(&mut session, request.to_string().as_bytes())["error"].clone();
        assert_eq!((&error["code"], &error["rule"]), (&json!("bad_option"), &rule), "{error}");
    }
}
