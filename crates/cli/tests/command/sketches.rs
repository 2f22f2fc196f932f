//! Every game's drawing fits a terminal of 80 columns, in both languages, from the first step to the last.

use feerie_advice::AdvisedGames;
use feerie_bots::{Budget, Level};
use feerie_catalog::Catalog;
use feerie_core::{Actor, Node, Observer, Seed};
use feerie_table::{Games, TableSetup};
use feerie_words::{Lang, Words};

#[test]
fn drawings_fit_the_terminal_and_miss_no_word() {
    for lang in Lang::ALL {
        let words = Words::new(lang, &Catalog.infos()).unwrap();
        for card in Catalog.infos() {
            for seats in [card.seats.0, card.seats.1] {
                let mut table = Catalog
                    .open_advised(card.id, TableSetup::new(seats, &serde_json::Map::new(), Seed::from_number(9)))
                    .unwrap();
                for step in 0..400 {
                    if step % 7 == 0 {
                        for who in Observer::every(seats) {
                            let drawn = table.sketch(who, &|key| words.say(key, &[]));
                            let widest = drawn.lines().map(|line| line.chars().count()).max().unwrap_or(0);
                            assert!(!drawn.contains('⟦'), "{} in {lang} misses a word:\n{drawn}", card.id);
                            assert!(widest <= 80, "{} in {lang} is {widest} wide:\n{drawn}", card.id);
                            let tall = drawn.lines().count();
                            // A board of 24 rows and the letters of its columns cannot be smaller.
                            assert!(tall <= 25, "{} in {lang} is {tall} tall:\n{drawn}", card.id);
                        }
                    }
                    match table.node() {
                        Node::Terminal(_) => break,
                        Node::Chance => drop(table.roll().unwrap()),
                        node => {
                            let seat = node.acting().first().unwrap();
                            let advice = table.ask(seat, Level::Random, Budget::iterations(1)).unwrap();
                            table.apply(Actor::Seat(seat), &advice.action).unwrap();
                        }
                    }
                }
            }
        }
    }
}
