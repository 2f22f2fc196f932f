//! Who came where.

use feerie_core::{Ranking, Seat};

use crate::Lutins;
use crate::phase::End;
use crate::state::State;

/// LUT-END-3: the winner first, the others by lutins home; equal numbers share the place.
pub fn ranking(rules: &Lutins, s: &State, end: End) -> Ranking {
    let keys: Vec<(bool, u32)> =
        Seat::all(rules.seats).map(|seat| (end == End::Win(seat), s.n_home(rules, seat))).collect();
    let scores = keys.iter().map(|&(_, home)| home as i32).collect();
    Ranking::by_key(&keys, scores)
}
