//! A view holds what its observer may know: worlds imagined from it, and what is read back of it, look and allow the same.

use serde_json::Value;
use std::collections::HashSet;

use super::{random_position, random_rules};
use crate::dice::Dice;
use crate::game::Game;
use crate::legal::Legal;
use crate::seat::{Observer, Seat};

/// A world imagined from a view has that view, and a seat's legal list depends on its view alone.
pub fn views_hold<G: Game>(seed: u64, steps: u32) {
    let mut dice = Dice::from_number(seed);
    let game: G = random_rules(&mut dice);
    let state = random_position(&game, &mut dice, steps);
    for who in Observer::every(game.seats()) {
        view_holds(&game, &state, who, &mut dice);
    }
}

/// [`views_hold`] for one position and observer; on its own so that a test can show it failing.
pub fn view_holds<G: Game>(game: &G, state: &G::State, who: Observer, dice: &mut Dice) {
    let view = game.view(state, who);
    let world = game.imagine(&view, dice);
    assert_eq!(game.view(&world, who), view, "the imagined world looks different to {who:?}");
    let shown = game.view_json(&view);
    assert_eq!(game.view_json(&game.view(&world, who)), shown);
    let written = serde_json::from_str::<Value>(game.view_text(&view).get());
    assert_eq!(written.ok().as_ref(), Some(&shown), "a view is written otherwise than it is shown");
    read_view_holds(game, &shown, &world, who, dice);
    if who == Observer::All {
        assert_eq!(&world, state, "imagine(view(All)) must return the original state");
    }
    if let Observer::Seat(seat) = who {
        assert_eq!(game.node(&world).acting().contains(seat), game.node(state).acting().contains(seat));
        if game.node(state).acting().contains(seat) {
            let (here, there) = (legal_set(game, state, seat), legal_set(game, &world, seat));
            assert_eq!(here, there, "seat {seat}'s actions depend on what it cannot see");
        }
    }
}

/// A view that is read back shows the same and allows the same, though a seat may remember more than it was sent.
fn read_view_holds<G: Game>(game: &G, shown: &Value, world: &G::State, who: Observer, dice: &mut Dice) {
    let Some(read) = game.read_view(shown) else { return };
    assert_eq!(&game.view_json(&read), shown, "a view is read otherwise than it was written");
    let Observer::Seat(seat) = who else { return };
    let again = game.imagine(&read, dice);
    assert_eq!(game.node(&again).acting(), game.node(world).acting());
    if game.node(world).acting().contains(seat) {
        assert_eq!(
            legal_set(game, &again, seat),
            legal_set(game, world, seat),
            "a view that is read allows something else"
        );
        let answer = |view: &G::View| serde_json::to_value(game.outlook(view, seat)).unwrap();
        let lived = answer(&game.view(world, who));
        assert_eq!(answer(&read), lived, "what lies ahead of seat {seat} depends on more than it was sent");
        assert_eq!(
            answer(&game.view(&again, who)),
            lived,
            "what lies ahead of seat {seat} depends on what it cannot see"
        );
    }
}

fn legal_set<G: Game>(game: &G, s: &G::State, seat: Seat) -> HashSet<G::Action> {
    let mut legal = Legal::new();
    game.legal(s, seat, &mut legal);
    legal.iter().copied().collect()
}
