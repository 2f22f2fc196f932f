//! ELM-NET-10: what a race's judge made of people's reactions, and out of what, for a person to look at.

use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::Answer;
use super::people::Asker;
use super::tables::{Id, known};
use crate::error::{ErrorBody, Problem};
use crate::state::AppState;
use crate::store::RulingRow;

/// The routes.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(rulings))
}

/// All rulings at a table.
#[derive(Serialize, ToSchema)]
struct Rulings {
    /// In order of their windows.
    rulings: Vec<Ruling>,
}

/// What was made of one reaction. All times are in milliseconds.
#[derive(Serialize, ToSchema)]
struct Ruling {
    /// The window's number.
    window: i64,
    seat: i64,
    /// What the person's machine said.
    claimed: i64,
    /// What was recorded; missing if it came too late.
    #[serde(skip_serializing_if = "Option::is_none")]
    recorded: Option<i64>,
    /// From sending the card to receiving the reaction, on the server's clock.
    elapsed: f64,
    /// The median of the line's round trips.
    r50: f64,
    /// Their 95th percentile, at most 400.
    r95: f64,
    /// Whether the claim was quicker than can be.
    corrected: bool,
    /// What a person should look at: `corrected`, `shading`, `late`, `unsteady`, `quick`, `even`. It has no consequence by itself.
    marks: Vec<String>,
}

impl From<RulingRow> for Ruling {
    fn from(row: RulingRow) -> Ruling {
        let ms = |micros: i64| micros as f64 / 1000.0;
        Ruling {
            window: row.window,
            seat: row.seat,
            claimed: row.claimed,
            recorded: row.recorded,
            elapsed: ms(row.elapsed),
            r50: ms(row.r50),
            r95: ms(row.r95),
            corrected: row.corrected,
            marks: row.marks.split_whitespace().map(str::to_owned).collect(),
        }
    }
}

/// What was made of each reaction at a finished table of mine.
#[utoipa::path(get, path = "/api/tables/{id}/rulings", params(("id" = String, Path)), responses(
    (status = 200, body = Rulings), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
    (status = 409, description = "not over yet", body = ErrorBody)))]
async fn rulings(State(state): State<AppState>, asker: Asker, id: Id) -> Result<Answer<Rulings>, Problem> {
    let rulings = state.tables.rulings(&known(id)?, &asker.me.id).await?;
    Ok(Answer(Rulings { rulings: rulings.into_iter().map(Ruling::from).collect() }))
}
