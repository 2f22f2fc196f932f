//! Actions as words of tokens. The first tokens tell an action from the others of its list: whoever moves another's piece
//! says first which one. Those after them say what it does.

mod said;

pub use said::Said;

use feerie_core::encode::Word;
use feerie_core::token_kinds;

use super::{SQUARES, place};
use crate::action::Action;
use crate::board::Square;

const EACH: usize = SQUARES as usize;

token_kinds! {
    // Which action it is.
    DRAW: 1;
    WALK: 1;
    PRINCE: 1;
    GUST: 1;
    PASS: 1;
    PLACE: EACH;
    HEX: EACH;
    INVITE: EACH;
    BANISH: EACH;
    SLAP: EACH;
    FROM: EACH;
    TO: EACH;
    // What it does.
    PROMISE: 16;
    CHANGE: 20;
    STEPS: 16;
    BESIDE: 8;
    SUITOR: 32;
    NEAR: 10;
    TARGET: 12;
}

/// How many tokens tell actions apart.
pub const PLAIN_TOKENS: usize = PROMISE.first;

/// The word of an action of a seat whose own piece stands on this square.
pub fn word(own: Option<Square>, action: &Action) -> Option<Word> {
    match *action {
        Action::Draw => DRAW.word(0),
        Action::Walk => WALK.word(0),
        Action::Prince => PRINCE.word(0),
        Action::Gust => GUST.word(0),
        Action::Pass => PASS.word(0),
        Action::Place(square) => PLACE.word(place(square)),
        Action::Hex(square) => HEX.word(place(square)),
        Action::Invite(square) => INVITE.word(place(square)),
        Action::Banish(square) => BANISH.word(place(square)),
        Action::Slap(square) => SLAP.word(place(square)),
        Action::Go { from, to } if own == Some(from) => TO.word(place(to)),
        Action::Go { from, to } => Some(Word::from_iter([FROM.token(place(from))?, TO.token(place(to))?])),
    }
}
