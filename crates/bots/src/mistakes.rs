//! Plausible mistakes.

use feerie_core::Dice;

use crate::ply;

/// A share from which on even the absent-minded see that they win.
const SURE: f32 = 0.999;

/// Which of several actions is taken, by their shares, best first. See [`PlayStyle`](feerie_core::PlayStyle).
pub(crate) fn sample_mistake(shares: impl Iterator<Item = f32>, heat: f32, breadth: u8, dice: &mut Dice) -> usize {
    if heat <= 0.0 {
        return 0;
    }
    let mut weights: Vec<f32> = shares.collect();
    if weights.first().is_none_or(|&best| best >= SURE) {
        return 0;
    }
    ply::softmax(&mut weights, heat);
    weights.truncate(usize::from(breadth.max(1)));
    let mut left = dice.unit() as f32 * weights.iter().sum::<f32>();
    for (n, weight) in weights.iter().enumerate() {
        left -= weight;
        if left < 0.0 {
            return n;
        }
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(shares: [f32; 5], heat: f32, breadth: u8) -> [u32; 5] {
        let mut dice = Dice::from_number(1);
        let mut taken = [0; 5];
        for _ in 0..1000 {
            taken[sample_mistake(shares.into_iter(), heat, breadth, &mut dice)] += 1;
        }
        taken
    }

    #[test]
    fn mistakes_are_plausible() {
        let taken = taken([0.6, 0.55, 0.5, 0.2, 0.1], 0.5, 3);
        assert!(taken[0] > taken[1] && taken[1] > taken[2] && taken[2] > 0, "{taken:?}");
        assert_eq!(taken[3..], [0, 0]);
    }

    #[test]
    fn a_sure_win_is_never_missed() {
        assert_eq!(taken([1.0, 0.9, 0.8, 0.7, 0.6], 5.0, 5)[0], 1000);
    }

    #[test]
    fn without_heat_the_best_is_taken() {
        assert_eq!(taken([0.5, 0.5, 0.5, 0.5, 0.5], 0.0, 5)[0], 1000);
    }
}
