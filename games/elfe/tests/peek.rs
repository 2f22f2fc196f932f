//! The view law catches a leak: the game with a view that tells a little too much fails it.

use feerie_core::testing::{Leak, Leaky};
use feerie_core::{Dice, Observer, Seat, laws};
use feerie_elfe::Elfe;
use feerie_elfe::cards::Bag;
use feerie_elfe::state::State;

/// Nothing.
struct Nothing;
/// What the unseen part of the pile consists of.
struct Pile;
/// The hand of seat 1.
struct Hand;
/// How many cards of each kind seat 0 has drawn itself.
struct Memory;

impl Leak<Elfe> for Nothing {
    type Secret = ();
    fn told(_s: &State, _who: Observer) {}
}

impl Leak<Elfe> for Pile {
    type Secret = Bag;
    fn told(s: &State, _who: Observer) -> Bag {
        s.unseen
    }
}

impl Leak<Elfe> for Hand {
    type Secret = Bag;
    fn told(s: &State, _who: Observer) -> Bag {
        s.hands[1]
    }
}

impl Leak<Elfe> for Memory {
    type Secret = Bag;
    fn told(s: &State, _who: Observer) -> Bag {
        s.seen[0]
    }
}

/// Looks at a dozen positions of random games through the eyes of seat 0 or of anyone.
fn look<L: Leak<Elfe>>(who: Observer) {
    let game: Leaky<Elfe, L> = laws::default_rules(3);
    for seed in 0..12 {
        let mut dice = Dice::from_number(seed);
        let state = laws::random_position(&game, &mut dice, 20 + 10 * seed as u32);
        laws::view_holds(&game, &state, who, &mut dice);
    }
}

#[test]
fn the_honest_view_holds() {
    look::<Nothing>(Observer::Seat(Seat(0)));
    look::<Nothing>(Observer::Watcher);
    look::<Nothing>(Observer::All);
    // What seat 0 drew itself it may remember, and the keeper knows everything.
    look::<Memory>(Observer::Seat(Seat(0)));
    look::<Pile>(Observer::All);
}

#[test]
#[should_panic(expected = "the imagined world looks different")]
fn a_view_that_tells_the_unseen_part_fails() {
    look::<Pile>(Observer::Seat(Seat(0)));
}

#[test]
#[should_panic(expected = "the imagined world looks different")]
fn a_view_that_tells_a_rivals_hand_fails() {
    look::<Hand>(Observer::Seat(Seat(0)));
}

#[test]
#[should_panic(expected = "the imagined world looks different")]
fn a_view_that_tells_a_watcher_what_a_seat_drew_fails() {
    look::<Memory>(Observer::Watcher);
}
