//! Practice: the rules without a table, for lessons.

use axum::extract::State;
use axum::http::HeaderMap;
use feerie_core::Step;
use feerie_table::{Practice, Practised, Question};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use ts_rs::TS;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::{Answer, Body, Written};
use super::compress::takes_gzip;
use crate::config::MOST_ACTIONS;
use crate::error::{ErrorBody, Limit, Problem};
use crate::state::AppState;
use crate::wire::{Frame, GameResult};

/// The routes.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(practise)).routes(routes!(ask))
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

impl From<PracticeWish> for Practice {
    fn from(wish: PracticeWish) -> Practice {
        let PracticeWish { game, seats, seat, options, seed, steps } = wish;
        Practice { game, seats, seat, options, seed, steps }
    }
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
    headers: HeaderMap,
    Body(wish): Body<PracticeWish>,
) -> Result<Written, Problem> {
    let gzip = takes_gzip(&headers);
    let written = move |practised: Practised| {
        let frames = practised.frames.into_iter().map(Frame::from).collect();
        let result = practised.result.map(GameResult::from);
        Written::new(&PracticeAnswer { options: practised.options, frames, result }, gzip)
    };
    state.tables.practise(wish.into(), written).await??.within(&state.limiter.answers)
}

/// A question about such a game.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PracticeQuestion {
    /// The game so far.
    practice: PracticeWish,
    /// What is asked on behalf of the seat whose eyes it names, as over the socket.
    #[ts(type = "import('../engine/generated').Question")]
    #[schema(value_type = Object)]
    question: Question,
}

/// Answers a question about a game that is kept nowhere, as `ask` does at a table.
#[utoipa::path(post, path = "/api/practice/ask", request_body = PracticeQuestion, responses(
    (status = 200, body = Value), (status = 400, description = "does not play", body = ErrorBody)))]
async fn ask(
    State(state): State<AppState>,
    Body(PracticeQuestion { practice, question }): Body<PracticeQuestion>,
) -> Result<Answer<Box<RawValue>>, Problem> {
    if question.actions().len() > MOST_ACTIONS {
        return Err(Problem::TooMany(Limit::Actions));
    }
    Ok(Answer(state.tables.ask_practised(practice.into(), question).await?))
}
