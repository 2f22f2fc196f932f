//! Many games at once are the same games as one by one.

use feerie_catalog::ENCODED;
use feerie_core::{Dice, Node, Record, RecordHead, Seat, Seed};
use feerie_env::{AnyBatch, AnyDesk, Arrays, BatchError, PREFIX, open_batch, open_desk, spaces};
use serde_json::Map;

/// A batch with its arrays.
struct Held {
    batch: Box<dyn AnyBatch>,
    observations: Vec<f32>,
    masks: Vec<bool>,
    prefixes: Vec<i16>,
    rewards: Vec<f32>,
    done: Vec<bool>,
    acting: Vec<i8>,
}

impl Held {
    fn new(game: &str, seats: u8, n: usize, threads: usize) -> Held {
        let sizes = spaces(game).unwrap();
        Held {
            batch: open_batch(game, seats, &Map::new(), n, threads).unwrap().unwrap(),
            observations: vec![7.0; n * sizes.observation],
            masks: vec![true; n * sizes.actions],
            prefixes: vec![0; n * PREFIX],
            rewards: vec![1.0; n * usize::from(seats)],
            done: vec![true; n],
            acting: vec![0; n],
        }
    }

    fn split(&mut self) -> (&mut dyn AnyBatch, Arrays<'_>) {
        let Held { batch, observations, masks, prefixes, rewards, done, acting } = self;
        (&mut **batch, Arrays { observations, masks, prefixes, rewards, done, acting })
    }

    fn reset(&mut self, seed: u64) {
        let (batch, arrays) = self.split();
        batch.reset(seed, arrays).unwrap();
    }

    fn step(&mut self, tokens: &[i64]) -> Result<(), BatchError> {
        let (batch, arrays) = self.split();
        batch.step(tokens, arrays)
    }

    fn random(&mut self) -> Vec<i64> {
        let mut tokens = vec![0; self.done.len()];
        self.batch.random_tokens(&mut tokens).unwrap();
        tokens
    }

    fn shows_the_same_as(&self, other: &Held) -> bool {
        (&self.observations, &self.masks, &self.prefixes) == (&other.observations, &other.masks, &other.prefixes)
            && (&self.rewards, &self.done, &self.acting) == (&other.rewards, &other.done, &other.acting)
    }
}

#[test]
fn threads_change_nothing() {
    for game in ENCODED {
        let (mut one, mut four) = (Held::new(game, 2, 33, 1), Held::new(game, 2, 33, 4));
        one.reset(5);
        four.reset(5);
        for _ in 0..300 {
            assert!(one.shows_the_same_as(&four), "{game}");
            let tokens = one.random();
            one.step(&tokens).unwrap();
            four.step(&tokens).unwrap();
        }
    }
}

/// Rows wipe only what they wrote: whoever looks must never see a trace of an earlier position.
#[test]
fn what_a_row_shows_is_what_a_desk_shows() {
    for game in ENCODED {
        let sizes = spaces(game).unwrap();
        let mut held = Held::new(game, 2, 1, 1);
        held.reset(9);
        let mut desk = start(game);
        let mut dice = Dice::from_number(3);
        for _ in 0..200 {
            // Chance falls otherwise at the desk: follow only where nothing is left to it.
            let Some(seat) = desk.table().node().acting().first() else { break };
            let mut observation = vec![0.5; sizes.observation];
            desk.observe(seat, &mut observation);
            if desk.table().steps().iter().all(|step| step.0 != feerie_core::Actor::Chance) {
                assert_eq!(observation, held.observations, "{game}");
                assert_eq!(i8::try_from(seat.0).unwrap(), held.acting[0]);
            }
            let tokens = desk.next_tokens(seat);
            let shown: Vec<u16> = (0..).zip(&held.masks).filter(|(_, lit)| **lit).map(|(token, _)| token).collect();
            if tokens != shown {
                break;
            }
            let token = *dice.pick(&tokens).unwrap();
            desk.say(seat, token).unwrap();
            held.step(&[token.into()]).unwrap();
        }
    }
}

