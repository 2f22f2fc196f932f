//! A view that leaks a sealed offering is caught by the laws.

use feerie_core::testing::{Leak, Leaky};
use feerie_core::{Dice, Game, Legal, Node, Observer, Seat, laws};
use feerie_pixies::Pixies;
use feerie_pixies::goods::Goods;
use feerie_pixies::state::State;

/// A position where seat 0 has sealed an offering and others have not.
fn sealed(game: &Pixies) -> State {
    let mut dice = Dice::from_number(3);
    let mut state = game.start();
    let mut scratch = Legal::new();
    loop {
        if let Node::Simultaneous(seats) = game.node(&state)
            && !seats.contains(Seat(0))
            && state.sealed[0].is_some_and(|offer| !offer.is_empty())
        {
            return state;
        }
        assert!(laws::step(game, &mut state, &mut dice, &mut scratch), "some round has such a moment");
    }
}

#[test]
fn the_honest_view_hides_the_offering() {
    let game: Pixies = laws::default_rules(4);
    let state = sealed(&game);
    let other = Observer::Seat(Seat(1));
    laws::view_holds(&game, &state, other, &mut Dice::from_number(1));
    let mut changed = state;
    changed.sealed[0] = Some(Goods::NONE);
    assert_eq!(game.view(&state, other), game.view(&changed, other), "whatever was offered, it looks the same");
    assert_ne!(game.view(&state, Observer::Seat(Seat(0))), game.view(&changed, Observer::Seat(Seat(0))));
}

#[test]
fn imagined_offerings_vary_and_are_legal() {
    let game: Pixies = laws::default_rules(4);
    let view = game.view(&sealed(&game), Observer::Seat(Seat(1)));
    let mut dice = Dice::from_number(7);
    let offers: Vec<_> = (0..50).map(|_| game.imagine(&view, &mut dice).sealed[0]).collect();
    assert!(offers.iter().any(|offer| *offer != offers[0]));
}

/// A view that lets every sealed offering through.
struct Offerings;

impl Leak<Pixies> for Offerings {
    type Secret = [Option<Goods>; 5];
    fn told(s: &State, _who: Observer) -> Self::Secret {
        s.sealed
    }
}

#[test]
#[should_panic(expected = "the imagined world looks different")]
fn a_leaking_view_is_caught() {
    let game: Leaky<Pixies, Offerings> = laws::default_rules(4);
    let state = sealed(&game.0);
    // Imagined offerings vary: one of a few worlds differs from what leaked.
    for seed in 0..20 {
        laws::view_holds(&game, &state, Observer::Seat(Seat(1)), &mut Dice::from_number(seed));
    }
}

/// Nothing by its views; but its events are told to everybody as they are, offerings and all.
struct Tattle;

impl Leak<Pixies> for Tattle {
    type Secret = ();
    fn told(_s: &<Pixies as feerie_core::Game>::State, _who: Observer) {}
    const TELLS_EVENTS: bool = true;
}

#[test]
#[should_panic(expected = "is told more of a step than their view shows")]
fn an_event_that_tells_a_sealed_offering_fails() {
    laws::told_follows_from_views::<Leaky<Pixies, Tattle>>();
}

/// An honest view in a game that never says when a step shows something hidden.
struct Reticent;

impl Leak<Pixies> for Reticent {
    type Secret = ();
    fn told(_s: &State, _who: Observer) {}
}

#[test]
#[should_panic(expected = "but an observer learnt something hidden")]
fn a_step_that_shows_something_unsaid_is_caught() {
    for seed in 0..40 {
        laws::what_is_shown_is_said::<Leaky<Pixies, Reticent>>(seed, seed as u32 * 10);
    }
}

/// By the first step that shows something, or because none is said to.
#[test]
#[should_panic(expected = "hidden")]
fn a_game_that_never_says_what_it_shows_is_caught() {
    laws::what_is_said_is_shown::<Leaky<Pixies, Reticent>>();
}
