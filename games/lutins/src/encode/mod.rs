//! Numbers for learning: the features of a view and the tokens of an action, both as the seat sees the board.

mod frame;
mod lines;
mod observe;
pub mod trained;
mod words;

use feerie_core::Seat;
use feerie_core::encode::{Encode, Features, Kind, Word};

use crate::Lutins;
use crate::action::Action;
use crate::view::View;
use frame::Frame;
use words::Words;

impl Encode for Lutins {
    const VERSION: u32 = 1;
    const FEATURES: usize = observe::FEATURES;
    const TOKENS: usize = words::TOKENS;
    const BOARD: Option<(u16, u16)> = Some((8, 8));
    const PLAIN_FEATURES: usize = observe::PLAIN_FEATURES;
    const PLAIN_TOKENS: usize = words::PLAIN_TOKENS;
    const KINDS: &'static [(&'static str, Kind)] = words::KINDS;

    fn observe(&self, view: &View, seat: Seat, out: &mut Features<'_>) {
        observe::observe(self, view, seat, out);
    }

    fn words(&self, view: &View, seat: Seat, actions: &[Action], mut say: impl FnMut(Option<Word>)) {
        let words = Words::of(self, view, seat);
        actions.iter().for_each(|action| say(words.word(action)));
    }

    fn observe_plainly(&self, view: &View, seat: Seat, out: &mut Features<'_>) {
        observe::observe_plainly(self, view, seat, out);
    }

    fn planes(&self, view: &View, seat: Seat, out: &mut Features<'_>) {
        observe::planes(self, view, seat, out);
    }

    fn words_plainly(&self, view: &View, seat: Seat, actions: &[Action], say: impl FnMut(Option<Word>)) {
        let frame = Frame::of(self, &view.0, seat);
        actions.iter().map(|action| words::plain_word(frame, action)).for_each(say);
    }
}
