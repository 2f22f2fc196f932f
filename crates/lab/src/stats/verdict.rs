//! What may be said of a difference, when many were looked at.

use serde::Serialize;

use super::paired::Difference;

/// Differences are believed where the chance of being fooled, over all that were looked at, is below this.
const LEVEL: f64 = 0.05;
/// The squared sum of the quantiles for 5 % on both sides and 80 % power.
const POWER: f64 = 7.85;

/// Holm's adjustment: the chance that any of those called different is none.
pub fn holm(raw: &[f64]) -> Vec<f64> {
    adjusted(raw, |rank, n, p| p * (n - rank) as f64, false)
}

/// Benjamini and Hochberg's: the share of none among those called different.
pub fn benjamini_hochberg(raw: &[f64]) -> Vec<f64> {
    adjusted(raw, |rank, n, p| p * n as f64 / (rank + 1) as f64, true)
}

fn adjusted(raw: &[f64], weigh: impl Fn(usize, usize, f64) -> f64, from_above: bool) -> Vec<f64> {
    let mut order: Vec<usize> = (0..raw.len()).collect();
    order.sort_by(|&a, &b| raw[a].total_cmp(&raw[b]));
    let mut result = vec![1.0; raw.len()];
    let ranks: Vec<usize> = if from_above { (0..raw.len()).rev().collect() } else { (0..raw.len()).collect() };
    // No value may be surer than one that was surer before.
    let mut bound: f64 = if from_above { 1.0 } else { 0.0 };
    for rank in ranks {
        let weighed = weigh(rank, raw.len(), raw[order[rank]]).min(1.0);
        bound = if from_above { bound.min(weighed) } else { bound.max(weighed) };
        result[order[rank]] = bound;
    }
    result
}

/// What may be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "verdict")]
pub enum Verdict {
    /// It differs, and by enough to matter.
    Differs,
    /// It differs, by too little to matter.
    TooLittle,
    /// It is the same within what matters.
    Same,
    /// One cannot tell from these deals.
    CannotTell {
        /// So many more would probably do.
        more: u64,
    },
}

impl Verdict {
    /// Of a difference, its adjusted chance of being none, and the least difference that matters.
    pub fn of(difference: &Difference, adjusted: f64, matters: f64) -> Verdict {
        let mean = difference.mean;
        if adjusted < LEVEL {
            return if mean.mean.abs() >= matters { Verdict::Differs } else { Verdict::TooLittle };
        }
        if mean.mean.abs() + difference.half90 <= matters {
            return Verdict::Same;
        }
        let needed = POWER * mean.spread.powi(2) / matters.max(f64::MIN_POSITIVE).powi(2);
        let more = (needed - mean.deals as f64).max(mean.deals as f64 / 4.0);
        Verdict::CannotTell { more: if more < 1e12 { more.ceil() as u64 } else { 1_000_000_000_000 } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adjustments_agree_with_the_textbook() {
        let raw = [0.01, 0.04, 0.03, 0.005];
        let close = |found: Vec<f64>, expected: [f64; 4]| {
            assert!(found.iter().zip(expected).all(|(a, b)| (a - b).abs() < 1e-12), "{found:?}");
        };
        close(holm(&raw), [0.03, 0.06, 0.06, 0.02]);
        close(benjamini_hochberg(&raw), [0.02, 0.04, 0.04, 0.02]);
        assert!(holm(&[]).is_empty());
    }

    #[test]
    fn equal_variants_are_the_same_and_nothing_is_not_a_number() {
        let values: Vec<Option<f64>> = (0..10).map(|n| Some(f64::from(n))).collect();
        let difference = Difference::of(&values, &values).unwrap();
        assert_eq!((difference.mean.mean, difference.p), (0.0, 1.0));
        assert_eq!(Verdict::of(&difference, 1.0, 0.1), Verdict::Same);
    }
}
