//! Bots at one table are persons: each thinks for itself, and nobody outside can know what it will do.

use feerie_advice::{AdvisedGames, AdvisedTable};
use feerie_bots::{Budget, Level};
use feerie_catalog::Catalog;
use feerie_core::{Actor, Node, Seat, Seed, Step};
use feerie_table::TableSetup;
use serde_json::Map;

/// A table of elementals with a card open, where every seat may react and all see the same.
fn table(seed: Seed) -> Box<dyn AdvisedTable> {
    let mut table = Catalog.open_advised("elementals", TableSetup::new(3, &Map::new(), seed)).unwrap();
    while table.node() == Node::Chance {
        table.roll().unwrap();
    }
    table
}

/// What the bots of all seats would do now.
fn reactions(table: &dyn AdvisedTable) -> Vec<(Seat, String)> {
    let Node::Simultaneous(seats) = table.node() else { return Vec::new() };
    seats.iter().map(|seat| (seat, table.ask(seat, Level::Gentle, Budget::iterations(20)).unwrap().action)).collect()
}

fn hits(said: &[(Seat, String)]) -> Vec<&String> {
    said.iter().map(|(_, action)| action).filter(|action| *action != "none").collect()
}

/// Plays on to the next window in which more than one bot reacts; answers what they do.
fn contest(table: &mut dyn AdvisedTable) -> Vec<(Seat, String)> {
    loop {
        let said = reactions(table);
        if hits(&said).len() > 1 {
            return said;
        }
        play(table, &said);
    }
}

fn play(table: &mut dyn AdvisedTable, said: &[(Seat, String)]) {
    for (seat, action) in said {
        table.apply(Actor::Seat(*seat), action).unwrap();
    }
    while table.node() == Node::Chance {
        table.roll().unwrap();
    }
}

#[test]
fn two_bots_of_one_level_with_the_same_view_differ() {
    let mut table = table(Seed::from_number(7));
    for _ in 0..6 {
        let said = contest(&mut *table);
        let mut times = hits(&said);
        times.sort();
        times.dedup();
        assert_eq!(times.len(), hits(&said).len(), "the same thing in the same millisecond: {said:?}");
        play(&mut *table, &said);
    }
}

#[test]
fn the_same_table_and_seat_think_the_same_again() {
    let [mut one, mut other] = [table(Seed::from_number(7)), table(Seed::from_number(7))];
    for _ in 0..4 {
        let said = contest(&mut *one);
        assert_eq!(said, contest(&mut *other));
        play(&mut *one, &said);
        play(&mut *other, &said);
    }
}

#[test]
fn a_bot_cannot_be_told_from_what_is_public() {
    let mut known = table(Seed::from_number(7));
    let said = contest(&mut *known);
    // The same steps under another secret: all that anybody can see is the same.
    let mut other = Catalog.open_advised("elementals", TableSetup::new(3, &Map::new(), Seed::from_number(8))).unwrap();
    for Step(actor, text) in known.steps() {
        other.apply(*actor, text).unwrap();
    }
    assert_ne!(reactions(&*other), said);
}
