//! Node counts from recorded positions: the files in `fixtures` say which. A count that moves means that a legal
//! list or a rule moved; then the edition is raised.

use feerie_core::{Actor, Game, Mute, Options as _, perft};
use feerie_elementals::Elementals;
use feerie_elementals::options::Options;
use serde_json::{Map, Value};
use std::fs;
use std::path::Path;

/// A fixture: `seats`, `options` (JSON), any number of `step actor text`, then lines `depth leaves`.
fn check(path: &Path) {
    let text = fs::read_to_string(path).unwrap();
    let (mut seats, mut options) = (2, Map::new());
    let mut table: Option<(Elementals, <Elementals as Game>::State)> = None;
    let open = |seats: u8, options: &Map<String, Value>| {
        let game = Elementals::new(Options::read(options, seats).unwrap(), seats).unwrap();
        let state = game.start();
        (game, state)
    };
    let mut counted = 0;
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (word, rest) = line.split_once(' ').unwrap();
        match word {
            "seats" => seats = rest.parse().unwrap(),
            "options" => options = serde_json::from_str(rest).unwrap(),
            "step" => {
                let (game, state) = table.get_or_insert_with(|| open(seats, &options));
                let (actor, text) = rest.split_once(' ').unwrap();
                if actor == "chance" {
                    let outcome = game.read_outcome(text).unwrap();
                    assert_eq!(game.admit(state, &outcome), Ok(()));
                    game.resolve(state, &outcome, &mut Mute);
                } else {
                    let Ok(Actor::Seat(seat)) = serde_json::from_str(actor) else { panic!("{line}") };
                    let action = game.read_action(text).unwrap();
                    assert_eq!(game.check(state, seat, action), Ok(()), "{line}");
                    game.play(state, seat, action, &mut Mute);
                }
            }
            depth => {
                let (game, state) = table.get_or_insert_with(|| open(seats, &options));
                let leaves = perft::perft(game, state, depth.parse().unwrap()).unwrap();
                assert_eq!(leaves, rest.parse::<u64>().unwrap(), "{} at depth {depth}", path.display());
                counted += 1;
            }
        }
    }
    assert!(counted > 0, "{} counts nothing", path.display());
}

#[test]
fn counts_are_those_of_the_fixtures() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "perft"));
    files.sort();
    assert!(files.len() >= 6, "a file for every number of seats, and one without a clock");
    files.iter().for_each(|path| check(path));
}
