//! Adding games up.

use std::time::Duration;

use super::lineup::Lineup;
use super::play::Played;
use super::report::{Duel, Report, Standing};
use super::{Arena, Entrant, play::Thought};
use crate::ratings;
use crate::stats::Share;

/// What has been counted so far.
pub struct Tally {
    entrants: Vec<Entrant>,
    games: u32,
    steps: u64,
    /// Sum of the shares of each seat.
    by_seat: Vec<f64>,
    standings: Vec<Sum>,
    /// `ahead[a][b]`: in the games where both sat, the part of their meetings in which `a` finished ahead.
    ahead: Vec<Vec<f64>>,
    met: Vec<Vec<u32>>,
}

#[derive(Clone, Default)]
struct Sum {
    shares: f64,
    seats: u32,
    thought: Thought,
}

impl Tally {
    pub fn new(arena: &Arena) -> Tally {
        let n = arena.entrants.len();
        Tally {
            entrants: arena.entrants.clone(),
            games: 0,
            steps: 0,
            by_seat: vec![0.0; usize::from(arena.seats)],
            standings: vec![Sum::default(); n],
            ahead: vec![vec![0.0; n]; n],
            met: vec![vec![0; n]; n],
        }
    }

    pub fn add(&mut self, lineup: &Lineup, played: &Played) {
        self.games += 1;
        self.steps += u64::from(played.steps);
        for (seat, share) in played.ranking.shares().iter().enumerate() {
            let share = f64::from(*share);
            self.by_seat[seat] += share;
            let sum = &mut self.standings[self.entrants.iter().position(|&one| one == lineup.seats[seat]).unwrap_or(0)];
            sum.shares += share;
            sum.seats += 1;
            let thought = played.thoughts[seat];
            sum.thought.decisions += thought.decisions;
            sum.thought.time += thought.time;
            sum.thought.longest = sum.thought.longest.max(thought.longest);
            sum.thought.inherited += thought.inherited;
        }
        for a in 0..self.entrants.len() {
            for b in 0..self.entrants.len() {
                if let Some(ahead) = ahead(lineup, &played.ranking.places, self.entrants[a], self.entrants[b]) {
                    self.ahead[a][b] += ahead;
                    self.met[a][b] += 1;
                }
            }
        }
    }

    pub fn report(&self, arena: &Arena, planned: u32, took: Duration) -> Report {
        let ratings = ratings::fit(&self.ahead);
        let standings = self.entrants.iter().zip(&self.standings).zip(ratings);
        let mut duels = Vec::new();
        for a in 0..self.entrants.len() {
            for b in 0..a {
                if self.met[a][b] > 0 {
                    let share = Share::of(self.ahead[a][b], self.met[a][b]);
                    duels.push(Duel {
                        level: self.entrants[a],
                        against: self.entrants[b],
                        games: self.met[a][b],
                        share,
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
            seconds: took.as_secs_f64(),
            steps: self.steps as f64 / f64::from(self.games.max(1)),
            by_seat: self.by_seat.iter().map(|&won| Share::of(won, self.games)).collect(),
            standings: standings
                .map(|((&level, sum), rating)| Standing {
                    level,
                    seats: sum.seats,
                    share: Share::of(sum.shares, sum.seats),
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
