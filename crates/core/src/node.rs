//! What a position asks for.

use crate::seat::{PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A node of the game tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    /// One seat decides.
    Decision(Seat),
    /// Several seats commit in secret, in any order; these have not committed yet.
    Simultaneous(SeatSet),
    /// Dice, a shuffle or a draw.
    Chance,
    /// The game is over.
    Terminal(Ranking),
}

impl Node {
    /// The seats that may act now.
    pub fn acting(&self) -> SeatSet {
        match self {
            Node::Decision(seat) => SeatSet::from_iter([*seat]),
            Node::Simultaneous(seats) => *seats,
            Node::Chance | Node::Terminal(_) => SeatSet::EMPTY,
        }
    }
}

/// How a game came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ranking {
    /// The place of each seat, 1 = first; equal places share, and the places they fill are skipped.
    #[serde(rename = "ranking")]
    pub places: PerSeat<u8>,
    /// The score of each seat.
    pub scores: PerSeat<i32>,
}

impl Ranking {
    /// Ranks seats by a key, greatest first; a place is 1 + the number of seats strictly ahead.
    pub fn by_key<K: Ord>(keys: &[K], scores: PerSeat<i32>) -> Ranking {
        let places = keys.iter().map(|key| 1 + keys.iter().filter(|other| *other > key).count() as u8).collect();
        Ranking { places, scores }
    }

    /// Each seat's share of the victory: first places split one between them.
    pub fn shares(&self) -> PerSeat<f32> {
        let winners = self.places.iter().filter(|&&place| place == 1).count().max(1) as f32;
        self.places.iter().map(|&place| if place == 1 { 1.0 / winners } else { 0.0 }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_places_share_and_skip() {
        let ranking = Ranking::by_key(&[6, 3, 3, 1], PerSeat::from_iter([6, 3, 3, 1]));
        assert_eq!(ranking.places.as_slice(), [1, 2, 2, 4]);
        assert_eq!(Ranking::by_key(&[2, 2], PerSeat::new()).shares().as_slice(), [0.5, 0.5]);
    }
}
