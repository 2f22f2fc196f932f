//! Lists of leaf counts: `tests/fixtures/*.perft` of each game.

use super::Replay;
use crate::game::Game;
use crate::perft::perft;
use crate::record::Step;

/// Counts the leaves of every position of a list, and gives how many counts there were. A line is a position: seats,
/// options, the steps played before (`-` for none), then `depth:leaves` as often as one likes; `#` begins a comment.
pub fn counts_hold<G: Game>(list: &str) -> usize {
    let mut counted = 0;
    for (number, line) in (1..).zip(list.lines()) {
        let mut words = line.split_whitespace();
        let Some(seats) = words.next().filter(|word| !word.starts_with('#')) else { continue };
        let mut field = || words.next().unwrap_or_else(|| panic!("line {number} is too short"));
        let options = serde_json::from_str(field()).expect("options are JSON");
        let mut replay = Replay::<G>::new(seats.parse().expect("a number of seats"), &options);
        let steps = field();
        if steps != "-" {
            let steps: Vec<Step> = serde_json::from_str(steps).expect("steps are JSON");
            for step in &steps {
                replay.step(step);
            }
        }
        for count in words {
            let (depth, leaves) = count.split_once(':').expect("depth:leaves");
            let leaves_now = perft(&replay.game, &replay.state, depth.parse().expect("a depth"));
            assert_eq!(leaves_now.map(|n| n.to_string()).as_deref(), Ok(leaves), "line {number}, depth {depth}");
            counted += 1;
        }
    }
    counted
}
