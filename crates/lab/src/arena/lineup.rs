//! Who sits where, so that every entrant has every seat equally often.

use feerie_core::PerSeat;

use super::entrant::Entrant;

/// One game: who sits in each seat, and the number its chance follows from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lineup {
    /// Who sits in each seat.
    pub seats: PerSeat<Entrant>,
    /// Games of the same deal have the same chance, with the entrants in other seats.
    pub deal: u32,
}

/// Every game of a tournament: `games` of each combination of as many entrants as fit at a table.
pub fn lineups(entrants: &[Entrant], seats: u8, games: u32) -> Vec<Lineup> {
    combinations(entrants, usize::from(seats))
        .iter()
        .flat_map(|group| rounds(group, usize::from(seats), games))
        .collect()
}

/// All choices of at most `n` entrants, in order.
fn combinations(entrants: &[Entrant], n: usize) -> Vec<Vec<Entrant>> {
    if entrants.len() <= n {
        return vec![entrants.to_vec()];
    }
    let Some((&first, rest)) = entrants.split_first() else { return Vec::new() };
    if n == 0 {
        return vec![Vec::new()];
    }
    let mut all: Vec<Vec<Entrant>> = combinations(rest, n - 1);
    all.iter_mut().for_each(|group| group.insert(0, first));
    all.extend(combinations(rest, n));
    all
}

/// The games of one combination: every seating once a deal, deal after deal.
fn rounds(group: &[Entrant], seats: usize, games: u32) -> impl Iterator<Item = Lineup> {
    let seatings = seatings(group, seats);
    (0..games as usize).map(move |game| Lineup {
        seats: seatings[game % seatings.len()].clone(),
        deal: (game / seatings.len()) as u32,
    })
}

/// The different ways to deal the entrants round the table, beginning with each of them in turn and at each seat in
/// turn: over all of them everybody has sat everywhere equally often. Each is listed once, because a game follows from
/// its deal and its seating: a second one would be a copy, and prove nothing.
pub fn seatings<B: Copy + PartialEq>(group: &[B], seats: usize) -> Vec<PerSeat<B>> {
    let mut all: Vec<PerSeat<B>> = Vec::new();
    for begin in 0..group.len() {
        for shift in 0..seats {
            let seating = (0..seats).map(|seat| group[(begin + (seat + shift) % seats) % group.len()]).collect();
            if !all.contains(&seating) {
                all.push(seating);
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use feerie_bots::Level::{self, Fair, Gentle, Keen, Strong};

    fn count(lineups: &[Lineup], entrant: Entrant, seat: usize) -> usize {
        lineups.iter().filter(|lineup| lineup.seats[seat] == entrant).count()
    }

    #[test]
    fn everybody_has_every_seat_equally_often_and_no_game_is_listed_twice() {
        let few = [Keen, Strong];
        for (levels, seats, distinct) in [
            (&few[..1], 4, 1),
            (&few, 2, 2),
            (&few, 3, 6),
            (&few, 4, 2),
            (&[Gentle, Fair, Keen], 3, 3),
            (&[Gentle, Fair, Keen], 4, 12),
        ] {
            let games = distinct * 3;
            let entrants: Vec<Entrant> = levels.iter().copied().map(Level::into).collect();
            let lineups = lineups(&entrants, seats as u8, games);
            assert_eq!(lineups.last().map(|lineup| lineup.deal), Some(2), "{levels:?} at {seats}");
            for (n, lineup) in lineups.iter().enumerate() {
                assert!(!lineups[..n].contains(lineup), "{levels:?} at {seats}: game {n} is a copy");
            }
            assert_eq!(lineups.len(), games as usize);
            for entrant in entrants {
                for seat in 0..seats {
                    assert_eq!(count(&lineups, entrant, seat), games as usize / levels.len(), "{entrant} at {seat}");
                }
            }
        }
    }

    #[test]
    fn more_entrants_than_seats_meet_in_pairs() {
        let lineups = lineups(&[Gentle, Fair, Keen, Strong].map(Entrant::from), 2, 4);
        assert_eq!(lineups.len(), 6 * 4);
        assert_eq!(
            lineups.iter().filter(|l| [Gentle, Strong].iter().all(|&level| l.seats.contains(&level.into()))).count(),
            4
        );
    }
}
