//! What a game was worth.

use feerie_core::{PerSeat, Ranking};

/// What each seat is rewarded with at the end: 1 for winning alone, and the sum over all seats is 0 whatever the ties. In
/// double precision: there are those who add them up to nine decimals.
pub fn rewards(ranking: &Ranking) -> PerSeat<f64> {
    let seats = ranking.places.len() as f64;
    let winners = ranking.places.iter().filter(|&&place| place == 1).count().max(1) as f64;
    let reward = |place| {
        let share = if place == 1 { 1.0 / winners } else { 0.0 };
        (seats * share - 1.0) / (seats - 1.0).max(1.0)
    };
    ranking.places.iter().map(|&place| reward(place)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lone_winner_gets_one_and_nothing_is_made_or_lost() {
        for places in [vec![1, 2], vec![1, 1], vec![1, 2, 2, 4], vec![1, 1, 3], vec![1, 2, 3, 4, 5]] {
            let ranking = Ranking { places: places.iter().copied().collect(), scores: PerSeat::new() };
            let rewards = rewards(&ranking);
            assert!(rewards.iter().sum::<f64>().abs() < 1e-12, "{places:?}: {rewards:?}");
            let alone = places.iter().filter(|&&place| place == 1).count() == 1;
            assert_eq!(rewards[0] == 1.0, alone, "{places:?}");
        }
    }
}
