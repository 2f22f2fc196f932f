//! Records out and in, replays, forks.

use axum::extract::rejection::QueryRejection;
use axum::extract::{DefaultBodyLimit, Query, State};
use axum::http::HeaderMap;
use feerie_core::Record;
use feerie_table::{Finding, verify};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::{Answer, Body, RecordBody, Written};
use super::compress::takes_gzip;
use super::people::Asker;
use super::room::Share;
use super::tables::{Id, OneTable, known, shown};
use crate::config::{LARGEST_RECORD, LONGEST_RECORD, MOST_FRAMES};
use crate::error::{ErrorBody, Limit, Problem};
use crate::lanes::Lane;
use crate::state::AppState;
use crate::tables::Page;
use crate::wire::{Frame, SeatWish, TableInfo};

/// The routes.
pub fn router() -> OpenApiRouter<AppState> {
    let large = OpenApiRouter::new().routes(routes!(import)).routes(routes!(check_dice));
    let large = large.layer(DefaultBodyLimit::max(LARGEST_RECORD));
    OpenApiRouter::new().routes(routes!(record)).routes(routes!(replay)).routes(routes!(fork)).merge(large)
}

/// As whom to see a replay.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
struct Whose {
    /// A seat number, `watcher` or `all`; my own eyes if not said.
    r#as: Option<String>,
    /// Frames after this number only: for the next page of a long game.
    after: Option<u32>,
    /// So many frames at most; 400 if not said, and in any case.
    limit: Option<usize>,
}

/// A whole game, frame by frame.
#[derive(Serialize, ToSchema)]
struct Replay {
    table: TableInfo,
    /// From the first position on, or after the number that was asked for.
    frames: Vec<Frame>,
    /// Whether there are more: ask again with the last number as `after`.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    more: bool,
}

/// Where to branch off, and who plays on.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Fork {
    seq: u32,
    seats: Vec<SeatWish>,
}

/// The record of a finished table.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)), responses(
    (status = 200, body = Object), (status = 404, body = ErrorBody),
    (status = 409, description = "not over yet", body = ErrorBody)))]
async fn record(State(state): State<AppState>, id: Id, headers: HeaderMap) -> Result<Written, Problem> {
    let (record, gzip) = (state.tables.record(&known(id)?).await?, takes_gzip(&headers));
    state.tables.think(Lane::Records, move || Written::new(&record, gzip)).await??.within(&state.limiter.answers)
}

/// All frames of a table: of a finished one as anybody knew it, of a running one as far as I may see.
#[utoipa::path(get, path = "/api/tables/{id}/replay", params(("id" = String, Path), Whose), responses(
    (status = 200, body = Replay), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
    (status = 409, description = "not over yet", body = ErrorBody)))]
async fn replay(
    State(state): State<AppState>,
    asker: Asker,
    id: Id,
    query: Result<Query<Whose>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Written, Problem> {
    let Query(whose) = query.map_err(|error| Problem::BadRequest(error.body_text()))?;
    let who = whose.r#as.as_deref().map(str::parse).transpose()?;
    let page = Page { after: whose.after, most: whose.limit.unwrap_or(MOST_FRAMES).clamp(1, MOST_FRAMES) };
    let gzip = takes_gzip(&headers);
    let written = move |table, frames, more| Written::new(&Replay { table, frames, more }, gzip);
    state.tables.replay(&known(id)?, &asker.me.id, who, page, written).await??.within(&state.limiter.answers)
}

/// A new table that goes on from a step of another one.
#[utoipa::path(post, path = "/api/tables/{id}/fork", params(("id" = String, Path)), request_body = Fork, responses(
    (status = 200, body = OneTable), (status = 400, body = ErrorBody), (status = 404, body = ErrorBody),
    (status = 409, description = "not over yet", body = ErrorBody)))]
async fn fork(State(state): State<AppState>, asker: Asker, id: Id, Body(body): Body<Fork>) -> Result<Written, Problem> {
    asker.may_wish(&state, &body.seats, false).await?;
    let id = known(id)?;
    // Checked first, so that a guest is not stored for a table that does not exist.
    drop(state.tables.lock(&id).await?);
    let me = asker.sit(&state).await?;
    let live = state.tables.fork(&id, &me, body.seq, &body.seats).await?;
    shown(&state, &asker, &live)
}

/// A private table from a record; a step that cannot be played is named with its clause.
#[utoipa::path(post, path = "/api/records", request_body = Object, responses((status = 200, body = OneTable),
    (status = 400, description = "does not replay", body = ErrorBody), (status = 413, body = ErrorBody)))]
async fn import(State(state): State<AppState>, asker: Asker, body: RecordBody) -> Result<Written, Problem> {
    let length = body.bytes.len();
    let (record, _room) = read_record(&state, body).await?;
    let me = asker.sit(&state).await?;
    let live = state.tables.import(&me, record, length).await?;
    shown(&state, &asker, &live)
}

/// What came of checking dice.
#[derive(Serialize, ToSchema)]
struct Verdict {
    /// How many rolls and shuffles were computed again.
    checked: usize,
    /// What does not fit, in words; nothing if all does.
    problems: Vec<String>,
}

/// Computes every roll and shuffle of a record again, as `feerie verify` does.
#[utoipa::path(post, path = "/api/verify", request_body = Object, responses((status = 200, body = Verdict),
    (status = 400, description = "not a record", body = ErrorBody), (status = 413, body = ErrorBody)))]
async fn check_dice(State(state): State<AppState>, asker: Asker, body: RecordBody) -> Result<Answer<Verdict>, Problem> {
    let (record, _room) = read_record(&state, body).await?;
    if record.steps.len() > LONGEST_RECORD {
        return Err(Problem::TooMany(Limit::Steps));
    }
    let games = state.games;
    let (checked, findings) = state.tables.think(Lane::Records, move || verify(games, &record)).await?;
    let words = state.words(asker.lang);
    let problems = findings.iter().map(Finding::message).map(|(key, args)| words.say_texts(key, &args));
    Ok(Answer(Verdict { checked, problems: problems.collect() }))
}

/// A record of some mebibytes takes a while to read. The room it takes is held as long as it is used.
async fn read_record(state: &AppState, body: RecordBody) -> Result<(Record, Option<Share>), Problem> {
    let RecordBody { bytes, room } = body;
    let read = move || serde_json::from_slice(&bytes).map_err(|error| Problem::BadRecord(error.to_string()));
    Ok((state.tables.think(Lane::Records, read).await??, room))
}