#[test]
fn one_wrong_number_steps_nothing() {
    for game in ENCODED {
        let mut held = Held::new(game, 2, 3, 2);
        held.reset(1);
        let before = held.observations.clone();
        let mut tokens = held.random();
        for wrong in [-1, i64::MAX, i64::from(u16::MAX) + 1 + tokens[2]] {
            tokens[2] = wrong;
            let refused = held.step(&tokens);
            let Err(BatchError::Token { index: 2, token, rule }) = refused else { panic!("{game}: {refused:?}") };
            assert!(token == wrong && !rule.id().is_empty());
        }
        assert_eq!(held.step(&tokens[..2]), Err(BatchError::Length { given: 2, games: 3 }));
        assert_eq!(before, held.observations);
    }
}

#[test]
fn games_end_and_start_again() {
    for (game, steps) in [("lutins", 4000), ("pixies", 1500)] {
        let mut held = Held::new(game, 2, 8, 2);
        held.reset(2);
        let mut ended = 0;
        for _ in 0..steps {
            let tokens = held.random();
            held.step(&tokens).unwrap();
            for (rewards, &done) in held.rewards.chunks(2).zip(&held.done) {
                ended += u32::from(done);
                assert!(rewards[0] + rewards[1] == 0.0 && (done || rewards[0] == 0.0), "{game}: {rewards:?}");
            }
        }
        assert!(ended > 8, "{game}: {ended} games ended");
    }
}

/// Tokens say every action, and saying one leads where its text leads.
#[test]
fn words_said_token_by_token_are_actions() {
    for game in ENCODED {
        let mut desk = start(game);
        let mut dice = Dice::from_number(11);
        for _ in 0..60 {
            let Node::Decision(seat) = desk.table().node() else {
                if desk.roll().is_err() {
                    let Some(seat) = desk.table().node().acting().first() else { break };
                    let tokens = desk.next_tokens(seat);
                    desk.say(seat, *dice.pick(&tokens).unwrap()).unwrap();
                }
                continue;
            };
            let words = desk.words(seat);
            let (text, word) = dice.pick(&words).unwrap().clone();
            let mut said = desk.fork();
            let played = word.iter().find_map(|&token| {
                // What leaves no choice is not asked for.
                if !said.next_tokens(seat).contains(&token) { None } else { said.say(seat, token).unwrap() }
            });
            assert_eq!(played.as_deref(), Some(text.as_str()), "{game}: {word:?}");
            desk.advance(feerie_core::Actor::Seat(seat), &text).unwrap();
            assert_eq!(said.table().steps(), desk.table().steps());
        }
    }
}

#[test]
fn nonsense_is_refused_by_a_clause_and_changes_nothing() {
    let mut desk = start("lutins");
    let seat = desk.table().node().acting().first().unwrap();
    for token in [u16::MAX, 1314] {
        let error = desk.say(seat, token).unwrap_err();
        assert!(matches!(&error, feerie_env::DeskError::Refused(refusal) if refusal.clause.is_some()), "{error:?}");
    }
    let other = Seat(1 - seat.0);
    assert!(desk.say(other, 0).is_err() && desk.next_tokens(other).is_empty());
    assert!(desk.table().steps().is_empty());
}

#[test]
fn an_imagined_desk_looks_the_same_to_who_imagines() {
    use feerie_core::Observer;
    let (mut desk, mut dice) = (start("elfe"), Dice::from_number(6));
    let who = Observer::Seat(Seat(1));
    let mut differ = 0;
    for number in 0..80 {
        let world = desk.imagine(who, number);
        assert_eq!(world.table().view(who), desk.table().view(who));
        differ += u32::from(world.table().view(Observer::All) != desk.table().view(Observer::All));
        if desk.roll().is_err() {
            let Some(seat) = desk.table().node().acting().first() else { break };
            let tokens = desk.next_tokens(seat);
            desk.say(seat, *dice.pick(&tokens).unwrap()).unwrap();
        }
    }
    assert!(differ > 5, "only {differ} worlds were others");
}

fn start(game: &str) -> Box<dyn AnyDesk> {
    let (options, head) = (Map::new(), RecordHead::default());
    let record = Record { game: game.to_owned(), seats: 2, options, steps: Vec::new(), head };
    open_desk(&record, Seed::from_number(4)).unwrap()
}
