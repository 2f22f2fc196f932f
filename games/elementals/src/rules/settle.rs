//! ELM-RESOLVE, ELM-FLOW-4: settling a window when the last commitment is in.

use feerie_core::{Catch, RaceHistory, Seat, SeatSet, Sink};

use crate::Elementals;
use crate::action::{Action, Time};
use crate::cards::{ELEMENTAL_SET, Kind};
use crate::event::Event;
use crate::phase::{Phase, Window};
use crate::piles::PileId;
use crate::rules::{mistake, react, turn, win};
use crate::state::State;

/// ELM-RESOLVE-2: how far a seat sits from the turner's left neighbour, in seat numbers; the turner is last.
#[inline]
pub fn distance(seat: Seat, turner: Seat, seats: u8) -> u8 {
    let steps = seat.0 + seats - turner.0 - 1;
    if steps >= seats { steps - seats } else { steps }
}

/// The time by which a reaction is put in order, its handicap added (ELM-TIME-5). Without a clock all times
/// are equal (ELM-TIME-4).
#[inline]
pub fn rank_time(rules: &Elementals, seat: Seat, action: Action) -> u32 {
    match action.time() {
        Some(Time::At(ms)) => u32::from(ms) + u32::from(rules.handicaps[seat.index()]),
        _ => 0,
    }
}

/// ELM-RESOLVE-1, ELM-RESOLVE-2: the lower, the earlier a reaction is settled.
#[inline]
pub fn order_key(rules: &Elementals, seat: Seat, action: Action, turner: Seat) -> u32 {
    rank_time(rules, seat, action) << 3 | u32::from(distance(seat, turner, rules.seats))
}

/// The reactions other than `none`, earliest first (ELM-RESOLVE-1), equal times by distance (ELM-RESOLVE-2).
struct Queue {
    reactions: [(u32, Seat, Action); 6],
    len: usize,
}

impl Queue {
    #[inline]
    fn new(rules: &Elementals, s: &State, turner: Seat) -> Queue {
        let mut queue = Queue { reactions: [(0, Seat(0), Action::None); 6], len: 0 };
        for seat in Seat::all(rules.seats) {
            let Some(action) = s.commits[seat.index()] else { continue };
            if action == Action::None {
                continue;
            }
            let key = order_key(rules, seat, action, turner);
            let mut at = queue.len;
            while at > 0 && queue.reactions[at - 1].0 > key {
                queue.reactions[at] = queue.reactions[at - 1];
                at -= 1;
            }
            queue.reactions[at] = (key, seat, action);
            queue.len += 1;
        }
        queue
    }

    #[inline]
    fn reactions(&self) -> &[(u32, Seat, Action)] {
        &self.reactions[..self.len]
    }
}

/// ELM-FLOW-4: takes the reactions in order, then goes on.
pub fn settle(rules: &Elementals, s: &mut State, window: Window, log: &mut impl Sink<Event>) {
    let queue = Queue::new(rules, s, window.turner);
    s.commits = [None; 6];
    s.waiting = SeatSet::EMPTY;
    let mut offender = None;
    for (at, &(_, seat, action)) in queue.reactions().iter().enumerate() {
        let right = react::is_right(&window, action);
        log.note(|| Event::React { seat, action, right: Some(right) });
        let rest = &queue.reactions()[at + 1..];
        if right {
            // ELM-RESOLVE-3: the first right reaction wins the table.
            void(rest, log);
            win::win(rules, s, seat, log);
            return;
        }
        // ELM-RESOLVE-5: a mistake is settled before the next reaction is looked at.
        offender = offender.or(Some(seat));
        mistake::pay(rules, s, seat, log);
        if matches!(s.phase, Phase::Over(_)) {
            void(rest, log);
            turn::tell_end(s, log);
            return;
        }
    }
    // ELM-NEXT-2: of several offenders the earliest turns. ELM-NEXT-4: a later window's offender replaces him.
    s.resume = offender.or(s.resume);
    go_on(rules, s, window, log);
}

/// Notes what everybody sees when this reaction is the last of its window: the right hits where one card lay in the
/// middle, and who won the table.
pub fn note(rules: &Elementals, before: &State, seat: Seat, action: Action, history: &mut RaceHistory) {
    let Phase::React(window) = &before.phase else { return };
    if before.waiting != SeatSet::from_iter([seat]) {
        return;
    }
    let mut all = *before;
    all.commits[seat.index()] = Some(action);
    let queue = Queue::new(rules, &all, window.turner);
    let mut right = queue.reactions().iter().filter(|(_, _, action)| react::is_right(window, *action)).peekable();
    let number = history.windows;
    history.windows += 1;
    // A mistake that ends the game comes before a win, but then nobody looks at the history any more.
    history.wins.extend(right.peek().map(|(_, winner, _)| (number, *winner)));
    if before.cards.len(PileId::MIDDLE) == 1 {
        history.catches.extend(right.filter_map(|&(_, seat, action)| match action {
            Action::Slap(_, Time::At(ms)) => Some(Catch { window: number, seat, ms: ms.into() }),
            _ => None,
        }));
    }
}

/// ELM-RESOLVE-4: reactions after the deciding one are void.
fn void(rest: &[(u32, Seat, Action)], log: &mut impl Sink<Event>) {
    for &(_, seat, action) in rest {
        log.note(|| Event::React { seat, action, right: None });
    }
}

/// Who goes on when nothing was won (ELM-NEXT). A mistake does not cancel a double or a wizard (ELM-NEXT-4).
fn go_on(rules: &Elementals, s: &mut State, window: Window, log: &mut impl Sink<Event>) {
    let turner = window.turner;
    match window.pile_card().map(|card| card.kind()) {
        // ELM-DBL-2: the turner's left neighbour lays a card beside the others.
        Some(Kind::Double) if some_packet_holds_an_elemental(rules, s) => {
            turn::turn_into_middle(rules, s, s.left_of(turner, rules.seats), log);
        }
        Some(Kind::Double) => {
            // ELM-DBL-5: the double lapses.
            log.note(|| Event::Lapse { seat: turner });
            turn::next_pile_turn(rules, s, turner, log);
        }
        Some(Kind::Wizard) => turn::summon(rules, s, turner, log),
        // An elemental, a mad creature that nobody answered (ELM-MAD-4), a new middle card (ELM-NEXT-3), a
        // summoning (ELM-WIZ-6).
        _ => turn::next_pile_turn(rules, s, turner, log),
    }
}

fn some_packet_holds_an_elemental(rules: &Elementals, s: &State) -> bool {
    Seat::all(rules.seats)
        .filter(|&seat| s.playing.contains(seat))
        .any(|seat| s.cards.iter(PileId::packet(seat)).any(|card| card.bit() & ELEMENTAL_SET != 0))
}
