//! Numbers for learning: the features of a view and the tokens of an action, both as the seat sees the table.

mod figures;
mod frame;
mod ground;
mod hope;
mod observe;
mod planes;
mod survey;
pub mod trained;
mod words;

use feerie_core::Seat;
use feerie_core::encode::{Encode, Features, Kind, Word};

use crate::Armes;
use crate::action::Action;
use crate::board::SIZE;
use crate::phase::Phase;
use crate::state::State;
use crate::view::View;
use frame::Frame;
use std::borrow::Cow;
use words::Words;

impl Encode for Armes {
    const VERSION: u32 = 1;
    const FEATURES: usize = observe::FEATURES;
    const TOKENS: usize = words::TOKENS;
    const KINDS: &'static [(&'static str, Kind)] = words::KINDS;
    const BOARD: Option<(u16, u16)> = Some((SIZE as u16, SIZE as u16));

    fn observe(&self, view: &View, seat: Seat, out: &mut Features<'_>) {
        observe::observe(self, view, seat, out);
    }

    fn planes(&self, view: &View, seat: Seat, out: &mut Features<'_>) {
        planes::planes(self, view, seat, out);
    }

    fn words(&self, view: &View, seat: Seat, actions: &[Action], mut say: impl FnMut(Option<Word>)) {
        let s = seen(view);
        let words = Words::of(self, &s, seat);
        actions.iter().for_each(|action| say(words.word(action)));
    }

    fn words_plainly(&self, view: &View, seat: Seat, actions: &[Action], say: impl FnMut(Option<Word>)) {
        let s = seen(view);
        let frame = Frame::of(&s, seat);
        actions.iter().map(|action| words::plain_word(self, &s, frame, action)).for_each(say);
    }
}

/// The position that a view shows; while bands are recruited there is none, and nothing lies on the board.
fn seen(view: &View) -> Cow<'_, State> {
    match view {
        View::Open(s) => Cow::Borrowed(s),
        View::Recruiting { seat, bands } => {
            Cow::Owned(State::blank(Phase::Recruit(*seat), bands.map(Option::unwrap_or_default)))
        }
    }
}
