//! Shares, and how sure one can be of them.

pub mod paired;
pub mod student;
pub mod verdict;

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
    /// As many independent games as the spread between deals stands for.
    pub worth: f64,
}

/// The quantile of the normal distribution that leaves 2.5 % on either side.
const Z: f64 = 1.959_964;

/// What was won in the games of one deal. They share their dice, so they are one piece of evidence, not several.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Deal {
    /// The sum of what was won, each game's between 0 and 1.
    pub won: f64,
    /// In so many games.
    pub games: u32,
}

impl Deal {
    /// Adds a game.
    pub fn add(&mut self, won: f64) {
        self.won += won;
        self.games += 1;
    }
}

impl Share {
    /// The share of what was won over all deals, with Wilson's interval for as many independent games as the spread
    /// between deals stands for. Never for more games than were played, though swapping seats on the same dice may
    /// tell more than as many separate games: the interval is then a little too wide, never too narrow. The same holds
    /// for drawn games, which count as parts of a win.
    pub fn of(deals: &[Deal]) -> Share {
        let games: u32 = deals.iter().map(|deal| deal.games).sum();
        if games == 0 {
            return Share { share: 0.0, low: 0.0, high: 1.0, worth: 0.0 };
        }
        let share = deals.iter().map(|deal| deal.won).sum::<f64>() / f64::from(games);
        Share::wilson(share, independent_games(deals, share, f64::from(games)))
    }

    /// Wilson's interval round a share seen in so many independent games.
    fn wilson(share: f64, n: f64) -> Share {
        let center = (share + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z / (1.0 + Z * Z / n) * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).max(0.0).sqrt();
        Share { share, low: (center - half).max(0.0), high: (center + half).min(1.0), worth: n }
    }
}

/// As many independent games as would make the share vary as much as the deals do.
fn independent_games(deals: &[Deal], share: f64, games: f64) -> f64 {
    let met = deals.iter().filter(|deal| deal.games > 0);
    let n = met.clone().count() as f64;
    if n < 2.0 {
        // One deal says nothing about others.
        return n;
    }
    let squares: f64 = met.map(|deal| (deal.won - share * f64::from(deal.games)).powi(2)).sum();
    let variance = squares * n / (n - 1.0) / (games * games);
    let one = share * (1.0 - share);
    if variance > 0.0 { (one / variance).min(games) } else { games }
}

/// The chance of shares at least as uneven where all are even: Pearson's test for as many independent games as the shares are
/// worth, each weighed as its part in the sum of squares (Rao and Scott's first correction).
pub fn evenness(shares: &[Share]) -> f64 {
    let freedom = (shares.len().max(2) - 1) as f64;
    let even = 1.0 / shares.len().max(1) as f64;
    let spread: f64 = shares.iter().map(|one| (1.0 - one.share) / one.worth.max(1.0)).sum();
    let squares: f64 = shares.iter().map(|one| (one.share - even).powi(2) / even).sum();
    student::chi_square(squares * freedom / spread.max(f64::MIN_POSITIVE), freedom)
}

#[cfg(test)]
mod tests {
    use super::*;
    use feerie_core::Dice;

    fn each(won: u32, games: u32) -> Vec<Deal> {
        (0..games).map(|n| Deal { won: f64::from(u8::from(n < won)), games: 1 }).collect()
    }

    #[test]
    fn wilson_agrees_with_the_textbook() {
        let share = Share::wilson(0.65, 400.0);
        assert!((share.low - 0.602).abs() < 1e-3 && (share.high - 0.695).abs() < 1e-3, "{share:?}");
        let none = Share::of(&each(0, 20));
        assert!(none.low == 0.0 && (none.high - 0.161).abs() < 1e-3, "{none:?}");
        assert_eq!(Share::of(&[]), Share { share: 0.0, low: 0.0, high: 1.0, worth: 0.0 });
    }

    #[test]
    fn separate_games_are_as_many_as_they_are() {
        let (dealt, wilson) = (Share::of(&each(260, 400)), Share::wilson(0.65, 399.0));
        assert!((dealt.low - wilson.low).abs() < 1e-9 && (dealt.high - wilson.high).abs() < 1e-9, "{dealt:?}");
    }

    #[test]
    fn copies_of_games_do_not_narrow_an_interval() {
        let once = Share::of(&each(65, 100));
        let copied: Vec<Deal> = each(65, 100).iter().map(|deal| Deal { won: 4.0 * deal.won, games: 4 }).collect();
        assert_eq!(Share::of(&copied), once);
    }

    #[test]
    fn one_deal_says_nothing_about_others() {
        let share = Share::of(&[Deal { won: 4.0, games: 4 }]);
        assert!(share.low < 0.25, "{share:?}");
    }

