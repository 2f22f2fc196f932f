//! That the laws would notice a view that tells too much: the same game, but its views let a seat see the top
//! card of its own packet.

use feerie_core::testing::{Leak, Leaky};
use feerie_core::{Dice, Game, Observer, Seat, laws};
use feerie_elementals::Elementals;
use feerie_elementals::cards::Card;
use feerie_elementals::piles::PileId;
use feerie_elementals::state::State;

/// What a seat peeped at.
struct TopCard;

impl Leak<Elementals> for TopCard {
    type Secret = Option<Card>;
    fn told(s: &State, who: Observer) -> Option<Card> {
        match who {
            Observer::Seat(seat) => s.cards.iter(PileId::packet(seat)).next(),
            Observer::Watcher | Observer::All => None,
        }
    }
}

fn look<G: Game>(who: Observer) {
    let game: G = laws::default_rules(3);
    let mut dice = Dice::from_number(1);
    for steps in 2..20 {
        let state = laws::random_position(&game, &mut dice, steps);
        laws::view_holds(&game, &state, who, &mut dice);
    }
}

#[test]
#[should_panic(expected = "the imagined world looks different")]
fn a_view_that_peeps_into_a_packet_is_noticed() {
    look::<Leaky<Elementals, TopCard>>(Observer::Seat(Seat(1)));
}

#[test]
fn the_honest_view_passes_the_same_look() {
    look::<Elementals>(Observer::Seat(Seat(1)));
    look::<Leaky<Elementals, TopCard>>(Observer::Watcher);
}
