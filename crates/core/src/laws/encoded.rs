//! The laws of [`Encode`]: words tell every legal action apart, and features tell any two views of a table apart.

use super::{random_rules, step};
use crate::dice::Dice;
use crate::encode::{Encode, Feature, Features, Group, Word, groups, plain_groups, plane_groups, playable};
use crate::legal::Legal;
use crate::seat::{Observer, Seat};
use std::collections::{HashMap, HashSet};

/// A seat, and the features of what it saw, bit by bit.
type Row = (u8, Vec<(u16, u32)>);

/// How often a law looks at what else might have happened, and at how many other steps then.
const SIDEWAYS: (u32, usize) = (3, 8);

/// Features of every view that a random game shows to its seats, and words of everything they may do.
pub fn encoding_holds<G: Encode>(seed: u64, steps: u32) {
    let mut dice = Dice::from_number(seed);
    let game: G = random_rules(&mut dice);
    encoding_holds_at(&game, &mut dice, 1, steps);
}

/// The same at one table, for several games of so many steps.
pub fn encoding_holds_at<G: Encode>(game: &G, dice: &mut Dice, games: u32, steps: u32) {
    let view = game.view(&game.start(), Observer::Seat(Seat(0)));
    let total = |groups: Vec<Group>| groups.iter().map(|group| usize::from(group.len)).sum::<usize>();
    assert_eq!(total(groups(game, &view, Seat(0))), G::FEATURES, "every feature is described");
    assert_eq!(total(plain_groups(game, &view, Seat(0))), G::PLAIN_FEATURES, "every plain feature is described");
    let squares = G::BOARD.map_or(0, |(rows, columns)| usize::from(rows) * usize::from(columns));
    let described = plane_groups(game, &view, Seat(0));
    assert!(described.iter().all(|group| usize::from(group.len) % squares == 0), "planes are as large as the board");
    let mut seen = Seen { rows: Default::default(), found: Vec::new(), on_planes: total(described) };
    let mut scratch = Legal::new();
    for _ in 0..games {
        let mut state = game.start();
        for step_number in 0..steps {
            seen.look(game, &state);
            for seat in game.node(&state).acting().iter() {
                words_hold(game, &game.view(&state, Observer::Seat(seat)), seat, dice);
            }
            if step_number % SIDEWAYS.0 == 0 {
                look_sideways(game, &state, &mut seen, dice);
            }
            if !step(game, &mut state, dice, &mut scratch) {
                break;
            }
        }
    }
}

/// What else the next step may lead to: positions in which all that only counts turns is the same.
fn look_sideways<G: Encode>(game: &G, state: &G::State, seen: &mut Seen<G>, dice: &mut Dice) {
    let mut scratch = Legal::new();
    for _ in 0..SIDEWAYS.1 {
        let mut other = state.clone();
        if step(game, &mut other, dice, &mut scratch) {
            seen.look(game, &other);
        }
    }
}

/// The views of a table by their features.
struct Seen<G: Encode> {
    /// By all features, and by the plain ones.
    rows: [HashMap<Row, G::View>; 2],
    found: Vec<Feature>,
    on_planes: usize,
}

impl<G: Encode> Seen<G> {
    /// Looks at a position through the eyes of each seat.
    fn look(&mut self, game: &G, state: &G::State) {
        let found = &mut self.found;
        for seat in Seat::all(game.seats()) {
            let view = game.view(state, Observer::Seat(seat));
            for (plain, size) in [(false, G::FEATURES), (true, G::PLAIN_FEATURES)] {
                let mut features = Features::new(found);
                match plain {
                    true => game.observe_plainly(&view, seat, &mut features),
                    false => game.observe(&view, seat, &mut features),
                }
                assert_eq!(features.len(), size, "the number of features");
                assert!(found.windows(2).all(|pair| pair[0].0 < pair[1].0), "features come in order, once each");
                assert!(found.iter().all(|&(_, value)| value.is_finite() && value > 0.0));
                let key = found.iter().map(|&(number, value)| (number, value.to_bits())).collect();
                let other = self.rows[usize::from(plain)].entry((seat.0, key)).or_insert_with(|| view.clone());
                assert_eq!(*other, view, "two views of {seat:?} have the same features");
            }
            let mut features = Features::new(found);
            game.planes(&view, seat, &mut features);
            assert_eq!(features.len(), self.on_planes, "the number of places on planes");
            let is_on_planes = |&(place, value): &Feature| usize::from(place) < self.on_planes && value > 0.0;
            assert!(found.iter().all(is_on_planes) && found.iter().all(|(_, value)| value.is_finite()));
        }
    }
}

/// Every action of a seat to act has a word of its own, which begins no other one.
fn words_hold<G: Encode>(game: &G, view: &G::View, seat: Seat, dice: &mut Dice) {
    // By law what a seat may do follows from its view: any world that fits it will do.
    let (mut listed, mut legal) = (Legal::new(), Legal::new());
    game.legal(&game.imagine(view, dice), seat, &mut listed);
    playable(game, &listed, &mut legal);
    let (mut words, mut plain) = (Vec::new(), Vec::new());
    game.words(view, seat, &legal, |word| words.push(word));
    words_tell_apart::<G>(&legal, &words, G::TOKENS);
    game.words_plainly(view, seat, &legal, |word| plain.push(word));
    words_tell_apart::<G>(&legal, &plain, G::PLAIN_TOKENS);
    let begins = |(word, plain): (&Option<Word>, &Option<Word>)| {
        word.as_ref().zip(plain.as_ref()).is_some_and(|(word, plain)| word.starts_with(plain))
    };
    assert!(words.iter().zip(&plain).all(begins), "the plain word begins the one that also says what happens");
}

fn words_tell_apart<G: Encode>(legal: &[G::Action], words: &[Option<Word>], tokens: usize) {
    let words = words.iter().map(|word| word.as_ref().expect("every action has a word"));
    let words: Vec<_> = legal.iter().zip(words).collect();
    let all: HashSet<&[u16]> = words.iter().map(|(_, word)| &***word).collect();
    assert_eq!(all.len(), words.len(), "each word says one action");
    for (action, word) in &words {
        assert!(!word.is_empty() && word.iter().all(|&token| usize::from(token) < tokens), "{action:?}: {word:?}");
        let begins = (1..word.len()).any(|n| all.contains(&word[..n]));
        assert!(!begins, "another word begins that of {action:?}");
    }
}
