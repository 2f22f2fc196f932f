//! Per-viewer sequence numbers: secret commitments must not show up as gaps.
//!
//! A step's true number would tell too much while a window of secret commitments is open: whoever commits
//! third would know that two others already had. So the steps of an open window are numbered by what the
//! observer noticed of them, and only the step that closes it carries its true number for everybody.

use feerie_core::{Actor, Node, Seat, SeatSet};

use crate::any::Noticed;
use crate::viewpoint::Viewpoint;

/// What one step was to those who look on.
#[derive(Clone, Copy, Debug)]
struct Mark {
    noticed: Noticed,
    actor: Actor,
    /// How many steps there were when the window of commitments opened that this step belongs to.
    window: u32,
    /// Whether the window ended with it. Every step outside of windows is a window of its own.
    closes: bool,
}

/// Who noticed which step of a table.
#[derive(Clone, Debug, Default)]
pub struct VisibleSeq {
    marks: Vec<Mark>,
    /// The steps that stand, in order: those that were not taken back.
    standing: Vec<u32>,
    /// Whether everything may be known: then every step carries its true number.
    is_open: bool,
}

impl VisibleSeq {
    /// Empty numbering for a game that is over.
    pub fn revealed() -> VisibleSeq {
        VisibleSeq { is_open: true, ..VisibleSeq::default() }
    }

    /// How many steps there are, those taken back and the taking back included.
    pub fn made(&self) -> u32 {
        self.marks.len() as u32
    }

    /// Notes a step between two nodes.
    pub fn push(&mut self, before: &Node, actor: Actor, after: &Node, noticed: Noticed) {
        let window = self.decision();
        self.marks.push(Mark { noticed, actor, window, closes: !goes_on(before, actor, after) });
        self.standing.push(self.made());
    }

    /// Notes that a seat took steps back until so many stood. Whoever noticed one of them notices that.
    pub fn take_back(&mut self, seat: Seat, kept: usize) {
        let mut noticed = Noticed::default();
        for step in self.standing.drain(kept.min(self.standing.len())..) {
            let seen = self.marks[step as usize - 1].noticed;
            noticed.seats = noticed.seats.union(seen.seats);
            noticed.watcher |= seen.watcher;
        }
        self.marks.push(Mark { noticed, actor: Actor::Seat(seat), window: self.made(), closes: true });
    }

    /// The number of the newest frame for this viewpoint that was not taken back; 0 if there is none.
    pub fn newest_standing(&self, viewpoint: Viewpoint) -> u32 {
        self.standing.iter().rev().find_map(|&step| self.number(viewpoint, step)).unwrap_or(0)
    }

    /// What names the decision that the table waits for: commitments of others in the same window do not
    /// change it, everything else does.
    pub fn decision(&self) -> u32 {
        match self.marks.last() {
            Some(last) if !last.closes => last.window,
            _ => self.made(),
        }
    }

    /// The step with which whatever led to the newest decision began: the last one that a seat made before it, and
    /// the chance that followed.
    pub fn opening(&self) -> u32 {
        let before = &self.marks[..self.decision() as usize];
        before.iter().rposition(|mark| mark.actor != Actor::Chance).unwrap_or(0) as u32 + 1
    }

    /// The number of a step (counted from 1) for this viewpoint; none if they did not notice it.
    pub fn number(&self, viewpoint: Viewpoint, step: u32) -> Option<u32> {
        let mark = self.marks.get(step.checked_sub(1)? as usize)?;
        if !viewpoint.notice(&mark.noticed) {
            return None;
        }
        if mark.closes || self.is_open || viewpoint == Viewpoint::All {
            return Some(step);
        }
        let window = &self.marks[mark.window as usize..step as usize];
        Some(mark.window + window.iter().filter(|mark| viewpoint.notice(&mark.noticed)).count() as u32)
    }

    /// The number of the newest frame for this viewpoint; 0 if there is none.
    pub fn newest(&self, viewpoint: Viewpoint) -> u32 {
        self.before(viewpoint, self.made() + 1)
    }

    /// The number of the newest frame before a step.
    pub fn before(&self, viewpoint: Viewpoint, step: u32) -> u32 {
        (1..step).rev().find_map(|earlier| self.number(viewpoint, earlier)).unwrap_or(0)
    }

    /// The step that this viewpoint know under a number; 0 is the start.
    pub fn step_of(&self, viewpoint: Viewpoint, number: u32) -> Option<u32> {
        if number == 0 {
            return Some(0);
        }
        (1..=self.made()).find(|&step| self.number(viewpoint, step) == Some(number))
    }

