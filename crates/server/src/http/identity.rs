//! Guests, names, passphrases.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::{Answer, Body};
use super::cookies;
use super::people::{Asker, new_session, taken};
use crate::accounts::{
    Face, LENGTHS, MOST_SESSIONS, check_name, check_passphrase, hash, is_reserved, is_right, likeness_of, login_of,
};
use crate::config::LONGEST_LIST;
use crate::error::{ErrorBody, Problem};
use crate::keys::Session;
use crate::lanes::Lane;
use crate::security::{Event, note};
use crate::state::AppState;
use crate::store::{Change, PersonRow};
use crate::wire::{Me, TableInfo};

/// Bytes of the longest name, in whatever form it is typed.
const LONGEST_LOGIN: usize = 400;

/// The routes.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(me, rename))
        .routes(routes!(claim))
        .routes(routes!(login))
        .routes(routes!(logout))
        .routes(routes!(my_games))
}

/// A new display name, a new face, or both.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Naming {
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    face: Option<Face>,
}

/// A name with its passphrase.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Credentials {
    name: String,
    passphrase: String,
}

/// A name with a new passphrase.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Claim {
    name: String,
    passphrase: String,
    /// The passphrase up to now, of somebody who has one.
    #[serde(default)]
    old: Option<String>,
}

/// A list of tables.
#[derive(Serialize, ToSchema)]
pub struct TableList {
    /// The newest first.
    pub tables: Vec<TableInfo>,
    /// If there are more: what to ask for as `after`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

/// Who I am. A client without an identity becomes a guest.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
async fn me(asker: Asker) -> Answer<Me> {
    Answer(asker.me)
}

/// Changes my display name, my face, or both.
#[utoipa::path(put, path = "/api/me", request_body = Naming, responses((status = 200, body = Me),
    (status = 400, body = ErrorBody), (status = 409, description = "somebody keeps that name", body = ErrorBody)))]
async fn rename(State(state): State<AppState>, asker: Asker, Body(body): Body<Naming>) -> Result<Answer<Me>, Problem> {
    if body.name.is_none() && body.face.is_none() {
        return Err(Problem::BadRequest("neither a name nor a face".to_owned()));
    }
    Ok(Answer(asker.present(&state, body.name.as_deref(), body.face).await?))
}

/// Keeps my name and history under a passphrase, or under another one. All sessions so far are over; this device has a
/// new one.
#[utoipa::path(post, path = "/api/me/claim", request_body = Claim, responses((status = 200, body = Me),
    (status = 400, body = ErrorBody), (status = 401, description = "not the old passphrase", body = ErrorBody),
    (status = 409, description = "the name is taken", body = ErrorBody), (status = 429, body = ErrorBody)))]
async fn claim(
    State(state): State<AppState>,
    asker: Asker,
    headers: HeaderMap,
    Body(body): Body<Claim>,
) -> Result<Response, Problem> {
    let name = check_name(&body.name)?;
    check_passphrase(&body.passphrase, &name)?;
    if is_reserved(&name) {
        return Err(Problem::NameTaken);
    }
    asker.may_use_name(&state, &name).await?;
    let row = asker.to_row();
    if asker.me.claimed {
        confirm(&state, &asker, &row, body.old.as_deref().unwrap_or_default()).await?;
    }
    state.limiter.hash(asker.address)?;
    let passphrase = state.tables.think(Lane::Door, move || hash(&body.passphrase)).await??;
    let row = PersonRow {
        login: Some(login_of(&name)),
        likeness: Some(likeness_of(&name)),
        passphrase: Some(passphrase),
        old_cookies: false,
        name,
        ..row
    };
    let me = Me::from(&row);
    let session = Session::of(me.id.clone());
    let unit = vec![
        Change::PutPerson(row),
        Change::EndOthers { person: me.id.clone(), but: session.id.clone() },
        Change::AddSession(new_session(&session, &headers)),
        Change::EndSession(asker.session.id.clone()),
    ];
    state.store.commit(unit).await.map_err(taken)?;
    state.tables.sockets.end_others(&me.id, &session.id);
    note(if asker.me.claimed { Event::Changed } else { Event::Claimed }, asker.address, &me.id);
    Ok(entered(&state, &headers, &session, me))
}

/// Asks for the passphrase up to now: a moment at somebody's device is not the account.
async fn confirm(state: &AppState, asker: &Asker, row: &PersonRow, old: &str) -> Result<(), Problem> {
    // Counted by person, not by address: the request comes from a logged-in device, which may be a stolen one.
    state.limiter.login(asker.address, &row.id, Some(&row.id)).await?;
    let (old, kept) = (old.to_owned(), row.passphrase.clone());
    if state.tables.think(Lane::Door, move || is_right(&old, kept.as_deref())).await? {
        return Ok(());
    }
    note(Event::ChangeFailed, asker.address, &row.id);
    Err(Problem::BadLogin)
}

