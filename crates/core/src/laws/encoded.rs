//! The laws of [`Encode`]: words tell every legal action apart, and features tell any two views of a table apart.

use super::{random_rules, step};
use crate::dice::Dice;
use crate::encode::{Encode, Features, groups};
use crate::legal::Legal;
use crate::seat::{Observer, Seat};
use std::collections::{HashMap, HashSet};

/// A seat, and the features of what it saw, bit by bit.
type Row = (u8, Vec<(u16, u32)>);

/// Features of every view that a random game shows to its seats, and words of everything they may do.
pub fn encoding_holds<G: Encode>(seed: u64, steps: u32) {
    let mut dice = Dice::from_number(seed);
    let game: G = random_rules(&mut dice);
    let mut state = game.start();
    let mut scratch = Legal::new();
    let mut found = Vec::new();
    let mut seen: HashMap<Row, G::View> = HashMap::new();
    for _ in 0..steps {
        for seat in Seat::all(game.seats()) {
            let view = game.view(&state, Observer::Seat(seat));
            let mut features = Features::new(&mut found);
            game.observe(&view, seat, &mut features);
            assert_eq!(features.len(), G::FEATURES, "the number of features");
            assert!(found.windows(2).all(|pair| pair[0].0 < pair[1].0), "features come in order, once each");
            assert!(found.iter().all(|&(_, value)| value.is_finite() && value > 0.0));
            let key = found.iter().map(|&(number, value)| (number, value.to_bits())).collect();
            let other = seen.entry((seat.0, key)).or_insert_with(|| view.clone());
            assert_eq!(*other, view, "two views of {seat:?} have the same features");
        }
        for seat in game.node(&state).acting().iter() {
            words_tell_apart(&game, &game.view(&state, Observer::Seat(seat)), seat, &mut dice);
        }
        if !step(&game, &mut state, &mut dice, &mut scratch) {
            break;
        }
    }
    let view = game.view(&game.start(), Observer::Seat(Seat(0)));
    let total: usize = groups(&game, &view, Seat(0)).iter().map(|group| usize::from(group.len)).sum();
    assert_eq!(total, G::FEATURES, "every feature is described");
}

fn words_tell_apart<G: Encode>(game: &G, view: &G::View, seat: Seat, dice: &mut Dice) {
    // By law what a seat may do follows from its view: any world that fits it will do.
    let mut legal = Legal::new();
    game.legal(&game.imagine(view, dice), seat, &mut legal);
    let mut words = Vec::new();
    game.words(view, seat, &legal, |word| words.push(word.expect("every action has a word")));
    let words: Vec<_> = legal.iter().zip(words).collect();
    let all: HashSet<&[u16]> = words.iter().map(|(_, word)| &**word).collect();
    assert_eq!(all.len(), words.len(), "each word says one action");
    for (action, word) in &words {
        assert!(!word.is_empty() && word.iter().all(|&token| usize::from(token) < G::TOKENS), "{action:?}: {word:?}");
        let begins = (1..word.len()).any(|n| all.contains(&word[..n]));
        assert!(!begins, "another word begins that of {action:?}");
    }
}
