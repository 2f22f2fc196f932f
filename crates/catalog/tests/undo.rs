//! Taking steps back, for every game of the house: what comes back is what was, to the byte, for everybody; and
//! nothing comes back past what somebody learnt.

use feerie_catalog::Catalog;
use feerie_core::{Actor, Dice, Node, Observer, Seat, SeatSet, Seed, Step};
use feerie_table::{AnyTable, Games, TableSetup, UndoRefusal, UndoScope};
use serde_json::Map;

/// Enough to see every phase of every game.
const STEPS: usize = 160;

/// Everything that anybody can see or do.
#[derive(Debug, PartialEq)]
struct Sight {
    views: Vec<String>,
    legal: Vec<Vec<String>>,
    roll: Option<String>,
}

fn sight(table: &dyn AnyTable) -> Sight {
    Sight {
        views: Observer::every(table.seats()).map(|who| table.view(who).to_string()).collect(),
        legal: Seat::all(table.seats()).map(|seat| table.legal(seat)).collect(),
        roll: table.would_roll(),
    }
}

/// Plays a random step; false at the end.
fn step(table: &mut dyn AnyTable, dice: &mut Dice) -> bool {
    match table.node() {
        Node::Terminal(_) => return false,
        Node::Chance => table.roll().map(|_| ()).unwrap(),
        node => {
            let seats: Vec<Seat> = node.acting().iter().collect();
            let seat = *dice.pick(&seats).unwrap();
            let legal = table.legal(seat);
            let time = (400 + dice.below(900)).to_string();
            let action = dice.pick(&legal).unwrap().replace("<ms>", &time);
            table.apply(Actor::Seat(seat), &action).unwrap();
        }
    }
    true
}

/// A game, and what it looked like before every step.
fn game(id: &str, seats: u8, seed: u64) -> (Box<dyn AnyTable>, Vec<Sight>) {
    let mut table = Catalog.open(id, TableSetup::new(seats, &Map::new(), Seed::from_number(seed))).unwrap();
    let mut dice = Dice::from_number(seed);
    let mut sights = vec![sight(&*table)];
    while sights.len() <= STEPS && step(&mut *table, &mut dice) {
        sights.push(sight(&*table));
    }
    (table, sights)
}

/// Every moment of a game of each kind: all games, fewest and most seats.
fn each_moment(mut look: impl FnMut(&dyn AnyTable, &[Sight])) {
    for card in Catalog.infos() {
        for seats in [card.seats.0, card.seats.1] {
            let (mut table, sights) = game(card.id, seats, 7 + u64::from(seats));
            while !table.steps().is_empty() {
                look(&*table, &sights);
                table.undo(1).unwrap();
            }
        }
    }
}

#[test]
fn what_comes_back_is_what_was() {
    let mut taken_back = [0; 3];
    each_moment(|table, sights| {
        let made = table.steps().len();
        for seat in Seat::all(table.seats()) {
            for (n, reach) in [UndoScope::Free, UndoScope::Agreed, UndoScope::Alone].into_iter().enumerate() {
                let Ok(kept) = table.undo_limit(SeatSet::from_iter([seat]), reach) else { continue };
                let mut again = table.fork();
                again.undo(made - kept).unwrap();
                assert_eq!(sight(&*again), sights[kept], "{reach:?} from {made} to {kept}");
                assert!(again.node().acting().contains(seat), "whoever goes back is to act");
                // The same steps lead to the same place, the same dice included.
                for (index, Step(actor, text)) in table.steps().iter().enumerate().skip(kept) {
                    if *actor == Actor::Chance {
                        assert_eq!(again.would_roll().as_ref(), Some(text), "step {index}");
                    }
                    again.advance(*actor, text).unwrap();
                }
                assert_eq!(sight(&*again), sights[made]);
                taken_back[n] += 1;
            }
        }
    });
    assert!(taken_back.iter().all(|times| *times > 200), "{taken_back:?}");
}

/// Freely means one's own last act, everything since being unnoticed by others or nothing at all. That acts say
/// truly what they show is a law of every game; here it is what tables make of it.
#[test]
fn nothing_comes_back_freely_past_a_die_a_card_or_another_seat() {
    let mut reasons = Vec::new();
    each_moment(|table, sights| {
        let made = table.steps().len();
        for seat in Seat::all(table.seats()) {
            match table.undo_limit(SeatSet::from_iter([seat]), UndoScope::Free) {
                Ok(kept) => {
                    let own = table.steps()[kept].0;
                    assert_eq!(own, Actor::Seat(seat));
                    // Whatever came after it changed nothing that others than its own seat can see.
                    for Step(later, _) in &table.steps()[kept + 1..] {
                        assert!(matches!(later, Actor::Seat(other) if *other != seat));
                        let mine = usize::from(seat.0);
                        assert_eq!(sights[kept + 1].views[mine], sights[made].views[mine]);
                    }
                }
                Err(stuck) => {
                    if !reasons.contains(&stuck) {
                        reasons.push(stuck);
                    }
                    // There is a reason, and it is true.
                    let last = table.steps().last().unwrap().0;
                    match stuck {
                        UndoRefusal::Nothing => assert!(table.steps().iter().all(|step| step.0 != Actor::Seat(seat))),
                        UndoRefusal::Chance => assert!(table.steps().iter().any(|step| step.0 == Actor::Chance)),
                        UndoRefusal::Others => assert_ne!(last, Actor::Seat(seat)),
                        UndoRefusal::Revealed | UndoRefusal::Sealed => {}
                    }
                }
            }
        }
    });
    assert_eq!(reasons.len(), 5, "every reason was met: {reasons:?}");
}
