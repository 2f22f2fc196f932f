//! The laws that every game obeys, as property tests. A game states them with one line:
//! `feerie_core::laws!(Lutins, stray, PHASES)`, where `stray` makes random well-formed actions and `PHASES` names
//! every phase of the game.

mod encoded;
mod positions;
mod reveals;
mod told;
mod views;

use crate::dice::{Dice, Seed};
use crate::event::{Log, NoEvents};
use crate::game::{Game, action_text, outcome_text};
use crate::legal::Legal;
use crate::node::Node;
use crate::odds::Odds;
use crate::options::{Form, Options};
use crate::seat::{Actor, Observer, Seat};
use serde_json::{Map, Value};
use std::collections::HashSet;

pub use encoded::{encoding_holds, encoding_holds_at};
pub use positions::at_every_phase;
pub use reveals::{what_is_said_is_shown, what_is_shown_is_said};
pub use told::told_follows_from_views;
pub use views::{view_holds, views_hold};

/// Makes a random well-formed action, legal or not.
pub type Stray<G> = fn(&G, &<G as Game>::State, &mut Dice) -> <G as Game>::Action;

/// No game lasts longer.
const LONGEST_GAME: u64 = 200_000;

/// A table with random seats and options: each option at its default half of the time.
pub fn random_rules<G: Game>(dice: &mut Dice) -> G {
    let (least, most) = G::INFO.seats;
    let seats = least + dice.below(u32::from(most - least) + 1) as u8;
    // Options may depend on each other or on the seats: draw again until they fit.
    for _ in 0..100 {
        let mut given = Map::new();
        for spec in G::Options::specs() {
            if dice.below(2) == 0 {
                continue;
            }
            let value = match &spec.form {
                Form::Values(values) => dice.pick(values).cloned().unwrap_or(Value::Null),
                Form::Range(min, max) => {
                    let span = (max - min).unsigned_abs() + 1;
                    Value::from(min + dice.below_u64(span.min(300)) as i64)
                }
                Form::Text { examples, .. } => match dice.pick(examples) {
                    Some(&example) => Value::from(example),
                    None => continue,
                },
            };
            given.insert(spec.name.into(), value);
        }
        if let Ok(options) = G::Options::read(&given, seats)
            && let Ok(game) = G::new(options, seats)
        {
            return game;
        }
    }
    default_rules(seats)
}

/// A table with default options.
pub fn default_rules<G: Game>(seats: u8) -> G {
    let options = G::Options::read(&Map::new(), seats).expect("the defaults are valid");
    G::new(options, seats).expect("the defaults make a table")
}

/// A random step of whoever is to act; false at the end of the game.
pub fn step<G: Game>(game: &G, state: &mut G::State, dice: &mut Dice, scratch: &mut Legal<G::Action>) -> bool {
    match game.node(state) {
        Node::Terminal(_) => return false,
        Node::Chance => {
            let outcome = game.draw(state, dice);
            game.resolve(state, &outcome, &mut NoEvents);
        }
        node => {
            let seats: Vec<Seat> = node.acting().iter().collect();
            let seat = *dice.pick(&seats).expect("somebody is to act");
            let action = game.pick(state, seat, scratch, dice).expect("a list is never empty");
            game.play(state, seat, action, &mut NoEvents);
        }
    }
    true
}

/// The position of a random game after `steps` steps (or at its end), for property tests.
pub fn random_position<G: Game>(game: &G, dice: &mut Dice, steps: u32) -> G::State {
    let mut state = game.start();
    let mut scratch = Legal::new();
    for _ in 0..steps {
        if !step(game, &mut state, dice, &mut scratch) {
            break;
        }
    }
    state
}

/// Listed equals checked, for every listed action, for stray ones, and for actions of other moments.
pub fn listed_is_checked<G: Game>(seed: u64, steps: u32, stray: Stray<G>) {
    let mut dice = Dice::from_number(seed);
    let game: G = random_rules(&mut dice);
    let state = random_position(&game, &mut dice, steps);
    let elsewhere = dice.below(200);
    let other = random_position(&game, &mut dice, elsewhere);
    let acting = game.node(&state).acting();
    for seat in Seat::all(game.seats()) {
        let mut legal = Legal::new();
        if acting.contains(seat) {
            game.legal(&state, seat, &mut legal);
            assert!(!legal.is_empty(), "seat {seat} is to act and has nothing to do in {state:?}");
        }
        let listed: HashSet<G::Action> = legal.iter().copied().collect();
        assert_eq!(listed.len(), legal.len(), "an action is listed twice");
        let mut tries: Vec<G::Action> = legal.to_vec();
        for other_seat in game.node(&other).acting().iter() {
            let mut theirs = Legal::new();
            game.legal(&other, other_seat, &mut theirs);
            tries.extend(theirs.iter());
        }
        tries.extend((0..200).map(|_| stray(&game, &state, &mut dice)));
        for action in tries {
            let mut ranges = legal.iter().filter_map(|l| Some((*l, game.timed(l)?)));
            let pattern = game.timed(&action).is_some();
            let on_list = !pattern && listed.contains(&action)
                || ranges.any(|(l, range)| range.clone().any(|ms| game.at_time(l, ms) == action));
            let checked = game.check(&state, seat, if pattern { concrete(&game, action) } else { action });
            let expected = if pattern { listed.contains(&action) } else { on_list };
            assert_eq!(
                checked.is_ok(),
                expected,
                "seat {seat}, {:?}: check says {checked:?} in {state:?}",
                action_text(&game, &action)
            );
        }
    }
}

