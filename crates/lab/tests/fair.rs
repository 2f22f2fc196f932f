//! Bots cannot peek, and a budget of iterations gives the same choice every time, in every game of the house.

use feerie_bots::{Budget, Level, Question, Search, choose};
use feerie_catalog::{Catalog, Visitor, visit};
use feerie_core::laws::{default_rules, random_position, random_rules};
use feerie_core::{Dice, Heuristic, Legal, NoEvents, Node, Observer, Seat};
use feerie_table::Games;
use std::sync::atomic::{AtomicU32, Ordering};

/// Positions looked at in each game.
const POSITIONS: u64 = 12;
const BUDGET: Budget<'static> = Budget::iterations(40);

/// Runs a check on every game of the house.
fn in_every_game<C: Check>(check: C) {
    for card in Catalog.infos() {
        visit(card.id, Each(check)).expect("the catalogue knows its own games");
    }
}

trait Check: Copy {
    fn check<G: Heuristic>(self, game: &G, state: &G::State, seat: Seat, number: u64);
}

#[derive(Clone, Copy)]
struct Each<C>(C);

impl<C: Check> Visitor for Each<C> {
    type Output = ();

    fn visit<G: Heuristic>(self) {
        let mut seen = 0;
        for number in 0..POSITIONS {
            let mut dice = Dice::from_number(number);
            // Where there is a `master`, half of the tables are of its kind.
            let game: G = match G::INFO.masters {
                [seats, ..] if number % 2 == 0 => default_rules(*seats),
                _ => random_rules(&mut dice),
            };
            let steps = dice.below(120);
            let mut state = random_position(&game, &mut dice, steps);
            while game.node(&state) == Node::Chance {
                let outcome = game.draw(&state, &mut dice);
                game.resolve(&mut state, &outcome, &mut NoEvents);
            }
            for seat in game.node(&state).acting().iter() {
                self.0.check(&game, &state, seat, number);
                seen += 1;
            }
        }
        assert!(seen > POSITIONS / 2, "{}: only {seen} decisions were met", G::INFO.id);
    }
}

/// Somebody who chooses for a seat and is handed a whole world: whether they look at more than the seat's view is
/// what the test finds out.
trait Player: Copy {
    fn choose<G: Heuristic>(self, game: &G, world: &G::State, seat: Seat, number: u64) -> Vec<String>;
}

/// Bots of every level, as tables ask them.
#[derive(Clone, Copy)]
struct Bots;

impl Player for Bots {
    fn choose<G: Heuristic>(self, game: &G, world: &G::State, seat: Seat, number: u64) -> Vec<String> {
        let view = game.view(world, Observer::Seat(seat));
        let question = Question::new(game, seat, &view, BUDGET);
        let choice = |level: Level| choose(level, question, &mut Dice::from_number(number));
        Level::ALL.map(|level| format!("{level}: {:?}", choice(level).expect("the seat is to act"))).to_vec()
    }
}

/// Somebody who looks at what no view shows.
#[derive(Clone, Copy)]
struct Peeker;

impl Player for Peeker {
    fn choose<G: Heuristic>(self, game: &G, world: &G::State, seat: Seat, _number: u64) -> Vec<String> {
        let mut legal = Legal::new();
        game.legal(world, seat, &mut legal);
        let secret = format!("{world:?}").bytes().fold(0usize, |sum, byte| sum.wrapping_mul(31) ^ usize::from(byte));
        vec![format!("{:?}", legal[secret % legal.len()])]
    }
}

#[derive(Clone, Copy)]
struct NobodyPeeks<P>(P);

impl<P: Player> Check for NobodyPeeks<P> {
    fn check<G: Heuristic>(self, game: &G, state: &G::State, seat: Seat, number: u64) {
        // Another world that looks the same to the seat: what it may not know is different in it.
        let view = game.view(state, Observer::Seat(seat));
        let other = game.imagine(&view, &mut Dice::from_number(number + 1000));
        assert_eq!(view, game.view(&other, Observer::Seat(seat)));
        let [here, there] = [state, &other].map(|world| self.0.choose(game, world, seat, number));
        assert_eq!(here, there, "{}: seat {seat} chooses by what it cannot see", G::INFO.id);
    }
}

#[test]
fn bots_choose_alike_in_worlds_that_look_alike() {
    in_every_game(NobodyPeeks(Bots));
}

