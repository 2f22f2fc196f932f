//! Whatever comes in, one answer goes out and tables stay as they were.

use feerie_catalog::Catalog;
use feerie_core::Seed;
use feerie_table::{Games, ProtocolSession};
use feerie_words::{Lang, Words};
use proptest::prelude::*;
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
    #![proptest_config(feerie_core::laws::trials())]

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

    /// Every game of the house: steps of any text change nothing unless they are listed.
    #[test]
    fn refused_steps_change_nothing(game in 0usize..5, texts in proptest::collection::vec("\\PC{0,16}", 1..20)) {
        let cards = Catalog.infos();
        let card = cards[game % cards.len()];
        let mut table = Catalog
            .open(card.id, card.seats.0, &serde_json::Map::new(), Seed::from_number(2), Vec::new())
            .unwrap();
        let before = (table.view(feerie_core::Observer::All), table.record());
        for text in texts {
            for actor in [feerie_core::Actor::Chance, feerie_core::Actor::Seat(feerie_core::Seat(0))] {
                if table.apply(actor, &text).is_err() {
                    prop_assert_eq!(&before, &(table.view(feerie_core::Observer::All), table.record()));
                } else {
                    return Ok(());
                }
            }
        }
    }
}
