//! Reactions as tokens, one each. With a clock a reaction has one of eight moments: the exact milliseconds of a table
//! are too many to learn one by one, and a learner has no hand that could be late.

use feerie_core::encode::{MOMENTS, Word, moment_of};
use feerie_core::token_kinds;

use crate::action::{Action, Time};
use crate::cards::ELEMENTALS;

/// The book, or a hit at one of the elementals.
pub const REACTIONS: usize = 1 + ELEMENTALS as usize;

token_kinds! {
    NONE: 1;
    // At a table without a clock.
    AT_LEISURE: REACTIONS;
    // Reaction by reaction, each at its eight moments.
    IN_TIME: REACTIONS * MOMENTS;
}

/// Which reaction an action is, its time aside; none for keeping still, or for a card that is no elemental.
pub fn reaction(action: Action) -> Option<usize> {
    match action {
        Action::None => None,
        Action::Book(_) => Some(0),
        Action::Slap(card, _) => card.is_elemental().then(|| 1 + card.index()),
    }
}

/// The word of a reaction at a table with these moments. Two times of the same moment have the same word: a list holds one of them.
pub fn word(moments: &[u32; MOMENTS], action: &Action) -> Option<Word> {
    match action.time() {
        None => NONE.word(0),
        Some(Time::Free) => AT_LEISURE.word(reaction(*action)?),
        Some(Time::At(ms)) => IN_TIME.word(reaction(*action)? * MOMENTS + moment_of(moments, ms.into())),
        // Only lists hold patterns.
        Some(Time::Open) => None,
    }
}