/// Becomes the person who claimed this name, on this device.
#[utoipa::path(post, path = "/api/login", request_body = Credentials, responses((status = 200, body = Me),
    (status = 401, description = "name and passphrase do not match", body = ErrorBody),
    (status = 429, body = ErrorBody)))]
async fn login(
    State(state): State<AppState>,
    asker: Asker,
    headers: HeaderMap,
    Body(body): Body<Credentials>,
) -> Result<Response, Problem> {
    let row = whoever_keeps(&state, &body.name).await?;
    let device = row.as_ref().and_then(|row| cookies::device_of(&state, &headers, &row.id));
    let name = if may_be_name(&body.name) { login_of(&body.name) } else { String::new() };
    state.limiter.login(asker.address, &name, device).await?;
    let kept = row.as_ref().and_then(|row| row.passphrase.clone());
    let is_mine = move || body.passphrase.len() <= 4 * LENGTHS.1 && is_right(&body.passphrase, kept.as_deref());
    let is_mine = state.tables.think(Lane::Door, is_mine).await?;
    let Some(row) = row.as_ref().filter(|_| is_mine) else {
        note(Event::LoginFailed, asker.address, row.as_ref().map_or("", |row| &row.id));
        return Err(Problem::BadLogin);
    };
    let me = Me::from(row);
    let session = Session::of(me.id.clone());
    let mut unit = vec![Change::AddSession(new_session(&session, &headers))];
    unit.extend(end_of(&asker));
    let surplus = surplus_sessions(&state, &me.id).await?;
    unit.extend(surplus.iter().cloned().map(Change::EndSession));
    state.store.commit(unit).await?;
    for ended in surplus.iter().chain([&asker.session.id]) {
        state.tables.sockets.end(ended);
    }
    note(Event::Login, asker.address, &me.id);
    Ok(entered(&state, &headers, &session, me))
}

/// The sessions of a person that have to end before there is another one: those that were not used for longest.
async fn surplus_sessions(state: &AppState, person: &str) -> Result<Vec<String>, Problem> {
    let rows = state.store.sessions_of(person).await?;
    Ok(rows.into_iter().skip(MOST_SESSIONS - 1).map(|row| row.id).collect())
}

/// The person who claimed a name. Names claimed long ago may have a form that is not allowed any more.
async fn whoever_keeps(state: &AppState, name: &str) -> Result<Option<PersonRow>, Problem> {
    // What cannot be a name belongs to no one; the store is not asked.
    if !may_be_name(name) {
        return Ok(None);
    }
    if let Some(row) = state.store.person_by_login(&login_of(name)).await? {
        return Ok(Some(row));
    }
    Ok(state.store.person_by_login(&name.trim().to_lowercase()).await?)
}

/// Whether anybody could ever have kept such a name.
fn may_be_name(name: &str) -> bool {
    name.len() <= LONGEST_LOGIN && !name.contains('\0')
}

/// What ends a session for good; nothing for guests who have done nothing yet: there is nothing to protect.
fn end_of(asker: &Asker) -> Option<Change> {
    asker.row.is_some().then(|| Change::EndSession(asker.session.id.clone()))
}

/// Gives a device its new session, and makes it known for the person.
fn entered(state: &AppState, headers: &HeaderMap, session: &Session, me: Me) -> Response {
    let mut cookies = cookies::set_session(state, headers, session);
    cookies.push(cookies::set_device(state, headers, &me.id));
    (set(cookies), Answer(me)).into_response()
}

fn set(cookies: Vec<HeaderValue>) -> AppendHeaders<impl IntoIterator<Item = (header::HeaderName, HeaderValue)>> {
    AppendHeaders(cookies.into_iter().map(|cookie| (header::SET_COOKIE, cookie)))
}

/// Ends this device's session and its sockets; who asks next from it is a new guest.
#[utoipa::path(post, path = "/api/logout", responses((status = 204)))]
async fn logout(State(state): State<AppState>, asker: Asker, headers: HeaderMap) -> Result<Response, Problem> {
    if let Some(end) = end_of(&asker) {
        state.store.commit(vec![end]).await?;
    }
    state.tables.sockets.end(&asker.session.id);
    note(Event::Logout, asker.address, &asker.me.id);
    Ok(left(&state, &headers))
}

/// Makes a new guest of a device.
pub fn left(state: &AppState, headers: &HeaderMap) -> Response {
    (StatusCode::NO_CONTENT, set(cookies::set_session(state, headers, &Session::guest()))).into_response()
}

/// The tables that I host or sit at, newest first.
#[utoipa::path(get, path = "/api/me/games", responses((status = 200, body = TableList)))]
async fn my_games(State(state): State<AppState>, asker: Asker) -> Result<Answer<TableList>, Problem> {
    let tables = state.tables.of_person(&asker.me.id, LONGEST_LIST).await?;
    Ok(Answer(TableList { tables, next: None }))
}
