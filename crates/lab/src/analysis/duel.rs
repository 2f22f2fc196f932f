//! What the better of two bots makes of a variant, said in ways that can be compared between games.

use serde::Serialize;

use super::variant::Value;
use crate::stats::paired::Mean;

/// The better of two bots.
#[derive(Clone, Debug, Serialize)]
pub struct Duel {
    /// Its metric.
    pub better: String,
    /// The share it wins.
    #[serde(flatten)]
    pub share: Mean,
    /// By how much it is better; none where one cannot tell that it is.
    pub lead: Option<Lead>,
}

/// By how much.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Lead {
    /// The part of the games that skill decides, if a coin decides the others.
    pub by_skill: f64,
    /// The difference in rating.
    pub elo: f64,
    /// As many games as it takes until the better one leads in 95 of 100 such matches.
    pub games_to_tell: f64,
}

impl Duel {
    /// Of a variant with two bots; none of any other.
    pub fn of(bots: usize, values: &[Value]) -> Option<Duel> {
        let better = values
            .iter()
            .filter(|value| bots == 2 && value.id.starts_with("bot."))
            .max_by(|a, b| a.mean.mean.total_cmp(&b.mean.mean))?;
        let lead = (better.mean.low > 0.5).then(|| Lead::of(better.mean.mean));
        Some(Duel { better: better.id.clone(), share: better.mean, lead })
    }
}

impl Lead {
    fn of(share: f64) -> Lead {
        // A part of 95 % of a normal distribution lies below 1.645; this is its square.
        const SQUARED: f64 = 2.71;
        Lead {
            by_skill: 2.0 * share - 1.0,
            elo: 400.0 * (share / (1.0 - share)).log10(),
            games_to_tell: (SQUARED * share * (1.0 - share) / (share - 0.5).powi(2)).ceil().max(1.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn readings_of_a_share_agree_with_the_textbook() {
        assert_eq!([0.52, 0.64].map(|share| Lead::of(share).games_to_tell), [1692.0, 32.0]);
        assert!((Lead::of(0.64).elo - 100.0).abs() < 0.1);
        assert!((Lead::of(0.64).by_skill - 0.28).abs() < 1e-12);
    }
}
