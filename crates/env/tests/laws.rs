//! The laws of the numbers for learning at every table that can be chosen by name, and that they would notice a mistake.

use feerie_catalog::{ENCODED, EncodedVisitor, visit_encoded};
use feerie_core::encode::{Encode, Word};
use feerie_core::laws::{default_rules, encoding_holds_at};
use feerie_core::testing::{Leak, Leaky, Mistake};
use feerie_core::{Dice, Game, Heuristic, Observer, Options};
use feerie_env::Listing;
use std::panic::catch_unwind;

/// A game at every number of seats, and by every preset at the fewest that it takes.
fn tables<G: Game>() -> Vec<G> {
    let presets = G::INFO.presets.iter().map(|preset| {
        let given = serde_json::from_str(preset.options).expect("a preset is an object");
        let seats = G::INFO.seats_range().find_map(|seats| G::new(G::Options::read(&given, seats).ok()?, seats).ok());
        seats.unwrap_or_else(|| panic!("no table takes {}", preset.id))
    });
    G::INFO.seats_range().map(default_rules).chain(presets).collect()
}

/// Features and words at every table.
struct Hold;

impl EncodedVisitor for Hold {
    type Output = usize;

    fn visit<G: Heuristic + Encode>(self) -> usize {
        let tables = tables::<G>();
        for (number, game) in tables.iter().enumerate() {
            encoding_holds_at(game, &mut Dice::from_number(number as u64), 2, 60);
        }
        tables.len()
    }
}

#[test]
fn views_and_actions_are_told_apart_at_every_table() {
    for game in ENCODED {
        assert!(visit_encoded(game, Hold).unwrap() > 3, "{game}");
    }
}

/// Says every legal action's word, token by token, and listens to what is understood.
struct Understood;

impl EncodedVisitor for Understood {
    type Output = ();

    fn visit<G: Heuristic + Encode>(self) {
        for (number, game) in tables::<G>().iter().enumerate() {
            let mut dice = Dice::from_number(number as u64);
            let (mut state, mut scratch) = (game.start(), feerie_core::Legal::new());
            for step in 0..120 {
                for seat in game.node(&state).acting().iter().filter(|_| step % 6 == 0) {
                    let mut listing = Listing::<G>::default();
                    listing.list(game, &state, &game.view(&state, Observer::Seat(seat)), seat);
                    assert!(!listing.is_mute());
                    for (action, word) in listing.words() {
                        assert_eq!(understood(listing.clone(), word), Some(*action), "{word:?}");
                    }
                }
                if !feerie_core::laws::step(game, &mut state, &mut dice, &mut scratch) {
                    break;
                }
            }
        }
    }
}

/// What a listing takes a word for. Tokens that leave no choice are not asked for, so they are not said.
fn understood<G: Encode>(mut listing: Listing<G>, word: &Word) -> Option<G::Action> {
    word.iter().find_map(|&token| {
        let asked: Vec<u16> = listing.tokens().collect();
        assert!(!asked.is_empty(), "a word that was begun cannot be ended");
        match (asked.contains(&token), listing.say(token)) {
            (true, feerie_env::Said::Action(action)) => Some(action),
            (true, feerie_env::Said::More) => None,
            (_, said) => {
                assert_eq!(said, feerie_env::Said::Nothing, "a token that nobody asked for");
                None
            }
        }
    })
}

#[test]
fn every_word_is_understood_as_the_action_that_it_says() {
    for game in ENCODED {
        visit_encoded(game, Understood).unwrap();
    }
}

/// Where things stand or lie in each game, by how the names of those features begin that say it or follow from it: without them
/// views look alike.
const TOLD: [(&str, &[&str]); 5] = [
    ("elfe", &["the elf", "fairy", "princes", "suitor", "steps of", "what the evaluation"]),
    (
        "lutins",
        &[
            "tree",
            "lutins in",
            "how many",
            "squares",
            "a tree that",
            "one turn",
            "two turns",
            "three turns",
            "farther",
            "waiting, ",
        ],
    ),
    ("elementals", &["own reaction time"]),
    ("armes", &["figure: ", "can: ", "objective: ", "in a role: ", "what the evaluation", "the evaluation's tenths"]),
    ("pixies", &["goods behind the screen", "stock of the board"]),
];

/// Forgets it, in one of the games.
struct Forgets<const N: usize>;
/// Says all words that are as long alike.
struct Stutters;

impl<G: Game, const N: usize> Leak<G> for Forgets<N> {
    type Secret = ();
    fn told(_s: &G::State, _who: Observer) {}
}

impl<const N: usize> Mistake for Forgets<N> {
    const FORGOTTEN: &'static [&'static str] = TOLD[N].1;
}

impl<G: Game> Leak<G> for Stutters {
    type Secret = ();
    fn told(_s: &G::State, _who: Observer) {}
}

impl Mistake for Stutters {
    fn said(word: Word) -> Word {
        word.iter().map(|_| 0).collect()
    }
}

/// What the laws say of a game with a mistake.
fn complaint<G: Encode, M: Leak<G, Secret = ()> + Mistake>() -> String {
    let look = || {
        let game: Leaky<G, M> = default_rules(2);
        encoding_holds_at(&game, &mut Dice::from_number(3), 2, 160);
    };
    let Err(said) = catch_unwind(look) else { return "nothing".to_owned() };
    said.downcast_ref::<String>()
        .cloned()
        .or_else(|| said.downcast_ref::<&str>().map(|said| (*said).to_owned()))
        .unwrap()
}

/// What the laws say of mistakes in the numbers of a game: of things forgotten, and of words that are alike.
struct Noticed;

impl EncodedVisitor for Noticed {
    type Output = [String; 2];

    fn visit<G: Heuristic + Encode>(self) -> [String; 2] {
        let forgets = match TOLD.iter().position(|(game, _)| *game == G::INFO.id) {
            Some(0) => complaint::<G, Forgets<0>>(),
            Some(1) => complaint::<G, Forgets<1>>(),
            Some(2) => complaint::<G, Forgets<2>>(),
            Some(3) => complaint::<G, Forgets<3>>(),
            Some(4) => complaint::<G, Forgets<4>>(),
            _ => panic!("{} is new: say what in it could be forgotten", G::INFO.id),
        };
        [forgets, complaint::<G, Stutters>()]
    }
}

#[test]
fn a_mistake_in_the_numbers_is_noticed() {
    let said: Vec<_> = ENCODED.iter().map(|game| (game, visit_encoded(game, Noticed).unwrap())).collect();
    let is_noticed = |[forgets, stutters]: &[String; 2]| {
        forgets.contains("have the same features") && stutters.contains("each word says one action")
    };
    let missed: Vec<_> = said.iter().filter(|(_, said)| !is_noticed(said)).collect();
    assert!(missed.is_empty(), "{missed:#?}");
}