    /// Who is to act as far as this viewpoint can tell: whoever committed unnoticed still seems to think.
    pub fn acting(&self, viewpoint: Viewpoint, truly: SeatSet) -> SeatSet {
        let mut acting = truly;
        let standing = self.standing.iter().rev().map(|&step| &self.marks[step as usize - 1]);
        for mark in standing.take_while(|mark| !mark.closes) {
            if let Actor::Seat(seat) = mark.actor
                && !viewpoint.notice(&mark.noticed)
            {
                acting.insert(seat);
            }
        }
        acting
    }
}

/// Whether a commitment left its window open: the others still have to commit, and nothing else changed.
fn goes_on(before: &Node, actor: Actor, after: &Node) -> bool {
    let (Node::Simultaneous(before), Actor::Seat(seat), Node::Simultaneous(after)) = (before, actor, after) else {
        return false;
    };
    let mut left = *before;
    left.remove(seat);
    left == *after
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only(seat: u8) -> Noticed {
        Noticed { seats: SeatSet::from_iter([Seat(seat)]), watcher: false }
    }

    fn everybody() -> Noticed {
        Noticed { seats: SeatSet::full(3), watcher: true }
    }

    fn viewpoint(seat: u8) -> Viewpoint {
        Viewpoint::Seats(SeatSet::from_iter([Seat(seat)]))
    }

    /// A window of three commitments that nobody else notices, in an order, then the reveal.
    fn window(order: [u8; 3]) -> VisibleSeq {
        let mut visible = VisibleSeq::default();
        visible.push(&Node::Chance, Actor::Chance, &Node::Simultaneous(SeatSet::full(3)), everybody());
        let mut left = SeatSet::full(3);
        for (n, seat) in order.into_iter().enumerate() {
            let before = Node::Simultaneous(left);
            left.remove(Seat(seat));
            let last = n == 2;
            let after = if last { Node::Chance } else { Node::Simultaneous(left) };
            let noticed = if last { everybody() } else { only(seat) };
            visible.push(&before, Actor::Seat(Seat(seat)), &after, noticed);
        }
        visible
    }

    #[test]
    fn numbers_do_not_tell_who_was_first() {
        // Seat 0 commits first or second: to seat 0 it looks the same either way.
        for visible in [window([0, 1, 2]), window([1, 0, 2])] {
            let mine: Vec<u32> = (1..=4).filter_map(|step| visible.number(viewpoint(0), step)).collect();
            assert_eq!(mine, [1, 2, 4], "the deal, my own commitment, the reveal");
            assert_eq!(visible.newest(Viewpoint::Watcher), 4);
            assert_eq!(visible.before(Viewpoint::Watcher, 4), 1);
        }
    }

    #[test]
    fn whoever_committed_unnoticed_still_seems_to_think() {
        let mut visible = window([1, 0, 2]);
        visible.marks.pop();
        visible.standing.pop();
        let truly = SeatSet::from_iter([Seat(2)]);
        assert_eq!(visible.acting(viewpoint(0), truly).iter().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
        assert_eq!(visible.acting(Viewpoint::Watcher, truly).len(), 3);
        assert_eq!(visible.acting(Viewpoint::All, truly), truly);
    }

    #[test]
    fn numbers_grow_when_steps_are_taken_back() {
        let mut visible = VisibleSeq::default();
        let decision = Node::Decision(Seat(0));
        for noticed in [everybody(), only(0), only(0)] {
            visible.push(&decision, Actor::Seat(Seat(0)), &decision, noticed);
        }
        visible.take_back(Seat(0), 1);
        assert_eq!((visible.made(), visible.newest(viewpoint(0)), visible.newest_standing(viewpoint(0))), (4, 4, 1));
        // Whoever noticed nothing of what was taken back notices nothing of the taking back.
        assert_eq!((visible.newest(viewpoint(1)), visible.newest_standing(viewpoint(1))), (1, 1));
        visible.push(&decision, Actor::Seat(Seat(0)), &decision, everybody());
        assert_eq!(
            (visible.number(viewpoint(1), 5), visible.before(viewpoint(1), 5), visible.before(viewpoint(0), 5)),
            (Some(5), 1, 4)
        );
    }

    #[test]
    fn numbers_lead_back_to_steps() {
        let visible = window([1, 0, 2]);
        assert_eq!(visible.step_of(viewpoint(0), 2), Some(3));
        assert_eq!(visible.step_of(viewpoint(0), 3), None);
        assert_eq!(visible.step_of(viewpoint(0), 0), Some(0));
        assert_eq!(visible.step_of(Viewpoint::All, 3), Some(3));
    }
}
