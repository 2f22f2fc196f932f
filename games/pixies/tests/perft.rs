//! Leaf counts from `fixtures/*.perft` (PIX-NOT-4). A line is a position: seats, options, the steps played
//! before (`-` for none), then `depth:leaves` as often as one likes; `#` begins a comment.

mod record;

use feerie_core::perft::perft;
use feerie_core::record::Step;
use record::Replay;

/// Counts every position of a list, and gives how many counts there were.
fn check(list: &str) -> usize {
    let mut checked = 0;
    for (number, line) in (1..).zip(list.lines()) {
        let mut words = line.split_whitespace();
        let Some(seats) = words.next().filter(|word| !word.starts_with('#')) else { continue };
        let mut field = || words.next().unwrap_or_else(|| panic!("line {number} is too short"));
        let options = serde_json::from_str(field()).expect("options are JSON");
        let mut replay = Replay::new(seats.parse().expect("a number of seats"), &options);
        let steps = field();
        if steps != "-" {
            let steps: Vec<Step> = serde_json::from_str(steps).expect("steps are JSON");
            for step in &steps {
                replay.step(step);
            }
        }
        for count in words {
            let (depth, leaves) = count.split_once(':').expect("depth:leaves");
            let counted = perft(&replay.game, &replay.state, depth.parse().expect("a depth"));
            assert_eq!(counted.map(|n| n.to_string()).as_deref(), Ok(leaves), "line {number}, depth {depth}");
            checked += 1;
        }
    }
    checked
}

#[test]
fn from_the_start() {
    assert!(check(include_str!("fixtures/start.perft")) > 0);
}

#[test]
fn from_positions_of_whole_games() {
    assert!(check(include_str!("fixtures/games.perft")) > 0);
}