fn concrete<G: Game>(game: &G, action: G::Action) -> G::Action {
    match game.timed(&action) {
        Some(range) => game.at_time(action, *range.start()),
        None => action,
    }
}

/// One action, one string; and the string reads back as the same action.
pub fn notation_round_trips<G: Game>(seed: u64, steps: u32, stray: Stray<G>) {
    let mut dice = Dice::from_number(seed);
    let game: G = random_rules(&mut dice);
    let state = random_position(&game, &mut dice, steps);
    let mut strings = HashSet::new();
    for seat in game.node(&state).acting().iter() {
        strings.clear();
        let mut legal = Legal::new();
        game.legal(&state, seat, &mut legal);
        for &listed in &legal {
            assert!(strings.insert(action_text(&game, &listed)), "two actions with one string");
            let action = concrete(&game, listed);
            assert_eq!(game.read_action(&action_text(&game, &action)), Ok(action));
        }
    }
    for _ in 0..100 {
        let action = concrete(&game, stray(&game, &state, &mut dice));
        assert_eq!(game.read_action(&action_text(&game, &action)), Ok(action));
    }
    if game.node(&state) == Node::Chance {
        let mut outcomes = vec![game.draw(&state, &mut dice)];
        if let Odds::Listed(listed) = game.odds(&state) {
            assert!(!listed.is_empty(), "chance has nothing to answer");
            assert!(listed.iter().all(|(_, weight)| *weight > 0), "an outcome that cannot happen is listed");
            outcomes.extend(listed.into_iter().map(|(outcome, _)| outcome));
        }
        for outcome in outcomes {
            let text = outcome_text(&game, &outcome);
            assert_eq!(game.read_outcome(&text).as_ref(), Ok(&outcome), "{text}");
            assert_eq!(game.admit(&state, &outcome), Ok(()), "{text}");
        }
    }
}

/// Whatever this seat may learn of the next step is the same in two worlds that look the same to it:
/// its view afterwards and the events it is told. Steps whose legality differs between the worlds
/// (another seat's hidden choice) are passed over.
pub fn secrets_stay_secret<G: Game>(seed: u64, steps: u32) {
    use crate::event::Event;
    let mut dice = Dice::from_number(seed);
    let game: G = random_rules(&mut dice);
    let state = random_position(&game, &mut dice, steps);
    for who in Observer::every(game.seats()) {
        let world = game.imagine(&game.view(&state, who), &mut dice);
        let mut after = [state.clone(), world];
        let mut logs = [Log::default(), Log::default()];
        match game.node(&state) {
            Node::Terminal(_) => continue,
            Node::Chance => {
                let outcome = game.draw(&state, &mut dice);
                if game.node(&after[1]) != Node::Chance || game.admit(&after[1], &outcome).is_err() {
                    continue;
                }
                for (state, log) in after.iter_mut().zip(&mut logs) {
                    game.resolve(state, &outcome, log);
                }
            }
            node => {
                let Some(seat) = node.acting().first() else { continue };
                let Some(action) = game.pick(&state, seat, &mut Legal::new(), &mut dice) else { continue };
                if game.check(&after[1], seat, action).is_err() {
                    continue;
                }
                for (state, log) in after.iter_mut().zip(&mut logs) {
                    game.play(state, seat, action, log);
                }
            }
        }
        let [here, there] = after.map(|state| game.view_json(&game.view(&state, who)));
        let [told_here, told_there] =
            logs.map(|log: Log<G::Event>| log.0.iter().filter_map(|event| event.told_to(who)).collect::<Vec<_>>());
        // A step may reveal what was hidden; then the two worlds were never the same world.
        if told_here == told_there {
            assert_eq!(here, there, "{who:?} sees more than it was told");
        }
    }
}

