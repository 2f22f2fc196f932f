//! Analyses of finished games.

use axum::extract::State;
use feerie_advice::Analysis;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::Answer;
use super::tables::{Id, known};
use crate::error::{ErrorBody, Problem};
use crate::state::AppState;
use crate::wire::Reason;

/// The routes.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(study))
}

/// How far a study is, and what came out.
#[derive(Serialize, TS, ToSchema)]
pub struct StudyAnswer {
    /// Moves looked at.
    done: usize,
    /// Moves to look at; 0 while others come first.
    of: usize,
    /// What came out, once it is there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    study: Option<StudyForm>,
}

/// A game looked at again.
#[derive(Serialize, TS, ToSchema)]
pub struct StudyForm {
    /// The chances, move by move.
    points: Vec<ChancePoint>,
    /// The costliest moves, the worst first; three at most.
    slips: Vec<SlipForm>,
}

/// How the chances stood after a move.
#[derive(Serialize, TS, ToSchema)]
pub struct ChancePoint {
    /// The number of the step, as in a replay.
    seq: u32,
    /// Who moved.
    seat: u8,
    /// Each seat's estimated share of the victory, as the one who moved could know it.
    shares: Vec<f32>,
}

/// A move that cost much.
#[derive(Serialize, TS, ToSchema)]
pub struct SlipForm {
    /// The number of the step, as in a replay.
    seq: u32,
    /// Who moved.
    seat: u8,
    /// What was played.
    played: String,
    /// What would have been better.
    better: String,
    /// By how much of the victory.
    cost: f32,
    /// Why.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    reason: Option<Reason>,
}

/// The chances over a finished game and its costliest moves. The first to ask sets it going; ask again until
/// `study` is there.
#[utoipa::path(get, path = "/api/tables/{id}/study", params(("id" = String, Path)), responses(
    (status = 200, body = StudyAnswer), (status = 404, body = ErrorBody),
    (status = 409, description = "not over yet", body = ErrorBody), (status = 429, body = ErrorBody)))]
async fn study(State(state): State<AppState>, id: Id) -> Result<Answer<StudyAnswer>, Problem> {
    let progress = state.analyses.of(&state.tables, &known(id)?).await?;
    let study = progress.analysis().map(form);
    Ok(Answer(StudyAnswer { done: progress.done(), of: progress.of(), study }))
}

fn form(study: &Analysis) -> StudyForm {
    let points = study.points.iter();
    let slips = study.slips.iter();
    StudyForm {
        points: points
            .map(|point| ChancePoint { seq: point.seq, seat: point.seat.0, shares: point.shares.clone() })
            .collect(),
        slips: slips
            .map(|slip| SlipForm {
                seq: slip.seq,
                seat: slip.seat.0,
                played: slip.played.clone(),
                better: slip.better.clone(),
                cost: slip.cost,
                reason: slip.reason.as_ref().map(Reason::from),
            })
            .collect(),
    }
}
