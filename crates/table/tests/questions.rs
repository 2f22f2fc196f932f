//! What a table answers before anything is done is what comes when it is done, in every game of the catalogue.

use feerie_catalog::Catalog;
use feerie_core::{Actor, Dice, Node, Observer, Seat, Seed};
use feerie_table::{AnyTable, Games, Question, TableSetup, TurnRefusal, check_turn};
use serde_json::{Map, Value};

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
