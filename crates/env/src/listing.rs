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
    listed: Legal<G::Action>,
    actions: Legal<G::Action>,
    words: Vec<Option<Word>>,
    /// The words that begin with what was said, by number.
    left: Vec<u32>,
    /// How many tokens of those words are settled.
    settled: usize,
    /// What the seat said itself.
    said: Word,
}

impl<G: Game> Default for Listing<G> {
    fn default() -> Self {
        Listing {
            listed: Legal::new(),
            actions: Legal::new(),
            words: Vec::new(),
            left: Vec::new(),
            settled: 0,
            said: Word::new(),
        }
    }
}

impl<G: Game> Clone for Listing<G> {
    fn clone(&self) -> Self {
        Listing {
            listed: self.listed.clone(),
            actions: self.actions.clone(),
            words: self.words.clone(),
            left: self.left.clone(),
            settled: self.settled,
            said: self.said.clone(),
        }
    }
}

impl<G: Encode> Listing<G> {
    /// Lists what a seat may do in a position that it sees so; memory is used again.
    pub fn list(&mut self, game: &G, state: &G::State, view: &G::View, seat: Seat) {
        self.listed.clear();
        self.actions.clear();
        self.words.clear();
        self.left.clear();
        self.settled = 0;
        self.said.clear();
        game.legal(state, seat, &mut self.listed);
        playable(game, &self.listed, &mut self.actions);
        let (words, left) = (&mut self.words, &mut self.left);
        game.words_plainly(view, seat, &self.actions, |word| {
            if word.is_some() {
                left.push(words.len() as u32);
            }
            words.push(word);
        });
    }

    /// Whether there is nothing to say: the table's own data goes beyond what the tokens can say.
    pub fn is_mute(&self) -> bool {
        self.left.is_empty()
    }

    /// The actions with their words.
    pub fn words(&self) -> impl Iterator<Item = (&G::Action, &Word)> {
        self.actions.iter().zip(&self.words).filter_map(|(action, word)| Some((action, word.as_ref()?)))
    }

    /// The tokens that may be said next, some of them several times.
    pub fn tokens(&self) -> impl Iterator<Item = u16> + '_ {
        self.left.iter().filter_map(|&n| self.token(n))
    }

    /// The actions that are meant if a token is said next.
    pub fn meant(&self, token: u16) -> impl Iterator<Item = G::Action> + '_ {
        let left = self.left.iter().filter(move |&&n| self.token(n) == Some(token));
        left.map(|&n| self.actions[n as usize])
    }

    /// What the seat said of its word so far.
    pub fn said(&self) -> &[u16] {
        &self.said
    }

    /// Says a token.
    pub fn say(&mut self, token: u16) -> Said<G::Action> {
        let at = self.settled;
        let Listing { words, left, .. } = self;
        let token_of = |n: u32| words[n as usize].as_ref().and_then(|word| word.get(at).copied());
        if left.iter().all(|&n| token_of(n) != Some(token)) {
            return Said::Nothing;
        }
        left.retain(|&n| token_of(n) == Some(token));
        self.settled += 1;
        if let [only] = *self.left {
            return Said::Action(self.actions[only as usize]);
        }
        // No word begins another one, so several that are left go on, and differ somewhere.
        if self.said.try_push(token).is_err() {
            return Said::Nothing;
        }
        while self.goes_on_alike() {
            self.settled += 1;
        }
        Said::More
    }

    /// Whether all words that are left have the same next token.
    fn goes_on_alike(&self) -> bool {
        let mut tokens = self.tokens();
        let first = tokens.next();
        first.is_some() && tokens.all(|token| Some(token) == first)
    }

    fn token(&self, n: u32) -> Option<u16> {
        self.words[n as usize].as_ref().and_then(|word| word.get(self.settled).copied())
    }
}