#[test]
#[should_panic(expected = "chooses by what it cannot see")]
fn whoever_peeks_is_found_out() {
    in_every_game(NobodyPeeks(Peeker));
}

#[derive(Clone, Copy)]
struct ChoicesAreLegal;

impl Check for ChoicesAreLegal {
    fn check<G: Heuristic>(self, game: &G, state: &G::State, seat: Seat, number: u64) {
        let view = game.view(state, Observer::Seat(seat));
        for level in Level::ALL {
            let choice = choose(level, Question::new(game, seat, &view, BUDGET), &mut Dice::from_number(number));
            let choice = choice.unwrap_or_else(|| panic!("{}: {level} has no choice", G::INFO.id));
            assert_eq!(game.check(state, seat, choice.action), Ok(()), "{}: {level} {:?}", G::INFO.id, choice.action);
            assert_eq!(choice.best.first().map(|(action, _)| *action), Some(choice.action));
            let sum: f32 = choice.estimate.iter().sum();
            assert!((sum - 1.0).abs() < 0.02, "{}: {level} estimates {:?}", G::INFO.id, choice.estimate);
        }
    }
}

#[test]
fn choices_are_legal_and_estimates_are_shares() {
    in_every_game(ChoicesAreLegal);
}

#[derive(Clone, Copy)]
struct NotToMove;

impl Check for NotToMove {
    fn check<G: Heuristic>(self, game: &G, state: &G::State, _seat: Seat, number: u64) {
        let acting = game.node(state).acting();
        for idle in Seat::all(game.seats()).filter(|&seat| !acting.contains(seat)) {
            let view = game.view(state, Observer::Seat(idle));
            for level in Level::ALL {
                let choice = choose(level, Question::new(game, idle, &view, BUDGET), &mut Dice::from_number(number));
                assert_eq!(choice, None, "{}: {level} plays out of turn", G::INFO.id);
            }
        }
    }
}

#[test]
fn a_seat_that_is_not_to_move_gets_no_choice() {
    in_every_game(NotToMove);
}

#[derive(Clone, Copy)]
struct SeveralTrees;

impl Check for SeveralTrees {
    fn check<G: Heuristic>(self, game: &G, state: &G::State, seat: Seat, number: u64) {
        let view = game.view(state, Observer::Seat(seat));
        let choice = |trees| {
            let search = Search { trees, ..Search::default() };
            search.choose(Question::new(game, seat, &view, BUDGET), &mut Dice::from_number(number))
        };
        assert_eq!(choice(3), choice(3), "{}: trees side by side are not reproducible", G::INFO.id);
    }
}

#[test]
fn trees_side_by_side_give_the_same_choice_every_time() {
    in_every_game(SeveralTrees);
}

#[derive(Clone, Copy)]
struct TimeIsUp;

impl Check for TimeIsUp {
    fn check<G: Heuristic>(self, game: &G, state: &G::State, seat: Seat, number: u64) {
        const LIMIT: u32 = 25;
        let view = game.view(state, Observer::Seat(seat));
        let asked = AtomicU32::new(0);
        let stop = || asked.fetch_add(1, Ordering::Relaxed) + 1 >= LIMIT;
        let budget = Budget { iterations: u32::MAX, stop: Some(&stop) };
        let choice = choose(Level::Strong, Question::new(game, seat, &view, budget), &mut Dice::from_number(number));
        assert!(choice.is_some(), "{}: no choice in time", G::INFO.id);
        let asked = asked.load(Ordering::Relaxed);
        assert!(asked <= LIMIT, "{}: thought on after the time was up ({asked})", G::INFO.id);
    }
}

#[test]
fn a_search_ends_when_its_time_is_up() {
    in_every_game(TimeIsUp);
}

#[derive(Clone, Copy)]
struct NothingToImagine;

impl Check for NothingToImagine {
    fn check<G: Heuristic>(self, game: &G, state: &G::State, seat: Seat, number: u64) {
        let view = game.view(state, Observer::Seat(seat));
        if game.shows_all(&view) {
            let world = game.imagine(&view, &mut Dice::from_number(number));
            assert_eq!(world, *state, "{}: a view is said to show all and does not", G::INFO.id);
        }
    }
}

/// A search trusts `shows_all`: what may be done at a node is then listed once.
#[test]
fn a_view_that_shows_all_is_the_whole_position() {
    in_every_game(NothingToImagine);
}
