//! Bots that remember their thoughts within a turn cannot peek either, choose the same every time, and never use a
//! thought in a position that it was not about.

use feerie_bots::{Budget, Choice, Level, Question, Search, SeatBot, choose};
use feerie_catalog::{Catalog, Visitor, visit};
use feerie_core::laws::{random_position, random_rules};
use feerie_core::{Actor, Dice, Heuristic, Legal, NoEvents, Node, Observer, Seat};
use feerie_table::Games;
use std::sync::Arc;

/// Games looked at, and steps followed in each.
const GAMES: u64 = 10;
const STEPS: u32 = 24;
const BUDGET: Budget<'static> = Budget::iterations(30);

/// One game from a random position on, as a seat's bots see it.
trait Check: Copy {
    /// Follows the game; answers how many visits were inherited.
    fn follow<G: Heuristic>(self, game: &Arc<G>, state: G::State, seat: Seat, number: u64) -> u32;
}

struct Each<C>(C);

impl<C: Check> Visitor for Each<C> {
    type Output = u32;

    fn visit<G: Heuristic>(self) -> u32 {
        let mut inherited = 0;
        for number in 0..GAMES {
            let mut dice = Dice::from_number(number);
            let game: Arc<G> = Arc::new(random_rules(&mut dice));
            let steps = dice.below(100);
            let mut state = random_position(&*game, &mut dice, steps);
            while game.node(&state) == Node::Chance {
                let outcome = game.draw(&state, &mut dice);
                game.resolve(&mut state, &outcome, &mut NoEvents);
            }
            if let Some(seat) = game.node(&state).acting().first() {
                inherited += self.0.follow(&game, state, seat, number);
            }
        }
        inherited
    }
}

/// Runs a check on every game. Four of them have turns of several steps; in elementals nobody has turns to remember in.
fn in_every_game<C: Check>(check: C) {
    for card in Catalog.infos() {
        let inherited = visit(card.id, Each(check)).expect("the catalogue knows its own games");
        assert_eq!(inherited > 0, card.id != "elementals", "{}: {inherited} visits were inherited", card.id);
    }
}

/// The dice of the bots' choice at a step.
fn bot_dice(number: u64, step: u32) -> Dice {
    Dice::from_number(number * 1000 + u64::from(step))
}

/// Somebody's next step, at random, or chance's; none at the end of the game.
fn any_step<G: Heuristic>(game: &G, state: &G::State, dice: &mut Dice) -> Option<Step<G>> {
    match game.node(state) {
        Node::Terminal(_) => None,
        Node::Chance => Some(Step::Outcome(game.draw(state, dice))),
        node => {
            let seat = node.acting().first()?;
            Some(Step::Action(seat, game.pick(state, seat, &mut Legal::new(), dice)?))
        }
    }
}

enum Step<G: Heuristic> {
    Action(Seat, G::Action),
    Outcome(G::Outcome),
}

impl<G: Heuristic> Step<G> {
    /// Makes the step if it can be made here.
    fn make(&self, game: &G, state: &mut G::State) -> bool {
        let may = match self {
            Step::Action(seat, action) => {
                game.may_act(state, Actor::Seat(*seat)).is_ok() && game.check(state, *seat, *action).is_ok()
            }
            Step::Outcome(outcome) => game.node(state) == Node::Chance && game.admit(state, outcome).is_ok(),
        };
        match self {
            Step::Action(seat, action) if may => game.play(state, *seat, *action, &mut NoEvents),
            Step::Outcome(outcome) if may => game.resolve(state, outcome, &mut NoEvents),
            _ => {}
        }
        may
    }
}

/// Two games that look the same to a seat, as long as they do.
#[derive(Clone, Copy)]
struct NobodyPeeks;

