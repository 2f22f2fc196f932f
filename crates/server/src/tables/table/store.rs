//! Between memory and the store: changes in memory are written as one unit, and what is stored is replayed.

use feerie_core::Step;

use super::{LiveTable, damaged};
use crate::error::Problem;
use crate::store::{Change, ClockRow, StepRow, StoredTable};
use crate::tables::history::Entry;
use crate::tables::table_clock::TableClock;
use crate::tables::undo_clock::ClockRewind;
use crate::tables::viewers::Outgoing;

/// How far memory may be ahead of the store, and what will be told once it is not.
#[derive(Default)]
pub(super) struct Uncommitted {
    /// Whether the table itself is not stored yet.
    is_new: bool,
    /// A commit was begun and its end not seen.
    in_doubt: bool,
    frames: Outgoing,
}

impl Uncommitted {
    pub(super) fn new_table() -> Uncommitted {
        Uncommitted { is_new: true, ..Uncommitted::default() }
    }

    pub(super) fn tell_later(&mut self, frames: Outgoing) {
        self.frames.extend(frames);
    }
}

/// What was just stored and is to be told now, and whether seats or state changed.
pub struct StoredNews {
    /// What is to be told, in order.
    pub frames: Outgoing,
    /// Whether everybody is to be told how the table stands.
    pub is_changed: bool,
}

impl LiveTable {
    /// What has to be stored. From here until [`LiveTable::mark_stored`] memory may be ahead of the store.
    pub fn take_changes(&mut self) -> Vec<Change> {
        let mut unit = Vec::new();
        if self.uncommitted.is_new {
            unit.push(Change::AddTable(self.row.clone(), self.seats.rows().to_vec()));
        } else if self.is_changed() {
            unit.push(Change::SetTable(self.row.clone()));
            if self.seats.is_changed() {
                unit.push(Change::SetSeats(self.seats.rows().to_vec()));
            }
        }
        let steps = self.history.take_unstored(&self.row.id);
        if !steps.is_empty() {
            unit.push(Change::AddSteps(steps));
        }
        unit.extend(self.take_rulings().into_iter().map(Change::AddRuling));
        self.uncommitted.in_doubt = true;
        unit.extend(self.clock.changed(&self.row.id, self.next_deadline()).map(Change::PutClock));
        unit
    }

    /// Everything is stored: what is to be told now.
    pub fn mark_stored(&mut self, shortest_rest: u64) -> StoredNews {
        self.clock.mark_stored(&self.row.id, self.next_deadline());
        self.history.mark_stored();
        let Uncommitted { is_new, frames, .. } = std::mem::take(&mut self.uncommitted);
        let frames = self.release(frames, shortest_rest);
        let is_changed = self.is_changed();
        if is_changed && !is_new {
            self.row.change(|row| row.version += 1);
        }
        self.row.mark_stored();
        self.seats.mark_stored();
        StoredNews { frames, is_changed }
    }

    /// Whether row or seats have to be stored.
    fn is_changed(&self) -> bool {
        self.row.is_changed() || self.seats.is_changed()
    }

    /// Whether memory may differ from the store: somebody stopped half way.
    pub fn is_in_doubt(&self) -> bool {
        self.uncommitted.in_doubt || self.is_changed() || self.history.has_unstored()
    }

    /// Goes on to what is stored now: what is to be told.
    pub fn go_on(
        &mut self,
        stored: StoredTable,
        steps: Vec<StepRow>,
        clock: Option<ClockRow>,
        shortest_rest: u64,
    ) -> Result<StoredNews, Problem> {
        // If this fails half way, the next one to lock the table replays all of it.
        self.uncommitted.in_doubt = true;
        if stored.seq < self.history.len().into() {
            return Err(Problem::Conflict);
        }
        let is_changed = self.row.version != stored.row.version;
        let other_dice = self.row.salts != stored.row.salts;
        self.row.change(|row| *row = stored.row);
        self.seats = super::Seats::stored(stored.seats);
        if other_dice {
            self.reopen()?;
        }
        let frames = self.replay(steps)?;
        let frames = self.release(frames, shortest_rest);
        self.take_clock(clock)?;
        Ok(StoredNews { frames, is_changed })
    }

    /// Plays what is stored already; what is to be told of it.
    pub(super) fn replay(&mut self, steps: Vec<StepRow>) -> Result<Outgoing, Problem> {
        // A step answers a question to take one back; what is asked now came after all of these.
        let asked = self.row.undo.clone();
        for row in steps {
            self.take_row(row)?;
        }
        self.row.change(|row| row.undo = asked);
        self.row.mark_stored();
        self.history.mark_stored();
        Ok(std::mem::take(&mut self.uncommitted).frames)
    }

    /// Does in memory what a stored row says.
    fn take_row(&mut self, row: StepRow) -> Result<(), Problem> {
        let seq = row.seq;
        let done = Entry::of_row(row).and_then(|(entry, by)| match entry {
            Entry::Step(Step(actor, action)) => {
                if by.is_person() {
                    let shown = self.opened_elsewhere();
                    self.uncommitted.tell_later(shown);
                }
                self.play(actor, &action, by).map_err(|refusal| refusal.to_string())
            }
            Entry::TakeBack(back) if back.kept <= self.game.steps().len() => {
                // How the clock stands is stored beside the steps.
                self.take_back(back.seat, back.kept, ClockRewind::Anew, by);
                Ok(())
            }
            Entry::TakeBack(back) => Err(format!("{back} takes nothing back")),
        });
        done.map_err(|problem| {
            tracing::error!(table = self.row.id, seq, problem, "a stored step does not replay");
            Problem::Internal
        })
    }

    /// The clock as it is stored.
    pub(super) fn take_clock(&mut self, clock: Option<ClockRow>) -> Result<(), Problem> {
        self.clock = TableClock::stored(clock, self.decision()).map_err(damaged(&self.row))?;
        Ok(())
    }

    /// Takes over from what memory held in doubt: viewers, bots that think, the race; and tells the viewers what
    /// they missed.
    pub fn take_over(&mut self, old: LiveTable, missed: Outgoing) {
        self.bots = old.bots.carried_over();
        self.viewers = old.viewers;
        self.absences = old.absences;
        let shown = self.carry_race_over(old.race, missed);
        self.viewers.tell_all(&shown);
    }
}
