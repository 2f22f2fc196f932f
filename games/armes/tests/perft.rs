//! Node counts from the start of many tables and from recorded positions, read from `fixtures/`.

use feerie_armes::Armes;
use feerie_core::{Game, Mute, Node, Options, perft};
use serde_json::Value;

/// Each line: options, `|`, steps, `|`, the counts from depth 0 on.
#[test]
fn counts_are_those_of_the_fixtures() {
    let text = include_str!("fixtures/armes.perft");
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()) {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let [options, steps, counts] = parts[..] else { panic!("{line}") };
        let given: Value = serde_json::from_str(options).unwrap();
        let game = Armes::new(Options::read(given.as_object().unwrap(), 2).unwrap(), 2).unwrap();
        let mut state = game.start();
        for step in steps.split_whitespace() {
            match game.node(&state) {
                Node::Chance => {
                    let outcome = game.read_outcome(step).unwrap();
                    assert_eq!(game.admit(&state, &outcome), Ok(()), "{step}");
                    game.resolve(&mut state, &outcome, &mut Mute);
                }
                node => {
                    let seat = node.acting().first().unwrap();
                    let action = game.read_action(step).unwrap();
                    assert_eq!(game.check(&state, seat, action), Ok(()), "{step}");
                    game.play(&mut state, seat, action, &mut Mute);
                }
            }
        }
        for (depth, count) in counts.split_whitespace().enumerate() {
            assert_eq!(
                perft::perft(&game, &state, depth as u32).unwrap().to_string(),
                count,
                "depth {depth} of {line}"
            );
        }
    }
}