    /// In how many of 2000 tournaments the interval holds the true share: 40 deals of four games, where `by_deal` of a
    /// hundred games are decided by the deal and all others by a coin.
    fn coverage(by_deal: u32, true_share: u32, interval: impl Fn(&[Deal]) -> Share) -> f64 {
        let mut dice = Dice::from_number(7);
        let mut chance = |of_hundred: u32| dice.below(100) < of_hundred;
        let tournaments = 2000;
        let held = (0..tournaments).filter(|_| {
            let deals: Vec<Deal> = (0..40)
                .map(|_| {
                    let fate = f64::from(u8::from(chance(true_share)));
                    let mut deal = Deal::default();
                    for _ in 0..4 {
                        let own = f64::from(u8::from(chance(true_share)));
                        deal.add(if chance(by_deal) { fate } else { own });
                    }
                    deal
                })
                .collect();
            let share = interval(&deals);
            let truth = f64::from(true_share) / 100.0;
            share.low <= truth && truth <= share.high
        });
        held.count() as f64 / f64::from(tournaments)
    }

    #[test]
    fn intervals_hold_what_they_promise() {
        for (by_deal, true_share) in [(0, 50), (60, 50), (60, 80), (100, 50)] {
            let held = coverage(by_deal, true_share, Share::of);
            assert!((0.93..0.98).contains(&held), "{by_deal} % by deal, {true_share} %: {held}");
        }
        // And the test would tell: counting every game as a separate one fails it.
        let naive = |deals: &[Deal]| Share::wilson(deals.iter().map(|deal| deal.won).sum::<f64>() / 160.0, 160.0);
        assert!(coverage(60, 50, naive) < 0.90);
    }
    /// In what part of all series of so many games the interval holds the true share: summed over all numbers of wins.
    fn exact_coverage(games: u32, truth: f64) -> f64 {
        let mut weight = (1.0 - truth).powi(games as i32);
        let mut held = 0.0;
        for won in 0..=games {
            let share = Share::of(&each(won, games));
            if share.low <= truth && truth <= share.high {
                held += weight;
            }
            weight *= f64::from(games - won) / f64::from(won + 1) * truth / (1.0 - truth);
        }
        held
    }

    #[test]
    fn a_coin_of_any_make_is_within_its_interval_as_often_as_the_exact_sum_says() {
        // Fair coins, and such as seldom or hardly ever fall on their face, where no interval can hold exactly 95 %. The sums were
        // worked out beside this program.
        for (games, truth, sum) in [
            (20, 0.5, 0.9586),
            (200, 0.5, 0.9440),
            (900, 0.5, 0.9508),
            (20, 0.05, 0.9245),
            (200, 0.05, 0.9672),
            (900, 0.05, 0.9448),
            (20, 0.001, 0.9802),
            (200, 0.001, 0.9825),
            (900, 0.001, 0.9372),
        ] {
            let held = exact_coverage(games, truth);
            assert!((held - sum).abs() < 2e-4, "{games} games at {truth}: {held}");
        }
    }

    #[test]
    fn even_places_are_called_uneven_one_time_in_twenty_and_uneven_ones_nearly_always() {
        let mut dice = Dice::from_number(8);
        // 60 deals of three games each at four seats. The first of every hundred `fate` deals are won by one place alone.
        let mut called_uneven = |fate: u32, first: u32| {
            let runs = 2000;
            let uneven = (0..runs).filter(|_| {
                let mut places = vec![Vec::new(); 4];
                for _ in 0..60 {
                    let mut deal = [Deal::default(); 4];
                    let winner = |dice: &mut Dice| {
                        let drawn = dice.below(400 + first) as usize;
                        if drawn < 400 { drawn / 100 } else { 0 }
                    };
                    let (fated, alike) = (winner(&mut dice), dice.below(100) < fate);
                    for _ in 0..3 {
                        let own = if alike { fated } else { winner(&mut dice) };
                        deal.iter_mut()
                            .enumerate()
                            .for_each(|(place, deal)| deal.add(f64::from(u8::from(place == own))));
                    }
                    places.iter_mut().zip(deal).for_each(|(own, deal)| own.push(deal));
                }
                let shares: Vec<Share> = places.iter().map(|own| Share::of(own)).collect();
                evenness(&shares) < 0.05
            });
            uneven.count() as f64 / f64::from(runs)
        };
        for fate in [0, 60, 100] {
            let part = called_uneven(fate, 0);
            assert!((0.025..0.075).contains(&part), "{fate} % by deal: {part}");
        }
        let part = called_uneven(0, 150);
        assert!(part > 0.9, "a place that wins 45 % of the games of four: {part}");
    }
}
