//! What a table answers before anything is done is what comes when it is done, in every game of the catalogue.

use feerie_catalog::Catalog;
use feerie_core::{Actor, Dice, Node, Observer, Seat, Seed};
use feerie_table::{
    AnyTable, Games, OpenError, Practice, PracticeError, Question, TableSetup, TurnRefusal, answer_practised,
    check_turn,
};
use serde_json::{Map, Value, json};

fn outlook(table: &dyn AnyTable, seat: Seat, after: &[String]) -> Value {
    let answer = table.answer(seat, &Question::Outlook { after: after.to_vec() }).expect("it may be chosen");
    serde_json::from_str(answer.get()).expect("JSON")
}

/// Holds what was said to lie ahead against a table on which it is played; how many actions led on.
fn holds(table: &dyn AnyTable, seat: Seat, ahead: &Value, kept: &[String]) -> usize {
    let Some(ahead) = ahead.as_object() else { return 0 };
    for (action, next) in ahead {
        let mut there = table.fork();
        let happened = there.apply(Actor::Seat(seat), action).expect("it was listed");
        assert_eq!(next["legal"], serde_json::json!(there.legal(seat)), "{action}");
        let told: Vec<&Value> = happened.told_to(Observer::Seat(seat)).collect();
        assert_eq!(next["events"], serde_json::json!(told), "{action}");
        let mut view = table.view(Observer::Seat(seat));
        for (field, value) in next["view"].as_object().expect("fields") {
            view[field] = value.clone();
        }
        assert_eq!(view, there.view(Observer::Seat(seat)), "{action}");
        let kept: Vec<String> = kept.iter().chain([action]).cloned().collect();
        holds(&*there, seat, &next["ahead"], &kept);
    }
    if let Some(action) = ahead.keys().next() {
        let mut there = table.fork();
        there.advance(Actor::Seat(seat), action).expect("it was listed");
        let asked = outlook(table, seat, std::slice::from_ref(action));
        assert_eq!(asked, outlook(&*there, seat, &[]), "kept back or played, {action} shows the same");
    }
    ahead.len()
}

/// Several actions are refused for the same reason whether the table tries them or the view is asked.
fn refuses_alike(table: &dyn AnyTable, seat: Seat, actions: &[String]) {
    let asked =
        table.answer(seat, &Question::Check { actions: actions.to_vec() }).map(|answer| answer.get().to_owned());
    match (asked, check_turn(table, seat, actions)) {
        (Ok(answer), Ok(())) => assert_eq!(answer, "null"),
        (Err(asked), Err(tried)) => assert_eq!(asked, tried, "{actions:?}"),
        (asked, tried) => panic!("{actions:?}: {asked:?}, {tried:?}"),
    }
}

#[test]
fn what_lies_ahead_is_what_comes() {
    let mut dice = Dice::from_number(3);
    for info in Catalog.infos() {
        let mut led_on = 0;
        for seats in info.seats_range() {
            let mut table = Catalog
                .open(info.id, TableSetup::new(seats, &Map::new(), Seed::from_number(u64::from(seats))))
                .unwrap();
            for _ in 0..60 {
                let seats: Vec<Seat> = match table.node() {
                    Node::Terminal(_) => break,
                    Node::Chance => {
                        table.roll().expect("chance is asked");
                        continue;
                    }
                    node => node.acting().iter().collect(),
                };
                let seat = *dice.pick(&seats).expect("somebody is to act");
                let said = outlook(&*table, seat, &[]);
                led_on += holds(&*table, seat, &said["ahead"], &[]);
                let legal: Vec<String> =
                    table.legal(seat).iter().map(|action| action.replace("<ms>", "1000")).collect();
                let action = dice.pick(&legal).expect("a list is never empty").clone();
                refuses_alike(&*table, seat, &[action.clone(), "nonsense".to_owned()]);
                table.apply(Actor::Seat(seat), &action).expect("it was listed");
            }
        }
        // The tree and the run of the goblins' forest are one thought.
        assert!(led_on > 0 || info.id != "lutins", "{} never leads on", info.id);
    }
}

#[test]
fn nobody_looks_past_what_others_do_or_dice_say() {
    let mut table = Catalog.open("elfe", TableSetup::new(2, &Map::new(), Seed::from_number(1))).unwrap();
    while table.node() == Node::Chance {
        table.roll().unwrap();
    }
    let seat = table.node().acting().first().unwrap();
    let first = table.legal(seat)[0].clone();
    let past = table.answer(seat, &Question::Outlook { after: vec![first] });
    assert_eq!(past.map(|_| ()), Err(TurnRefusal::LookFirst(1)));
}

fn asked(table: &dyn AnyTable, seat: Seat, question: Value) -> Value {
    let question: Question = serde_json::from_value(question).expect("a question");
    let answer = table.answer(seat, &question).expect("it may be asked");
    serde_json::from_str(answer.get()).expect("JSON")
}

/// A table of elementals whose first window is open, and a reaction that is right in it.
fn open_window(options: Value) -> (Box<dyn AnyTable>, String) {
    for number in 0.. {
        let options = options.as_object().expect("options").clone();
        let mut table =
            Catalog.open("elementals", TableSetup::new(4, &options, Seed::from_number(number))).expect("a table");
        while table.node() == Node::Chance {
            table.roll().expect("chance is asked");
        }
        let seat = table.node().acting().first().expect("a window");
        let right = outlook(&*table, seat, &[])["board"]["right"][0].as_str().map(str::to_owned);
        if let Some(hit) = right.filter(|right| right.starts_with("slap")) {
            return (table, hit);
        }
    }
    unreachable!("some seed turns a card that matches")
}

