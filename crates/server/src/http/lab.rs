//! The lab: a change of a game tried out by bots, and what it did.

use axum::body::Bytes;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use feerie_lab::bench::Trial;
use feerie_words::Lang;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::{Answer, Body, Written, counted};
use super::people::language;
use super::tables::{Id, known};
use crate::error::{ErrorBody, Problem};
use crate::jobs::lab::{LabTry, MOST_GAMES, Phase, Shown};
use crate::state::AppState;

/// The routes.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(begin)).routes(routes!(look, stop)).routes(routes!(report))
}

/// A change to be tried.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LabWish {
    /// The game's id.
    game: String,
    /// How many seats there are.
    seats: u8,
    /// Who plays: one level for all seats, or several that change places. `keen:50` searches 50 iterations.
    bots: Vec<String>,
    /// Games of each variant.
    games: u32,
    /// Where the dice come from, the same for both variants.
    #[ts(type = "number")]
    seed: u64,
    /// Options of both variants that differ from the defaults.
    #[serde(default)]
    #[ts(type = "Record<string, string | number | boolean>")]
    #[schema(value_type = Object)]
    options: Map<String, Value>,
    /// Options that the second variant has in their place.
    #[ts(type = "Record<string, string | number | boolean>")]
    #[schema(value_type = Object)]
    changes: Map<String, Value>,
}

/// How far a try is, and what came out.
#[derive(Serialize, TS, ToSchema)]
pub struct LabAnswer {
    /// The try's name.
    id: String,
    /// `waiting`, `playing`, `done`, `stopped` or `stuck`.
    #[ts(type = "'waiting' | 'playing' | 'done' | 'stopped' | 'stuck'")]
    state: &'static str,
    /// Tries of others that are played first.
    before: usize,
    /// Games that were played.
    #[ts(type = "number")]
    done: u64,
    /// Games of the whole try.
    #[ts(type = "number")]
    of: u64,
    /// The same as a plan's file for `feerie lab run`.
    plan: String,
    /// Grows whenever the page does.
    #[ts(type = "number")]
    version: u64,
    /// What came out so far, as HTML in the asker's language; left out while it is what was seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    page: Option<String>,
}

/// What the asker has seen already.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
struct Seen {
    /// The version of the page.
    seen: Option<u64>,
}

/// Sets games going: the game as it is and as it would be, with the same dice. One try of an address at a time.
#[utoipa::path(post, path = "/api/lab", request_body = LabWish, responses(
    (status = 202, body = LabAnswer), (status = 400, description = "cannot be played", body = ErrorBody),
    (status = 429, description = "one at a time", body = ErrorBody), (status = 503, description = "too many others", body = ErrorBody)))]
async fn begin(
    State(state): State<AppState>,
    headers: HeaderMap,
    Body(wish): Body<LabWish>,
) -> Result<(StatusCode, Answer<LabAnswer>), Problem> {
    let LabWish { game, seats, bots, games, seed, options, changes } = wish;
    if !(1..=MOST_GAMES).contains(&games) {
        return Err(Problem::BadRequest(format!("games: from 1 to {MOST_GAMES}")));
    }
    let own = state.lab.begin(&state, Trial { game, seats, bots, games, seed, options, changes }).await?;
    let (_, before) = state.lab.find(&own.id)?;
    Ok((StatusCode::ACCEPTED, Answer(answer(&own, before, None, language(&headers)))))
}

/// How far it is. Without further requests the client is taken to have gone away, and the games end.
#[utoipa::path(get, path = "/api/lab/{id}", params(("id" = String, Path), Seen), responses(
    (status = 200, body = LabAnswer), (status = 404, body = ErrorBody)))]
async fn look(
    State(state): State<AppState>,
    headers: HeaderMap,
    id: Id,
    query: Result<Query<Seen>, QueryRejection>,
) -> Result<Written, Problem> {
    let Query(Seen { seen }) = query.map_err(|error| Problem::BadRequest(error.body_text()))?;
    let (own, before) = state.lab.find(&known(id)?)?;
    Written::new(&answer(&own, before, seen, language(&headers)), false)?.within(&state.limiter.answers)
}

/// Ends it. What was played is kept and can be looked at.
#[utoipa::path(delete, path = "/api/lab/{id}", params(("id" = String, Path)), responses(
    (status = 204), (status = 404, body = ErrorBody)))]
async fn stop(State(state): State<AppState>, id: Id) -> Result<StatusCode, Problem> {
    state.lab.find(&known(id)?)?.0.stop();
    Ok(StatusCode::NO_CONTENT)
}

/// The report as one file of HTML, in both languages.
#[utoipa::path(get, path = "/api/lab/{id}/report", params(("id" = String, Path)), responses(
    (status = 200, content_type = "text/html", body = String), (status = 404, body = ErrorBody),
    (status = 409, description = "not over yet", body = ErrorBody)))]
async fn report(State(state): State<AppState>, id: Id) -> Result<Response, Problem> {
    let (own, _) = state.lab.find(&known(id)?)?;
    let report = own.report().ok_or(Problem::NotOver)?;
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8".to_owned()),
        (header::CACHE_CONTROL, "no-store".to_owned()),
        // It has scripts of its own, which our pages do not allow: it is kept, and opened from there.
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{}.html\"", own.plan.name)),
    ];
    let report = Bytes::copy_from_slice(report.as_bytes());
    Ok((headers, counted(report, &state.limiter.answers)?).into_response())
}

fn answer(own: &LabTry, before: usize, seen: Option<u64>, lang: Lang) -> LabAnswer {
    let (phase, Shown { version, pages: [fr, en] }) = own.ask();
    let page = if lang == Lang::Fr { fr } else { en };
    LabAnswer {
        id: own.id.clone(),
        state: phase.word(),
        before: if phase == Phase::Waiting { before } else { 0 },
        done: own.done(),
        of: own.of,
        plan: own.plan.text.clone(),
        version,
        page: (version > 0 && seen != Some(version)).then(|| page.to_string()),
    }
}
