//! What a step shows: [`Game::reveals_hidden`] says so exactly where somebody learns something that was hidden.
//!
//! Somebody learns something when a world that was possible before is not any more. So the law asks of worlds
//! imagined from each observer's view: could the seat have done something there that looks the same?

use super::told::hides;
use super::{concrete, random_position, random_rules};
use crate::dice::Dice;
use crate::event::{Event, Log, NoEvents};
use crate::game::{Game, Played};
use crate::legal::Legal;
use crate::node::Node;
use crate::seat::{Observer, Seat, SeatSet};

/// How many worlds each observer imagines where nothing must have been learnt.
const WORLDS: u32 = 3;
/// How many where something must have been.
const MANY_WORLDS: u32 = 40;
/// How many steps of one game are looked at.
const STEPS: u32 = 30;
/// How many games are asked together whether what is said to show does.
const GAMES: u64 = 16;

/// A seat's act at one position.
struct Act<'a, G: Game> {
    game: &'a G,
    before: &'a G::State,
    seat: Seat,
    action: G::Action,
}

/// What an observer makes of a step.
type Impression<G> = (<G as Game>::View, Vec<<G as Game>::Event>);

impl<G: Game> Act<'_, G> {
    fn impression(&self, world: &G::State, action: G::Action, who: Observer) -> Impression<G> {
        let mut after = world.clone();
        let mut log = Log::default();
        self.game.play(&mut after, self.seat, action, &mut log);
        (self.game.view(&after, who), log.0.iter().filter_map(|event| event.told_to(who)).collect())
    }

    /// Who is to act after the step.
    fn next(&self, world: &G::State, action: G::Action) -> SeatSet {
        let mut after = world.clone();
        self.game.play(&mut after, self.seat, action, &mut NoEvents);
        self.game.node(&after).acting()
    }

    /// Whether a world that was possible to an observer still is, given what they saw and heard.
    ///
    /// That a secret choice of several steps goes on or ends is seen by everybody, and is no secret: a world where
    /// nothing the seat could do lets the same seats act next counts as possible.
    fn remains_possible(&self, world: &G::State, who: Observer) -> bool {
        let seen = self.impression(self.before, self.action, who);
        let fits =
            |action| self.game.check(world, self.seat, action).is_ok() && self.impression(world, action, who) == seen;
        if fits(self.action) {
            return true;
        }
        // Others may not know which action it was: then any that looks the same will do.
        let mut legal = Legal::new();
        if !who.knows(self.seat) && self.game.node(world).acting().contains(self.seat) {
            self.game.legal(world, self.seat, &mut legal);
        }
        let actions = || legal.iter().map(|&action| concrete(self.game, action));
        let next = self.next(self.before, self.action);
        actions().any(fits) || (!legal.is_empty() && actions().all(|action| self.next(world, action) != next))
    }

    /// Whether some observer can rule out a world that they could not rule out before.
    fn is_learnt_from(&self, worlds: u32, dice: &mut Dice) -> bool {
        Observer::every(self.game.seats()).filter(|who| *who != Observer::All).any(|who| {
            let view = self.game.view(self.before, who);
            (0..worlds).any(|_| !self.remains_possible(&self.game.imagine(&view, dice), who))
        })
    }
}

/// How often acts were said to show something, and how often some observer learnt something from one of those.
#[derive(Default)]
struct Tally {
    said: u32,
    learnt: u32,
}

/// Follows a game for some steps from a position: what is said to show nothing hidden teaches nobody anything.
fn follow<G: Game>(game: &G, mut state: G::State, steps: u32, dice: &mut Dice) -> Tally {
    let mut tally = Tally::default();
    for _ in 0..steps {
        let before = state.clone();
        match game.node(&state) {
            Node::Terminal(_) => break,
            Node::Chance => {
                let outcome = game.draw(&state, dice);
                game.resolve(&mut state, &outcome, &mut NoEvents);
            }
            node => {
                let seats: Vec<Seat> = node.acting().iter().collect();
                let seat = *dice.pick(&seats).expect("somebody is to act");
                let action = game.pick(&state, seat, &mut Legal::new(), dice).expect("a list is never empty");
                game.play(&mut state, seat, action, &mut NoEvents);
                let act = Act { game, before: &before, seat, action };
                if game.reveals_hidden(&before, Played::Action(seat, action), &state) {
                    tally.said += 1;
                    tally.learnt += u32::from(act.is_learnt_from(MANY_WORLDS, dice));
                } else {
                    assert!(
                        !act.is_learnt_from(WORLDS, dice),
                        "reveals_hidden answered false for seat {seat}'s {}, but an observer learnt something hidden",
                        crate::game::action_text(game, &action)
                    );
                }
            }
        }
    }
    tally
}

/// Acts that are said to show nothing hidden teach nobody anything.
pub fn what_is_shown_is_said<G: Game>(seed: u64, steps: u32) {
    let mut dice = Dice::from_number(seed);
    let game: G = random_rules(&mut dice);
    let state = random_position(&game, &mut dice, steps);
    follow(&game, state, STEPS, &mut dice);
}

/// Acts that are said to show something mostly do. Not all: what is laid open could sometimes be deduced, and in
/// a single game even always, so this is asked of the same many games together.
pub fn what_is_said_is_shown<G: Game>() {
    let mut all = Tally::default();
    let mut has_secrets = false;
    for seed in 0..GAMES {
        let mut dice = Dice::from_number(seed);
        let game: G = random_rules(&mut dice);
        // Something is hidden once the game is under way, if anything ever is.
        let later = random_position(&game, &mut Dice::from_number(seed), STEPS);
        has_secrets |= hides(&game, &later, &mut Dice::from_number(seed));
        let state = random_position(&game, &mut dice, 0);
        let tally = follow(&game, state, STEPS, &mut dice);
        all.said += tally.said;
        all.learnt += tally.learnt;
    }
    assert!(all.said > 0 || !has_secrets, "{}: something is hidden, and nothing ever shows it", G::INFO.id);
    assert!(2 * all.learnt >= all.said, "{} acts are said to show something, {} do", all.said, all.learnt);
}
