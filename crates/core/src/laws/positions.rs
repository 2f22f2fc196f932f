//! The positions that laws are held against: random ones, and some of every phase of the game.

use std::collections::{BTreeMap, BTreeSet};

use super::{random_position, random_rules, step};
use crate::dice::Dice;
use crate::game::Game;
use crate::legal::Legal;
use crate::seat::Observer;

/// How many random positions a law looks at, unless `FEERIE_LAW_CASES` says otherwise.
const CASES: u32 = 24;
/// From which random games they are: most after so many steps at most.
const STEPS: u32 = 400;
/// How far such a game is followed.
const MANY_STEPS: u32 = 6000;
/// How many games are looked through for the phases that were not met by chance.
const SEARCHED: u32 = 400;

/// Holds a law against random positions, the same ones each time, and against one of every phase that these did not
/// meet. `FEERIE_LAW_CASES` asks for a hunt: so many positions, and new ones each time.
///
/// `phases` is every phase there is, as views name them. One that no game reaches fails, and so does one that is not
/// on the list: a law that never saw a phase says nothing about it.
pub fn at_every_phase<G: Game>(phases: &[&str], law: impl Fn(u64, u32)) {
    let hunt: Option<u32> = std::env::var("FEERIE_LAW_CASES").ok().and_then(|text| text.parse().ok());
    let begin = if hunt.is_some() { u64::from(std::process::id()) << 32 } else { 0 };
    let mut missing: BTreeSet<&str> = phases.iter().copied().collect();
    let mut reached: BTreeMap<String, u32> = BTreeMap::new();
    for case in 0..hunt.unwrap_or(CASES) {
        let (seed, steps) = case_of(begin, case, STEPS);
        let phase = phase_after::<G>(seed, steps);
        missing.remove(&*phase);
        *reached.entry(phase).or_default() += 1;
        held(seed, steps, &law);
    }
    for case in 0..SEARCHED {
        if missing.is_empty() {
            break;
        }
        // A whole game, step by step: what is rare is looked for at every one of them.
        let (seed, _) = case_of(!begin, case, STEPS);
        for (steps, phase) in phases_of::<G>(seed) {
            if missing.remove(&*phase) {
                held(seed, steps, &law);
            }
            *reached.entry(phase).or_default() += 1;
        }
    }
    assert!(missing.is_empty(), "{}: no game reached {missing:?}, only {reached:?}", G::INFO.id);
    let unknown: Vec<&String> = reached.keys().filter(|phase| !phases.contains(&phase.as_str())).collect();
    assert!(unknown.is_empty(), "{}: {unknown:?} are not on the list of phases", G::INFO.id);
}

fn case_of(begin: u64, case: u32, most: u32) -> (u64, u32) {
    let mut dice = Dice::from_number(begin.wrapping_add(case.into()));
    (dice.bits(), dice.below(most))
}

/// The phases that the game of this seed goes through, each with how many steps led to it first.
fn phases_of<G: Game>(seed: u64) -> Vec<(u32, String)> {
    let mut dice = Dice::from_number(seed);
    let game: G = random_rules(&mut dice);
    let (mut state, mut scratch) = (game.start(), Legal::new());
    let mut found: Vec<(u32, String)> = Vec::new();
    for steps in 0..MANY_STEPS {
        let phase = phase_of(&game, &state);
        if found.iter().all(|(_, known)| *known != phase) {
            found.push((steps, phase));
        }
        if !step(&game, &mut state, &mut dice, &mut scratch) {
            break;
        }
    }
    found
}

fn phase_of<G: Game>(game: &G, state: &G::State) -> String {
    game.view_json(&game.view(state, Observer::All))["phase"].as_str().unwrap_or_default().to_owned()
}

/// The phase of the position that a law makes of this seed.
fn phase_after<G: Game>(seed: u64, steps: u32) -> String {
    let mut dice = Dice::from_number(seed);
    let game: G = random_rules(&mut dice);
    let state = random_position(&game, &mut dice, steps);
    phase_of(&game, &state)
}

/// Says which position it was if the law does not hold.
fn held(seed: u64, steps: u32, law: &impl Fn(u64, u32)) {
    struct Case(u64, u32);
    impl Drop for Case {
        fn drop(&mut self) {
            if std::thread::panicking() {
                eprintln!("the law does not hold for seed {} after {} steps", self.0, self.1);
            }
        }
    }
    let _case = Case(seed, steps);
    law(seed, steps);
}
