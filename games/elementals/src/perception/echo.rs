//! ELM-BOT-8: Écho, the bot that fits itself to the player. It looks only at the past.

use super::senses::echo_numbers;

/// How many of the player's latest right reactions count.
const HISTORY: usize = 30;

/// Écho's strength, and how it moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Echo {
    strength: f64,
}

impl Echo {
    /// How many practice cards are shown to a player without history.
    pub const PRACTICE_CARDS: u8 = 15;

    /// Fits to the times of a player's right reactions with one card in the middle, latest last; none if there
    /// are none: let the player practise first.
    pub fn fit(times_ms: &[u32]) -> Option<Echo> {
        let mut latest = times_ms[times_ms.len().saturating_sub(HISTORY)..].to_vec();
        latest.sort_unstable();
        let low = *latest.get(latest.len().checked_sub(1)? / 2)?;
        let high = *latest.get(latest.len() / 2)?;
        Some(Echo { strength: strength_of((f64::from(low) + f64::from(high)) / 2.0) })
    }

    /// The strength to play with now, from 0 to 100.
    pub fn strength(self) -> f64 {
        self.strength
    }

    /// After each table won by anybody at a table of `seats`, one of them a person: up if the person won it, down
    /// if an Écho did, so that in the long run each wins its share.
    pub fn table_won(&mut self, by_person: bool, seats: u8) {
        let share = f64::from(seats.saturating_sub(1)) / f64::from(seats.max(1));
        let stride = echo_numbers().stride;
        let change = if by_person { stride * share } else { -stride * (1.0 - share) };
        self.strength = (self.strength + change).clamp(0.0, 100.0);
    }
}

/// The strength whose median time to notice a match is this, between the measured ones in a straight line.
fn strength_of(median_ms: f64) -> f64 {
    let medians = &echo_numbers().medians;
    let at = medians.partition_point(|&slower| slower > median_ms);
    match at {
        0 => 0.0,
        11 => 100.0,
        _ => {
            let (slow, quick) = (medians[at - 1], medians[at]);
            10.0 * ((at - 1) as f64 + (slow - median_ms) / (slow - quick))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bot_8_echo_fits_the_median_of_the_latest_30() {
        assert_eq!(Echo::fit(&[]), None);
        assert_eq!(Echo::fit(&[979]).unwrap().strength(), 50.0);
        assert_eq!(Echo::fit(&[9000]).unwrap().strength(), 0.0);
        assert_eq!(Echo::fit(&[300]).unwrap().strength(), 100.0);
        let mut times = vec![5000; 100];
        times.extend([874; 30]);
        assert_eq!(Echo::fit(&times).unwrap().strength(), 60.0);
        let half = Echo::fit(&[1248, 1104]).unwrap().strength();
        assert!((half - 35.0).abs() < 1e-9);
    }

    #[test]
    fn bot_8_echo_moves_by_who_won_the_table() {
        let mut echo = Echo::fit(&[979]).unwrap();
        echo.table_won(true, 2);
        assert_eq!(echo.strength(), 52.0);
        echo.table_won(false, 2);
        assert_eq!(echo.strength(), 50.0);
        // At a table of four, three Échos: a person's win counts three times as much.
        echo.table_won(true, 4);
        assert_eq!(echo.strength(), 53.0);
        echo.table_won(false, 4);
        assert_eq!(echo.strength(), 52.0);
    }
}
