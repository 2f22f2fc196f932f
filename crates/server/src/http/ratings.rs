//! How strong people are, computed from their games.

use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::Answer;
use super::people::Asker;
use super::tables::{Id, known};
use crate::error::{ErrorBody, Problem};
use crate::ratings::{Player, Rating};
use crate::state::AppState;

/// The routes.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(mine)).routes(routes!(at_table))
}

/// A person's ratings.
#[derive(Serialize, ToSchema)]
struct RatingList {
    ratings: Vec<Rating>,
}

/// The ratings at a table.
#[derive(Serialize, ToSchema)]
struct SeatRatings {
    /// Seat by seat; null for people without one, and for all seats where bots play.
    seats: Vec<Option<Rating>>,
}

/// My ratings, by game.
#[utoipa::path(get, path = "/api/me/ratings", responses((status = 200, body = RatingList)))]
async fn mine(State(state): State<AppState>, asker: Asker) -> Result<Answer<RatingList>, Problem> {
    let ladder = state.ratings.now(&*state.store).await?;
    Ok(Answer(RatingList { ratings: ladder.of(&Player::from(asker.me)) }))
}

/// The ratings of those who sit at a table of people only.
#[utoipa::path(get, path = "/api/tables/{id}/ratings", params(("id" = String, Path)),
    responses((status = 200, body = SeatRatings), (status = 404, body = ErrorBody)))]
async fn at_table(State(state): State<AppState>, id: Id) -> Result<Answer<SeatRatings>, Problem> {
    let (game, players) = state.tables.lock(&known(id)?).await?.players();
    let ladder = state.ratings.now(&*state.store).await?;
    Ok(Answer(SeatRatings { seats: ladder.among(&game, &players) }))
}
