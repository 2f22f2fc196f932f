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
