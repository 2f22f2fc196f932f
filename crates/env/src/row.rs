//! One game of a batch.

use feerie_core::encode::{Encode, Feature, Features};
use feerie_core::{Actor, Clause, Dice, NoEvents, Node, Observer, Seat};

use crate::desk::PREFIX;
use crate::listing::{Listing, Said};
use crate::reward::rewards;

/// A running game, and what was last written of it.
pub struct Row<G: Encode> {
    state: G::State,
    dice: Dice,
    seat: Seat,
    listing: Listing<G>,
    found: Vec<Feature>,
    /// The tokens that the mask shows.
    lit: Vec<u16>,
    number: u64,
    seed: u64,
    episode: u64,
}

/// The parts of the caller's arrays that belong to one game.
pub struct Cells<'a> {
    pub observation: &'a mut [f32],
    pub mask: &'a mut [bool],
    pub prefix: &'a mut [i16],
    pub rewards: &'a mut [f32],
    pub done: &'a mut bool,
    pub acting: &'a mut i8,
}

/// What a game in a batch cannot do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowError {
    /// The token is none that may be said now.
    Token,
    /// The table's data goes beyond the tokens.
    Mute,
}

impl<G: Encode> Row<G> {
    /// The game of this number under a seed, before it is shown.
    pub fn new(game: &G, seed: u64, number: u64) -> Self {
        Row {
            state: game.start(),
            dice: Dice::from_number(mixed(seed, number, 0)),
            seat: Seat(0),
            listing: Listing::default(),
            found: Vec::new(),
            lit: Vec::new(),
            number,
            seed,
            episode: 0,
        }
    }

    /// Plays to the first decision and shows it in cells that hold anything.
    pub fn begin(&mut self, game: &G, mut cells: Cells<'_>) -> Result<(), RowError> {
        cells.observation.fill(0.0);
        cells.mask.fill(false);
        cells.rewards.fill(0.0);
        *cells.done = false;
        self.found.clear();
        self.lit.clear();
        self.go_on(game, &mut cells)
    }

    /// Says a token for the seat that acts, and shows what is asked next.
    pub fn step(&mut self, game: &G, token: u16, mut cells: Cells<'_>) -> Result<(), RowError> {
        if *cells.done {
            cells.rewards.fill(0.0);
            *cells.done = false;
        }
        match self.listing.say(token) {
            Said::Nothing => Err(RowError::Token),
            Said::More => {
                self.show_prefix(G::PLAIN_FEATURES, G::PLAIN_TOKENS, &mut cells);
                self.show_mask(&mut cells);
                Ok(())
            }
            Said::Action(action) => {
                game.play(&mut self.state, self.seat, action, &mut NoEvents);
                self.go_on(game, &mut cells)
            }
        }
    }

    /// One of the tokens that may be said.
    pub fn random_token(&self, dice: &mut Dice) -> u16 {
        dice.pick(&self.lit).copied().unwrap_or(0)
    }

    /// The clause that a token breaks which may not be said.
    pub fn forbids(&self, game: &G, token: i64) -> Clause {
        game.malformed(&self.state, Actor::Seat(self.seat), &format!("#{token}"))
    }

    /// Lets chance answer until a seat is asked; a game that is over starts again.
    fn go_on(&mut self, game: &G, cells: &mut Cells<'_>) -> Result<(), RowError> {
        loop {
            match game.node(&self.state) {
                Node::Chance => {
                    let outcome = game.draw(&self.state, &mut self.dice);
                    game.resolve(&mut self.state, &outcome, &mut NoEvents);
                }
                Node::Terminal(ranking) => {
                    for (cell, reward) in cells.rewards.iter_mut().zip(rewards(&ranking)) {
                        *cell = reward as f32;
                    }
                    *cells.done = true;
                    self.episode += 1;
                    self.state = game.start();
                    self.dice = Dice::from_number(mixed(self.seed, self.number, self.episode));
                }
                node @ (Node::Decision(_) | Node::Simultaneous(_)) => {
                    self.seat = node.acting().first().unwrap_or(Seat(0));
                    return self.show(game, cells);
                }
            }
        }
    }

    fn show(&mut self, game: &G, cells: &mut Cells<'_>) -> Result<(), RowError> {
        let view = game.view(&self.state, Observer::Seat(self.seat));
        self.listing.list(game, &self.state, &view, self.seat);
        // Most features are zero before and after: only those that were not are wiped.
        for &(feature, _) in &self.found {
            cells.observation[usize::from(feature)] = 0.0;
        }
        game.observe_plainly(&view, self.seat, &mut Features::new(&mut self.found));
        for &(feature, value) in &self.found {
            cells.observation[usize::from(feature)] = value;
        }
        *cells.acting = self.seat.0 as i8;
        self.show_prefix(G::PLAIN_FEATURES, G::PLAIN_TOKENS, cells);
        self.show_mask(cells);
        if self.listing.is_mute() { Err(RowError::Mute) } else { Ok(()) }
    }

    fn show_prefix(&mut self, features: usize, tokens: usize, cells: &mut Cells<'_>) {
        prefix_features(self.listing.said(), tokens, &mut cells.observation[features..]);
        for place in 0..PREFIX {
            cells.prefix[place] = self.listing.said().get(place).map_or(-1, |&token| token as i16);
        }
    }

    fn show_mask(&mut self, cells: &mut Cells<'_>) {
        for &token in &self.lit {
            cells.mask[usize::from(token)] = false;
        }
        self.lit.clear();
        for token in self.listing.tokens() {
            let cell = &mut cells.mask[usize::from(token)];
            if !*cell {
                *cell = true;
                self.lit.push(token);
            }
        }
    }
}

/// Writes what was said of a word behind the features: each token's number as a part of all, 0 for none.
pub fn prefix_features(said: &[u16], tokens: usize, out: &mut [f32]) {
    for (place, out) in out.iter_mut().enumerate().take(PREFIX) {
        *out = said.get(place).map_or(0.0, |&token| (f32::from(token) + 1.0) / tokens as f32);
    }
}

/// A number for each game and episode under a seed, as different as numbers can be.
fn mixed(seed: u64, number: u64, episode: u64) -> u64 {
    let mut bits = seed;
    for part in [number, episode] {
        // The finishing steps of splitmix64.
        bits = bits.wrapping_add(part.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^= bits >> 31;
    }
    bits
}