fn screen(people: &[u8], presses: Value, said: Value) -> Value {
    let screen = json!({"people": people, "one_switch": false, "presses": presses, "said": said});
    json!({"ask": "together", "screen": screen})
}

#[test]
fn those_at_one_screen_are_asked_in_the_order_of_the_rules_and_no_longer_than_needed() {
    let (table, hit) = open_window(json!({"handicap": "0,300,0,0"}));
    let press = json!([["KeyL", 500], ["KeyA", 700]]);
    let first = asked(&*table, Seat(0), screen(&[0, 1, 2, 3], press.clone(), json!([])));
    let expected = json!({"asked": null, "answers": [], "commits": [
        [0, format!("{hit}:700")], [1, "none"], [2, "none"], [3, "none"],
    ]});
    assert_eq!(first, expected, "500 and 300 are more than 700; with one card in the middle two keys say all");
    // Five at one screen have a key each, which says nothing.
    let one_key = |said: Value| {
        let mut question = screen(&[0, 1], press.clone(), said);
        question["screen"]["one_switch"] = json!(true);
        asked(&*table, Seat(0), question)
    };
    let (right, book) = (format!("{hit}:700"), "book:700");
    assert_eq!(one_key(json!([])), json!({"asked": 0, "answers": [right, book], "commits": []}));
    let settled = |commits: Value| json!({"asked": null, "answers": [], "commits": commits});
    assert_eq!(one_key(json!([right])), settled(json!([[0, right], [1, "none"]])), "nobody could still be quicker");
    assert_eq!(one_key(json!([book]))["asked"], 1, "that was wrong: the next one is asked");
    assert_eq!(one_key(json!([null])), one_key(json!([book])), "nor does silence win");
    assert_eq!(one_key(json!([null, null])), settled(json!([[0, book], [1, "book:500"]])));
}

#[test]
fn without_a_clock_everybody_at_the_screen_is_asked_in_turn() {
    let (table, hit) = open_window(json!({"mode": "relaxed"}));
    let order = outlook(&*table, Seat(0), &[])["board"]["order"].clone();
    let told = |said: Value| asked(&*table, Seat(0), screen(&[0, 1, 2, 3], json!([]), said));
    assert_eq!(told(json!([]))["asked"], order[0]);
    assert_eq!(told(json!(["none"]))["asked"], order[1]);
    assert_eq!(told(json!(["none", hit]))["asked"], Value::Null);
}

#[test]
fn nobody_at_a_screen_learns_what_others_committed() {
    let (mut table, hit) = open_window(json!({}));
    let question = screen(&[0, 1], json!([["KeyL", 900]]), json!([]));
    let before = asked(&*table, Seat(0), question.clone());
    table.advance(Actor::Seat(Seat(2)), &format!("{hit}:200")).expect("a reaction");
    assert_eq!(asked(&*table, Seat(0), question), before);
}

#[test]
fn a_screen_of_nobody_at_the_table_and_a_game_without_races_have_nothing_to_settle() {
    let (table, _) = open_window(json!({}));
    let nobody = asked(&*table, Seat(0), screen(&[4, 200], json!([["KeyA", 500]]), json!(["book:500"])));
    assert_eq!(nobody, json!({"asked": null, "answers": [], "commits": []}));
    let lutins = Catalog.open("lutins", TableSetup::new(2, &Map::new(), Seed::from_number(1))).unwrap();
    assert_eq!(asked(&*lutins, Seat(0), screen(&[0, 1], json!([]), json!([]))), Value::Null);
}

#[test]
fn what_is_no_question_is_none() {
    let screen = screen(&[0], json!([]), json!([]))["screen"].clone();
    for form in [
        json!({"ask": "options", "after": []}),
        json!({"ask": "together"}),
        json!({"ask": "outlook", "screen": screen}),
        json!({"ask": "together", "screen": screen, "actions": []}),
        json!({"ask": "together", "screen": {"people": [0]}}),
    ] {
        assert!(serde_json::from_value::<Question>(form.clone()).is_err(), "{form}");
    }
}

#[test]
fn options_are_spoken_of_before_there_is_a_table_as_at_one() {
    for info in Catalog.infos() {
        let options = Map::new();
        let before = Catalog.about_options(info.id, info.seats.0, &options).expect("the usual options");
        let table = Catalog.open(info.id, TableSetup::new(info.seats.0, &options, Seed::from_number(1))).unwrap();
        let at_it = table.answer(Seat(0), &Question::Options).expect("it may be asked");
        assert_eq!(before.get(), at_it.get(), "{}", info.id);
    }
}

#[test]
fn options_that_no_table_has_are_spoken_of_and_nothing_else_is() {
    let practice = |band: &str| Practice {
        game: "armes".to_owned(),
        seats: 2,
        seat: 0,
        options: json!({"band0": band}).as_object().cloned().expect("options"),
        seed: 0,
        steps: Vec::new(),
    };
    let told = answer_practised(&Catalog, practice("noire,noire,reine"), &Question::Options).expect("a game");
    let told: Value = serde_json::from_str(told.expect("it may be asked").get()).expect("JSON");
    assert_eq!(told["bands"][0]["trouble"], "dear");
    let outlook = Question::Outlook { after: Vec::new() };
    let refused = answer_practised(&Catalog, practice("noire,noire,reine"), &outlook);
    assert!(matches!(refused, Err(PracticeError::Open(OpenError::Setup(_)))), "{refused:?}");
}
