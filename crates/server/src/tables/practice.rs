//! Practice games over the wire: the rules' answers, within the server's limits.

use feerie_table::{Practice, PracticeError, Practised, practise};

use super::Tables;
use crate::config::LONGEST_PRACTICE;
use crate::error::{Limit, Problem};
use crate::lanes::Lane;

impl Tables {
    /// Plays a game that is kept nowhere; a step that the rules forbid is named. What is made of it is made where it
    /// holds nobody up, too.
    pub async fn practise<T: Send + 'static>(
        &self,
        practice: Practice,
        written: impl FnOnce(Practised) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        check_length(&practice)?;
        let games = self.games;
        Ok(self.think(Lane::Help, move || practise(games, practice).map(written)).await??)
    }
}

/// Whether it has no more steps than a lesson needs.
pub(super) fn check_length(practice: &Practice) -> Result<(), Problem> {
    if practice.steps.len() > LONGEST_PRACTICE { Err(Problem::TooMany(Limit::Steps)) } else { Ok(()) }
}

impl From<PracticeError> for Problem {
    fn from(error: PracticeError) -> Problem {
        match error {
            PracticeError::NoSeat(seat) => Problem::BadRequest(format!("there is no seat {seat}")),
            PracticeError::Open(error) => error.into(),
            PracticeError::Step(index, refusal) => Problem::BadStep(index, refusal),
            PracticeError::Dice(refusal) => {
                tracing::error!(%refusal, "the rules refused an outcome of chance");
                Problem::Internal
            }
        }
    }
}
