//! The laws notice a view which tells more than it should: here, how many figures a hidden band has.

use feerie_armes::Armes;
use feerie_armes::phase::Phase;
use feerie_armes::state::State;
use feerie_core::testing::{Leak, Leaky};
use feerie_core::{Dice, Game, Observer, Options as _, Seat, laws};

/// How far seat 0 is with recruiting.
struct Recruits;

impl Leak<Armes> for Recruits {
    type Secret = usize;
    fn told(s: &State, _who: Observer) -> usize {
        if matches!(s.phase, Phase::Recruit(_)) { s.bands[0].len() } else { 0 }
    }
}

/// Looks at a band being recruited through the eyes of the other seat.
fn look<G: Game>() {
    let given = serde_json::json!({"band0": "table", "band1": "table"});
    let options = G::Options::read(given.as_object().unwrap(), 2).unwrap();
    let game = G::new(options, 2).unwrap();
    let mut dice = Dice::from_number(1);
    for steps in 0..30 {
        let state = laws::random_position(&game, &mut dice, steps % 5);
        laws::view_holds(&game, &state, Observer::Seat(Seat(1)), &mut dice);
    }
}

#[test]
fn our_views_keep_the_secret() {
    look::<Armes>();
}

#[test]
#[should_panic(expected = "looks different")]
fn a_leaking_view_is_noticed() {
    look::<Leaky<Armes, Recruits>>();
}
