//! What every game that names its quantities keeps to.

use feerie_catalog::{Catalog, Visitor, visit};
use feerie_core::laws::random_rules;
use feerie_core::measure::{Key, Label, Measured, Readings, Seen};
use feerie_core::{Dice, Heuristic, Legal, Log, Node, Played};
use feerie_table::Games;
use feerie_words::{Lang, Words};
use std::collections::HashSet;

/// What a whole game comes to.
#[derive(Debug, PartialEq)]
struct Sums {
    numbers: Vec<Vec<Option<f64>>>,
    turns: u32,
    ends: Vec<&'static str>,
}

/// Plays at random from a seed, measuring every step.
fn measured<G: Measured>(game: &G, seed: u64) -> Sums {
    let quantities = game.quantities();
    let mut readings = Readings::new(&quantities, game.seats());
    let kinds = game.kinds();
    let mut dice = Dice::from_number(seed);
    let (mut state, mut legal, mut log) = (game.start(), Legal::new(), Log::default());
    let (mut turns, mut ends, mut order) = (0, Vec::new(), None);
    let witnessable = game.witnessable();
    assert!(witnessable.iter().all(|clause| G::INFO.clauses.contains(clause)));
    loop {
        let node = game.node(&state);
        let before = state.clone();
        log.0.clear();
        let outcome = matches!(node, Node::Chance).then(|| game.draw(&state, &mut dice));
        let step = match (&outcome, &node) {
            (Some(outcome), _) => {
                game.resolve(&mut state, outcome, &mut log);
                Played::Outcome(outcome)
            }
            (None, Node::Terminal(_)) => break,
            (None, node) => {
                let seat = node.acting().first().expect("somebody acts");
                legal.clear();
                game.legal(&state, seat, &mut legal);
                for action in &legal {
                    let (kind, key) = game.kind(action);
                    let keys = &kinds[usize::from(kind)].keys;
                    assert!(usize::from(key) < keys.len().max(1), "{action:?} is of kind {kind}, key {key}");
                }
                let action = game.pick(&state, seat, &mut legal, &mut dice).expect("something is legal");
                game.play(&mut state, seat, action, &mut log);
                Played::Action(seat, action)
            }
        };
        let seen = Seen { before: &before, step, after: &state, events: &log.0 };
        game.measure(&seen, &mut readings);
        game.witness(&seen, &mut |clause| assert!(witnessable.contains(&clause), "{clause} is not said to be seen"));
        turns += game.turns(&seen);
        ends.extend(log.0.iter().filter_map(|event| game.ending(event)));
        order = order.or_else(|| game.order(&state));
    }
    let mut places = order.expect("the order of play is known in the end").to_vec();
    places.sort_unstable();
    assert!(places.iter().copied().eq(0..game.seats()), "places in the order: {places:?}");
    let numbers = (0..quantities.len()).map(|quantity| readings.folded(quantity).collect()).collect();
    Sums { numbers, turns, ends }
}

struct Holds;

impl Visitor for Holds {
    type Output = ();

    fn visit<G: Heuristic + Measured>(self) {
        let words = Lang::ALL.map(|lang| Words::new(lang, &Catalog.infos()).expect("the words are sound"));
        let id = G::INFO.id;
        let mut ends = HashSet::new();
        for seed in 0..12 {
            let game: G = random_rules(&mut Dice::from_number(seed));
            named(&game, &words);
            let sums = measured(&game, seed);
            assert_eq!(sums, measured(&game, seed), "{id}: the same steps measure the same");
            assert!(sums.turns > 0, "{id}: a game without a turn");
            assert_eq!(sums.ends.len(), 1, "{id}: a game ends once: {:?}", sums.ends);
            let read = |numbers: &Vec<Option<f64>>| numbers.iter().any(|n| n.is_some_and(|n| n != 0.0));
            assert!(sums.numbers.iter().filter(|numbers| read(numbers)).count() > 4, "{id}: {sums:?}");
            ends.extend(sums.ends);
        }
        for (end, words) in ends.iter().flat_map(|end| words.iter().map(move |words| (end, words))) {
            assert!(words.has(&format!("ending-{id}-{end}")), "ending-{id}-{end}");
        }
    }
}

/// Names are given once, and there are words for all of them in both languages.
fn named<G: Measured>(game: &G, words: &[Words; 2]) {
    let id = G::INFO.id;
    let mut seen = HashSet::new();
    let said = |message: String| words.iter().for_each(|words| assert!(words.has(&message), "{message}"));
    for quantity in game.quantities() {
        assert!(seen.insert(quantity.id), "{id}: {} is named twice", quantity.id);
        said(format!("measure-{id}-{}", quantity.id));
        keyed(&quantity.keys, words);
        if quantity.columns > 0 {
            assert_eq!(quantity.keys.len() % usize::from(quantity.columns), 0, "{id}: rows of {}", quantity.id);
        }
    }
    seen.clear();
    for kind in game.kinds() {
        assert!(seen.insert(kind.id), "{id}: {} is named twice", kind.id);
        said(format!("kind-{id}-{}", kind.id));
        keyed(&kind.keys, words);
    }
}

fn keyed(keys: &[Key], words: &[Words; 2]) {
    let mut seen = HashSet::new();
    for key in keys {
        assert!(key.id.is_empty() || seen.insert(&key.id), "{} is named twice", key.id);
        for words in words {
            match &key.label {
                Label::Same | Label::Text { .. } => {}
                Label::Word(message) => assert!(words.has(message), "{message}"),
                Label::Choice(message, argument) => {
                    let said = words.try_say(message, &[(argument, key.id.as_str().into())]);
                    assert!(said.is_ok_and(|said| !said.is_empty()), "{message} of {}", key.id);
                }
            }
        }
    }
}

#[test]
fn every_game_measures_as_it_says() {
    for info in Catalog.infos() {
        visit(info.id, Holds).expect("a game of the catalogue");
    }
}
