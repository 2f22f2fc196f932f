//! A bot that thinks in slices chooses what it would choose at one go, and remembers the same.

use feerie_advice::{AdvisedGames, BotMemory};
use feerie_bots::{Budget, Level};
use feerie_catalog::Catalog;
use feerie_core::{Actor, Node, Seed};
use feerie_table::{Games, TableSetup};
use serde_json::Map;

#[test]
fn slices_add_up_to_the_whole() {
    for info in Catalog.infos() {
        for (level, slice) in [(Level::Strong, 1), (Level::Strong, 16), (Level::Keen, 9), (Level::Gentle, 5)] {
            let seats = info.seats.1;
            let mut table =
                Catalog.open_advised(info.id, TableSetup::new(seats, &Map::new(), Seed::from_number(3))).unwrap();
            let mut whole: Vec<BotMemory> = (0..seats).map(|_| BotMemory::default()).collect();
            let mut sliced: Vec<BotMemory> = (0..seats).map(|_| BotMemory::default()).collect();
            for _ in 0..24 {
                match table.node() {
                    Node::Terminal(_) => break,
                    Node::Chance => drop(table.roll().unwrap()),
                    node => {
                        let seat = node.acting().first().unwrap();
                        let iterations = 50;
                        let budget = Budget::iterations(iterations);
                        let expected = table.think(seat, level, budget, &mut whole[seat.index()]).unwrap();
                        let memory = &mut sliced[seat.index()];
                        table.begin_thought(seat, level, iterations, memory).unwrap();
                        while !table.think_on(memory, slice) {}
                        let advice = table.conclude(seat, memory).unwrap();
                        assert_eq!(advice, expected, "{} by {slice} at level {level}", info.id);
                        table.apply(Actor::Seat(seat), &advice.action).unwrap();
                    }
                }
            }
        }
    }
}

#[test]
fn a_thought_may_be_cut_short_or_dropped() {
    let mut table = Catalog.open_advised("lutins", TableSetup::new(2, &Map::new(), Seed::from_number(3))).unwrap();
    while table.node() == Node::Chance {
        table.roll().unwrap();
    }
    let seat = table.node().acting().first().unwrap();
    let mut memory = BotMemory::default();
    table.begin_thought(seat, Level::Strong, 1_000_000, &mut memory).unwrap();
    assert!(!table.think_on(&mut memory, 10), "a million iterations take longer than ten");
    let early = table.conclude(seat, &mut memory).unwrap();
    assert!(table.legal(seat).contains(&early.action), "what it has found by then");
    // A thought that begins takes the place of another; where there is none there is nothing to conclude.
    table.begin_thought(seat, Level::Strong, 1_000_000, &mut memory).unwrap();
    let budget = Budget::iterations(30);
    let afresh = table.think(seat, Level::Strong, budget, &mut memory).unwrap();
    assert_eq!(afresh, table.think(seat, Level::Strong, budget, &mut BotMemory::default()).unwrap());
    assert!(table.conclude(seat, &mut memory).is_err());
}
