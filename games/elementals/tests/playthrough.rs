//! Seeded games, step by step: nodes, every observer's view now and then, and all events. A snapshot that moves
//! means that behaviour moved.

use feerie_core::{Dice, Game, Legal, Log, Node, Observer, Options as _, Seat, game::outcome_text};
use feerie_elementals::Elementals;
use feerie_elementals::options::Options;
use feerie_elementals::perception::{Perceiver, Senses};
use serde_json::{Value, json};
use std::fmt::Write as _;

/// Plays a game of weak perceivers, who miss and err enough for everything to happen, and writes it down.
fn playthrough(seats: u8, options: Value, seed: u64, views_every: usize) -> String {
    let options = Options::read(options.as_object().unwrap(), seats).unwrap();
    let game = Elementals::new(options, seats).unwrap();
    let mut dice = Dice::from_number(seed);
    let mut moods = vec![0.0; seats.into()];
    let (mut s, mut out) = (game.start(), String::new());
    for step in 0.. {
        let node = game.node(&s);
        if step % views_every == 0 {
            for who in Observer::every(seats) {
                let _ = writeln!(out, "view {}", game.view_json(&game.view(&s, who)));
            }
        }
        let mut log = Log::default();
        match node {
            Node::Terminal(ranking) => {
                let _ = writeln!(out, "over {}", serde_json::to_string(&ranking).unwrap());
                let _ = writeln!(out, "view {}", game.view_json(&game.view(&s, Observer::All)));
                return out;
            }
            Node::Chance => {
                let outcome = game.draw(&s, &mut dice);
                let _ = writeln!(out, "chance {}", outcome_text(&game, &outcome));
                game.resolve(&mut s, &outcome, &mut log);
            }
            _ => {
                let mut legal = Legal::new();
                game.legal(&s, Seat(0), &mut legal);
                let listed: Vec<String> = legal.iter().map(ToString::to_string).collect();
                let mut said = Vec::new();
                for seat in node.acting().iter() {
                    let view = game.view(&s, Observer::Seat(seat));
                    moods[seat.index()] = Senses::wander(moods[seat.index()], &mut dice);
                    let action = Perceiver::new(0.0, moods[seat.index()]).react(&game, &view, &mut dice).unwrap();
                    said.push(format!("{seat} {action}"));
                    game.play(&mut s, seat, action, &mut log);
                }
                let _ = writeln!(out, "react [{}] {}", listed.join(" "), said.join(", "));
            }
        }
        for event in log.0 {
            let _ = writeln!(out, "  {}", serde_json::to_string(&event).unwrap());
        }
    }
    out
}

#[test]
fn two_players_by_the_book() {
    insta::assert_snapshot!(playthrough(2, json!({"turn_cap": 40}), 3, 12));
}

#[test]
fn four_players_who_shuffle() {
    insta::assert_snapshot!(playthrough(4, json!({"gather": "shuffle", "first": "2"}), 5, 15));
}

#[test]
fn five_players_without_a_clock() {
    insta::assert_snapshot!(playthrough(5, json!({"mode": "relaxed", "turn_cap": 60}), 8, 20));
}
