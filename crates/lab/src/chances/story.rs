//! What the chances along a game tell of it.

use super::Course;

/// Another seat leads when it has passed the leader by so much.
const PASSED: f64 = 0.05;
/// A game is settled once the winner's chance stays at least here.
const SETTLED: f64 = 0.9;

/// The story of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Story {
    /// Whether whoever led at 10, 20, … 90 % of the game won it.
    pub leader_won: [bool; 9],
    /// The share of the game after which the winner's chance stayed high.
    pub settled: f64,
    /// How often the lead changed.
    pub lead_changes: u32,
    /// The least chance that the winner had.
    pub least: f64,
    /// How far the winner was behind the leader, on the average.
    pub drama: f64,
    /// How open it was, on the average: 1 if all had the same chance, 0 if it was decided.
    pub open: f64,
    /// The part of the decision that fell in each tenth of the game.
    pub decided: [f64; 10],
}

impl Story {
    /// Of a game of so many turns with these chances; none without any.
    pub fn of(course: &Course, turns: u32, shares: &[f64]) -> Option<Story> {
        let last = course.chances.len().checked_sub(1)?;
        let turns = f64::from(turns.max(1));
        let winner = |chances: &[f64]| -> f64 {
            chances.iter().zip(shares).filter(|(_, share)| **share > 0.0).map(|(chance, _)| chance).sum()
        };
        let leader_won = std::array::from_fn(|n| {
            let until = (n + 1) as f64 / 10.0 * turns;
            let at = course.turns.partition_point(|&turn| f64::from(turn) <= until).saturating_sub(1);
            shares[leader(&course.chances[at])] > 0.0
        });
        let unsettled = course.chances.iter().rposition(|chances| winner(chances) < SETTLED);
        let settled = match unsettled {
            None => 0.0,
            Some(at) if at == last => 1.0,
            Some(at) => f64::from(course.turns[at + 1]) / turns,
        };
        let n = course.chances.len() as f64;
        let mean = |of: &dyn Fn(&Vec<f64>) -> f64| course.chances.iter().map(of).sum::<f64>() / n;
        let entropy = |chances: &Vec<f64>| {
            let sum: f64 = chances.iter().filter(|&&p| p > 0.0).map(|p| -p * p.ln()).sum();
            sum / (chances.len().max(2) as f64).ln()
        };
        Some(Story {
            leader_won,
            settled: settled.min(1.0),
            lead_changes: lead_changes(&course.chances),
            least: course.chances.iter().map(|chances| winner(chances)).fold(1.0, f64::min),
            drama: mean(&|chances| (chances[leader(chances)] - winner(chances)).max(0.0)),
            open: mean(&entropy),
            decided: decided(course, turns, shares),
        })
    }
}

fn leader(chances: &[f64]) -> usize {
    (1..chances.len()).fold(0, |best, seat| if chances[seat] > chances[best] { seat } else { best })
}

fn lead_changes(chances: &[Vec<f64>]) -> u32 {
    let mut leads = chances.first().map_or(0, |first| leader(first));
    let mut changes = 0;
    for now in chances {
        let best = leader(now);
        if now[best] > now[leads] + PASSED {
            (leads, changes) = (best, changes + 1);
        }
    }
    changes
}

/// The squared moves of the chances from point to point, and at last to what came of it.
pub fn moves(course: &Course, shares: &[f64]) -> Vec<f64> {
    let after = course.chances.iter().skip(1).map(Vec::as_slice).chain([shares]);
    let squared = |(a, b): (&Vec<f64>, &[f64])| a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum();
    course.chances.iter().zip(after).map(squared).collect()
}

fn decided(course: &Course, turns: f64, shares: &[f64]) -> [f64; 10] {
    let mut tenths = [0.0; 10];
    let moves = moves(course, shares);
    let all: f64 = moves.iter().sum();
    if all > 0.0 {
        let ends = course.turns.iter().skip(1).map(|&turn| f64::from(turn)).chain([turns]);
        for (moved, end) in moves.iter().zip(ends) {
            let tenth = ((end / turns * 10.0).ceil() as usize).clamp(1, 10) - 1;
            tenths[tenth] += moved / all;
        }
    }
    tenths
}

#[cfg(test)]
mod tests {
    use super::*;
    use feerie_core::Dice;

