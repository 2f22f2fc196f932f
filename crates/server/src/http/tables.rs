//! Making, finding and joining tables.

use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use feerie_advice::AdvisedGames;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::{Answer, Body, Written};
use super::identity::TableList;
use super::people::{Asker, check_salt};
use crate::error::{ErrorBody, Problem};
use crate::state::AppState;
use crate::store::{Filter, Visibility};
use crate::tables::{Again, CreateTable, Guard, Joining, info_of, url};
use crate::wire::{Clock, SeatWish, TableInfo};

/// The routes.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(games))
        .routes(routes!(list, create))
        .routes(routes!(table))
        .routes(routes!(join))
        .routes(routes!(leave))
        .routes(routes!(salt))
        .routes(routes!(start))
        .routes(routes!(new_link))
        .routes(routes!(revoke_link))
        .routes(routes!(rematch))
}

/// One table.
#[derive(Serialize, ToSchema)]
pub struct OneTable {
    /// As the asker sees it.
    pub table: TableInfo,
}

/// A table as the asker sees it. With a roster in its options it is long.
pub fn shown(state: &AppState, asker: &Asker, live: &Guard) -> Result<Written, Problem> {
    Written::new(&OneTable { table: live.info(&asker.me.id, &state.keys) }, false)?.within(&state.limiter.answers)
}

/// A new table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewTable {
    game: String,
    seats: Vec<SeatWish>,
    #[serde(default)]
    #[schema(value_type = Object)]
    options: Map<String, Value>,
    #[serde(default)]
    preset: Option<String>,
    /// `open` or `link`.
    #[serde(default)]
    visibility: Option<String>,
    /// Milliseconds a bot waits before it moves.
    #[serde(default)]
    pace: Option<i64>,
    /// How much time people have.
    #[serde(default)]
    clock: Clock,
    /// Not to start by itself, so that the hash of the dice can be seen before salts are added.
    #[serde(default)]
    wait: bool,
}

/// Which tables to list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
struct Listing {
    game: Option<String>,
    /// `waiting`, `playing` or `over`.
    state: Option<String>,
    /// The `next` of the answer before: for the next page of a long list.
    after: Option<String>,
}

/// How to sit down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct JoinBody {
    #[serde(default)]
    seat: Option<u8>,
    #[serde(default)]
    link: Option<String>,
    /// What I add to the dice.
    #[serde(default)]
    salt: Option<String>,
}

/// A seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct SeatBody {
    seat: u8,
}

/// What I add to the dice.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct SaltBody {
    seat: u8,
    salt: String,
}

/// How to play once more.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct AgainBody {
    /// What I add to the dice.
    #[serde(default)]
    salt: Option<String>,
    /// Not to sit down yet, so that the hash of the dice can be seen before a salt is added.
    #[serde(default)]
    wait: bool,
}

/// A capability for a seat.
#[derive(Serialize, ToSchema)]
struct LinkAnswer {
    link: String,
    /// The address to open, without scheme and host.
    url: String,
}

type One = Result<Written, Problem>;
/// A table's address.
pub type Id = Result<Path<String>, PathRejection>;

/// All games, with options, presets, the bots that have names of their own, and the numbers of seats with a `master`.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Object)))]
async fn games(State(state): State<AppState>, headers: HeaderMap) -> Response {
    state.described.answer(&state.files, &headers).await
}

/// The same for whoever asks no server.
pub fn described(games: &dyn AdvisedGames) -> Value {
    let mut described = feerie_table::describe_games(games);
    let cards = described["games"].as_array_mut().into_iter().flatten();
    for (card, info) in cards.zip(games.infos()) {
        card["bots"] = info.characters.iter().map(|character| character.id).collect();
        card["masters"] = info.masters.into();
    }
    described
}

/// Tables open to all, newest first, page by page.
#[utoipa::path(get, path = "/api/tables", params(Listing),
    responses((status = 200, body = TableList), (status = 400, body = ErrorBody)))]
async fn list(
    State(state): State<AppState>,
    asker: Asker,
    query: Result<Query<Listing>, QueryRejection>,
) -> Result<Answer<TableList>, Problem> {
    let Query(listing) = query.map_err(|error| Problem::BadRequest(error.body_text()))?;
    let phase = match listing.state.as_deref().filter(|state| !state.is_empty()) {
        None => None,
        Some(word) => Some(word.parse().map_err(|()| {
            Problem::BadRequest(format!("state is \"waiting\", \"playing\" or \"over\", not {word:?}"))
        })?),
    };
    let game = listing.game.filter(|game| !game.is_empty());
    // What cannot be a game's name is asked of no store: not every database takes every text.
    if game.as_ref().is_some_and(|game| state.games.infos().iter().all(|info| info.id != *game)) {
        return Ok(Answer(TableList { tables: Vec::new(), next: None }));
    }
    let filter = Filter { game, phase };
    let after = listing.after.as_deref().map(str::parse).transpose()?;
    let (tables, next) = state.tables.list(&asker.me.id, &filter, after).await?;
    Ok(Answer(TableList { tables, next: next.map(|next| next.to_string()) }))
}

/// Opens a table; it starts at once if no seat is open.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses((status = 200, body = OneTable),
    (status = 400, body = ErrorBody), (status = 429, description = "too many unfinished tables", body = ErrorBody)))]
