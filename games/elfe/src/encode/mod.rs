//! Numbers for learning: the features of a view and the tokens of an action, with the seats counted from one's own.

mod observe;
mod race;
mod words;

use feerie_core::encode::{Encode, Features, Kind, Word};
use feerie_core::{MAX_SEATS, Seat};

use crate::Elfe;
use crate::action::Action;
use crate::board::{SIZE, Square};
use crate::cards::Bag;
use crate::state::State;
use crate::view::View;
use words::Said;

/// How many squares the board has.
const SQUARES: u16 = SIZE as u16 * SIZE as u16;

impl Encode for Elfe {
    const VERSION: u32 = 1;
    const FEATURES: usize = race::FEATURES;
    const TOKENS: usize = words::TOKENS;
    const PLAIN_FEATURES: usize = observe::FEATURES;
    const PLAIN_TOKENS: usize = words::PLAIN_TOKENS;
    const KINDS: &'static [(&'static str, Kind)] = words::KINDS;
    const BOARD: Option<(u16, u16)> = Some((SIZE as u16, SIZE as u16));

    fn observe(&self, view: &View, seat: Seat, out: &mut Features<'_>) {
        race::observe(self, view, seat, out);
    }

    fn words(&self, view: &View, seat: Seat, actions: &[Action], mut say: impl FnMut(Option<Word>)) {
        let s = known(view);
        let said = Said::of(self, &s, seat);
        let own = s.open.fairy(seat).at;
        let word = |action: &Action| {
            let mut word = words::word(own, action)?;
            said.say(*action, &mut word)?;
            Some(word)
        };
        actions.iter().for_each(|action| say(word(action)));
    }

    fn observe_plainly(&self, view: &View, seat: Seat, out: &mut Features<'_>) {
        observe::observe(self, view, seat, out);
    }

    fn planes(&self, view: &View, seat: Seat, out: &mut Features<'_>) {
        observe::planes(self, view, seat, out);
    }

    fn words_plainly(&self, view: &View, seat: Seat, actions: &[Action], say: impl FnMut(Option<Word>)) {
        let own = view.open.fairy(seat).at;
        actions.iter().map(|action| words::word(own, action)).for_each(say);
    }
}

/// The position as far as a view tells of it: of hidden hands only the cards that everybody knows to be there.
fn known(view: &View) -> State {
    let mut hands = view.open.known;
    for (hand, in_sight) in hands.iter_mut().zip(&view.hands) {
        *hand = in_sight.unwrap_or(*hand);
    }
    State { open: view.open, hands, unseen: Bag::default(), seen: [Bag::default(); MAX_SEATS] }
}

/// A square's place among all: column by column from the west, each from the north.
fn place(square: Square) -> usize {
    usize::from(square.col()) * usize::from(SIZE) + usize::from(square.row())
}
