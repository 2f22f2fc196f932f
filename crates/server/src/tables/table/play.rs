//! Steps in memory: rules, history, clock and the frames to be told, changed together.

use axum::extract::ws::Utf8Bytes;
use feerie_core::{Actor, Node, Refusal, Seat};
use feerie_table::{Seen, SeenBuilder, Viewpoint};

use super::LiveTable;
use crate::error::Problem;
use crate::ids;
use crate::store::Phase;
use crate::tables::history::{By, TakeBack};
use crate::tables::table_clock::Made;
use crate::tables::undo_clock::ClockRewind;
use crate::tables::viewers::Outgoing;
use crate::wire::{Frame, GameResult, Times};
use crate::ws::message::ServerMessage;

impl LiveTable {
    /// Plays a step in memory. It is told only once it is stored.
    pub fn play(&mut self, actor: Actor, text: &str, by: By) -> Result<(), Refusal> {
        let before = self.game.node();
        let (decided, standing) = (self.decision(), self.game.steps().len());
        let happened = self.game.apply(actor, text)?;
        let after = self.game.node();
        let is_person = by.is_person();
        let seat = if let Actor::Seat(seat) = actor { Some(seat) } else { None };
        let late = seat.filter(|&seat| !is_person && self.bots.decides_for(seat, decided));
        self.history.step(&before, &after, happened.step.clone(), happened.noticed, by);
        let ends_turn = is_person && seat.is_some_and(|seat| !after.acting().contains(seat));
        let made = Made { by: seat.map(|seat| (seat, standing)), ends_turn, decision: self.decision() };
        let times = self.clock.step(made, ids::now());
        let frames = self.frames(times, late, |builder, live, viewpoint| {
            builder.after(&happened, live.history.visible(), viewpoint)
        });
        let frames = self.pace(&happened, decided, frames);
        self.uncommitted.tell_later(frames);
        self.answer_question();
        if let Node::Terminal(ranking) = after {
            let result = GameResult::from(ranking);
            self.row.change(|row| {
                row.result = serde_json::to_string(&result).ok();
                row.phase = Phase::Over;
                row.ended.get_or_insert_with(ids::now);
            });
        }
        Ok(())
    }

    /// Takes steps back in memory until so many stand; told only once it is stored.
    pub fn take_back(&mut self, seat: Seat, kept: usize, rewind: ClockRewind, by: By) {
        let steps = self.game.steps();
        let undone = steps[kept.min(steps.len())..].to_vec();
        // No more are taken back than were made.
        let taken = self.game.undo(undone.len());
        debug_assert!(taken.is_ok(), "there are so many");
        self.history.take_back(TakeBack { seat, kept }, undone, by);
        let times = self.clock.take_back(self.decision(), seat, kept, rewind, ids::now());
        let frames = self.frames(times, None, |builder, live, viewpoint| {
            builder.after_undo(seat, live.history.visible(), viewpoint)
        });
        self.uncommitted.tell_later(frames);
        self.answer_question();
    }

    /// Rolls as long as chance is asked.
    pub fn roll_on(&mut self) -> Result<(), Problem> {
        while let Some(outcome) = self.game.would_roll() {
            self.play(Actor::Chance, &outcome, By::Nobody).map_err(|refusal| {
                tracing::error!(table = self.row.id, %refusal, "the rules refused an outcome of chance");
                Problem::Internal
            })?;
        }
        Ok(())
    }

    /// The frame of what just happened for each viewpoint that noticed it; `late` is the seat whose step a bot made.
    fn frames(
        &self,
        times: Option<Times>,
        late: Option<Seat>,
        frame: impl Fn(&mut SeenBuilder<'_>, &LiveTable, Viewpoint) -> Option<Seen>,
    ) -> Outgoing {
        let mut builder = SeenBuilder::of(&*self.game);
        let mut texts = Vec::new();
        for viewpoint in self.viewers.viewpoints() {
            if let Some(seen) = frame(&mut builder, self, viewpoint) {
                let frame = Frame { times: times.clone(), late: late.map(|seat| seat.0), ..seen.into() };
                let text = ServerMessage::Frame { table: &self.row.id, frame: &frame }.text();
                texts.push((viewpoint, Utf8Bytes::from(text)));
            }
        }
        texts
    }

    /// Whoever asked to take a step back is answered by what happened.
    fn answer_question(&mut self) {
        if self.row.undo.is_some() {
            self.row.change(|row| row.undo = None);
        }
    }
}