async fn create(State(state): State<AppState>, asker: Asker, Body(body): Body<NewTable>) -> One {
    let visibility = match body.visibility.as_deref() {
        None => Visibility::Link,
        Some(word) => word
            .parse()
            .map_err(|()| Problem::BadRequest(format!("visibility is \"open\" or \"link\", not {word:?}")))?,
    };
    // A guest is not stored for a game that there is not.
    info_of(state.games, &body.game)?;
    // Whoever waits may stand up again, and strangers sit down.
    asker.may_wish(&state, &body.seats, visibility == Visibility::Open || body.wait).await?;
    let me = asker.sit(&state).await?;
    let NewTable { game, seats, options, preset, pace, clock, wait, .. } = body;
    let wanted = CreateTable { game, seats, options, preset, visibility, pace, clock, wait };
    let live = state.tables.open(&me, wanted).await?;
    shown(&state, &asker, &live)
}

/// A table.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)),
    responses((status = 200, body = OneTable), (status = 404, body = ErrorBody)))]
async fn table(State(state): State<AppState>, asker: Asker, id: Id) -> One {
    let live = state.tables.lock(&known(id)?).await?;
    shown(&state, &asker, &live)
}

/// Takes an open seat, or my own back from the bot that held it.
#[utoipa::path(post, path = "/api/tables/{id}/join", params(("id" = String, Path)), request_body = JoinBody,
    responses((status = 200, body = OneTable), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
    (status = 409, description = "taken, or started already", body = ErrorBody)))]
async fn join(State(state): State<AppState>, asker: Asker, id: Id, Body(body): Body<JoinBody>) -> One {
    let salt = check_salt(&body.salt.unwrap_or_default())?;
    let id = known(id)?;
    // Checked first, so that a guest is not stored for a table that does not exist.
    drop(state.tables.lock(&id).await?);
    let me = asker.sit(&state).await?;
    let joining = Joining { seat: body.seat, link: body.link, salt };
    let live = state.tables.join(&id, &me, joining).await?;
    shown(&state, &asker, &live)
}

/// Leaves my seat: free again before the start; afterwards a bot holds it until I am back.
#[utoipa::path(post, path = "/api/tables/{id}/leave", params(("id" = String, Path)), request_body = SeatBody,
    responses((status = 200, body = OneTable), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
async fn leave(State(state): State<AppState>, asker: Asker, id: Id, Body(body): Body<SeatBody>) -> One {
    let live = state.tables.leave(&known(id)?, &asker.me, body.seat).await?;
    shown(&state, &asker, &live)
}

/// Adds something of mine to the dice of a table that waits, whose hash I have seen.
#[utoipa::path(post, path = "/api/tables/{id}/salt", params(("id" = String, Path)), request_body = SaltBody,
    responses((status = 200, body = OneTable), (status = 400, body = ErrorBody), (status = 403, body = ErrorBody),
    (status = 404, body = ErrorBody), (status = 409, description = "started already", body = ErrorBody)))]
async fn salt(State(state): State<AppState>, asker: Asker, id: Id, Body(body): Body<SaltBody>) -> One {
    let salt = check_salt(&body.salt)?;
    let live = state.tables.add_salt(&known(id)?, &asker.me, body.seat, salt).await?;
    shown(&state, &asker, &live)
}

/// Starts my table; bots take the open seats.
#[utoipa::path(post, path = "/api/tables/{id}/start", params(("id" = String, Path)),
    responses((status = 200, body = OneTable), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
    (status = 409, description = "started already", body = ErrorBody)))]
async fn start(State(state): State<AppState>, asker: Asker, id: Id) -> One {
    let live = state.tables.start(&known(id)?, &asker.me).await?;
    shown(&state, &asker, &live)
}

/// A new link to a seat of my table; the one before is worthless from now on.
#[utoipa::path(post, path = "/api/tables/{id}/links", params(("id" = String, Path)), request_body = SeatBody,
    responses((status = 200, body = LinkAnswer), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
async fn new_link(
    State(state): State<AppState>,
    asker: Asker,
    id: Id,
    Body(body): Body<SeatBody>,
) -> Result<Answer<LinkAnswer>, Problem> {
    let id = known(id)?;
    let link = state.tables.new_link(&id, &asker.me, body.seat).await?;
    let url = url(&id, &link);
    Ok(Answer(LinkAnswer { link, url }))
}

/// Revokes the link to a seat of my table.
#[utoipa::path(delete, path = "/api/tables/{id}/links/{seat}", params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 204), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
async fn revoke_link(
    State(state): State<AppState>,
    asker: Asker,
    path: Result<Path<(String, u8)>, PathRejection>,
) -> Result<StatusCode, Problem> {
    let Path((id, seat)) = path.map_err(|error| Problem::BadRequest(error.body_text()))?;
    state.tables.revoke_link(&id, &asker.me, seat).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The same people once more, everybody one seat on. Seats are kept for them until they sit down.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)), request_body = AgainBody,
    responses((status = 200, body = OneTable), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
    (status = 409, description = "not over yet", body = ErrorBody)))]
async fn rematch(State(state): State<AppState>, asker: Asker, id: Id, Body(body): Body<AgainBody>) -> One {
    let again = Again { salt: check_salt(&body.salt.unwrap_or_default())?, wait: body.wait };
    let id = known(id)?;
    // Checked first, so that a guest is not stored for a table that is nothing to them.
    state.tables.may_play_again(&id, &asker.me).await?;
    let me = asker.sit(&state).await?;
    let live = state.tables.rematch(&id, &me, again).await?;
    shown(&state, &asker, &live)
}

/// The address in a path, if it was text at all.
pub fn known(id: Id) -> Result<String, Problem> {
    id.map(|Path(id)| id).map_err(|_| Problem::NotFound)
}
