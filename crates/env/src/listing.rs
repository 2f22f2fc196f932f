//! What a seat may say: the words of its legal actions, token by token.

use feerie_core::encode::{Encode, Word, playable};
use feerie_core::{Game, Legal, Seat};

/// What came of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said<A> {
    /// No legal action goes on so; nothing has changed.
    Nothing,
    /// The word goes on.
    More,
    /// The word is whole: it says this action.
    Action(A),
}

/// The legal actions of one decision, and how far the seat has said which one it wants.
///
/// Tokens that leave no choice are not asked for: after each token the listing itself goes on as far as all words that
/// are left go on alike.
pub struct Listing<G: Game> {
    /// What the rules listed, where others had to take its place: kept for its memory.
    listed: Legal<G::Action>,
    /// The actions whose words begin with what was said.
    actions: Legal<G::Action>,
    /// Their words.
    words: Vec<Word>,
    /// How many tokens of those words are settled.
    settled: usize,
    /// What the seat said itself.
    said: Word,
}

impl<G: Game> Default for Listing<G> {
    fn default() -> Self {
        let (listed, actions) = (Legal::new(), Legal::new());
        Listing { listed, actions, words: Vec::new(), settled: 0, said: Word::new() }
    }
}

impl<G: Game> Clone for Listing<G> {
    fn clone(&self) -> Self {
        Listing {
            listed: Legal::new(),
            actions: self.actions.clone(),
            words: self.words.clone(),
            settled: self.settled,
            said: self.said.clone(),
        }
    }
}

impl<G: Encode> Listing<G> {
    /// Lists what a seat may do in a position that it sees so; memory is used again.
    pub fn list(&mut self, game: &G, state: &G::State, view: &G::View, seat: Seat) {
        self.actions.clear();
        self.words.clear();
        self.settled = 0;
        self.said.clear();
        game.legal(state, seat, &mut self.actions);
        if self.actions.iter().any(|action| game.timed(action).is_some()) {
            std::mem::swap(&mut self.listed, &mut self.actions);
            self.actions.clear();
            playable(game, &self.listed, &mut self.actions);
        }
        let (words, mut all_speak) = (&mut self.words, true);
        game.words_plainly(view, seat, &self.actions, |word| {
            all_speak &= word.is_some();
            words.push(word.unwrap_or_default());
        });
        if !all_speak {
            self.keep(|word| !word.is_empty());
        }
    }

    /// Whether there is nothing to say: the table's own data goes beyond what the tokens can say.
    pub fn is_mute(&self) -> bool {
        self.words.is_empty()
    }

    /// The actions that are left, with their words.
    pub fn words(&self) -> impl Iterator<Item = (&G::Action, &Word)> {
        self.actions.iter().zip(&self.words)
    }

    /// The tokens that may be said next, some of them several times.
    pub fn tokens(&self) -> impl Iterator<Item = u16> + '_ {
        self.words.iter().filter_map(|word| word.get(self.settled).copied())
    }

    /// The actions that are meant if a token is said next.
    pub fn meant(&self, token: u16) -> impl Iterator<Item = G::Action> + '_ {
        self.words().filter(move |(_, word)| word.get(self.settled) == Some(&token)).map(|(&action, _)| action)
    }

    /// What the seat said of its word so far.
    pub fn said(&self) -> &[u16] {
        &self.said
    }

    /// Says a token.
    pub fn say(&mut self, token: u16) -> Said<G::Action> {
        let mut meant = self.meant(token);
        let Some(action) = meant.next() else { return Said::Nothing };
        if meant.next().is_none() {
            return Said::Action(action);
        }
        drop(meant);
        // No word begins another one, so several that are left go on, and differ somewhere.
        if self.said.try_push(token).is_err() {
            return Said::Nothing;
        }
        let at = self.settled;
        self.keep(|word| word.get(at) == Some(&token));
        self.settled += 1;
        while self.goes_on_alike() {
            self.settled += 1;
        }
        Said::More
    }

    /// Leaves the actions whose words are like this.
    fn keep(&mut self, stays: impl Fn(&Word) -> bool) {
        let mut words = self.words.iter();
        self.actions.retain(|_| words.next().is_some_and(&stays));
        self.words.retain(stays);
    }

    /// Whether all words that are left have the same next token.
    fn goes_on_alike(&self) -> bool {
        let mut tokens = self.tokens();
        let first = tokens.next();
        first.is_some() && tokens.all(|token| Some(token) == first)
    }
}
