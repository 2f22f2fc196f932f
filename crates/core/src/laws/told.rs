//! What an observer is told follows from what they see: two worlds that look the same before and after a step are told
//! alike, whatever chance answered or another seat chose in each of them. There is one exception: what the last
//! commitment of a window lays open, which everybody is told alike.

use super::{random_position, random_rules};
use crate::dice::Dice;
use crate::event::{Event, Log, NoEvents};
use crate::game::Game;
use crate::legal::Legal;
use crate::node::Node;
use crate::seat::{Observer, Seat};

/// How many games are followed, for how many steps each, and how often each step is imagined otherwise.
const GAMES: u64 = 40;
const STEPS: u32 = 40;
const WORLDS: u32 = 4;

/// A step of a position: another one may be made in another world.
enum Made<G: Game> {
    Action(Seat, G::Action),
    Outcome(G::Outcome),
}

impl<G: Game> Made<G> {
    /// What whoever is to act might do here.
    fn random(game: &G, world: &G::State, seat: Option<Seat>, dice: &mut Dice) -> Option<Self> {
        match seat {
            None => (game.node(world) == Node::Chance).then(|| Made::Outcome(game.draw(world, dice))),
            Some(seat) if game.node(world).acting().contains(seat) => {
                game.pick(world, seat, &mut Legal::new(), dice).map(|action| Made::Action(seat, action))
            }
            Some(_) => None,
        }
    }

    fn is_legal(&self, game: &G, world: &G::State) -> bool {
        match self {
            Made::Action(seat, action) => {
                game.node(world).acting().contains(*seat) && game.check(world, *seat, *action).is_ok()
            }
            Made::Outcome(outcome) => game.node(world) == Node::Chance && game.admit(world, outcome).is_ok(),
        }
    }

    /// The world afterwards, and what happened.
    fn made(&self, game: &G, world: &G::State) -> (G::State, Vec<G::Event>) {
        let (mut after, mut log) = (world.clone(), Log::default());
        match self {
            Made::Action(seat, action) => game.play(&mut after, *seat, *action, &mut log),
            Made::Outcome(outcome) => game.resolve(&mut after, outcome, &mut log),
        }
        (after, log.0)
    }
}

/// Holds the law for one step of one position; how many worlds that differed looked the same.
fn told_alike<G: Game>(game: &G, state: &G::State, made: &Made<G>, dice: &mut Dice) -> u32 {
    let actor = match made {
        Made::Action(seat, _) => Some(*seat),
        Made::Outcome(_) => None,
    };
    let lays_open = matches!(game.node(state), Node::Simultaneous(open) if open.len() == 1);
    let (after, events) = made.made(game, state);
    let mut differed = 0;
    for who in Observer::every(game.seats()).filter(|who| *who != Observer::All) {
        let told = |events: &[G::Event]| -> Vec<G::Event> { events.iter().filter_map(|e| e.told_to(who)).collect() };
        let mut compare = |other: &Made<G>, world: &G::State, is_laid_open: bool| {
            let (there, events_there) = other.made(game, world);
            // Where nothing came of a difference it is no secret: two throws of a die that move a piece alike.
            if there == after || game.view(&there, who) != game.view(&after, who) {
                return;
            }
            let (told_here, told_there) = (told(&events), told(&events_there));
            if is_laid_open {
                let only_here = told_here.iter().filter(|event| !told_there.contains(event));
                let only_there = told_there.iter().filter(|event| !told_here.contains(event));
                for event in only_here.chain(only_there) {
                    let is_public = Observer::every(game.seats()).all(|who| event.told_to(who).as_ref() == Some(event));
                    assert!(is_public, "{who:?} is told of a commitment what others are not: {event:?}");
                }
            } else {
                assert_eq!(told_there, told_here, "{who:?} is told more of a step than their view shows");
                differed += 1;
            }
        };
        let view = game.view(state, who);
        for _ in 0..WORLDS {
            // The same step in another world that looks the same.
            let world = game.imagine(&view, dice);
            if made.is_legal(game, &world) {
                compare(made, &world, false);
            }
            // What others might have chosen, or chance answered, in the same world. The last commitment of a window
            // lays all of them open, itself included, and views need not keep what came of nothing (a hand that was too
            // late): it may be told then, but only to everybody in the same words.
            if actor.is_none_or(|seat| who != Observer::Seat(seat))
                && let Some(other) = Made::random(game, state, actor, dice)
            {
                compare(&other, state, lays_open);
            }
        }
    }
    differed
}

/// What observers are told follows from their views. A game that hides something must have been tried where something
/// hidden differed.
pub fn told_follows_from_views<G: Game>() {
    let (mut differed, mut has_secrets) = (0, false);
    for seed in 0..GAMES {
        let mut dice = Dice::from_number(seed);
        let game: G = random_rules(&mut dice);
        let steps = dice.below(200);
        let mut state = random_position(&game, &mut dice, steps);
        for _ in 0..STEPS {
            let acting: Vec<Seat> = game.node(&state).acting().iter().collect();
            let Some(made) = Made::random(&game, &state, dice.pick(&acting).copied(), &mut dice) else { break };
            differed += told_alike(&game, &state, &made, &mut dice);
            has_secrets |= hides(&game, &state, &mut dice);
            match made {
                Made::Action(seat, action) => game.play(&mut state, seat, action, &mut NoEvents),
                Made::Outcome(outcome) => game.resolve(&mut state, &outcome, &mut NoEvents),
            }
        }
    }
    assert!(differed > 0 || !has_secrets, "{}: no two worlds looked the same after a step", G::INFO.id);
}

/// Whether some observer does not know the whole position.
pub(super) fn hides<G: Game>(game: &G, state: &G::State, dice: &mut Dice) -> bool {
    Observer::every(game.seats()).any(|who| game.imagine(&game.view(state, who), dice) != *state)
}
