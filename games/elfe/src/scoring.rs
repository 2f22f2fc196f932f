//! Who came where.

use feerie_core::{PerSeat, Ranking, Seat};
use std::cmp::Reverse;

use crate::Elfe;
use crate::phase::End;
use crate::state::Open;

/// ELF-END-3 after a victory, ELF-END-2 at the cap.
pub fn ranking(rules: &Elfe, o: &Open, end: End) -> Ranking {
    match end {
        End::Contact(winner) => {
            let scores = Seat::all(rules.seats).map(|seat| i32::from(seat == winner)).collect();
            let places = Seat::all(rules.seats).map(|seat| if seat == winner { 1 } else { 2 }).collect();
            Ranking { places, scores }
        }
        End::Cap => {
            // Nearest first; at equal distance a fairy before a frog.
            let key = |seat| {
                let fairy = o.fairy(seat);
                let distance = fairy.at.zip(o.elf).map_or(u8::MAX, |(at, elf)| at.distance(elf));
                Reverse((distance, fairy.form.swims()))
            };
            let keys: PerSeat<_> = Seat::all(rules.seats).map(key).collect();
            Ranking::by_key(&keys, keys.iter().map(|_| 0).collect())
        }
    }
}
