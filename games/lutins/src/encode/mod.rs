//! Numbers for learning: the features of a view and the tokens of an action, both as the seat sees the board.

mod frame;
mod lines;
mod observe;
mod words;

use feerie_core::Seat;
use feerie_core::encode::{Encode, Features, Word};

use crate::Lutins;
use crate::action::Action;
use crate::view::View;
use words::Words;

impl Encode for Lutins {
    const VERSION: u32 = 1;
    const FEATURES: usize = observe::FEATURES;
    const TOKENS: usize = words::TOKENS;

    fn observe(&self, view: &View, seat: Seat, out: &mut Features<'_>) {
        observe::observe(self, view, seat, out);
    }

    fn words(&self, view: &View, seat: Seat, actions: &[Action], mut say: impl FnMut(Option<Word>)) {
        let words = Words::of(self, view, seat);
        actions.iter().for_each(|action| say(words.word(action)));
    }
}
