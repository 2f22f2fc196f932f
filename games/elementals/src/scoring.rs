//! Who came where.

use feerie_core::{PerSeat, Ranking, Seat};

use crate::Elementals;
use crate::state::State;

/// ELM-RANK-1: most cards in the packet wins; what lies on the table or was set aside counts for nobody
/// (ELM-END-6). ELM-RANK-2: whoever left ranks below all who did not, and later leavers above earlier ones.
/// ELM-RANK-3: equal scores share the place.
pub fn ranking(rules: &Elementals, s: &State) -> Ranking {
    let scores: PerSeat<i32> = Seat::all(rules.seats).map(|seat| i32::from(s.hand(seat))).collect();
    let keys: PerSeat<(bool, u8)> = Seat::all(rules.seats)
        .map(|seat| match s.left_at[seat.index()] {
            0 => (true, s.hand(seat)),
            order => (false, order),
        })
        .collect();
    Ranking::by_key(&keys, scores)
}
