//! Who came where.

use feerie_core::Ranking;

use crate::Armes;
use crate::options::Tie;
use crate::state::State;

/// ARM-END-1, ARM-END-2: by victory points, then by the value of enemy figures removed over the whole game.
pub fn ranking(rules: &Armes, s: &State) -> Ranking {
    let value = |seat: usize| if rules.options.tie == Tie::Value { s.lost[1 - seat] } else { 0 };
    let keys = [0, 1].map(|seat| (s.vp[seat], value(seat)));
    Ranking::by_key(&keys, s.vp.iter().map(|&points| i32::from(points)).collect())
}
