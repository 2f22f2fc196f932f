//! Means over deals, and differences between variants that played the same ones.

use serde::Serialize;

use super::student;

/// A mean with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// Lower end of the 95 % interval.
    pub low: f64,
    /// Upper end.
    pub high: f64,
    /// Over so many deals.
    pub deals: usize,
    /// How much deals differ (standard deviation).
    pub spread: f64,
}

impl Mean {
    /// The mean of what each deal gave. One deal says nothing about others: its interval is everything.
    pub fn of(values: &[f64]) -> Option<Mean> {
        let n = values.len();
        if n == 0 {
            return None;
        }
        let mean = values.iter().sum::<f64>() / n as f64;
        if n == 1 {
            return Some(Mean { mean, low: f64::NEG_INFINITY, high: f64::INFINITY, deals: 1, spread: 0.0 });
        }
        let spread = (values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (n - 1) as f64).sqrt();
        let half = student::quantile(0.05, (n - 1) as f64) * spread / (n as f64).sqrt();
        Some(Mean { mean, low: mean - half, high: mean + half, deals: n, spread })
    }
}

/// How much more one variant has of something than the other, on the same deals.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Difference {
    /// The mean difference, with its 95 % interval.
    #[serde(flatten)]
    pub mean: Mean,
    /// Half the width of the 90 % interval.
    #[serde(skip)]
    pub half90: f64,
    /// The chance of at least such a difference where there is none.
    pub p: f64,
    /// How alike the two are, deal by deal: pairing was worth 1 / (1 − ρ) times the games.
    pub rho: f64,
}

impl Difference {
    /// From what both gave, deal by deal; deals that only one has are left out. None for less than two.
    pub fn of(baseline: &[Option<f64>], variant: &[Option<f64>]) -> Option<Difference> {
        let pairs: Vec<(f64, f64)> = baseline.iter().zip(variant).filter_map(|(a, b)| Some(((*a)?, (*b)?))).collect();
        let differences: Vec<f64> = pairs.iter().map(|(a, b)| b - a).collect();
        let mean = Mean::of(&differences).filter(|mean| mean.deals > 1)?;
        let freedom = (mean.deals - 1) as f64;
        let error = mean.spread / (mean.deals as f64).sqrt();
        let p = match (mean.mean == 0.0, error == 0.0) {
            (true, _) => 1.0,
            (false, true) => 0.0,
            (false, false) => student::two_sided(mean.mean / error, freedom),
        };
        Some(Difference { mean, half90: student::quantile(0.10, freedom) * error, p, rho: correlation(&pairs) })
    }
}

/// How alike two columns are, from −1 to 1; 0 where one of them never changes.
pub fn correlation(pairs: &[(f64, f64)]) -> f64 {
    let n = pairs.len().max(1) as f64;
    let (a, b) = pairs.iter().fold((0.0, 0.0), |(a, b), pair| (a + pair.0 / n, b + pair.1 / n));
    let (mut aa, mut bb, mut ab) = (0.0, 0.0, 0.0);
    for (x, y) in pairs {
        aa += (x - a).powi(2);
        bb += (y - b).powi(2);
        ab += (x - a) * (y - b);
    }
    if aa > 0.0 && bb > 0.0 { ab / (aa * bb).sqrt() } else { 0.0 }
}

/// Tukey's pseudo-values of a statistic that is no mean, from groups of deals: as good as so many independent values.
pub fn pseudo_values<T>(groups: &[Vec<T>], statistic: impl Fn(&mut dyn Iterator<Item = &T>) -> f64) -> Vec<f64> {
    let n = groups.len() as f64;
    let whole = statistic(&mut groups.iter().flatten());
    (0..groups.len())
        .map(|out| {
            let rest = statistic(&mut groups.iter().enumerate().filter(|(at, _)| *at != out).flat_map(|(_, own)| own));
            n * whole - (n - 1.0) * rest
        })
        .collect()
}
