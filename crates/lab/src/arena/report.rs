//! What a tournament told.

use serde::Serialize;
use serde_json::{Map, Value};
use std::fmt;

use super::{Allowance, Entrant};
use crate::stats::Share;

/// The outcome of a tournament, as far as it was played.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: String,
    /// Options that differ from the defaults.
    pub options: Map<String, Value>,
    /// Seats at each table.
    pub seats: u8,
    /// The number all chance followed from.
    pub seed: u64,
    /// How long bots were allowed to think.
    pub budget: Allowance,
    /// Games that were to be played.
    pub planned: u32,
    /// Games that were played to the end.
    pub games: u32,
    /// So many of them differ. Bots that leave nothing to chance play a game without dice the same way every time.
    pub distinct: u32,
    /// How long all of it took.
    pub seconds: f64,
    /// Mean number of steps of a game.
    pub steps: f64,
    /// The share of the victories that went to each seat.
    pub by_seat: Vec<Share>,
    /// Each entrant, in the order asked for.
    pub standings: Vec<Standing>,
    /// Each pair that met.
    pub duels: Vec<Duel>,
}

/// How one entrant did.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    /// Its level.
    pub level: Entrant,
    /// Seats it held over all games.
    pub seats: u32,
    /// Its share of the victory for each seat it held; an equal one is 1 / seats.
    pub share: Share,
    /// Its rating on the Elo scale; the mean of all is 0.
    pub rating: f64,
    /// Decisions it made among several actions.
    pub decisions: u32,
    /// Mean processor time for one of them, in milliseconds.
    pub mean_ms: f64,
    /// The longest time for one of them.
    pub longest_ms: f64,
    /// Mean number of visits that a decision took over from the search before it.
    pub inherited: f64,
}

/// How one entrant did against another: the part of their meetings in which it finished ahead, shared places
/// half. At a table of two that is its share of the victories.
#[derive(Clone, Debug, Serialize)]
pub struct Duel {
    /// The one.
    pub level: Entrant,
    /// The other.
    pub against: Entrant,
    /// Games in which both sat.
    pub games: u32,
    /// The part won by the one.
    pub share: Share,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {} seats, seed {}", self.game, self.seats, self.seed)?;
        for (name, value) in &self.options {
            write!(f, ", {name}={value}")?;
        }
        if let Some(iterations) = self.budget.iterations {
            write!(f, ", {iterations} iterations")?;
        }
        if let Some(ms) = self.budget.ms {
            write!(f, ", {ms} ms")?;
        }
        writeln!(
            f,
            ": {} of {} games in {:.0} s, {:.0} steps each",
            self.games, self.planned, self.seconds, self.steps
        )?;
        if self.distinct < self.games {
            writeln!(
                f,
                "{} games are copies of others: intervals are narrower than they should be",
                self.games - self.distinct
            )?;
        }
        writeln!(f)?;
        writeln!(
            f,
            "{:<12} {:>7} {:>7} {:>17} {:>7} {:>9} {:>9} {:>9}",
            "level", "seats", "share", "95 %", "rating", "mean ms", "longest", "inherited"
        )?;
        for one in &self.standings {
            let (share, interval) = written(one.share);
            writeln!(
                f,
                "{:<12} {:>7} {share:>7} {interval:>17} {:>+7.0} {:>9.1} {:>9.1} {:>9.1}",
                one.level, one.seats, one.rating, one.mean_ms, one.longest_ms, one.inherited
            )?;
        }
        if !self.duels.is_empty() {
            writeln!(f)?;
        }
        for duel in &self.duels {
            let (share, interval) = written(duel.share);
            let pair = format!("{} beats {}", duel.level, duel.against);
            writeln!(f, "{pair:<32} {share:>7} {interval:>17}  in {} games", duel.games)?;
        }
        writeln!(f)?;
        let seats: Vec<String> = self.by_seat.iter().map(|share| written(*share).0).collect();
        writeln!(f, "by seat: {}", seats.join(", "))
    }
}

fn written(share: Share) -> (String, String) {
    (format!("{:.1} %", 100.0 * share.share), format!("{:.1} – {:.1} %", 100.0 * share.low, 100.0 * share.high))
}
