//! Guests, names, passphrases.

use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use std::net::SocketAddr;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::{Answer, Body};
use super::limit::address;
use super::people::{Asker, log_in, set_cookie};
use crate::config::LONGEST_LIST;
use crate::error::{ErrorBody, Problem};
use crate::keys::Session;
use crate::state::AppState;
use crate::store::Change;
use crate::wire::{Me, TableInfo};

/// The routes.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(me, rename))
        .routes(routes!(claim))
        .routes(routes!(login))
        .routes(routes!(logout))
        .routes(routes!(my_games))
}

/// A new display name.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Naming {
    name: String,
}

/// A name with its passphrase.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Credentials {
    name: String,
    passphrase: String,
}

/// A list of tables.
#[derive(Serialize, ToSchema)]
pub struct TableList {
    /// The newest first.
    pub tables: Vec<TableInfo>,
}

/// Who I am. Whoever is nobody yet becomes a guest.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
async fn me(asker: Asker) -> Answer<Me> {
    Answer(asker.me)
}

/// Changes my display name.
#[utoipa::path(put, path = "/api/me", request_body = Naming,
    responses((status = 200, body = Me), (status = 400, body = ErrorBody)))]
async fn rename(State(state): State<AppState>, asker: Asker, Body(body): Body<Naming>) -> Result<Answer<Me>, Problem> {
    Ok(Answer(asker.rename(&state, &body.name).await?))
}

/// Keeps my name and history under a passphrase.
#[utoipa::path(post, path = "/api/me/claim", request_body = Credentials, responses((status = 200, body = Me),
    (status = 400, body = ErrorBody), (status = 409, description = "the name is taken", body = ErrorBody)))]
async fn claim(
    State(state): State<AppState>,
    asker: Asker,
    Body(body): Body<Credentials>,
) -> Result<Answer<Me>, Problem> {
    Ok(Answer(asker.claim(&state, &body.name, &body.passphrase).await?))
}

/// Becomes the person who claimed this name, on this device.
#[utoipa::path(post, path = "/api/login", request_body = Credentials, responses((status = 200, body = Me),
    (status = 401, description = "name and passphrase do not match", body = ErrorBody)))]
async fn login(
    State(state): State<AppState>,
    connection: Option<axum::Extension<ConnectInfo<SocketAddr>>>,
    headers: HeaderMap,
    Body(body): Body<Credentials>,
) -> Result<Response, Problem> {
    let address = address(&state, &headers, connection.as_deref());
    state.limiter.login(address, &body.name.to_lowercase())?;
    let me = log_in(&state, &body.name, &body.passphrase).await?;
    let cookie = set_cookie(&state, &Session::of(me.id.clone()));
    Ok(([(header::SET_COOKIE, cookie)], Answer(me)).into_response())
}

/// Ends this device's session; who asks next from it is a new guest.
#[utoipa::path(post, path = "/api/logout", responses((status = 204)))]
async fn logout(State(state): State<AppState>, asker: Asker) -> Result<Response, Problem> {
    state.store.commit(vec![Change::EndSession(asker.session.id)]).await?;
    let cookie = set_cookie(&state, &Session::guest());
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response())
}

/// The tables that I host or sit at, newest first.
#[utoipa::path(get, path = "/api/me/games", responses((status = 200, body = TableList)))]
async fn my_games(State(state): State<AppState>, asker: Asker) -> Result<Answer<TableList>, Problem> {
    Ok(Answer(TableList { tables: state.tables.of_person(&asker.me.id, LONGEST_LIST).await? }))
}
