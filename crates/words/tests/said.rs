//! The same message and variables give the same text here and in the web client, which reads the same file
//! (`web/tests/said.test.ts`). `SAID_UPDATE=1 cargo test -p feerie-words --test said` writes it anew from the list.

use feerie_words::{Lang, Value, Words};
use serde_json::{Value as Json, json};
use std::path::Path;

/// Messages of their own for what the project's files use only by halves.
const MESSAGES: &str = "
said-list = { LIST(said-apples, said-stones, $other) }.
said-apples = { $apples ->
    [0] {\"\"}
   *[other] { $apples } ×
 }
said-stones = { $stones ->
    [0] {\"\"}
    [one] { $stones } +
   *[other] { $stones } ++
 }
said-seat = { SEAT($seat) } : « { $name } » ; 3 % !
";
const FRENCH: &str = "said-of = la fée { DE($name) }\n";
const ENGLISH: &str = "said-of = { SEAT($name) }’s fairy\n";

fn cases() -> Vec<(&'static str, Json)> {
    let mut cases = vec![];
    for name in ["Alice", "Élio", "Œdipe", "Yves", "Yann", "Hugo", "Zoé", "Robot doux", "{ $name }", "42"] {
        cases.push(("said-of", json!({ "name": name })));
    }
    cases.push(("said-of", json!({ "name": 1 })));
    for apples in 0..3 {
        for stones in 0..3 {
            cases.push(("said-list", json!({ "apples": apples, "stones": stones, "other": "x" })));
        }
    }
    cases.push(("said-list", json!({ "apples": 0, "stones": 0, "other": "" })));
    cases.push(("said-seat", json!({ "seat": 0, "name": "Zoé" })));
    for step in ["pousser l’arbre de b3 en a3", "push the tree from b3 to a3"] {
        cases.push(("advice", json!({ "step": step })));
    }
    for place in 1..4 {
        cases.push(("place", json!({ "place": place })));
        cases.push(("points", json!({ "count": place - 1 })));
        cases.push(("ui-clock-whole", json!({ "minutes": place, "increment": place - 1 })));
    }
    cases.push(("ui-after-slip", json!({ "name": "Alice", "played": "passer", "better": "piocher", "cost": 12 })));
    cases
}

fn words(lang: Lang) -> Words {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let interface = std::fs::read_to_string(root.join(format!("locales/{lang}.ftl"))).unwrap();
    let own = if lang == Lang::Fr { FRENCH } else { ENGLISH };
    Words::from_sources(lang, &[("interface", &interface), ("said", MESSAGES), ("own", own)]).unwrap()
}

#[test]
fn at_a_table_seats_are_called_by_their_names() {
    for (lang, of) in [(Lang::Fr, "la fée d’Alice"), (Lang::En, "Alice’s fairy")] {
        let plain = words(lang);
        let named = plain.named(&[String::new(), "Alice".to_owned()]).unwrap();
        assert_eq!(named.say("said-of", &[("name", 1.into())]), of);
        for seat in [0, 2] {
            let args = [("name", seat.into())];
            assert_eq!(named.say("said-of", &args), plain.say("said-of", &args), "a seat without a name");
        }
    }
}

fn said() -> Json {
    let mut said = vec![];
    for lang in Lang::ALL {
        let words = words(lang);
        for (key, args) in cases() {
            let fields = args.as_object().unwrap().iter();
            let values: Vec<(&str, Value<'_>)> = fields
                .map(|(name, value)| match value {
                    Json::Number(number) => (name.as_str(), number.as_f64().unwrap().into()),
                    other => (name.as_str(), other.as_str().unwrap().into()),
                })
                .collect();
            said.push(json!({ "lang": lang.code(), "key": key, "args": args, "said": words.say(key, &values) }));
        }
    }
    let own = json!({ "fr": format!("{MESSAGES}{FRENCH}"), "en": format!("{MESSAGES}{ENGLISH}") });
    json!({ "messages": own, "said": said })
}

#[test]
fn both_sides_say_the_same() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/said.json");
    let now = serde_json::to_string_pretty(&said()).unwrap() + "\n";
    if std::env::var_os("SAID_UPDATE").is_some() {
        std::fs::write(&file, &now).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&file).unwrap(), now, "run with SAID_UPDATE=1, then read the difference");
}
