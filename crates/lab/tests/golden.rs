//! Searches choose today, and on every machine, what they chose before: whoever makes them faster must not change
//! their mind.

use feerie_bots::{Budget, Level, Question, choose};
use feerie_catalog::{Catalog, Visitor, visit};
use feerie_core::game::action_text;
use feerie_core::laws::default_rules;
use feerie_core::{Dice, Heuristic, Legal, NoEvents, Node, Observer};
use feerie_table::Games;
use std::fmt::Write;

/// Positions of each game.
const POSITIONS: u64 = 6;
const BUDGET: Budget<'static> = Budget::iterations(300);

/// What the best bots choose in some positions of a game.
struct Choices;

impl Visitor for Choices {
    type Output = String;

    fn visit<G: Heuristic>(self) -> String {
        let mut told = String::new();
        for number in 0..POSITIONS {
            let (least, most) = G::INFO.seats;
            tell(&default_rules::<G>(least + number as u8 % (most - least + 1)), Level::Strong, number, &mut told);
        }
        for (seats, number) in G::INFO.masters.iter().flat_map(|&seats| (0..POSITIONS).map(move |n| (seats, n))) {
            tell(&default_rules::<G>(seats), Level::Master, number, &mut told);
        }
        told
    }
}

/// Notes a bot's best choices in one position.
fn tell<G: Heuristic>(game: &G, level: Level, number: u64, told: &mut String) {
    let state = position(game, number);
    let Some(seat) = game.node(&state).acting().first() else { return };
    let view = game.view(&state, Observer::Seat(seat));
    let question = Question::new(game, seat, &view, BUDGET);
    let choice = choose(level, question, &mut Dice::from_number(number)).expect("whoever is to act has a choice");
    let best: Vec<_> = choice.best.iter().map(|(action, _)| action_text(game, action)).collect();
    writeln!(told, "{} {level} {number}: {}", G::INFO.id, best.join(" ")).expect("a string takes everything");
}

/// A position some way into a game of random choices from the listed actions.
fn position<G: Heuristic>(game: &G, number: u64) -> G::State {
    let (mut state, mut dice, mut decisions) = (game.start(), Dice::from_number(number), 0);
    loop {
        match game.node(&state) {
            Node::Terminal(_) => return state,
            Node::Chance => {
                let outcome = game.draw(&state, &mut dice);
                game.resolve(&mut state, &outcome, &mut NoEvents);
            }
            _ if decisions >= 10 + 15 * number => return state,
            node => {
                for seat in node.acting().iter() {
                    let mut legal = Legal::new();
                    game.legal(&state, seat, &mut legal);
                    let action = *dice.pick(&legal).expect("somebody who acts can do something");
                    game.play(
                        &mut state,
                        seat,
                        game.at_time(action, game.timed(&action).map_or(0, |t| *t.start())),
                        &mut NoEvents,
                    );
                    decisions += 1;
                }
            }
        }
    }
}

#[test]
fn bots_choose_as_ever() {
    let told: String = Catalog
        .infos()
        .into_iter()
        .map(|card| visit(card.id, Choices).expect("the catalogue knows its own games"))
        .collect();
    let known = include_str!("golden/choices.txt");
    assert!(told == known, "{told}");
}