/// A game's steps, written down and played again, give the same game; and every game ends.
pub fn replay_agrees_and_games_end<G: Game>(seed: u64) {
    let mut dice = Dice::from_number(seed);
    let game: G = random_rules(&mut dice);
    let mut state = game.start();
    let mut again = game.start();
    let mut scratch = Legal::new();
    for seq in 0..LONGEST_GAME {
        match game.node(&state) {
            Node::Terminal(ranking) => {
                let seats = usize::from(game.seats());
                assert_eq!((ranking.places.len(), ranking.scores.len()), (seats, seats));
                assert!(ranking.places.contains(&1), "somebody is first");
                return;
            }
            Node::Chance => {
                let outcome = game.draw(&state, &mut Dice::for_step(&Seed::from_number(seed), seq));
                let text = outcome_text(&game, &outcome);
                assert_eq!(game.may_act(&state, Actor::Chance), Ok(()));
                game.resolve(&mut state, &outcome, &mut NoEvents);
                let outcome = game.read_outcome(&text).expect("what was written can be read");
                assert_eq!(game.admit(&again, &outcome), Ok(()));
                game.resolve(&mut again, &outcome, &mut Log::default());
            }
            node => {
                let seat = node.acting().first().expect("somebody is to act");
                let action = game.pick(&state, seat, &mut scratch, &mut dice).expect("a list is never empty");
                let text = action_text(&game, &action);
                game.play(&mut state, seat, action, &mut NoEvents);
                let action = game.read_action(&text).expect("what was written can be read");
                assert_eq!(game.check(&again, seat, action), Ok(()));
                game.play(&mut again, seat, action, &mut Log::default());
            }
        }
        // Listening changes nothing, and equal steps give equal states.
        assert_eq!(state, again);
    }
    panic!("a game did not end within {LONGEST_GAME} steps");
}

/// Counting and choosing without listing agree with the list.
pub fn counts_agree<G: Game>(seed: u64, steps: u32) {
    let mut dice = Dice::from_number(seed);
    let game: G = random_rules(&mut dice);
    let state = random_position(&game, &mut dice, steps);
    for seat in game.node(&state).acting().iter() {
        let mut legal = Legal::new();
        game.legal(&state, seat, &mut legal);
        assert_eq!(game.count(&state, seat, &mut Legal::new()), legal.len() as u64);
        for _ in 0..20 {
            let action = game.pick(&state, seat, &mut Legal::new(), &mut dice).expect("a list is never empty");
            assert_eq!(game.check(&state, seat, action), Ok(()));
        }
    }
}

/// States the laws for a game as tests. `$stray` makes random well-formed actions: [`Stray`]; `$phases` names every
/// phase, and each law is held at each of them.
#[macro_export]
macro_rules! laws {
    ($game:ty, $stray:expr, $phases:expr) => {
        mod laws {
            use super::*;
            use $crate::laws::at_every_phase;

            #[test]
            fn listed_is_checked() {
                at_every_phase::<$game>(&$phases, |seed, steps| {
                    $crate::laws::listed_is_checked::<$game>(seed, steps, $stray);
                });
            }

            #[test]
            fn notation_round_trips() {
                at_every_phase::<$game>(&$phases, |seed, steps| {
                    $crate::laws::notation_round_trips::<$game>(seed, steps, $stray);
                });
            }

            #[test]
            fn views_hold() {
                at_every_phase::<$game>(&$phases, |seed, steps| {
                    $crate::laws::views_hold::<$game>(seed, steps);
                });
            }

            #[test]
            fn secrets_stay_secret() {
                at_every_phase::<$game>(&$phases, |seed, steps| {
                    $crate::laws::secrets_stay_secret::<$game>(seed, steps);
                });
            }

            #[test]
            fn what_is_shown_is_said() {
                at_every_phase::<$game>(&$phases, |seed, steps| {
                    $crate::laws::what_is_shown_is_said::<$game>(seed, steps);
                });
            }

            #[test]
            fn counts_agree() {
                at_every_phase::<$game>(&$phases, |seed, steps| {
                    $crate::laws::counts_agree::<$game>(seed, steps);
                });
            }

            #[test]
            fn replay_agrees_and_games_end() {
                at_every_phase::<$game>(&$phases, |seed, _| $crate::laws::replay_agrees_and_games_end::<$game>(seed));
            }

            #[test]
            fn what_is_said_is_shown() {
                $crate::laws::what_is_said_is_shown::<$game>();
            }

            #[test]
            fn told_follows_from_views() {
                $crate::laws::told_follows_from_views::<$game>();
            }
        }
    };
}
