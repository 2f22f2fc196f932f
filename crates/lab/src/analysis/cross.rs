//! Every value of one option against every value of another: a table of shares, and ratings.

use serde::Serialize;

use crate::plan::{Cross, Plan};
use crate::ratings;
use crate::stats::verdict::benjamini_hochberg;
use crate::stats::{Deal, Share};
use crate::trial::line::GameLine;

/// A meeting of two values.
#[derive(Clone, Debug, Serialize)]
pub struct Cell {
    /// The share of the row's value, over both seats.
    #[serde(flatten)]
    pub share: Share,
    /// Whether it is not even, after all meetings were looked at.
    pub uneven: bool,
}

/// All meetings.
#[derive(Clone, Debug, Serialize)]
pub struct CrossTable {
    /// The values, best rated first.
    pub values: Vec<String>,
    /// The rating of each.
    pub ratings: Vec<f64>,
    /// Row against column; none on the diagonal.
    pub cells: Vec<Vec<Option<Cell>>>,
    /// What the first seat wins where both have the same.
    pub mirror: Share,
}

/// The table of a plan with a cross.
pub fn table(cross: &Cross, plan: &Plan, lines: &[Vec<GameLine>]) -> CrossTable {
    let n = cross.values.len();
    let mut deals: Vec<Vec<Vec<Deal>>> = vec![vec![Vec::new(); n]; n];
    let mut mirror: Vec<Deal> = Vec::new();
    for (variant, own) in plan.variants.iter().zip(lines) {
        let place = |option: &String| {
            let set = variant.settings.iter().find(|(name, _)| name == option)?;
            cross.values.iter().position(|value| *value == set.1)
        };
        let (Some(row), Some(column)) = (place(&cross.options[0]), place(&cross.options[1])) else { continue };
        for line in own {
            let share = line.shares().first().copied().unwrap_or(0.0);
            if row == column {
                add(&mut mirror, line.i, share);
            } else {
                add(&mut deals[row][column], line.i, share);
                add(&mut deals[column][row], line.i, 1.0 - share);
            }
        }
    }
    let scores: Vec<Vec<f64>> =
        deals.iter().map(|row| row.iter().map(|own| own.iter().map(|deal| deal.won).sum()).collect()).collect();
    let fitted = ratings::fit(&scores);
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by(|&a, &b| fitted[b].total_cmp(&fitted[a]));
    let uneven = uneven(&deals);
    let cell = |row: usize, column: usize| {
        (row != column).then(|| Cell { share: Share::of(&deals[row][column]), uneven: uneven[row][column] })
    };
    CrossTable {
        values: order.iter().map(|&at| cross.values[at].clone()).collect(),
        ratings: order.iter().map(|&at| fitted[at]).collect(),
        cells: order.iter().map(|&row| order.iter().map(|&column| cell(row, column)).collect()).collect(),
        mirror: Share::of(&mirror),
    }
}

fn add(deals: &mut Vec<Deal>, deal: u32, won: f64) {
    let deal = deal as usize;
    if deals.len() <= deal {
        deals.resize(deal + 1, Deal::default());
    }
    deals[deal].add(won);
}

/// Which meetings are not even: one in ten of those named may be.
fn uneven(deals: &[Vec<Vec<Deal>>]) -> Vec<Vec<bool>> {
    let n = deals.len();
    let pairs: Vec<(usize, usize)> = (0..n).flat_map(|row| (0..row).map(move |column| (row, column))).collect();
    let raw: Vec<f64> = pairs.iter().map(|&(row, column)| chance_of_even(&deals[row][column])).collect();
    let mut uneven = vec![vec![false; n]; n];
    for (&(row, column), p) in pairs.iter().zip(benjamini_hochberg(&raw)) {
        uneven[row][column] = p < 0.10;
        uneven[column][row] = p < 0.10;
    }
    uneven
}

fn chance_of_even(deals: &[Deal]) -> f64 {
    let means: Vec<Option<f64>> =
        deals.iter().map(|deal| (deal.games > 0).then(|| deal.won / f64::from(deal.games))).collect();
    let even = vec![Some(0.5); means.len()];
    crate::stats::paired::Difference::of(&even, &means).map_or(1.0, |difference| difference.p)
}
