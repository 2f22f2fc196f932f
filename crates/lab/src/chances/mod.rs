//! Estimated chances along games, calibrated by the run itself, and the stories they tell.

mod fit;
pub mod story;

use crate::trial::line::GameLine;

use fit::{Example, Model};

/// Bins of turn numbers at most.
const BINS: usize = 8;
/// A bin has at least so many points in each half of the deals.
const LEAST: usize = 150;

/// Chances of one game after calibration.
#[derive(Clone, Debug)]
pub struct Course {
    /// At these turns.
    pub turns: Vec<u32>,
    /// The chance of each seat.
    pub chances: Vec<Vec<f64>>,
}

/// How far the calibrated chances may be trusted.
#[derive(Clone, Debug, Default, serde::Serialize)]
pub struct Trust {
    /// What the estimates are raised to over whole games: below 0.2 they say nothing. Early on, where all are nearly even, a
    /// bin of turns by itself may have any weight and do no harm.
    pub weight: f64,
    /// The mean squared error of a chance.
    pub brier: f64,
    /// Chances, in ten tenths: how many, their mean, and how often they came true.
    pub reliability: Vec<(u64, f64, f64)>,
    /// How much chances move, against how much they must: 1 if they are true, more if they are noisy.
    pub churn: f64,
}

impl Trust {
    /// Whether anything may be read from the chances.
    pub fn says_something(&self) -> bool {
        self.weight >= 0.2
    }

    /// Whether lead changes, comebacks and drama are the game's, and not mostly the estimate's own noise.
    pub fn is_calm(&self) -> bool {
        self.says_something() && self.churn <= 1.3
    }
}

/// Calibrates the chances of a variant's games: fitted on even deals for odd ones, and the other way round, so that no
/// game has a part in its own chances. By turn numbers, never by the share of the game: its length is known afterwards.
pub fn calibrate(lines: &[GameLine]) -> (Vec<Course>, Trust) {
    let mut turns: Vec<u32> = lines.iter().flat_map(|line| line.p.iter().map(|point| point.0)).collect();
    turns.sort_unstable();
    let bins = (turns.len() / (2 * LEAST)).clamp(1, BINS);
    let edges: Vec<u32> = (1..bins).map(|n| turns[n * turns.len() / bins]).collect();
    let bin_of = |turn: u32| edges.partition_point(|&edge| edge <= turn);
    let models: [(Vec<Model>, f64); 2] = [0, 1].map(|half| {
        let mut examples: Vec<Vec<Example>> = vec![Vec::new(); bins];
        for line in lines.iter().filter(|line| line.i % 2 == half) {
            let shares = line.shares();
            for point in &line.p {
                let logs = point.1.iter().map(|&share| log(share)).collect();
                examples[bin_of(point.0)].push(Example { logs, order: &line.order, shares: shares.clone() });
            }
        }
        let all: Vec<Example> = examples.concat();
        (examples.iter().map(|own| Model::fit(own)).collect(), Model::fit(&all).weight)
    });
    let courses: Vec<Course> = lines
        .iter()
        .map(|line| {
            let (models, _) = &models[1 - (line.i % 2) as usize];
            let chance = |point: &crate::trial::line::Point| {
                let logs: Vec<f64> = point.1.iter().map(|&share| log(share)).collect();
                models[bin_of(point.0)].chances(&logs, &line.order)
            };
            Course { turns: line.p.iter().map(|point| point.0).collect(), chances: line.p.iter().map(chance).collect() }
        })
        .collect();
    let trust = trust(lines, &courses, models[0].1.min(models[1].1));
    (courses, trust)
}

fn log(share: f32) -> f64 {
    f64::from(share).max(1e-4).ln()
}

fn trust(lines: &[GameLine], courses: &[Course], weight: f64) -> Trust {
    let mut reliability = vec![(0u64, 0.0, 0.0); 10];
    let (mut squares, mut n) = (0.0, 0.0);
    let (mut moved, mut due) = (0.0, 0.0);
    for (line, course) in lines.iter().zip(courses) {
        let shares = line.shares();
        for chances in &course.chances {
            for (chance, share) in chances.iter().zip(&shares) {
                squares += (chance - share).powi(2);
                n += 1.0;
                let tenth = ((chance * 10.0) as usize).min(9);
                let (count, mean, came) = &mut reliability[tenth];
                *count += 1;
                *mean += chance;
                *came += share;
            }
        }
        if let Some(first) = course.chances.first() {
            moved += story::moves(course, &shares).iter().sum::<f64>();
            due += shares.iter().map(|share| share * share).sum::<f64>() - first.iter().map(|p| p * p).sum::<f64>();
        }
    }
    for (count, mean, came) in reliability.iter_mut().filter(|(count, ..)| *count > 0) {
        *mean /= *count as f64;
        *came /= *count as f64;
    }
    let brier = if n > 0.0 { squares / n } else { 0.0 };
    Trust { weight, brier, reliability, churn: if due > 0.0 { moved / due } else { 0.0 } }
}
