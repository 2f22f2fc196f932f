//! Practice: the rules without a table, for lessons.

use axum::extract::State;
use feerie_core::Step;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::{Answer, Body};
use crate::error::{ErrorBody, Problem};
use crate::state::AppState;
use crate::tables::Practice;
use crate::wire::{Frame, GameResult};

/// The routes.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(practise))
}

/// A game so far, to be looked at from one seat.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PracticeWish {
    /// The game's id.
    game: String,
    /// How many seats there are.
    seats: u8,
    /// Whose eyes.
    seat: u8,
    /// Options that differ from the defaults.
    #[serde(default)]
    #[ts(type = "Record<string, string | number | boolean>")]
    #[schema(value_type = Object)]
    options: Map<String, Value>,
    /// Where the dice come from.
    #[ts(type = "number")]
    seed: u64,
    /// `[seat or "chance", action]` each. Chance may be left out: then it is rolled.
    #[ts(type = "[number | 'chance', string][]")]
    #[schema(value_type = Vec<Vec<Value>>)]
    steps: Vec<Step>,
}

/// The same game, played.
#[derive(Serialize, TS, ToSchema)]
pub struct PracticeAnswer {
    /// All options in force.
    #[ts(type = "Record<string, string | number | boolean>")]
    #[schema(value_type = Object)]
    options: Map<String, Value>,
    /// From the first position on.
    frames: Vec<Frame>,
    /// How it came out, if it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    result: Option<GameResult>,
}

/// Plays a game that is kept nowhere. A step that cannot be played is named with its clause.
#[utoipa::path(post, path = "/api/practice", request_body = PracticeWish, responses(
    (status = 200, body = PracticeAnswer), (status = 400, description = "does not play", body = ErrorBody)))]
async fn practise(
    State(state): State<AppState>,
    Body(wish): Body<PracticeWish>,
) -> Result<Answer<PracticeAnswer>, Problem> {
    let PracticeWish { game, seats, seat, options, seed, steps } = wish;
    let practised = state.tables.practise(Practice { game, seats, seat, options, seed, steps }).await?;
    Ok(Answer(PracticeAnswer { options: practised.options, frames: practised.frames, result: practised.result }))
}
