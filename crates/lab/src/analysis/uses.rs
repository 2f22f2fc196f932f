//! Which actions are used, how early, and what followed.

use serde::Serialize;

use super::naming::Naming;
use crate::chances::Course;
use crate::stats::paired::Mean;
use crate::trial::line::GameLine;

/// One kind of action, with what it is split by.
#[derive(Clone, Debug, Serialize)]
pub struct UseRow {
    /// The kind.
    pub kind: String,
    /// What it is split by.
    pub key: Option<String>,
    /// Decisions a game at which it was listed.
    pub available: f64,
    /// The share of those at which it was taken.
    pub taken: f64,
    /// How often a game each seat took it.
    pub by_seat: Vec<f64>,
    /// The share of the game at which a seat first used it, on the average.
    pub first: Option<f64>,
    /// By how much those who used it won more than those who could have and did not. Whoever leads may have more to use: this
    /// says nothing of what it is worth, which is why `gain` stands beside it.
    pub after: Option<f64>,
    /// By how much those who used it won more than their chances at that moment said, for the first use of a seat.
    pub gain: Option<Mean>,
}

/// The table of uses: kinds that were never taken first, then the most taken.
pub fn table(naming: &Naming, seats: u8, lines: &[GameLine], courses: &[Course], with_gain: bool) -> Vec<UseRow> {
    let uses = naming.uses();
    let mut available = vec![0u64; uses.len()];
    let mut taken = vec![0u64; uses.len()];
    let mut by_seat = vec![vec![0u64; usize::from(seats)]; uses.len()];
    let mut after = vec![[(0.0, 0.0); 2]; uses.len()];
    let mut firsts: Vec<(f64, f64)> = vec![(0.0, 0.0); uses.len()];
    let deals = lines.last().map_or(0, |line| line.i as usize + 1);
    let mut gains: Vec<Vec<(f64, f64)>> = vec![vec![(0.0, 0.0); deals]; uses.len()];
    for (line, course) in lines.iter().zip(courses) {
        let shares = line.shares();
        for own in &line.u {
            let (seat, place) = (usize::from(own.0), usize::from(own.1));
            if place >= uses.len() {
                continue;
            }
            available[place] += u64::from(own.2);
            taken[place] += u64::from(own.3);
            by_seat[place][seat] += u64::from(own.3);
            let (won, seats) = &mut after[place][usize::from(own.3 > 0)];
            (*won, *seats) = (*won + shares[seat], *seats + 1.0);
            let Some(turn) = own.4 else { continue };
            firsts[place].0 += f64::from(turn) / f64::from(line.turns.max(1));
            firsts[place].1 += 1.0;
            let at = course.turns.partition_point(|&one| one <= turn).saturating_sub(1);
            if let Some(chance) = course.chances.get(at).map(|chances| chances[seat]) {
                let gain = &mut gains[place][line.i as usize];
                gain.0 += shares[seat] - chance;
                gain.1 += 1.0;
            }
        }
    }
    let games = lines.len().max(1) as f64;
    let mut rows: Vec<UseRow> = uses
        .iter()
        .enumerate()
        .filter(|(place, _)| available[*place] > 0)
        .map(|(place, (kind, key))| {
            let by_deal: Vec<f64> = gains[place].iter().filter(|(_, n)| *n > 0.0).map(|(sum, n)| sum / n).collect();
            UseRow {
                kind: kind.id.to_owned(),
                key: key.map(|key| key.id.clone()),
                available: available[place] as f64 / games,
                taken: taken[place] as f64 / available[place] as f64,
                by_seat: by_seat[place].iter().map(|&taken| taken as f64 / games).collect(),
                first: (firsts[place].1 > 0.0).then(|| firsts[place].0 / firsts[place].1),
                after: after[place].iter().all(|(_, seats)| *seats > 0.0).then(|| {
                    let [without, with] = after[place].map(|(won, seats)| won / seats);
                    with - without
                }),
                gain: Mean::of(&by_deal).filter(|gain| with_gain && gain.deals >= 30),
            }
        })
        .collect();
    rows.sort_by(|a, b| {
        (b.taken == 0.0).cmp(&(a.taken == 0.0)).then((b.available * b.taken).total_cmp(&(a.available * a.taken)))
    });
    rows
}