impl Check for NobodyPeeks {
    fn follow<G: Heuristic>(self, game: &Arc<G>, state: G::State, seat: Seat, number: u64) -> u32 {
        let view_of = |state: &G::State| game.view(state, Observer::Seat(seat));
        let mut dice = Dice::from_number(number + 500);
        let mut other = game.imagine(&view_of(&state), &mut dice);
        let mut state = state;
        let strong = || SeatBot::new(Arc::clone(game), seat, Level::Strong);
        let with_trees = || SeatBot::searching(Arc::clone(game), seat, Search { trees: 2, ..Search::default() });
        let [mut here, mut there, mut trees, mut same_trees] = [strong(), strong(), with_trees(), with_trees()];
        let mut inherited = 0;
        for step in 0..STEPS {
            let next = if game.node(&state).acting().contains(seat) {
                let (view, other_view) = (view_of(&state), view_of(&other));
                if view != other_view {
                    break;
                }
                let choice = |bot: &mut SeatBot<G>, view| bot.choose(view, BUDGET, &mut bot_dice(number, step));
                let chosen: Option<Choice<_>> = choice(&mut here, &view);
                assert_eq!(chosen, choice(&mut there, &other_view), "{}: a bot peeks", G::INFO.id);
                assert_eq!(choice(&mut trees, &view), choice(&mut same_trees, &other_view), "{}", G::INFO.id);
                inherited += here.inherited();
                let chosen = chosen.unwrap_or_else(|| panic!("{}: no choice", G::INFO.id));
                let sum: f32 = chosen.estimate.iter().sum();
                assert!((sum - 1.0).abs() < 0.02, "{}: {:?}", G::INFO.id, chosen.estimate);
                Step::Action(seat, chosen.action)
            } else {
                let Some(next) = any_step(&**game, &state, &mut dice) else { break };
                next
            };
            assert!(next.make(game, &mut state), "{}: a choice is not legal", G::INFO.id);
            // What is hidden may allow a step in one world alone: there they part.
            if !next.make(game, &mut other) {
                break;
            }
        }
        inherited
    }
}

#[test]
fn equal_views_all_along_give_equal_choices() {
    in_every_game(NobodyPeeks);
}

/// A bot whose choice is often not what is played: it notices, and is none the worse for what it remembers.
#[derive(Clone, Copy)]
struct ThinksAfresh;

impl Check for ThinksAfresh {
    fn follow<G: Heuristic>(self, game: &Arc<G>, mut state: G::State, seat: Seat, number: u64) -> u32 {
        let mut dice = Dice::from_number(number + 500);
        let mut bot = SeatBot::new(Arc::clone(game), seat, Level::Strong);
        let mut inherited = 0;
        // Whether the bot's own last choice, and chance alone, led here.
        let mut follows = false;
        for step in 0..STEPS {
            if game.node(&state) != Node::Decision(seat) {
                let Some(next) = any_step(&**game, &state, &mut dice) else { break };
                follows &= matches!(next, Step::Outcome(_));
                next.make(game, &mut state);
                continue;
            }
            let view = game.view(&state, Observer::Seat(seat));
            let choice = bot.choose(&view, BUDGET, &mut bot_dice(number, step));
            let afresh =
                choose(Level::Strong, Question::new(&**game, seat, &view, BUDGET), &mut bot_dice(number, step));
            if !follows {
                assert_eq!(bot.inherited(), 0, "{}: a thought is used where it does not belong", G::INFO.id);
            }
            if bot.inherited() == 0 {
                assert_eq!(choice, afresh, "{}: nothing is inherited, and yet it matters", G::INFO.id);
            }
            inherited += bot.inherited();
            let chosen = choice.unwrap_or_else(|| panic!("{}: no choice", G::INFO.id)).action;
            let random = game.pick(&state, seat, &mut Legal::new(), &mut dice).expect("a list is never empty");
            let played = if dice.below(3) == 0 { random } else { chosen };
            let after = |action| {
                let mut next = state.clone();
                game.play(&mut next, seat, action, &mut NoEvents);
                next
            };
            // Another action may lead to the same position.
            follows = game.node(&state) == Node::Decision(seat) && after(played) == after(chosen);
            state = after(played);
        }
        inherited
    }
}

#[test]
fn what_does_not_follow_from_the_last_choice_is_thought_about_afresh() {
    in_every_game(ThinksAfresh);
}
