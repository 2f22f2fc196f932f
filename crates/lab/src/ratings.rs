//! Ratings on the Elo scale: the Bradley–Terry model fitted to who finished ahead of whom.

/// Elo points between a player and one that is ten times as likely to win against it.
const DECADE: f64 = 400.0;
/// Rounds of fitting; the fit stands still long before.
const ROUNDS: usize = 400;

/// Ratings from a table of scores: `scores[a][b]` is how often `a` finished ahead of `b`, shared places half.
/// Their mean is 0. Every pair that met is lent half a win each way, so that a player who never lost has a
/// high rating and not an infinite one.
pub fn fit(scores: &[Vec<f64>]) -> Vec<f64> {
    let n = scores.len();
    let met = |a: usize, b: usize| a != b && scores[a][b] + scores[b][a] > 0.0;
    let won = |a: usize, b: usize| if met(a, b) { scores[a][b] + 0.5 } else { 0.0 };
    let mut strength = vec![1.0f64; n];
    for _ in 0..ROUNDS {
        for a in 0..n {
            let wins: f64 = (0..n).map(|b| won(a, b)).sum();
            let games: f64 = (0..n).map(|b| (won(a, b) + won(b, a)) / (strength[a] + strength[b])).sum();
            if games > 0.0 {
                strength[a] = wins / games;
            }
        }
        let mean = (strength.iter().map(|s| s.ln()).sum::<f64>() / n.max(1) as f64).exp();
        strength.iter_mut().for_each(|s| *s /= mean);
    }
    strength.iter().map(|s| DECADE * s.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_to_one_is_190_points() {
        let ratings = fit(&[vec![0.0, 300.0], vec![100.0, 0.0]]);
        assert!((ratings[0] - ratings[1] - 190.0).abs() < 2.0, "{ratings:?}");
        assert!((ratings[0] + ratings[1]).abs() < 1e-9);
    }

    #[test]
    fn players_who_never_met_are_compared_through_others() {
        let ratings = fit(&[vec![0.0, 100.0, 0.0], vec![100.0, 0.0, 300.0], vec![0.0, 100.0, 0.0]]);
        assert!(ratings[0] - ratings[2] > 150.0, "{ratings:?}");
    }

    #[test]
    fn never_having_lost_is_finite() {
        let ratings = fit(&[vec![0.0, 40.0], vec![0.0, 0.0]]);
        assert!(ratings[0].is_finite() && ratings[0] > 300.0, "{ratings:?}");
    }
}
