//! Adding games up.

use std::collections::HashSet;
use std::time::Duration;

use super::lineup::Lineup;
use super::play::Played;
use super::report::{Duel, Report, Standing};
use super::{Arena, Entrant, play::Thought};
use crate::ratings;
use crate::stats::{Deal, Share};
use feerie_core::PerSeat;

/// What has been counted so far.
pub struct Tally {
    entrants: Vec<Entrant>,
    games: u32,
    steps: u64,
    /// What each seat won, deal by deal.
    by_seat: Vec<Deals>,
    /// Who sat where (as places in `entrants`) and what then happened: the games that differ.
    distinct: HashSet<(PerSeat<usize>, u64)>,
    standings: Vec<Sum>,
    /// `ahead[a][b]`: in the games where both sat, the part of their meetings in which `a` finished ahead.
    ahead: Vec<Vec<Deals>>,
}

#[derive(Clone, Default)]
struct Sum {
    /// What it won with each seat that it held.
    shares: Deals,
    thought: Thought,
}

/// What was won in each deal.
#[derive(Clone, Default)]
struct Deals(Vec<Deal>);

impl Deals {
    fn add(&mut self, deal: u32, won: f64) {
        let deal = deal as usize;
        if self.0.len() <= deal {
            self.0.resize(deal + 1, Deal::default());
        }
        self.0[deal].add(won);
    }

    fn won(&self) -> f64 {
        self.0.iter().map(|deal| deal.won).sum()
    }

    fn games(&self) -> u32 {
        self.0.iter().map(|deal| deal.games).sum()
    }
}

impl Tally {
    pub fn new(arena: &Arena) -> Tally {
        let n = arena.entrants.len();
        Tally {
            entrants: arena.entrants.clone(),
            games: 0,
            steps: 0,
            by_seat: vec![Deals::default(); usize::from(arena.seats)],
            distinct: HashSet::new(),
            standings: vec![Sum::default(); n],
            ahead: vec![vec![Deals::default(); n]; n],
        }
    }

    pub fn add(&mut self, lineup: &Lineup, played: &Played) {
        self.games += 1;
        self.steps += u64::from(played.steps);
        let sitting: PerSeat<usize> = lineup.seats.iter().map(|&entrant| self.position(entrant)).collect();
        for (seat, share) in played.ranking.shares().iter().enumerate() {
            let share = f64::from(*share);
            self.by_seat[seat].add(lineup.deal, share);
            let sum = &mut self.standings[sitting[seat]];
            sum.shares.add(lineup.deal, share);
            let thought = played.thoughts[seat];
            sum.thought.decisions += thought.decisions;
            sum.thought.time += thought.time;
            sum.thought.longest = sum.thought.longest.max(thought.longest);
            sum.thought.inherited += thought.inherited;
        }
        self.distinct.insert((sitting, played.fingerprint));
        for a in 0..self.entrants.len() {
            for b in 0..self.entrants.len() {
                if let Some(ahead) = ahead(lineup, &played.ranking.places, self.entrants[a], self.entrants[b]) {
                    self.ahead[a][b].add(lineup.deal, ahead);
                }
            }
        }
    }

    fn position(&self, entrant: Entrant) -> usize {
        self.entrants.iter().position(|&one| one == entrant).unwrap_or(0)
    }

    pub fn report(&self, arena: &Arena, planned: u32, took: Duration) -> Report {
        let ahead: Vec<Vec<f64>> = self.ahead.iter().map(|row| row.iter().map(Deals::won).collect()).collect();
        let ratings = ratings::fit(&ahead);
        let standings = self.entrants.iter().zip(&self.standings).zip(ratings);
        let mut duels = Vec::new();
        for a in 0..self.entrants.len() {
            for b in 0..a {
                let ahead = &self.ahead[a][b];
                if ahead.games() > 0 {
                    duels.push(Duel {
                        level: self.entrants[a],
                        against: self.entrants[b],
                        games: ahead.games(),
                        share: Share::of(&ahead.0),
                    });
                }
            }
        }
        Report {
            game: arena.game.clone(),
            options: arena.options.clone(),
            seats: arena.seats,
            seed: arena.seed,
            budget: arena.budget,
            planned,
            games: self.games,
            distinct: self.distinct.len() as u32,
            seconds: took.as_secs_f64(),
            steps: self.steps as f64 / f64::from(self.games.max(1)),
            by_seat: self.by_seat.iter().map(|deals| Share::of(&deals.0)).collect(),
            standings: standings
                .map(|((&level, sum), rating)| Standing {
                    level,
                    seats: sum.shares.games(),
                    share: Share::of(&sum.shares.0),
                    rating,
                    decisions: sum.thought.decisions,
                    mean_ms: 1e3 * sum.thought.time.as_secs_f64() / f64::from(sum.thought.decisions.max(1)),
                    longest_ms: 1e3 * sum.thought.longest.as_secs_f64(),
                    inherited: sum.thought.inherited as f64 / f64::from(sum.thought.decisions.max(1)),
                })
                .collect(),
            duels,
        }
    }
}

/// The part of the meetings of two entrants at one table in which the first finished ahead, shared places half;
/// none if they did not meet.
fn ahead(lineup: &Lineup, places: &[u8], a: Entrant, b: Entrant) -> Option<f64> {
    if a == b {
        return None;
    }
    let of = |entrant| (0..places.len()).filter(move |&seat| lineup.seats[seat] == entrant);
    let (mut meetings, mut won) = (0u32, 0.0);
    for own in of(a) {
        for other in of(b) {
            meetings += 1;
            won += match places[own].cmp(&places[other]) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
        }
    }
    (meetings > 0).then(|| won / f64::from(meetings))
}
