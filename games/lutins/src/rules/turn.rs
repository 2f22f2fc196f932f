//! LUT-TURN, LUT-END: how a turn ends, and the game.

use feerie_core::Sink;

use crate::Lutins;
use crate::event::Event;
use crate::phase::{End, Phase};
use crate::scoring;
use crate::state::State;

/// Ends the turn: first the guards of LUT-END-4 and LUT-END-5, in this order, then the next seat
/// (LUT-TURN-2). Positions may repeat as they like (LUT-END-6).
pub fn end(rules: &Lutins, s: &mut State, arrival: bool, log: &mut impl Sink<Event>) {
    s.quiet = if arrival { 0 } else { s.quiet + 1 };
    if rules.options.stall > 0 && s.quiet >= rules.options.stall {
        return finish(rules, s, End::Stall, log);
    }
    if s.turn >= rules.options.turn_cap {
        return finish(rules, s, End::Cap, log);
    }
    s.turn += 1;
    s.mover = s.mover.next(rules.seats);
    s.phase = Phase::Tree;
    let (seat, turn) = (s.mover, s.turn);
    log.note(|| Event::Turn { seat, turn });
}

/// Ends the game. Turn, mover and quiet keep their values.
pub fn finish(rules: &Lutins, s: &mut State, end: End, log: &mut impl Sink<Event>) {
    s.phase = Phase::Over(end);
    log.note(|| Event::End { reason: end.reason(), ranking: scoring::ranking(rules, s, end).places });
}
