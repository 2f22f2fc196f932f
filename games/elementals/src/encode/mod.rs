//! Numbers for learning: the features of a view and the tokens of a reaction, with the seats counted from one's own.

mod observe;
mod words;

use feerie_core::Seat;
use feerie_core::encode::{Encode, Features, Kind, Word, moments};

use crate::Elementals;
use crate::action::Action;
use crate::rules::react::times;
use crate::view::View;

impl Encode for Elementals {
    const VERSION: u32 = 1;
    const FEATURES: usize = observe::FEATURES;
    const TOKENS: usize = words::TOKENS;
    const KINDS: &'static [(&'static str, Kind)] = words::KINDS;

    fn observe(&self, view: &View, seat: Seat, out: &mut Features<'_>) {
        observe::observe(self, view, seat, out);
    }

    fn words(&self, _view: &View, _seat: Seat, actions: &[Action], say: impl FnMut(Option<Word>)) {
        let moments = moments(&times(self));
        actions.iter().map(|action| words::word(&moments, action)).for_each(say);
    }
}
