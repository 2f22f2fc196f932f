//! Frames that must not be seen before the next window of a race opens, or before the open one is settled.

use feerie_table::Viewpoint;

use crate::tables::viewers::Outgoing;

/// What a race holds back.
#[derive(Debug, Default)]
pub(super) struct HeldFrames {
    unsettled: Unsettled,
    /// For when the next window opens.
    next: Outgoing,
    /// ELM-NET-11: for watchers of a rated game, when the open window is settled.
    for_watchers: Outgoing,
    /// Both as they were when what was played was last stored, or told: if memory turns out to be wrong, nobody was
    /// told more than that.
    sure: (Outgoing, Outgoing),
}

/// What was played and is not stored yet.
#[derive(Debug, Default)]
struct Unsettled {
    frames: Outgoing,
    /// Whether a window was settled by it, and something came of that.
    is_settled: bool,
    has_result: bool,
}

impl HeldFrames {
    /// A window was settled in memory; these frames show what comes next.
    pub fn settle(&mut self, frames: Outgoing, has_result: bool) {
        let unsettled = &mut self.unsettled;
        unsettled.is_settled = true;
        unsettled.has_result |= has_result;
        unsettled.frames.extend(frames);
    }

    /// Drops what was played and not stored.
    pub fn forget_unsettled(&mut self) {
        self.unsettled = Unsettled::default();
        (self.next, self.for_watchers) = self.sure.clone();
    }

    /// What was played is stored, or told: there is no way back behind it.
    pub fn keep(&mut self) {
        self.sure = (self.next.clone(), self.for_watchers.clone());
    }

    /// The frames of what was played belong to the window that opens now.
    pub fn hold_unsettled(&mut self) {
        self.next.append(&mut self.unsettled.frames);
    }

    /// Holds frames until the next window opens.
    pub fn hold(&mut self, frames: Outgoing) {
        self.next.extend(frames);
        self.keep();
    }

    /// What was played is stored: these frames, with all that may be seen now; and, if a window was settled, whether
    /// anything came of it.
    pub fn release(&mut self, mut frames: Outgoing, is_veiled: bool) -> (Outgoing, Option<bool>) {
        let mut unsettled = std::mem::take(&mut self.unsettled);
        if unsettled.is_settled {
            // The card first, then what came of it.
            frames.splice(..0, self.for_watchers.drain(..));
        }
        if is_veiled && unsettled.is_settled {
            self.next.append(&mut unsettled.frames);
        } else if !is_veiled {
            frames.splice(..0, self.next.drain(..));
        }
        // Where nothing is veiled, the end of the game for one, nothing waits.
        frames.append(&mut unsettled.frames);
        self.keep();
        (frames, unsettled.is_settled.then_some(unsettled.has_result))
    }

    /// The window opens: what is to be told at once. Watchers may have to wait until it is settled.
    pub fn open(&mut self, watchers_wait: bool) -> Outgoing {
        let waits = |(viewpoint, _): &(Viewpoint, _)| watchers_wait && *viewpoint == Viewpoint::Watcher;
        let (later, now): (Outgoing, Outgoing) = std::mem::take(&mut self.next).into_iter().partition(waits);
        self.for_watchers.extend(later);
        now
    }

    /// Frames for watchers who came while they had to wait, unless the same wait already.
    pub fn hold_for_watchers(&mut self, frames: Outgoing) {
        if self.for_watchers.is_empty() {
            self.for_watchers = frames;
            self.keep();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use feerie_core::{Seat, SeatSet};

    const WATCHER: Viewpoint = Viewpoint::Watcher;

    fn texts(frames: &Outgoing) -> Vec<&str> {
        frames.iter().map(|(_, text)| text.as_str()).collect()
    }

    #[test]
    fn what_comes_next_is_told_when_the_window_opens() {
        let mut held = HeldFrames::default();
        held.settle(vec![(WATCHER, "next card".into())], true);
        let (now, settled) = held.release(vec![(WATCHER, "settled".into())], true);
        assert_eq!((texts(&now), settled), (vec!["settled"], Some(true)));
        assert_eq!(texts(&held.open(false)), ["next card"]);
        assert!(held.open(false).is_empty(), "once");
    }

    #[test]
    fn at_the_end_nothing_waits() {
        let mut held = HeldFrames::default();
        held.hold(vec![(WATCHER, "card".into())]);
        held.settle(vec![(WATCHER, "the end".into())], false);
        let (now, settled) = held.release(vec![(WATCHER, "settled".into())], false);
        assert_eq!((texts(&now), settled), (vec!["card", "settled", "the end"], Some(false)));
    }

    #[test]
    fn watchers_of_a_rated_game_wait_until_the_window_is_settled() {
        let seat = Viewpoint::of(SeatSet::from_iter([Seat(0)]));
        let mut held = HeldFrames::default();
        held.hold(vec![(seat, "my card".into()), (WATCHER, "card".into())]);
        assert_eq!(texts(&held.open(true)), ["my card"]);
        held.hold_for_watchers(vec![(WATCHER, "card again".into())]);
        assert_eq!(held.release(Outgoing::new(), false), (Outgoing::new(), None), "a commitment settles nothing");
        held.settle(Outgoing::new(), true);
        assert_eq!(texts(&held.release(vec![(WATCHER, "settled".into())], true).0), ["card", "settled"]);
    }

    #[test]
    fn what_was_held_back_is_held_again_if_memory_was_wrong() {
        let mut held = HeldFrames::default();
        held.settle(vec![(WATCHER, "34".into())], true);
        held.release(Outgoing::new(), true);
        // A reaction from elsewhere: its window was open, and what it settles is not what is stored.
        held.settle(vec![(WATCHER, "35".into())], true);
        held.hold_unsettled();
        assert_eq!(texts(&held.open(false)), ["34", "35"]);
        held.forget_unsettled();
        held.hold(vec![(WATCHER, "35 as stored".into())]);
        assert_eq!(texts(&held.open(false)), ["34", "35 as stored"], "in order, and once each");
        held.keep();
        held.forget_unsettled();
        assert!(held.open(false).is_empty(), "what was told is not told again");
    }

    #[test]
    fn what_was_not_stored_is_forgotten() {
        let mut held = HeldFrames::default();
        held.settle(vec![(WATCHER, "never".into())], true);
        held.forget_unsettled();
        assert_eq!(held.release(Outgoing::new(), true), (Outgoing::new(), None));
        held.settle(vec![(WATCHER, "card".into())], true);
        held.hold_unsettled();
        assert_eq!(texts(&held.open(false)), ["card"]);
    }
}
