//! A conditional logit: chances in proportion to `estimate^weight · e^bonus`, a bonus for each place in the order of
//! play. It sums to 1 for any number of seats.

/// Pulls the weight towards 1 and bonuses towards 0, as strongly as one game would.
const PRIOR: f64 = 1.0;
/// Rounds of Newton's method.
const ROUNDS: usize = 25;

/// A position: what was estimated, and what came of it.
#[derive(Clone)]
pub struct Example<'a> {
    /// The logarithm of each seat's estimated share.
    pub logs: Vec<f64>,
    /// Each seat's place in the order of play.
    pub order: &'a [u8],
    /// Each seat's share of the victory.
    pub shares: Vec<f64>,
}

/// What estimates are worth.
#[derive(Clone, Debug)]
pub struct Model {
    /// What they are raised to.
    pub weight: f64,
    /// The bonus of each place in the order of play; that of the first is 0.
    bonus: Vec<f64>,
}

impl Model {
    /// The likeliest model.
    pub fn fit(examples: &[Example<'_>]) -> Model {
        let seats = examples.first().map_or(0, |example| example.logs.len());
        let mut model = Model { weight: 1.0, bonus: vec![0.0; seats.max(1)] };
        for _ in 0..ROUNDS {
            let step = model.newton(examples, seats);
            let longest = step.iter().fold(0.0f64, |most, part| most.max(part.abs()));
            // A long stride may overshoot; many short ones do not.
            let scale = if longest > 1.0 { 1.0 / longest } else { 1.0 };
            model.weight += scale * step[0];
            for (bonus, part) in model.bonus.iter_mut().skip(1).zip(&step[1..]) {
                *bonus += scale * part;
            }
            if longest < 1e-9 {
                break;
            }
        }
        model
    }

    /// The chances of the seats.
    pub fn chances(&self, logs: &[f64], order: &[u8]) -> Vec<f64> {
        let bonus = |seat: usize| order.get(seat).and_then(|&place| self.bonus.get(usize::from(place))).unwrap_or(&0.0);
        let utility: Vec<f64> = logs.iter().enumerate().map(|(seat, log)| self.weight * log + bonus(seat)).collect();
        let most = utility.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let parts: Vec<f64> = utility.iter().map(|one| (one - most).exp()).collect();
        let sum: f64 = parts.iter().sum();
        parts.iter().map(|part| part / sum).collect()
    }

    /// The step that Newton's method takes: for the weight, then for each bonus but the first.
    fn newton(&self, examples: &[Example<'_>], seats: usize) -> Vec<f64> {
        let n = seats.max(1);
        let mut slope = vec![0.0; n];
        let mut bend = vec![vec![0.0; n]; n];
        slope[0] = PRIOR * (1.0 - self.weight);
        (1..n).for_each(|at| slope[at] = -PRIOR * self.bonus[at]);
        (0..n).for_each(|at| bend[at][at] = PRIOR);
        let mut features = vec![vec![0.0; n]; seats];
        for example in examples {
            let chances = self.chances(&example.logs, example.order);
            for (seat, own) in features.iter_mut().enumerate() {
                own.fill(0.0);
                own[0] = example.logs[seat];
                let place = usize::from(example.order.get(seat).copied().unwrap_or(0));
                if (1..n).contains(&place) {
                    own[place] = 1.0;
                }
            }
            let mean: Vec<f64> =
                (0..n).map(|at| (0..seats).map(|seat| chances[seat] * features[seat][at]).sum()).collect();
            for seat in 0..seats {
                for a in 0..n {
                    slope[a] += (example.shares[seat] - chances[seat]) * features[seat][a];
                    for b in 0..n {
                        bend[a][b] += chances[seat] * (features[seat][a] - mean[a]) * (features[seat][b] - mean[b]);
                    }
                }
            }
        }
        solve(bend, slope)
    }
}

/// Solves a small positive definite system by elimination.
fn solve(mut rows: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let n = right.len();
    for at in 0..n {
        let (done, rest) = rows.split_at_mut(at + 1);
        let own = &done[at];
        for (below, row) in rest.iter_mut().enumerate() {
            let factor = row[at] / own[at];
            (at..n).for_each(|column| row[column] -= factor * own[column]);
            right[at + 1 + below] -= factor * right[at];
        }
    }
    for at in (0..n).rev() {
        let known: f64 = (at + 1..n).map(|column| rows[at][column] * right[column]).sum();
        right[at] = (right[at] - known) / rows[at][at];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;
    use feerie_core::Dice;

    #[test]
    fn a_known_weight_and_a_known_bonus_are_found_again() {
        let (weight, bonus) = (2.5, 0.4);
        let truth = Model { weight, bonus: vec![0.0, bonus] };
        let mut dice = Dice::from_number(3);
        let examples: Vec<Example<'_>> = (0..40_000)
            .map(|n| {
                let share = 0.2 + 0.6 * f64::from(dice.below(1000)) / 1000.0;
                let logs = vec![share.ln(), (1.0 - share).ln()];
                let order: &[u8] = if n % 2 == 0 { &[0, 1] } else { &[1, 0] };
                let first = truth.chances(&logs, order)[0];
                let won = f64::from(dice.below(1_000_000)) / 1e6 < first;
                Example { logs, order, shares: if won { vec![1.0, 0.0] } else { vec![0.0, 1.0] } }
            })
            .collect();
        let found = Model::fit(&examples);
        assert!((found.weight - weight).abs() < 0.1, "{found:?}");
        assert!((found.bonus[1] - bonus).abs() < 0.05, "{found:?}");
    }
}
