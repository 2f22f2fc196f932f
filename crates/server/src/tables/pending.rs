//! What was done in memory, on its way to the store and to those who look on.

use axum::extract::ws::Utf8Bytes;

use super::eyes::Eyes;
use super::live::Live;
use crate::store::{Change, RulingRow, StepRow};

/// What was done in memory and is not stored yet.
#[derive(Default)]
pub(super) struct Pending {
    /// Whether the table itself is not stored yet.
    pub is_new: bool,
    pub row: bool,
    pub seats: bool,
    pub steps: Vec<StepRow>,
    pub rulings: Vec<RulingRow>,
    /// What will be told once all is stored.
    pub frames: Vec<(Eyes, Utf8Bytes)>,
    /// What will be told when the next window of a race opens.
    pub next: Vec<(Eyes, Utf8Bytes)>,
    /// Whether a window of a race was settled, and something came of it.
    pub is_settled: bool,
    pub result: bool,
    /// A commit was begun and its end not seen: memory may be ahead of the store.
    pub in_doubt: bool,
}

impl Live {
    /// What has to be stored. From here until [`Live::stored_now`] memory may be ahead of the store.
    pub fn take_changes(&mut self) -> Vec<Change> {
        let pending = &mut self.pending;
        let mut unit = Vec::new();
        if pending.is_new {
            unit.push(Change::AddTable(self.row.clone(), self.seats.clone()));
        } else if pending.row || pending.seats {
            unit.push(Change::SetTable(self.row.clone()));
            if pending.seats {
                unit.push(Change::SetSeats(self.seats.clone()));
            }
        }
        if !pending.steps.is_empty() {
            unit.push(Change::AddSteps(std::mem::take(&mut pending.steps)));
        }
        unit.extend(pending.rulings.drain(..).map(Change::AddRuling));
        pending.in_doubt = true;
        if let Some(row) = self.changed_clock() {
            unit.push(Change::PutClock(row));
        }
        unit
    }

    /// Everything is stored: what is to be told now, and whether seats or state changed.
    pub fn stored_now(&mut self, shortest_rest: u64) -> (Vec<(Eyes, Utf8Bytes)>, bool) {
        self.stored_clock = self.clock_row();
        self.told = self.trail.len();
        let mut pending = std::mem::take(&mut self.pending);
        self.veil(&mut pending, shortest_rest);
        let changed = pending.row || pending.seats;
        if changed && !pending.is_new {
            self.row.version += 1;
        }
        (pending.frames, changed)
    }

    /// Where a race is run, what comes next waits for its window to open.
    pub(super) fn veil(&mut self, pending: &mut Pending, shortest_rest: u64) {
        let is_veiled = self.is_veiled();
        if let Some(host) = self.host.as_deref_mut() {
            if pending.is_settled {
                // ELM-NET-11: the card first, then what came of it.
                pending.frames.splice(..0, host.for_watchers.drain(..));
            }
            if is_veiled && pending.is_settled {
                host.rest(shortest_rest, pending.result, std::mem::take(&mut pending.next));
            } else if !is_veiled {
                pending.frames.splice(..0, host.take_held_back());
            }
            host.bell.notify_one();
        }
        // Where nothing is veiled, the end of the game for one, nothing waits.
        pending.frames.append(&mut pending.next);
    }

    /// Keeps a ruling beside the record, together with the step that it led to.
    pub(super) fn keep_ruling(&mut self, ruling: RulingRow) {
        self.pending.rulings.push(ruling);
    }

    /// Whether memory may differ from the store: somebody stopped half way.
    pub fn is_in_doubt(&self) -> bool {
        let pending = &self.pending;
        pending.in_doubt || pending.row || pending.seats || !pending.steps.is_empty()
    }

    /// Somebody has reacted: the window was open, whether or not we were told.
    pub(super) fn opened_elsewhere(&mut self) {
        let Some(race) = self.table.race() else { return };
        let mut next = std::mem::take(&mut self.pending.next);
        if let Some(host) = self.host.as_deref_mut() {
            host.held_back.append(&mut next);
        }
        let shown = self.begin_window(&race);
        self.pending.frames.extend(shown);
    }
}
