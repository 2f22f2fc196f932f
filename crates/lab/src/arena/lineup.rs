//! Who sits where, so that every level has every seat equally often.

use feerie_bots::Level;
use feerie_core::PerSeat;

/// One game: the level in each seat, and the number its chance follows from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lineup {
    /// The level in each seat.
    pub seats: PerSeat<Level>,
    /// Games of the same deal have the same chance, with the levels in other seats.
    pub deal: u32,
}

/// Every game of a tournament: `games` of each combination of as many levels as fit at a table.
pub fn lineups(levels: &[Level], seats: u8, games: u32) -> Vec<Lineup> {
    combinations(levels, usize::from(seats)).iter().flat_map(|group| rounds(group, usize::from(seats), games)).collect()
}

/// All choices of at most `n` levels, in order.
fn combinations(levels: &[Level], n: usize) -> Vec<Vec<Level>> {
    if levels.len() <= n {
        return vec![levels.to_vec()];
    }
    let Some((&first, rest)) = levels.split_first() else { return Vec::new() };
    if n == 0 {
        return vec![Vec::new()];
    }
    let mut all: Vec<Vec<Level>> = combinations(rest, n - 1);
    all.iter_mut().for_each(|group| group.insert(0, first));
    all.extend(combinations(rest, n));
    all
}

/// The games of one combination. Levels are dealt round the table, beginning with each of them in turn and at
/// each seat in turn: after levels × seats games everybody has sat everywhere equally often.
fn rounds(group: &[Level], seats: usize, games: u32) -> impl Iterator<Item = Lineup> {
    let block = (group.len() * seats) as u32;
    (0..games).map(move |game| {
        let turn = (game % block) as usize;
        let (begin, shift) = (turn / seats, turn % seats);
        let seats = (0..seats).map(|seat| group[(begin + (seat + shift) % seats) % group.len()]).collect();
        Lineup { seats, deal: game / block }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use Level::{Fair, Gentle, Keen, Strong};

    fn count(lineups: &[Lineup], level: Level, seat: usize) -> usize {
        lineups.iter().filter(|lineup| lineup.seats[seat] == level).count()
    }

    #[test]
    fn every_level_has_every_seat_equally_often() {
        for (levels, seats) in [(&[Keen, Strong][..], 2), (&[Keen, Strong], 3), (&[Gentle, Fair, Keen], 4)] {
            let games = (levels.len() * seats) as u32 * 3;
            let lineups = lineups(levels, seats as u8, games);
            assert_eq!(lineups.len(), games as usize);
            for &level in levels {
                for seat in 0..seats {
                    assert_eq!(count(&lineups, level, seat), games as usize / levels.len(), "{level} at {seat}");
                }
            }
        }
    }

    #[test]
    fn more_levels_than_seats_meet_in_pairs() {
        let lineups = lineups(&[Gentle, Fair, Keen, Strong], 2, 4);
        assert_eq!(lineups.len(), 6 * 4);
        assert_eq!(lineups.iter().filter(|l| l.seats.contains(&Gentle) && l.seats.contains(&Strong)).count(), 4);
    }
}
