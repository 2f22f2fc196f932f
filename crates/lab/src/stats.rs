//! Shares, and how sure one can be of them.

use serde::Serialize;

/// A share of wins with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// The share seen.
    pub share: f64,
    /// Lower end of the 95 % interval.
    pub low: f64,
    /// Upper end of the 95 % interval.
    pub high: f64,
}

/// The quantile of the normal distribution that leaves 2.5 % on either side.
const Z: f64 = 1.959_964;

impl Share {
    /// The share of `won` in `games`, with Wilson's interval. Drawn games count as parts of a win: the
    /// interval is then a little too wide, never too narrow.
    pub fn of(won: f64, games: u32) -> Share {
        if games == 0 {
            return Share { share: 0.0, low: 0.0, high: 1.0 };
        }
        let n = f64::from(games);
        let share = won / n;
        let center = (share + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z / (1.0 + Z * Z / n) * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).max(0.0).sqrt();
        Share { share, low: (center - half).max(0.0), high: (center + half).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_agrees_with_the_textbook() {
        let share = Share::of(260.0, 400);
        assert!((share.low - 0.602).abs() < 1e-3 && (share.high - 0.695).abs() < 1e-3, "{share:?}");
        let none = Share::of(0.0, 20);
        assert!(none.low == 0.0 && (none.high - 0.161).abs() < 1e-3, "{none:?}");
        assert_eq!(Share::of(0.0, 0), Share { share: 0.0, low: 0.0, high: 1.0 });
    }
}
