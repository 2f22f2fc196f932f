//! Taking steps back: freely where nothing was learnt, by agreement where no secret was shown, alone against
//! bots without limit.

use feerie_core::Seat;
use feerie_table::{UndoRefusal, UndoScope};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Duration;

use super::Tables;
use super::history::{By, Command};
use super::seats::number;
use super::table::LiveTable;
use super::undo_clock::ClockRewind;
use crate::error::Problem;
use crate::ids;
use crate::store::Phase;
use crate::wire::UndoAsked;

/// How long a question waits for its answers.
const PATIENCE: Duration = Duration::from_secs(120);

/// Why nothing is taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoUndo {
    /// Too much was learnt, or nothing was done.
    Limit(UndoRefusal),
    /// The game is over.
    Over,
    /// Others would have to agree, and none of them is there.
    Nobody,
    /// There is no question to answer.
    Unasked,
    /// The quicker hand has won already.
    Race,
    /// The time for that decision is up by now.
    Late,
}

impl NoUndo {
    /// The key of the sentence that says so.
    pub const fn key(self) -> &'static str {
        match self {
            NoUndo::Limit(UndoRefusal::Nothing) => "error-undo-nothing",
            NoUndo::Limit(UndoRefusal::Chance) => "error-undo-chance",
            NoUndo::Limit(UndoRefusal::Revealed) => "error-undo-shown",
            NoUndo::Limit(UndoRefusal::Others) => "error-undo-others",
            NoUndo::Limit(UndoRefusal::Sealed) => "error-undo-sealed",
            NoUndo::Over => "error-undo-over",
            NoUndo::Nobody => "error-undo-nobody",
            NoUndo::Unasked => "error-undo-unasked",
            NoUndo::Race => "error-undo-race",
            NoUndo::Late => "error-undo-late",
        }
    }
}

impl From<UndoRefusal> for Problem {
    fn from(refusal: UndoRefusal) -> Problem {
        Problem::NoUndo(NoUndo::Limit(refusal))
    }
}

/// A request to the others to take a step back. Any new step answers it with no.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct UndoRequest {
    seat: u8,
    /// Whose agreement is there.
    agreed: Vec<u8>,
    /// Milliseconds since 1970.
    until: i64,
}

impl Tables {
    /// Takes a person's last act back, or asks the others whether they may.
    pub async fn undo(self: &Arc<Self>, table: &str, person: &str, id: &str, seat: u8) -> Result<u32, Problem> {
        let mut live = self.lock(table).await?;
        let viewpoint = live.seats.viewpoint_of(person);
        let command = Command { person: person.to_owned(), id: id.to_owned() };
        if let Some(step) = live.history.step_of(&command) {
            return Ok(live.history.number(viewpoint, step));
        }
        let seat = live.own_playing_seat(person, seat)?;
        match live.may_take_back(person)? {
            Some(kept) => {
                let rewind = live.clock_rewind(person, seat, kept)?;
                live.take_back(seat, kept, rewind, By::Command(command));
                self.save(&mut live).await?;
            }
            None => self.ask_to_undo(&mut live, seat).await?,
        }
        Ok(live.history.newest(viewpoint))
    }

    async fn ask_to_undo(self: &Arc<Self>, live: &mut LiveTable, seat: Seat) -> Result<(), Problem> {
        if live.question().is_some_and(|question| question.seat == seat.0) {
            return Ok(());
        }
        let until = ids::now() + PATIENCE.as_millis() as i64;
        let question = UndoRequest { seat: seat.0, agreed: Vec::new(), until };
        if live.waiting_for(&question).is_empty() {
            return Err(Problem::NoUndo(NoUndo::Nobody));
        }
        live.set_question(Some(&question))?;
        self.save(live).await?;
        let (tables, table) = (Arc::clone(self), live.id().to_owned());
        tokio::spawn(async move {
            tokio::time::sleep(PATIENCE).await;
            if let Err(problem) = tables.forget_question(&table, &question).await {
                // It is too old to be shown or answered all the same.
                tracing::debug!(table, ?problem, "failed to clear an expired undo question");
            }
        });
        Ok(())
    }

    async fn forget_question(self: &Arc<Self>, table: &str, old: &UndoRequest) -> Result<(), Problem> {
        let mut live = self.lock(table).await?;
        let is_same = live.written_question().is_some_and(|now| (now.seat, now.until) == (old.seat, old.until));
        if is_same {
            live.set_question(None)?;
            self.save(&mut live).await?;
        }
        Ok(())
    }

