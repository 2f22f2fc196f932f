//! What was done in memory, on its way to the store and to those who look on.

use axum::extract::ws::Utf8Bytes;

use super::table::LiveTable;
use super::viewpoint::Viewpoint;
use crate::store::{Change, RulingRow, StepRow};

/// What was done in memory and is not stored yet.
#[derive(Default)]
pub(super) struct Uncommitted {
    /// Whether the table itself is not stored yet.
    pub is_new: bool,
    pub row: bool,
    pub seats: bool,
    pub steps: Vec<StepRow>,
    pub rulings: Vec<RulingRow>,
    /// What will be told once all is stored.
    pub frames: Vec<(Viewpoint, Utf8Bytes)>,
    /// What will be told when the next window of a race opens.
    pub next: Vec<(Viewpoint, Utf8Bytes)>,
    /// Whether a window of a race was settled, and something came of it.
    pub is_settled: bool,
    pub result: bool,
    /// A commit was begun and its end not seen: memory may be ahead of the store.
    pub in_doubt: bool,
}

impl LiveTable {
    /// What has to be stored. From here until [`LiveTable::stored_now`] memory may be ahead of the store.
    pub fn take_changes(&mut self) -> Vec<Change> {
        let uncommitted = &mut self.uncommitted;
        let mut unit = Vec::new();
        if uncommitted.is_new {
            unit.push(Change::AddTable(self.row.clone(), self.seats.clone()));
        } else if uncommitted.row || uncommitted.seats {
            unit.push(Change::SetTable(self.row.clone()));
            if uncommitted.seats {
                unit.push(Change::SetSeats(self.seats.clone()));
            }
        }
        if !uncommitted.steps.is_empty() {
            unit.push(Change::AddSteps(std::mem::take(&mut uncommitted.steps)));
        }
        unit.extend(uncommitted.rulings.drain(..).map(Change::AddRuling));
        uncommitted.in_doubt = true;
        if let Some(row) = self.changed_clock() {
            unit.push(Change::PutClock(row));
        }
        unit
    }

    /// Everything is stored: what is to be told now, and whether seats or state changed.
    pub fn stored_now(&mut self, shortest_rest: u64) -> (Vec<(Viewpoint, Utf8Bytes)>, bool) {
        self.stored_clock = self.clock_row();
        self.told = self.visible.len();
        let mut uncommitted = std::mem::take(&mut self.uncommitted);
        self.veil(&mut uncommitted, shortest_rest);
        let changed = uncommitted.row || uncommitted.seats;
        if changed && !uncommitted.is_new {
            self.row.version += 1;
        }
        (uncommitted.frames, changed)
    }

    /// Where a race is run, what comes next waits for its window to open.
    pub(super) fn veil(&mut self, uncommitted: &mut Uncommitted, shortest_rest: u64) {
        let is_veiled = self.is_veiled();
        if let Some(host) = self.host.as_deref_mut() {
            if uncommitted.is_settled {
                // ELM-NET-11: the card first, then what came of it.
                uncommitted.frames.splice(..0, host.for_watchers.drain(..));
            }
            if is_veiled && uncommitted.is_settled {
                host.rest(shortest_rest, uncommitted.result, std::mem::take(&mut uncommitted.next));
            } else if !is_veiled {
                uncommitted.frames.splice(..0, host.take_held_back());
            }
            host.bell.notify_one();
        }
        // Where nothing is veiled, the end of the game for one, nothing waits.
        uncommitted.frames.append(&mut uncommitted.next);
    }

    /// Keeps a ruling beside the record, together with the step that it led to.
    pub(super) fn keep_ruling(&mut self, ruling: RulingRow) {
        self.uncommitted.rulings.push(ruling);
    }

    /// Whether memory may differ from the store: somebody stopped half way.
    pub fn is_in_doubt(&self) -> bool {
        let uncommitted = &self.uncommitted;
        uncommitted.in_doubt || uncommitted.row || uncommitted.seats || !uncommitted.steps.is_empty()
    }

    /// Somebody has reacted: the window was open, whether or not we were told.
    pub(super) fn opened_elsewhere(&mut self) {
        let Some(race) = self.table.race() else { return };
        let mut next = std::mem::take(&mut self.uncommitted.next);
        if let Some(host) = self.host.as_deref_mut() {
            host.held_back.append(&mut next);
        }
        let shown = self.begin_window(&race);
        self.uncommitted.frames.extend(shown);
    }
}
