//! ARM-REC: bands and cards. ARM-CARD-1.

use crate::table::{Table, problem};
use feerie_armes::Armes;
use feerie_core::{Game, Observer, Seat};
use serde_json::json;

/// ARM-CARD-1.
#[test]
fn card_1_two_seats_own_a_and_b() {
    assert_eq!(Armes::INFO.seats, (2, 2));
    let t = Table::with(json!({}));
    let ids: Vec<String> =
        t.view()["figures"].as_array().unwrap().iter().map(|f| f["id"].as_str().unwrap().into()).collect();
    assert_eq!(ids, ["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "B5"]);
}

#[test]
fn rec_1_a_band_costs_at_most_its_points() {
    let mut t = Table::with(json!({"band0": "table", "band1": "pixie", "points": 4}));
    assert!(t.may("recruit:noire") && t.may("recruit:pixie"));
    t.play("recruit:lys");
    assert_eq!(t.refused("recruit:ogre"), "ARM-REC-1");
    assert!(problem(json!({"band0": "noire,noire,noire"})).contains("ARM-REC-1"));
}

/// ARM-REC-2.
#[test]
fn rec_2_any_profiles_up_to_ten() {
    let mut t = Table::with(json!({"band0": "table", "points": 20}));
    t.play(&["recruit:pixie"; 9].join(" "));
    assert_eq!(t.phase(), "recruit");
    t.play("recruit:pixie");
    assert_ne!(t.phase(), "recruit", "ten are enough");
    let eleven = ["pixie"; 11].join(",");
    assert!(problem(json!({"band0": eleven, "points": 20})).contains("ARM-REC-2"));
}

/// ARM-REC-3, ARM-REC-4.
#[test]
fn rec_3_and_rec_4_a_shared_faction_gives_its_card() {
    let card = |band: &str| Table::with(json!({"band0": band})).view()["cards"][0].clone();
    assert_eq!(card("lys,pixie"), "fees");
    assert_eq!(card("lys,gobelin"), json!(null), "a mixed band has none");
    assert_eq!(card("bucheron,jardinier"), "gnomes", "a woodcutter belongs to two");
}

/// ARM-REC-5.
#[test]
fn rec_5_several_shared_factions_are_a_choice() {
    let mut t = Table::with(json!({"band0": "bucheron", "band1": "reine"}));
    assert_eq!((t.phase(), t.seat()), ("card", Seat(0)));
    assert_eq!(t.legal(), ["card:gnomes", "card:princesses"]);
    assert_eq!(t.refused("card:fees"), "ARM-REC-5");
    t.play("card:gnomes");
    assert_eq!((t.phase(), t.seat()), ("card", Seat(1)));
    t.play("card:vilains");
    assert_eq!(t.view()["cards"], json!(["gnomes", "vilains"]));
    assert_eq!(Table::with(json!({})).view()["cards"], json!(["fees", "gnomes"]), "ready-made bands name theirs");
}

/// ARM-REC-6.
#[test]
fn rec_6_the_permanent_bonus_works_from_the_set_up_roll_on() {
    let t = Table::with(json!({"band0": "princesses1"}));
    assert_eq!(t.odds(), [("roll:0".to_owned(), 21), ("roll:1".to_owned(), 10)]);
}

/// ARM-REC-7.
#[test]
fn rec_7_recruiting_is_secret_sorted_and_ends_by_itself() {
    let mut t = Table::with(json!({"band0": "table", "band1": "table", "points": 4}));
    assert_eq!(t.refused("done"), "ARM-REC-7");
    t.play("recruit:gobelin recruit:pixie done");
    assert_eq!((t.seat(), t.phase()), (Seat(1), "recruit"));
    t.play("recruit:noire");
    assert_eq!(t.view()["bands"], json!([["pixie", "gobelin"], ["noire"]]), "in the order of the roster");
    let listed = Table::with(json!({"band0": "gobelin,pixie"}));
    assert_eq!(listed.view()["bands"][0], json!(["gobelin", "pixie"]), "a list keeps its order");
}

/// ARM-FLOW-6.
#[test]
fn flow_6_a_band_being_recruited_is_its_owners_secret() {
    let mut t = Table::with(json!({"band0": "table", "band1": "table"}));
    t.play("recruit:ogre");
    assert_eq!(t.view_of(Observer::Seat(Seat(0)))["bands"], json!([["ogre"], null]));
    assert_eq!(t.view_of(Observer::Seat(Seat(1)))["bands"], json!([null, []]));
    assert_eq!(t.view_of(Observer::Watcher)["bands"], json!([null, null]));
    assert_eq!(t.view_of(Observer::All)["bands"], json!([["ogre"], []]));
    use feerie_core::Event as _;
    let told = |who| t.events.iter().filter_map(|event| event.told_to(who)).count();
    assert_eq!((told(Observer::Seat(Seat(0))), told(Observer::Seat(Seat(1))), told(Observer::Watcher)), (1, 0, 0));
    t.play("done");
    assert_eq!(t.view_of(Observer::Seat(Seat(1)))["bands"], json!([null, []]), "still hidden while the other recruits");
}