    /// Answers such a request; the last one to agree takes the step back.
    pub async fn answer_undo(
        self: &Arc<Self>,
        table: &str,
        person: &str,
        seat: u8,
        agree: bool,
    ) -> Result<u32, Problem> {
        let mut live = self.lock(table).await?;
        live.own_playing_seat(person, seat)?;
        let mut question = live.question().ok_or(Problem::NoUndo(NoUndo::Unasked))?;
        let mine = live.seats.of(person);
        if !agree {
            live.set_question(None)?;
        } else if mine.contains(Seat(question.seat)) {
            // The asker cannot agree with themselves.
            return Err(Problem::NotYours);
        } else {
            question.agreed.extend(mine.iter().map(|seat| seat.0));
            if live.waiting_for(&question).is_empty() {
                let asker = Seat(question.seat);
                let kept = live.game().undo_limit(live.seats.of_same_person(asker), UndoScope::Agreed)?;
                live.take_back(asker, kept, ClockRewind::Anew, By::Nobody);
            } else {
                live.set_question(Some(&question))?;
            }
        }
        self.save(&mut live).await?;
        Ok(live.history.newest(live.seats.viewpoint_of(person)))
    }
}

impl LiveTable {
    /// A seat number from outside, if that seat is the person's own and they play it themselves just now.
    fn own_playing_seat(&self, person: &str, seat: u8) -> Result<Seat, Problem> {
        let seat = self.own_seat(person, seat)?;
        match self.phase() {
            Phase::Waiting => Err(Problem::NotStarted),
            Phase::Over => Err(Problem::NoUndo(NoUndo::Over)),
            Phase::Playing if self.seats.is_held(seat) => Err(Problem::NotYours),
            Phase::Playing => Ok(seat),
        }
    }

    /// How many steps stay if a person takes their last act back; none if the others have to be asked.
    fn may_take_back(&self, person: &str) -> Result<Option<usize>, Problem> {
        if self.is_timed_race() {
            return Err(Problem::NoUndo(NoUndo::Race));
        }
        let mine = self.seats.of(person);
        if self.seats.is_alone(person) {
            // Several at one screen see for themselves whether the others agree; their secrets stay secrets.
            let reach = if mine.len() > 1 { UndoScope::Agreed } else { UndoScope::Alone };
            return Ok(Some(self.game().undo_limit(mine, reach)?));
        }
        match self.game().undo_limit(mine, UndoScope::Free) {
            Ok(kept) => Ok(Some(kept)),
            Err(_) => Ok(self.game().undo_limit(mine, UndoScope::Agreed).map(|_| None)?),
        }
    }

    /// What taking back does to the clock. With others at the table it must not make time.
    fn clock_rewind(&self, person: &str, seat: Seat, kept: usize) -> Result<ClockRewind, Problem> {
        if self.seats.is_alone(person) {
            return Ok(ClockRewind::Anew);
        }
        let is_up = self.clock.is_up(seat, kept, ids::now(), self.lag(seat));
        if is_up { Err(Problem::NoUndo(NoUndo::Late)) } else { Ok(ClockRewind::Own) }
    }

    /// The people who have not agreed yet. Absent people are not waited for.
    fn waiting_for(&self, question: &UndoRequest) -> Vec<u8> {
        let asker = self.seats.of_same_person(Seat(question.seat));
        let has_agreed = |seat: u8| asker.contains(Seat(seat)) || question.agreed.contains(&seat);
        self.seats.present_people().map(|row| number(row).0).filter(|&seat| !has_agreed(seat)).collect()
    }

    fn written_question(&self) -> Option<UndoRequest> {
        let question: UndoRequest = serde_json::from_str(self.row().undo.as_deref()?).ok()?;
        (usize::from(question.seat) < self.seats.len()).then_some(question)
    }

    fn question(&self) -> Option<UndoRequest> {
        self.written_question().filter(|question| question.until > ids::now())
    }

    fn set_question(&mut self, question: Option<&UndoRequest>) -> Result<(), Problem> {
        let text = question.map(serde_json::to_string).transpose().map_err(|_| Problem::Internal)?;
        self.set_row(|row| row.undo = text);
        Ok(())
    }

    /// The question that waits for answers, as everybody may know it.
    pub fn undo_asked(&self) -> Option<UndoAsked> {
        let question = self.question()?;
        let waiting = self.waiting_for(&question);
        Some(UndoAsked { seat: question.seat, waiting, until: question.until })
    }
}