    fn course(turns: &[u32], first: &[f64]) -> Course {
        Course { turns: turns.to_vec(), chances: first.iter().map(|&p| vec![p, 1.0 - p]).collect() }
    }

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-12
    }

    #[test]
    fn a_game_that_turns_twice_is_told_as_one_would_tell_it() {
        // Ten turns: the first leads, the second passes and is caught again, and the first wins.
        let told = Story::of(&course(&[0, 2, 4, 6, 8], &[0.5, 0.7, 0.2, 0.6, 0.95]), 10, &[1.0, 0.0]).unwrap();
        assert_eq!(told.lead_changes, 2);
        assert!(close(told.least, 0.2) && close(told.settled, 0.8), "{told:?}");
        assert!(close(told.drama, (0.8 - 0.2) / 5.0), "{told:?}");
        // At 10 % it is even, and the first seat stands for both; from 40 % to 50 % the other one leads.
        assert_eq!(told.leader_won, [true, true, true, false, false, true, true, true, true]);
        // Both seats move by as much, and the last move is to what came of it.
        let moves = [0.2f64, 0.5, 0.4, 0.35, 0.05].map(|step| 2.0 * step * step);
        let all: f64 = moves.iter().sum();
        for (tenth, moved) in [(1, moves[0]), (3, moves[1]), (5, moves[2]), (7, moves[3]), (9, moves[4])] {
            assert!(close(told.decided[tenth], moved / all), "{tenth}: {told:?}");
        }
    }

    #[test]
    fn small_leads_and_shared_victories_count_as_they_should() {
        // Passed by four hundredths, then by six: one change, and none on the way back by as little.
        let narrow = Story::of(&course(&[0, 1, 2, 3], &[0.52, 0.48, 0.47, 0.51]), 4, &[0.0, 1.0]).unwrap();
        assert_eq!(narrow.lead_changes, 1);
        // Both win: their chances are one, so nobody was ever behind, and it was settled from the start.
        let shared = Story::of(&course(&[0, 1], &[0.3, 0.8]), 2, &[0.5, 0.5]).unwrap();
        assert!(close(shared.least, 1.0) && close(shared.drama, 0.0) && close(shared.settled, 0.0), "{shared:?}");
        assert_eq!(shared.leader_won, [true; 9]);
        let never = Story::of(&course(&[0, 1], &[0.5, 0.6]), 2, &[1.0, 0.0]).unwrap();
        assert!(close(never.settled, 1.0), "the winner was never sure before the end");
        let open = Story::of(&course(&[0], &[0.5]), 1, &[1.0, 0.0]).unwrap();
        assert!(close(open.open, 1.0));
        assert_eq!(Story::of(&course(&[], &[]), 1, &[1.0, 0.0]), None);
    }

    #[test]
    fn a_story_does_not_depend_on_the_numbers_of_seats() {
        let mut dice = Dice::from_number(4);
        for _ in 0..500 {
            let seats = 2 + dice.below(3) as usize;
            let points = 1 + dice.below(30);
            let turns: Vec<u32> = (0..points).collect();
            let chances: Vec<Vec<f64>> = turns
                .iter()
                .map(|_| {
                    let parts: Vec<f64> = (0..seats).map(|_| 1.0 + f64::from(dice.below(1_000_000))).collect();
                    let sum: f64 = parts.iter().sum();
                    parts.iter().map(|part| part / sum).collect()
                })
                .collect();
            let winner = dice.below(seats as u32) as usize;
            let shares: Vec<f64> = (0..seats).map(|seat| f64::from(u8::from(seat == winner))).collect();
            let told = Story::of(&Course { turns: turns.clone(), chances: chances.clone() }, points, &shares).unwrap();
            let turned = |own: &[f64]| own.iter().rev().copied().collect::<Vec<f64>>();
            let mirrored = Course { turns, chances: chances.iter().map(|own| turned(own)).collect() };
            let other = Story::of(&mirrored, points, &turned(&shares)).unwrap();
            assert_eq!((told.lead_changes, told.leader_won), (other.lead_changes, other.leader_won));
            assert!((told.drama - other.drama).abs() < 1e-9 && (told.open - other.open).abs() < 1e-9);
            assert!((told.decided.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{told:?}");
            assert!((0.0..=1.0).contains(&told.settled) && (0.0..=1.0).contains(&told.open) && told.drama >= 0.0);
        }
    }
}
