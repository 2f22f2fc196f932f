//! Whatever is tried at a table, what is refused leaves it as it was.

use feerie_catalog::Catalog;
use feerie_core::{Actor, Dice, Node, Observer, Seat, Seed};
use feerie_table::{AnyTable, Games, TableSetup};
use serde_json::Value;

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
            let table = Catalog.open(info.id, TableSetup::new(seats, &serde_json::Map::new(), seed)).unwrap();
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
