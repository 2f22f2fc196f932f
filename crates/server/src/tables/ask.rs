//! Questions about a position: answered out of the asker's view, on threads of their own.

use feerie_table::{Practice, Question, answer_practised};
use serde_json::value::RawValue;
use std::sync::Arc;

use super::Tables;
use super::act::of_turn;
use super::practice::check_length;
use crate::error::Problem;
use crate::lanes::Lane;

impl Tables {
    /// Answers a question on behalf of a person's seat; a conflict if the position is no longer what they saw.
    pub async fn ask(
        self: &Arc<Self>,
        table: &str,
        person: &str,
        seat: u8,
        seq: u32,
        question: Question,
    ) -> Result<Box<RawValue>, Problem> {
        let (position, seat) = {
            let live = self.lock(table).await?;
            let seat = live.own_started_seat(person, seat)?;
            // What is legal tells of the card that lies ready.
            live.check_shown()?;
            if seq != live.history.newest(live.seats.viewpoint_of(person)) {
                return Err(Problem::Conflict);
            }
            (live.fork(), seat)
        };
        self.looked_up(move || position.answer(seat, &question).map_err(|refusal| of_turn(question.actions(), refusal)))
            .await
    }

    /// The same about a game that is kept nowhere, for the seat whose eyes it names.
    pub async fn ask_practised(&self, practice: Practice, question: Question) -> Result<Box<RawValue>, Problem> {
        check_length(&practice)?;
        let games = self.games;
        self.looked_up(move || {
            answer_practised(games, practice, &question)?.map_err(|refusal| of_turn(question.actions(), refusal))
        })
        .await
    }

    async fn looked_up<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        self.think(Lane::Questions, work).await?
    }
}
